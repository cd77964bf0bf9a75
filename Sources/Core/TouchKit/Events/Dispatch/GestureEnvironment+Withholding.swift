import TouchArbiter
import TouchGeometry

// Which phases are withheld from views, and for how long (semantics 6.6 to 6.12; details in semantics 6.6.1).
// Withholding is counted: a touch is withheld while at least one recognizer withholds it, and released phases are
// delivered in their original order.

extension GestureEnvironment {
  /// Decides, after the pass, which phases of this event undecided recognizers withhold from the views.
  func withhold(_ turn: EventTurn) {
    guard !turn.isWithheld else { return }
    turn.isWithheld = true
    if let presses = turn.presses { return withhold(presses, serial: turn.serial) }
    for index in turn.touches.indices {
      let touch = turn.touches[index]
      switch turn.phases[index] {
      case .began:
        guard touch.delivery == .notYet else { continue }
        openContentGates(of: touch)
        guard touch.delivery == .notYet else { continue }
        for recognizer in touch.route.recognizers where recognizer.delaysTouchesBegan && isUndecided(recognizer) {
          keep(touch, \.beganWithholders, recognizer, .began, .delaysBegan, "6.6")
        }
      case .moved:
        if touch.delivery == .notYet { touch.route.movedTurn = turn.serial }
      case .ended:
        if touch.delivery == .notYet { endContentDelay(of: touch) }
        guard touch.delivery == .notYet || touch.delivery == .tracked else { continue }
        for recognizer in touch.route.recognizers where recognizer.delaysTouchesEnded && isUndecided(recognizer) {
          keep(touch, \.endedWithholders, recognizer, .ended, .delaysEnded, "6.7")
        }
      case .cancelled:
        // A touch that the system cancels before its view received it is never delivered (6.6).
        guard touch.delivery == .notYet else { continue }
        touch.delivery = .cancelled
        drop(touch, .began, rule: "6.6", .touchCancelled, by: nil)
      case .stationary, .regionEntered, .regionMoved, .regionExited:
        break
      }
    }
  }

  func isUndecided(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.attempt.isHeld || arbiter.state(of: recognizer.slot) == .possible
  }

  private func keep(
    _ touch: UITouch, _ list: ReferenceWritableKeyPath<TouchRoute, [UIGestureRecognizer]>,
    _ recognizer: UIGestureRecognizer, _ phase: UITouch.Phase, _ reason: Reason, _ rule: StaticString
  ) {
    touch.route[keyPath: list].append(recognizer)
    registry.withhold(touch)
    trace?.record(
      TraceEntry(
        time: now, kind: .withheld(phase), rule: rule, recognizer: recognizer, view: touch.view, touch: touch,
        culprit: recognizer, reason: reason))
  }

  /// Ends all withholding by the recognizer (6.11).
  func releaseWithheld(by recognizer: UIGestureRecognizer) {
    for touch in recognizer.attempt.touches { releaseWithheld(touch, by: recognizer) }
    if let attempt = recognizer.pressAttempt { for press in attempt.presses { press.release(by: recognizer) } }
  }

  func releaseWithheld(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    if !touch.route.beganWithholders.isEmpty { touch.route.beganWithholders.removeAll { $0 === recognizer } }
    if !touch.route.endedWithholders.isEmpty { touch.route.endedWithholders.removeAll { $0 === recognizer } }
  }

