import TouchGeometry
import TouchKit

extension LaneModel {
  /// Adds the next fact.
  package mutating func apply(_ fact: TraceFact) {
    if case .places(let places) = fact.what {
      for place in places where place.phase != .began && place.phase != .stationary {
        let isUp = place.phase == .ended || place.phase == .cancelled
        tick(fact.time)
        move(isUp ? .up : .moved, place.point, lane(of: place.finger, finger: place.number), fact)
      }
      return
    }
    if case .input(let input) = fact.what { return apply(input, fact) }
    guard fact.isOfLanes else { return }
    let finger = fact.touch.map { lane(of: $0.finger, finger: $0.number) }
    if case .bound(let binding) = fact.what {
      tick(fact.time)
      if let finger { move(.down, binding.place, finger, fact) }
      return
    }
    tick(fact.time)
    let recognizer = fact.recognizer.map { lane(of: $0) }
    var view: Int?
    if case .received = fact.what {} else { view = fact.view.flatMap { $0.kind == .view ? lane(of: $0) : nil } }
    let culprit = fact.culprit.flatMap { $0.kind == .recognizer ? lane(of: $0) : nil }
    apply(fact, FactLanes(finger: finger, recognizer: recognizer, view: view, culprit: culprit))
  }

  /// The lanes of the subjects of a fact.
  struct FactLanes {
    var finger: Int?
    var recognizer: Int?
    var view: Int?
    var culprit: Int?
  }

  /// Records that a decision was made at a time.
  private mutating func tick(_ time: TimeInterval) {
    version += 1
    if steps.last.map({ $0.time < time }) ?? true {
      steps.append(LaneStep(time: time))
      forget(at: time)
    }
  }

  private mutating func apply(_ fact: TraceFact, _ subjects: FactLanes) {
    switch fact.what {
    case .received(let answer):
      guard answer, let lane = subjects.recognizer else { return }
      receivePress(fact)
      receive(lane, fact)
    case .turned(_, let state, _):
      if let lane = subjects.recognizer { turn(lane, to: LaneState(state), fact, subjects.culprit) }
    case .blocked(let others):
      guard let lane = subjects.recognizer else { return }
      let lanes = others.map { self.lane(of: $0) }
      waits[lane] = lanes
      undo(lane, fact.time)
      open(lane, .blocked, fact)
      for other in lanes { arrow(.blocked, from: other, to: lane, fact) }
    case .released: if let lane = subjects.recognizer { release(lane, fact) }
    case .acted(let state): if let lane = subjects.recognizer { act(lane, LaneState(state), fact) }
    case .reset:
      guard let lane = subjects.recognizer else { return }
      close(lane, fact.time)
      waits[lane] = nil
    case .sent(let phase): call(phase, fact, subjects)
    case .delivered(let phase):
      hold(fact, subjects, isHeld: false)
      call(phase, fact, subjects)
    case .withheld(let phase):
      // A permanently refused touch is not withheld; it is shown by the mark.
      guard subjects.culprit != nil || subjects.recognizer != nil || fact.reason == .contentDelay else {
        return mark(subjects.view, .call("no " + phase.calledMethod), fact)
      }
      hold(fact, subjects, isHeld: true)
      arrow(.withheld, from: subjects.recognizer ?? subjects.culprit, to: subjects.view, fact)
    case .cancelled:
      hold(fact, subjects, isHeld: false)
      guard let view = subjects.view else { return }
      if let finger = subjects.finger { following[view, default: []].remove(finger) }
      if let number = fact.press?.number { following[view, default: []].remove(-1 - number) }
      refresh(view, fact)
      mark(view, .call(fact.press == nil ? "touchesCancelled" : "pressesCancelled"), fact)
      arrow(.cancelled, from: subjects.culprit ?? subjects.recognizer, to: view, fact)
    case .dropped(let phase):
      guard fact.view != nil else { return }
      hold(fact, subjects, isHeld: false)
      if phase == .began { mark(subjects.view, .call("no " + phase.calledMethod), fact) }
      arrow(.cancelled, from: subjects.culprit ?? subjects.recognizer, to: subjects.view, fact)
    case .told:
      receivePress(fact)
      if let view = subjects.view, let press = fact.press, let phase = press.phase, let number = press.number {
        tell(phase, number, view, fact)
      }
    case .refused, .descended, .hit, .asked, .prevented, .bound, .forwarded, .places, .input, .passedOn, .transferred:
      break
    }
  }

  // MARK: Recognizers

  private mutating func receive(_ lane: Int, _ fact: TraceFact) {
    guard lanes[lane].spans.last?.end != nil || lanes[lane].spans.isEmpty else { return }
    open(lane, .possible, fact)
  }

