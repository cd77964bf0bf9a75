import TouchArbiter
import TouchGeometry

/// The base of everything that makes a gesture out of touches.
///
/// A recognizer that is attached to a view sees the touches that hit the view or anything inside it, before the views
/// do. It reads them in its four touch methods and says what it makes of them by assigning `state`; whether it may act
/// on that is decided with all the others in mind when the event has gone round (semantics §5). Targets hear of
/// `began`, `changed`, `ended` and `cancelled`, never of `failed`.
///
/// Subclasses call super in the methods they override and assign `state`; they need nothing else.
/// https://developer.apple.com/documentation/uikit/uigesturerecognizer
@preconcurrency @MainActor open class UIGestureRecognizer: UIObject {
  /// Where a recognizer stands in its attempt (semantics 4.1).
  public enum State: Int, Sendable, CaseIterable {
    /// It has not made up its mind, or waits for others that must fail first.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture goes on.
    case changed
    /// The gesture is complete. For a discrete gesture, the one state that its targets hear of.
    case ended
    /// A continuous gesture was broken off after it had begun.
    case cancelled
    /// What the fingers did is not this gesture.
    case failed

    /// What a discrete gesture calls `ended`.
    public static var recognized: State { .ended }
  }

  // MARK: What the environment keeps here

  /// The recognizer's slot in the arbiter; negative until it takes part for the first time.
  final var slot: RecognizerID = -1
  /// By this the environment can tell that the recognizer exists no longer.
  final var lifeline: Lifeline?
  /// Where it stands in truth; `state` reads possible while it is held.
  final var phase = State.possible
  /// A state that the kit imposes; the base setter consumes it.
  ///
  /// See `GestureEnvironment.impose`.
  final var imposed: State?
  /// Why the next assignment of `state` is made; nil when a subclass assigns on its own account.
  final var pendingReason: Reason?
  /// The number that goes with `pendingReason`.
  final var pendingMeasure: Measure?
  /// Why it is being taken out of its attempt; says so whatever the subclass does about it.
  final var withdrawal: Cause?
  final var isBeingAskedToBegin = false
  /// Whether one of its touch methods is being called by the environment.
  final var isReceiving = false
  /// Whether it is being told or asked something and has still to say what it makes of it.
  final var isInCall: Bool { isReceiving || isBeingAskedToBegin }
  /// What it knows of its present attempt.
  final var attempt = Attempt()
  final var targets: [GestureTarget] = []
  final weak var environment: GestureEnvironment?

  // MARK: Making one

  /// A recognizer that calls `action` on `target`; without them, one to which targets are added later.
  ///
  /// The target is held weakly.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer to which targets are added later.
  @preconcurrency @MainActor public override convenience init() { self.init(target: nil, action: nil) }

  /// Always nil: nothing can be decoded on Linux.
  ///
  /// It exists because iOS code declares it.
  public init?(coder: NSCoder) { return nil }

  // MARK: State

  /// Where the recognizer stands in its attempt.
  ///
  /// Subclasses assign it, in their touch methods or from a timer of their own. An assignment that makes no sense is
  /// coerced or ignored as in semantics 4.3, never a trap. Leaving `possible` asks the views and the delegate whether
  /// it may begin (5.4); their no makes it `failed` at once. While others must fail first it reads `possible`; while an
  /// action runs it reads what the action reports.
  open var state: State {
    get { attempt.reported ?? (attempt.isHeld ? .possible : phase) }
    set {
      if let forced = imposed {
        imposed = nil
        phase = forced
      } else if newValue == .changed && isReceiving && mayChangeAgain {
        // Nothing is to be decided, so what thousands of moves do asks nobody.
        attempt.reported = nil
        pendingReason = nil
        attempt.hasChangedAgain = true
      } else {
        GestureEnvironment.current(for: self).request(newValue, of: self)
      }
    }
  }

  /// Whether another `changed` is one more action and nothing else (4.3).
  private final var mayChangeAgain: Bool { phase == .changed && withdrawal == nil && !isBeingAskedToBegin }

  /// Whether the recognizer takes part.
  ///
  /// Set to false in the middle of an attempt, it cancels it: one that has begun sends `cancelled` before this returns
  /// (semantics 4.9). The touches of the moment do not come back with true.
  open var isEnabled = true {
    didSet { if oldValue && !isEnabled { environment?.withdraw(self, because: .disabledNow) } }
  }

  /// The view that it is attached to; `addGestureRecognizer` sets it.
  public internal(set) weak var view: UIView?

  /// What the program keeps with the recognizer.
  package var associatedValues: AssociatedValues?

