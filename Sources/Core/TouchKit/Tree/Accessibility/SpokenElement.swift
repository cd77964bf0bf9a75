import TouchGeometry

/// What a screen reader reads at one stop: an element or a container, with what is said about it.
///
/// An array of them is in reading order. It is what an inspector shows.
package struct SpokenElement: Equatable {
  /// The number of containers around the element.
  package var depth = 0
  /// The role, as AT-SPI names it.
  package var role = ""
  package var label = ""
  /// The value, or the text, or the placeholder, or the position in a list, as a screen reader reads them.
  package var value = ""
  /// The traits in words; empty for containers without traits.
  package var traits = ""
  /// The states that are read, such as `selected`, separated by commas.
  package var states = ""
  package var hint = ""
  /// The visible part, in points of the surface.
  package var box = CGRect.zero
  /// The view or the element; nil if it was deallocated.
  package weak var object: AnyObject?

  package init() {}

  package static func == (one: SpokenElement, other: SpokenElement) -> Bool {
    one.depth == other.depth && one.role == other.role && one.label == other.label && one.value == other.value
      && one.traits == other.traits && one.states == other.states && one.hint == other.hint && one.box == other.box
      && one.object === other.object
  }
}
