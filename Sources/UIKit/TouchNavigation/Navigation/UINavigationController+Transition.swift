import TouchGeometry
import TouchKit

extension UINavigationController {
  /// Begins the pending transition unless one is running; called by the container's layout (semantics 28.2).
  func update() {
    guard running == nil, let container, container.window != nil else { return }
    container.discardTakenViews()
    guard !stack.elementsEqual(shownStack, by: ===) else { return }
    let mayMove = container.window?.application?.reducesMotion != true
    begin(animated: isChangeAnimated && !shownStack.isEmpty && mayMove)
  }

  /// Begins the transition from the displayed controller to the top of the stack.
  private func begin(animated: Bool) {
    guard let container else { return }
    let (old, new) = (shownStack, stack)
    let (leaving, coming) = (old.last, new.last)
    shownStack = new
    let isPush = coming.map { coming in !old.contains { $0 === coming } } ?? false
    if animated, leaving !== coming { navigationBar.beginCrossing(isPush: isPush) }
    showBar(new)
    guard leaving !== coming else { return adopt(old, new) }
    let (animator, interaction) = animated ? performers(isPush: isPush, leaving, coming) : (nil, nil)
    let change = AppearanceTransition(
      from: leaving?.seenInPlace, to: coming?.seenInPlace, .exchange, animated: animated,
      interactive: interaction != nil)
    let transition = NavigationTransition(
      change: change, isPush: isPush, isMirrored: container.isMirrored, old: old, new: new)
    transition.animator = animator
    if animator == nil { transition.bar = navigationBar } else { navigationBar.endCrossing() }
    running = transition
    if interaction == nil { notifyRemoved(old, new) }
    // The finger decides whether the controller is removed; until then it is moving (28.24).
    if interaction != nil, !isPush { leaving?.isMovingFromParent = true }
    addComing(new)
    coming?.loadViewIfNeeded()
    if animated { coordinate(transition, in: container, isInteractive: interaction != nil) }
    noteFocus(of: leaving)
    change.begin(in: container)
    if let coming { delegate?.navigationController(self, willShow: coming, animated: animated) }
    if let animator { return perform(transition, by: animator, interaction, in: container) }
    install(transition, in: container)
    change.proceed()
    toolbar.items = coming?.toolbarItems
    updateOuterBar(animated: animated)
    guard animated else {
      container.window?.windowScene?.afterLayout { [weak self] in self?.endWhenAppeared(transition) }
      return
    }
    container.stage.isUserInteractionEnabled = false
    transition.decorate()
    UIView.performWithoutAnimation { transition.place(0, in: container.stage.bounds) }
    coming?.view.layoutIfNeeded()
    transition.context?.beginToMove(in: NavigationTuning.duration)
    UIView.animate(
      withDuration: NavigationTuning.duration, animations: { transition.place(1, in: container.stage.bounds) },
      completion: { [weak self] _ in self?.end(transition, isDone: true) })
  }

  /// Notifies the controllers that entered or left the stack without a transition.
  private func adopt(_ old: [UIViewController], _ new: [UIViewController]) {
    notifyRemoved(old, new)
    addComing(new)
    notifyMoved(old, new)
  }

  func notifyRemoved(_ old: [UIViewController], _ new: [UIViewController]) {
    for gone in old where !new.contains(where: { $0 === gone }) { gone.willMove(toParent: nil) }
  }

  private func addComing(_ new: [UIViewController]) {
    for one in new.reversed() where one.parent !== self { addChild(one) }
  }

  private func notifyMoved(_ old: [UIViewController], _ new: [UIViewController]) {
    for gone in old where gone.parent === self && !new.contains(where: { $0 === gone }) { gone.removeFromParent() }
    for one in new where one.parent === self && !old.contains(where: { $0 === one }) { one.didMove(toParent: self) }
  }

  private func install(_ transition: NavigationTransition, in container: NavigationContainerView) {
    transition.leavingWrapper = transition.leaving?.viewsInPlace.first?.superview as? WrapperView
    guard let coming = transition.coming else { return }
    let views = coming.viewsInPlace
    let wrapper = container.wrap(views)
    transition.comingWrapper = wrapper
    if transition.isPush {
      container.stage.addSubview(wrapper)
    } else {
      container.stage.insertSubview(wrapper, at: 0)
    }
    for view in views { wrapper.addSubview(view) }
    coming.navigationItem.searchController?.followContent()
    container.placePage(coming)
  }

  func showBar(_ controllers: [UIViewController]) {
    navigationBar.setItems(controllers.map(\.navigationItem), animated: false)
  }

  /// A controller displayed for the first time appears after the container.
  private func endWhenAppeared(_ transition: NavigationTransition) {
    guard appearance.phase == .appearing else { return end(transition, isDone: true) }
    whenAppeared.append { [weak self] in self?.end(transition, isDone: true) }
  }

