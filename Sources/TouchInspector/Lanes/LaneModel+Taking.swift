import TouchGeometry

extension LaneModel {
  /// Takes down what happened next.
  package mutating func take(_ fact: LaneFact) {
    version += 1
    if steps.last.map({ $0.time < fact.time }) ?? true {
      steps.append(LaneStep(time: fact.time))
      forget(at: fact.time)
    }
    switch fact.what {
    case .received(let answer): if answer, let lane = fact.recognizer { receive(lane, fact.time) }
    case .turned(_, let state): if let lane = fact.recognizer { turn(lane, to: state, fact) }
    case .blocked(let others):
      guard let lane = fact.recognizer else { return }
      waits[lane] = others
      undo(lane, fact.time)
      open(lane, .blocked, fact.time)
      for other in others { arrow(.blocked, from: other, to: lane, fact) }
    case .released: if let lane = fact.recognizer { release(lane, fact) }
    case .acted(let state): if let lane = fact.recognizer { act(lane, state, fact) }
    case .reset:
      guard let lane = fact.recognizer else { return }
      close(lane, fact.time)
      waits[lane] = nil
    case .bound: break
    case .sent(let phase): call(phase, fact)
    case .delivered(let phase):
      hold(fact, isHeld: false)
      call(phase, fact)
    case .withheld(let phase):
      // What is refused for good is no touch that waits; the mark tells it.
      guard fact.culprit != nil || fact.recognizer != nil else {
        return mark(fact.view, .call("no " + phase.method), fact)
      }
      hold(fact, isHeld: true)
      arrow(.withheld, from: fact.recognizer ?? fact.culprit, to: fact.view, fact)
    case .cancelled:
      hold(fact, isHeld: false)
      guard let view = fact.view else { return }
      if let finger = fact.finger { following[view, default: []].remove(finger) }
      refresh(view, fact.time)
      mark(view, .call("touchesCancelled"), fact)
      arrow(.cancelled, from: fact.culprit ?? fact.recognizer, to: view, fact)
    case .dropped:
      hold(fact, isHeld: false)
      arrow(.cancelled, from: fact.culprit ?? fact.recognizer, to: fact.view, fact)
    case .place(let phase, let place): move(phase, place, fact)
    case .other: break
    }
  }

  // MARK: Recognizers

  private mutating func receive(_ lane: Int, _ time: TimeInterval) {
    guard lanes[lane].spans.last?.end != nil || lanes[lane].spans.isEmpty else { return }
    open(lane, .possible, time)
  }

  private mutating func turn(_ lane: Int, to state: LaneState, _ fact: LaneFact) {
    // Of one that waits, the state inside is nobody's business until it is free; that it is lost is.
    guard waits[lane] == nil || state == .failed || state == .cancelled else { return }
    open(lane, state, fact.time)
    if state != .possible, state != .changed { mark(lane, .turned(state), fact) }
    if state == .failed || state == .cancelled { waits[lane] = nil }
    switch fact.reason {
    case .preventedBy: arrow(.prevented, from: fact.culprit, to: lane, fact)
    case .requirementRecognized: arrow(.failed, from: fact.culprit, to: lane, fact)
    default: break
    }
  }

  private mutating func release(_ lane: Int, _ fact: LaneFact) {
    // The trace names nobody: it was whoever of those it waited for finished last.
    let culprit = waits[lane]?.max { finishTime(of: $0) < finishTime(of: $1) }
    waits[lane] = nil
    arrow(.released, from: culprit, to: lane, fact)
  }

  /// When it came last to an end.
  private func finishTime(of lane: Int) -> TimeInterval {
    let end = lanes[lane].marks.all.last { mark in
      if case .turned(let state) = mark.kind { state.isFinal } else { false }
    }
    return end?.time ?? -.infinity
  }

  private mutating func act(_ lane: Int, _ state: LaneState, _ fact: LaneFact) {
    waits[lane] = nil
    if lanes[lane].spans.last?.state != state || lanes[lane].spans.last?.end != nil { open(lane, state, fact.time) }
    mark(lane, .action(state), fact)
  }

