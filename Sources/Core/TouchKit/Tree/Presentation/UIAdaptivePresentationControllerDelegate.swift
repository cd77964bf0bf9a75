/// A delegate that decides about and is notified of dismissals by the user: dragging a sheet away, Escape, a click
/// outside.
///
/// The app's `dismiss(animated:completion:)` calls no method of the delegate. Every method is optional (semantics
/// 30.14).
/// https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns whether the user may dismiss the controller; true by default.
  ///
  /// Called once for each attempt, unless the presented controller's `isModalInPresentation` already forbids it.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called when the user begins to dismiss the controller, and may still cancel.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called once after the user has dismissed the controller, after `viewDidDisappear(_:)`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to dismiss the controller and was refused.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns true.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
