import TouchArbiter
import TouchGeometry
import TouchLoop

// Touches in the content of scroll views: how long they are delayed, and whether they are delivered (semantics 9.2,
// 9.14, 15.13).

extension GestureEnvironment {
  /// Notifies the gates from the hit view up to the window that a finger touched down.
  ///
  /// Returns the number of views in the path inside the outermost gate that swallows the touch; 0 without one.
  func consultContentGates(along path: [UIView], about touch: UITouch, _ event: UIEvent) -> Int {
    var swallowed = 0
    for (level, view) in path.enumerated() {
      guard let gate = view.rare?.contentGate else { continue }
      let admission = gate.admission(of: touch)
      guard level > 0 else { continue }  // In the gate itself, not in its content (9.6).
      switch admission {
      case .after(let delay): touch.route.contentGates.append(WaitingGate(gate: gate, delay: delay))
      case .atOnce: touch.route.contentGates.append(WaitingGate(gate: gate, delay: 0))
      case .swallowed:
        swallowed = level
        discard(touch, by: gate)
      }
    }
    return swallowed
  }

  private func discard(_ touch: UITouch, by gate: any ContentTouchGate) {
    guard touch.delivery == .notYet else { return }
    touch.delivery = .refused
    trace?.record(
      TraceEntry(
        time: now, kind: .withheld(.began), rule: "9.14", view: touch.view, touch: touch, culprit: gate,
        reason: .decelerating))
  }

  /// Called after the recognizers have received the beginning of the touch: gates without delay decide, others start to
  /// withhold it.
  func openContentGates(of touch: UITouch) {
    guard !touch.route.contentGates.isEmpty else { return }
    ask(touch) { $0.delay <= 0 }
    guard touch.delivery == .notYet, let delay = touch.route.contentGates.map(\.delay).max() else { return }
    registry.withhold(touch)
    for waiting in touch.route.contentGates {
      trace?.record(
        TraceEntry(
          time: now, kind: .withheld(.began), rule: "9.2", view: touch.view, touch: touch, culprit: waiting.gate,
          reason: .contentDelay))
    }
    let time = GestureTuning.fireTime(dueAt: touch.timestamp + delay)
    touch.route.contentTimer = loop.schedule(at: time) { [weak self, weak touch] in
      guard let self, let touch else { return }
      touch.route.contentTimer = nil
      perform { self.endContentDelay(of: touch) }
    }
  }

  /// Called when the delay is over or the finger is lifted: the gates decide now.
  func endContentDelay(of touch: UITouch) {
    guard !touch.route.contentGates.isEmpty else { return }
    touch.route.contentTimer?.cancel()
    touch.route.contentTimer = nil
    if touch.delivery == .notYet { ask(touch) { _ in true } }
    touch.route.contentGates.removeAll()
  }

  /// Queries some of the gates, inner ones first; the first refusal permanently keeps the touch from its view.
  ///
  /// A gate withholds the touch until it has answered, whatever happens during the call.
  private func ask(_ touch: UITouch, where isAsked: (WaitingGate) -> Bool) {
    var index = 0
    while index < touch.route.contentGates.count, touch.delivery == .notYet {
      guard isAsked(touch.route.contentGates[index]) else {
        index += 1
        continue
      }
      if let gate = touch.route.contentGates[index].gate, let view = touch.view, view.window != nil {
        let answer = gate.admits(touch, with: touchesEvent, in: view)
        if !answer, touch.delivery == .notYet { refuse(touch, gate, view) }
      }
      if index < touch.route.contentGates.count { touch.route.contentGates.remove(at: index) }
    }
  }

  /// Records that the pan of a scroll view transfers its drag to an enclosing one (semantics 9.20).
  func noteTransfer(of pan: UIGestureRecognizer, from host: UIView, to taker: UIView) {
    trace?.record(
      TraceEntry(
        time: now, kind: .transferred, rule: "9.20", recognizer: pan, view: host, culprit: taker, reason: .atEdge))
  }

  private func refuse(_ touch: UITouch, _ gate: any ContentTouchGate, _ view: UIView) {
    touch.delivery = .refused
    guard let trace else { return }
    trace.record(
      TraceEntry(
        time: now, kind: .asked(.touchesShouldBegin, of: nil, answer: false), rule: "9.2", view: gate))
    drop(touch, .began, rule: "9.2", .touchesShouldBegin, by: gate)
  }
}
