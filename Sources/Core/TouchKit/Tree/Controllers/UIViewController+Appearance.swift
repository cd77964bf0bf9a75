import TouchGeometry

extension UIViewController {
  /// What keeps the view's coming and going from being told by itself.
  enum Hold: Sendable {
    /// A change under way, or the program between `beginAppearanceTransition` and `endAppearanceTransition`.
    case plain
    /// A change whose end the user decides.
    case undecided
  }

  // MARK: By themselves

  /// The view is about to come into another window, or into none.
  func viewWillMove(to window: UIWindow?) {
    guard hold == nil, isToldByItself(below: nil) else { return }
    let around = controllerAround
    let animated = around?.appearance.phase == .appearing && around?.appearance.isAnimated == true
    tell(appearance.begin(appearing: window != nil, animated: window != nil && animated))
  }

  /// The view has come into another window, or into none.
  func viewDidMove(to window: UIWindow?) {
    guard let window else {
      guard hold == nil, appearance.phase == .disappearing else { return }
      // The one around that is held hands its own end on.
      if let around = controllerAround, around.hold != nil, around.appearance.phase == .disappearing { return }
      return concludeOwnAppearance()
    }
    guard appearance.phase == .appearing else { return }
    if let scene = window.windowScene {
      scene.appearing.append(self)
    } else if hold == nil {
      concludeOwnAppearance()
    }
  }

  /// The view is taken away before it has come into the window that its controller was told of.
  func viewStaysAway() {
    guard hold == nil, appearance.phase == .appearing, viewIfLoaded?.window == nil else { return }
    tell(appearance.begin(appearing: false, animated: false))
    if appearance.phase == .disappearing { concludeOwnAppearance() }
  }

  /// The view was laid out in its window, and nothing waits any more.
  func finishAppearing() {
    guard hold == nil, appearance.phase == .appearing, viewIfLoaded?.window != nil else { return }
    // The one around hands its own end on.
    if let around = controllerAround, around.appearance.phase == .appearing { return }
    concludeOwnAppearance()
  }

  /// Whether no controller around, up to and without `top`, keeps its children's appearance to itself.
  private func isToldByItself(below top: UIViewController?) -> Bool {
    var controller = self
    while controller !== top, let parent = controller.parent {
      if !parent.shouldAutomaticallyForwardAppearanceMethods { return false }
      controller = parent
    }
    return true
  }

  /// The controller whose view this one's lies in.
  private var controllerAround: UIViewController? {
    var view = viewIfLoaded?.superview
    while let around = view {
      if let controller = around.rare?.viewController { return controller }
      view = around.superview
    }
    return nil
  }

  /// The controllers whose views lie in this one's view and that hear what it hears, outer ones first.
  private var followers: [UIViewController] {
    var found: [UIViewController] = []
    viewIfLoaded?.forEachInTree { view in
      guard let controller = view.rare?.viewController, controller !== self, controller.hold == nil,
        controller.isToldByItself(below: self)
      else { return }
      found.append(controller)
    }
    return found
  }

  // MARK: In a change

  func hold(isInteractive: Bool) { hold = isInteractive ? .undecided : .plain }

  /// Ends the hold.
  ///
  /// A view that is to appear and was not said to, because what is around it has not appeared yet, is
  /// told along with that.
  func letGo() { hold = nil }

  /// Begins to appear or to disappear, and what lies in the view with it.
  func changeAppearance(appearing: Bool, animated: Bool) {
    tell(appearance.begin(appearing: appearing, animated: animated))
    for follower in followers { follower.tell(follower.appearance.begin(appearing: appearing, animated: animated)) }
  }

  /// Tells that the view is there, if it is due.
  func showAppearance() {
    guard appearance.phase == .appearing, viewIfLoaded?.window != nil else { return }
    tell(appearance.show())
  }

  /// As `showAppearance()`, in a layout pass: not while the user decides whether the view stays.
  func showInLayout() {
    if hold != .undecided { showAppearance() }
  }

  /// Ends what was begun, and what lies in the view with it; what is around the view comes first.
  func concludeAppearance() {
    if appearance.phase == .appearing, let around = controllerAround, around.appearance.phase == .appearing { return }
    concludeOwnAppearance()
  }

  private func concludeOwnAppearance() {
    while let call = appearance.end() { tell(call) }
    let followers = followers
    for follower in followers {
      while let call = follower.appearance.end() { follower.tell(call) }
    }
    runWhenAppeared()
    for follower in followers { follower.runWhenAppeared() }
  }

  /// What a container inside has begun while what is around it was coming goes on, too.
  private func runWhenAppeared() {
    guard appearance.phase == .appeared, !whenAppeared.isEmpty else { return }
    let due = whenAppeared
    whenAppeared = []
    for body in due { body() }
  }

  private func tell(_ call: AppearanceCall?) {
    guard let call else { return }
    let animated = appearance.isAnimated
    switch call {
    case .willAppear: viewWillAppear(animated)
    case .isAppearing: viewIsAppearing(animated)
    case .didAppear:
      viewDidAppear(animated)
      isMovingToParent = false
    case .willDisappear: viewWillDisappear(animated)
    case .didDisappear:
      viewDidDisappear(animated)
      isMovingFromParent = false
    }
  }

  // MARK: By the program

  func beginByProgram(appearing: Bool, animated: Bool) {
    hold = .plain
    changeAppearance(appearing: appearing, animated: animated)
  }

  func endByProgram() {
    guard hold == .plain else {
      return BadUse.report("endAppearanceTransition: nothing was begun for \(type(of: self))")
    }
    hold = nil
    concludeOwnAppearance()
  }
}
