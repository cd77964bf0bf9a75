import TouchDiagnosis
import TouchTrace
import TouchGeometry
import TouchKit

/// The text of the explanation panel: the outcome for each recognizer and view involved, the reasons, and the cures.
///
/// The sentences are those that `touchstone explain` prints, for the shown moment and the chosen object.
@MainActor struct WhyText {
  enum Paragraph {
    /// The outcome before the last change.
    case before(String)
    /// The outcome for a recognizer or a view, in a sentence, with the sign that the lanes have for it.
    case verdict(Line)
    /// The name of a recognizer or a touch, with its last state.
    case heading(String, LaneState?)
    case sentence(String)
    /// The title of the cures.
    case help
    /// What the following cures achieve, where there are cures for several goals.
    case goal(String)
    case cure(Cure)
  }

  /// A verdict, or several with the same reason at the same time.
  struct Line {
    var words: String
    var outcome: Verdict.Outcome
    var symbol: LaneSymbol
    /// Whether something acted that a person may not want.
    var isNotable: Bool
  }

  private(set) var paragraphs: [Paragraph] = []
  /// The verdicts.
  ///
  /// First is the loss that a user would notice first.
  private(set) var verdicts: [Verdict] = []

  /// Creates the text about the chosen lane, or about the last touches if no lane is chosen.
  ///
  /// - Parameter time: the moment; nil, the default, for the shown one.
  init(_ session: Session, at time: TimeInterval? = nil) {
    guard let chapter = session.record.chapters.chapter(at: time ?? session.time) else {
      tellUnreached(session)
      return
    }
    let record = session.record
    let isExplained = record.explainedFrom.map { chapter.start >= $0 } ?? true
    let found = isExplained ? record.explanation : nil
    let plain = Explanation(chapter.story, usual: found?.usualLosses ?? [])
    let explanation = found ?? plain
    // A gesture that was played again has other times than the record; its verdicts come from the record's own story.
    let outcomes = (record.explainedFrom == nil ? explanation : plain).verdicts.filter {
      !Self.isUsual($0, chapter.story)
    }
    let cures = explanation.shownCures()
    let hasLost = outcomes.contains { $0.outcome == .lost }
    let misses = Self.misses(chapter.story, cures, explanation)
    let all = explanation.refusals + (hasLost ? Self.firstCured(misses, cures, besides: outcomes) : misses)
    let complete = outcomes.map { Self.withWait(Self.withEarlyAction($0, chapter.story, cures), chapter.story) }
    verdicts = Self.ranked(
      (all + complete).map(explanation.completed), cures: cures, chapter.story, before: session.before, record.parts)
    guard let lane = session.chosenLane else {
      addWholeStory(chapter.story, cures, explanation, session)
      return
    }
    addLane(lane, chapter.story, session)
    let own = cures.filter { $0.concerned.contains(lane.name) }
    if !lane.kind.isDevice { addHelp(of: own, [], session) }
  }

  // MARK: All that happened

  /// The maximum number of verdicts.
  private static let maximumVerdicts = 3
  /// The number of paragraphs after which further recognizers are only counted.
  ///
  /// The text is built again with every event, so it must be cheap.
  private static let maximumParagraphs = 100

  private mutating func addWholeStory(_ story: Story, _ cures: [Cure], _ explanation: Explanation, _ session: Session) {
    if let before = session.before.first { paragraphs.append(.before(Self.line(before))) }
    let lines = Self.lines(verdicts).prefix(Self.maximumVerdicts)
    paragraphs += lines.map(Paragraph.verdict)
    let parts = session.record.parts
    var rest = story.recognizers.filter { !$0.attempts.isEmpty && !Self.isIdleInside($0, parts) }
    let order = verdicts.map(\.name)
    rest.sort { (order.firstIndex(of: $0.facts.name) ?? .max) < (order.firstIndex(of: $1.facts.name) ?? .max) }
    if let first = verdicts.first, first.outcome == .lost { rest = addDecision(first, story, rest) }
    addHelp(of: cures, explanation.goalRemarks, session, story)
    var omitted = 0
    for own in rest {
      guard paragraphs.count < Self.maximumParagraphs else {
        omitted += 1
        continue
      }
      addRecognizer(own, story, isLive: session.isLive)
    }
    if omitted > 0 {
      paragraphs.append(.sentence(localized("And %1$s more; choose a lane to read of one.", "\(omitted)")))
    }
    if let first = verdicts.first, first.outcome == .lost, !story.touches.isEmpty,
      !story.touches.contains(where: { $0.view == first.name }),
      !story.recognizers.contains(where: { $0.facts.name == first.name && !$0.attempts.isEmpty })
    {
      // No touch reached it.
      paragraphs.append(.heading(localized("Where the touch went"), nil))
      paragraphs += story.touches.suffix(2).map { .sentence(TouchSentences(story: $0).sentence) }
    }
    if verdicts.isEmpty, rest.isEmpty {
      paragraphs += story.touches.suffix(4).map { .sentence(TouchSentences(story: $0).sentence) }
    }
    // Signals that only the window receives are meant for the app around the scene.
    paragraphs += story.signals.filter { $0.way.count > 1 || $0.way != ["the window"] }.suffix(4).map {
      .sentence($0.sentence)
    }
    let shown = lines.map(\.words)
    // A verdict covers its view.
    let told = Set(verdicts.map(\.name))
    paragraphs += explanation.unreached.filter { remark in
      !shown.contains(remark.sentence) && remark.subject.map(told.contains) != true
    }.map { .sentence($0.sentence) }
  }