  private mutating func turn(_ lane: Int, to state: LaneState, _ fact: TraceFact, _ culprit: Int?) {
    // While it waits, its internal state is not shown until it is released; a failure is shown.
    guard waits[lane] == nil || state == .failed || state == .cancelled else { return }
    open(lane, state, fact)
    if state != .possible, state != .changed { mark(lane, .turned(state), fact) }
    if state == .failed || state == .cancelled { waits[lane] = nil }
    switch fact.reason {
    case .preventedBy: arrow(.prevented, from: culprit, to: lane, fact)
    case .requirementRecognized: arrow(.failed, from: culprit, to: lane, fact)
    default: break
    }
  }

  private mutating func release(_ lane: Int, _ fact: TraceFact) {
    // The trace does not name the culprit: of the recognizers that it waited for, it is the last one that finished.
    let culprit = waits[lane]?.max { finishTime(of: $0) < finishTime(of: $1) }
    waits[lane] = nil
    freed[lane] = FactCause(fact)
    arrow(.released, from: culprit, to: lane, fact)
  }

  /// Returns the time of the lane's last final state.
  private func finishTime(of lane: Int) -> TimeInterval {
    let end = lanes[lane].marks.all.last { mark in
      if case .turned(let state) = mark.kind { state.isFinal } else { false }
    }
    return end?.time ?? -.infinity
  }

  private mutating func act(_ lane: Int, _ state: LaneState, _ fact: TraceFact) {
    waits[lane] = nil
    if lanes[lane].spans.last?.state != state || lanes[lane].spans.last?.end != nil { open(lane, state, fact) }
    mark(lane, .action(state), fact)
  }

  // MARK: Views

  private mutating func call(_ phase: UITouch.Phase, _ fact: TraceFact, _ subjects: FactLanes) {
    guard let view = subjects.view, let finger = subjects.finger else { return }
    switch phase {
    case .began, .moved, .stationary: following[view, default: []].insert(finger)
    case .ended, .cancelled: following[view, default: []].remove(finger)
    case .regionEntered, .regionMoved, .regionExited: return
    }
    refresh(view, fact)
    mark(view, .call(phase.calledMethod), fact)
  }

  /// A view receives a phase of a press.
  private mutating func tell(_ phase: UIPress.Phase, _ number: Int, _ view: Int, _ fact: TraceFact) {
    switch phase {
    case .began, .changed: following[view, default: []].insert(-1 - number)
    case .ended, .cancelled: following[view, default: []].remove(-1 - number)
    case .stationary: return
    }
    refresh(view, fact)
    let method = phase.calledMethod
    // A press that a recognizer cancels is a separate fact.
    if phase == .cancelled, let last = lanes[view].marks.last, last.kind == .call(method), last.time == fact.time {
      return
    }
    mark(view, .call(method), fact)
  }

  private mutating func hold(_ fact: TraceFact, _ subjects: FactLanes, isHeld: Bool) {
    guard let view = subjects.view, let finger = subjects.finger else { return }
    if isHeld { withheld[view, default: []].insert(finger) } else { withheld[view]?.remove(finger) }
    refresh(view, fact)
  }

  /// Updates the view's current span by the state of its touches.
  private mutating func refresh(_ view: Int, _ fact: TraceFact) {
    if withheld[view]?.isEmpty == false {
      open(view, .withheld, fact)
    } else if following[view]?.isEmpty == false {
      open(view, .down, fact)
    } else {
      close(view, fact.time)
    }
  }

  // MARK: Fingers

  private mutating func move(_ phase: FingerPlace.Phase, _ place: CGPoint, _ lane: Int, _ fact: TraceFact) {
    tracks[lane, default: Timeline()].append(FingerPlace(time: fact.time, place: place, phase: phase))
    switch phase {
    case .down: open(lane, .down, fact)
    case .moved: break
    case .up: close(lane, fact.time)
    }
  }

  // MARK: Keys, buttons, wheels, touchpads

  /// The pause after which the wheel begins another turn (7.3.12), in seconds.
  private static let wheelPause: TimeInterval = 0.15

  private mutating func apply(_ input: TraceFact.Input, _ fact: TraceFact) {
    if let number = input.number {
      if input.phase == .down {
        unreceived[number] = input.subject
        return
      }
      guard unreceived.removeValue(forKey: number) == nil, lane(ifAnyOf: input.subject) != nil else { return }
    }
    tick(fact.time)
    let lane = lane(of: input.subject)
    switch input.phase {
    case .down: begin(lane, input.number, fact)
    case .changed:
      if following[lane]?.isEmpty ?? true { turn(lane, fact) }
      mark(lane, .call(LaneMark.moves), fact)
    case .up, .cancelled:
      following[lane]?.remove(input.number ?? Self.touchpad)
      // Of several keys in one lane the last one ends the span.
      if following[lane]?.isEmpty ?? true { close(lane, fact.time) }
      if input.phase == .cancelled { mark(lane, .call(LaneMark.isCancelled), fact) }
    }
  }

