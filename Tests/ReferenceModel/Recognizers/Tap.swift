import TouchScenes

/// 7.1.
final class Tap: Recognizer {
  private(set) var tapsNeeded = 1
  private(set) var touchesNeeded = 1
  private var tapsDone = 0
  /// Those of the current tap.
  private var fingers: [Finger] = []
  /// The press that is down, and the type of all (48.23).
  private var pressDown: Press?
  private var pressType: PressTypeName?
  /// Where the first tap was.
  private var firstPlace: Point?

  override var isDiscrete: Bool { true }

  override func set(_ property: RecognizerProperty) {
    super.set(property)
    if case .numberOfTapsRequired(let count) = property { tapsNeeded = count }
    if case .numberOfTouchesRequired(let count) = property { touchesNeeded = count }
  }

  override func clear() {
    tapsDone = 0
    fingers = []
    firstPlace = nil
    (pressDown, pressType) = (nil, nil)
  }

  // MARK: Presses

  override var takesPresses: Bool { true }

  /// 48.23.
  override func pressBegan(_ press: Press) {
    if pressDown != nil || pressType != nil && pressType != press.type { return fail() }
    (pressDown, pressType) = (press, press.type)
    world.cancelTimers(of: self)
    world.setTimer(self, after: 0.75) { self.fail() }
  }

  override func pressEnded(_ press: Press) {
    guard pressDown === press else { return }
    pressDown = nil
    tapsDone += 1
    world.cancelTimers(of: self)
    if tapsDone == tapsNeeded { return become(.ended) }
    world.setTimer(self, after: 0.35) { self.fail() }
  }

  override func touchesBegan(_ touches: [Touch]) {
    for touch in touches {
      // 7.1.1; 15.18: landing again within one tap.
      if !touch.hasPrimaryButton || fingers.contains(where: { !$0.isDown }) { return fail() }
      if fingers.isEmpty {
        world.cancelTimers(of: self)
        world.setTimer(self, after: 0.75) { self.fail() }
      }
      fingers.append(Finger(touch))
    }
    if fingers.count > touchesNeeded { return fail() }
    if fingers.count < touchesNeeded { return }
    let place = Point.mean(fingers.map(\.start))
    if let firstPlace, (place - firstPlace).length > 45 { return fail() }
    firstPlace = firstPlace ?? place
  }

  override func touchesMoved(_ touches: [Touch]) {
    fingers.follow(touches)
    if hasMovedTooFar { fail() }
  }

  /// 7.1.2; an end at a new place is a movement (15.21).
  override func touchesEnded(_ touches: [Touch]) {
    fingers.follow(touches)
    if hasMovedTooFar || fingers.count < touchesNeeded { return fail() }
    fingers.lift(touches)
    if !fingers.down.isEmpty { return }
    fingers = []
    tapsDone += 1
    world.cancelTimers(of: self)
    if tapsDone == tapsNeeded { return become(.ended) }
    world.setTimer(self, after: 0.35) { self.fail() }
  }

  /// 15.18: the mean travel.
  private var hasMovedTooFar: Bool { Point.mean(fingers.map(\.travel)).length > 45 }

  /// 5.1.7.
  override func prevents(_ other: Recognizer) -> Bool {
    if let tap = other as? Tap { return !(tap.touchesNeeded == touchesNeeded && tap.tapsNeeded > tapsNeeded) }
    if let press = other as? LongPress {
      return !(press.touchesNeeded == touchesNeeded && press.tapsNeeded >= tapsNeeded)
    }
    return true
  }
}
