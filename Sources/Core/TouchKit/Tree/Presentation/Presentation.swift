import TouchGeometry

/// One controller presented by another, from the start of the presentation to the end of the dismissal.
///
/// The presenter owns it. Callbacks may change anything, so each step checks `phase` again after a call to app code.
/// (Semantics 30.2, 30.3, 30.6, 30.21.)
@MainActor final class Presentation {
  enum Phase { case presenting, presented, dismissing, over }

  private(set) var phase = Phase.presenting
  private(set) weak var host: UIViewController?
  let controller: UIViewController
  let manager: UIPresentationController
  /// The container view, in the window or in the superview of the context's view.
  let container = PresentationContainerView()
  /// The former superview of the presenter's view, if that was removed.
  private weak var formerSuperview: UIView?
  private var formerIndex = 0
  private var removesPresenter = false
  /// Whether the kit's own animator adds the presented view, instead of the app's.
  private var isPlacedHere = false
  private var change: AppearanceTransition?
  private(set) var context: TransitionContext?
  /// Ends the running transition, complete or cancelled; nil without one.
  private var ending: ((Bool) -> Void)?
  /// The dismissals requested during the presentation, or while a presented controller was being dismissed.
  private var waiting: [() -> Void] = []
  private let focus: FocusMemory
  private var gone: [Presentation] = []

  init(_ controller: UIViewController, by host: UIViewController, _ manager: UIPresentationController) {
    (self.controller, self.host, self.manager) = (controller, host, manager)
    focus = FocusMemory(of: host.viewIfLoaded?.window)
    container.manager = manager
    container.backgroundColor = nil
    container.isOpaque = false
  }

  // MARK: Presenting

