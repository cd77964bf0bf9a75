import TouchGeometry

/// The writing direction.
///
/// https://developer.apple.com/documentation/uikit/nswritingdirection
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first strong character.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// A tab stop (semantics 16.16).
///
/// https://developer.apple.com/documentation/uikit/nstexttab
open class NSTextTab: Hashable {
  /// The name of an additional option; the kit ignores options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// Creates the option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The alignment of text at the tab stop: it begins, ends or is centered there.
  ///
  /// Natural and justified text begins there.
  public let alignment: NSTextAlignment
  /// The distance from the leading edge, in points; not negative.
  public let location: CGFloat
  /// The options given when the tab was created.
  public let options: [OptionKey: Any]

  /// Creates a tab stop at a location.
  ///
  /// Invalid lengths count as 0.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    self.location = location.isFinite ? min(max(location, 0), 1e6) : 0
    self.options = options
  }

  /// Whether two tab stops have the same location and alignment.
  public static func == (left: NSTextTab, right: NSTextTab) -> Bool { left.stop == right.stop }
  /// Hashes the properties that `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(stop) }

  final var stop: TabStop { TabStop(alignment: alignment, location: location) }
}

/// A tab stop as a value.
package struct TabStop: Hashable, Sendable {
  package var alignment: NSTextAlignment
  /// The distance from the leading edge, in points.
  package var location: CGFloat

  package init(alignment: NSTextAlignment, location: CGFloat) {
    (self.alignment, self.location) = (alignment, location)
  }
}

extension ParagraphShape {
  /// The tab stops for a text engine: those of the style, and with a default interval two more, whose distance a text
  /// engine repeats.
  ///
  /// Empty if the style has neither; then the font determines the distance.
  package var tabPlaces: [TabStop] {
    guard defaultTabInterval > 0 else { return tabStops }
    let interval = max(defaultTabInterval, 1)
    let last = tabStops.last?.location ?? 0
    let next = ((last / interval).rounded(.down) + 1) * interval
    return tabStops + [next, next + interval].map { TabStop(alignment: .left, location: $0) }
  }
}