  /// Tells what an input reached that made no touch, such as that of a pointer without a button.
  private mutating func tellUnreached(_ session: Session) {
    let found = session.record.explanation
    let cures = found?.shownCures() ?? []
    let wanted = cures.flatMap { $0.concerned.prefix(1) }
    verdicts = found.map(Self.unreached)?.filter { wanted.contains($0.name) } ?? []
    paragraphs += Self.lines(verdicts).prefix(Self.maximumVerdicts).map(Paragraph.verdict)
    addHelp(of: cures, found?.goalRemarks ?? [], session)
  }

  /// Adds the reasons of the first verdict: the remaining sentences of the verdict, or else the sentences about its
  /// touches.
  ///
  /// - Returns: the recognizers that the text does not cover yet.
  private mutating func addDecision(
    _ verdict: Verdict, _ story: Story, _ recognizers: [RecognizerStory]
  ) -> [RecognizerStory] {
    let reasons = verdict.sentences.dropFirst()
    guard let own = recognizers.first(where: { $0.facts.name == verdict.name }) else {
      let touches = story.touches.filter { $0.view == verdict.name }.suffix(2)
      guard !touches.isEmpty, verdict.fate != .missed else { return recognizers }
      paragraphs.append(.heading(localized("What became of the touch of %1$s", verdict.name), nil))
      paragraphs += reasons.map { .sentence($0) } + touches.map { .sentence(TouchSentences(story: $0).sentence) }
      return recognizers
    }
    let further = Self.shownSentences(of: own, story, isLive: false).filter { !verdict.sentences.contains($0) }
    if !reasons.isEmpty || !further.isEmpty {
      paragraphs.append(.heading(Self.heading(verdict), nil))
    }
    paragraphs += reasons.isEmpty ? further.map(Paragraph.sentence) : reasons.map { .sentence($0) }
    return recognizers.filter { $0.facts.name != own.facts.name || (!reasons.isEmpty && !further.isEmpty) }
  }

  /// The heading of the reasons for a loss.
  private static func heading(_ verdict: Verdict) -> String {
    switch verdict.fate {
    case .acted: localized("What %1$s did", verdict.name)
    case .missed: localized("Why %1$s received nothing", verdict.name)
    case .failed, .cancelled, .late, .taken: localized("Why %1$s failed", verdict.name)
    }
  }

  private mutating func addRecognizer(_ own: RecognizerStory, _ story: Story, isLive: Bool) {
    let sentences = Self.shownSentences(of: own, story, isLive: isLive)
    guard !sentences.isEmpty else { return }
    paragraphs.append(.heading(own.facts.name, Self.outcome(own)))
    paragraphs += sentences.map(Paragraph.sentence)
  }

  /// The sentences about a recognizer, without the touches and presses that it received, which the lanes show.
  private static func shownSentences(of own: RecognizerStory, _ story: Story, isLive: Bool) -> [String] {
    var shown = own
    for index in shown.attempts.indices {
      shown.attempts[index].moments.removeAll { $0.what.isReceived(true) }
    }
    shown.attempts.removeAll { $0.moments.isEmpty }
    guard !shown.attempts.isEmpty else { return [] }
    return RecognizerSentences(story: shown, others: story.recognizers, isLive: isLive).sentences
  }

  // MARK: One lane

  private mutating func addLane(_ lane: Lane, _ story: Story, _ session: Session) {
    switch lane.kind {
    case .recognizer:
      guard let own = story.recognizers.first(where: { $0.facts.name == lane.name }) else { return }
      var shown = own
      if let cursor = session.cursor {
        let time = cursor - session.record.startTime
        let attempts = own.attempts.filter { ($0.moments.first?.time ?? 0) <= time + 1e-9 }
        shown.attempts = attempts.suffix(1)
      }
      let words = RecognizerSentences(
        story: shown, others: story.recognizers, namesWinners: true, isLive: session.isLive)
      paragraphs = [.heading(words.heading, Self.outcome(shown))] + words.sentences.map(Paragraph.sentence)
    case .input: addInput(lane, story, session)
    case .finger, .view:
      let touches = story.touches.filter {
        lane.kind == .finger ? FingerMark.name($0.id, $0.tool) == lane.name : $0.view == lane.name
      }
      paragraphs = [
        .heading(lane.kind == .finger ? localized("What became of %1$s", lane.displayName) : lane.name, nil)
      ]
      paragraphs += touches.map { .sentence(TouchSentences(story: $0).sentence) }
      if touches.isEmpty {
        paragraphs.append(.sentence(localized("No touch that came down then is bound to %1$s.", lane.name)))
      }
    }
  }

