import TouchExplain
import TouchTrace
import TouchGeometry
import TouchKit

/// What the panel says: the sentences of `touchstone explain` that concern the moment and the view or recognizer that
/// is chosen.
@MainActor struct WhyText {
  enum Paragraph {
    /// Who it is about, with what it came to.
    case heading(String, LaneState?)
    case sentence(String)
    case cure(Cure)
  }

  var paragraphs: [Paragraph] = []

  /// The sentences about what is chosen at the moment that is shown; about the last touches if nothing is.
  init(_ session: Session) {
    tell(session)
    // A cure that helped is told no more: its switch stays as long as the scene has the change.
    let told = paragraphs.compactMap { if case .cure(let cure) = $0 { cure.switchedChange } else { nil } }
    let kept = session.takenCures.filter { cure in
      guard let change = cure.switchedChange, session.scene.holds(change), !told.contains(change) else { return false }
      return session.chosenLane.map { cure.concerned.contains($0.name) } ?? true
    }
    paragraphs = kept.map(Paragraph.cure) + paragraphs
  }

  private mutating func tell(_ session: Session) {
    guard let chapter = session.record.chapters.chapter(at: session.time) else { return }
    let story = chapter.story
    let isExplained = session.record.explainedFrom.map { chapter.start >= $0 } ?? true
    let explanation = (isExplained ? session.record.explanation : nil) ?? Explanation(story)
    guard let index = session.lane, session.model.lanes.indices.contains(index) else {
      tellAll(story, explanation.shownCures(), isLive: session.isLive)
      let count = explanation.shownCures().count
      paragraphs.insert(contentsOf: explanation.hopeless.map(Paragraph.sentence), at: min(count, paragraphs.count))
      paragraphs += explanation.unreached.map(Paragraph.sentence)
      return
    }
    let lane = session.model.lanes[index]
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
        story: shown, others: story.recognizers, tellsOfWinners: true, isLive: session.isLive)
      paragraphs = [.heading(words.heading, Self.outcome(shown))] + words.sentences.map(Paragraph.sentence)
      let cures = explanation.shownCures { $0.concerned.contains(lane.name) }
      paragraphs.insert(contentsOf: cures.map(Paragraph.cure), at: 1)
    case .finger, .view:
      let touches = story.touches.filter { lane.kind == .finger ? $0.id == lane.finger : $0.view == lane.name }
      paragraphs = [.heading(lane.kind == .finger ? "What became of \(lane.name)" : lane.name, nil)]
      paragraphs += touches.map { .sentence(TouchSentences(story: $0).sentence) }
      if touches.isEmpty { paragraphs.append(.sentence("No touch that came down then is bound to \(lane.name).")) }
      if lane.kind == .view {
        paragraphs += explanation.shownCures { $0.sentence.contains(lane.name) }.map(Paragraph.cure)
      }
    }
  }

  /// After so many paragraphs the other recognizers are only counted: the text is told anew with every event.
  private static let mostParagraphs = 100

  private mutating func tellAll(_ story: Story, _ cures: [Cure], isLive: Bool) {
    var untold = 0
    for own in story.recognizers where !own.attempts.isEmpty {
      guard paragraphs.count < Self.mostParagraphs else {
        untold += 1
        continue
      }
      var shown = own
      for index in shown.attempts.indices {
        // That it was given a touch, the lanes show.
        shown.attempts[index].moments.removeAll { if case .received(_, true) = $0.what { true } else { false } }
      }
      shown.attempts.removeAll { $0.moments.isEmpty }
      guard !shown.attempts.isEmpty else { continue }
      paragraphs.append(.heading(own.facts.name, Self.outcome(own)))
      paragraphs += RecognizerSentences(story: shown, others: story.recognizers, isLive: isLive).sentences
        .map(Paragraph.sentence)
    }
    if untold > 0 { paragraphs.append(.sentence("And \(untold) more; choose a lane to read of one.")) }
    // What helps comes first, where it is seen without scrolling.
    paragraphs = cures.map(Paragraph.cure) + paragraphs
    if paragraphs.isEmpty {
      paragraphs = story.touches.suffix(4).map { .sentence(TouchSentences(story: $0).sentence) }
      // What goes to the window alone is meant for the program around the scene.
      paragraphs += story.signals.filter { $0.way.count > 1 || $0.way != ["the window"] }.suffix(4).map {
        .sentence($0.sentence)
      }
    }
  }

  /// What it came to.
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
