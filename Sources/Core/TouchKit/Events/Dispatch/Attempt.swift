import TouchArbiter

/// What a recognizer knows of its present attempt (semantics 4.6).
///
/// It is replaced as a whole when the attempt ends, so nothing of one attempt is left in the next.
struct Attempt {
  /// Rises with every attempt, so that code that called out can tell whether it is still the same one.
  let number: Int
  /// The touches that the recognizer follows now, also touches that end in the present event, in the order of their
  /// beginning.
  var followed: [UITouch] = []
  /// Every touch that the attempt has received and not ignored, ended ones too.
  var touches: [UITouch] = []
  /// The type of the first touch; nil before there is one.
  var type: UITouch.TouchType?
  /// The generation of the view tree in which the first touch came; negative before there is one.
  var treeGeneration = -1
  /// The answer to `shouldReceive(_: UIEvent)`, asked once an attempt (1.3.4).
  var eventAnswer: EventAnswer?
  /// Timers that have not fired; with one, the recognizer may still finish without another touch.
  var timers: [GestureTimer] = []
  /// Whether the recognizer has recognized and waits for others to fail first (5.2.4).
  var isHeld = false
  /// The state that the action under way reports (4.5.8).
  var reported: UIGestureRecognizer.State?
  /// Whether the recognizer said in the touch method that is being called that it goes on changing; the environment
  /// takes note when the call returns.
  var hasChangedAgain = false
  /// The turn whose list of recognizers this one stands in.
  var turnSerial = -1
  /// The number of touches that had begun when none of these was left to be cancelled in views or let go.
  var settledBeginnings = -1

  /// The first attempt.
  init() { number = 0 }

  /// The attempt after one that is over.
  ///
  /// It takes over the storage of the lists, so that a tap allocates nothing that the tap before had. A recognizer that
  /// has ended an attempt follows no touch any more.
  init(after ended: consuming Attempt) {
    number = ended.number + 1
    swap(&followed, &ended.followed)
    swap(&touches, &ended.touches)
    touches.removeAll(keepingCapacity: true)
  }
}

/// What was said of an event, and in which multi-touch sequence.
struct EventAnswer {
  var sequence: Int
  var refusal: Reason?
}

extension UIGestureRecognizer {
  /// Changes lists of the attempt.
  ///
  /// It is taken out, changed and put back, and no list of it is changed in any other way: with no change in place
  /// anywhere, what is read of it with every event needs no check at run time that nobody is changing it.
  func editAttempt(_ edit: (inout Attempt) -> Void) {
    var edited = attempt
    attempt = Attempt()
    edit(&edited)
    attempt = edited
  }

  /// Lets the next attempt begin.
  ///
  /// The old one is taken out first: the last reference to a view may go with its touches, and what runs then may ask
  /// about this recognizer.
  func startNextAttempt() {
    let ended = attempt
    attempt = Attempt()
    attempt = Attempt(after: ended)
  }
}
