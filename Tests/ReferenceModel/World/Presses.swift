import TouchScenes

/// Chapter 48: what becomes of an event of a press.
extension World {
  func sendPress(_ name: String, _ type: PressTypeName?, isDown: Bool, isKey: Bool, at moment: Double) {
    accept { self.process(name, type, isDown: isDown, isKey: isKey, at: moment) }
  }

  private func process(_ name: String, _ type: PressTypeName?, isDown: Bool, isKey: Bool, at moment: Double) {
    let known = presses.first { $0.name == name }
    if let known, known.isOver {
      if !isDown { presses.removeAll { $0 === known } }
      return
    }
    // 48.7, 48.12
    if known == nil && !isDown || known != nil && isDown && !isKey { return }
    depth += 1
    self.moment = moment
    let press = known ?? Press(name, type, serial: next(), view: firstResponder)
    press.phase = known == nil ? .began : isDown ? .changed : .ended
    if known == nil { presses.append(press) }
    if known == nil && press.repeats { setRepeat(of: press, at: moment + 0.4) }
    sendOwed(press)
  }

  private func sendOwed(_ press: Press) {
    let phase = press.phase
    owed.append { self.send(press, phase) }
    while !owed.isEmpty { owed.removeFirst()() }
    depth -= 1
    endSequence()
  }

  /// 48.11, 49.11: the device of a key or button is removed.
  func cancelPress(_ name: String, at moment: Double) {
    accept {
      guard let press = self.presses.first(where: { $0.name == name }) else { return }
      if press.isOver { return self.presses.removeAll { $0 === press } }
      self.depth += 1
      self.moment = moment
      press.phase = .cancelled
      self.sendOwed(press)
    }
  }

  // MARK: Repeats

  /// 49.3.
  private func setRepeat(of press: Press, at moment: Double) {
    press.repetition = (moment, next())
  }

  /// The next repetition of an arrow that is down.
  var nextRepetition: (due: Double, number: Int, press: Press)? {
    let due = presses.compactMap { press -> (due: Double, number: Int, press: Press)? in
      guard let repetition = press.repetition, press.isDown, !press.isOver else { return nil }
      return (repetition.due, repetition.number, press)
    }
    return due.min { ($0.due, $0.number) < ($1.due, $1.number) }
  }

  /// 49.3: an arrow is reported as changed.
  func repeatPress(_ press: Press, at moment: Double) {
    setRepeat(of: press, at: moment + 0.08)
    accept {
      guard press.isDown, !press.isOver else { return }
      self.depth += 1
      self.moment = moment
      press.phase = .changed
      self.sendOwed(press)
    }
  }

  private func send(_ press: Press, _ phase: Press.Phase) {
    eventNumber += 1
    press.isCurrent = true
    if phase == .began { collect(press) }
    // 48.22
    for recognizer in press.collected where recognizer.pressesFollowed.contains(where: { $0 === press }) {
      if recognizer.isUnfinished { recognizer.receive(press, phase) }
    }
    owed.insert(
      {
        press.isCurrent = false
        self.show(press, phase)
        self.forget(press, phase)
        self.endSequence()
      }, at: 0)
    update()
  }

  private func forget(_ press: Press, _ phase: Press.Phase) {
    if phase != .ended && phase != .cancelled { return }
    for recognizer in recognizers { recognizer.pressesFollowed.removeAll { $0 === press } }
    presses.removeAll { $0 === press }
  }

  // MARK: Collection

  /// 48.19.
  private func collect(_ press: Press) {
    for view in press.view?.withAncestors ?? [] {
      for recognizer in view.recognizers where sees(recognizer, press) {
        if view.recognizers.allSatisfy({ !$0.isInAttempt }) { view.collectedAt = next() }
        recognizer.presses.append(press)
        recognizer.pressesFollowed.append(press)
        press.collected.append(recognizer)
      }
    }
  }

  /// 48.20, gate by gate.
  private func sees(_ recognizer: Recognizer, _ press: Press) -> Bool {
    guard recognizer.takesPresses, let type = press.type, recognizer.allowedPressTypes.contains(type) else {
      return false
    }
    return recognizer.isEnabled && recognizer.isUnfinished && recognizer.received.isEmpty && recognizer.gesture == nil
      && recognizer.scene.delegate?.shouldReceivePress != false
  }

  // MARK: Responders

