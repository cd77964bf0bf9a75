import TouchScenes

/// 7.2.
final class LongPress: Recognizer {
  private(set) var tapsNeeded = 0
  private(set) var touchesNeeded = 1
  private var duration = 0.5
  private var allowableMovement = 10.0
  private var tapsDone = 0
  /// The press that is down, and the type of all (48.24).
  private var pressDown: Press?
  private var pressType: PressTypeName?
  /// Those of the current tap, or of the press.
  private var fingers: [Finger] = []

  override func set(_ property: RecognizerProperty) {
    super.set(property)
    if case .numberOfTapsRequired(let count) = property { tapsNeeded = count }
    if case .numberOfTouchesRequired(let count) = property { touchesNeeded = count }
    if case .minimumPressDuration(let seconds) = property { duration = seconds }
    if case .allowableMovement(let points) = property { allowableMovement = points }
  }

  override func clear() {
    tapsDone = 0
    fingers = []
    (pressDown, pressType) = (nil, nil)
  }

  // MARK: Presses

  override var takesPresses: Bool { true }

  /// 48.24.
  override func pressBegan(_ press: Press) {
    if state != .possible { return ignore(press) }
    if pressDown != nil || pressType != nil && pressType != press.type { return fail() }
    (pressDown, pressType) = (press, press.type)
    world.cancelTimers(of: self)
    if !isPressing { return world.setTimer(self, after: 0.75) { self.fail() } }
    if duration <= 0 { return become(.began) }
    world.setTimer(self, after: duration) { self.become(.began) }
  }

  override func pressEnded(_ press: Press) {
    guard pressDown === press else { return }
    if state != .possible { return become(.ended) }
    if isPressing { return fail() }
    pressDown = nil
    tapsDone += 1
    world.cancelTimers(of: self)
    world.setTimer(self, after: 0.35) { self.fail() }
  }

  private var isPressing: Bool { tapsDone >= tapsNeeded }

  override func touchesBegan(_ touches: [Touch]) {
    // 7.2.4
    if state != .possible {
      for touch in touches { ignore(touch) }
      return
    }
    for touch in touches {
      if fingers.contains(where: { !$0.isDown }) { return fail() }
      if fingers.isEmpty {
        world.cancelTimers(of: self)
        // 15.18
        if !isPressing { world.setTimer(self, after: 0.75) { self.fail() } }
      }
      fingers.append(Finger(touch))
    }
    if fingers.count > touchesNeeded { return fail() }
    if fingers.count < touchesNeeded || !isPressing { return }
    // 7.2.5, 7.2.2
    if duration <= 0 { return become(.began) }
    world.setTimer(self, after: duration) { self.become(.began) }
  }

  /// 7.2.3; after began the movement is unlimited.
  override func touchesMoved(_ touches: [Touch]) {
    fingers.follow(touches)
    if state == .possible && hasMovedTooFar { fail() }
  }

  override func touchesEnded(_ touches: [Touch]) {
    // 7.2.4
    if state != .possible { return become(.ended) }
    fingers.follow(touches)
    if isPressing || fingers.count < touchesNeeded || hasMovedTooFar { return fail() }
    fingers.lift(touches)
    if !fingers.down.isEmpty { return }
    fingers = []
    tapsDone += 1
    world.cancelTimers(of: self)
    world.setTimer(self, after: 0.35) { self.fail() }
  }

  private var hasMovedTooFar: Bool { fingers.contains { $0.travel.length > allowableMovement } }
}
