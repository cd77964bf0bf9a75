import TouchArbiter
import TouchGeometry

// Recognizers that are disabled or taken away, and views that leave their window, in the middle of things
// (semantics 1.16, 4.9).

extension GestureEnvironment {
  /// Cancels the attempt of a recognizer at once: the subclass hears `touchesCancelled`, one that has begun sends
  /// `cancelled` before this returns, recognizers that waited for it are judged anew, and it is reset (4.9).
  func withdraw(_ recognizer: UIGestureRecognizer, because reason: Reason) {
    // What is told on the way may ask for the same again.
    guard recognizer.environment === self, recognizer.withdrawal == nil else { return }
    let id = recognizer.slot
    guard arbiter.isEngaged(id) || arbiter.state(of: id) != .possible else { return }
    turns.enter()
    let attempt = recognizer.attempt.number
    let cause = Cause(reason)
    // One that has finished without having said so yet is silenced (4.9 speaks of began and changed), unless its
    // targets are just hearing that it began.
    let isUnfinished = !arbiter.state(of: id).isFinal || recognizer.attempt.reported == .began
    recognizer.withdrawal = cause
    if !arbiter.state(of: id).isFinal { tellTouchesCancelled(recognizer) }
    if recognizer.attempt.number == attempt {
      if let outcome = outcomeOfWithdrawal(recognizer) {
        arbiter.note(id, outcome, cause)
        impose(UIGestureRecognizer.State(outcome), on: recognizer, cause, rule: "4.9")
      }
      if isUnfinished, arbiter.state(of: id) == .cancelled { send(.cancelled, of: recognizer) }
    }
    recognizer.withdrawal = nil
    if recognizer.attempt.number == attempt { endAttempt(of: recognizer, rule: "4.9") }
    turns.leave()
    if turns.activity == 0 { perform {} }
  }

  /// What becomes of a recognizer that is taken out of its attempt; nil for one that has finished already.
  private func outcomeOfWithdrawal(_ recognizer: UIGestureRecognizer) -> RecognizerState? {
    let id = recognizer.slot
    guard arbiter.state(of: id) == .ended else { return arbiter.outcome(of: .cancelled, for: id) }
    // Nobody knows of it yet; or its targets are just hearing that it began, and must hear of an end (4.5.8).
    if !arbiter.hasActed(id) { return .failed }
    return recognizer.attempt.reported == .began ? .cancelled : nil
  }

  private func tellTouchesCancelled(_ recognizer: UIGestureRecognizer) {
    let touches = recognizer.attempt.followed.filter { $0.isActive }
    guard !touches.isEmpty else { return }
    let event = touchesEvent
    let phases = touches.map { $0.phase }
    let serial = turns.serial
    for touch in touches { touch.phase = .cancelled }
    recognizer.touchesCancelled(Set(touches), with: event)
    if turns.serial == serial { for (touch, phase) in zip(touches, phases) { touch.phase = phase } }
  }

  /// A view is about to leave its window, with all that is in it (1.16): recognizers there are cancelled; views there
  /// that know of touches get one `touchesCancelled`; the touches go on for recognizers elsewhere, bound to no view.
  package func viewWillLeaveWindow(_ root: UIView) {
    guard !ledger.active.isEmpty || !ledger.withheld.isEmpty || !arbiter.engagedMembers.isEmpty else { return }
    turns.enter()
    // A handler that hears of it may put more into the view, which goes with it.
    var withdrawn = RecognizerSet()
    var isOver = false
    while !isOver {
      isOver = true
      for id in arbiter.engagedMembers.sorted(by: isFurtherOut) where !withdrawn.contains(id) {
        guard let recognizer = recognizer(id), let view = recognizer.view, view.isDescendant(of: root) else { continue }
        isOver = false
        withdrawn.insert(id)
        withdraw(recognizer, because: .viewRemoved)
      }
    }
    var doomed: [UITouch] = []
    var unbound: [UITouch] = []
    for touch in ledger.active + ledger.withheld where touch.view?.isDescendant(of: root) ?? false {
      guard !unbound.contains(where: { $0 === touch }) else { continue }
      unbound.append(touch)
      if touch.delivery == .tracked {
        doomed.append(touch)
      } else if touch.delivery == .notYet {
        drop(touch, .began, rule: "6.12", .viewRemoved, by: nil)
      }
      touch.delivery = .cancelled
    }
    cancelInViews(doomed, rule: "1.16", .viewRemoved, by: nil)
    // Those of the event under way, too, whose window has not had its part yet.
    for touch in unbound + touchesEvent.touches where touch.view?.isDescendant(of: root) ?? false {
      touch.view = nil
    }
    turns.leave()
    if turns.activity == 0 { perform {} }
  }

  /// A view goes out of use, as a cell does that is put back (8.9): views there that know of touches get one
  /// `touchesCancelled`; the touches go on for recognizers, as for the drag that scrolls the cell away.
  fileprivate func viewGoesOutOfUse(_ root: UIView) {
    let doomed = ledger.active.filter { $0.delivery == .tracked && ($0.view?.isDescendant(of: root) ?? false) }
    guard !doomed.isEmpty else { return }
    turns.enter()
    for touch in doomed { touch.delivery = .cancelled }
    cancelInViews(doomed, rule: "8.9", .hidden, by: nil)
    turns.leave()
    if turns.activity == 0 { perform {} }
  }

  /// Lets go of touches whose end no window was told of, because an override of `sendEvent` kept it to itself (1.1).
  ///
  /// Views hear no more of them, but they stand in no other finger's way; a gesture that is left without a finger is
  /// over, and cancelled if it has begun.
  func forgetUnheard() {
    guard turns.activity == 0 else { return }
    for touch in ledger.active where !touch.isActive { forget(touch) }
    if mayBeOver { perform {} }
  }

  private func forget(_ touch: UITouch) {
    let followers = touch.route.recognizers
    touch.route.recognizers.removeAll()
    ledger.end(touch)
    touch.route.contentTimer?.cancel()
    touch.route.contentGates.removeAll()
    if touch.delivery == .notYet { drop(touch, .began, rule: "1.1", .ignored, by: nil) }
    touch.delivery = .cancelled
    for recognizer in followers {
      recognizer.editAttempt { $0.followed.removeAll { $0 === touch } }
      letGo(touch, by: recognizer)
      if recognizer.attempt.followed.isEmpty { withdraw(recognizer, because: .touchCancelled) }
    }
    mayBeOver = true
  }

  /// A view has moved within its window, or a recognizer left its view: those in an attempt are ranked by where
  /// they are now (5.1.4).
  func ranksDidChange() {
    for id in arbiter.engagedMembers {
      guard let recognizer = recognizer(id), let view = recognizer.view,
        let index = view.gestureRecognizers?.firstIndex(where: { $0 === recognizer })
      else { continue }
      var depth = 0
      var here: UIView? = view
      while let next = here {
        depth += 1
        here = next.superview
      }
      arbiter.move(id, depth: depth, index: index)
    }
  }

  /// Outer views first, and in one view the order of its recognizers.
  private func isFurtherOut(_ one: RecognizerID, _ other: RecognizerID) -> Bool {
    let (one, other) = (arbiter.rank(of: one), arbiter.rank(of: other))
    if one.depth != other.depth { return one.depth < other.depth }
    return one.branch != other.branch ? one.branch < other.branch : one.index < other.index
  }
}

extension UIView {
  /// Takes their touches from this view and those inside, before it goes out of sight to be used again.
  package func cancelTouchesInside() { window?.application?.gestureEnvironment.viewGoesOutOfUse(self) }
}
