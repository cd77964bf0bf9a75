import TouchGeometry
import TouchScenes

/// 7.3.
class Pan: Recognizer {
  private var minimum = 1
  private var maximum = Int.max
  /// Those that are tracked and down.
  private(set) var fingers: [Finger] = []
  /// What was travelled before the number of fingers changed last (7.3.5).
  private var travelBefore = Point()
  /// Where the centroid was when it changed.
  private var anchor = Point()
  private var samples: [Point] = []
  /// 52.12.
  private var scrollTypes: [ScrollTypeName] = []
  private var sampledAt = 0.0

  override func set(_ property: RecognizerProperty) {
    super.set(property)
    if case .minimumNumberOfTouches(let count) = property { minimum = count }
    if case .maximumNumberOfTouches(let count) = property { maximum = count }
    if case .allowedScrollTypesMask(let types) = property { scrollTypes = types }
  }

  override func clear() {
    fingers = []
    (travelBefore, anchor) = (Point(), Point())
    samples = []
  }

  /// 7.3.13: whether it is in an attempt with the wheel, or may begin one with a turn of this kind (52.12).
  override func followsWheel(_ change: CGVector) -> Bool {
    if turnsWithWheel { return isUnfinished }
    let isNotch = [change.dx, change.dy].allSatisfy { $0.truncatingRemainder(dividingBy: 48) == 0 }
    return state == .possible && !isInAttempt
      && (scrollTypes.contains(.all) || scrollTypes.contains(isNotch ? .discrete : .continuous))
  }

  /// 7.3.12: no hysteresis, and an end 0.15 s after the last turn.
  override func turnWheel() {
    if state == .possible { become(.began) }
    isPending = isUnfinished
    world.cancelTimers(of: self)
    if isUnfinished { world.setTimer(self, after: 0.15) { self.become(.ended) } }
  }

  /// 52.12: no pause.
  override func endWheel() {
    guard turnsWithWheel, state == .began || state == .changed else { return }
    world.cancelTimers(of: self)
    become(.ended)
  }

  private var centroid: Point { .mean(fingers.map(\.location)) }
  /// 15.17.
  var hasEnoughFingers: Bool { fingers.count >= minimum }
  var travel: Point { hasEnoughFingers ? travelBefore + (centroid - anchor) : travelBefore }
  /// 7.3.9, 15.17.
  var velocity: Point {
    guard let current = samples.last else { return Point() }
    return samples.count == 1 ? current : samples[samples.count - 2] * 0.8 + current * 0.2
  }

  /// Whether a further finger is tracked (O11).
  func wants(_ touch: Touch) -> Bool { fingers.count < maximum }

  /// 7.3.2.
  func judge() {
    if hasEnoughFingers && (abs(travel.x) >= 10 - 1e-9 || abs(travel.y) >= 10 - 1e-9) { become(.began) }
  }

  /// 7.3.5: one finger too many is its failure as long as it has not begun.
  var failsWithTooMany: Bool { state == .possible }

  override func touchesBegan(_ touches: [Touch]) {
    for touch in touches {
      if wants(touch) {
        changeFingers { $0.append(Finger(touch)) }
      } else if failsWithTooMany {
        return fail()
      } else {
        ignore(touch)
      }
    }
  }

  override func touchesMoved(_ touches: [Touch]) {
    let before = centroid
    fingers.follow(touches)
    let elapsed = world.moment - sampledAt
    if elapsed > 0 { samples.append((centroid - before) * (1 / elapsed)) }
    sampledAt = world.moment
    if state == .possible { judge() }
  }

  /// 7.3.6; the place of an end is no movement (15.21).
  override func touchesEnded(_ touches: [Touch]) {
    changeFingers { fingers in fingers.removeAll { finger in touches.contains { $0 === finger.touch } } }
    if fingers.isEmpty { become(state == .possible ? .failed : .ended) }
  }

  /// 7.3.5: the travel does not jump.
  private func changeFingers(_ change: (inout [Finger]) -> Void) {
    let isCounting = hasEnoughFingers
    fingers.refresh()
    if isCounting { travelBefore = travel }
    change(&fingers)
    anchor = centroid
    sampledAt = world.moment
  }
}

/// 7.7.
final class EdgePan: Pan {
  private var edges: [EdgeName] = []

  override func set(_ property: RecognizerProperty) {
    super.set(property)
    if case .edges(let names) = property { edges = names }
  }

  /// The first touch only.
  override func wants(_ touch: Touch) -> Bool { fingers.isEmpty }
  override var failsWithTooMany: Bool { false }

  override func touchesBegan(_ touches: [Touch]) {
    super.touchesBegan(touches)
    if state == .possible && inwardNormals.isEmpty { fail() }
  }

  override func judge() {
    if abs(travel.x) < 15 && abs(travel.y) < 15 { return }
    // 77.5° on both sides of the normal.
    let isInward = inwardNormals.contains { travel.x * $0.x + travel.y * $0.y >= travel.length * 0.21643961393810288 }
    become(isInward ? .began : .failed)
  }

  /// The ways into the screen from the set edges in whose regions the touch began.
  private var inwardNormals: [Point] {
    guard let finger = fingers.first, let start = finger.touch.window.fromParent(finger.start) else { return [] }
    let (width, height) = (finger.touch.window.width, finger.touch.window.height)
    let regions: [(EdgeName, Bool, Point)] = [
      (.left, start.x <= 13, Point(x: 1, y: 0)), (.right, start.x >= width - 13, Point(x: -1, y: 0)),
      (.top, start.y <= 13, Point(x: 0, y: 1)), (.bottom, start.y >= height - 11, Point(x: 0, y: -1)),
    ]
    return regions.filter { (edges.contains($0.0) || edges.contains(.all)) && $0.1 }.map(\.2)
  }
}
