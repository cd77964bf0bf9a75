import TouchArbiter
import TouchGeometry

// Which phases of presses are withheld from responders, and for how long (semantics 48.28, 48.29).

extension GestureEnvironment {
  /// Decides, after the pass, which phases of this event undecided recognizers withhold from the responders.
  func withhold(_ part: PressTurn, serial: Int) {
    for (press, phase) in zip(part.presses, part.phases) where !press.route.isOverForResponder {
      switch phase {
      case .began:
        keep(press, \.beganWithholders) { $0.delaysTouchesBegan }
      case .changed:
        if press.route.delivery == .notYet { press.route.changedTurn = serial }
      case .ended:
        keep(press, \.endedWithholders) { $0.delaysTouchesEnded }
      case .cancelled:
        // A press that is cancelled before its responder received it is never delivered.
        if press.route.delivery == .notYet { press.route.delivery = .cancelled }
      case .stationary: break
      }
    }
  }

  private func keep(
    _ press: UIPress, _ list: ReferenceWritableKeyPath<PressRoute, [UIGestureRecognizer]>,
    _ delays: (UIGestureRecognizer) -> Bool
  ) {
    for recognizer in press.route.recognizers where delays(recognizer) && isUndecided(recognizer) {
      press.route[keyPath: list].append(recognizer)
      if !withheldPresses.contains(where: { $0 === press }) { withheldPresses.append(press) }
    }
  }

  /// A withheld phase that can be delivered, with the event it came from.
  private struct Release {
    var turn: Int
    var phase: UIPress.Phase
    var press: UIPress
  }

  /// Delivers the phases that are no longer withheld, in the order in which they arrived.
  func flushPresses(before turn: EventTurn?) {
    let present = turn.map { $0.isOwedToViews ? $0.serial : -1 } ?? -1
    var releases: [Release] = []
    for press in withheldPresses {
      press.route.beganWithholders.removeAll { !$0.delaysTouchesBegan }
      press.route.endedWithholders.removeAll { !$0.delaysTouchesEnded }
    }
    for press in withheldPresses { collectReleases(of: press, present, &releases) }
    withheldPresses.removeAll { press in
      let route = press.route
      return route.isOverForResponder || (route.beganWithholders.isEmpty && route.endedWithholders.isEmpty)
    }
    // The list has the order in which the presses were withheld; phases of one event keep it.
    let order = releases.indices.sorted {
      releases[$0].turn == releases[$1].turn ? $0 < $1 : releases[$0].turn < releases[$1].turn
    }
    for index in order {
      let release = releases[index]
      guard release.press.advance(to: release.phase) else { continue }
      callResponder(of: release.press, release.phase, at: time(of: release))
    }
  }

  private func time(of release: Release) -> TimeInterval {
    switch release.phase {
    case .began: release.press.route.beganTime
    case .ended: release.press.route.endedTime
    case .changed, .stationary, .cancelled: release.press.timestamp
    }
  }

  private func collectReleases(of press: UIPress, _ present: Int, _ releases: inout [Release]) {
    let route = press.route
    guard !route.isOverForResponder, route.beganWithholders.isEmpty else { return }
    guard press.responder != nil, press.responderView.map({ $0.window != nil }) ?? true else {
      route.delivery = .cancelled
      return
    }
    // The event that cancels the press was not received yet: it is never delivered.
    if press.phase == .cancelled { return }
    if route.delivery == .notYet && route.beganTurn != present {
      releases.append(Release(turn: route.beganTurn, phase: .began, press: press))
      if route.endedTurn < 0 && route.changedTurn > route.beganTurn && route.changedTurn != present {
        releases.append(Release(turn: route.changedTurn, phase: .changed, press: press))
      }
    }
    if route.endedTurn >= 0 && route.endedTurn != present && route.endedWithholders.isEmpty {
      releases.append(Release(turn: route.endedTurn, phase: .ended, press: press))
    }
  }
}
