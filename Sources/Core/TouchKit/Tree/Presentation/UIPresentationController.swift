import TouchGeometry

/// Places a presented view while it is presented, and what goes with it: a dim, a card, an arrow.
///
/// The kit makes one for each presentation, and keeps it until the controller is dismissed; for the style `custom` the
/// transitioning delegate makes it. A subclass adds its views in `presentationTransitionWillBegin()`.
/// https://developer.apple.com/documentation/uikit/uipresentationcontroller
@preconcurrency @MainActor open class UIPresentationController: UIObject {
  /// Kept while it is presented; before and after that somebody else has it.
  private var kept: UIViewController?
  private weak var known: UIViewController?
  private weak var presenter: UIViewController?
  /// The presentation that it is part of; nil before and after.
  weak var presentation: Presentation?

  /// One for a controller that is to be presented.
  ///
  /// - Parameters:
  ///   - presentedViewController: what is to be shown.
  ///   - presentingViewController: who shows it; nil where it is not known yet.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    known = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// What is shown.
  ///
  /// To ask after the controller is gone stops the program.
  open var presentedViewController: UIViewController {
    guard let controller = kept ?? known else {
      preconditionFailure("UIPresentationController: its presented controller is gone")
    }
    return controller
  }

  /// Who shows it; before it is presented, the presented controller itself.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// Keeps the two together from the beginning of the presentation to its end.
  func keep(_ presenter: UIViewController?) {
    kept = presenter == nil ? nil : known
    if let presenter { self.presenter = presenter }
  }

  /// The style by which it was presented.
  open internal(set) var presentationStyle = UIModalPresentationStyle.custom

  /// Is asked and told when the user ends it; held weakly.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet {
      DelegateHearing.check(delegate, (any UIAdaptivePresentationControllerDelegate).self)
      DelegateHearing.check(delegate, (any UISheetPresentationControllerDelegate).self)
      DelegateHearing.check(delegate, (any UIPopoverPresentationControllerDelegate).self)
    }
  }

  /// What the presentation happens in; nil before and after.
  open internal(set) weak var containerView: UIView?

  /// The view that is placed; that of the presented controller unless a subclass puts it into another.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view stands in the container, in its coordinates; all of it by default.
  ///
  /// Asked at the beginning and whenever the container is laid out.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenter's view leaves the window while this is presented; false by default.
  ///
  /// Asked once, at the beginning.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  // MARK: Moments

  /// Tells that it begins to come; views that go with it are added now (semantics 30.6).
  ///
  /// The default has nothing to do.
  open func presentationTransitionWillBegin() {}
  /// Tells that it has come, or was given up; the default has nothing to do.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Tells that it begins to go; the default has nothing to do.
  open func dismissalTransitionWillBegin() {}
  /// Tells that it has gone, or stays; the default has nothing to do.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Tells that the container is about to place its views.
  ///
  /// The default has nothing to do.
  open func containerViewWillLayoutSubviews() {}
  /// Tells that the container has placed its views.
  ///
  /// The default has nothing to do.
  open func containerViewDidLayoutSubviews() {}

  /// How large the presented controller will be in a container of a size; that size by default.
  ///
  /// Called when the window will have another size; a program calls it where it says the frame.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Tells that the presented controller would like another size; the default has nothing to do.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: For the kit's own

  /// Who shows it coming or going where no delegate says.
  func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    ownAnimator?(isPresenting)
      ?? StandardAnimator(presentedViewController.modalTransitionStyle, isPresenting: isPresenting)
  }

  /// Makes who shows it coming, with true, or going, in place of the transition style; nil leaves it to that.
  package var ownAnimator: ((Bool) -> (any UIViewControllerAnimatedTransitioning)?)?

  /// Whether a place of the container is taken by the presentation and not by what is behind it.
  func claims(_ point: CGPoint) -> Bool { true }

  /// Whether the focus stays inside.
  var keepsFocus: Bool { true }

  /// Whether the user may end it with Escape.
  var endsWithEscape: Bool { false }

  /// Called when the user has ended it in another way than by what is in it, and it has gone.
  package var onLeft: (() -> Void)?
  /// What takes a key that nobody has kept; returns whether it was taken.
  package var takesKey: ((UIKey) -> Bool)?
  /// Moves the focus inside once the presentation has come.
  package var placesFocus: (() -> Void)?
}

extension UIPresentationController {
  /// The user wants to end it: asks, tells and dismisses, or tells that it was refused (semantics 30.14, 30.15).
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

  /// Whether the user may end it.
  func mayDismiss() -> Bool {
    if presentedViewController.staysInPresentation { return false }
    return delegate?.presentationControllerShouldDismiss(self) ?? true
  }
}

extension UIViewController {
  /// Whether the user may not end the presentation: it, or one inside of it that is seen, says so (semantics 30.15).
  fileprivate var staysInPresentation: Bool {
    isModalInPresentation || children.contains { $0.viewIfLoaded?.window != nil && $0.staysInPresentation }
  }
}

/// What a presentation happens in: the presented view and what goes with it.
@MainActor final class PresentationContainerView: UIView {
  weak var manager: UIPresentationController?

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
