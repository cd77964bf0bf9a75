import TouchGeometry

/// The events of the last minutes as lanes: one for each finger and each other input, each recognizer, and each view
/// that received touches or presses.
///
/// It is a value built from facts of the trace in order of time, and can be queried for any time. It has no references
/// to objects. Events older than `memory` are dropped.
package struct LaneModel: Sendable, Equatable {
  /// In the order of appearance.
  package internal(set) var lanes: [Lane] = []
  /// The effects of lanes on each other.
  package internal(set) var arrows = Timeline<LaneArrow>()
  /// The times of all decisions, each once.
  package internal(set) var steps = Timeline<LaneStep>()
  /// The locations of the fingers, by the number of their lane.
  package internal(set) var tracks: [Int: Timeline<FingerPlace>] = [:]
  /// Increases with every fact.
  package internal(set) var version = 0
  /// The lane of each subject that has one.
  var numbers: [TraceSubject: Int] = [:]
  /// The lanes that each lane waits for.
  var waits: [Int: [Int]] = [:]
  /// For each released recognizer that has not acted yet, the cause of its release.
  var freed: [Int: FactCause] = [:]
  /// The touches that a view receives, and those withheld from it: by its lane, the fingers.
  ///
  /// A press is -1 minus the number of its type.
  var following: [Int: Set<Int>] = [:]
  var withheld: [Int: Set<Int>] = [:]
  /// The presses that have begun and that no recognizer and no view has received yet, by the numbers of their types.
  ///
  /// Keys that only the window receives are meant for the app around the scene, and have no lane.
  var unreceived: [Int: TraceSubject] = [:]
  private var forgottenUntil = -TimeInterval.infinity

  /// How long events are kept, in seconds.
  package let memory: TimeInterval

  package init(memory: TimeInterval = 600) { self.memory = memory }

  /// The lanes in display order: fingers, other inputs, recognizers, views.
  package var shown: [Int] {
    lanes.indices.sorted { (lanes[$0].kind.rawValue, $0) < (lanes[$1].kind.rawValue, $1) }
  }

  /// Returns the lane of a subject; nil without a fact about it.
  package func lane(ifAnyOf subject: TraceSubject) -> Int? { numbers[subject] }

  /// Returns the subject's lane, created if necessary.
  package mutating func lane(of subject: TraceSubject, finger: Int? = nil) -> Int {
    if let lane = numbers[subject] { return lane }
    let kind: Lane.Kind =
      switch subject.kind {
      case .finger: .finger
      case .input: .input
      case .recognizer: .recognizer
      case .view, .window, .responder: .view
      }
    let lane = add(kind, subject.name, detail: subject.owner ?? "", finger: finger)
    numbers[subject] = lane
    return lane
  }

  /// Adds a lane and returns its number.
  mutating func add(_ kind: Lane.Kind, _ name: String, detail: String = "", finger: Int? = nil) -> Int {
    lanes.append(Lane(id: lanes.count, kind: kind, name: name, detail: detail, finger: finger))
    version += 1
    return lanes.count - 1
  }

  // MARK: Queries

  package var firstTime: TimeInterval? { steps.first?.time }
  package var lastTime: TimeInterval? { steps.last?.time }

  /// Returns the time of the next or the previous decision; nil without one.
  package func step(from time: TimeInterval, forward: Bool) -> TimeInterval? {
    if forward {
      let next = steps.firstIndex(after: time + 1e-9)
      return next < steps.count ? steps[next].time : nil
    }
    let here = steps.firstIndex(reaching: time - 1e-9)
    return here > 0 ? steps[here - 1].time : nil
  }

  /// Returns the fingers at a time, with their trails of the last second.
  ///
  /// A lifted finger is included until the next touch begins while no other finger is down.
  package func fingers(at time: TimeInterval) -> [FingerMark] {
    var marks: [(mark: FingerMark, down: TimeInterval, up: TimeInterval)] = []
    for (lane, track) in tracks {
      let next = track.firstIndex(after: time)
      guard next > 0, let number = lanes[lane].finger else { continue }
      var start = next - 1
      while start > 0, track[start].phase != .down, next - start < FingerMark.longestTrail { start -= 1 }
      var mark = FingerMark(id: number, place: track[start].place)
      for index in start..<next { mark.move(to: track[index].place) }
      let last = track[next - 1]
      mark.isDown = last.phase != .up
      marks.append((mark, track[start].time, mark.isDown ? .infinity : last.time))
    }
    // Fingers of an earlier sequence are omitted after another one has begun.
    let latest = marks.map(\.down).max() ?? 0
    return marks.filter { $0.up >= latest || $0.down == latest }.map(\.mark).sorted { $0.id < $1.id }
  }

  /// Returns the states of all recognizers at a time, by their lanes.
  package func states(at time: TimeInterval) -> [Int: LaneState] {
    var found: [Int: LaneState] = [:]
    for lane in lanes where lane.kind == .recognizer { found[lane.id] = lane.state(at: time) }
    return found
  }

  // MARK: Dropping old events

  mutating func forget(at now: TimeInterval) {
    // Not at every fact: keeping a tenth more is cheap.
    guard now - memory > forgottenUntil + memory / 10 || forgottenUntil == -.infinity else { return }
    let limit = now - memory
    forgottenUntil = limit
    for index in lanes.indices {
      lanes[index].spans.forget(before: limit)
      lanes[index].marks.forget(before: limit)
    }
    arrows.forget(before: limit)
    steps.forget(before: limit)
    for lane in tracks.keys { tracks[lane]?.forget(before: limit) }
  }
}
