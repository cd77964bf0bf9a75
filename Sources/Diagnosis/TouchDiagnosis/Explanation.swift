import TouchTrace
import TouchGeometry

/// The answer to a question: verdicts, sentences about recognizers, touches and keys, causes, and cures.
package struct Explanation {
  let recognizers: [RecognizerStory]
  let touches: [TouchStory]
  let signals: [SignalStory]
  /// The names of rows and items in sentences.
  let spokenNames: SpokenNames
  /// The cures, the best first for each goal.
  package let cures: [Cure]
  /// The verdicts: losers first.
  package let verdicts: [Verdict]
  /// The names of recognizers and views whose loss is expected, and so is no verdict.
  package private(set) var usualLosses: Set<String> = []
  private var senders: [Verdict] = []

  /// Explains a story that is over or still in progress, with advice that no replay confirmed.
  ///
  /// - Parameter usual: the names of recognizers and views whose loss is expected.
  package init(_ story: Story, usual: Set<String> = []) {
    spokenNames = SpokenNames()
    recognizers = story.recognizers
    touches = story.touches
    signals = story.signals
    verdicts = Verdict.verdicts(in: story, expected: usual)
    cures = Advice(story).cures
  }

  /// Explains a story, with what a diagnosis found.
  ///
  /// - Parameters:
  ///   - cures: the cures, in the order in which they are shown.
  ///   - goalRemarks: remarks about goals, such as those that no change reaches.
  ///   - neverAsked: why recognizers received no touch, by their names.
  ///   - neverReached: remarks about views and responders that received nothing.
  ///   - reasons: sentences that complete those of recognizers, by their names.
  ///   - remarks: what views did not do, where no recognizer decided it.
  ///   - advice: what a person can do instead of a change, by the names of recognizers, where more than a measure tells.
  ///   - meant: the recognizers that the goals are about, in their order; nil where there are no goals.
  ///   - usual: the names of recognizers and views whose loss is expected; it is no verdict.
  ///   - senders: verdicts about controls that sent something.
  ///   - spokenNames: the names of rows and items in all sentences.
  package init(
    _ story: Story, cures: [Cure], goalRemarks: [String] = [], neverAsked: [String: String],
    neverReached: [Remark] = [], reasons: [String: String] = [:], remarks: [Remark] = [],
    advice: [String: String] = [:], meant: [String]? = nil, usual: Set<String> = [],
    senders: [Verdict] = [], spokenNames: SpokenNames = SpokenNames()
  ) {
    self.spokenNames = spokenNames
    self.reasons = reasons.mapValues(spokenNames.text)
    (self.advice, self.meant) = (advice, meant)
    self.neverReached = neverReached.map { $0.spoken(spokenNames) }
    self.goalRemarks = goalRemarks.map(spokenNames.text)
    self.remarks = remarks.map { $0.spoken(spokenNames) }
    recognizers = story.recognizers
    touches = story.touches
    signals = story.signals
    self.senders = senders
    usualLosses = Set(usual.map(spokenNames.text))
    verdicts = (Verdict.verdicts(in: story, expected: usual) + senders).map { $0.spoken(spokenNames) }
    self.cures = cures.map { $0.spoken(spokenNames) }
    self.neverAsked = neverAsked.mapValues(spokenNames.text)
  }

  private(set) var neverAsked: [String: String] = [:]
  private(set) var reasons: [String: String] = [:]
  /// What a person can do instead of a change, by the names of recognizers, where more than a measure tells.
  private var advice: [String: String] = [:]
  /// The recognizers that the goals are about, in their order; nil where there are no goals.
  private var meant: [String]?
  /// Remarks about views and responders that received nothing, with the cause.
  package private(set) var neverReached: [Remark] = []
  private(set) var remarks: [Remark] = []
  /// Further goals to ask for, as `--want` reads them.
  package var hints: [String] = []
  /// The command line that answers a question, without `--want`; empty where there is no command.
  package var command = ""
  /// The most goals that the last line suggests.
  private static let maximumHints = 3

  /// The line that asks for something else; empty where there are no goals.
  private var invitation: [String] {
    guard !hints.isEmpty else {
      return command.isEmpty
        ? []
        : [localized("To ask for something else: %1$s --want GOAL; touchstone help explain lists the goals.", command)]
    }
    let words = hints.prefix(Self.maximumHints).map { "--want \"\($0)\"" }
    let rest = hints.count - words.count
    let options = (command.isEmpty ? "" : command + " ") + words.joined(separator: localized(", or "))
    return [
      rest > 0
        ? localized("To ask for something else: %1$s, and so for %2$s more.", options, rest)
        : localized("To ask for something else: %1$s.", options)
    ]
  }
  /// Sentences about goals, such as those that no change reaches.
  package private(set) var goalRemarks: [String] = []

  /// The results, a line each: recognizers that lost, views and responders that received nothing, what acted, and last
  /// the expected losses.
  package var summary: [String] {
    var (lost, won, usual): ([(name: String, line: String)], [String], [String]) = ([], [], [])
    // Recognizers of many rows that no touch came to share a line.
    let never = recognizers.filter { own in
      own.attempts.isEmpty && !cures.contains { $0.concerned.contains(own.facts.name) }
    }.map(\.facts.name)
    let isCounted = never.count > Self.maximumUnasked
    for story in recognizers where !isStillPan(story) {
      let name = story.facts.name
      guard !story.attempts.isEmpty else {
        let view = story.facts.view ?? localized("its view")
        if isCounted, never.contains(name) { continue }
        let why = neverAsked[name] ?? Self.nothingCame(story.facts.kind, view)
        lost.append((name, localized("%1$s: never asked: %2$s.", name, why)))
        continue
      }
      let verdict = verdicts.first { $0.name == spokenNames.text(name) }
      if let verdict, verdict.outcome == .won {
        won.append(paragraph([localized("%1$s: won: %2$s", name, verdict.text)] + more(name)))
      } else {
        let sentences = verdict.map(completed)?.sentences ?? [end(of: story)] + more(name)
        let line = Self.lost(name, paragraph(sentences))
        if usualLosses.contains(spokenNames.text(name)) { usual.append(line) } else { lost.append((name, line)) }
      }
    }
    won += senders.map { localized("%1$s: won: %2$s", $0.name, $0.text) }
    if isCounted {
      usual.append(localized("%1$s and %2$s more: never asked: no touch came to them.", never[0], never.count - 1))
    }
    lost += neverReached.map { ($0.subject ?? "", $0.sentence) }
    return (inOrderOfCures(lost, name: \.name).map(\.line) + won + usual).map(spokenNames.text)
  }

  /// The position of the first cure for a recognizer or a view among the shown ones; nil for one without a cure that a
  /// replay confirmed.
  package func rank(ofCureFor name: String) -> Int? {
    let name = spokenNames.text(name)
    return shownCures().firstIndex { $0.isConfirmed && $0.helped.contains { spokenNames.text($0) == name } }
  }

  /// Losers in the order of their cures, then those without a cure.
  private func inOrderOfCures<Element>(_ losers: [Element], name: (Element) -> String) -> [Element] {
    let ranks = losers.map { rank(ofCureFor: name($0)) ?? .max }
    return losers.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { losers[$0] }
  }

  /// The most recognizers that received nothing and have a line each.
  private static let maximumUnasked = 3

  /// Whether the pan of a scroll view failed because the finger was lifted where it had come down.
  private func isStillPan(_ story: RecognizerStory) -> Bool {
    guard story.facts.role == .scrollPan else { return false }
    let ends = story.attempts.compactMap { attempt in attempt.moments.last { $0.reason != nil } }
    return !ends.isEmpty && ends.allSatisfy { $0.reason == .liftedEarly && ($0.measure?.measured ?? 0) < 1 }
  }

  /// That nothing came which a recognizer follows, as a clause.
  private static func nothingCame(_ kind: RecognizerFacts.Kind, _ view: String) -> String {
    kind == .hover
      ? localized("no pointer came over %1$s", view) : localized("no touch came down in %1$s", view)
  }

  /// How a recognizer without a verdict ended, as a sentence.
  private func end(of story: RecognizerStory) -> String {
    let words = RecognizerSentences(story: story, others: recognizers)
    let telling = story.attempts.reversed().lazy.map { words.sentences(of: $0) }.filter { sentences in
      sentences.contains { $0.subject == .failure }
    }.last
    guard let failure = telling?.last(where: { $0.subject == .failure }) else {
      return words.sentences.last ?? localized("it decided nothing.")
    }
    // A touch that its own attempt refused is why the gesture was not made.
    let refusals = story.refusesOtherTypes ? telling?.filter { $0.subject == .refusal }.prefix(1).map(\.text) : nil
    return paragraph([failure.text] + (refusals ?? []))
  }

  /// How a recognizer lost, as sentences; nil for one that won, and for one that was never asked.
  func loss(of name: String) -> String? {
    guard let story = recognizers.first(where: { $0.facts.name == name }), !story.attempts.isEmpty else { return nil }
    guard let verdict = verdicts.first(where: { $0.name == name }) else { return end(of: story) }
    return verdict.outcome == .lost ? verdict.text : nil
  }

  /// A verdict with the sentence that completes those of its recognizer.
  ///
  /// Where a delegate of the kit refused, its reason comes first: no app has written the method that answered. It also
  /// comes first where the first cure leaves the recognizers alone that prevented this one.
  package func completed(_ verdict: Verdict) -> Verdict {
    let own = recognizers.first { spokenNames.text($0.facts.name) == verdict.name }
    guard let reason = reasons[own?.facts.name ?? verdict.name], !verdict.text.contains(reason) else { return verdict }
    let moments = own?.attempts.flatMap(\.moments) ?? []
    let isRefused = own?.facts.role != nil && moments.contains { $0.reason == .shouldBeginDelegate }
    var complete = verdict
    complete.sentences.insert(
      reason, at: isRefused || isCuredBesides(moments, verdict.name) ? 0 : complete.sentences.endIndex)
    return complete
  }

  /// Whether other recognizers prevented one, and the first cure for it concerns none of them.
  private func isCuredBesides(_ moments: [Moment], _ name: String) -> Bool {
    let winners = Set(moments.filter { $0.reason == .preventedBy }.compactMap(\.culprit))
    guard !winners.isEmpty, let rank = rank(ofCureFor: name) else { return false }
    let cure = shownCures()[rank]
    return !cure.keys.contains { key in winners.contains { key.contains("\"\($0)\"") } }
  }

  /// The verdicts about views that did not do what was expected, where no recognizer decided it.
  package var refusals: [Verdict] {
    remarks.compactMap { remark in
      remark.subject.map {
        Verdict(name: $0, outcome: .lost, sentences: [remark.sentence], fate: .missed)
      }
    }
  }

  /// The line of a loser: the name, and how it lost.
  static func lost(_ name: String, _ sentence: String) -> String { localized("%1$s: lost: %2$s", name, sentence) }

  /// The sentence that completes those of a recognizer, if there is one.
  private func more(_ name: String) -> [String] { reasons[name].map { [$0] } ?? [] }

  /// A sentence that a recognizer received nothing, with the reason.
  static func unasked(_ facts: RecognizerFacts, _ why: String) -> String {
    facts.kind == .hover
      ? localized("%1$s did not follow the pointer: %2$s.", facts.name, why)
      : localized("%1$s received no touch: %2$s.", facts.name, why)
  }

  /// A remark about each recognizer, view and responder that received nothing.
  package var unreached: [Remark] {
    let never = recognizers.compactMap { story -> Remark? in
      guard story.attempts.isEmpty, let why = neverAsked[story.facts.name] else { return nil }
      return Remark(subject: story.facts.name, sentence: Self.unasked(story.facts, why)).spoken(spokenNames)
    }
    return never + neverReached
  }

  /// Suggestions for code in which nothing was lost.
  ///
  /// - Parameter searched: the names for which cures were searched for; minor suggestions about them are left out.
  package func suggestions(besides searched: [String]) -> [Cure] {
    cures.filter { cure in
      cure.isSuggestion && !(cure.isMinor && cure.concerned.first.map(searched.contains) == true)
    }
  }

  /// The names of the recognizers, in the order of the text.
  package var names: [String] { recognizers.map(\.facts.name) }

  /// The explanation as lines of text.
  ///
  /// - Parameter name: if given, returns only this recognizer and the cures that concern it.
  package func lines(of name: String? = nil) -> [String] {
    (happenings(of: name) + helps(for: name)).joined(separator: [""]).map(spokenNames.text)
  }

  /// What happened, in sections: the results, each recognizer, the touches, the keys, the remarks.
  private func happenings(of name: String?) -> [[String]] {
    var sections: [[String]] = []
    if name == nil, !summary.isEmpty { sections.append(summary) }
    sections += recognizers.filter { name == nil || $0.facts.name == name }.map { story in
      let words = RecognizerSentences(story: story, others: recognizers, namesWinners: name != nil)
      if story.attempts.isEmpty, let why = neverAsked[story.facts.name] {
        return [words.heading, "  " + Self.unasked(story.facts, why)]
      }
      let reason = reasons[story.facts.name].map { [$0] } ?? []
      return [words.heading] + (words.sentences + reason).map { "  " + $0 }
    }
    if name == nil, !touches.isEmpty { sections.append(touches.map { TouchSentences(story: $0).sentence }) }
    if name == nil, !signals.isEmpty { sections.append(signals.map(\.sentence)) }
    if name == nil, !remarks.isEmpty { sections.append(remarks.map(\.sentence)) }
    return sections
  }

  /// What helps, in sections: the cures for each goal, advice, remarks about goals, what else to ask for.
  private func helps(for name: String?) -> [[String]] {
    var sections: [[String]] = gestureAdvice(for: name).map { [[$0]] } ?? []
    let shown = shownCures { name == nil || $0.concerned.contains(name ?? "") }
    let goals = shown.map(\.heading).reduce(into: [String]()) { if !$1.isEmpty, !$0.contains($1) { $0.append($1) } }
    for goal in goals { sections.append(shown.filter { $0.heading == goal }.lines(for: goal)) }
    let rest = shown.filter(\.heading.isEmpty)
    if !rest.isEmpty { sections.append(rest.map { localized("Cure: %1$s", $0.text) }) }
    if name == nil, !goalRemarks.isEmpty { sections.append(goalRemarks) }
    if name == nil, !invitation.isEmpty { sections.append(invitation) }
    return sections
  }

  /// What a person can do instead of a change, about one recognizer or the first loser that was meant.
  ///
  /// Nil where the first cure is about another one.
  private func gestureAdvice(for name: String?) -> String? {
    let losers = recognizers.filter { story in
      !story.attempts.isEmpty && !isStillPan(story) && !usualLosses.contains(spokenNames.text(story.facts.name))
        && verdicts.first { $0.name == spokenNames.text(story.facts.name) }?.outcome != .won
    }.map(\.facts.name)
    // Advice about a gesture that was not meant misleads.
    let first =
      meant.map { $0.first.flatMap { losers.contains($0) ? $0 : nil } } ?? inOrderOfCures(losers, name: \.self).first
    guard let loser = name ?? first,
      name != nil || rank(ofCureFor: loser) == 0 || !shownCures().contains(where: \.isConfirmed)
    else { return nil }
    guard let words = advice[loser] ?? Verdict.gestureAdvice(for: loser, among: recognizers, touches) else {
      return nil
    }
    return losers.count > 1 && name == nil
      ? localized("Without a change, for %1$s: %2$s.", loser, words) : localized("Without a change: %1$s.", words)
  }

  /// The sentences of the shown cures, the best first; with a name, only cures that concern that recognizer.
  package func help(for name: String? = nil) -> [String] {
    shownCures { name == nil || $0.concerned.contains(name ?? "") }.map(\.text)
  }

  /// The cures to show, of those that a predicate accepts, the best first.
  package func shownCures(where isWanted: (Cure) -> Bool = { _ in true }) -> [Cure] {
    let wanted = cures.filter(isWanted)
    let goals = wanted.map(\.heading).reduce(into: [String]()) { if !$1.isEmpty, !$0.contains($1) { $0.append($1) } }
    return goals.flatMap { goal in wanted.filter { $0.heading == goal }.prefix(Cure.maximumOfGoal) }
      + wanted.filter(\.heading.isEmpty).prefix(Cure.maximumAdvice)
  }

  /// What happened, without cures: a section for each recognizer, one for the touches, one for the keys.
  package var evidence: [[String]] {
    let groups = happenings(of: nil).map { $0.map(spokenNames.text) }
    return summary.isEmpty ? groups : Array(groups.dropFirst())
  }
}

extension [Cure] {
  /// The cures of one goal as lines: the goal, then for each the Swift, the key of the scene, and the effect.
  fileprivate func lines(for goal: String) -> [String] {
    var lines = [localized("To %1$s:", goal)]
    for (index, cure) in enumerated() {
      for (row, change) in cure.swift.enumerated() {
        lines.append(row == 0 ? "  \(index + 1). " + change : "     " + localized("and %1$s", change))
      }
      lines += cure.keys.map { "     " + localized("scene: %1$s", $0) }
      lines.append("     \(cure.outcome)")
    }
    return lines
  }
}
