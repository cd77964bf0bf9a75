import TouchDrawing
import TouchGeometry

/// Manages a presented view and the views that accompany it: a dimming view, a card, an arrow.
///
/// The kit creates one for each presentation and retains it until the controller is dismissed; for the style `custom`
/// the transitioning delegate creates it. A subclass adds its views in `presentationTransitionWillBegin()`.
/// https://developer.apple.com/documentation/uikit/uipresentationcontroller
@preconcurrency @MainActor open class UIPresentationController: UIObject {
  /// The presented controller, retained only during the presentation.
  private var kept: UIViewController?
  private weak var known: UIViewController?
  private weak var presenter: UIViewController?
  /// The presentation that this controller manages; nil before and after.
  weak var presentation: Presentation?

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: the controller to present.
  ///   - presentingViewController: the controller that presents it; nil if it is not known yet.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    known = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// The presented controller.
  ///
  /// Reading it after that controller was deallocated stops the app.
  open var presentedViewController: UIViewController {
    guard let controller = kept ?? known else {
      preconditionFailure("UIPresentationController: its presented controller was deallocated")
    }
    return controller
  }

  /// The presenting controller; before the presentation, the presented controller itself.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// Retains the presented controller from the start of the presentation to its end.
  func keep(_ presenter: UIViewController?) {
    kept = presenter == nil ? nil : known
    if let presenter { self.presenter = presenter }
  }

  /// The style of the presentation.
  open internal(set) var presentationStyle = UIModalPresentationStyle.custom

  /// The delegate for dismissals by the user; held weakly.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet {
      UncalledDelegateMethods.check(delegate, (any UIAdaptivePresentationControllerDelegate).self)
      UncalledDelegateMethods.check(delegate, (any UISheetPresentationControllerDelegate).self)
      UncalledDelegateMethods.check(delegate, (any UIPopoverPresentationControllerDelegate).self)
    }
  }

  /// The view that contains the presentation; nil before and after.
  open internal(set) weak var containerView: UIView?

  /// The view that is presented: the presented controller's, unless a subclass wraps it.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view at the end, in the container's coordinates; the container's bounds by default.
  ///
  /// Read at the start and at each layout of the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenter's view leaves the window during the presentation; false by default.
  ///
  /// Read once, at the start.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  // MARK: Callbacks

  /// Called when the presentation begins; add accompanying views here (semantics 30.6).
  ///
  /// The default does nothing.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation is complete or cancelled; the default does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal begins; the default does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal is complete or cancelled; the default does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out its views.
  ///
  /// The default does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its views.
  ///
  /// The default does nothing.
  open func containerViewDidLayoutSubviews() {}

  /// Returns the size of the presented controller in a container of the given size; that size by default.
  ///
  /// Called before the window's size changes; an app calls it to compute the frame.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called when the preferred size of the presented controller changes; the default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Called before the size of the container changes with the window, before the presented controller is notified.
  ///
  /// The default does nothing; the presented controller is notified in any case.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

  /// Called before the traits of the presented controller change; the default does nothing.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The traits of the container, or of the presented controller before and after the presentation.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }

  // MARK: Internal

  /// Returns the animator to use if no delegate provides one.
  func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    ownAnimator?(isPresenting)
      ?? StandardAnimator(presentedViewController.modalTransitionStyle, isPresenting: isPresenting)
  }

  /// Creates the animator of the presentation, with true, or the dismissal; nil uses the transition style.
  package var ownAnimator: ((Bool) -> (any UIViewControllerAnimatedTransitioning)?)?

  /// Whether a point of the container belongs to the presentation, and not to the views behind it.
  func claims(_ point: CGPoint) -> Bool { true }

  /// Whether the focus stays inside the presentation.
  var keepsFocus: Bool { true }

  /// Whether the user may dismiss it with Escape.
  var endsWithEscape: Bool { false }

  /// Called after the user has dismissed it from outside, such as with Escape or a click outside.
  package var onLeft: (() -> Void)?
  /// Handles a key that no responder handled; returns whether it was used.
  package var takesKey: ((UIKey) -> Bool)?
  /// Moves the focus inside after the presentation is complete.
  package var placesFocus: (() -> Void)?
}

extension UIPresentationController {
  /// Dismisses on behalf of the user, after asking the delegate, or reports that it was refused (semantics 30.14,
  /// 30.15).
  package func attemptToDismiss() {
    guard let presentation, presentation.phase == .presented else { return }
    guard mayDismiss() else { delegate?.presentationControllerDidAttemptToDismiss(self); return }
    guard presentation.phase == .presented else { return }
    delegate?.presentationControllerWillDismiss(self)
    let presented = presentedViewController
    presentation.dismiss(animated: true) {
      withExtendedLifetime(presented) { self.onLeft?() }
      self.delegate?.presentationControllerDidDismiss(self)
    }
  }

  /// Whether the user may dismiss it.
  func mayDismiss() -> Bool {
    if presentedViewController.staysInPresentation { return false }
    return delegate?.presentationControllerShouldDismiss(self) ?? true
  }
}

extension UIViewController {
  /// Whether this controller or a visible descendant forbids dismissal by the user (semantics 30.15).
  fileprivate var staysInPresentation: Bool {
    isModalInPresentation || children.contains { $0.viewIfLoaded?.window != nil && $0.staysInPresentation }
  }
}

/// The container of a presentation: the presented view and the views that accompany it.
@MainActor final class PresentationContainerView: UIView {
  weak var manager: UIPresentationController?
  /// Whether a transition runs: then touches reach neither what is presented nor what is below (semantics 30.7).
  var isInTransition = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && isInTransition ? self : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let manager else { return }
    manager.containerViewWillLayoutSubviews()
    manager.containerViewDidLayoutSubviews()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && manager?.claims(point) != false
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension UIView {
  /// Whether the view contains a presented controller.
  package var isPresentation: Bool { self is PresentationContainerView }
}
