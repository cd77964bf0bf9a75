import TouchKit

/// Is told what a navigation controller shows.
/// https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  /// A controller is about to be shown.
  ///
  /// Called once for each change, after `viewWillAppear(_:)`; also for one that is given up (semantics 28.4, 28.8).
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A controller is shown.
  ///
  /// Called once for each change that is not given up, after `viewDidAppear(_:)` (semantics 28.4).
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// Who shows an animated push or pop; nil, the default, for the kit's own way.
  ///
  /// Asked once for each that has a controller on both ends, before anything else is told (semantics 28.24).
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who drives the transition that an animator of the delegate's shows; nil, the default, for nobody.
  ///
  /// Asked once, right after the animator.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationController {
  /// What a transition does to the stack.
  public enum Operation: Int, Sendable {
    /// Neither; no transition asks with it.
    case none = 0
    /// A new controller comes on top.
    case push = 1
    /// The way back.
    case pop = 2
  }
}

extension UINavigationControllerDelegate {
  /// Has nothing to do.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Has nothing to do.
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