  /// Implements `ignore(_:for:)` of a recognizer (4.7).
  func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    guard recognizer.attempt.touches.contains(where: { $0 === touch }) else { return }
    recognizer.editAttempt { attempt in
      attempt.followed.removeAll { $0 === touch }
      attempt.touches.removeAll { $0 === touch }
    }
    touch.route.recognizers.removeAll { $0 === recognizer }
    releaseWithheld(touch, by: recognizer)
    if turns.activity == 0 { perform {} }
  }

  // MARK: Releasing

  /// A withheld phase that can be delivered, with the event it came from.
  private struct Release {
    var turn: Int
    var phase: UITouch.Phase
    var touch: UITouch
    var view: UIView
  }

  /// Delivers the phases that are no longer withheld to the views.
  ///
  /// The changes of the current event are left to the delivery of that event (15.9).
  func flush(before turn: EventTurn?) {
    // If the views have already received their part, in a handler that let the loop run, the turn delivers nothing
    // more.
    let present = turn.map { $0.isOwedToViews ? $0.serial : -1 } ?? -1
    var releases: [Release] = []
    for touch in registry.withheld {
      touch.route.beganWithholders.removeAll { !$0.delaysTouchesBegan }
      touch.route.endedWithholders.removeAll { !$0.delaysTouchesEnded }
    }
    for touch in registry.withheld { collectReleases(of: touch, present, &releases) }
    registry.dropReleased()
    guard !releases.isEmpty else { return }
    // In the original order: event by event, view by view, then by phase (1.5.3, 1.5.4).
    let ranks = releases.map { rank(of: $0, among: releases) }
    let order = releases.indices.sorted { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] < ranks[$1] }
    for (position, index) in order.enumerated() {
      let first = releases[index]
      guard !isDone(first) else { continue }
      let group = order[position...].prefix { ranks[$0] == ranks[index] }
      deliver(group.map { releases[$0].touch }, first.phase, to: first.view)
    }
  }

  private func rank(of release: Release, among releases: [Release]) -> (Int, TouchSerial, Int) {
    let ofView = releases.filter { $0.turn == release.turn && $0.view === release.view }
    return (release.turn, ofView.map(\.touch.route.serial).min() ?? 0, release.phase.rawValue)
  }

  /// Whether an earlier call of this flush, or code called by it, has handled the release.
  private func isDone(_ release: Release) -> Bool {
    switch release.phase {
    case .began: release.touch.delivery != .notYet
    case .ended: release.touch.delivery != .tracked
    case .moved: release.touch.delivery != .tracked || release.touch.route.movedTurn < 0
    case .cancelled, .stationary, .regionEntered, .regionMoved, .regionExited: true
    }
  }

  private func collectReleases(of touch: UITouch, _ present: Int, _ releases: inout [Release]) {
    let route = touch.route
    guard touch.delivery == .notYet || touch.delivery == .tracked, !route.isBeganKept else { return }
    guard let view = touch.view, view.window != nil else {
      if touch.delivery == .notYet { drop(touch, .began, rule: "6.12", .viewRemoved, by: nil) }
      touch.delivery = .cancelled
      return
    }
    // The event that cancels the touch has not reached its window yet: the touch is never delivered (6.6).
    if touch.isCancelledBeforeDelivery { return }
    if touch.delivery == .notYet && route.beganTurn != present {
      releases.append(Release(turn: route.beganTurn, phase: .began, touch: touch, view: view))
      if route.endedTurn < 0 && route.movedTurn > route.beganTurn && route.movedTurn != present {
        releases.append(Release(turn: route.movedTurn, phase: .moved, touch: touch, view: view))
      }
    }
    if route.endedTurn >= 0 && route.endedTurn != present && route.endedWithholders.isEmpty {
      releases.append(Release(turn: route.endedTurn, phase: .ended, touch: touch, view: view))
    }
  }

  /// Delivers a phase late, with the touches in their state at that time (6.6).
  private func deliver(_ touches: [UITouch], _ phase: UITouch.Phase, to view: UIView) {
    let event = touchesEvent
    let present = touches.map { $0.snapshot }
    let serial = turns.serial
    for touch in touches {
      switch phase {
      case .began:
        touch.delivery = .tracked
        if let snapshot = touch.route.beganSnapshot { touch.snapshot = snapshot }
      case .moved:
        touch.route.movedTurn = -1
        touch.phase = .moved
      case .ended: touch.delivery = .ended
      case .cancelled, .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
      trace?.record(
        TraceEntry(time: now, kind: .delivered(phase), rule: "6.9", view: view, touch: touch))
    }
    call(view, phase, touches, event)
    guard turns.serial == serial else { return }  // A nested event has updated the touches.
    for (touch, snapshot) in zip(touches, present) { touch.snapshot = snapshot }
  }

  func drop(
    _ touch: UITouch, _ phase: UITouch.Phase, rule: StaticString, _ reason: Reason?, by culprit: AnyObject?
  ) {
    trace?.record(
      TraceEntry(
        time: now, kind: .dropped(phase), rule: rule, view: touch.view, touch: touch, culprit: culprit, reason: reason))
  }
}
