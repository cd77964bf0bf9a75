import TouchGeometry
import TouchTrace

/// Tracks as Chrome's trace events, which Perfetto and `chrome://tracing` open.
///
/// Fingers, recognizers, views and other inputs are processes, and each track is a thread of one. States are complete events
/// (`X`); actions, calls and decisions are instants (`i`); an effect of one track on another is a flow from the culprit
/// (`s`) to the affected track (`f`). Times are microseconds from the start.
package struct TraceEventFile {
  private let tracks: Tracks
  private let title: String

  package init(_ tracks: Tracks, title: String) { (self.tracks, self.title) = (tracks, title) }

  /// The text of the file, one event in a line.
  package var text: String {
    let lines = events.map { "  " + JSONWriter.line(.object($0)) }
    let head = [
      "\"displayTimeUnit\": \"ms\"",
      "\"otherData\": " + JSONWriter.line(.object([JSONMember("title", .string(title))])),
    ]
    return "{\(head.joined(separator: ", ")), \"traceEvents\": [\n\(lines.joined(separator: ",\n"))\n]}\n"
  }

  private typealias Members = [JSONMember]

  private var events: [Members] {
    var events: [Members] = []
    for kind in Tracks.Kind.allCases where tracks.tracks.contains(where: { $0.kind == kind }) {
      events.append(name("process_name", kind.process, 0, "name", .string(kind.plural)))
      events.append(name("process_sort_index", kind.process, 0, "sort_index", .number(Double(kind.process))))
    }
    for (index, track) in tracks.tracks.enumerated() {
      let label = track.detail.isEmpty ? track.name : "\(track.name) (\(track.detail))"
      events.append(name("thread_name", track.kind.process, index + 1, "name", .string(label)))
      events.append(name("thread_sort_index", track.kind.process, index + 1, "sort_index", .number(Double(index))))
    }
    for (index, track) in tracks.tracks.enumerated() {
      for (number, span) in track.spans.enumerated() {
        let next = number + 1 < track.spans.count ? track.spans[number + 1].start : .infinity
        events.append(event(span, until: next, track, index))
      }
      events += track.marks.map { event($0, track, index) }
    }
    for (number, flow) in tracks.flows.enumerated() {
      events.append(end(of: flow, number, "s", at: flow.from))
      events.append(end(of: flow, number, "f", at: flow.to))
    }
    return events
  }

  private func name(_ what: String, _ process: Int, _ thread: Int, _ key: String, _ value: JSONValue) -> Members {
    head(what, "M", process, thread) + [JSONMember("args", .object([JSONMember(key, value)]))]
  }

  private func event(_ span: Tracks.Span, until next: Double, _ track: Tracks.Track, _ index: Int) -> Members {
    // A span without a duration gets a microsecond if there is room, so that it is visible and flows can start at it.
    let start = microseconds(span.start)
    let duration = max(microseconds(span.end) - start, min(1, microseconds(next) - start))
    return head(span.name, "X", track.kind.process, index + 1) + [
      JSONMember("cat", .string("state")), JSONMember("ts", .number(start)),
      JSONMember("dur", .number(duration)), JSONMember("args", .object(span.facts.members)),
    ]
  }

  private func event(_ mark: Tracks.Mark, _ track: Tracks.Track, _ index: Int) -> Members {
    head(mark.name, "i", track.kind.process, index + 1) + [
      JSONMember("cat", .string(mark.kind.category)), JSONMember("ts", .number(microseconds(mark.time))),
      JSONMember("s", .string("t")), JSONMember("args", .object(mark.facts.members)),
    ]
  }

  private func end(of flow: Tracks.Flow, _ number: Int, _ phase: String, at index: Int) -> Members {
    var members = head(flow.kind.rawValue, phase, tracks.tracks[index].kind.process, index + 1)
    members += [
      JSONMember("cat", .string("cause")), JSONMember("id", .number(Double(number + 1))),
      JSONMember("ts", .number(microseconds(flow.time))),
    ]
    if phase == "f" { members.append(JSONMember("bp", .string("e"))) }
    return members + [JSONMember("args", .object(flow.facts.members))]
  }

  private func head(_ name: String, _ phase: String, _ process: Int, _ thread: Int) -> Members {
    [
      JSONMember("name", .string(name)), JSONMember("ph", .string(phase)),
      JSONMember("pid", .number(Double(process))), JSONMember("tid", .number(Double(thread))),
    ]
  }

  /// Whole microseconds, which are finer than any device reports.
  private func microseconds(_ seconds: Double) -> Double { (seconds * 1e6).rounded() }
}

extension Tracks.Kind {
  fileprivate var process: Int { rawValue + 1 }

  /// The name of several objects of the kind.
  package var plural: String {
    switch self {
    case .finger: "fingers"
    case .recognizer: "recognizers"
    case .view: "views"
    case .input: "keys, buttons, wheels"
    }
  }
}

extension Tracks.Mark.Kind {
  fileprivate var category: String {
    switch self {
    case .action: "action"
    case .call: "call"
    case .decision: "decision"
    }
  }
}

extension FactCause {
  /// The members as in the decision log.
  fileprivate var members: [JSONMember] {
    var members: [JSONMember] = []
    if !rule.isEmpty { members.append(JSONMember("rule", .string(rule))) }
    if let culprit { members.append(JSONMember("by", .string(culprit))) }
    if let reason { members.append(JSONMember("reason", .string(reason.rawValue))) }
    if let measure {
      members.append(JSONMember("measured", .number((measure.measured * 1e6).rounded() / 1e6)))
      members.append(JSONMember("threshold", .number((measure.threshold * 1e6).rounded() / 1e6)))
      members.append(JSONMember("unit", .string(measure.unit.rawValue)))
    }
    return members
  }
}
