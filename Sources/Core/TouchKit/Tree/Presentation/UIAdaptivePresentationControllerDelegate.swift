/// Is asked and told when the user ends a presentation: drags a sheet away, presses Escape, clicks outside.
///
/// Nothing of it is called for `dismiss(animated:completion:)` of the program. Every method is optional (semantics 30.14).
/// https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the user may end it; true.
  ///
  /// Asked once for each attempt, unless the presented controller's `isModalInPresentation` says no already.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user has begun to end it, and may still think better of it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has ended it; called once, after `viewDidDisappear(_:)`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user wanted to end it and was refused.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// True.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Has nothing to do.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Has nothing to do.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Has nothing to do.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
