import TouchGeometry

/// An object that adds an interaction to a view.
/// https://developer.apple.com/documentation/uikit/uiinteraction
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view that has the interaction.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed from its view with nil.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed from its view with nil; set `view` to the new value.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view in the order in which they were added.
  public var interactions: [any UIInteraction] { rare?.interactions ?? [] }

  func attach(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ensuredRare.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
