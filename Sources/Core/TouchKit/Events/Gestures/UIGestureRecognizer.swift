import TouchArbiter
import TouchGeometry

/// The base class of gesture recognizers.
///
/// A recognizer attached to a view receives the touches that hit the view or its subviews, before the views do. It
/// evaluates them in its four touch methods and reports its result by assigning `state`. After all recognizers have
/// received the event, the kit decides which of them act (semantics §5). Targets receive `began`, `changed`, `ended`
/// and `cancelled`, never `failed`.
///
/// Subclasses call super in the methods that they override and assign `state`; they need nothing else.
/// https://developer.apple.com/documentation/uikit/uigesturerecognizer
@preconcurrency @MainActor open class UIGestureRecognizer: UIObject {
  /// The state of a recognizer in its attempt (semantics 4.1).
  public enum State: Int, Sendable, CaseIterable {
    /// The recognizer is undecided, or waits for others that must fail first.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture continues.
    case changed
    /// The gesture is complete; for a discrete gesture, the only state with an action.
    case ended
    /// A continuous gesture was cancelled after it had begun.
    case cancelled
    /// The touches are not this gesture.
    case failed

    /// The name of `ended` for a discrete gesture.
    public static var recognized: State { .ended }
  }

  // MARK: State of the environment

  /// The recognizer's slot in the arbiter; negative until its first participation.
  final var slot: RecognizerID = -1
  /// An object by which the environment detects that the recognizer was deallocated.
  final var lifetimeToken: LifetimeToken?
  /// The actual state; `state` reads possible while the recognizer is held.
  final var phase = State.possible
  /// A state that the kit imposes; the setter of the base class consumes it.
  ///
  /// See `GestureEnvironment.impose`.
  final var imposed: State?
  /// The reason of the next assignment of `state`; nil for an assignment by a subclass.
  final var pendingReason: Reason?
  /// The measurement of `pendingReason`.
  final var pendingMeasure: Measure?
  /// The reason of its withdrawal from the attempt, reported regardless of the subclass's reaction.
  final var withdrawal: Cause?
  final var isBeingAskedToBegin = false
  /// Whether the environment is calling one of its touch methods.
  final var isReceiving = false
  /// Whether a touch method or a question is running whose result is pending.
  final var isInCall: Bool { isReceiving || isBeingAskedToBegin }
  /// The state of the current attempt.
  final var attempt = Attempt()
  /// The presses of the current attempt; nil in an attempt with touches.
  final var pressAttempt: PressAttempt?
  /// The touchpad's gesture of the current attempt; nil in other attempts.
  final var transformAttempt: TransformRoute?
  final var targets: [GestureTarget] = []
  final weak var environment: GestureEnvironment?

  // MARK: Initialization

  /// Creates a recognizer that calls `action` on `target`; without them, add targets later.
  ///
  /// The target is held weakly.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without targets.
  @preconcurrency @MainActor public override convenience init() { self.init(target: nil, action: nil) }

  /// Always returns nil: nothing can be decoded on Linux.
  ///
  /// It exists because iOS code declares it.
  public init?(coder: NSCoder) { return nil }

  // MARK: State

  /// The state of the recognizer in its attempt.
  ///
  /// Subclasses assign it, in their touch methods or from their own timers. An invalid assignment is coerced or ignored
  /// as in semantics 4.3; it never traps. Leaving `possible` asks the views and the delegate whether the recognizer may
  /// begin (5.4); a refusal immediately makes it `failed`. While others must fail first it reads `possible`; during an
  /// action it reads the state that the action reports.
  open var state: State {
    get { attempt.reported ?? (attempt.isHeld ? .possible : phase) }
    set {
      if let forced = imposed {
        imposed = nil
        phase = forced
      } else if newValue == .changed && isReceiving && mayChangeAgain {
        // Nothing has to be decided, so the frequent case makes no calls.
        attempt.reported = nil
        pendingReason = nil
        attempt.hasChangedAgain = true
      } else {
        GestureEnvironment.current(for: self).request(newValue, of: self)
      }
    }
  }

  /// Whether assigning `changed` again requires no decision, and only sends another action (4.3).
  private final var mayChangeAgain: Bool { phase == .changed && withdrawal == nil && !isBeingAskedToBegin }

  /// Whether the recognizer receives touches.
  ///
  /// Setting it to false during an attempt cancels the attempt: a recognizer that has begun sends `cancelled` before
  /// this returns (semantics 4.9). Setting it to true again does not restore the current touches.
  open var isEnabled = true {
    didSet { if oldValue && !isEnabled { environment?.withdraw(self, because: .disabledNow) } }
  }

  /// The view that the recognizer is attached to; set by `addGestureRecognizer`.
  public internal(set) weak var view: UIView?

  /// Values that the app associates with the recognizer.
  package var associatedValues: AssociatedValues?