  /// Adds what became of the presses of a key or button, or of the movements of the wheel or touchpad.
  private mutating func addInput(_ lane: Lane, _ story: Story, _ session: Session) {
    paragraphs = [.heading(localized("What became of %1$s", lane.displayName), nil)]
    let signals = story.signals.filter { lane.isOf($0, among: session.model.lanes) }
    paragraphs += signals.suffix(4).map { .sentence($0.sentence) }
    let recognizers = story.recognizers.filter { $0.attempts.contains { $0.tool == lane.tool } }
    for own in recognizers { addRecognizer(own, story, isLive: session.isLive) }
    if signals.isEmpty, recognizers.isEmpty {
      paragraphs.append(.sentence(localized("No responder and no recognizer received %1$s.", lane.name)))
    }
  }

  // MARK: What helps

  /// Adds the cures.
  ///
  /// Cures that are switched on come first, and stay until they are switched off.
  private mutating func addHelp(of cures: [Cure], _ remarks: [String], _ session: Session, _ story: Story? = nil) {
    let kept = session.takenCures.filter { cure in
      session.isTaken(cure) && !cures.contains { $0.changes == cure.changes }
        && (session.chosenLane.map { cure.concerned.contains($0.name) } ?? true)
    }
    guard !kept.isEmpty || !cures.isEmpty || !remarks.isEmpty else { return }
    paragraphs.append(.help)
    if let advice = gestureAdvice(story) { paragraphs.append(.sentence(advice)) }
    // One change may help several losers, and then has one card.
    let shown = (kept + cures).reduce(into: [Cure]()) { shown, cure in
      if cure.changes.isEmpty || !shown.contains(where: { $0.changes == cure.changes }) { shown.append(cure) }
    }
    var goal = ""
    let hasGoals = Set(shown.map(\.heading)).count > 1
    for cure in shown {
      if hasGoals, cure.heading != goal, !cure.heading.isEmpty {
        paragraphs.append(.goal(localized("To %1$s:", cure.heading)))
      }
      goal = cure.heading
      paragraphs.append(.cure(cure))
    }
    paragraphs += remarks.map(Paragraph.sentence)
  }

  /// What a person can do instead of a change, about the first loser.
  private func gestureAdvice(_ story: Story?) -> String? {
    guard let story, let first = verdicts.first, first.outcome == .lost else { return nil }
    return Verdict.gestureAdvice(for: first.name, in: story).map { localized("Without a change: %1$s.", $0) }
  }

  // MARK: Verdicts

  /// Whether the story is of a recognizer inside a view of the kit that sent no action.
  private static func isIdleInside(_ own: RecognizerStory, _ parts: PartNames) -> Bool {
    isInside(own, parts) && !own.hasActed
  }

  static func isInside(_ own: RecognizerStory, _ parts: PartNames) -> Bool {
    own.facts.name == own.facts.className || parts.isPart(own.facts.name)
  }

  /// The verdicts as lines.
  ///
  /// Verdicts with the same reason at the same time share a line.
  private static func lines(_ verdicts: [Verdict]) -> [Line] {
    var lines: [(names: [String], rest: Substring, verdict: Verdict)] = []
    for verdict in verdicts {
      // A sentence that does not begin with the name shares no line.
      let line = line(verdict)
      let names = line.hasPrefix(verdict.name) ? [verdict.name] : []
      let rest = line.dropFirst(names.first?.count ?? 0)
      if let name = names.first, let index = lines.firstIndex(where: { $0.rest == rest && !$0.names.isEmpty }) {
        lines[index].names.append(name)
      } else {
        lines.append((names, rest, verdict))
      }
    }
    return lines.map { (names, rest, verdict) in
      let list =
        names.count < 3 ? TouchDiagnosis.list(names) : localized("%1$s and %2$s more", names[0], "\(names.count - 1)")
      return Line(
        words: list + rest, outcome: verdict.outcome, symbol: symbol(verdict.fate), isNotable: verdict.isNotable)
    }
  }

  /// The sign that the lanes have for a fate.
  private static func symbol(_ fate: Verdict.Fate) -> LaneSymbol {
    switch fate {
    case .acted: .state(.ended)
    case .failed: .state(.failed)
    case .cancelled: .state(.cancelled)
    case .late: .state(.withheld)
    case .missed, .taken: .missed
    }
  }

  /// The line of a verdict: its first sentence.
  private static func line(_ verdict: Verdict) -> String { verdict.sentences.first ?? verdict.name }

  /// The last state of a recognizer.
  private static func outcome(_ story: RecognizerStory) -> LaneState? {
    story.attempts.last?.moments.reversed().lazy.compactMap { moment -> LaneState? in
      switch moment.what {
      case .transition(_, let state): LaneState(state)
      case .blocked: .blocked
      default: nil
      }
    }.first
  }
}
