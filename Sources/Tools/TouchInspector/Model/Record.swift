import TouchDiagnosis
import TouchGeometry
import TouchKit
import TouchTrace

/// The history of one window: the accounts of its touches, the lanes and the stories.
///
/// The trace stream is its only source. A complete record can be kept and viewed later.
@MainActor package final class Record: TraceSink {
  let observation: Observation
  private let reader: TraceReader
  private var focus: FocusHistory
  /// The lanes.
  private(set) var model = LaneModel()
  let chapters: Chapters
  /// The names of parts that have no name in the scene.
  let parts: PartNames
  /// An object that must live as long as the record, such as the observed window.
  private var kept: AnyObject?
  /// The explanation of the played input, as `touchstone explain` prints it; nil during the input and for other input.
  package var explanation: Explanation?
  /// The time from which the explanation applies; nil if it applies to the whole record.
  var explainedFrom: TimeInterval?

  /// - Parameters:
  ///   - window: the observed window. Entries about other windows are ignored.
  ///   - recognizers: the recognizers that have a lane from the start, even if they receive no touch.
  ///   - startTime: the start of the played input, from which seconds are counted; nil for input of the user, which is
  ///     counted from the first touch or key.
  ///   - spokenNames: the names of rows and items, which the record uses in place of those of the scene.
  ///   - name: returns the name of an object in the scene; nil for objects that are not in the scene.
  ///   - className: returns the class that a replica represents; nil for other objects.
  package init(
    of window: UIWindow, recognizers: [UIGestureRecognizer], startTime: TimeInterval? = nil,
    spokenNames: SpokenNames = SpokenNames(), name nameInScene: @escaping (AnyObject) -> String?,
    className: @escaping (AnyObject) -> String? = { _ in nil }
  ) {
    let name = { (object: AnyObject) in nameInScene(object).map(spokenNames.text) }
    let parts = PartNames(name)
    self.parts = parts
    observation = Observation(of: window, startTime: startTime, name: name, className: className, parts: parts)
    focus = FocusHistory(of: window) { [observation] in observation.name(of: $0) }
    reader = TraceReader(of: window, recognizers: recognizers) { name($0) ?? parts.name(of: $0) }
    for known in reader.knownRecognizers { _ = model.lane(of: known.subject) }
    chapters = Chapters(reader)
  }

  /// Retains an object as long as the record, because the record refers to its parts.
  package func keep(_ object: AnyObject) { kept = object }

  package func record(_ entry: TraceEntry) { _ = apply(entry) }

  /// Adds a trace entry; returns true if there is something new to show.
  func apply(_ entry: TraceEntry) -> Bool {
    let isMoved = focus.read(at: entry.time)
    let isNew = observation.apply(entry) || isMoved
    if let fact = reader.fact(of: entry) {
      model.apply(fact)
      chapters.apply(fact, startTime: observation.startTime)
    }
    return isNew
  }

  /// Adds a trace entry from another process.
  func apply(_ remote: ReplicaTrace.RemoteEntry) -> Bool {
    let isNew = observation.apply(remote.entry)
    if var fact = reader.fact(of: remote.entry) {
      fact.rule = remote.rule
      if case .turned(let from, let to, _) = fact.what {
        fact.what = .turned(from: from, to: to, heading: remote.heading)
      }
      model.apply(fact)
      chapters.apply(fact, startTime: observation.startTime)
    }
    return isNew
  }

  /// Sets the time from which seconds are counted, unless it is already set.
  func begin(at time: TimeInterval) { observation.begin(at: time) }

  /// The time from which seconds are counted.
  var startTime: TimeInterval { observation.startTime ?? 0 }

  /// The words for `startTime`.
  var start: String {
    let touch = observation.firstTouchTime
    return touch == nil || touch == observation.startTime
      ? localized("since the first touch") : localized("since the beginning")
  }

  /// The fingers at a time, in the coordinates of the surface.
  ///
  /// - Parameters:
  ///   - time: nil for the present.
  ///   - place: maps the scene's coordinates to the surface's, with the present zoom.
  func fingers(at time: TimeInterval?, place: CGAffineTransform) -> [FingerMark] {
    (time.map(model.fingers(at:)) ?? observation.fingers).map { mark in
      var moved = mark
      moved.place = mark.place.applying(place)
      moved.trail = mark.trail.map { $0.applying(place) }
      return moved
    }
  }

  /// The view that has the focus at a time, or a cell of it; nil if no view has it.
  ///
  /// - Parameter time: nil for the present.
  func focusMark(at time: TimeInterval?) -> FocusMark? { focus.mark(at: time) }

  func account(at time: TimeInterval?) -> TouchAccount? {
    time.map { observation.account(at: $0) } ?? observation.accounts.last
  }
}
