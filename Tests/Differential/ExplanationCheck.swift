import TouchDiagnosis
import TouchKit
import TouchScenes
import TouchTrace

/// Plays a case, has it explained, and says of what there is no sentence.
///
/// Every recognizer that fails, is cancelled or recognizes, every wait and its end, every touch that is refused,
/// withheld, cancelled or dropped needs a sentence with its time and its rule, and none may have a hole in it.
@MainActor package struct ExplanationCheck {
  private let stage: SceneStage
  private let entries: [TraceEntry]
  private let lines: [Line]

  /// A line as bytes: most of the time goes into looking for words in lines, and these are never half a letter.
  private struct Line {
    let text: String
    private let bytes: [UInt8]

    init(_ text: String) { (self.text, bytes) = (text, Array(text.utf8)) }

    func contains(_ part: [UInt8]) -> Bool {
      guard let first = part.first else { return true }
      guard bytes.count >= part.count else { return false }
      search: for start in 0...(bytes.count - part.count) where bytes[start] == first {
        for index in part.indices.dropFirst() where bytes[start + index] != part[index] { continue search }
        return true
      }
      return false
    }
  }

  /// Hands on what it hears, and keeps it.
  private final class Recorder: TraceSink {
    let facts: TraceRecorder
    var entries: [TraceEntry] = []

    init(_ facts: TraceRecorder) { self.facts = facts }

    func record(_ entry: TraceEntry) {
      entries.append(entry)
      facts.record(entry)
    }
  }

  package init(_ tried: Case) {
    let player = ScenePlayer(tried.scene)
    let recorder = Recorder(TraceRecorder(of: player.stage.recognizersInOrder) { player.stage.name(of: $0) })
    player.application.traceSink = recorder
    player.play(tried.input)
    player.application.traceSink = nil
    stage = player.stage
    entries = recorder.entries
    lines = Explanation(recorder.facts.story).lines(of: nil).map(Line.init)
  }

  /// The first thing that is wrong with the explanation; nil when nothing is.
  package var complaint: String? {
    for entry in entries {
      if let undelivered = missing(entry) { return "no line tells: \(undelivered)" }
    }
    return lines.first(where: isBad).map { "a line with a hole: \($0.text)" }
  }

  private func name(of object: AnyObject) -> String? { stage.name(of: object) }

  /// Returns the part of a decision that no line explains, or nil.
  private func missing(_ entry: TraceEntry) -> String? {
    let time = "\(decimal(entry.time, places: 3)) s"
    let name = entry.recognizer.flatMap { self.name(of: $0) } ?? ""
    let touch = entry.touch.map { "touch \($0.identifier)" } ?? ""
    func expect(_ parts: String...) -> String? {
      let wanted = parts.map { Array($0.utf8) }
      return lines.contains { line in wanted.allSatisfy { line.contains($0) } } ? nil : parts.joined(separator: " … ")
    }
    switch entry.kind {
    case .transition(_, .failed): return expect("  \(name) failed at \(time): ", "(")
    case .transition(_, .cancelled): return expect("  \(name) was cancelled at \(time): ", "(")
    case .transition(.possible, .began):
      return expect("  \(name) began at \(time): ", "(") == nil
        ? nil : expect("  \(name) was ready to begin at \(time): ", "(")
    case .transition(.possible, .ended):
      return expect("  \(name) recognized at \(time): ", "(") == nil
        ? nil : expect("  \(name) was ready to recognize at \(time): ", "(")
    case .blocked(let others):
      return expect("  \(name) ", "had to wait for ", others.first.flatMap { self.name(of: $0) } ?? "", "(5.2.4)")
    case .released: return expect("  \(name) had waited for ", " was free at \(time)")
    case .withheld:
      return name.isEmpty
        ? expect("\(touch) in ", " at \(time) was not told to ", ": ") : expect(touch, "from \(time) on by", name)
    case .cancelled:
      guard let press = entry.press?.word else { return expect("\(touch) in ", "cancelled at \(time)") }
      return expect(press, "; \(name) took it at \(time)")
    case .dropped:
      return entry.view == nil
        ? expect(touch, " went nowhere") : expect(touch, " never received its ", "from \(time)", ": ")
    case .receive(false) where entry.touch != nil: return expect("  \(name) did not get \(touch) at \(time): ")
    case .receive(let answer):
      guard let press = entry.press?.word else { return nil }
      return answer
        ? expect("  \(name) was given \(press) at \(time)")
        : expect("  \(name) did not get \(press) at \(time): ")
    default: return nil
    }
  }

  private func isBad(_ line: Line) -> Bool {
    let text = line.text.drop { $0 == " " }
    let inner = Line(String(text))
    return Self.holes.contains { inner.contains($0) } || text.hasPrefix("(")
      || (line.text.hasPrefix("  ") && !line.text.hasSuffix("."))
  }

  private static let holes = [
    "unknown", "  ", "()", "( ", " ,", " ;", " :", "::", "..", ".;", ": (", "nil", "Optional", "by (",
  ].map { Array($0.utf8) }
}
