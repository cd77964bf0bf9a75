import TouchGeometry
import TouchKit

/// An interaction that activates a view when a drag rests over it (semantics 54.70).
/// https://developer.apple.com/documentation/uikit/uispringloadedinteraction
@preconcurrency @MainActor open class UISpringLoadedInteraction: UIInteraction {
  /// The view to which the interaction was added.
  public private(set) weak var view: UIView?
  /// Decides whether a drag activates the view.
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  /// Shows the state of the activation.
  public let interactionEffect: any UISpringLoadedInteractionEffect
  private let activationHandler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - interactionBehavior: Decides whether a drag activates the view; nil for every drag.
  ///   - interactionEffect: Shows the state; nil for the kit's highlight (semantics 54.73).
  ///   - activationHandler: Called on the main actor, once for each activation.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? SpringRule { _ in true }
    self.interactionEffect = interactionEffect ?? SpringHighlight()
    self.activationHandler = activationHandler
  }

  /// Creates an interaction for every drag, with the kit's highlight.
  public convenience init(
    activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }

  func activate(_ context: SpringContext) { activationHandler(self, context) }
}

/// A view or item that a drag can activate by resting over it (semantics 54.74).
/// https://developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: AnyObject {
  /// Whether a drag that rests over the object activates it.
  var isSpringLoaded: Bool { get set }
}

/// The state of an activation. https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffectstate
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the view, or it was activated.
  case inactive
  /// A drag that may activate the view is over it.
  case possible
  /// The drag has rested, and the activation follows if it continues to rest.
  case activating
  /// The view is being activated.
  case activated
}

/// What a drag would activate. https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: AnyObject {
  /// The state of the activation.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view to highlight; by default that of the interaction. A behavior may set it, to a cell for example.
  var targetView: UIView? { get set }
  /// Any value with which a behavior describes the target; nil by default.
  var targetItem: Any? { get set }
  /// Returns the location of the drag, in the coordinates of a view, or with nil in those of its window.
  func location(in view: UIView?) -> CGPoint
}

/// Decides whether a drag activates a view.
/// https://developer.apple.com/documentation/uikit/uispringloadedinteractionbehavior
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: AnyObject {
  /// Returns whether the activation may begin or continue; called when a drag comes to the view, and for each movement
  /// over it.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Called when the activation has ended, with or without success; the default implementation does nothing.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows the state of an activation.
/// https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffect
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: AnyObject {
  /// Called after the state or the target of the activation has changed.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A behavior by a closure.
@MainActor package final class SpringRule: UISpringLoadedInteractionBehavior {
  private let allows: (any UISpringLoadedInteractionContext) -> Bool

  package init(_ allows: @escaping (any UISpringLoadedInteractionContext) -> Bool) { self.allows = allows }

  package func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { allows(context) }
}
