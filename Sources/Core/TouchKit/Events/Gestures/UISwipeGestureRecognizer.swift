import TouchArbiter
import TouchGeometry

/// Recognizes a quick, straight movement of one or several fingers, before they are lifted.
///
/// Discrete: its targets receive `ended` once. The required distance along the direction and the permitted drift across
/// it decrease with time, up to a maximum duration. Semantics 7.4.2 has the numbers.
/// https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// The raw bits, one per direction.
    public let rawValue: UInt
    /// Creates a set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Toward larger x.
    public static let right = Direction(rawValue: 1)
    /// Toward smaller x.
    public static let left = Direction(rawValue: 2)
    /// Toward smaller y.
    public static let up = Direction(rawValue: 4)
    /// Toward larger y.
    public static let down = Direction(rawValue: 8)
  }

  /// The recognized directions; right by default.
  ///
  /// With directions of both axes only the horizontal ones are used (7.4.5); with an empty set it never recognizes.
  open var direction: Direction = .right

  /// The number of fingers that must swipe; 1 by default.
  open var numberOfTouchesRequired = 1

  private struct Finger {
    let touch: UITouch
    let start: CGPoint
    /// The current location; the lift location is not used (15.21).
    var place: CGPoint
  }

  private var fingers: [Finger] = []
  private var startTime: TimeInterval = 0

  /// Records where the fingers start; an additional finger fails it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let touches = touches.inOrder
    if fingers.isEmpty {
      startTime = touches.first?.timestamp ?? 0
      let duration = GestureTuning.swipeDuration
      startTimer(at: startTime + duration) {
        $0.fail(.tooSlow, Measure(duration, against: duration, .seconds))
      }
    }
    for touch in touches {
      let place = touch.location(in: nil)
      fingers.append(Finger(touch: touch, start: place, place: place))
    }
    if fingers.count > numberOfTouchesRequired {
      fail(.tooManyTouches, Measure(Double(fingers.count), against: Double(numberOfTouchesRequired), .touches))
    }
  }

  /// Evaluates the locations of all fingers: recognizes, fails, or continues.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    for index in fingers.indices where fingers[index].touch.isActive {
      fingers[index].place = fingers[index].touch.location(in: nil)
    }
    guard fingers.count == numberOfTouchesRequired else { return }
    guard !direction.isEmpty else {
      fail(.wrongDirection)
      return
    }
    let time = (touches.map(\.timestamp).max() ?? startTime) - startTime
    guard time <= GestureTuning.swipeDuration + GestureTuning.timerGrace else {
      fail(.tooSlow, Measure(time, against: GestureTuning.swipeDuration, .seconds))
      return
    }
    let distance = GestureTuning.swipeDistance * (1 - GestureTuning.swipeDistanceDecay * CGFloat(time))
    let drift = GestureTuning.swipeDrift * (1 - GestureTuning.swipeDriftDecay * CGFloat(time))
    var shortest = CGFloat.infinity
    for finger in fingers {
      let (along, across) = components(of: finger)
      if along < 0 {
        fail(.wrongDirection, Measure(Double(along), against: 0, .points))
        return
      }
      if across > drift {
        fail(.wrongDirection, Measure(Double(across), against: Double(drift), .points))
        return
      }
      shortest = min(shortest, along)
    }
    if shortest >= distance {
      become(.ended, .thresholdReached, Measure(Double(shortest), against: Double(distance), .points))
    }
  }

  /// Returns the movement of a finger along the direction, and across it.
  ///
  /// If both directions of an axis are allowed, the fingers' common direction is used.
  private func components(of finger: Finger) -> (along: CGFloat, across: CGFloat) {
    let (dx, dy) = (finger.place.x - finger.start.x, finger.place.y - finger.start.y)
    if !direction.isDisjoint(with: [.left, .right]) {
      return (dx * sign(.right, .left, \.x), abs(dy))
    }
    return (dy * sign(.down, .up, \.y), abs(dx))
  }

  private func sign(_ forward: Direction, _ backward: Direction, _ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
    if !direction.contains(backward) { return 1 }
    if !direction.contains(forward) { return -1 }
    let travel = fingers.reduce(CGFloat.zero) { sum, finger in
      sum + finger.touch.location(in: nil)[keyPath: axis] - finger.start[keyPath: axis]
    }
    return travel < 0 ? -1 : 1
  }

  /// Fails: a swipe is recognized before the lift or not at all.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if fingers.count < numberOfTouchesRequired {
      fail(.tooFewTouches, Measure(Double(fingers.count), against: Double(numberOfTouchesRequired), .touches))
    } else {
      let time = (touches.map(\.timestamp).max() ?? startTime) - startTime
      let distance = GestureTuning.swipeDistance * (1 - GestureTuning.swipeDistanceDecay * CGFloat(time))
      let shortest = fingers.map { components(of: $0).along }.min() ?? 0
      fail(.liftedEarly, Measure(Double(shortest), against: Double(distance), .points))
    }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    fail(.touchCancelled)
  }

  /// Discards the fingers.
  open override func reset() {
    super.reset()
    fingers.removeAll(keepingCapacity: true)
  }

  /// Returns the centroid of the start locations, in the coordinates of `view` (7.4.7).
  open override func location(in view: UIView?) -> CGPoint {
    guard !fingers.isEmpty else { return super.location(in: view) }
    let sum = fingers.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.start.x, y: $0.y + $1.start.y) }
    let count = CGFloat(fingers.count)
    return convert(CGPoint(x: sum.x / count, y: sum.y / count), to: view)
  }

  override func rule(for reason: Reason) -> StaticString {
    switch reason {
    case .thresholdReached, .tooSlow, .liftedEarly: "7.4.2"
    case .wrongDirection: "7.4.3"
    case .tooManyTouches, .tooFewTouches: "7.4.4"
    default: Self.rule(for: reason)
    }
  }
}
