import TouchKit

/// Receives the transitions of a navigation controller.
/// https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a controller is displayed.
  ///
  /// Called once for each transition, after `viewWillAppear(_:)`; also for one that is cancelled later (semantics 28.4,
  /// 28.8).
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called after a controller was displayed.
  ///
  /// Called once for each transition that is not cancelled, after `viewDidAppear(_:)` (semantics 28.4).
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// Returns the animator of an animated push or pop; nil, the default, for the kit's animation.
  ///
  /// Called once for each transition between two controllers, before any notification (semantics 28.24).
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives the delegate's animator; nil, the default, for a transition that is not
  /// interactive.
  ///
  /// Called once, right after the animator was requested.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationController {
  /// The operation of a transition.
  public enum Operation: Int, Sendable {
    /// No operation; never passed to the delegate.
    case none = 0
    /// A controller is pushed.
    case push = 1
    /// Controllers are popped.
    case pop = 2
  }
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  /// Returns nil.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
