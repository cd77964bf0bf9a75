import TouchDiagnosis
import TouchGeometry
import TouchKit
import TouchTrace

/// All that is known of what happened in one window: the account of each touch, the lanes, the stories.
///
/// It reads the trace and nothing else; one that has heard everything can be kept and looked at later.
@MainActor package final class Record: TraceSink {
  let observation: Observation
  private let reader: TraceReader
  /// The lanes.
  private(set) var model = LaneModel()
  let chapters: Chapters
  /// The names of what the scene does not name.
  let parts: PartNames
  /// What must live as long as the record, such as the window that was watched.
  private var kept: AnyObject?
  /// What `touchstone explain` says of all that was played; nil for what is still going on, or was not played.
  package var explanation: Explanation?
  /// From when on the explanation is of what happened; nil for all of it.
  var explainedFrom: TimeInterval?

  /// - Parameters:
  ///   - window: what happens in others is left out.
  ///   - recognizers: are told of even if nothing happens to them.
  ///   - startTime: when the input begins that is played, from which seconds are counted; nil for what people do, which
  ///     is counted from the first touch or key.
  ///   - name: what the scene calls an object; nil for what is not the scene's.
  ///   - className: the class of an object that stands for another one; nil of all others.
  package init(
    of window: UIWindow, recognizers: [UIGestureRecognizer], startTime: TimeInterval? = nil,
    name: @escaping (AnyObject) -> String?, className: @escaping (AnyObject) -> String? = { _ in nil }
  ) {
    let parts = PartNames(name)
    self.parts = parts
    observation = Observation(of: window, startTime: startTime, name: name, className: className, parts: parts)
    reader = TraceReader(of: window, recognizers: recognizers) { name($0) ?? parts.name(of: $0) }
    for known in reader.knownRecognizers { _ = model.lane(of: known.subject) }
    chapters = Chapters(reader)
  }

  /// Keeps something alive as long as the record: what is told of has to exist.
  package func keep(_ object: AnyObject) { kept = object }

  package func record(_ entry: TraceEntry) { _ = take(entry) }

  /// Takes an entry down; true when there is something new to show.
  func take(_ entry: TraceEntry) -> Bool {
    let isNew = observation.take(entry)
    if let fact = reader.fact(of: entry) {
      model.take(fact)
      chapters.take(fact, startTime: observation.startTime)
    }
    return isNew
  }

  /// Takes down an entry of another process.
  func take(_ told: GhostTrace.Told) -> Bool {
    let isNew = observation.take(told.entry)
    if var fact = reader.fact(of: told.entry) {
      fact.rule = told.rule
      if case .turned(let from, let to, _) = fact.what {
        fact.what = .turned(from: from, to: to, heading: told.heading)
      }
      model.take(fact)
      chapters.take(fact, startTime: observation.startTime)
    }
    return isNew
  }

  /// Counts seconds from a time on, unless something has happened before.
  func begin(at time: TimeInterval) { observation.begin(at: time) }

  /// From when times are counted.
  var startTime: TimeInterval { observation.startTime ?? 0 }

  /// What seconds are counted from, in words.
  var start: String {
    let touch = observation.firstTouchTime
    return touch == nil || touch == observation.startTime ? "since the first touch" : "since the beginning"
  }

  /// The fingers at a time, in the points of the surface; nil means now.
  ///
  /// - Parameter place: maps the scene's points to the surface's, as it is shown now.
  func fingers(at time: TimeInterval?, place: CGAffineTransform) -> [FingerMark] {
    (time.map(model.fingers(at:)) ?? observation.fingers).map { mark in
      var moved = mark
      moved.place = mark.place.applying(place)
      moved.trail = mark.trail.map { $0.applying(place) }
      return moved
    }
  }

  func account(at time: TimeInterval?) -> TouchAccount? {
    time.map { observation.account(at: $0) } ?? observation.accounts.last
  }
}