  /// Who decides whether it may begin, receive touches, run beside others or must wait.
  ///
  /// Held weakly.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { DelegateHearing.check(delegate, (any UIGestureRecognizerDelegate).self) }
  }

  /// A name for logs and debugging; the kit does not interpret it.
  open var name: String?

  // MARK: What becomes of the touches in views (semantics §6)

  /// Whether recognition takes the gesture's touches away from their views, which get `touchesCancelled` (6.2).
  open var cancelsTouchesInView = true

  /// Whether views get touches only after this recognizer has failed (6.6).
  ///
  /// What is withheld when it is set to false goes out before the loop sleeps.
  open var delaysTouchesBegan = false {
    didSet { if oldValue && !delaysTouchesBegan { environment?.schedulePass() } }
  }

  /// Whether views get the end of touches only after this recognizer has failed (6.7).
  ///
  /// What is withheld when it is set to false goes out before the loop sleeps.
  open var delaysTouchesEnded = true {
    didSet { if oldValue && !delaysTouchesEnded { environment?.schedulePass() } }
  }

  // MARK: Which touches it takes (semantics 1.3.4)

  /// The kinds of touches it takes, as raw values of `UITouch.TouchType`; all by default.
  open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.allCases.map { NSNumber(value: $0.rawValue) } {
    didSet { acceptedTypes = TouchTypeMask(allowedTouchTypes) }
  }
  final var acceptedTypes = TouchTypeMask.all

  /// Whether all touches of one attempt must be of the type of its first.
  open var requiresExclusiveTouchType = true

  /// The buttons that were down in the event that it is looking at.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  /// The modifier keys that were down in the event that it is looking at.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  // MARK: Touches, for subclasses

  /// Fingers of this recognizer went down.
  ///
  /// Called once per event in which there are any, before the views get them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers of this recognizer moved.
  ///
  /// Called once per event in which there are any.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers of this recognizer were lifted.
  ///
  /// Called once per event in which there are any.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers of this recognizer are lost: the system interrupted them, or the recognizer was disabled or removed.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The attempt is over and `state` is possible again; forget what was gathered.
  ///
  /// Called once per attempt (4.6).
  open func reset() {}

  /// Stops following a touch: it no longer counts, recognition does not cancel it in its view, and if it was withheld
  /// on behalf of this recognizer, the view gets it (4.7).
  ///
  /// A touch that it does not follow is left alone.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    environment?.ignore(touch, by: self)
  }

  // MARK: Others, for subclasses

  /// Whether recognition of this recognizer may make `preventedGestureRecognizer` fail.
  ///
  /// Asked for each pair that is not allowed otherwise, before any delegate (5.1.2.7). True unless the class knows
  /// better.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether recognition of `preventingGestureRecognizer` may make this one fail (5.1.2.7).
  ///
  /// True.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this one must wait in the present attempt for the other to fail.
  ///
  /// Asked once an attempt (5.2.2). False.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other must wait in the present attempt for this one to fail.
  ///
  /// Asked once an attempt (5.2.2). False.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether it takes touches of this event.
  ///
  /// Asked once an attempt, before the delegate is (1.3.4). True.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Geometry (semantics 4.8)

  /// How many touches it follows; zero when none.
  open var numberOfTouches: Int { attempt.followed.count }

  /// The middle of the touches that it follows, in the coordinates of `view`; of the window when that is nil.
  ///
  /// The origin when there are none.
  open func location(in view: UIView?) -> CGPoint {
    convert(centroid(of: attempt.followed), to: view)
  }

  /// The place of one touch, counted in the order in which they began, in the coordinates of `view`; of the window when
  /// that is nil.
  ///
  /// An index that is out of range is a programming error and stops the program.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      attempt.followed.indices.contains(touchIndex),
      "location(ofTouch:in:) asked for touch \(touchIndex) of a recognizer that follows \(attempt.followed.count)")
    return attempt.followed[touchIndex].location(in: view)
  }

  // MARK: For the kit's own recognizers

  /// The view that is asked in the place of a delegate whether it may begin; nil for all but a scroll view's own
  /// recognizers (5.4.1).
  var shouldBeginHost: UIView? { nil }

  /// Whether it is one of a scroll view's own: those take a finger that stops the content (9.14).
  var isForScrolling: Bool { false }

  /// Whether nobody hears of it while it is disabled, not even the trace: one of a scroll view that has no use for it.
  var isSilentWhileDisabled: Bool { false }

  /// Whether it follows the pointer without a button (7.8).
  var followsPointer: Bool { false }

  /// The pointer is over its view, at a place of the window.
  ///
  /// Called for one that follows the pointer, with every move.
  func hover(at place: CGPoint) {}

  /// The pointer has left its view, at a place of the window.
  ///
  /// Called once for one that followed it.
  func leave(at place: CGPoint) {}

  /// The wheel turned over its view, at a place of the window; returns whether that was for it.
  ///
  /// Called for enabled ones, inner views first, until one says yes.
  func takeWheel(_ event: UIEvent, at place: CGPoint) -> Bool { false }

  /// It had to wait and need not any longer; its actions follow (5.2.5).
  func didRelease() {}

  /// The paragraph of the semantics by which this class ends for a reason.
  func rule(for reason: Reason) -> StaticString { Self.rule(for: reason) }

  // MARK: Requirements

  /// From now on this recognizer acts only after `otherGestureRecognizer` has failed (5.2).
  ///
  /// For good, and for touches that both receive. Itself is ignored with a message.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else {
      BadUse.report("a gesture recognizer cannot require itself to fail; ignored")
      return
    }
    let environment = GestureEnvironment.current(for: self)
    environment.arbiter.require(environment.enroll(self), environment.enroll(otherGestureRecognizer))
  }

  // MARK: Targets

  /// Calls `action` on `target` whenever the recognizer acts, in the order in which targets were added (4.5.4).
  ///
  /// The target is held weakly, so a value that is no object hears nothing. The same pair is added once.
  open func addTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    guard !targets.contains(where: { $0.target === target && $0.selector == action }) else { return }
    targets.append(GestureTarget(target: target, selector: action, action: nil))
  }
  /// Runs the action's closure whenever the recognizer acts; its `sender` is the recognizer.
  ///
  /// The same action is added once. It is kept until it is removed or the recognizer goes.
  open func addAction(_ action: UIAction) {
    guard !targets.contains(where: { $0.action === action }) else { return }
    targets.append(GestureTarget(target: nil, selector: nil, action: action))
  }
  /// Takes a target away; nil stands for any target, or any action.
  open func removeTarget(_ target: Any?, action: Selector?) { forget(target, action: action) }
  /// Takes away an action that was added with `addAction(_:)`.
  open func removeAction(_ action: UIAction) {
    targets.removeAll { $0.action === action }
  }
}
