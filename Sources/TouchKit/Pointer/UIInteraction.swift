import TouchGeometry

/// Something that adds a way of interaction to a view it is added to.
/// https://developer.apple.com/documentation/uikit/uiinteraction
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view that it was added to.
  var view: UIView? { get }
  /// Tells that it will be added to a view, or taken from its view when nil.
  func willMove(to view: UIView?)
  /// Tells that it was added to a view, or taken from its view when nil; `view` must say so from now on.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view in the order in which they were added.
  public var interactions: [any UIInteraction] { rare?.interactions ?? [] }

  /// Adds an interaction, which the view keeps, and takes it from the view that it was added to before.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ensuredRare.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction away; one that was not added is left alone.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
