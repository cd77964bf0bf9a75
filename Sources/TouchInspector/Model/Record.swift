import TouchGeometry
import TouchKit

/// All that is known of what happened in one window: the account of each touch, the lanes, the stories.
///
/// It reads the trace and nothing else; one that has heard everything can be kept and looked at later.
@MainActor package final class Record: TraceSink {
  let observation: Observation
  let lanes: LaneRecorder
  let chapters: Chapters
  private unowned let window: UIWindow
  /// What must live as long as the record, such as the window that was watched.
  private var kept: AnyObject?
  /// What `touchstone explain` says of all that was played; nil for what is still going on, or was not played.
  package var explanation: Explanation?
  /// Touches that came down in the window.
  private var own: [UITouch] = []

  /// - Parameters:
  ///   - window: what happens in others is left out.
  ///   - recognizers: are told of even if nothing happens to them.
  ///   - name: what the scene calls an object; nil for what is not the scene's.
  package init(of window: UIWindow, recognizers: [UIGestureRecognizer], name: @escaping (AnyObject) -> String?) {
    self.window = window
    let observation = Observation(of: window, name: name)
    self.observation = observation
    lanes = LaneRecorder(of: window, recognizers: recognizers) { [unowned observation] in observation.name(of: $0) }
    chapters = Chapters(recognizers: recognizers, name: name)
  }

  /// Keeps something alive as long as the record: what is told of has to exist.
  package func keep(_ object: AnyObject) { kept = object }

  package func record(_ entry: TraceEntry) { _ = take(entry) }

  /// Takes an entry down; true when there is something new to show.
  func take(_ entry: TraceEntry) -> Bool {
    let isNew = observation.take(entry)
    lanes.take(entry)
    if case .bound = entry.kind, let touch = entry.touch, entry.view?.window === window {
      own.removeAll { !$0.isActive }
      own.append(touch)
    }
    if isWatched(entry) { chapters.take(entry, startTime: observation.startTime) }
    return isNew
  }

  var model: LaneModel { lanes.model }
  /// From when times are counted.
  var startTime: TimeInterval { observation.startTime ?? 0 }

  private func isWatched(_ entry: TraceEntry) -> Bool {
    if let view = entry.view, view.window === window { return true }
    if let recognizer = entry.recognizer { return recognizer.view?.window === window || recognizer.view == nil }
    if let touch = entry.touch { return own.contains { $0 === touch } }
    return false
  }

  /// The fingers at a time, in the points of the surface; nil means now.
  ///
  /// - Parameter origin: where the scene lies on it now.
  func fingers(at time: TimeInterval?, origin: CGPoint) -> [FingerMark] {
    guard let time else { return observation.fingers }
    return model.fingers(at: time).map { mark in
      var moved = mark
      moved.place = CGPoint(x: mark.place.x + origin.x, y: mark.place.y + origin.y)
      moved.trail = mark.trail.map { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
      return moved
    }
  }

  func account(at time: TimeInterval?) -> TouchAccount? {
    time.map { observation.account(at: $0) } ?? observation.accounts.last
  }
}
