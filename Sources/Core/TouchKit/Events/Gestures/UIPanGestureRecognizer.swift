import TouchArbiter
import TouchGeometry

/// The types of scroll devices.
/// https://developer.apple.com/documentation/uikit/uiscrolltypemask
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
  /// The raw bits, one per type.
  public let rawValue: Int
  /// Creates a mask of the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wheels with notches.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Touchpads, and wheels that scroll smoothly.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All types.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

extension UIEvent {
  /// The type of the device that scrolled: a wheel if the distance is that of whole notches (52.12).
  var scrollType: UIScrollTypeMask {
    let notch = GestureTuning.wheelNotch
    let isWhole = [scroll.dx, scroll.dy].allSatisfy { ($0 / notch).rounded() * notch == $0 }
    return isWhole ? .discrete : .continuous
  }
}

/// Recognizes dragging with one or several fingers.
///
/// Continuous: it begins when enough fingers have together moved far enough along either axis (semantics 7.3.2 has the
/// number), changes with every event of its fingers, and ends when the last of them is lifted (semantics 7.3).
/// https://developer.apple.com/documentation/uikit/uipangesturerecognizer
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The number of fingers that must be down for the pan to begin; 1 by default.
  open var minimumNumberOfTouches = 1

  /// The maximum number of fingers; no limit by default.
  ///
  /// The pan fails if more fingers touch down before it has begun; after that it ignores them (7.3.5).
  open var maximumNumberOfTouches = Int.max

  /// The types of scroll devices that the pan follows in addition to fingers; none by default (7.3.12, 52.12).
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// Whether the pan ignores fingers beyond the maximum even before it has begun; for pans of the kit (7.3.5).
  package final var ignoresFurtherTouches = false

  private var motion = FingerMotion()
  /// While the wheel turns: the pointer location, in window coordinates, and the velocity of the content.
  private var wheel: (place: CGPoint, time: TimeInterval, velocity: CGVector)?
  /// The movement of the fingers in window points; after the beginning, without the hysteresis.
  private var travel = CGVector.zero
  /// The total movement of the fingers or the wheel at the beginning of the gesture, in window points.
  package private(set) var way = CGVector.zero

  /// Adds fingers, without a jump of the translation; fails or ignores those beyond the maximum (7.3.5).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    absorb()
    var joining = touches.inOrder
    let room = max(0, maximumNumberOfTouches - motion.count)
    if joining.count > room, phase == .possible, !ignoresFurtherTouches {
      let count = motion.count + joining.count
      return fail(.tooManyTouches, Measure(Double(count), against: Double(maximumNumberOfTouches), .touches))
    }
    if joining.count > room {
      for touch in joining[room...] { ignore(touch, for: event) }
      joining.removeLast(joining.count - room)
    }
    if let first = joining.first { motion.join(joining, at: first.timestamp) }
  }

  /// Adds to the translation; begins or changes.
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

  /// Ends with the last finger; fails if it has not begun.
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

  /// Cancels; fails if it has not begun.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    fail(.touchCancelled)
  }

  /// Discards fingers and translation.
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

  /// The movement along either axis with which it begins, in points.
  var hysteresis: CGFloat { beginningDistance }
  /// The movement after which it begins; larger for pans of the kit that begin later.
  package final var beginningDistance = GestureTuning.panHysteresis

  /// Begins without movement if enough fingers are down; for a finger that stops moving content (9.14).
  final func beginAtOnce() {
    guard phase == .possible, motion.count > 0, motion.count >= minimumNumberOfTouches else { return }
    become(.began, .decelerating)
  }

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
    travel =
      startsFromZero
      ? .zero : CGVector(dx: Self.shorten(travel.dx, by: hysteresis), dy: Self.shorten(travel.dy, by: hysteresis))
    become(.began, .thresholdReached, Measure(Double(distance), against: Double(hysteresis), .points))
    if phase == .possible { travel = whole }
  }

  /// Returns whether it may begin after enough movement; if not, it is called again at the next movement.
  ///
  /// For the kit's subclasses.
  func mayBegin(after travel: CGVector) -> Bool { true }

  /// Whether the translation starts from zero instead of the movement less the hysteresis; for the kit's subclasses.
  var startsFromZero: Bool { false }

  /// Returns why it must fail although it has moved far enough; for the kit's subclasses.
  func refusalToBegin(after travel: CGVector) -> (Reason, Measure?)? { nil }

  /// The reason of its failure when the last finger is lifted before it has begun.
  var reasonOfEarlyLift: Reason { .liftedEarly }

  /// Returns the component without the hysteresis, not below zero (7.3.3).
  private static func shorten(_ component: CGFloat, by hysteresis: CGFloat) -> CGFloat {
    component < 0 ? min(0, component + hysteresis) : max(0, component - hysteresis)
  }

  /// Starts from the current finger locations after having waited for others (5.2.5, 7.3.11).
  override func didRelease() {
    super.didRelease()
    travel = .zero
  }

  // MARK: The wheel

  override var takesWheel: Bool { true }

  override func acceptsWheel(_ event: UIEvent) -> Bool { allowedScrollTypesMask.contains(event.scrollType) }

  override func handleWheel(_ event: UIEvent, at place: CGPoint) {
    modifierFlags = event.modifierFlags
    scroll(by: event.scroll, at: place, event.timestamp)
  }

  override func endWheel() {
    guard wheel != nil, phase == .began || phase == .changed else { return }
    cancelTimers()
    become(.ended, .lifted)
  }

  /// Handles a turn of the wheel: it begins without hysteresis, changes, and ends after a pause.
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

  /// Returns the centroid of the touches, or the pointer location while the wheel turns.
  open override func location(in view: UIView?) -> CGPoint {
    wheel.map { convert($0.place, to: view) } ?? super.location(in: view)
  }

  // MARK: Measurements

  /// Returns the movement of the fingers since the beginning, in the coordinates of `view`, or of the window if that is
  /// nil.
  ///
  /// The vector is rotated and scaled as the view is. The movement required to begin is not included (7.3.3, 7.3.7).
  open func translation(in view: UIView?) -> CGPoint {
    let vector = phase == .possible ? .zero : travel
    let origin = convert(.zero, to: view)
    let end = convert(CGPoint(x: vector.dx, y: vector.dy), to: view)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Sets the translation from which it counts, in the coordinates of `view`, and restarts the velocity.
  ///
  /// The velocity is measured from later movements, and is unchanged until then. Without touches it does nothing
  /// (7.3.8).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard motion.count > 0 || wheel != nil else { return }
    let origin = view?.convert(CGPoint.zero, to: nil) ?? .zero
    let end = view?.convert(translation, to: nil) ?? translation
    travel = CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
    motion.restartVelocity()
  }

  /// Returns the velocity of the fingers, in points of `view` per second, or of the window if that is nil.
  ///
  /// It is a blend of the last two events with a new timestamp and movement (7.3.9).
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
    case .lifted where wheel != nil: "52.12"
    case .liftedEarly, .tooFewTouches, .lifted: "7.3.6"
    case .tooManyTouches: "7.3.5"
    case .touchCancelled: "7.3.10"
    default: Self.rule(for: reason)
    }
  }
}
