import TouchGeometry
import TouchKit

extension Tracks {
  /// Creates tracks from facts: states as in the lanes, and every decision as a mark.
  ///
  /// - Parameters:
  ///   - facts: in order.
  ///   - recognizers: have tracks from the start, in this order.
  ///   - time: the end; open spans end there.
  ///   - className: returns the scene's name of a subject's class.
  package init(
    of facts: [TraceFact], recognizers: [TraceSubject], until time: TimeInterval,
    className: (TraceSubject) -> String
  ) {
    var maker = TracksMaker(recognizers)
    for fact in facts { maker.apply(fact) }
    self = maker.tracks(until: time, className: className)
  }
}

/// Converts facts to tracks; subjects outside the scene are omitted.
private struct TracksMaker {
  private var lanes = LaneModel(memory: .infinity)
  private var fingers: [TraceSubject] = []
  private var inputs: [TraceSubject] = []
  private var recognizers: [TraceSubject] = []
  private var views: [TraceSubject] = []
  private var marks: [TraceSubject: [Tracks.Mark]] = [:]
  private var places: [TraceSubject: [Tracks.Place]] = [:]
  /// For each finger: the times of its touches, and the hit views.
  private var hits: [TraceSubject: [(time: TimeInterval, view: String, cause: FactCause)]] = [:]
  private var arrows: [Arrow] = []
  /// The last known state of each recognizer, and its states when it was released.
  private var heard: [TraceSubject: UIGestureRecognizer.State] = [:]
  private var freed: [TraceSubject: [(time: TimeInterval, state: UIGestureRecognizer.State)]] = [:]

  private struct Arrow {
    let kind: Tracks.Flow.Kind
    let from: TraceSubject
    let to: TraceSubject
    let fact: TraceFact
  }

  init(_ recognizers: [TraceSubject]) {
    self.recognizers = recognizers
    for recognizer in recognizers { _ = lanes.lane(of: recognizer) }
  }

  mutating func apply(_ fact: TraceFact) {
    lanes.apply(fact)
    for subject in [fact.recognizer, fact.view, fact.culprit] { if let subject { note(subject) } }
    if let recognizer = fact.recognizer {
      if case .turned(_, let to, _) = fact.what { heard[recognizer] = to }
      if case .released = fact.what, let state = heard[recognizer] {
        freed[recognizer, default: []].append((fact.time, state))
      }
    }
    let touch = fact.touch?.number ?? 0
    switch fact.what {
    case .places(let all):
      for one in all { place(one.finger, one.point, isDown: one.phase != .ended && one.phase != .cancelled, fact) }
    case .input(let input): mark(input.subject, .decision, input.phase.word, fact)
    case .told: if let phase = fact.press?.phase { mark(fact.view, .call, phase.calledMethod, fact) }
    case .bound(let binding): bind(binding, fact)
    case .received(false):
      mark(fact.recognizer, .decision, "\(fact.press?.word ?? FingerMark.touchName(touch)) refused", fact)
    case .turned(.changed, .changed, _): break
    case .turned(let from, let to, _):
      mark(fact.recognizer, .decision, "\(from) → \(to)", fact)
      if fact.culprit != fact.recognizer { arrow(.prevented, from: fact.culprit, to: fact.recognizer, fact) }
    case .blocked(let others): for other in others { arrow(.blocked, from: other, to: fact.recognizer, fact) }
    case .released: mark(fact.recognizer, .decision, "free to act", fact)
    case .acted(let state): mark(fact.recognizer, .action, "action \(state)", fact)
    case .sent(let phase), .delivered(let phase):
      if let method = phase.calledMethod { mark(fact.view, .call, method, fact) }
    case .forwarded(let phase):
      mark(fact.view, .decision, "\(phase) passed on to \(fact.culprit?.name ?? "the next responder")", fact)
    case .withheld(let phase):
      mark(fact.view, .decision, "\(phase) of touch \(touch) withheld", fact)
      arrow(.withheld, from: fact.culprit, to: fact.view, fact)
    case .cancelled:
      mark(fact.view, .call, fact.press == nil ? "touchesCancelled" : "pressesCancelled", fact)
      arrow(.cancelled, from: fact.culprit ?? fact.recognizer, to: fact.view, fact)
    case .dropped(let phase):
      guard fact.view != nil else {
        guard let finger = fact.touch?.finger else { return }
        return mark(finger, .decision, "hits nothing", fact)
      }
      mark(fact.view, .decision, "\(phase) of touch \(touch) never arrives", fact)
      arrow(.cancelled, from: fact.culprit, to: fact.view, fact)
    case .transferred:
      mark(fact.view, .decision, "is at its edge, \(fact.culprit?.name ?? "the scroll view around") scrolls", fact)
    case .refused, .descended, .hit, .received(true), .asked, .prevented, .reset, .passedOn: break
    }
  }

  private mutating func bind(_ binding: TraceFact.Binding, _ fact: TraceFact) {
    guard let finger = fact.touch?.finger, let view = fact.view, view.isNamed else { return }
    hits[finger, default: []].append((fact.time, view.name, FactCause(fact)))
    place(finger, binding.place, isDown: true, fact)
  }

