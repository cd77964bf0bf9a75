import TouchGeometry

extension UIViewController {
  /// The reasons why moving the view between windows sends no appearance callbacks.
  enum Hold: Sendable {
    /// A running change, or the time between the app's `beginAppearanceTransition` and `endAppearanceTransition`.
    case plain
    /// A change whose end the user decides.
    case undecided
  }

  // MARK: Automatic

  /// Called before the view moves into another window, or out of its window.
  func viewWillMove(to window: UIWindow?) {
    guard hold == nil, receivesAppearanceCalls(below: nil) else { return }
    let around = controllerAround
    let animated = around?.appearance.phase == .appearing && around?.appearance.isAnimated == true
    sendAppearance(appearance.begin(appearing: window != nil, animated: window != nil && animated))
  }

  /// Called after the view has moved into another window, or out of its window.
  func viewDidMove(to window: UIWindow?) {
    guard let window else {
      guard hold == nil, appearance.phase == .disappearing else { return }
      // A held controller around this one ends this one's transition with its own.
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

  /// Called when the view is removed before it has reached the window that its controller was notified of.
  func viewLeftBeforeAppearing() {
    guard hold == nil, appearance.phase == .appearing, viewIfLoaded?.window == nil else { return }
    sendAppearance(appearance.begin(appearing: false, animated: false))
    if appearance.phase == .disappearing { concludeOwnAppearance() }
  }

  /// Called when the view was laid out in its window and nothing delays `viewDidAppear(_:)`.
  func finishAppearing() {
    guard hold == nil, appearance.phase == .appearing, viewIfLoaded?.window != nil else { return }
    // The controller around this one ends this one's transition with its own.
    if let around = controllerAround, around.appearance.phase == .appearing { return }
    concludeOwnAppearance()
  }

  /// Whether every ancestor controller below `top` forwards appearance callbacks automatically.
  private func receivesAppearanceCalls(below top: UIViewController?) -> Bool {
    var controller = self
    while controller !== top, let parent = controller.parent {
      if !parent.shouldAutomaticallyForwardAppearanceMethods { return false }
      controller = parent
    }
    return true
  }

  /// The controller whose view contains this one's view.
  private var controllerAround: UIViewController? {
    var view = viewIfLoaded?.superview
    while let around = view {
      if let controller = around.rare?.viewController { return controller }
      view = around.superview
    }
    return nil
  }

  /// The controllers whose views are inside this one's view and that receive the same callbacks, outer ones first.
  private var followers: [UIViewController] {
    var found: [UIViewController] = []
    viewIfLoaded?.forEachInTree { view in
      guard let controller = view.rare?.viewController, controller !== self, controller.hold == nil,
        controller.receivesAppearanceCalls(below: self)
      else { return }
      found.append(controller)
    }
    return found
  }

  // MARK: In a change

  func deferAppearance(isInteractive: Bool) { hold = isInteractive ? .undecided : .plain }

  /// Ends the hold.
  ///
  /// A view that has not appeared yet because the view around it has not either appears together with that view.
  func endDeferral() { hold = nil }

  /// Begins to appear or disappear, together with the controllers whose views are inside this view.
  func changeAppearance(appearing: Bool, animated: Bool) {
    sendAppearance(appearance.begin(appearing: appearing, animated: animated))
    for follower in followers {
      follower.sendAppearance(follower.appearance.begin(appearing: appearing, animated: animated))
    }
  }

  /// Sends `viewIsAppearing(_:)`, if it must be sent now.
  func showAppearance() {
    guard appearance.phase == .appearing, viewIfLoaded?.window != nil else { return }
    sendAppearance(appearance.show())
  }

  /// Like `showAppearance()`, for the layout pass: does nothing while the user decides whether the view stays.
  func showInLayout() {
    if hold != .undecided { showAppearance() }
  }

  /// Ends the current transition here and in the controllers inside.
  ///
  /// Does nothing while the surrounding controller appears: its own end then ends this one.
  func concludeAppearance() {
    if appearance.phase == .appearing, let around = controllerAround, around.appearance.phase == .appearing { return }
    concludeOwnAppearance()
  }

  private func concludeOwnAppearance() {
    endTransition()
    let followers = followers
    for follower in followers { follower.endTransition() }
    runWhenAppeared()
    for follower in followers { follower.runWhenAppeared() }
  }

  /// Ends the current transition, but not one that a callback begins: a transition has two callbacks at its end.
  private func endTransition() {
    let ending = appearance.phase
    for _ in 0..<2 {
      guard appearance.phase == ending, let call = appearance.end() else { return }
      sendAppearance(call)
    }
  }

  /// Runs the container changes that were requested while the surrounding view was still appearing.
  private func runWhenAppeared() {
    guard appearance.phase == .appeared, !whenAppeared.isEmpty else { return }
    let due = whenAppeared
    whenAppeared = []
    for body in due { body() }
  }

  private func sendAppearance(_ call: AppearanceCall?) {
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

  // MARK: By the app

  func beginByProgram(appearing: Bool, animated: Bool) {
    hold = .plain
    changeAppearance(appearing: appearing, animated: animated)
  }

  func endByProgram() {
    guard hold == .plain else {
      return UsageError.report("endAppearanceTransition: no transition was begun for \(type(of: self))")
    }
    hold = nil
    concludeOwnAppearance()
  }
}