  /// Ends a transition, completed or cancelled; the next layout begins the following one.
  func end(_ transition: NavigationTransition, isDone: Bool) {
    guard running === transition, !transition.isEnding else { return }
    transition.isEnding = true
    if transition.animator == nil {
      transition.undecorate()
      if !shownStack.elementsEqual(navigationBar.items ?? [], by: { $0.navigationItem === $1 }) { showBar(shownStack) }
      let (stays, goes) =
        isDone
        ? (transition.comingWrapper, transition.leavingWrapper) : (transition.leavingWrapper, transition.comingWrapper)
      for view in goes?.subviews ?? [] { view.removeFromSuperview() }
      goes?.removeFromSuperview()
      if let container { stays?.frame = container.stage.bounds }
    } else {
      tidy(transition, isDone: isDone)
    }
    container?.stage.isUserInteractionEnabled = true
    let context = transition.context
    conclude(transition, isDone: isDone)
    if isDone {
      transition.change.end()
      running = nil
      if let coming = transition.coming, container?.window != nil {
        // The delegate can still query the transition's controllers.
        runningTransition = context
        delegate?.navigationController(self, didShow: coming, animated: transition.isAnimated)
        if runningTransition === context { runningTransition = nil }
      }
      notifyMoved(transition.old, transition.new)
      if !transition.isPush {
        restoreFocus(to: transition.coming)
        transition.coming?.navigationItem.searchController?.restoreKeyboard()
      }
    } else {
      transition.change.cancel()
      transition.leaving?.isMovingFromParent = false
      running = nil
    }
    let due = afterEnd
    afterEnd = []
    for body in due { body() }
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Focus

  private func noteFocus(of controller: UIViewController?) {
    guard let controller, let view = controller.viewIfLoaded, let window = view.window,
      let focused = window.windowScene?.focusSystem.focusedItem, focused.isDescendant(of: view)
    else { return }
    focuses[ObjectIdentifier(controller)] = WeakView(view: focused)
  }

  /// After a pop, the view that had the focus before the push has it again (semantics 28.21).
  private func restoreFocus(to controller: UIViewController?) {
    guard let controller, let view = focuses.removeValue(forKey: ObjectIdentifier(controller))?.view else { return }
    view.window?.windowScene?.focusSystem.requestFocusUpdate(to: view)
  }

  // MARK: Interactive transitions

  /// Begins an interactive pop: the stack is shortened immediately.
  func beginInteractivePop() -> NavigationTransition? {
    guard canGoBack, let container, container.window != nil, let leaving = stack.last else { return nil }
    let (old, new) = (stack, Array(stack.dropLast()))
    let change = AppearanceTransition(
      from: leaving.seenInPlace, to: new[new.count - 1].seenInPlace, .exchange, animated: true, interactive: true)
    let transition = NavigationTransition(
      change: change, isPush: false, isMirrored: container.isMirrored, old: old, new: new)
    running = transition
    assign(new)
    shownStack = new
    transition.bar = navigationBar
    navigationBar.beginCrossing(isPush: false)
    showBar(new)
    leaving.isMovingFromParent = true
    transition.coming?.loadViewIfNeeded()
    coordinate(transition, in: container, isInteractive: true)
    change.begin(in: container)
    if let coming = transition.coming { delegate?.navigationController(self, willShow: coming, animated: true) }
    install(transition, in: container)
    container.stage.isUserInteractionEnabled = false
    transition.decorate()
    // Animations along with the transition follow the finger, too.
    let driver = MotionDriver(duration: NavigationTuning.duration)
    driver.collect { transition.context?.beginToMove(in: NavigationTuning.duration) }
    transition.driver = driver
    transition.place(0, in: container.stage.bounds)
    return transition
  }

  /// Releases the page, which moves to its end or back with a spring.
  func endInteractivePop(_ transition: NavigationTransition, at part: CGFloat, speed: CGFloat) {
    guard running === transition, let container else { return }
    let isDone = speed >= NavigationTuning.speed || (speed > -NavigationTuning.speed && part > NavigationTuning.part)
    let width = max(container.stage.bounds.width, 1)
    let rest = isDone ? 1 - part : -part
    if isDone {
      transition.leaving?.willMove(toParent: nil)
      toolbar.items = transition.coming?.toolbarItems
    } else {
      restore(transition)
    }
    transition.context?.decide(cancelled: !isDone)
    updateOuterBar(animated: true)
    let driver = transition.driver
    transition.driver = nil
    driver?.play(to: isDone ? 1 : 0, in: NavigationTuning.settling) { driver?.finish(at: isDone ? .end : .start) }
    UIView.animate(
      springDuration: NavigationTuning.settling, bounce: 0,
      initialSpringVelocity: abs(rest) > 0.001 ? speed / width / rest : 0,
      animations: { transition.place(isDone ? 1 : 0, in: container.stage.bounds) },
      completion: { [weak self] _ in
        // Outside a window, no frame would end the animation.
        driver?.finish(at: isDone ? .end : .start)
        self?.end(transition, isDone: isDone)
      })
  }

  /// Puts the popped controller back into the stack.
  func restore(_ transition: NavigationTransition) {
    guard let leaving = transition.leaving, let coming = transition.coming else { return }
    var stack = stack
    if !stack.contains(where: { $0 === leaving }) {
      stack.insert(leaving, at: (stack.firstIndex { $0 === coming } ?? stack.count - 1) + 1)
    }
    assign(stack)
    shownStack = transition.old
  }
}
