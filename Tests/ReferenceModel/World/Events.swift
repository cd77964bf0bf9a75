import TouchScenes

/// 0.4: what becomes of an event.
extension World {
  func sendEvent(_ lines: [InputTouch], at moment: Double) {
    accept { self.process(lines, at: moment) }
  }

  /// Takes what comes in, after what is under way.
  func accept(_ event: @escaping () -> Void) {
    inbox.append(event)
    // A handler may let the loop run, and more events come.
    concludeUnderWay()
    while !inbox.isEmpty { inbox.removeFirst()() }
  }

  private func process(_ lines: [InputTouch], at moment: Double) {
    depth += 1
    self.moment = moment
    for touch in touches { touch.phase = .stationary }
    let all = lines.compactMap(takeIn).sorted { $0.serial < $1.serial }
    // 1.1: window by window.
    for window in windows.sorted(by: { firstTouch(in: $0) < firstTouch(in: $1) }) {
      let part = all.filter { $0.window === window }
      owed.append { if !part.isEmpty { self.send(part, at: moment) } }
    }
    while !owed.isEmpty { owed.removeFirst()() }
    depth -= 1
    endSequence()
  }

  private func firstTouch(in window: View) -> Int {
    touches.filter { $0.window === window }.map(\.serial).min() ?? .max
  }

  /// The part of an event that one window gets.
  private func send(_ part: [Touch], at moment: Double) {
    eventNumber += 1
    self.moment = moment
    current = part
    for touch in current where touch.phase == .began && isRefused(touch) { touch.viewSide = .refused }
    for touch in current where touch.phase == .began { collect(touch) }
    deliverToRecognizers()
    owed.insert({ self.showToViews(part) }, at: 0)
    update()
  }

  private func showToViews(_ part: [Touch]) {
    deliverToViews()
    forgetEnded(part)
    endSequence()
  }

  /// What comes in from inside a handler overtakes nothing: all that is under way is done first, but for the rest of
  /// the handler.
  func concludeUnderWay() {
    if depth == 0 { return }
    update()
    while !owed.isEmpty { owed.removeFirst()() }
    endSequence()
  }

  /// A line of the input as a touch; nil for one that hit nothing (1.15).
  private func takeIn(_ line: InputTouch) -> Touch? {
    if line.phase == .began { return begin(line) }
    guard let touch = touches.first(where: { $0.id == line.id }) else { return nil }
    touch.move(to: Point(line.location))
    switch line.phase {
    case .began, .moved: touch.phase = .moved
    case .ended: touch.phase = .ended
    case .cancelled: touch.phase = .cancelled
    }
    if !touch.isActive { touch.endedAt = moment }
    return touch
  }

  /// 2.8, 1.14, 1.15; then 1.6 and 1.8.
  private func begin(_ line: InputTouch) -> Touch? {
    let place = Point(line.location)
    for window in windows.reversed() {
      guard let view = hitTest(window, window.fromParent(place)) else { continue }
      guard let home = self.window(of: view) else { return nil }
      let touch = Touch(line, serial: next(), time: moment, window: home, view: view, tapCount: tapCount(at: place))
      touches.append(touch)
      return touch
    }
    return nil
  }

  /// 1.9.
  private func tapCount(at place: Point) -> Int {
    ends.removeAll { moment - $0.time > 0.35 + Self.tolerance }
    let near = ends.indices.filter { (place - ends[$0].place).length <= 45 }
    guard let nearest = near.min(by: { (place - ends[$0].place).length < (place - ends[$1].place).length }) else {
      return 1
    }
    return ends.remove(at: nearest).tapCount + 1
  }

  /// 1.6, 1.8, 15.12: whether a new touch is dead for its view from the start.
  ///
  /// Asked when the event comes to the window of the touch (1.1), so after what the actions and views of earlier windows
  /// did.
  private func isRefused(_ touch: Touch) -> Bool {
    guard let view = touch.view else { return true }
    let earlier = touches.filter { $0.serial < touch.serial && $0.window === touch.window }
    if !view.isMultipleTouchEnabled && earlier.contains(where: { $0.view === view }) { return true }
    let others = earlier.filter { $0.isTrackedByView && $0.view !== view }
    return view.isExclusiveTouch ? !others.isEmpty : others.contains { $0.view?.isExclusiveTouch == true }
  }

  /// 1.4: collection order; per recognizer one call per phase.
  private func deliverToRecognizers() {
    var concerned: [Recognizer] = []
    for touch in current {
      for recognizer in touch.collected where recognizer.following.contains(where: { $0 === touch }) {
        if !concerned.contains(where: { $0 === recognizer }) { concerned.append(recognizer) }
      }
    }
    for recognizer in concerned {
      for phase in Touch.Phase.allCases where phase != .stationary {
        let set = recognizer.following.filter { touch in
          touch.phase == phase && current.contains { $0 === touch }
        }
        // 1.4.4
        if recognizer.isUnfinished && !set.isEmpty { recognizer.receive(set, phase) }
      }
    }
  }

  private func forgetEnded(_ part: [Touch]) {
    for touch in part where !touch.isActive {
      if touch.phase == .ended {
        ends.append((touch.endedAt ?? moment, touch.location, touch.wentFar ? 0 : touch.tapCount))
      }
      for recognizer in recognizers { recognizer.following.removeAll { $0 === touch } }
      if touch.phase == .cancelled { withheld.removeAll { $0.touch === touch } }
      touches.removeAll { $0 === touch }
    }
    current = []
  }

  /// 4.6.5 and 5.2.9: for those in whose window no touch is down any more.
  func endSequence() {
    let ours = recognizers.filter { recognizer in
      // 48.34
      if !recognizer.presses.isEmpty { return recognizer.pressesFollowed.isEmpty }
      if let gesture = recognizer.gesture { return gesture.isOver }
      // 7.3.13: it is over when the wheel is at rest.
      if recognizer.turnsWithWheel { return !timers.contains { $0.owner === recognizer } }
      let home = recognizer.view.flatMap(window(of:))
      return !touches.contains { $0.window === home }
    }
    let idle = ours.filter { recognizer in
      recognizer.state == .possible && recognizer.isInAttempt && recognizer.following.isEmpty
        && !timers.contains { $0.owner === recognizer }
    }
    for recognizer in idle { recognizer.reset() }
    let stuck = ours.filter { $0.isHeld && !waitsForUndecided($0) }
    for recognizer in stuck { recognizer.fail() }
    guard !idle.isEmpty || !stuck.isEmpty else { return }
    // What a freed recognizer does is under way, too, for events that come meanwhile.
    depth += 1
    update()
    depth -= 1
  }

  /// Whether an undecided recognizer blocks a held one, directly or through others.
  private func waitsForUndecided(_ held: Recognizer) -> Bool {
    var reached = [held]
    var index = 0
    while index < reached.count {
      for other in recognizers where requires(reached[index], other) && other.blocksOthers {
        if !other.isHeld { return true }
        if !reached.contains(where: { $0 === other }) { reached.append(other) }
      }
      index += 1
    }
    return false
  }
}
