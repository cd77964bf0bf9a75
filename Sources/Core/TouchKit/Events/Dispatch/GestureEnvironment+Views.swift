import TouchArbiter
import TouchGeometry

// Delivers touches to views: their phases (semantics 1.5, 1.6, 1.8), or their cancellation (6.2, 6.3).

extension GestureEnvironment {
  /// Refuses a beginning touch if its view already follows another finger (1.6) or an exclusive view prevents it (1.8).
  ///
  /// Touches that began earlier are in `registry.active`.
  func refuseForView(_ touch: UITouch) {
    guard let view = touch.view else {
      touch.delivery = .refused
      return
    }
    // Touches that no longer reach the view count too (semantics 1.6.1).
    var reason: Reason?
    var culprit: UIView?
    for other in registry.active where other !== touch && other.window === touch.window && reason == nil {
      guard let otherView = other.view else { continue }
      if otherView === view {
        if !view.isMultipleTouchEnabled { reason = .multipleTouchDisabled }
      } else if other.delivery == .notYet || other.delivery == .tracked {
        if view.isExclusiveTouch || otherView.isExclusiveTouch { (reason, culprit) = (.exclusiveTouch, otherView) }
      }
    }
    guard let reason else { return }
    touch.delivery = .refused
    trace?.record(
      TraceEntry(
        time: now, kind: .withheld(.began), rule: reason == .exclusiveTouch ? "1.8" : "1.6", view: view, touch: touch,
        culprit: culprit, reason: reason))
  }

  /// Delivers an event to the views: one call per view and phase, with the view's touches that are neither withheld nor
  /// cancelled.
  func deliverToViews(_ turn: EventTurn) {
    guard turn.isOwedToViews, let event = turn.event else { return }
    turn.isOwedToViews = false
    if turn.onlyPhase == .moved && !isAnyTracked(of: turn) { return }
    for index in turn.touches.indices {
      guard let view = turn.touches[index].view else { continue }
      var isFirstOfItsView = true
      for earlier in 0..<index where turn.touches[earlier].view === view { isFirstOfItsView = false }
      guard isFirstOfItsView else { continue }
      deliver(.began, of: turn, event, to: view)
      deliver(.moved, of: turn, event, to: view)
      deliver(.ended, of: turn, event, to: view)
      deliver(.cancelled, of: turn, event, to: view)
    }
  }

  /// Whether a view receives a movement of a touch of the event.
  private func isAnyTracked(of turn: EventTurn) -> Bool {
    for touch in turn.touches where touch.delivery == .tracked { return true }
    return false
  }

  private func deliver(_ phase: UITouch.Phase, of turn: EventTurn, _ event: UIEvent, to view: UIView) {
    guard turn.isPresent[phase.rawValue] else { return }
    sets.begin()
    for index in turn.touches.indices where turn.phases[index] == phase {
      let touch = turn.touches[index]
      guard touch.view === view, advance(touch, phase) else { continue }
      sets.add(touch)
      if phase == .cancelled {
        trace?.record(
          TraceEntry(
            time: now, kind: .cancelled, rule: "1.13", view: view, touch: touch, reason: event.cancelReason))
      } else {
        trace?.record(TraceEntry(time: now, kind: .sent(phase), rule: "1.5", view: view, touch: touch))
      }
    }
    guard let touches = sets.finish() else { return }
    call(view, phase, touches, event)
  }

  /// Updates the delivery state before a call; returns false if the view must not receive the phase.
  private func advance(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    switch (phase, touch.delivery) {
    case (.began, .notYet):
      guard !touch.route.isBeganKept else { return false }
      touch.delivery = .tracked
      return true
    case (.moved, .tracked):
      return true
    case (.ended, .tracked):
      guard touch.route.endedWithholders.isEmpty else { return false }
      touch.delivery = .ended
      return true
    case (.cancelled, .tracked):
      touch.delivery = .cancelled
      return true
    case (_, .notYet), (_, .tracked), (_, .cancelled), (_, .refused), (_, .ended):
      return false
    }
  }

  func call(_ view: UIView, _ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    sets.begin()
    for touch in touches { sets.add(touch) }
    guard let set = sets.finish() else { return }
    call(view, phase, set, event)
  }

  private func call(_ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  // MARK: Cancelling

  /// Cancels the touches of a recognizer that has recognized in their views (6.3).
  ///
  /// Touches that a view has received are cancelled there, with one call per view for touches that were down together
  /// (15.6); the view never receives the others.
  func cancelTouchesInViews(of recognizer: UIGestureRecognizer) {
    var leaving: [UITouch] = []
    for touch in recognizer.attempt.touches {
      switch touch.delivery {
      case .tracked:
        leaving.append(touch)
        touch.delivery = .cancelled
      case .notYet:
        touch.delivery = .cancelled
        drop(touch, .began, rule: "6.6", .recognized, by: recognizer)
      case .cancelled, .refused, .ended:
        continue
      }
    }
    if !leaving.isEmpty { cancelInViews(leaving, rule: "6.2", .recognized, by: recognizer) }
    if recognizer.isForPresses { cancelPressesInResponders(of: recognizer) }
  }

  /// Calls `touchesCancelled` for touches that are already marked as cancelled.
  func cancelInViews(_ touches: [UITouch], rule: StaticString, _ reason: Reason?, by culprit: AnyObject?) {
    let event = touchesEvent
    for group in chords(of: touches).flatMap(byView) {
      guard let view = group.first?.view else { continue }
      for touch in group {
        trace?.record(
          TraceEntry(
            time: now, kind: .cancelled, rule: rule, view: view, touch: touch, culprit: culprit, reason: reason))
      }
      let phases = group.map { $0.phase }
      let serial = turns.serial
      for touch in group { touch.phase = .cancelled }
      call(view, .cancelled, group, event)
      // Recognizers continue to see the actual phase of the finger (6.4).
      if turns.serial == serial { for (touch, phase) in zip(group, phases) { touch.phase = phase } }
    }
  }

  /// Groups touches that were down together, in the order in which they began.
  ///
  /// A touch that began while another of the group was down belongs to it (15.6).
  private func chords(of touches: [UITouch]) -> [[UITouch]] {
    var groups: [[UITouch]] = []
    for touch in touches.sorted(by: { $0.route.serial < $1.route.serial }) {
      let joins = groups.last?.contains { other in
        other.route.endedTurn < 0 || other.route.endedTurn > touch.route.beganTurn
      }
      if joins ?? false { groups[groups.count - 1].append(touch) } else { groups.append([touch]) }
    }
    return groups
  }

  private func byView(_ touches: [UITouch]) -> [[UITouch]] {
    var groups: [[UITouch]] = []
    for touch in touches {
      if let index = groups.firstIndex(where: { $0[0].view === touch.view }) {
        groups[index].append(touch)
      } else {
        groups.append([touch])
      }
    }
    return groups
  }
}