  // MARK: Views

  private mutating func call(_ phase: LaneFact.Phase, _ fact: LaneFact) {
    guard let view = fact.view, let finger = fact.finger else { return }
    switch phase {
    case .began, .moved: following[view, default: []].insert(finger)
    case .ended, .cancelled: following[view, default: []].remove(finger)
    }
    refresh(view, fact.time)
    mark(view, .call(phase.method), fact)
  }

  private mutating func hold(_ fact: LaneFact, isHeld: Bool) {
    guard let view = fact.view, let finger = fact.finger else { return }
    if isHeld { withheld[view, default: []].insert(finger) } else { withheld[view]?.remove(finger) }
    refresh(view, fact.time)
  }

  /// Makes the view's stretch say what its touches are in now.
  private mutating func refresh(_ view: Int, _ time: TimeInterval) {
    if withheld[view]?.isEmpty == false {
      open(view, .withheld, time)
    } else if following[view]?.isEmpty == false {
      open(view, .down, time)
    } else {
      close(view, time)
    }
  }

  // MARK: Fingers

  private mutating func move(_ phase: FingerPlace.Phase, _ place: CGPoint, _ fact: LaneFact) {
    guard let lane = fact.finger else { return }
    tracks[lane, default: Timeline()].append(FingerPlace(time: fact.time, place: place, phase: phase))
    switch phase {
    case .down: open(lane, .down, fact.time)
    case .moved: break
    case .up: close(lane, fact.time)
    }
  }

  // MARK: Parts

  private mutating func open(_ lane: Int, _ state: LaneState, _ time: TimeInterval) {
    if let last = lanes[lane].spans.last, last.end == nil {
      guard last.state != state else { return }
      close(lane, time)
    }
    lanes[lane].spans.append(LaneSpan(state: state, time: time, end: nil))
  }

  /// Ends what goes on; what took no time and says nothing is taken out again.
  private mutating func close(_ lane: Int, _ time: TimeInterval) {
    guard var last = lanes[lane].spans.last, last.end == nil else { return }
    last.end = time
    lanes[lane].spans.last = last
    if last.time == time, !last.state.isFinal { lanes[lane].spans.removeLast() }
  }

  /// Takes back what it turned into just now: it has to wait first.
  private mutating func undo(_ lane: Int, _ time: TimeInterval) {
    if let span = lanes[lane].spans.last, span.time == time, span.end == nil { lanes[lane].spans.removeLast() }
    if let mark = lanes[lane].marks.last, mark.time == time, case .turned = mark.kind { lanes[lane].marks.removeLast() }
    // What came before goes on to here.
    if let span = lanes[lane].spans.last, span.end == nil { close(lane, time) }
  }

  private mutating func mark(_ lane: Int?, _ kind: LaneMark.Kind, _ fact: LaneFact) {
    guard let lane else { return }
    let mark = LaneMark(
      time: fact.time, kind: kind, rule: fact.rule, reason: fact.reason, measure: fact.measure, until: fact.time)
    if var last = lanes[lane].marks.last, last.kind == kind, last.repeats,
      fact.time - last.until <= LaneMark.longestGap
    {
      if fact.time == last.until, lanes[lane].kind == .view { return }
      last.until = fact.time
      last.count += 1
      lanes[lane].marks.last = last
      return
    }
    // Two fingers in one call, or two touches of one finger, are one mark.
    if lanes[lane].kind == .view, lanes[lane].marks.last == mark { return }
    lanes[lane].marks.append(mark)
  }

  private mutating func arrow(_ kind: LaneArrow.Kind, from: Int?, to: Int?, _ fact: LaneFact) {
    guard let from, let to, from != to else { return }
    let arrow = LaneArrow(time: fact.time, from: from, to: to, kind: kind, rule: fact.rule)
    if arrows.last != arrow { arrows.append(arrow) }
  }
}
