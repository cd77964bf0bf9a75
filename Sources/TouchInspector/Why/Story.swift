import TouchArbiter
import TouchGeometry
import TouchKit
import TouchWidgets

/// Collects from the trace what became of every recognizer and every touch, as values that can be put into words.
///
/// It keeps the recognizers and touches it has heard of, so that none is taken for another one.
@MainActor package final class Story: TraceSink {
  package private(set) var recognizers: [RecognizerStory] = []
  package private(set) var touches: [TouchStory] = []
  /// Keys, motions and remote controls, those that were told last.
  package private(set) var signals: [SignalStory] = []
  private var openSignal: String?
  /// Where pans went when they began, in the order of beginning.
  package private(set) var ways: [(recognizer: String, isHorizontal: Bool)] = []
  private let nameInScene: (AnyObject) -> String?
  private let startTime: TimeInterval
  private var knownRecognizers: [UIGestureRecognizer] = []
  private var knownTouches: [UITouch] = []
  /// Of each recognizer that waits: for whom, and since when.
  private var waits: [ObjectIdentifier: (on: [UIGestureRecognizer], since: TimeInterval)] = [:]
  /// Those that failed or finished, the last one last.
  private var finished: [UIGestureRecognizer] = []

  /// A story that begins at `startTime`.
  ///
  /// - Parameters:
  ///   - recognizers: those that are told of even if nothing ever happens to them, in the order of the text.
  ///   - name: what an object is called; nil, and then it goes by its class.
  package init(
    of recognizers: [UIGestureRecognizer] = [], startTime: TimeInterval = 0, name: @escaping (AnyObject) -> String?
  ) {
    nameInScene = name
    self.startTime = startTime
    for recognizer in recognizers { _ = index(of: recognizer) }
  }

  package func record(_ entry: TraceEntry) {
    if entry.recognizer != nil { recordDecision(entry) }
    if entry.touch != nil { recordTouch(entry) }
    switch entry.kind {
    case .told(let signal): if let start = entry.responder { begin(signal, at: start, entry) }
    case .passedOn(let signal): if let next = entry.culprit { pass(signal, to: next) }
    default: break
    }
  }

  // MARK: Keys, motion, remote controls

  private func begin(_ signal: TraceEntry.Signal, at start: UIResponder, _ entry: TraceEntry) {
    // Nothing is passed on any more but this.
    openSignal = signal.word
    guard let word = openSignal else { return }
    signals.append(SignalStory(word: word, time: entry.time - startTime, way: [name(of: start)]))
    if signals.count > SignalStory.most { signals.removeFirst() }
  }

  private func pass(_ signal: TraceEntry.Signal, to next: AnyObject) {
    guard let word = signal.word, word == openSignal, let last = signals.indices.last else { return }
    signals[last].way.append(name(of: next))
    signals[last].isLost = next is UIApplication
  }

  // MARK: Recognizers

  private func recordDecision(_ entry: TraceEntry) {
    guard let recognizer = entry.recognizer, let what = what(of: entry, recognizer) else { return }
    add(what, entry, to: recognizer)
  }

  private func what(of entry: TraceEntry, _ recognizer: UIGestureRecognizer) -> Moment.What? {
    switch entry.kind {
    case .receive(let answer): return .received(touch: entry.touch?.identifier ?? 0, answer)
    case .asked(let question, let other, let answer):
      // Answers about one recognizer alone show in what follows; the view that said no is the exception.
      guard other != nil || entry.view != nil else { return nil }
      return .asked(question: "\(question)", of: other.map(name), answer: answer)
    case .transition(let from, let to):
      switch to {
      case .began: noteWay(of: recognizer)
      case .ended, .cancelled, .failed: finished.append(recognizer)
      case .possible, .changed: break
      }
      return .transition(from: from, to: to)
    case .blocked(let others):
      waits[ObjectIdentifier(recognizer)] = (others, entry.time - startTime)
      return .blocked(on: others.map(name))
    case .released:
      return .released(since: waits[ObjectIdentifier(recognizer)]?.since ?? entry.time - startTime)
    case .action(let state): return .acted(state)
    case .reset: return .reset
    // That it was prevented, its failure says; what it keeps from views, the touches tell.
    case .prevented, .withheld: return nil
    case .hitTest, .delivered, .cancelled, .dropped, .bound, .sent, .forwarded, .event, .told, .passedOn: return nil
    }
  }

  private func add(_ what: Moment.What, _ entry: TraceEntry, to recognizer: UIGestureRecognizer) {
    let index = index(of: recognizer)
    var moment = moment(what, entry)
    if entry.reason == .preventedBy, let winner = entry.culprit as? UIGestureRecognizer {
      moment.isByRequirement = isWaiting(recognizer, for: winner)
    }
    var isOver = false
    switch what {
    case .reset:
      isOver = true
      waits[ObjectIdentifier(recognizer)] = nil
    case .released:
      let wait = waits.removeValue(forKey: ObjectIdentifier(recognizer))
      let freed = finished.last { one in wait?.on.contains { $0 === one } ?? false } ?? wait?.on.first
      moment.culprit = freed.map(name)
    default: break
    }
    if recognizers[index].attempts.last?.isOpen == true {
      let last = recognizers[index].attempts.count - 1
      recognizers[index].attempts[last].moments.appendJoined(moment)
      if case .received(_, true) = what, let touch = entry.touch {
        recognizers[index].attempts[last].tool = Tool(touch)
      }
      if isOver { recognizers[index].attempts[last].isOpen = false }
      return
    }
    recognizers[index].facts = RecognizerFacts(recognizer, name: name)
    var isOpen = !isOver
    if case .received(_, false) = what { isOpen = false }
    var tool: Tool?
    if case .received = what { tool = entry.touch.map(Tool.init) }
    recognizers[index].attempts.append(RecognizerStory.Attempt(moments: [moment], isOpen: isOpen, tool: tool))
  }

  private func index(of recognizer: UIGestureRecognizer) -> Int {
    if let index = knownRecognizers.firstIndex(where: { $0 === recognizer }) { return index }
    knownRecognizers.append(recognizer)
    recognizers.append(RecognizerStory(facts: RecognizerFacts(recognizer, name: name)))
    return recognizers.count - 1
  }

  /// Whether a chain of requirements leads from one to the other.
  private func isWaiting(_ recognizer: UIGestureRecognizer, for winner: UIGestureRecognizer) -> Bool {
    var reached = [recognizer]
    var index = 0
    while index < reached.count {
      for other in knownRecognizers where reached[index].mustWait(for: other) {
        if other === winner { return true }
        if !reached.contains(where: { $0 === other }) { reached.append(other) }
      }
      index += 1
    }
    return false
  }

  private func noteWay(of recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer, !(pan is UIScreenEdgePanGestureRecognizer) else { return }
    let velocity = pan.velocity(in: nil)
    guard abs(velocity.x) != abs(velocity.y) else { return }
    ways.append((name(of: pan), abs(velocity.x) > abs(velocity.y)))
  }

  // MARK: Touches

  private func recordTouch(_ entry: TraceEntry) {
    guard let touch = entry.touch else { return }
    if case .hitTest(.refused) = entry.kind, entry.reason == .outside, let view = entry.view {
      recordUnreachable(in: view, touch, entry)
    }
    guard let what = touchWhat(of: entry) else { return }
    let index = index(of: touch)
    touches[index].moments.appendJoined(moment(what, entry))
    if case .bound = what, let view = entry.view {
      touches[index].view = name(of: view)
      touches[index].viewID = ObjectIdentifier(view)
      touches[index].isControl = view is UIControl
      touches[index].isScrollView = view is UIScrollView
      touches[index].tapCount = touch.tapCount
    }
    guard let thief = entry.culprit as? UIGestureRecognizer, entry.reason == .recognized else { return }
    switch what {
    case .cancelled: add(.took(touch: touch.identifier, wasKnown: true), entry, to: thief)
    case .dropped: add(.took(touch: touch.identifier, wasKnown: false), entry, to: thief)
    default: break
    }
  }

  private func touchWhat(of entry: TraceEntry) -> Moment.What? {
    switch entry.kind {
    case .hitTest(.refused): isWorthTelling(entry) ? .refusedBy : nil
    case .hitTest(.hit): entry.reason == .overridden ? .redirected : nil
    case .hitTest(.descended): nil
    case .bound: .bound
    case .withheld(let phase): .withheld(phase)
    case .delivered(let phase): .delivered(phase)
    case .sent(let phase): .sent(phase)
    case .forwarded(let phase): .forwarded(phase)
    case .cancelled: .cancelled
    case .dropped(let phase): .dropped(phase)
    case .receive, .asked, .transition, .blocked, .released, .prevented, .action, .reset, .event, .told, .passedOn: nil
    }
  }

  /// Whether somebody may wonder why a view was not hit: it lies under the finger, and is no mere decoration.
  private func isWorthTelling(_ entry: TraceEntry) -> Bool {
    guard let view = entry.view, let touch = entry.touch, !(view is UIWindow), entry.reason != .outside else {
      return false
    }
    if entry.reason == .interactionDisabled, view is UILabel || view is UIImageView { return false }
    return isUnder(touch, view) ?? true
  }

  /// Whether the finger is on the view; nil for one that is scaled to nothing.
  private func isUnder(_ touch: UITouch, _ view: UIView) -> Bool? {
    UIView.mapping(from: nil, to: view).map { view.bounds.contains(touch.place.applying($0)) }
  }

  /// Notes what can be seen under the finger but lies outside the view around it (2.5).
  private func recordUnreachable(in view: UIView, _ touch: UITouch, _ entry: TraceEntry) {
    for child in view.subviews where !child.isHidden && child.alpha >= 0.01 && child.isUserInteractionEnabled {
      if isUnder(touch, child) == true {
        let index = index(of: touch)
        touches[index].moments.append(
          Moment(
            time: entry.time - startTime, rule: "2.5", what: .unreachable, view: name(of: child),
            culprit: name(of: view)))
      }
      recordUnreachable(in: child, touch, entry)
    }
  }

  private func index(of touch: UITouch) -> Int {
    if let index = knownTouches.lastIndex(where: { $0 === touch }) { return index }
    knownTouches.append(touch)
    touches.append(TouchStory(id: touch.identifier, tool: Tool(touch)))
    return touches.count - 1
  }

  // MARK: Values

  private func moment(_ what: Moment.What, _ entry: TraceEntry) -> Moment {
    Moment(
      time: entry.time - startTime, rule: "\(entry.rule)", what: what, view: entry.view.map(name),
      culprit: entry.culprit.map(name), reason: entry.reason, measure: entry.measure)
  }

  private func name(of object: AnyObject) -> String {
    if let name = nameInScene(object) { return name }
    return switch object {
    case is UIWindow: "the window"
    case is UIWindowScene: "the window scene"
    case is UIApplication: "the application"
    default: "\(type(of: object))"
    }
  }
}

