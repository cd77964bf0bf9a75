import TouchScenes

/// 7.4.
final class Swipe: Recognizer {
  private var touchesNeeded = 1
  private var directions: [SwipeDirectionName] = [.right]
  private var fingers: [Finger] = []
  private var startedAt = 0.0

  override var isDiscrete: Bool { true }

  override func set(_ property: RecognizerProperty) {
    super.set(property)
    if case .numberOfTouchesRequired(let count) = property { touchesNeeded = count }
    if case .direction(let names) = property { directions = names }
  }

  override func clear() { fingers = [] }

  override func touchesBegan(_ touches: [Touch]) {
    if fingers.isEmpty {
      // 15.16; 7.4.2: half a second, inclusive.
      startedAt = world.moment
      world.setTimer(self, after: 0.5) { self.fail() }
    }
    fingers += touches.map { Finger($0) }
    // 7.4.4
    if fingers.count > touchesNeeded { fail() }
  }

  override func touchesMoved(_ touches: [Touch]) {
    fingers.follow(touches)
    if fingers.count < touchesNeeded { return }
    let elapsed = world.moment - startedAt
    if elapsed > 0.5 + World.tolerance { return fail() }
    let verdicts = judged.map { verdict($0, elapsed) }
    if verdicts.contains(.yes) { return become(.ended) }
    if !verdicts.contains(.wait) { fail() }
  }

  /// 7.4.2: it is recognized while moving, so that lifting is too early.
  override func touchesEnded(_ touches: [Touch]) { fail() }

  private enum Verdict { case yes, no, wait }

  /// 7.4.5.
  private var judged: [SwipeDirectionName] {
    let horizontal = directions.filter { $0 == .left || $0 == .right }
    return horizontal.isEmpty ? directions : horizontal
  }

  /// 7.4.2, 7.4.3, for all fingers.
  private func verdict(_ direction: SwipeDirectionName, _ t: Double) -> Verdict {
    let all = fingers.map { parts(of: $0.travel, direction) }
    let (farthest, minimum) = (50 * (1 - 0.98 * t), 50 * (1 - 0.94 * t))
    if all.contains(where: { $0.along < 0 || $0.across > farthest }) { return .no }
    return all.allSatisfy { $0.along >= minimum } ? .yes : .wait
  }

  private func parts(of travel: Point, _ direction: SwipeDirectionName) -> (along: Double, across: Double) {
    switch direction {
    case .right: (travel.x, abs(travel.y))
    case .left: (-travel.x, abs(travel.y))
    case .down: (travel.y, abs(travel.x))
    case .up: (-travel.y, abs(travel.x))
    }
  }
}