  /// The number that stands for a touchpad's gesture among those of presses.
  private static let touchpad = -1

  private mutating func begin(_ lane: Int, _ number: Int?, _ fact: TraceFact) {
    following[lane, default: []].insert(number ?? Self.touchpad)
    open(lane, .down, fact)
  }

  /// Opens the lane of a press that a recognizer or a responder of the scene has received, in the event of its
  /// beginning.
  private mutating func receivePress(_ fact: TraceFact) {
    guard let number = fact.press?.number, let subject = unreceived.removeValue(forKey: number) else { return }
    begin(lane(of: subject), number, fact)
  }

  /// Extends the span of an input that is never down, or begins one after a pause.
  private mutating func turn(_ lane: Int, _ fact: TraceFact) {
    if var last = lanes[lane].spans.last, let end = last.end, fact.time - end <= Self.wheelPause {
      last.end = fact.time
      lanes[lane].spans.last = last
    } else {
      lanes[lane].spans.append(LaneSpan(state: .down, time: fact.time, end: fact.time, cause: FactCause(fact)))
    }
  }

  // MARK: Parts

  private mutating func open(_ lane: Int, _ state: LaneState, _ fact: TraceFact) {
    if let last = lanes[lane].spans.last, last.end == nil {
      guard last.state != state else { return }
      close(lane, fact.time)
    }
    let cause = freed.removeValue(forKey: lane) ?? FactCause(fact)
    lanes[lane].spans.append(LaneSpan(state: state, time: fact.time, end: nil, cause: cause))
  }

  /// Ends the current span; an empty span of a transient state is removed.
  private mutating func close(_ lane: Int, _ time: TimeInterval) {
    guard var last = lanes[lane].spans.last, last.end == nil else { return }
    last.end = time
    lanes[lane].spans.last = last
    if last.time == time, !last.state.isFinal { lanes[lane].spans.removeLast() }
  }

  /// Removes the change made just now: the recognizer has to wait first.
  private mutating func undo(_ lane: Int, _ time: TimeInterval) {
    if let span = lanes[lane].spans.last, span.time == time, span.end == nil { lanes[lane].spans.removeLast() }
    if let mark = lanes[lane].marks.last, mark.time == time, case .turned = mark.kind { lanes[lane].marks.removeLast() }
    // The earlier span continues until now.
    if let span = lanes[lane].spans.last, span.end == nil { close(lane, time) }
  }

  private mutating func mark(_ lane: Int?, _ kind: LaneMark.Kind, _ fact: TraceFact) {
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

  private mutating func arrow(_ kind: LaneArrow.Kind, from: Int?, to: Int?, _ fact: TraceFact) {
    guard let from, let to, from != to else { return }
    let arrow = LaneArrow(time: fact.time, from: from, to: to, kind: kind, rule: fact.rule)
    if arrows.last != arrow { arrows.append(arrow) }
  }
}

extension TraceFact {
  /// Whether a lane shows the fact; hover phases of the pointer are not shown.
  fileprivate var isOfLanes: Bool {
    switch what {
    case .received, .turned, .blocked, .released, .acted, .reset, .bound, .cancelled: true
    // Keys that only the window receives are meant for the app around the scene.
    case .told: press?.phase != nil && view.map { $0.kind == .view || $0.isNamed } ?? false
    case .sent(let phase), .withheld(let phase), .delivered(let phase): phase.isOfTouch
    case .dropped(let phase): view == nil || phase.isOfTouch
    // The transition also names the two recognizers.
    case .refused, .descended, .hit, .asked, .prevented, .forwarded, .places, .input, .passedOn, .transferred:
      false
    }
  }
}

extension UIPress.Phase {
  /// The responder method.
  package var calledMethod: String {
    switch self {
    case .began: "pressesBegan"
    case .changed, .stationary: "pressesChanged"
    case .ended: "pressesEnded"
    case .cancelled: "pressesCancelled"
    }
  }
}

extension UITouch.Phase {
  fileprivate var isOfTouch: Bool {
    switch self {
    case .began, .moved, .stationary, .ended, .cancelled: true
    case .regionEntered, .regionMoved, .regionExited: false
    }
  }

  /// The responder method; stationary touches are included in the movements.
  fileprivate var calledMethod: String {
    switch self {
    case .began: "touchesBegan"
    case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    }
  }
}