  private mutating func place(_ finger: TraceSubject, _ point: CGPoint, isDown: Bool, _ fact: TraceFact) {
    if !fingers.contains(finger) { fingers.append(finger) }
    let place = Tracks.Place(time: fact.time, point: point, isDown: isDown)
    if places[finger]?.last != place { places[finger, default: []].append(place) }
    guard !isDown, case .places(let all) = fact.what else { return }
    for one in all where one.finger == finger {
      marks[finger, default: []].append(
        Tracks.Mark(kind: .decision, name: "\(one.phase)", time: fact.time, facts: FactCause()))
    }
  }

  /// Adds a track for a recognizer of the scene when it first appears.
  private mutating func note(_ subject: TraceSubject) {
    guard subject.isNamed else { return }
    if subject.kind == .recognizer, !recognizers.contains(subject) { recognizers.append(subject) }
  }

  private mutating func mark(_ subject: TraceSubject?, _ kind: Tracks.Mark.Kind, _ name: String, _ fact: TraceFact) {
    guard let subject, has(subject) else { return }
    let mark = Tracks.Mark(kind: kind, name: name, time: fact.time, facts: FactCause(fact))
    // One call may contain several touches.
    if marks[subject]?.last != mark || kind == .action { marks[subject, default: []].append(mark) }
  }

  private mutating func arrow(
    _ kind: Tracks.Flow.Kind, from: TraceSubject?, to: TraceSubject?, _ fact: TraceFact
  ) {
    guard let from, let to, from.kind == .recognizer, has(from), has(to) else { return }
    if let last = arrows.last, last.kind == kind, last.from == from, last.to == to, last.fact.time == fact.time {
      return
    }
    arrows.append(Arrow(kind: kind, from: from, to: to, fact: fact))
  }

  /// Whether a subject has a track; a view of the scene gets one when it first appears.
  private mutating func has(_ subject: TraceSubject) -> Bool {
    switch subject.kind {
    case .finger:
      if !fingers.contains(subject) { fingers.append(subject) }
      return true
    case .input:
      if !inputs.contains(subject) { inputs.append(subject) }
      return true
    case .recognizer: return recognizers.contains(subject)
    case .view:
      if subject.isNamed, !views.contains(subject) { views.append(subject) }
      return subject.isNamed
    case .window, .responder: return false
    }
  }

  // MARK: The result

  func tracks(until time: TimeInterval, className: (TraceSubject) -> String) -> Tracks {
    let subjects = fingers + inputs.filter { lanes.lane(ifAnyOf: $0) != nil } + recognizers + views
    var result = Tracks()
    result.end = time
    for subject in subjects {
      var track = Tracks.Track(kind: kind(of: subject), name: subject.name)
      if subject.kind != .finger, subject.kind != .input {
        track.detail = className(subject) + (subject.owner.map { " on \($0)" } ?? "")
      }
      track.spans = spans(of: subject, until: time)
      track.marks = marks[subject] ?? []
      track.places = places[subject] ?? []
      result.tracks.append(track)
    }
    let numbers = Dictionary(uniqueKeysWithValues: subjects.enumerated().map { ($1, $0) })
    result.flows = arrows.compactMap { arrow in
      guard let from = numbers[arrow.from], let to = numbers[arrow.to] else { return nil }
      return Tracks.Flow(
        kind: arrow.kind, from: from, to: to, time: arrow.fact.time, facts: FactCause(arrow.fact))
    }
    return result
  }

  /// The rule by which a responder receives a press.
  private static let pressRule = "3.10"

  private func kind(of subject: TraceSubject) -> Tracks.Kind {
    switch subject.kind {
    case .finger: .finger
    case .input: .input
    case .recognizer: .recognizer
    case .view, .window, .responder: .view
    }
  }

  private func spans(of subject: TraceSubject, until time: TimeInterval) -> [Tracks.Span] {
    guard let lane = lanes.lane(ifAnyOf: subject) else { return [] }
    var result: [Tracks.Span] = []
    var previous: LaneSpan?
    for span in lanes.lanes[lane].spans.all {
      defer { previous = span }
      let end = max(span.time, span.end ?? time)
      switch subject.kind {
      case .finger:
        guard let hit = hits[subject]?.last(where: { $0.time == span.time }) else { continue }
        result.append(Tracks.Span(name: "in \(hit.view)", start: span.time, end: end, facts: hit.cause))
      case .input: result.append(Tracks.Span(name: "down", start: span.time, end: end, facts: span.cause))
      case .recognizer:
        // A state without duration was never visible.
        if let last = result.last, last.start == last.end, last.start == span.time { result.removeLast() }
        let state = freed[subject]?.first { $0.time == span.time }?.state
        let name = state.map { "\($0)" } ?? span.state.rawValue
        if let last = result.last, last.name == name, last.end == span.time {
          result[result.count - 1].end = end
        } else {
          result.append(Tracks.Span(name: name, start: span.time, end: end, facts: span.cause))
        }
      case .view, .window, .responder:
        // While its end is withheld, a touch still belongs to the view that received it.
        if let last = result.last, last.end == span.time, previous?.end == span.time {
          result[result.count - 1].end = end
        } else if span.state == .down {
          let name = span.cause.rule == Self.pressRule ? "has the press" : "touched"
          result.append(Tracks.Span(name: name, start: span.time, end: end, facts: span.cause))
        }
      }
    }
    return result
  }
}

extension UITouch.Phase {
  /// The responder method; nil for phases without one.
  fileprivate var calledMethod: String? {
    switch self {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    case .stationary, .regionEntered, .regionMoved, .regionExited: nil
    }
  }
}
