import TouchArbiter
import TouchGeometry
import TouchKit
import TouchTrace

/// The decision log of a scene: the engine's decisions with rule and reason, one JSON object in a line.
///
/// It receives the trace and writes the fourteen kinds of the format. It omits the trace's other entries, which are for
/// the inspector.
@MainActor package final class DecisionLog: TraceSink {
  /// The objects that were kept, each with its keys in order.
  package private(set) var objects: [[JSONMember]] = []
  /// The objects as lines.
  package var lines: [String] { objects.map { JSONWriter.line(.object($0)) } }
  private let name: (AnyObject) -> String?
  /// Called with each line; if it is set, no object is kept.
  private let onLine: ((String) -> Void)?
  /// The maximum number of kept objects; later ones are only counted.
  private let maximum: Int
  /// The number of objects that were only counted.
  package private(set) var further = 0

  /// Creates a log with the names of a scene.
  ///
  /// - Parameters:
  ///   - maximum: the maximum number of kept objects.
  ///   - onLine: called with each line. No object is kept then, because a thousand recognizers can cause millions.
  ///   - name: returns the scene's name of an object; nil for objects outside the scene.
  package init(
    keeping maximum: Int = .max, onLine: ((String) -> Void)? = nil, name: @escaping (AnyObject) -> String?
  ) { (self.maximum, self.onLine, self.name) = (maximum, onLine, name) }

  package func record(_ entry: TraceEntry) {
    if objects.count >= maximum, onLine == nil {
      if describe(entry.kind) != nil { further += 1 }
      return
    }
    guard let (kind, own) = describe(entry.kind) else { return }
    var members = [
      JSONMember("t", .number((entry.time * 1e6).rounded() / 1e6)), JSONMember("kind", .string(kind)),
      JSONMember("rule", .string("\(entry.rule)")),
    ]
    func add(_ key: String, _ text: String?) {
      if let text { members.append(JSONMember(key, .string(text))) }
    }
    add("recognizer", entry.recognizer.map(nameOrClass))
    add("view", entry.view.map(nameOrClass))
    if let touch = entry.touch { members.append(JSONMember("touch", .number(Double(touch.identifier)))) }
    add("press", entry.press?.word)
    if entry.isTransform { members.append(JSONMember("touchpad", .bool(true))) }
    add("by", entry.culprit.map(nameOrClass))
    add("reason", entry.reason?.rawValue)
    if let measure = entry.measure {
      members.append(JSONMember("measured", .number(rounded(measure.measured))))
      members.append(JSONMember("threshold", .number(rounded(measure.threshold))))
      members.append(JSONMember("unit", .string(measure.unit.rawValue)))
    }
    if let onLine { onLine(JSONWriter.line(.object(members + own))) } else { objects.append(members + own) }
  }

  /// Removes errors of binary fractions from a sum of decimal ones.
  private func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

  /// The name of an object of the scene; of another object, such as the window, the name of its class.
  private func nameOrClass(_ object: AnyObject) -> String { name(object) ?? "\(type(of: object))" }

  /// The word of the kind with the keys that only this kind has; nil for kinds that are not in the log.
  private func describe(_ kind: TraceEntry.Kind) -> (String, [JSONMember])? {
    switch kind {
    case .hitTest(let answer): ("hitTest", [JSONMember("answer", .string(answer.word))])
    case .receive(let answer): ("receive", [JSONMember("answer", .string(answer ? "yes" : "no"))])
    case .asked(let question, let other, let answer):
      (
        "asked",
        [JSONMember("question", .string(question.rawValue))]
          + (other.map { [JSONMember("of", .string(nameOrClass($0)))] } ?? [])
          + [JSONMember("answer", .string(answer ? "yes" : "no"))]
      )
    case .transition(let from, let to):
      ("transition", [JSONMember("from", .string("\(from)")), JSONMember("to", .string("\(to)"))])
    case .blocked(let others): ("blocked", [JSONMember("on", .array(others.map { .string(nameOrClass($0)) }))])
    case .released: ("released", [])
    case .prevented: ("prevented", [])
    case .action(let state): ("action", [JSONMember("state", .string("\(state)"))])
    case .reset: ("reset", [])
    case .withheld(let phase): ("withheld", [JSONMember("phase", .string("\(phase)"))])
    case .delivered(let phase): ("delivered", [JSONMember("phase", .string("\(phase)"))])
    case .cancelled: ("cancelled", [])
    case .dropped(let phase): ("dropped", [JSONMember("phase", .string("\(phase)"))])
    case .transferred: ("transferred", [])
    case .bound, .sent, .forwarded, .event, .told, .passedOn: nil
    }
  }
}

extension TraceEntry.HitTestAnswer {
  var word: String {
    switch self {
    case .hit: "hit"
    case .descended: "descended"
    case .refused: "refused"
    }
  }
}
