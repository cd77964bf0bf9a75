import TouchGeometry

/// What a property animator's pace is made of.
/// https://developer.apple.com/documentation/uikit/uitimingcurvetype
public enum UITimingCurveType: Int, Sendable {
  /// One of the usual curves, by its name.
  case builtin
  /// A curve by its control points.
  case cubic
  /// A spring.
  case spring
  /// A curve, and then a spring from where that is; only classes of a program's own say so.
  case composed
}

/// Says how a property animator goes on in its time.
///
/// `UICubicTimingParameters` and `UISpringTimingParameters` do. Of a class of your own the spring counts, and where it
/// has none the curve. https://developer.apple.com/documentation/uikit/uitimingcurveprovider
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
  /// What it is made of.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil where it is a spring alone.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil where it is a curve alone.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), the first coordinate being the time.
/// https://developer.apple.com/documentation/uikit/uicubictimingparameters
@preconcurrency @MainActor open class UICubicTimingParameters: UIObject, UITimingCurveProvider {
  /// Which of the usual curves it is; `easeInOut` where it is one by its control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  private let isNamed: Bool
  let curve: TimingCurve

  /// A little slowly at first, and slower at the end: (0.25, 0.1), (0.25, 1).
  public override convenience init() {
    self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
  }

  /// One of the usual curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, isNamed, self.curve) = (curve, true, curve.timing)
    (controlPoint1, controlPoint2) = self.curve.controlPoints
    super.init()
  }

  /// A curve by its control points, whose times lie from 0 to 1; others are taken for the nearest of these.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, isNamed) = (.easeInOut, false)
    (controlPoint1, controlPoint2) = (point1, point2)
    curve = TimingCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
    super.init()
  }

  /// `builtin` for a usual curve, else `cubic`.
  public var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// Itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring that pulls to the end (semantics 32.2).
/// https://developer.apple.com/documentation/uikit/uispringtimingparameters
@preconcurrency @MainActor open class UISpringTimingParameters: UIObject, UITimingCurveProvider {
  /// How fast it is at the start, in whole ways a second.
  ///
  /// One number moves everything: the length of the vector, negative where the vector points back.
  public let initialVelocity: CGVector
  /// The spring for a duration in seconds, and how long it takes.
  let spring: (TimeInterval) -> (Spring, TimeInterval)

  private init(_ velocity: CGVector, _ spring: @escaping (Double, TimeInterval) -> (Spring, TimeInterval)) {
    initialVelocity = velocity
    let length = Double((velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot())
    let speed = velocity.dx < 0 || (velocity.dx == 0 && velocity.dy < 0) ? -length : length
    self.spring = { spring(speed, $0) }
    super.init()
  }

  /// The spring of the system's own animations: mass 3, stiffness 1000, damping 500; an animator with it takes the time
  /// that this needs.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that comes to rest in the animator's duration.
  ///
  /// - Parameter ratio: 1 for no swinging; the nearer to 0, the more.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// A spring that comes to rest in the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: 1 for no swinging; the nearer to 0, the more.
  ///   - velocity: at the start, in whole ways a second.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(velocity) { speed, duration in
      let duration = max(duration, MotionGroup.shortest)
      return (Spring(dampingRatio: Double(ratio), settlingIn: duration, initialVelocity: speed), duration)
    }
  }

  /// A spring by its physics; an animator takes the time that this needs to come to rest, whatever its duration.
  ///
  /// - Parameters:
  ///   - mass: above 0.
  ///   - stiffness: of the spring, above 0.
  ///   - damping: of the movement, above 0.
  ///   - velocity: at the start, in whole ways a second.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let (m, k, c) = (max(Double(mass), 1e-6), max(Double(stiffness), 1e-6), max(Double(damping), 1e-6))
    self.init(velocity) { speed, _ in
      let spring = Spring(
        dampingRatio: c / (2 * (k * m).squareRoot()), frequency: (k / m).squareRoot(), initialVelocity: speed)
      return (spring, spring.settlingTime)
    }
  }

  /// A spring that is described by how it looks; an animator takes the time that this needs to come to rest.
  ///
  /// - Parameters:
  ///   - duration: how long it seems to take, in seconds.
  ///   - bounce: 0 for no swinging, towards 1 more and more, below 0 the spring creeps.
  ///   - initialVelocity: at the start, in whole ways a second.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    self.init(initialVelocity) { speed, _ in
      let spring = Spring(
        perceivedDuration: max(duration, MotionGroup.shortest), bounce: Double(bounce), initialVelocity: speed)
      return (spring, spring.settlingTime)
    }
  }

  /// `spring`.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Nil.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UITimingCurveProvider {
  /// The pace for a duration in seconds, and how long it takes.
  func pace(in duration: TimeInterval) -> (pace: MotionGroup.Pace, duration: TimeInterval) {
    if let spring = springTimingParameters {
      let (spring, duration) = spring.spring(duration)
      return (.spring(spring), duration)
    }
    return (.curve(cubicTimingParameters?.curve ?? .easeInOut), duration)
  }
}
