import TouchTrace
import TouchArbiter
import TouchGeometry
import TouchKit

/// The outcome for one recognizer, or for a view that lost touches.
package struct Verdict: Sendable, Equatable {
  package enum Outcome: String, Sendable { case lost, won }

  /// What became of the recognizer, or of the touch of the view.
  package enum Fate: Sendable {
    case acted, failed, cancelled, late, missed
    /// A recognizer took the touch before the view was notified of its beginning.
    case taken
  }

  package var name: String
  package var outcome: Outcome
  /// The outcome in sentences, with numbers and rules; the first is the shortest answer.
  package var sentences: [String]
  package var fate: Fate
  /// Whether something acted that a person may not want: late, twice, or together with another gesture of its kind.
  package var isNotable = false

  /// - Parameter fate: by default `failed` for a loser, and `acted` for a winner.
  package init(name: String, outcome: Outcome, sentences: [String], fate: Fate? = nil) {
    (self.name, self.outcome, self.sentences) = (name, outcome, sentences)
    self.fate = fate ?? (outcome == .won ? .acted : .failed)
  }

  /// The sentences as one text.
  package var text: String { paragraph(sentences) }

  /// The verdict with the names of rows and items as people say them.
  func spoken(_ names: SpokenNames) -> Verdict {
    var verdict = self
    verdict.name = names.text(name)
    verdict.sentences = sentences.map(names.text)
    return verdict
  }

  /// The losers in the order of the story, then the recognizers that acted and lost nothing.
  ///
  /// A recognizer that failed only because its gesture was not made has no verdict.
  ///
  /// - Parameter expected: the names of recognizers and views whose losses are expected, so that they have lost nothing.
  static func verdicts(in story: Story, expected: Set<String> = []) -> [Verdict] {
    var (lost, won): ([Verdict], [Verdict]) = ([], [])
    let pairs = SimultaneousPair.all(in: story)
    for own in story.recognizers {
      if !expected.contains(own.facts.name), let sentences = loss(of: own, in: story) {
        lost.append(Verdict(name: own.facts.name, outcome: .lost, sentences: sentences))
      } else if let sentence = winSentence(of: own, pairs) {
        var verdict = Verdict(name: own.facts.name, outcome: .won, sentences: [sentence])
        verdict.isNotable =
          ends(of: own) != nil || pairs.contains { $0.isRepetition && $0.names.first == own.facts.name }
        won.append(verdict)
      }
    }
    for view in story.touches.compactMap(\.view).reduce(into: [String](), { if !$0.contains($1) { $0.append($1) } }) {
      if !expected.contains(view), let sentences = loss(of: view, in: story) {
        lost.append(Verdict(name: view, outcome: .lost, sentences: sentences.texts, fate: sentences.fate))
      }
    }
    return lost + won
  }

  /// How a recognizer lost first, and how often.
  private static func loss(of own: RecognizerStory, in story: Story) -> [String]? {
    let attempts = gestures(of: own, in: story)
    let losses = attempts.filter { $0.moments.contains(where: isLoss) }
    guard let first = losses.first else { return nil }
    var shown = own
    shown.attempts = [first]
    let words = RecognizerSentences(
      story: shown, others: story.recognizers, namesWinners: true)
    let sentences = words.sentences(of: first)
    guard let failure = sentences.first(where: { $0.subject == .failure }) else { return nil }
    var parts = [failure.text]
    if let winner = sentences.first(where: { $0.subject == .winner }) { parts.append(winner.text) }
    if losses.count > 1 {
      // With several winners, only the first is named.
      let culprits = Set(losses.map { $0.moments.last(where: isLoss)?.culprit })
      parts.append(
        culprits.count == 1
          ? localized("So it went %1$s times in %2$s attempts.", losses.count, attempts.count)
          : localized("It failed %1$s times in %2$s attempts.", losses.count, attempts.count))
    }
    let wins = own.attempts.count(where: \.hasActed)
    if wins == 1 { parts.append(localized("In 1 other attempt it acted.")) }
    if wins > 1 { parts.append(localized("In %1$s other attempts it acted.", wins)) }
    return parts
  }

  /// The attempts without those that lost to a gesture that was still in progress after an earlier one had lost to it: a
  /// person made one gesture.
  private static func gestures(of own: RecognizerStory, in story: Story) -> [RecognizerStory.Attempt] {
    own.attempts.reduce(into: []) { found, attempt in
      let losses = [found.last, attempt].map { $0?.moments.last(where: isLoss) }
      guard let first = losses[0], let second = losses[1], first.culprit != nil, first.culprit == second.culprit,
        !attempt.hasActed,
        let winner = story.recognizers.first(where: { $0.facts.name == first.culprit })
      else { return found.append(attempt) }
      let isOne = winner.attempts.contains { gesture in
        guard let start = gesture.moments.first?.time, let end = gesture.moments.last?.time else { return false }
        return start <= first.time && second.time <= end
      }
      if !isOne { found.append(attempt) }
    }
  }

  /// Whether another recognizer or the system decided, and not the movement of the finger.
  private static func isLoss(_ moment: Moment) -> Bool {
    guard case .transition(_, .failed) = moment.what else { return false }
    return switch moment.reason {
    case .preventedBy, .requirementRecognized, .requirementCycle, .shouldBeginView, .shouldBeginDelegate,
      .touchesShouldCancel:
      true
    default: false
    }
  }

  private static func winSentence(of own: RecognizerStory, _ pairs: [SimultaneousPair]) -> String? {
    let times = own.attempts.compactMap { $0.moments.first(where: \.isAction)?.time }
    guard let first = times.first else { return nil }
    if let ends = ends(of: own) {
      return localized(
        "%1$s acted twice: when it began, at %2$s, and when it ended, at %3$s (4.5.2).", own.facts.name,
        clock(ends.began), clock(ends.ended))
    }
    if let purpose = own.facts.purpose, times.count == 1 {
      return localized("%1$s, which %2$s, acted at %3$s (4.5).", own.facts.name, purpose, clock(first))
    }
    if let pair = pairs.first(where: { $0.names.first == own.facts.name }) {
      return localized(
        "%1$s acted at %2$s, and so did %3$s: the delegate of %4$s answered true to shouldRecognizeSimultaneouslyWith (%5$s).",
        own.facts.name, clock(first), pair.names.second, pair.answerer, pair.rule)
    }
    return times.count == 1
      ? localized("%1$s acted at %2$s (4.5).", own.facts.name, clock(first))
      : localized("%1$s acted in %2$s attempts, first at %3$s (4.5).", own.facts.name, times.count, clock(first))
  }

  /// When a press of an app acted at its beginning and again at its end, without a change between; nil for others.
  private static func ends(of own: RecognizerStory) -> (began: Double, ended: Double)? {
    guard own.facts.kind == .press, own.facts.role == nil, own.attempts.count == 1 else { return nil }
    let actions = own.attempts[0].moments.filter(\.isAction)
    guard actions.count == 2, case .acted(.began) = actions[0].what, case .acted(.ended) = actions[1].what else {
      return nil
    }
    return (actions[0].time, actions[1].time)
  }

  /// Which recognizer took the touches of a view; nil for the recognizer's own view, where this is usually intended.
  private static func loss(of view: String, in story: Story) -> (texts: [String], fate: Fate)? {
    var losses: [(touch: Int, winner: String, moment: Moment)] = []
    for touch in story.touches where touch.view == view && !touch.isScrollView {
      let found = touch.moments.first { moment in
        switch moment.what {
        case .cancelled, .dropped: moment.reason == .recognized && moment.culprit != nil
        default: false
        }
      }
      guard let found, let winner = found.culprit else { continue }
      let facts = story.recognizers.first { $0.facts.name == winner }?.facts
      // A text input takes its own touches by the kit's recognizers.
      let isOwn = facts?.viewID == touch.viewID && (facts?.role != nil || !touch.isControl)
      if !isOwn { losses.append((touch.id, winner, found)) }
    }
    guard let first = losses.first else { return nil }
    let more = losses.count > 1 ? [localized("So it went with %1$s touches.", losses.count)] : []
    let (time, rule) = (clock(first.moment.time), first.moment.rule)
    if case .dropped = first.moment.what {
      let loss = localized(
        "%1$s never received touch %2$s: its beginning was delayed when %3$s recognized at %4$s (%5$s).", view,
        first.touch, first.winner, time, rule)
      return ([loss] + more, .taken)
    }
    let loss = localized(
      "%1$s had touch %2$s taken away by %3$s at %4$s (%5$s).", view, first.touch, first.winner, time, rule)
    return ([loss] + more, .cancelled)
  }
}
