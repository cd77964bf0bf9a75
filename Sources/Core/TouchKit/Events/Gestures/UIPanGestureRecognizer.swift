import TouchArbiter
import TouchGeometry

/// Kinds of wheels and touchpads.
/// https://developer.apple.com/documentation/uikit/uiscrolltypemask
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
  /// One bit per kind.
  public let rawValue: Int
  /// The kinds of the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wheels that turn in notches.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Touchpads, and wheels that turn smoothly.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognizes dragging with one or several fingers.
///
/// Continuous: it begins when enough fingers have together travelled far enough along either axis (semantics 7.3.2 has
/// the number), changes with every event of its fingers, and ends when the last of them is lifted (semantics 7.3).
/// https://developer.apple.com/documentation/uikit/uipangesturerecognizer
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers must be down for it to begin; 1.
  open var minimumNumberOfTouches = 1

  /// How many fingers it follows; more are ignored.
  ///
  /// No limit.
  open var maximumNumberOfTouches = Int.max

  /// Which kinds of wheel and touchpad it follows besides fingers; none (7.3.12).
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var motion = FingerMotion()
  /// While the wheel turns: where the pointer is, in window coordinates, and how fast the content goes.
  private var wheel: (place: CGPoint, time: TimeInterval, velocity: CGVector)?
  /// How far the fingers have travelled, in window points; from the beginning on, without the hysteresis.
  private var travel = CGVector.zero
  /// How far the fingers, or the wheel, had gone in all when it was far enough to begin, in window points.
  package private(set) var way = CGVector.zero

  /// Fingers join, without a jump of the translation; those beyond the maximum are ignored (7.3.5).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    absorb()
    var joining = touches.inOrder
    let room = max(0, maximumNumberOfTouches - motion.count)
    if joining.count > room {
      for touch in joining[room...] { ignore(touch, for: event) }
      joining.removeLast(joining.count - room)
    }
    if let first = joining.first { motion.join(joining, at: first.timestamp) }
  }

  /// Adds to the travel; begins, or changes.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    absorb()
    motion.sample(at: event.timestamp)
    if phase == .possible {
      beginIfFarEnough()
    } else {
      become(.changed, .thresholdReached)
    }
  }

  /// Ends with the last finger; without having begun, fails.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    absorb()
    motion.leave(touches.inOrder)
    guard motion.count == 0 else { return }
    if phase == .possible, case let fingers = attempt.touches.count, fingers < minimumNumberOfTouches {
      fail(.tooFewTouches, Measure(Double(fingers), against: Double(minimumNumberOfTouches), .touches))
    } else if phase == .possible {
      let distance = max(abs(travel.dx), abs(travel.dy))
      fail(reasonOfEarlyLift, Measure(Double(distance), against: Double(hysteresis), .points))
    } else {
      become(.ended, .lifted)
    }
  }

  /// Is cancelled; without having begun, fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    fail(.touchCancelled)
  }

  /// Forgets fingers and travel.
  open override func reset() {
    super.reset()
    motion.clear()
    travel = .zero
    wheel = nil
  }

  private func absorb() {
    let isCounting = phase != .possible || motion.count >= minimumNumberOfTouches
    let step = motion.advance()
    guard isCounting else { return }
    travel.dx += step.dx
    travel.dy += step.dy
  }

  /// How far it must travel along either axis, in points.
  var hysteresis: CGFloat { GestureTuning.panHysteresis }

  private func beginIfFarEnough() {
    guard phase == .possible, motion.count >= minimumNumberOfTouches, motion.count > 0 else { return }
    let distance = max(abs(travel.dx), abs(travel.dy))
    guard distance >= hysteresis else { return }
    way = travel
    guard mayBegin(after: travel) else { return }
    if let (reason, measure) = refusalToBegin(after: travel) {
      fail(reason, measure)
      return
    }
    let whole = travel
    travel = CGVector(dx: Self.shorten(travel.dx, by: hysteresis), dy: Self.shorten(travel.dy, by: hysteresis))
    become(.began, .thresholdReached, Measure(Double(distance), against: Double(hysteresis), .points))
    if phase == .possible { travel = whole }
  }

  /// Whether it may begin now that it has travelled far enough; if not, it is asked again at the next move.
  ///
  /// For subclasses of the kit.
  func mayBegin(after travel: CGVector) -> Bool { true }

  /// Why it must not begin though it has travelled far enough, and fails; for subclasses of the kit.
  func refusalToBegin(after travel: CGVector) -> (Reason, Measure?)? { nil }

  /// Why it fails when the last finger is lifted before it has begun.
  var reasonOfEarlyLift: Reason { .liftedEarly }

  /// The component without the hysteresis, not below zero (7.3.3).
  private static func shorten(_ component: CGFloat, by hysteresis: CGFloat) -> CGFloat {
    component < 0 ? min(0, component + hysteresis) : max(0, component - hysteresis)
  }

  /// Having waited for others, it starts from where the fingers are (5.2.5, 7.3.11).
  override func didRelease() {
    super.didRelease()
    travel = .zero
  }

  // MARK: The wheel

  /// Whether the wheel or touchpad that moved is one that it follows; not while fingers are down.
  private func takesScroll(_ event: UIEvent) -> Bool {
    !allowedScrollTypesMask.isEmpty && attempt.followed.isEmpty && (wheel != nil || phase == .possible)
      && shouldReceive(event)
  }

  override func takeWheel(_ event: UIEvent, at place: CGPoint) -> Bool {
    guard takesScroll(event) else { return false }
    modifierFlags = event.modifierFlags
    scroll(by: event.scroll, at: place, event.timestamp)
    return true
  }

  /// The wheel turned: it begins without hysteresis, changes, and ends after a pause.
  private func scroll(by step: CGVector, at place: CGPoint, _ time: TimeInterval) {
    let elapsed = wheel.map { CGFloat(time - $0.time) } ?? 0
    let velocity = elapsed > 0 ? CGVector(dx: step.dx / elapsed, dy: step.dy / elapsed) : wheel?.velocity ?? .zero
    wheel = (place, time, velocity)
    travel.dx += step.dx
    travel.dy += step.dy
    if phase == .possible { way = travel }
    become(phase == .possible ? .began : .changed, .thresholdReached)
    cancelTimers()
    guard phase != .failed else { return }
    startTimer(at: time + GestureTuning.scrollPause) { $0.become(.ended, .timer) }
  }

  /// The middle of the touches, or the pointer while the wheel turns.
  open override func location(in view: UIView?) -> CGPoint {
    wheel.map { convert($0.place, to: view) } ?? super.location(in: view)
  }

  // MARK: What it measures

  /// How far the fingers have travelled since it began, in the coordinates of `view`, of the window when that is nil:
  /// the vector is turned and scaled as the view is.
  ///
  /// The distance that it took to begin is not counted (7.3.3, 7.3.7).
  open func translation(in view: UIView?) -> CGPoint {
    let vector = phase == .possible ? .zero : travel
    let origin = convert(.zero, to: view)
    let end = convert(CGPoint(x: vector.dx, y: vector.dy), to: view)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Counts from `translation` on, in the coordinates of `view`; the velocity is made of what the fingers do from now
  /// on, and stays as it is until they move.
  ///
  /// Without touches it does nothing (7.3.8).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard motion.count > 0 || wheel != nil else { return }
    let origin = view?.convert(CGPoint.zero, to: nil) ?? .zero
    let end = view?.convert(translation, to: nil) ?? translation
    travel = CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
    motion.restartVelocity()
  }

  /// How fast the fingers move, in points of `view` per second, of the window when that is nil: a blend of the last two
  /// events that brought time and movement (7.3.9).
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = wheel?.velocity ?? motion.velocity
    let origin = convert(.zero, to: view)
    let end = convert(CGPoint(x: velocity.dx, y: velocity.dy), to: view)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  override func rule(for reason: Reason) -> StaticString {
    switch reason {
    case .thresholdReached: "7.3.2"
    case .timer: "7.3.12"
    case .liftedEarly, .tooFewTouches, .lifted: "7.3.6"
    case .touchCancelled: "7.3.10"
    default: Self.rule(for: reason)
    }
  }
}
