import TouchGeometry

/// What happened in the last minutes, as lanes: one for each finger, each recognizer and each view that got touches.
///
/// A value that is told facts of the trace, one after the other in the order of time, and can be asked what was at any
/// moment. It knows no objects. What is older than `memory` is forgotten.
package struct LaneModel: Sendable, Equatable {
  /// In the order of appearance.
  package internal(set) var lanes: [Lane] = []
  /// What lanes did to each other.
  package internal(set) var arrows = Timeline<LaneArrow>()
  /// Every moment at which something was decided, each once.
  package internal(set) var steps = Timeline<LaneStep>()
  /// Where the fingers were, by the number of their lane.
  package internal(set) var tracks: [Int: Timeline<FingerPlace>] = [:]
  /// Rises with every fact.
  package internal(set) var version = 0
  /// The lane of each subject that has one.
  var numbers: [TraceSubject: Int] = [:]
  /// For whom each waits.
  var waits: [Int: [Int]] = [:]
  /// For each recognizer that was set free and has not acted yet, what set it free.
  var freed: [Int: FactCause] = [:]
  /// Which touches a view follows or is kept from: its lane, then the fingers.
  var following: [Int: Set<Int>] = [:]
  var withheld: [Int: Set<Int>] = [:]
  private var forgottenUntil = -TimeInterval.infinity

  /// How far back it remembers, in seconds.
  package let memory: TimeInterval

  package init(memory: TimeInterval = 600) { self.memory = memory }

  /// The lanes in the order in which they are shown: fingers, recognizers, views.
  package var shown: [Int] {
    lanes.indices.sorted { (lanes[$0].kind.rawValue, $0) < (lanes[$1].kind.rawValue, $1) }
  }

  /// The lane of a subject; nil while nothing was told of it.
  package func lane(ifAnyOf subject: TraceSubject) -> Int? { numbers[subject] }

  /// The subject's lane, which is made now if it has none.
  package mutating func lane(of subject: TraceSubject, finger: Int? = nil) -> Int {
    if let lane = numbers[subject] { return lane }
    let kind: Lane.Kind = subject.kind == .finger ? .finger : subject.kind == .recognizer ? .recognizer : .view
    let lane = add(kind, subject.name, detail: subject.owner ?? "", finger: finger)
    numbers[subject] = lane
    return lane
  }

  /// Adds a lane and gives its number.
  mutating func add(_ kind: Lane.Kind, _ name: String, detail: String = "", finger: Int? = nil) -> Int {
    lanes.append(Lane(id: lanes.count, kind: kind, name: name, detail: detail, finger: finger))
    version += 1
    return lanes.count - 1
  }

  // MARK: Asking

  package var firstTime: TimeInterval? { steps.first?.time }
  package var lastTime: TimeInterval? { steps.last?.time }

  /// The next moment at which something was decided, or the one before; nil when there is none.
  package func step(from time: TimeInterval, forward: Bool) -> TimeInterval? {
    if forward {
      let next = steps.firstIndex(after: time + 1e-9)
      return next < steps.count ? steps[next].time : nil
    }
    let here = steps.firstIndex(reaching: time - 1e-9)
    return here > 0 ? steps[here - 1].time : nil
  }

  /// Where the fingers were at a time, with the trail of the last second.
  ///
  /// A finger that has lifted stays until the next touch begins while no other is down.
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
    // Fingers of an earlier sequence are gone once another one has begun.
    let latest = marks.map(\.down).max() ?? 0
    return marks.filter { $0.up >= latest || $0.down == latest }.map(\.mark).sorted { $0.id < $1.id }
  }

  /// The states of all recognizers at a time, by their lanes.
  package func states(at time: TimeInterval) -> [Int: LaneState] {
    var found: [Int: LaneState] = [:]
    for lane in lanes where lane.kind == .recognizer { found[lane.id] = lane.state(at: time) }
    return found
  }

  // MARK: Forgetting

  mutating func forget(at now: TimeInterval) {
    // Not at every fact: a tenth of the memory more costs nothing.
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
