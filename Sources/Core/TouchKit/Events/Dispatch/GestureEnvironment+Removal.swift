import TouchArbiter
import TouchGeometry

// Recognizers that are disabled or removed, and views that leave their window, during a gesture (semantics 1.16, 4.9,
// 48.34).

extension GestureEnvironment {
  /// Cancels the attempt of a recognizer immediately (4.9).
  ///
  /// The subclass receives `touchesCancelled`, a recognizer that has begun sends `cancelled` before this returns,
  /// recognizers that waited for it are evaluated again, and it is reset.
  func withdraw(_ recognizer: UIGestureRecognizer, because reason: Reason) {
    // A callback may request the same again.
    guard recognizer.environment === self, recognizer.withdrawal == nil else { return }
    let id = recognizer.slot
    guard arbiter.isEngaged(id) || arbiter.state(of: id) != .possible else { return }
    turns.enter()
    let attempt = recognizer.attempt.number
    let cause = Cause(reason)
    // A recognizer that has ended without sending its action is silenced (4.9 covers began and changed), unless it is
    // just sending its began action.
    let isUnfinished = !arbiter.state(of: id).isFinal || recognizer.attempt.reported == .began
    recognizer.withdrawal = cause
    if !arbiter.state(of: id).isFinal {
      sendTouchesCancelled(recognizer)
      if recognizer.isForPresses { sendPressesCancelled(recognizer) }
    }
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

  /// Returns the final state of a recognizer that is withdrawn from its attempt; nil if it has already finished.
  private func outcomeOfWithdrawal(_ recognizer: UIGestureRecognizer) -> RecognizerState? {
    let id = recognizer.slot
    guard arbiter.state(of: id) == .ended else { return arbiter.outcome(of: .cancelled, for: id) }
    // It has sent no action yet; or it is just sending began, and the targets must receive an end (4.5.8).
    if !arbiter.hasActed(id) { return .failed }
    return recognizer.attempt.reported == .began ? .cancelled : nil
  }

  private func sendTouchesCancelled(_ recognizer: UIGestureRecognizer) {
    let touches = recognizer.attempt.followed.filter { $0.isActive }
    guard !touches.isEmpty else { return }
    let event = touchesEvent
    let phases = touches.map { $0.phase }
    let serial = turns.serial
    for touch in touches { touch.phase = .cancelled }
    recognizer.touchesCancelled(Set(touches), with: event)
    if turns.serial == serial { for (touch, phase) in zip(touches, phases) { touch.phase = phase } }
  }

  /// Called before a view leaves its window with its subviews (1.16).
  ///
  /// Recognizers there are cancelled; views there that have received touches get one `touchesCancelled`; the touches
  /// continue for recognizers elsewhere, bound to no view.
  package func viewWillLeaveWindow(_ root: UIView) {
    let hasPresses = application?.presses.isEmpty == false || !withheldPresses.isEmpty
    guard hasPresses || !registry.active.isEmpty || !registry.withheld.isEmpty || !arbiter.engagedMembers.isEmpty else {
      return
    }
    turns.enter()
    // A handler may add recognizers or views to the view; they are cancelled too.
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
    var leaving: [UITouch] = []
    var unbound: [UITouch] = []
    for touch in registry.active + registry.withheld where touch.view?.isDescendant(of: root) ?? false {
      guard !unbound.contains(where: { $0 === touch }) else { continue }
      unbound.append(touch)
      if touch.delivery == .tracked {
        leaving.append(touch)
      } else if touch.delivery == .notYet {
        drop(touch, .began, rule: "6.12", .viewRemoved, by: nil)
      }
      touch.delivery = .cancelled
    }
    cancelInViews(leaving, rule: "1.16", .viewRemoved, by: nil)
    // Include touches of the current event that have not reached their window yet.
    for touch in unbound + touchesEvent.touches where touch.view?.isDescendant(of: root) ?? false {
      touch.view = nil
    }
    if hasPresses { cancelPresses(in: root) }
    turns.leave()
    if turns.activity == 0 { perform {} }
  }

  /// Called when a view is put into a reuse queue, such as a cell (8.9).
  ///
  /// Views there that have received touches get one `touchesCancelled`; the touches continue for recognizers, such as
  /// the drag that scrolls the cell away.
  fileprivate func viewEntersReuseQueue(_ root: UIView) {
    let leaving = registry.active.filter { $0.delivery == .tracked && ($0.view?.isDescendant(of: root) ?? false) }
    guard !leaving.isEmpty else { return }
    turns.enter()
    for touch in leaving { touch.delivery = .cancelled }
    cancelInViews(leaving, rule: "8.9", .hidden, by: nil)
    turns.leave()
    if turns.activity == 0 { perform {} }
  }

  /// Releases touches whose end no window received, because an override of `sendEvent` did not call super (1.1).
  ///
  /// Views receive nothing more, but the touches no longer block other fingers; a gesture left without a finger ends,
  /// and is cancelled if it has begun.
  func forgetUnreceived() {
    guard turns.activity == 0 else { return }
    for touch in registry.active where !touch.isActive { forget(touch) }
    if mayBeOver { perform {} }
  }

  /// Ends a touch whose end did not arrive (semantics 1.1.1).
  private func forget(_ touch: UITouch) {
    let followers = touch.route.recognizers
    touch.route.recognizers.removeAll()
    registry.end(touch)
    touch.route.contentTimer?.cancel()
    touch.route.contentGates.removeAll()
    if touch.delivery == .notYet { drop(touch, .began, rule: "1.1", .ignored, by: nil) }
    touch.delivery = .cancelled
    for recognizer in followers {
      recognizer.editAttempt { $0.followed.removeAll { $0 === touch } }
      releaseWithheld(touch, by: recognizer)
      if recognizer.attempt.followed.isEmpty { withdraw(recognizer, because: .touchCancelled) }
    }
    mayBeOver = true
  }

  /// Updates the ranks of engaged recognizers after a view has moved within its window or a recognizer left its view
  /// (5.1.4).
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

  /// Orders by view, outer ones first, and within a view by the order of its recognizers.
  private func isFurtherOut(_ one: RecognizerID, _ other: RecognizerID) -> Bool {
    let (one, other) = (arbiter.rank(of: one), arbiter.rank(of: other))
    if one.depth != other.depth { return one.depth < other.depth }
    return one.branch != other.branch ? one.branch < other.branch : one.index < other.index
  }
}

extension UIView {
  /// Cancels the touches of this view and its subviews before it is hidden for reuse.
  package func cancelTouchesInside() { window?.application?.gestureEnvironment.viewEntersReuseQueue(self) }
}
