import TouchGeometry

/// The kind of a property animator's timing.
/// https://developer.apple.com/documentation/uikit/uitimingcurvetype
public enum UITimingCurveType: Int, Sendable {
  /// A predefined curve.
  case builtin
  /// A curve with control points.
  case cubic
  /// A spring.
  case spring
  /// A curve followed by a spring; only app-defined classes use it.
  case composed
}

/// The timing of a property animator.
///
/// `UICubicTimingParameters` and `UISpringTimingParameters` conform. For an app-defined class the spring is used, or
/// the curve if there is no spring. https://developer.apple.com/documentation/uikit/uitimingcurveprovider
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
  /// The kind of the timing.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring alone.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve alone.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), whose first coordinate is the time.
/// https://developer.apple.com/documentation/uikit/uicubictimingparameters
@preconcurrency @MainActor open class UICubicTimingParameters: UIObject, UITimingCurveProvider {
  /// The predefined curve; `easeInOut` for a curve with control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  private let isNamed: Bool
  let curve: TimingCurve

  /// Creates the default curve, which starts somewhat slowly and ends more slowly: (0.25, 0.1), (0.25, 1).
  public override convenience init() {
    self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
  }

  /// Creates a predefined curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, isNamed, self.curve) = (curve, true, curve.timing)
    (controlPoint1, controlPoint2) = self.curve.controlPoints
    super.init()
  }

  /// Creates a curve with control points, whose times are clamped to the range from 0 to 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, isNamed) = (.easeInOut, false)
    (controlPoint1, controlPoint2) = (point1, point2)
    curve = TimingCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
    super.init()
  }

  /// `builtin` for a predefined curve, otherwise `cubic`.
  public var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// These parameters themselves.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always nil.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring that moves to the end value (semantics 32.2).
/// https://developer.apple.com/documentation/uikit/uispringtimingparameters
@preconcurrency @MainActor open class UISpringTimingParameters: UIObject, UITimingCurveProvider {
  /// The initial velocity, in multiples of the distance per second.
  ///
  /// A single number is used for all properties: the length of the vector, negative if the vector points backward.
  public let initialVelocity: CGVector
  /// Returns the spring for a duration in seconds, and its actual duration.
  let spring: (TimeInterval) -> (Spring, TimeInterval)

  private init(_ velocity: CGVector, _ spring: @escaping (Double, TimeInterval) -> (Spring, TimeInterval)) {
    initialVelocity = velocity
    let length = Double((velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot())
    let speed = velocity.dx < 0 || (velocity.dx == 0 && velocity.dy < 0) ? -length : length
    self.spring = { spring(speed, $0) }
    super.init()
  }

  /// Creates the spring of the system's own animations, with its own duration: mass 3, stiffness 1000, damping 500.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that settles in the animator's duration.
  ///
  /// - Parameter ratio: 1 for no oscillation, smaller values for more.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// Creates a spring that settles in the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: 1 for no oscillation, smaller values for more.
  ///   - velocity: the initial velocity, in multiples of the distance per second.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(velocity) { speed, duration in
      let duration = max(duration, MotionGroup.shortest)
      return (Spring(dampingRatio: Double(ratio), settlingIn: duration, initialVelocity: speed), duration)
    }
  }

  /// Creates a spring from its physical values; the animator uses its settling time and ignores the animator's
  /// duration.
  ///
  /// - Parameters:
  ///   - mass: above 0.
  ///   - stiffness: of the spring, above 0.
  ///   - damping: of the movement, above 0.
  ///   - velocity: the initial velocity, in multiples of the distance per second.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let (m, k, c) = (max(Double(mass), 1e-6), max(Double(stiffness), 1e-6), max(Double(damping), 1e-6))
    self.init(velocity) { speed, _ in
      let spring = Spring(
        dampingRatio: c / (2 * (k * m).squareRoot()), frequency: (k / m).squareRoot(), initialVelocity: speed)
      return (spring, spring.settlingTime)
    }
  }

  /// Creates a spring from its perceived duration and bounce; the animator uses its settling time.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration, in seconds.
  ///   - bounce: 0 for no oscillation, toward 1 for more, below 0 for overdamping.
  ///   - initialVelocity: the initial velocity, in multiples of the distance per second.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    self.init(initialVelocity) { speed, _ in
      let spring = Spring(
        perceivedDuration: max(duration, MotionGroup.shortest), bounce: Double(bounce), initialVelocity: speed)
      return (spring, spring.settlingTime)
    }
  }

  /// Always `spring`.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Always nil.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// These parameters themselves.
  public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UITimingCurveProvider {
  /// Returns the pace for a duration in seconds, and the actual duration.
  func pace(in duration: TimeInterval) -> (pace: MotionGroup.Pace, duration: TimeInterval) {
    if let spring = springTimingParameters {
      let (spring, duration) = spring.spring(duration)
      return (.spring(spring), duration)
    }
    return (.curve(cubicTimingParameters?.curve ?? .easeInOut), duration)
  }
}