  func present(animated: Bool, source: UIViewController, completion: (() -> Void)?) {
    guard let host, let window = host.viewIfLoaded?.window else { return }
    let animated = animated && window.application?.reducesMotion != true
    manager.keep(host)
    manager.presentation = self
    manager.containerView = container
    controller.isBeingPresented = true
    removesPresenter = manager.shouldRemovePresentersView
    install(in: window)
    let delegate = controller.transitioningDelegate
    let theirs =
      animated ? delegate?.animationController(forPresented: controller, presenting: host, source: source) : nil
    let animator = animated ? theirs ?? manager.standardAnimator(isPresenting: true) : nil
    let interaction = theirs.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    controller.loadViewIfNeeded()
    let presented = manager.presentedView ?? controller.view!
    begin(
      from: host, to: controller, fromView: removesPresenter ? host.view : nil, toView: presented, animator, interaction
    ) { [weak self] isDone in self?.endPresenting(isDone, completion) }
    manager.presentationTransitionWillBegin()
    let change = AppearanceTransition(
      from: removesPresenter ? host : nil, to: controller, .cover, animated: animated, interactive: interaction != nil)
    self.change = change
    change.begin(in: window)
    focus.resign(in: window)
    guard phase == .presenting, container.window != nil else { return end(false) }
    context?.frames[ObjectIdentifier(controller)] = (.zero, manager.frameOfPresentedViewInContainerView)
    context?.frames[ObjectIdentifier(host)] = (host.view.frame, removesPresenter ? .zero : host.view.frame)
    isPlacedHere = theirs == nil
    if isPlacedHere {
      presented.frame = manager.frameOfPresentedViewInContainerView
      // A view that fills the container is resized with the window.
      if fillsContainer, presented.frame == container.bounds {
        presented.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      container.addSubview(presented)
      container.layoutIfNeeded()
      change.proceed()
      // A callback may just have chosen another size, such as a detent.
      placePresented()
    }
    guard phase == .presenting else { return end(false) }
    move(animator, interaction)
  }

  private var fillsContainer: Bool {
    isInContext || [.fullScreen, .overFullScreen].contains(manager.presentationStyle)
  }

  /// Sets the frame of the presented view.
  private func placePresented() {
    guard let view = manager.presentedView, view.superview === container else { return }
    let frame = manager.frameOfPresentedViewInContainerView
    if view.frame != frame {
      view.frame = frame
      container.setNeedsLayout()
    }
    context?.frames[ObjectIdentifier(controller)] = (.zero, frame)
  }

  /// Whether it covers its presenter's view instead of the whole window.
  var isInContext: Bool { [.currentContext, .overCurrentContext].contains(manager.presentationStyle) }

  /// Inserts the container in front of what it covers.
  private func install(in window: UIWindow) {
    guard let host else { return }
    formerSuperview = host.view.superview
    formerIndex = formerSuperview?.subviews.firstIndex { $0 === host.view } ?? 0
    if isInContext, let around = host.view.superview {
      container.frame = host.view.frame
      around.insertSubview(container, aboveSubview: host.view)
    } else {
      container.frame = window.contentFrame
      window.addSubview(container)
    }
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func endPresenting(_ isDone: Bool, _ completion: (() -> Void)?) {
    let isDone = isDone && container.window != nil && phase == .presenting
    if isDone {
      phase = .presented
      if removesPresenter, let host { host.view.removeFromSuperview() }
      // The window or the sheet's detent may have changed during the transition.
      if isPlacedHere { placePresented() }
    } else {
      manager.presentedView?.removeFromSuperview()
      leave()
    }
    manager.presentationTransitionDidEnd(isDone)
    let change = change
    self.change = nil
    if isDone { change?.end() } else { change?.cancel() }
    controller.isBeingPresented = false
    if isDone { manager.placesFocus?() } else { focus.restore() }
    if !isDone { manager.keep(nil) }
    completion?()
    runWaiting()
  }

  // MARK: Dismissing

  /// Dismisses this presentation, with everything presented above it, in one transition from the top (semantics 30.5).
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    var gone = [self]
    while let next = gone.last?.controller.presentation { gone.append(next) }
    // Transitions at the top end first.
    for each in gone.reversed() {
      switch each.phase {
      case .presented: continue
      case .presenting, .dismissing:
        // A drag that dismisses the controller may be cancelled.
        each.waiting.append { [weak self] in self?.dismiss(animated: animated, completion: completion) }
        return
      case .over:
        completion?()
        return
      }
    }
    let top = gone[gone.count - 1]
    let animated = animated && container.window?.application?.reducesMotion != true
    let delegate = top.controller.transitioningDelegate
    let theirs = animated ? delegate?.animationController(forDismissed: top.controller) : nil
    let animator = animated ? theirs ?? top.manager.standardAnimator(isPresenting: false) : nil
    let interaction = theirs.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    guard beginDismissal(of: gone, animated, animator, interaction, completion) else { return }
    move(animator, interaction)
  }

  /// Begins a dismissal that the user drives with a finger and may cancel; `endInteraction(_:)` follows.
  func beginInteraction(completion: @escaping () -> Void) -> Bool {
    guard phase == .presented, controller.presentation == nil else { return false }
    return beginDismissal(of: [self], true, nil, nil, completion)
  }

  /// Ends an interactive dismissal, complete or cancelled, after all views have reached their final frames.
  func endInteraction(_ isDone: Bool) { end(isDone) }

  private func beginDismissal(
    of gone: [Presentation], _ animated: Bool, _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?, _ completion: (() -> Void)?
  ) -> Bool {
    guard let host else { return false }
    let top = gone[gone.count - 1]
    self.gone = gone
    for each in gone {
      each.phase = .dismissing
      each.controller.isBeingDismissed = true
    }
    let presented = top.manager.presentedView ?? top.controller.view!
    let isInteractive = animated && animator == nil || interaction != nil
    begin(
      from: top.controller, to: host, fromView: presented, toView: removesPresenter ? host.view : nil, animator,
      interaction, in: top.container
    ) { [weak self] isDone in self?.endDismissing(isDone, isInteractive, completion) }
    top.manager.dismissalTransitionWillBegin()
    let change = AppearanceTransition(
      from: top.controller, to: removesPresenter ? host : nil, .cover, animated: animated, interactive: isInteractive)
    self.change = change
    change.begin(in: top.container.window)
    guard phase == .dismissing else { return false }
    if removesPresenter { bringBackPresenter() }
    context?.frames[ObjectIdentifier(top.controller)] = (presented.frame, .zero)
    context?.frames[ObjectIdentifier(host)] = (removesPresenter ? .zero : host.view.frame, host.view.frame)
    for each in gone where each !== top { each.container.isHidden = true }
    change.proceed()
    if removesPresenter { host.view.layoutIfNeeded() }
    return phase == .dismissing
  }

  private func bringBackPresenter() {
    // A surrounding container may have moved or removed what replaces the view.
    guard let host, let former = isInContext ? container.superview : formerSuperview,
      host.view.superview !== former
    else { return }
    host.view.frame =
      container.superview === former ? container.frame : (former as? UIWindow)?.contentFrame ?? former.bounds
    former.insertSubview(host.view, at: min(formerIndex, former.subviews.count))
  }

  /// Whether the presenter's view is removed and this presentation replaces it.
  var replacesPresenter: Bool { isInContext && removesPresenter && phase == .presented }

  private func endDismissing(_ isDone: Bool, _ wasInteractive: Bool, _ completion: (() -> Void)?) {
    let gone = gone
    self.gone = []
    let top = gone[gone.count - 1]
    if isDone {
      if removesPresenter { bringBackPresenter() }
      // What was presented on top during the dismissal has lost its presenter.
      top.controller.presentation?.drop()
      for each in gone.reversed() {
        each.manager.presentedView?.removeFromSuperview()
        each.leave()
      }
    } else {
      for each in gone {
        each.phase = .presented
        each.container.isHidden = false
      }
      if removesPresenter { host?.view.removeFromSuperview() }
    }
    top.manager.dismissalTransitionDidEnd(isDone)
    let change = change
    self.change = nil
    if isDone { change?.end() } else { change?.cancel() }
    for each in gone { each.controller.isBeingDismissed = false }
    // A callback may just have presented the next controller.
    if isDone, let next = host?.presentation { next.focus.inherit(from: focus) } else if isDone { focus.restore() }
    if isDone || !wasInteractive { completion?() }
    for each in gone { each.runWaiting() }
    if isDone { for each in gone { each.manager.keep(nil) } }
  }

  /// Ends the presentation immediately, with everything presented above it: the presenter is removed permanently.
  ///
  /// The controllers receive their disappearance callbacks; completions of dismissals that were not requested are not
  /// called.
  func drop() {
    controller.presentation?.drop()
    if ending != nil { end(phase == .dismissing) }
    guard phase == .presented else { return }
    container.removeFromSuperview()
    leave()
    manager.keep(nil)
  }

  /// Removes the views from the window and clears all references.
  private func leave() {
    phase = .over
    container.removeFromSuperview()
    manager.containerView = nil
    manager.presentation = nil
    controller.presenter = nil
    controller.preparedPresentationController = nil
    if host?.presentation === self { host?.presentation = nil }
  }

  private func runWaiting() {
    let due = waiting
    waiting = []
    for body in due { body() }
  }

  // MARK: Transitions

  private func begin(
    from: UIViewController, to: UIViewController, fromView: UIView?, toView: UIView?,
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?, in place: PresentationContainerView? = nil,
    _ body: @escaping (Bool) -> Void
  ) {
    ending = body
    guard let animator else { return }
    let context = TransitionContext(
      in: place ?? container, from: from, to: to, fromView: fromView, toView: toView, style: manager.presentationStyle,
      isInteractive: interaction != nil
    ) { [weak self] context, isDone in
      context.conclude()
      if let self, self.context === context { end(isDone) }
      animator.animationEnded(isDone)
    }
    context.animator = animator
    context.whenAnimating = { [weak self] in
      guard let self, let change, !change.isOver else { return }
      change.proceed()
    }
    self.context = context
    for one in [from, to] { one.runningTransition = context }
    (place ?? container).isInTransition = true
  }

  private func move(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard let animator, let context else { return end(true) }
    if let interaction {
      interaction.startInteractiveTransition(context)
    } else {
      context.animate(with: animator)
    }
  }

  /// Ends the running transition, once.
  private func end(_ isDone: Bool) {
    guard let body = ending else { return }
    ending = nil
    let context = context
    self.context = nil
    (context?.containerView as? PresentationContainerView)?.isInTransition = false
    for one in [host, controller] + gone.map(\.controller) where one?.runningTransition === context {
      one?.runningTransition = nil
    }
    body(isDone)
  }
}

extension UIViewController {
  private var ownPlacedPresentation: Presentation? {
    presentation.flatMap { $0.host === self && $0.isInContext && $0.phase != .over ? $0 : nil }
  }

  /// The views that take this controller's position in a container: its view, unless a presentation replaces it, and
  /// the container of what it presents there.
  ///
  /// Containers move all of them.
  package var viewsInPlace: [UIView] {
    guard let placed = ownPlacedPresentation else { return [viewIfLoaded].compactMap { $0 } }
    return (placed.replacesPresenter ? [] : [viewIfLoaded].compactMap { $0 }) + [placed.container]
  }

  /// The controller visible in this one's position: itself, or the one that it presents there and that replaces it.
  package var seenInPlace: UIViewController {
    guard let placed = ownPlacedPresentation, placed.replacesPresenter else { return self }
    return placed.controller.seenInPlace
  }
}

extension UIWindow {
  /// Offers a key that no responder handled to the frontmost presentation; returns whether it was used.
  func presentationTakes(_ key: UIKey) -> Bool {
    guard var front = rootViewController else { return false }
    var taker: UIPresentationController?
    while let next = front.presentation?.controller ?? front.foremostChild {
      if let manager = front.presentation?.manager { taker = manager }
      front = next
    }
    return taker?.takesKey?(key) ?? false
  }
}
