import TouchGeometry
import TouchTrace

/// The stories of the last touches, a chapter for each time that all fingers were up and nobody waited.
///
/// Where fingers are never all up, a chapter ends all the same when many touches are told of: it must stay readable,
/// and quick to put into words.
@MainActor final class Chapters {
  struct Chapter {
    let start: TimeInterval
    var story: Story
  }

  private(set) var all: [Chapter] = []
  private let reader: TraceReader
  /// What a hit test said of which it is not known yet where it ends.
  private var pending: [TraceFact] = []
  /// Fingers that are down.
  private var down: Set<TraceSubject> = []

  /// So many are kept.
  static let most = 120
  /// A chapter with so many touches is the last of its kind.
  static let mostTouches = 40

  init(_ reader: TraceReader) { self.reader = reader }

  /// The chapter that was told at a time.
  func chapter(at time: TimeInterval) -> Chapter? { all.last { $0.start <= time } }

  /// Takes down a fact of the window that is watched.
  ///
  /// - Parameter startTime: from when sentences count; nil before the first touch has hit.
  func take(_ fact: TraceFact, startTime: TimeInterval?) {
    switch fact.what {
    case .refused, .descended, .hit:
      if pending.last.map({ $0.touch?.serial != fact.touch?.serial }) ?? false { pending = [] }
      pending.append(fact)
    case .bound, .dropped:
      // A press beside the scene asks the scene as well, and is none of its business.
      if let first = pending.first, first.touch?.serial == fact.touch?.serial {
        beginIfQuiet(fact.time, startTime ?? fact.time)
        for one in pending { tell(one) }
        pending = []
      }
      if case .bound = fact.what, let touch = fact.touch { down.insert(touch.finger) }
      tell(fact)
    case .places(let places):
      for place in places where place.phase == .ended || place.phase == .cancelled { down.remove(place.finger) }
    case .received, .asked, .turned, .blocked, .released, .prevented, .acted, .reset, .withheld, .delivered, .sent,
      .forwarded, .cancelled, .told, .passedOn, .transferred:
      if all.isEmpty { beginIfQuiet(fact.time, startTime ?? fact.time) }
      tell(fact)
    }
  }

  private func tell(_ fact: TraceFact) {
    if !all.isEmpty { all[all.count - 1].story.take(fact) }
  }

  private func beginIfQuiet(_ time: TimeInterval, _ startTime: TimeInterval) {
    if let story = all.last?.story, story.touches.count < Self.mostTouches {
      guard down.isEmpty, story.recognizers.allSatisfy({ $0.attempts.last?.isOpen != true }) else { return }
    }
    all.append(Chapter(start: time, story: Story(of: reader.knownRecognizers, startTime: startTime)))
    if all.count > Self.most { all.removeFirst(all.count - Self.most) }
  }
}
