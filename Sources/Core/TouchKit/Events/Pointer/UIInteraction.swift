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
