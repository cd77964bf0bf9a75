import TouchArbiter
import TouchGeometry
import TouchKit
import TouchTrace

/// The decision log of a scene: what the engine decided, by which rule and for what reason, one JSON object a line.
///
/// It listens to the trace and writes the fourteen kinds of the format; what the trace tells besides, for people who
/// look on, it leaves out.
@MainActor package final class DecisionLog: TraceSink {
  /// The objects so far, each with its keys in order.
  package private(set) var objects: [[JSONMember]] = []
  /// The lines so far.
  package var lines: [String] { objects.map { JSONWriter.line(.object($0)) } }
  private let name: (AnyObject) -> String?
  /// Gets each line as it is made; then none is kept.
  private let onLine: ((String) -> Void)?
  /// How many objects are kept; later objects are only counted.
  private let most: Int
  /// How many objects were only counted.
  package private(set) var further = 0

  /// A log that names things as the scene does; `name` gives nil for what the scene does not know.
  ///
  /// - Parameters:
  ///   - most: how many objects are kept.
  ///   - onLine: gets each line as it is made, and then none is kept: of a thousand recognizers there may be millions.
  ///   - name: what the scene calls an object.
  package init(
    keeping most: Int = .max, onLine: ((String) -> Void)? = nil, name: @escaping (AnyObject) -> String?
  ) { (self.most, self.onLine, self.name) = (most, onLine, name) }

  package func record(_ entry: TraceEntry) {
    if objects.count >= most, onLine == nil {
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
    add("by", entry.culprit.map(nameOrClass))
    add("reason", entry.reason?.rawValue)
    if let measure = entry.measure {
      members.append(JSONMember("measured", .number(rounded(measure.measured))))
      members.append(JSONMember("threshold", .number(rounded(measure.threshold))))
      members.append(JSONMember("unit", .string(measure.unit.rawValue)))
    }
    if let onLine { onLine(JSONWriter.line(.object(members + own))) } else { objects.append(members + own) }
  }

  /// Sums of decimal fractions, without the dust of binary ones.
  private func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

  /// What the scene calls it; what the scene does not know, such as the window, by its class.
  private func nameOrClass(_ object: AnyObject) -> String { name(object) ?? "\(type(of: object))" }

  /// The kind's word and the keys that only it has; nil for kinds that are not in the log.
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
