import TouchDiagnosis
import TouchGeometry
import TouchKit
import TouchTrace

// Which outcomes the panel shows, and in which order.

extension WhyText {
  /// A verdict for each view and recognizer that received nothing.
  static func unreached(_ explanation: Explanation) -> [Verdict] {
    explanation.unreached.compactMap { remark in
      remark.subject.map { Verdict(name: $0, outcome: .lost, sentences: [remark.sentence], fate: .missed) }
    }
  }

  /// What was missed where nothing lost to a recognizer: gestures that were not made, and views and recognizers that
  /// were never reached.
  ///
  /// If something acted, only those that a cure is about.
  static func misses(_ story: Story, _ cures: [Cure], _ explanation: Explanation) -> [Verdict] {
    let all = Verdict.misses(in: story) + unreached(explanation)
    // A control that got its touch has acted too. A finger that did not move was not meant to scroll.
    let hasActed =
      explanation.verdicts.contains { $0.outcome == .won }
      || story.touches.contains { touch in touch.isControl && touch.moments.contains { $0.what.isSentEnd } }
    let scrolling = story.recognizers.filter { $0.facts.scrolls != nil }.map(\.facts.name)
    // A finger that moved where nothing scrolls was meant to scroll, and not to reach what is there.
    let stuck = story.recognizers.filter { own in
      own.facts.scrolls != nil && own.attempts.contains { $0.moments.contains { $0.reason == .cannotScroll } }
    }.map(\.facts.name)
    let wanted = cures.filter(\.isConfirmed).flatMap { $0.concerned.prefix(1) }
    // The pan of a scroll view matters only to a person who wanted to scroll.
    let scrolled = Set(
      cures.filter { cure in
        cure.isConfirmed && cure.concerned.first.map { Goal.scrolls($0).heading == cure.heading } == true
      }.flatMap(\.concerned))
    let cured = all.filter { verdict in
      scrolling.contains(verdict.name) ? scrolled.contains(verdict.name) : wanted.contains(verdict.name)
    }
    if hasActed { return cured }
    let unscrolled = all.filter { stuck.contains($0.name) }
    let others = cured.isEmpty ? all.filter { !scrolling.contains($0.name) } : cured
    return unscrolled + others.filter { !stuck.contains($0.name) && (unscrolled.isEmpty || $0.fate != .late) }
  }

  /// The verdict about what the first cure helps, of those that matter only without a loss; none if one of the others is
  /// about it.
  static func firstCured(_ misses: [Verdict], _ cures: [Cure], besides others: [Verdict]) -> [Verdict] {
    guard let cure = cures.first(where: \.isConfirmed), !others.contains(where: { cure.helped.contains($0.name) })
    else { return [] }
    return Array(misses.filter { cure.helped.contains($0.name) }.prefix(1))
  }

  /// A verdict about a recognizer that lost after it had already acted, which a cure prevents: its action comes first.
  static func withEarlyAction(_ verdict: Verdict, _ story: Story, _ cures: [Cure]) -> Verdict {
    guard verdict.outcome == .lost, cures.contains(where: { $0.heading == Goal.actsLess(verdict.name).heading }),
      let own = story.recognizers.first(where: { $0.facts.name == verdict.name }),
      let action = own.attempts.flatMap(\.moments).first(where: \.isAction)
    else { return verdict }
    var complete = verdict
    let words = localized("%1$s acted at %2$s too (%3$s).", verdict.name, clock(action.time), action.rule)
    complete.sentences.insert(words, at: 0)
    complete.fate = .acted
    return complete
  }

  /// A verdict about a recognizer that acted, with how long it had waited for another one to fail.
  static func withWait(_ verdict: Verdict, _ story: Story) -> Verdict {
    guard verdict.outcome == .won, let own = story.recognizers.first(where: { $0.facts.name == verdict.name }) else {
      return verdict
    }
    for moment in own.attempts.flatMap(\.moments) {
      guard case .released(let since) = moment.what, let culprit = moment.culprit, moment.time - since > noticeable
      else {
        continue
      }
      var complete = verdict
      complete.sentences[0] = localized(
        "%1$s, after it had waited %2$s for %3$s to fail (%4$s).", withoutStop(verdict.sentences[0]),
        quantity(moment.time - since, .seconds), culprit, moment.rule)
      complete.isNotable = true
      return complete
    }
    return verdict
  }

  /// The shortest wait that a person notices, in seconds.
  private static let noticeable = 0.05

  /// Sorts the verdicts: first those that a cure is about, in the order of the cures, so that the first reason is the one
  /// that the first cure addresses; then losers with a name in the scene, then winners.
  static func ranked(
    _ verdicts: [Verdict], cures: [Cure], _ story: Story, before: [Verdict], _ parts: PartNames
  ) -> [Verdict] {
    func rank(_ verdict: Verdict) -> Int {
      if verdict.name == before.first?.name { return -cures.count - 1 }
      // A suggestion about a winner does not lift it above the losers.
      let cure = cures.firstIndex {
        $0.helped.contains(verdict.name) && ($0.isConfirmed || verdict.outcome == .lost)
      }
      if let cure { return cure - cures.count }
      let own = story.recognizers.first { $0.facts.name == verdict.name }
      let isInside = own.map { Self.isInside($0, parts) } ?? false
      return (verdict.outcome == .lost ? 1 : 3) + (isInside ? 1 : 0)
    }
    // A view without a name has no separate verdict: the verdict of a named ancestor covers its touches.
    return verdicts.filter { $0.outcome == .won || !isClassName($0.name) && !parts.isPart($0.name) }.enumerated().sorted
    { one, other in
      let ranks = (rank(one.element), rank(other.element))
      return ranks.0 == ranks.1 ? one.offset < other.offset : ranks.0 < ranks.1
    }.map(\.element)
  }

  /// Whether a verdict is about a view, other than a control, whose touch a scroll view took in order to scroll.
  static func isUsual(_ verdict: Verdict, _ story: Story) -> Bool {
    guard verdict.fate == .cancelled || verdict.fate == .taken else { return false }
    let touches = story.touches.filter { $0.view == verdict.name }
    return !touches.isEmpty
      && touches.allSatisfy { touch in
        !touch.isControl
          && touch.moments.allSatisfy { moment in
            switch moment.what {
            case .cancelled, .dropped:
              story.recognizers.contains { $0.facts.name == moment.culprit && $0.facts.role == .scrollPan }
            default: true
            }
          }
      }
  }

  private static func isClassName(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
  }
}

extension Moment.What {
  /// Whether a view received the end of a touch.
  fileprivate var isSentEnd: Bool {
    switch self {
    case .sent(.ended), .delivered(.ended): true
    default: false
    }
  }
}
