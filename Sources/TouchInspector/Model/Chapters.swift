import TouchGeometry
import TouchKit

/// The stories of the last touches, a chapter for each time that all fingers were up and nobody waited.
///
/// Where fingers are never all up, a chapter ends all the same when many touches are told of: it must stay readable,
/// and quick to put into words.
@MainActor final class Chapters {
  struct Chapter {
    let start: TimeInterval
    let story: Story
  }

  private(set) var all: [Chapter] = []
  private let recognizers: [UIGestureRecognizer]
  private let name: (AnyObject) -> String?
  /// What a hit test said of which it is not known yet where it ends.
  private var pending: [TraceEntry] = []
  /// Fingers that are down.
  private var down: [UITouch] = []

  /// So many are kept.
  static let most = 120
  /// A chapter with so many touches is the last of its kind.
  static let mostTouches = 40

  init(recognizers: [UIGestureRecognizer], name: @escaping (AnyObject) -> String?) {
    self.recognizers = recognizers
    self.name = name
  }

  /// The chapter that was told at a time.
  func chapter(at time: TimeInterval) -> Chapter? { all.last { $0.start <= time } }

  /// Takes down an entry of the window that is watched.
  ///
  /// - Parameter startTime: from when sentences count; nil before the first touch has hit.
  func take(_ entry: TraceEntry, startTime: TimeInterval?) {
    switch entry.kind {
    case .hitTest:
      if pending.last.map({ $0.touch !== entry.touch }) ?? false { pending = [] }
      pending.append(entry)
    case .bound, .dropped:
      // A press beside the scene asks the scene as well, and is none of its business.
      if let first = pending.first, first.touch === entry.touch {
        beginIfQuiet(entry.time, startTime ?? entry.time)
        for one in pending { all.last?.story.record(one) }
        pending = []
      }
      if case .bound = entry.kind, let touch = entry.touch { down.append(touch) }
      all.last?.story.record(entry)
    default:
      if all.isEmpty { beginIfQuiet(entry.time, startTime ?? entry.time) }
      all.last?.story.record(entry)
    }
  }

  private func beginIfQuiet(_ time: TimeInterval, _ startTime: TimeInterval) {
    down.removeAll { !$0.isActive }
    if let story = all.last?.story, story.touches.count < Self.mostTouches {
      guard down.isEmpty, story.recognizers.allSatisfy({ $0.attempts.last?.isOpen != true }) else { return }
    }
    all.append(Chapter(start: time, story: Story(of: recognizers, startTime: startTime, name: name)))
    if all.count > Self.most { all.removeFirst(all.count - Self.most) }
  }
}
