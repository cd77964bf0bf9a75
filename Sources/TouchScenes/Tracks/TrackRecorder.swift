import TouchArbiter
import TouchGeometry
import TouchKit

/// Reads the trace of a scene into tracks.
///
/// It keeps the objects it has heard of for as long as it lives, so that none is taken for another one.
@MainActor package final class TrackRecorder: TraceSink {
  private var fingers: [Tracks.Track] = []
  private var recognizers: [Tracks.Track] = []
  private var views: [Tracks.Track] = []
  private var flows: [Arrow] = []
  private var fingerNumbers: [Int] = []
  private var knownRecognizers: [UIGestureRecognizer] = []
  private var knownViews: [UIView] = []
  /// The touches that are down, with the number of their finger's track.
  private var down: [(touch: UITouch, finger: Int)] = []
  /// Of each view, the touches it follows.
  private var followed: [[UITouch]] = []
  private var open: [Slot: Tracks.Span] = [:]
  /// Recognizers that have recognized and wait for others, and the state that each was heard to be in last.
  private var waiting: Set<Slot> = []
  private var states: [Slot: String] = [:]
  private let stage: SceneStage
  private let origin: () -> CGPoint

  /// A track: its kind and its number among those.
  private struct Slot: Hashable {
    let kind: Tracks.Kind
    let index: Int
  }

  private struct Arrow {
    let kind: Tracks.Flow.Kind
    let from: Slot
    let to: Slot
    let time: TimeInterval
    let facts: Tracks.Facts
  }

  /// Tracks of a stage, with one for each recognizer of its scene from the beginning.
  ///
  /// - Parameters:
  ///   - stage: whose names are used, and what belongs to others is left out.
  ///   - origin: the scene's corner on the surface.
  package init(of stage: SceneStage, origin: @escaping () -> CGPoint = { .zero }) {
    self.stage = stage
    self.origin = origin
    for recognizer in stage.recognizersInOrder { _ = slot(of: recognizer) }
  }

  /// What was heard, with what is still going on ended at `time`.
  package func tracks(until time: TimeInterval) -> Tracks {
    var groups: [Tracks.Kind: [Tracks.Track]] = [.finger: fingers, .recognizer: recognizers, .view: views]
    for (slot, span) in open {
      var span = span
      span.end = max(span.start, time)
      groups[slot.kind]?[slot.index].spans.append(span)
    }
    let offsets: [Tracks.Kind: Int] = [
      .finger: 0, .recognizer: fingers.count, .view: fingers.count + recognizers.count,
    ]
    var result = Tracks()
    result.tracks = Tracks.Kind.allCases.flatMap { groups[$0] ?? [] }
    result.flows = flows.map { arrow in
      Tracks.Flow(
        kind: arrow.kind, from: (offsets[arrow.from.kind] ?? 0) + arrow.from.index,
        to: (offsets[arrow.to.kind] ?? 0) + arrow.to.index, time: arrow.time, facts: arrow.facts)
    }
    result.end = time
    return result
  }

  package func record(_ entry: TraceEntry) {
    let time = entry.time
    switch entry.kind {
    case .event: takePlaces(time)
    case .bound: takeBound(entry)
    case .receive(let isGiven): takeOffer(entry, isGiven)
    case .transition(let from, let to): takeTransition(entry, from, to)
    case .blocked(let others):
      guard let slot = entry.recognizer.flatMap(slotIfOurs) else { return }
      turn(slot, to: "blocked", time, facts(entry))
      waiting.insert(slot)
      for other in others { arrow(.blocked, from: self.slot(of: other), to: slot, entry) }
    case .released:
      guard let slot = entry.recognizer.flatMap(slotIfOurs) else { return }
      if waiting.remove(slot) != nil, let state = states[slot] { turn(slot, to: state, time, facts(entry)) }
      mark(slot, .decision, "free to act", entry)
    case .action(let state):
      if let slot = entry.recognizer.flatMap(slotIfOurs) { mark(slot, .action, "action \(state)", entry) }
    case .reset:
      guard let slot = entry.recognizer.flatMap(slotIfOurs) else { return }
      waiting.remove(slot)
      close(slot, time)
    case .sent(let phase): call(phase, entry)
    case .delivered(let phase): call(phase, entry)
    case .forwarded(let phase):
      guard let slot = entry.view.flatMap(slotIfOurs) else { return }
      mark(slot, .decision, "\(phase) passed on to \(entry.culprit.map(name) ?? "the next responder")", entry)
    case .withheld(let phase):
      guard let slot = entry.view.flatMap(slotIfOurs) else { return }
      mark(slot, .decision, "\(phase) of touch \(entry.touch?.identifier ?? 0) withheld", entry)
      if let culprit = culprit(of: entry) { arrow(.withheld, from: culprit, to: slot, entry) }
    case .cancelled: takeCancelled(entry)
    case .dropped(let phase): takeDropped(phase, entry)
    case .hitTest, .asked, .prevented, .told, .passedOn: return
    }
  }

  // MARK: Fingers

  private func takeBound(_ entry: TraceEntry) {
    guard let touch = entry.touch, let view = entry.view, slotIfOurs(view) != nil else { return }
    let finger = finger(of: touch)
    down.append((touch, finger))
    let slot = Slot(kind: .finger, index: finger)
    turn(slot, to: "in \(name(view))", entry.time, facts(entry))
    place(touch, finger, entry.time)
  }

  private func takePlaces(_ time: TimeInterval) {
    for (touch, finger) in down {
      place(touch, finger, time)
      guard !touch.isActive else { continue }
      let slot = Slot(kind: .finger, index: finger)
      close(slot, time)
      fingers[finger].marks.append(
        Tracks.Mark(kind: .decision, name: "\(touch.phase)", time: time, facts: Tracks.Facts()))
    }
    down.removeAll { !$0.touch.isActive }
  }

  private func place(_ touch: UITouch, _ finger: Int, _ time: TimeInterval) {
    let corner = origin()
    let point = CGPoint(x: touch.place.x - corner.x, y: touch.place.y - corner.y)
    let place = Tracks.Place(time: time, point: point, isDown: touch.isActive)
    if fingers[finger].places.last != place { fingers[finger].places.append(place) }
  }

  private func finger(of touch: UITouch) -> Int {
    if let index = fingerNumbers.firstIndex(of: touch.identifier) { return index }
    fingerNumbers.append(touch.identifier)
    let name = touch.identifier == 0 ? "mouse" : "finger \(touch.identifier)"
    fingers.append(Tracks.Track(kind: .finger, name: name))
    return fingers.count - 1
  }

  private func takeDropped(_ phase: UITouch.Phase, _ entry: TraceEntry) {
    guard let view = entry.view else {
      guard let touch = entry.touch else { return }
      let finger = finger(of: touch)
      place(touch, finger, entry.time)
      return mark(Slot(kind: .finger, index: finger), .decision, "hits nothing", entry)
    }
    guard let slot = slotIfOurs(view) else { return }
    mark(slot, .decision, "\(phase) of touch \(entry.touch?.identifier ?? 0) never arrives", entry)
    if let culprit = culprit(of: entry) { arrow(.cancelled, from: culprit, to: slot, entry) }
  }

  // MARK: Recognizers

  private func takeOffer(_ entry: TraceEntry, _ isGiven: Bool) {
    guard let slot = entry.recognizer.flatMap(slotIfOurs) else { return }
    guard isGiven else {
      return mark(slot, .decision, "touch \(entry.touch?.identifier ?? 0) refused", entry)
    }
    if open[slot] == nil { turn(slot, to: "possible", entry.time, facts(entry)) }
  }

  private func takeTransition(
    _ entry: TraceEntry, _ from: UIGestureRecognizer.State, _ to: UIGestureRecognizer.State
  ) {
    guard let slot = entry.recognizer.flatMap(slotIfOurs) else { return }
    states[slot] = "\(to)"
    // While it goes on changing, the one span goes on too; and one that waits does so until it is free or lost.
    if !(from == .changed && to == .changed) {
      if to == .failed || to == .cancelled { waiting.remove(slot) }
      if !waiting.contains(slot) { turn(slot, to: "\(to)", entry.time, facts(entry)) }
      mark(slot, .decision, "\(from) → \(to)", entry)
    }
    if let culprit = culprit(of: entry), culprit != slot { arrow(.prevented, from: culprit, to: slot, entry) }
  }

  // MARK: Views

  private func call(_ phase: UITouch.Phase, _ entry: TraceEntry) {
    guard let touch = entry.touch, let slot = entry.view.flatMap(slotIfOurs) else { return }
    switch phase {
    case .began:
      if !followed[slot.index].contains(where: { $0 === touch }) { followed[slot.index].append(touch) }
      mark(slot, .call, "touchesBegan", entry)
    case .moved: mark(slot, .call, "touchesMoved", entry)
    case .ended:
      followed[slot.index].removeAll { $0 === touch }
      mark(slot, .call, "touchesEnded", entry)
    case .cancelled:
      followed[slot.index].removeAll { $0 === touch }
      mark(slot, .call, "touchesCancelled", entry)
    case .stationary, .regionEntered, .regionMoved, .regionExited: return
    }
    follow(slot, entry)
  }

  private func takeCancelled(_ entry: TraceEntry) {
    guard let touch = entry.touch, let slot = entry.view.flatMap(slotIfOurs) else { return }
    followed[slot.index].removeAll { $0 === touch }
    mark(slot, .call, "touchesCancelled", entry)
    follow(slot, entry)
    if let culprit = culprit(of: entry) { arrow(.cancelled, from: culprit, to: slot, entry) }
  }

  private func follow(_ slot: Slot, _ entry: TraceEntry) {
    if followed[slot.index].isEmpty {
      close(slot, entry.time)
    } else if open[slot] == nil {
      turn(slot, to: "touched", entry.time, facts(entry))
    }
  }

  // MARK: Spans, marks and arrows

  private func turn(_ slot: Slot, to state: String, _ time: TimeInterval, _ facts: Tracks.Facts) {
    // What lasted no time and became something else was never seen.
    if let span = open[slot], span.start < time { close(slot, time) }
    open[slot] = Tracks.Span(name: state, start: time, end: time, facts: facts)
  }

  private func close(_ slot: Slot, _ time: TimeInterval) {
    guard var span = open.removeValue(forKey: slot) else { return }
    span.end = max(span.start, time)
    with(slot) { $0.spans.append(span) }
  }

  private func mark(_ slot: Slot, _ kind: Tracks.Mark.Kind, _ name: String, _ entry: TraceEntry) {
    let mark = Tracks.Mark(kind: kind, name: name, time: entry.time, facts: facts(entry))
    with(slot) { track in
      // One call tells of several touches.
      if track.marks.last != mark || kind == .action { track.marks.append(mark) }
    }
  }

  private func arrow(_ kind: Tracks.Flow.Kind, from: Slot, to: Slot, _ entry: TraceEntry) {
    if let last = flows.last, last.kind == kind, last.from == from, last.to == to, last.time == entry.time { return }
    flows.append(Arrow(kind: kind, from: from, to: to, time: entry.time, facts: facts(entry)))
  }

  private func with(_ slot: Slot, _ body: (inout Tracks.Track) -> Void) {
    switch slot.kind {
    case .finger: body(&fingers[slot.index])
    case .recognizer: body(&recognizers[slot.index])
    case .view: body(&views[slot.index])
    }
  }

  private func facts(_ entry: TraceEntry) -> Tracks.Facts {
    Tracks.Facts(
      rule: "\(entry.rule)", reason: entry.reason?.rawValue, measure: entry.measure, culprit: entry.culprit.map(name))
  }

  // MARK: Objects

  private func culprit(of entry: TraceEntry) -> Slot? {
    (entry.culprit as? UIGestureRecognizer).flatMap(slotIfOurs)
  }

  private func slotIfOurs(_ recognizer: UIGestureRecognizer) -> Slot? {
    stage.name(of: recognizer) == nil ? nil : slot(of: recognizer)
  }

  private func slot(of recognizer: UIGestureRecognizer) -> Slot {
    if let index = knownRecognizers.firstIndex(where: { $0 === recognizer }) {
      return Slot(kind: .recognizer, index: index)
    }
    knownRecognizers.append(recognizer)
    let name = name(recognizer)
    let owner = recognizer.view.map { " on \(self.name($0))" } ?? ""
    recognizers.append(
      Tracks.Track(kind: .recognizer, name: name, detail: stage.scene.className(ofRecognizer: name) + owner))
    return Slot(kind: .recognizer, index: recognizers.count - 1)
  }

  private func slotIfOurs(_ view: UIView) -> Slot? {
    guard stage.name(of: view) != nil else { return nil }
    if let index = knownViews.firstIndex(where: { $0 === view }) { return Slot(kind: .view, index: index) }
    knownViews.append(view)
    followed.append([])
    let name = name(view)
    views.append(Tracks.Track(kind: .view, name: name, detail: stage.scene.className(ofView: name)))
    return Slot(kind: .view, index: views.count - 1)
  }

  private func name(_ object: AnyObject) -> String { stage.name(of: object) ?? "\(type(of: object))" }
}

extension SceneFile {
  /// The class of a recognizer as the scene says it; of one that a view brings along, nothing.
  package func className(ofRecognizer name: String) -> String {
    every(root).lazy.flatMap(\.recognizers).first { $0.name == name }?.recognizerClass.rawValue ?? "a recognizer"
  }

  /// The class of a view as the scene says it.
  package func className(ofView name: String) -> String {
    every(root).first { $0.name == name }?.viewClass.rawValue ?? ""
  }

  /// A view of the scene and all views in it, those around before those inside.
  package func every(_ view: SceneView) -> [SceneView] { [view] + view.children.flatMap(every) }
}