  private func show(_ press: Press, _ phase: Press.Phase) {
    if press.isOver || !press.isOpen { return }
    let beganWaits = withheldPresses.contains { $0.press === press && $0.phase == .began }
    var keepers: [Recognizer] = []
    let mustWait: Bool
    if phase == .cancelled {
      // Nothing withholds a cancellation; a press whose beginning is withheld is never delivered (48.11).
      withheldPresses.removeAll { $0.press === press }
      if press.viewSide == .begun { callResponder(press, phase) } else { press.viewSide = .finished }
      return
    }
    switch phase {
    case .began:
      keepers = recognizers.filter { $0.delaysTouchesBegan && $0.mayWithhold(press) }
      mustWait = !keepers.isEmpty
    case .changed: mustWait = beganWaits
    case .ended:
      keepers = recognizers.filter { $0.delaysTouchesEnded && $0.mayWithhold(press) }
      mustWait = beganWaits || !keepers.isEmpty
    case .cancelled: mustWait = false
    }
    if !mustWait { return callResponder(press, phase) }
    withheldPresses.removeAll { $0.press === press && $0.phase == .changed }
    withheldPresses.append(WithheldPress(event: eventNumber, phase: phase, press: press, keepers: keepers))
  }

  private func callResponder(_ press: Press, _ phase: Press.Phase) {
    press.viewSide = phase == .ended || phase == .cancelled ? .finished : .begun
    let method: EventMethod =
      switch phase {
      case .began: .pressesBegan
      case .changed: .pressesChanged
      case .ended: .pressesEnded
      case .cancelled: .pressesCancelled
      }
    if let view = press.view { call(method, press, on: view) }
  }

  /// 3.4 to 3.6 for presses.
  private func call(_ method: EventMethod, _ press: Press, on view: View) {
    let above = { if let parent = view.parent { self.call(method, press, on: parent) } }
    guard view.scene.eventOverrides.contains(method) else { return above() }
    if view.scene.callsSuper == .before { above() }
    write("\(view.name) \(method.rawValue) \(press.name)")
    if view.scene.callsSuper == .after { above() }
  }

  /// 48.28, 48.29: what is no longer withheld is delivered, in the order in which it came.
  func flushPresses() {
    func isBeganKept(_ press: Press) -> Bool {
      withheldPresses.contains { item in
        item.press === press && item.phase == .began
          && item.keepers.contains { $0.delaysTouchesBegan && $0.mayWithhold(press) }
      }
    }
    var free = withheldPresses.filter { item in
      if isBeganKept(item.press) || item.press.phase == .cancelled { return false }
      return item.phase != .ended
        || !item.keepers.contains { $0.delaysTouchesEnded && $0.mayWithhold(item.press) }
    }
    withheldPresses.removeAll { item in free.contains { $0.press === item.press && $0.phase == item.phase } }
    // A press that changes or ends in the current event gets only that.
    free.removeAll { $0.phase == .changed && ($0.press.isCurrent || $0.press.phase == .ended) }
    for item in free.sorted(by: { $0.event < $1.event }) where item.press.isOpen {
      callResponder(item.press, item.phase)
    }
  }

  /// 48.26: every press of the attempt that the responder has received, one by one.
  func cancelPresses(of recognizer: Recognizer) {
    let open = recognizer.presses.filter { press in press.isOpen && !recognizer.ignores(press) }
    let received = open.filter { $0.viewSide == .begun }
    for press in open {
      press.viewSide = .finished
      withheldPresses.removeAll { $0.press === press }
    }
    for press in received { callResponder(press, .cancelled) }
  }

  /// 48.11: the views leave their window.
  func cancelPresses(in leaving: [View]) {
    let withheld = withheldPresses.map(\.press).filter { press in !presses.contains { $0 === press } }
    for press in (presses + withheld).sorted(by: { $0.serial < $1.serial }) where !press.isOver {
      guard leaving.contains(where: { $0 === press.view }) else { continue }
      let wasCalled = press.viewSide == .begun
      if press.isOpen { press.viewSide = .finished }
      withheldPresses.removeAll { $0.press === press }
      if press.isDown {
        press.isOver = true
        for recognizer in press.collected where recognizer.pressesFollowed.contains(where: { $0 === press }) {
          recognizer.receive(press, .cancelled)
          recognizer.pressesFollowed.removeAll { $0 === press }
        }
      }
      if wasCalled { callResponder(press, .cancelled) }
    }
  }
}
