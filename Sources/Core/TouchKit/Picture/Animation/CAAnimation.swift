import TouchDrawing
import TouchGeometry

/// What is shown of an animation outside of its time.
/// https://developer.apple.com/documentation/quartzcore/camediatimingfillmode
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A mode by its name; an unknown one counts as `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing: the layer's own value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value afterwards, as long as the animation is not removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var isForwards: Bool { self == .forwards || self == .both }
  var isBackwards: Bool { self == .backwards || self == .both }
}

/// The name of a pace. https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A pace by its name; an unknown one counts as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Evenly.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slowly at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slowly at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slowly at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// A little slowly at first, and slower at the end.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How an animation goes on in its time: a cubic Bézier curve, the first coordinate being the time.
/// https://developer.apple.com/documentation/quartzcore/camediatimingfunction
public struct CAMediaTimingFunction: Equatable, Sendable {
  let curve: TimingCurve

  /// One of the usual paces.
  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: curve = .easeIn
    case .easeOut: curve = .easeOut
    case .easeInEaseOut: curve = .easeInOut
    case .default: curve = TimingCurve(0.25, 0.1, 0.25, 1)
    case _: curve = .linear
    }
  }

  /// A pace by the control points of its curve, which begins at (0, 0) and ends at (1, 1).
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }
}

/// Hears of the beginning and the end of animations of layers.
/// https://developer.apple.com/documentation/quartzcore/caanimationdelegate
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// An animation was added and begins, or waits for its time.
  func animationDidStart(_ anim: CAAnimation)
  /// An animation is over; `flag` says whether it came to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What shows a layer elsewhere than it is, for a time; the layer's own values stay.
///
/// One is added to a layer by `CALayer.add(_:forKey:)`, which takes what it says at that moment.
/// https://developer.apple.com/documentation/quartzcore/caanimation
@preconcurrency @MainActor open class CAAnimation: UIObject {
  /// An animation that says nothing yet.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Seconds of one run; 0, the default, for what the transaction says, or 0.25.
  open var duration: CFTimeInterval = 0
  /// The time of `CACurrentMediaTime()` at which it begins; 0, the default, for at once.
  open var beginTime: CFTimeInterval = 0
  /// How often it runs; 0, the default, for once, `.infinity` for ever.
  open var repeatCount: Float = 0
  /// Whether each run goes there and back.
  open var autoreverses = false
  /// The pace; nil, the default, for what the transaction says, or an even one.
  open var timingFunction: CAMediaTimingFunction?
  /// What is shown before and after; `removed` by default.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the layer forgets it at its end; true by default.
  open var isRemovedOnCompletion = true
  /// Who hears of the beginning and the end; the animation keeps it alive.
  open var delegate: (any CAAnimationDelegate)? {
    didSet { DelegateHearing.check(delegate, (any CAAnimationDelegate).self) }
  }

  /// Seconds of one run.
  var runLength: TimeInterval { duration > 0 ? duration : max(CATransaction.animationDuration(), MotionGroup.shortest) }
  /// How the run goes on.
  var pace: MotionGroup.Pace { .curve((timingFunction ?? CATransaction.animationTimingFunction())?.curve ?? .linear) }

  /// What it shows of a layer: each part with what it needs to know of the layer's own values taken now.
  func courses(in layer: CALayer) -> [LayerCourse] { [] }
}

/// An animation of the property that a path names.
/// https://developer.apple.com/documentation/quartzcore/capropertyanimation
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property; Docs/Animation.md lists the properties that can be animated.
  open var keyPath: String?
  /// Whether the values are added to the layer's own, instead of being shown in its place; false by default.
  open var isAdditive = false

  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The values that it goes through, by parts of its time.
  func stations(from own: [Double]) -> [(time: Double, value: [Double])]? { nil }

  override func courses(in layer: CALayer) -> [LayerCourse] {
    guard let keyPath, let key = LayerKey(keyPath, of: layer), let own = key.value(of: layer),
      let stations = stations(from: isAdditive ? own.map { _ in 0 } : own),
      stations.allSatisfy({ $0.value.count == own.count })
    else {
      BadUse.report("CAAnimation: \(keyPath ?? "nil") of \(Swift.type(of: layer)) cannot be animated so; nothing moves")
      return []
    }
    return [LayerCourse(key: key, stations: stations, isAdditive: isAdditive)]
  }
}

/// An animation from one value to another.
/// https://developer.apple.com/documentation/quartzcore/cabasicanimation
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins; nil, the default, for the layer's own value, or for `toValue` less `byValue`.
  open var fromValue: Any?
  /// Where it ends; nil, the default, for the layer's own value, or for the beginning and `byValue`.
  open var toValue: Any?
  /// How far it goes, where one of the others is not said.
  open var byValue: Any?

  override func stations(from own: [Double]) -> [(time: Double, value: [Double])]? {
    let given = [fromValue, toValue, byValue].map { $0.map { LayerKey.numbers($0) } }
    // What was said and cannot be understood is not guessed.
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

/// What an animation through several values shows between them.
/// https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way by its name; an unknown one counts as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The straight way from each to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// The straight way at one speed, whatever `keyTimes` and `timingFunctions` say.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
}

/// An animation through several values.
/// https://developer.apple.com/documentation/quartzcore/cakeyframeanimation
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order.
  open var values: [Any]?
  /// When each is reached, in parts of the time from 0 to 1; nil, the default, for even distances.
  ///
  /// With `discrete` it says when each begins, and there may be one more, the end.
  open var keyTimes: [CALayerNumber]?
  /// The pace from each value to the next, in the place of an even one; nil, the default, for none.
  ///
  /// Those that are missing are even.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// What is shown between the values; `linear` by default.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func stations(from own: [Double]) -> [(time: Double, value: [Double])]? {
    guard let values, !values.isEmpty else { return nil }
    let numbers = values.compactMap { LayerKey.numbers($0) }
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

  /// The values at times at which the way between them is gone at one speed.
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
    super.courses(in: layer).map { course in
      var course = course
      course.jumps = calculationMode == .discrete
      course.paces = (timingFunctions ?? []).map(\.curve)
      return course
    }
  }
}

/// An animation that swings to its end as a spring does.
/// https://developer.apple.com/documentation/quartzcore/caspringanimation
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring; 1 by default.
  open var mass: CGFloat = 1
  /// How strongly it pulls; 100 by default.
  open var stiffness: CGFloat = 100
  /// How strongly it is held back; 10 by default.
  open var damping: CGFloat = 10
  /// The velocity at the beginning, in whole ways a second; 0 by default.
  open var initialVelocity: CGFloat = 0

  private var spring: Spring {
    let (mass, stiffness) = (max(Double(mass), 1e-9), max(Double(stiffness), 1e-9))
    return Spring(
      dampingRatio: max(Double(damping), 0) / (2 * (mass * stiffness).squareRoot()),
      frequency: (stiffness / mass).squareRoot(), initialVelocity: Double(initialVelocity))
  }

  /// Seconds until it is at rest for the eye; give it to `duration` to see all of it.
  open var settlingDuration: CFTimeInterval { spring.settlingTime }

  override var pace: MotionGroup.Pace { .spring(spring) }
}

/// Several animations of one layer at the same time.
///
/// Each goes for its own duration at its own pace; one without a duration goes as long as the group, and one that is
/// longer is cut off. https://developer.apple.com/documentation/quartzcore/caanimationgroup
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override func courses(in layer: CALayer) -> [LayerCourse] {
    let whole = runLength
    return (animations ?? []).flatMap { animation in
      animation.courses(in: layer).map { course in
        var course = course
        let inner = course.pace
        let seconds = animation.duration > 0 ? animation.duration : whole
        let length = seconds / whole
        let pace = animation.pace
        let stays = animation.fillMode.isForwards
        course.pace = { part in
          let own = part / length
          if own > 1 + 1e-9, !stays { return nil }
          switch pace {
          case .curve(let curve): return inner(curve.value(at: own))
          case .spring(let spring): return inner(1 - spring.remaining(at: min(own, 1) * seconds))
          }
        }
        return course
      }
    }
  }
}
