import TouchArbiter

/// The state of a recognizer's current attempt (semantics 4.6).
///
/// It is replaced as a whole when the attempt ends, so no state leaks into the next one.
struct Attempt {
  /// The number of the attempt.
  ///
  /// After a call into the app, code compares it to detect that the attempt has ended.
  let number: Int
  /// The touches that the recognizer currently follows, including those that end in the current event, in the order in
  /// which they began.
  var followed: [UITouch] = []
  /// Every touch that the attempt has received and not ignored, including ended ones.
  var touches: [UITouch] = []
  /// The type of the first touch; nil before it.
  var type: UITouch.TouchType?
  /// The generation of the view tree when the first touch arrived; negative before it.
  var treeGeneration = -1
  /// The answer to `shouldReceive(_: UIEvent)`, requested once per attempt (1.3.4).
  var eventAnswer: EventAnswer?
  /// Whether the attempt follows the wheel or a touchpad that scrolls, without touches (7.3.13).
  var followsWheel = false
  /// The pending timers; with one, the recognizer may still finish without another touch.
  var timers: [GestureTimer] = []
  /// Whether the recognizer has recognized and waits for others to fail first (5.2.4).
  var isHeld = false
  /// The state that the running action reports (4.5.8).
  var reported: UIGestureRecognizer.State?
  /// Whether the recognizer set `changed` again in the touch method that is being called; processed when the call
  /// returns.
  var hasChangedAgain = false
  /// The turn whose list of recognizers contains this one.
  var turnSerial = -1
  /// The value of `TouchRegistry.beginnings` when no touch of this attempt concerned its view any more; −1 before that.
  ///
  /// While the registry has this value, no touch has begun since, and `settleTouches` has no touch to cancel or release.
  var settledBeginnings = -1

  /// Creates the first attempt.
  init() { number = 0 }

  /// Creates the attempt after one that has ended.
  ///
  /// It reuses the storage of the lists, so that repeated taps allocate nothing. The followed touches are empty: a
  /// recognizer stops following its touches at the end of an attempt.
  init(after ended: consuming Attempt) {
    number = ended.number + 1
    swap(&followed, &ended.followed)
    swap(&touches, &ended.touches)
    touches.removeAll(keepingCapacity: true)
  }
}

/// The answer to an event, and its multi-touch sequence.
struct EventAnswer {
  var sequence: Int
  var refusal: Reason?
}

extension UIGestureRecognizer {
  /// Changes the lists of the attempt.
  ///
  /// It moves the attempt out, changes it and stores it again. Lists must not be changed in any other way: because
  /// nothing is changed in place, reading them at every event needs no exclusivity check at run time.
  func editAttempt(_ edit: (inout Attempt) -> Void) {
    var edited = attempt
    attempt = Attempt()
    edit(&edited)
    attempt = edited
  }

  /// Starts the next attempt.
  ///
  /// The old one is moved out first: releasing its touches may deallocate a view, and code that runs then may query
  /// this recognizer.
  func startNextAttempt() {
    let ended = attempt
    attempt = Attempt()
    attempt = Attempt(after: ended)
  }
}
