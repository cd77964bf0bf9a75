import TouchGeometry

/// One controller presented by another, from the moment it begins to come until it has gone.
///
/// The presenter owns it. Everybody who is told may do anything; so each step looks at `phase` again after a call that
/// leaves the kit. (Semantics 30.2, 30.3, 30.6, 30.21.)
@MainActor final class Presentation {
  enum Phase { case presenting, presented, dismissing, over }

  private(set) var phase = Phase.presenting
  private(set) weak var host: UIViewController?
  let controller: UIViewController
  let manager: UIPresentationController
  /// Lies in the window, or in what the context's view lies in.
  let container = PresentationContainerView()
  /// Where the presenter's view was, if it was taken away.
  private weak var formerSuperview: UIView?
  private var formerIndex = 0
  private var removesPresenter = false
  /// Whether the kit's own animator, and not the program's, brings the presented view to its place.
  private var isPlacedHere = false
  private var change: AppearanceTransition?
  private(set) var context: TransitionContext?
  /// Ends the transition under way, done or given up; nil while there is none.
  private var ending: ((Bool) -> Void)?
  /// Dismissals that were asked for while it was coming or what it presents was going.
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

  // MARK: Coming

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
    focus.letGo(in: window)
    guard phase == .presenting, container.window != nil else { return end(false) }
    context?.frames[ObjectIdentifier(controller)] = (.zero, manager.frameOfPresentedViewInContainerView)
    context?.frames[ObjectIdentifier(host)] = (host.view.frame, removesPresenter ? .zero : host.view.frame)
    isPlacedHere = theirs == nil
    if isPlacedHere {
      presented.frame = manager.frameOfPresentedViewInContainerView
      // What fills the container does so when the window gets another size.
      if fillsContainer, presented.frame == container.bounds {
        presented.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      container.addSubview(presented)
      container.layoutIfNeeded()
      change.goOn()
      // Who is told just now may have chosen another size, as a detent.
      placePresented()
    }
    guard phase == .presenting else { return end(false) }
    move(animator, interaction)
  }

  private var fillsContainer: Bool {
    isInContext || [.fullScreen, .overFullScreen].contains(manager.presentationStyle)
  }

  /// Puts the presented view where it belongs.
  private func placePresented() {
    guard let view = manager.presentedView, view.superview === container else { return }
    let frame = manager.frameOfPresentedViewInContainerView
    if view.frame != frame {
      view.frame = frame
      container.setNeedsLayout()
    }
    context?.frames[ObjectIdentifier(controller)] = (.zero, frame)
  }

  /// Whether it stands in the place of its presenter's view, and not in the whole window.
  var isInContext: Bool { [.currentContext, .overCurrentContext].contains(manager.presentationStyle) }

  /// Puts the container in front of what it covers.
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
      // The window may have got another size on the way, or the sheet another detent.
      if isPlacedHere { placePresented() }
    } else {
      manager.presentedView?.removeFromSuperview()
      leave()
    }
    manager.presentationTransitionDidEnd(isDone)
    let change = change
    self.change = nil
    if isDone { change?.end() } else { change?.giveUp() }
    controller.isBeingPresented = false
    if isDone { manager.placesFocus?() } else { focus.giveBack() }
    if !isDone { manager.keep(nil) }
    completion?()
    runWaiting()
  }

  // MARK: Going

  /// Ends it, with all that is presented by what it presents, in one change from the top (semantics 30.5).
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    var gone = [self]
    while let next = gone.last?.controller.presentation { gone.append(next) }
    // What is coming or going at the top is let be first.
    for each in gone.reversed() {
      switch each.phase {
      case .presented: continue
      case .presenting, .dismissing:
        // A finger that drags the controller away may think better of it.
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

  /// Begins to go by the user's finger, who may think better of it; `endInteraction(_:)` follows.
  func beginInteraction(completion: @escaping () -> Void) -> Bool {
    guard phase == .presented, controller.presentation == nil else { return false }
    return beginDismissal(of: [self], true, nil, nil, completion)
  }

  /// What the finger has begun is done or given up, and everything stands where it belongs.
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
    change.goOn()
    if removesPresenter { host.view.layoutIfNeeded() }
    return phase == .dismissing
  }

  private func bringBackPresenter() {
    // A container around may have brought what stands in its place elsewhere meanwhile, or out of sight.
    guard let host, let former = isInContext ? container.superview : formerSuperview,
      host.view.superview !== former
    else { return }
    host.view.frame =
      container.superview === former ? container.frame : (former as? UIWindow)?.contentFrame ?? former.bounds
    former.insertSubview(host.view, at: min(formerIndex, former.subviews.count))
  }

  /// Whether the presenter's view is away, and this stands in its place.
  var hasTakenPlace: Bool { isInContext && removesPresenter && phase == .presented }

  private func endDismissing(_ isDone: Bool, _ wasInteractive: Bool, _ completion: (() -> Void)?) {
    let gone = gone
    self.gone = []
    let top = gone[gone.count - 1]
    if isDone {
      if removesPresenter { bringBackPresenter() }
      // What came on top meanwhile has nobody to present it any more.
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
    if isDone { change?.end() } else { change?.giveUp() }
    for each in gone { each.controller.isBeingDismissed = false }
    // Who was told just now may have presented the next one.
    if isDone, let next = host?.presentation { next.focus.take(over: focus) } else if isDone { focus.giveBack() }
    if isDone || !wasInteractive { completion?() }
    for each in gone { each.runWaiting() }
    if isDone { for each in gone { each.manager.keep(nil) } }
  }

  /// Ends it at once with all that is presented on top: the presenter goes for good.
  ///
  /// The controllers hear that they disappear; no completions of dismissals that nobody asked for.
  func drop() {
    controller.presentation?.drop()
    if ending != nil { end(phase == .dismissing) }
    guard phase == .presented else { return }
    container.removeFromSuperview()
    leave()
    manager.keep(nil)
  }

  /// Out of the window and out of everybody's hands.
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

  // MARK: Moving

  private func begin(
    from: UIViewController, to: UIViewController, fromView: UIView?, toView: UIView?,
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?, in place: UIView? = nil,
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
      change.goOn()
    }
    self.context = context
    for one in [from, to] { one.runningTransition = context }
    (place ?? container).isUserInteractionEnabled = false
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

  /// Ends the transition under way, once.
  private func end(_ isDone: Bool) {
    guard let body = ending else { return }
    ending = nil
    let context = context
    self.context = nil
    context?.containerView.isUserInteractionEnabled = true
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

  /// What lies in the place of this controller's view: the view, unless what it presents there has taken it away, and
  /// what it presents there.
  ///
  /// Containers move all of it.
  package var viewsInPlace: [UIView] {
    guard let placed = ownPlacedPresentation else { return [viewIfLoaded].compactMap { $0 } }
    return (placed.hasTakenPlace ? [] : [viewIfLoaded].compactMap { $0 }) + [placed.container]
  }

  /// Who is seen in the place of this controller: itself, or the one that it presents there and that has taken it.
  package var seenInPlace: UIViewController {
    guard let placed = ownPlacedPresentation, placed.hasTakenPlace else { return self }
    return placed.controller.seenInPlace
  }
}

extension UIWindow {
  /// Lets what is presented in front take a key that nobody has kept; returns whether it did.
  func presentationTakes(_ press: UIPress) -> Bool {
    guard let key = press.key, var front = rootViewController else { return false }
    var taker: UIPresentationController?
    while let next = front.presentation?.controller ?? front.foremostChild {
      if let manager = front.presentation?.manager { taker = manager }
      front = next
    }
    return taker?.takesKey?(key) ?? false
  }
}