extension [Moment] {
  /// Appends a moment; the third and later of a row of changes or movements only count up, so that a finger that stays
  /// down for minutes makes no story of megabytes.
  fileprivate mutating func appendJoined(_ moment: Moment) {
    guard count > 1, moment.isOneOfMany else { return append(moment) }
    // Where a movement is passed on, it makes several moments each time; then each of them repeats.
    let row = suffix(24).reversed().prefix { $0.isOneOfMany }
    let alike = row.filter { $0.repeats(moment) }
    guard alike.count > 1, let index = lastIndex(where: { $0.repeats(moment) }) else { return append(moment) }
    self[index].time = moment.time
    self[index].count += 1
  }
}

extension Moment {
  /// Whether it is a change or a movement, of which there may be thousands.
  fileprivate var isOneOfMany: Bool {
    switch what {
    case .acted(.changed), .sent(.moved), .forwarded(.moved): true
    default: false
    }
  }

  fileprivate func repeats(_ other: Moment) -> Bool {
    guard rule == other.rule, view == other.view, culprit == other.culprit else { return false }
    return switch (what, other.what) {
    case (.acted(.changed), .acted(.changed)), (.sent(.moved), .sent(.moved)), (.forwarded(.moved), .forwarded(.moved)):
      true
    default: false
    }
  }
}
