import TouchArbiter
import TouchGeometry

/// Counts taps of a given number of fingers, for tap and long press recognizers (semantics 7.1.3, 7.1.4, 15.18).
///
/// It receives the touches, and returns after each event whether the gesture continues, a tap is complete, or why it
/// has failed. It starts no timers: its recognizer does so at `began` of a tap's first finger and at `completed`.
@MainActor struct TapTracker {
  enum Outcome {
    case goesOn
    /// The last finger of a tap was lifted.
    case completed
    case failed(Reason, Measure)
  }

  private struct Finger {
    let touch: UITouch
    let start: CGPoint
    var isDown = true
  }

  private(set) var tapCount = 0
  /// The locations where the fingers of the first tap touched down, in window coordinates.
  private(set) var firstPlaces: [CGPoint] = []
  private var fingers: [Finger] = []
  private var touchesRequired = 1
  private var bounds = Bounds.tap

  /// The limits of the fingers' movement.
  enum Bounds {
    /// A tap: `tapMovement` for the mean movement of its fingers, `tapSeparation` from the first tap (7.1.3).
    case tap
    /// A tap before a long press: the maximum movement of each finger (7.2.3).
    case press(allowableMovement: CGFloat)
  }

  /// Whether a finger of the current tap is down.
  var isDown: Bool { !fingers.isEmpty }

  /// The centroid of the first tap, in window coordinates.
  var firstCentroid: CGPoint { Self.mean(firstPlaces) }

  init(touchesRequired: Int = 1, bounds: Bounds = .tap) {
    self.touchesRequired = touchesRequired
    self.bounds = bounds
  }

  mutating func began(_ touches: [UITouch]) -> Outcome {
    for touch in touches { fingers.append(Finger(touch: touch, start: touch.location(in: nil))) }
    guard fingers.count <= touchesRequired else {
      return .failed(.tooManyTouches, Measure(Double(fingers.count), against: Double(touchesRequired), .touches))
    }
    if tapCount == 0 {
      firstPlaces = fingers.map(\.start)
    } else if case .tap = bounds, fingers.count == touchesRequired {
      let distance = firstCentroid.distance(to: Self.mean(fingers.map(\.start)))
      if distance > GestureTuning.tapSeparation {
        return .failed(
          .tapDistance, Measure(Double(distance), against: Double(GestureTuning.tapSeparation), .points))
      }
    }
    return .goesOn
  }

  /// Evaluates the movement of the fingers, including a different lift location (15.21).
  func moved() -> Outcome {
    guard !fingers.isEmpty else { return .goesOn }
    let (travel, limit): (CGFloat, CGFloat) =
      switch bounds {
      case .tap: (meanTravel, GestureTuning.tapMovement)
      case .press(let allowableMovement): (longestTravel, allowableMovement)
      }
    guard travel > limit else { return .goesOn }
    return .failed(.movedTooFar, Measure(Double(travel), against: Double(limit), .points))
  }

  /// The movement of the fingers' centroid, each measured from where it touched down (15.18).
  private var meanTravel: CGFloat {
    var (x, y) = (CGFloat.zero, CGFloat.zero)
    for index in fingers.indices {
      let place = fingers[index].touch.location(in: nil)
      x += place.x - fingers[index].start.x
      y += place.y - fingers[index].start.y
    }
    let count = CGFloat(fingers.count)
    return CGPoint.zero.distance(to: CGPoint(x: x / count, y: y / count))
  }

  private var longestTravel: CGFloat {
    fingers.reduce(0) { max($0, $1.start.distance(to: $1.touch.location(in: nil))) }
  }

  mutating func ended(_ touches: [UITouch]) -> Outcome {
    if case .failed(let reason, let measure) = moved() { return .failed(reason, measure) }
    guard fingers.count == touchesRequired else {
      return .failed(.tooFewTouches, Measure(Double(fingers.count), against: Double(touchesRequired), .touches))
    }
    for index in fingers.indices where touches.contains(where: { $0 === fingers[index].touch }) {
      fingers[index].isDown = false
    }
    guard fingers.allSatisfy({ !$0.isDown }) else { return .goesOn }
    fingers.removeAll(keepingCapacity: true)
    tapCount += 1
    return .completed
  }

  private static func mean(_ places: [CGPoint]) -> CGPoint {
    guard !places.isEmpty else { return .zero }
    let sum = places.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(places.count), y: sum.y / CGFloat(places.count))
  }
}

extension CGPoint {
  /// Returns the distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension Set<UITouch> {
  /// The touches in the order in which they began: nothing may depend on the order of a set.
  @MainActor var inOrder: [UITouch] {
    count < 2 ? Array(self) : sorted { $0.route.serial < $1.route.serial }
  }
}