  /// The delegate that decides whether the recognizer may begin, receive touches, run simultaneously with others or
  /// must wait.
  ///
  /// Held weakly.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any UIGestureRecognizerDelegate).self) }
  }

  /// A name for logs and debugging; the kit does not interpret it.
  open var name: String?
  /// The purpose of a recognizer created by the kit; nil for recognizers of apps.
  package final var role: GestureRole?

  // MARK: Touch delivery to views (semantics §6)

  /// Whether recognition cancels the gesture's touches in their views, which receive `touchesCancelled` (6.2).
  open var cancelsTouchesInView = true

  /// Whether views receive touches only after this recognizer has failed (6.6).
  ///
  /// If it is set to false, withheld touches are delivered before the loop sleeps.
  open var delaysTouchesBegan = false {
    didSet { if oldValue && !delaysTouchesBegan { environment?.schedulePass() } }
  }

  /// Whether views receive the end of touches only after this recognizer has failed (6.7).
  ///
  /// If it is set to false, withheld touches are delivered before the loop sleeps.
  open var delaysTouchesEnded = true {
    didSet { if oldValue && !delaysTouchesEnded { environment?.schedulePass() } }
  }

  // MARK: Accepted touches (semantics 1.3.4)

  /// The accepted types of touches, as raw values of `UITouch.TouchType`; all by default.
  open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.allCases.map { NSNumber(value: $0.rawValue) } {
    didSet { acceptedTypes = TouchTypeMask(allowedTouchTypes) }
  }
  final var acceptedTypes = TouchTypeMask.all

  /// The accepted types of presses, as raw values of `UIPress.PressType`; only `select` by default, none if empty.
  ///
  /// Order and duplicates do not matter (48.17). Recognizers take presses only if their class overrides one of the
  /// press methods (48.16).
  open var allowedPressTypes = UIGestureRecognizer.selectOnly
  private static let selectOnly = [NSNumber(value: UIPress.PressType.select.rawValue)]

  /// Whether all touches of an attempt must have the type of its first one; true by default.
  open var requiresExclusiveTouchType = true

  /// The pressed buttons in the current event.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  /// The pressed modifier keys in the current event.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  // MARK: Touch methods for subclasses

  /// Called when fingers of this recognizer touch down.
  ///
  /// Called once per event with such touches, before the views receive them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers of this recognizer move.
  ///
  /// Called once per event with such touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers of this recognizer are lifted.
  ///
  /// Called once per event with such touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches are cancelled: by the system, or because the recognizer was disabled or removed.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Never called: no property of a touch is estimated (53.7).
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called when presses of this recognizer begin.
  ///
  /// Called once per event with such presses, before the responders receive them (48.22).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when presses of this recognizer change, as a key that repeats.
  ///
  /// Called once per event with such presses.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when presses of this recognizer end.
  ///
  /// Called once per event with such presses.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when presses are cancelled: by the system, or because the recognizer was disabled or removed.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the attempt has ended and `state` is possible again; discard the data of the gesture.
  ///
  /// Called once per attempt (4.6).
  open func reset() {}

  /// Stops following a touch (4.7).
  ///
  /// The touch no longer counts and recognition does not cancel it in its view; if this recognizer withheld it, the
  /// view receives it. A touch that the recognizer does not follow is unaffected.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    environment?.ignore(touch, by: self)
  }

  /// Stops following a press (48.33).
  ///
  /// Recognition does not cancel it in its responder; if this recognizer withheld it, the responder receives it. A press
  /// that the recognizer does not follow is unaffected.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    environment?.ignore(button, by: self)
  }

  // MARK: Relations for subclasses

  /// Returns whether recognition of this recognizer may make `preventedGestureRecognizer` fail; true by default.
  ///
  /// Called for each pair that may not recognize simultaneously for another reason, before any delegate (5.1.2.7).
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether recognition of `preventingGestureRecognizer` may make this one fail (5.1.2.7).
  ///
  /// True by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer must wait in the current attempt for the other to fail.
  ///
  /// Called once per attempt (5.2.2). False by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the other recognizer must wait in the current attempt for this one to fail.
  ///
  /// Called once per attempt (5.2.2). False by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recognizer accepts touches or presses of this event.
  ///
  /// Called once per attempt, before the delegate (1.3.4). True by default.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Geometry (semantics 4.8)

  /// The number of followed touches.
  open var numberOfTouches: Int { attempt.followed.count }

  /// Returns the centroid of the followed touches, in the coordinates of `view`, or of the window if that is nil.
  ///
  /// In an attempt with presses, returns the middle of their responder's view (48.25); with a touchpad's gesture, the
  /// pointer's location (52.7). Without any of these, returns the origin.
  open func location(in view: UIView?) -> CGPoint {
    if let place = pressLocation(in: view) { return place }
    if let transformAttempt { return convert(transformAttempt.place, to: view) }
    return convert(centroid(of: attempt.followed), to: view)
  }

  /// The middle of the view of the responder that receives the presses; nil in an attempt without presses.
  final func pressLocation(in view: UIView?) -> CGPoint? {
    guard let source = pressAttempt?.presses.last?.route.view else { return nil }
    return source.convert(CGPoint(x: source.bounds.midX, y: source.bounds.midY), to: view)
  }

  /// Returns the location of one touch, in the coordinates of `view`, or of the window if that is nil.
  ///
  /// Touches are counted in the order in which they began. An index out of range is a programming error and stops the
  /// app.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      attempt.followed.indices.contains(touchIndex),
      "location(ofTouch:in:) asked for touch \(touchIndex) of a recognizer that follows \(attempt.followed.count)")
    return attempt.followed[touchIndex].location(in: view)
  }

  // MARK: Internal

  /// The view that decides instead of a delegate whether the recognizer may begin; nil except for a scroll view's own
  /// recognizers (5.4.1).
  var shouldBeginHost: UIView? { nil }

  /// Whether it is a scroll view's own recognizer: those receive a finger that stops moving content (9.14).
  var isForScrolling: Bool { false }

  /// Whether it is omitted even from the trace while disabled: a scroll view's recognizer that is not in use.
  var isSilentWhileDisabled: Bool { isAbsentWhileDisabled }
  /// Whether the kit disables it while it has no purpose, so that logs do not mention it.
  package final var isAbsentWhileDisabled = false

  /// Whether it receives fingers on a surface away from the screen, if `allowedTouchTypes` permits them (48.18).
  var acceptsIndirectTouches: Bool { true }

  /// Whether it follows pinches and rotations of a touchpad (52.1).
  var takesTransforms: Bool { false }

  /// Called with each sample of a touchpad's gesture that the recognizer follows.
  func handleTransform(_ sample: TransformSample) {}

  /// Whether it follows the pointer without a button (7.8).
  var followsPointer: Bool { false }

  /// Called when the pointer moves over its view, with a window location and the pen that is the pointer, if it is one.
  ///
  /// Called with every movement, if the recognizer follows the pointer.
  func hover(at place: CGPoint, pen: PenHover?) {}

  /// Called when the pointer leaves its view, with a window location.
  ///
  /// Called once for a recognizer that followed it.
  func leave(at place: CGPoint) {}

  /// Whether its class follows the wheel (7.3.12).
  var takesWheel: Bool { false }

  /// Whether it follows the device of a scroll event that begins an attempt (52.12).
  func acceptsWheel(_ event: UIEvent) -> Bool { false }

  /// Called with each scroll event that the recognizer follows, and a window location.
  func handleWheel(_ event: UIEvent, at place: CGPoint) {}

  /// Called when the fingers that scrolled were lifted from the touchpad (52.12).
  func endWheel() {}

  /// Called when the recognizer no longer has to wait; its actions follow (5.2.5).
  func didRelease() {}

  /// The rule of the semantics by which this class ends for a reason.
  func rule(for reason: Reason) -> StaticString { Self.rule(for: reason) }

  // MARK: Requirements

  /// Makes this recognizer act only after `otherGestureRecognizer` has failed (5.2).
  ///
  /// The requirement is permanent and applies to touches that both receive. Requiring itself is ignored with a message.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else {
      UsageError.report("a gesture recognizer cannot require itself to fail; ignored")
      return
    }
    let environment = GestureEnvironment.current(for: self)
    environment.arbiter.require(environment.enroll(self), environment.enroll(otherGestureRecognizer))
  }

  // MARK: Targets

  /// Calls `action` on `target` whenever the recognizer acts, in the order in which targets were added (4.5.4).
  ///
  /// The target is held weakly, so a value that is not an object receives nothing. The same pair is added only once.
  open func addTarget(_ target: Any, action: Selector) {
    UsageError.checkTarget(target, of: self)
    let target = target as AnyObject
    guard !targets.contains(where: { $0.target === target && $0.selector == action }) else { return }
    targets.append(GestureTarget(target: target, selector: action, action: nil))
  }
  /// Calls the action's closure whenever the recognizer acts; its `sender` is the recognizer.
  ///
  /// The same action is added only once. It is retained until it is removed or the recognizer is deallocated.
  open func addAction(_ action: UIAction) {
    guard !targets.contains(where: { $0.action === action }) else { return }
    targets.append(GestureTarget(target: nil, selector: nil, action: action))
  }
  /// Removes a target and action; nil means any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?) { forget(target, action: action) }
  /// Removes an action that was added with `addAction(_:)`.
  open func removeAction(_ action: UIAction) {
    targets.removeAll { $0.action === action }
  }
}
