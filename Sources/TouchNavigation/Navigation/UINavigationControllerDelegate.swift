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
}
