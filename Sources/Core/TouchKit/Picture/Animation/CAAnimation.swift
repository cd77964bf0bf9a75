import TouchDrawing
import TouchGeometry

/// What an animation shows outside its active time.
/// https://developer.apple.com/documentation/quartzcore/camediatimingfillmode
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode with the given name; an unknown one is treated as `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer's own value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value after the end, until the animation is removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both `forwards` and `backwards`.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var isForwards: Bool { self == .forwards || self == .both }
  var isBackwards: Bool { self == .backwards || self == .both }
}

/// The name of a timing function. https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String
  /// Creates a name; an unknown one is treated as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Starts somewhat slowly and ends more slowly.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The timing function of an animation: a cubic Bézier curve, whose first coordinate is the time.
/// https://developer.apple.com/documentation/quartzcore/camediatimingfunction
public struct CAMediaTimingFunction: Equatable, Sendable {
  let curve: TimingCurve

  init(curve: TimingCurve) { self.curve = curve }

  /// Creates the predefined timing function with a name, such as `easeIn`; a linear one for any other name.
  public init(name: String) { self.init(name: CAMediaTimingFunctionName(rawValue: name)) }

  /// Creates a predefined timing function.
  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: curve = .easeIn
    case .easeOut: curve = .easeOut
    case .easeInEaseOut: curve = .easeInOut
    case .default: curve = TimingCurve(0.25, 0.1, 0.25, 1)
    case _: curve = .linear
    }
  }

  /// Creates a timing function from the control points of its curve, which begins at (0, 0) and ends at (1, 1).
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }
}

/// A delegate that is notified of the beginning and the end of layer animations.
/// https://developer.apple.com/documentation/quartzcore/caanimationdelegate
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation was added, even if it begins later.
  func animationDidStart(_ anim: CAAnimation)
  /// Called after an animation has ended; `flag` is true if it completed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation that displays different values of a layer for a time; the layer's own values are unchanged.
///
/// Add it to a layer with `CALayer.add(_:forKey:)`, which copies the animation: later changes of it have no effect.
/// https://developer.apple.com/documentation/quartzcore/caanimation
@preconcurrency @MainActor open class CAAnimation: UIObject {
  /// Creates an animation without any values.
  @preconcurrency @MainActor public override init() { super.init() }

  /// The duration of one run, in seconds; 0, the default, uses the transaction's duration, or 0.25.
  open var duration: CFTimeInterval = 0
  /// The time of `CACurrentMediaTime()` at which it begins; 0, the default, begins immediately.
  open var beginTime: CFTimeInterval = 0
  /// The time within a run at which the animation begins, in seconds; 0 by default.
  ///
  /// The beginning that was skipped is shown at the end of each run, which keeps its length. Values that are not finite
  /// are refused and reported (semantics 46.8).
  open var timeOffset: CFTimeInterval = 0 {
    didSet {
      guard !timeOffset.isFinite else { return }
      UsageError.report("CAAnimation.timeOffset: \(timeOffset) is not accepted and was refused")
      timeOffset = oldValue
    }
  }
  /// The speed of the animation relative to the layer's time; 1 by default.
  ///
  /// Each run takes `duration / speed` seconds. Values that are not above 0 are refused and reported.
  open var speed: Float = 1 {
    didSet {
      guard !(speed.isFinite && speed > 0) else { return }
      UsageError.report("CAAnimation.speed: \(speed) is not accepted and was refused")
      speed = oldValue
    }
  }
  /// The number of runs; 0, the default, for one, and `.infinity` for no end.
  open var repeatCount: Float = 0
  /// The time for which the runs are repeated, in seconds at the speed 1; 0, the default, uses `repeatCount`.
  ///
  /// The last run may be cut short. Set only one of the two; if both are set, this one takes precedence.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each run plays forward and then backward.
  open var autoreverses = false
  /// The timing function; nil, the default, uses the transaction's, or a linear one.
  open var timingFunction: CAMediaTimingFunction?
  /// The displayed value before and after the animation; `removed` by default.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the animation is removed from the layer at its end; true by default.
  open var isRemovedOnCompletion = true
  /// The delegate that is notified of the beginning and the end; retained by the animation.
  open var delegate: (any CAAnimationDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any CAAnimationDelegate).self) }
  }

  /// The values that the app has stored in the animation.
  private var keyedValues: [String: Any] = [:]
  /// Returns a value that the app has stored under a key; nil without one.
  open func value(forKey key: String) -> Any? { keyedValues[key] }
  /// Stores a value under an app-defined key, for example to recognize the animation in its delegate.
  ///
  /// Properties of animations are not set by their names: such a key is refused and reported.
  open func setValue(_ value: Any?, forKey key: String) {
    guard !Self.properties.contains(key) else {
      return UsageError.report("CAAnimation.setValue(_:forKey:): \(key) is a property; assign it")
    }
    keyedValues[key] = value
  }
  private static let properties: Set<String> = [
    "duration", "beginTime", "timeOffset", "speed", "repeatCount", "repeatDuration", "autoreverses", "timingFunction",
    "fillMode", "removedOnCompletion", "delegate", "keyPath", "additive", "fromValue", "toValue", "byValue", "values",
    "keyTimes", "timingFunctions", "calculationMode", "path", "animations", "type", "subtype",
  ]

  /// The duration of one run at the speed 1, in seconds.
  var runLength: TimeInterval { duration > 0 ? duration : max(CATransaction.animationDuration(), MotionGroup.shortest) }
  /// The number of runs.
  var runs: Double {
    if repeatDuration > 0 { return repeatDuration / (runLength * (autoreverses ? 2 : 1)) }
    return repeatCount > 0 ? Double(repeatCount) : 1
  }
  /// The pace of a run.
  var pace: MotionGroup.Pace { .curve((timingFunction ?? CATransaction.animationTimingFunction())?.curve ?? .linear) }

  /// Returns the courses of a layer's animated properties, with the layer's current values where they are needed.
  func courses(in layer: CALayer) -> [LayerCourse] { [] }

  /// The courses that begin within their run at `timeOffset`, with the pace of the animation.
  func offsetCourses(in layer: CALayer) -> [LayerCourse] {
    let (length, pace, reverses) = (runLength / Double(speed), pace, autoreverses)
    let offset = timeOffset / Double(speed) / (reverses ? length * 2 : length)
    return courses(in: layer).map { course in
      var course = course
      let inner = course.pace
      course.pace = { part in
        let phase = CAAnimation.phase(part, after: offset)
        let own = !reverses ? phase : phase <= 0.5 ? phase * 2 : 2 - phase * 2
        return inner(1 - pace.remaining(at: own * length, of: length))
      }
      return course
    }
  }

  /// Returns the fraction of a run that is shown at a fraction of its time.
  static func phase(_ part: Double, after offset: Double) -> Double {
    guard offset != 0 else { return part }
    let sum = part + offset
    return sum - sum.rounded(.down)
  }
}

/// An animation of the property with a key path.
/// https://developer.apple.com/documentation/quartzcore/capropertyanimation
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property; Docs/Animation.md lists the properties that can be animated.
  open var keyPath: String?
  /// Whether the values are added to the layer's own value instead of replacing it; false by default.
  open var isAdditive = false

  /// Whether each repetition begins at the value at which the last one ended; false by default.
  ///
  /// The end value is added once for each completed run. An animation in a group is not repeated on its own.
  /// https://developer.apple.com/documentation/quartzcore/capropertyanimation/iscumulative
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Returns the values and their relative times.
  func stations(from own: [Double]) -> [(time: Double, value: [Double])]? { nil }

  override func courses(in layer: CALayer) -> [LayerCourse] {
    guard let keyPath, let key = LayerKey(keyPath, of: layer), let own = key.value(of: layer),
      let stations = stations(from: isAdditive ? own.map { _ in 0 } : own),
      stations.allSatisfy({ $0.value.count == own.count })
    else {
      let path = keyPath ?? "nil"
      let isStored = Swift.type(of: layer).needsDisplay(forKey: path) && layer.hasStoredProperty(path)
      let advice =
        isStored ? ": it is a stored property; use value(forKey:) and setValue(_:forKey:) in its accessors" : ""
      UsageError.report(
        "CAAnimation: \(path) of \(Swift.type(of: layer)) cannot be animated like this; nothing moves\(advice)")
      return []
    }
    let gain = isCumulative ? (autoreverses ? stations.first : stations.last)?.value : nil
    return [LayerCourse(key: key, stations: stations, isAdditive: isAdditive, gain: gain)]
  }
}

/// An animation from one value to another.
/// https://developer.apple.com/documentation/quartzcore/cabasicanimation
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The start value; nil, the default, for the layer's own value, or for `toValue` minus `byValue`.
  open var fromValue: Any?
  /// The end value; nil, the default, for the layer's own value, or for the start value plus `byValue`.
  open var toValue: Any?
  /// The difference of the values, if one of the other two is nil.
  open var byValue: Any?

  override func stations(from own: [Double]) -> [(time: Double, value: [Double])]? {
    let given = [fromValue, toValue, byValue].map { $0.map { LayerKey.numbers($0, count: own.count) } }
    // A value of an unknown type is an error, not a missing value.
    guard !given.contains(where: { $0 == .some(nil) }) else { return nil }
    let (from, to, by) = (given[0] ?? nil, given[1] ?? nil, given[2] ?? nil)
    guard [from, to, by].allSatisfy({ $0 == nil || $0?.count == own.count }) else { return nil }
    let start = from ?? zip2(to, by, -) ?? own
    let end = to ?? zip2(start, by, +) ?? own
    return [(0, start), (1, end)]
  }

  private func zip2(_ left: [Double]?, _ right: [Double]?, _ body: (Double, Double) -> Double) -> [Double]? {
    guard let left, let right else { return nil }
    return zip(left, right).map(body)
  }
}

/// The interpolation between the values of a keyframe animation.
/// https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode with the given name; an unknown one is treated as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value is shown until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at constant speed; `keyTimes` and `timingFunctions` are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
}

/// An animation through several values.
/// https://developer.apple.com/documentation/quartzcore/cakeyframeanimation
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order.
  open var values: [Any]?
  /// The relative times of the values, from 0 to 1; nil, the default, for equal distances.
  ///
  /// With `discrete`, the time at which each value begins; the array may contain an additional end time.
  open var keyTimes: [CALayerNumber]?
  /// The timing functions between the values; nil, the default, for linear ones.
  ///
  /// Missing ones are linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between the values; `linear` by default.
  open var calculationMode = CAAnimationCalculationMode.linear

  /// The path of a position, which takes precedence over `values`; nil, the default, for none.
  ///
  /// `keyTimes` and `timingFunctions` apply to the ends of its lines and curves; with `paced` the speed is constant.
  open var path: CGPath?
  /// How the layer turns along the path; nil, the default, if it does not.
  open var rotationMode: CAAnimationRotationMode?

  /// Returns the positions on the path; nil without one, or if the number of key times is wrong.
  private var pathStations: [KeyframePath.Station]? {
    guard let path else { return nil }
    let course = KeyframePath(path.path)
    let isPaced = calculationMode == .paced
    let times = isPaced ? nil : keyTimes.map { $0.map { Double($0.layerValue) } }
    guard times == nil || times?.count == course.count + 1 else { return nil }
    let stations = course.stations(times: times, paces: (timingFunctions ?? []).map(\.curve), isPaced: isPaced)
    return stations.isEmpty ? nil : stations
  }

  override func stations(from own: [Double]) -> [(time: Double, value: [Double])]? {
    if path != nil { return pathStations?.map { ($0.time, [Double($0.point.x), Double($0.point.y)]) } }
    guard let values, !values.isEmpty else { return nil }
    let numbers = values.compactMap { LayerKey.numbers($0, count: own.count) }
    let isDiscrete = calculationMode == .discrete
    let count = keyTimes?.count ?? values.count
    guard numbers.count == values.count, count == values.count || isDiscrete && count == values.count + 1 else {
      return nil
    }
    if calculationMode == .paced { return paced(numbers) }
    let last = Double(max(isDiscrete ? values.count : values.count - 1, 1))
    return numbers.enumerated().map { index, value in
      (keyTimes.map { Double($0[index].layerValue) } ?? Double(index) / last, value)
    }
  }

  /// Returns the values with times that result in constant speed.
  private func paced(_ values: [[Double]]) -> [(time: Double, value: [Double])] {
    var ways: [Double] = [0]
    for (left, right) in zip(values, values.dropFirst()) {
      ways.append(ways[ways.count - 1] + zip(left, right).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot())
    }
    let whole = ways[ways.count - 1]
    return zip(ways, values).enumerated().map { index, pair in
      (whole > 0 ? pair.0 / whole : Double(index) / Double(max(values.count - 1, 1)), pair.1)
    }
  }

  override func courses(in layer: CALayer) -> [LayerCourse] {
    let courses = super.courses(in: layer).map { course in
      var course = course
      course.jumps = calculationMode == .discrete
      course.paces = path == nil ? (timingFunctions ?? []).map(\.curve) : []
      return course
    }
    let extra = rotationMode == .rotateAuto ? 0 : rotationMode == .rotateAutoReverse ? Double.pi : nil
    guard !courses.isEmpty, let extra, let stations = pathStations,
      let turn = LayerKey("transform.rotation.z", of: layer)
    else { return courses }
    // The turn is added to that of the layer itself.
    let angles = stations.map { (time: $0.time, value: [$0.angle + extra]) }
    return courses + [LayerCourse(key: turn, stations: angles, isAdditive: true)]
  }
}

/// An animation that moves to its end value like a spring.
/// https://developer.apple.com/documentation/quartzcore/caspringanimation
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass attached to the spring; 1 by default.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; 100 by default.
  open var stiffness: CGFloat = 100
  /// The damping of the movement; 10 by default.
  open var damping: CGFloat = 10
  /// The initial velocity, in multiples of the whole distance per second; 0 by default.
  open var initialVelocity: CGFloat = 0

  private var spring: Spring { makeSpring(speed: 1) }

  private func makeSpring(speed: Double) -> Spring {
    let (mass, stiffness) = (max(Double(mass), 1e-9), max(Double(stiffness), 1e-9))
    return Spring(
      dampingRatio: max(Double(damping), 0) / (2 * (mass * stiffness).squareRoot()),
      frequency: (stiffness / mass).squareRoot() * speed, initialVelocity: Double(initialVelocity) * speed)
  }

  /// The time until the spring is visually at rest, in seconds; assign it to `duration` to show the whole movement.
  open var settlingDuration: CFTimeInterval { spring.settlingTime }

  override var pace: MotionGroup.Pace { .spring(makeSpring(speed: Double(speed))) }
}

/// Several simultaneous animations of one layer.
///
/// Each has its own duration and pace; one without a duration lasts as long as the group, and a longer one is cut off.
/// https://developer.apple.com/documentation/quartzcore/caanimationgroup
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override func courses(in layer: CALayer) -> [LayerCourse] {
    let whole = runLength
    return (animations ?? []).flatMap { animation in
      animation.courses(in: layer).map { course in
        var course = course
        let inner = course.pace
        let seconds = (animation.duration > 0 ? animation.duration : whole) / Double(animation.speed)
        let length = seconds / whole
        let pace = animation.pace
        let stays = animation.fillMode.isForwards
        let offset = animation.timeOffset / Double(animation.speed) / seconds
        course.pace = { part in
          let own = part / length
          if own > 1 + 1e-9, !stays { return nil }
          let phase = CAAnimation.phase(min(own, 1), after: offset)
          return inner(1 - pace.remaining(at: phase * seconds, of: seconds))
        }
        return course
      }
    }
  }
}
