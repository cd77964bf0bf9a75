import TouchGeometry
import TouchTrace

/// The stories of the last gestures.
///
/// A new chapter begins with the first touch after all fingers were up and no recognizer waited.
///
/// If fingers are never all up, a chapter ends after `maximumTouches` touches. So its text stays readable and cheap to
/// build.
@MainActor final class Chapters {
  struct Chapter {
    let start: TimeInterval
    var story: Story
  }

  private(set) var all: [Chapter] = []
  private let reader: TraceReader
  /// The facts of a hit test whose result is not known yet.
  private var pending: [TraceFact] = []
  /// The fingers that are down.
  private var down: Set<TraceSubject> = []

  /// The maximum number of chapters that are kept.
  static let maximum = 120
  /// The number of touches after which a chapter ends.
  static let maximumTouches = 40

  init(_ reader: TraceReader) { self.reader = reader }

  /// The chapter that a time belongs to.
  func chapter(at time: TimeInterval) -> Chapter? { all.last { $0.start <= time } }

  /// Adds a fact to the chapter of its touch.
  ///
  /// - Parameter startTime: the time from which sentences count seconds; nil before the first touch has hit a view.
  func apply(_ fact: TraceFact, startTime: TimeInterval?) {
    switch fact.what {
    // The responders that it reaches begin a chapter.
    case .input: break
    case .refused, .descended, .hit:
      if pending.last.map({ $0.touch?.serial != fact.touch?.serial }) ?? false { pending = [] }
      pending.append(fact)
    case .bound, .dropped:
      // A touch in another window is hit-tested in the scene's window too. Its facts are added only if it hits there.
      if let first = pending.first, first.touch?.serial == fact.touch?.serial {
        beginIfQuiet(fact.time, startTime ?? fact.time)
        for one in pending { addToLast(one) }
        pending = []
      }
      if case .bound = fact.what, let touch = fact.touch { down.insert(touch.finger) }
      addToLast(fact)
    case .places(let places):
      for place in places where place.phase == .ended || place.phase == .cancelled { down.remove(place.finger) }
    case .received, .asked, .turned, .blocked, .released, .prevented, .acted, .reset, .withheld, .delivered, .sent,
      .forwarded, .cancelled, .told, .passedOn, .transferred:
      if all.isEmpty { beginIfQuiet(fact.time, startTime ?? fact.time) }
      addToLast(fact)
    }
  }

  private func addToLast(_ fact: TraceFact) {
    if !all.isEmpty { all[all.count - 1].story.apply(fact) }
  }

  private func beginIfQuiet(_ time: TimeInterval, _ startTime: TimeInterval) {
    if let story = all.last?.story, story.touches.count < Self.maximumTouches {
      guard down.isEmpty, story.recognizers.allSatisfy({ $0.attempts.last?.isOpen != true }) else { return }
    }
    all.append(Chapter(start: time, story: Story(of: reader.knownRecognizers, startTime: startTime)))
    if all.count > Self.maximum { all.removeFirst(all.count - Self.maximum) }
  }
}
