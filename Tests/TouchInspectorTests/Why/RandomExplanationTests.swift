import ReferenceModel
import Testing
import TouchGeometry
import TouchKit
import TouchScenes

@testable import TouchInspector

/// Two thousand small scenes with everything in each other's way: nothing that was lost goes without its sentence.
@MainActor @Suite struct RandomExplanationTests {
  @Test(arguments: 0..<20) func whatWasLostIsExplained(_ hundred: UInt64) {
    for seed in (hundred * 100)..<(hundred * 100 + 100) {
      let random = RandomCase(seed: seed)
      let told = Told(random.scene, random.input)
      let lines = told.lines()
      let untold = told.entries.compactMap { missing($0, told, lines) }
      #expect(untold == [], "seed \(seed)")
      let bad = lines.filter { isBad($0) }
      #expect(bad == [], "seed \(seed)")
    }
  }

  /// What no line tells of a decision; nil if a line does, or none need to.
  private func missing(_ entry: TraceEntry, _ told: Told, _ lines: [String]) -> String? {
    let time = "\(decimal(entry.time, places: 3)) s"
    let name = entry.recognizer.flatMap { told.stage.name(of: $0) } ?? ""
    let touch = entry.touch.map { "touch \($0.identifier)" } ?? ""
    func expect(_ parts: String...) -> String? {
      lines.contains { line in parts.allSatisfy { line.contains($0) } } ? nil : parts.joined(separator: " … ")
    }
    switch entry.kind {
    case .transition(_, .failed): return expect("  \(name) failed at \(time): ", "(")
    case .transition(_, .cancelled): return expect("  \(name) was cancelled at \(time): ", "(")
    case .transition(.possible, .began): return expect("  \(name) began at \(time): ", "(")
    case .transition(.possible, .ended): return expect("  \(name) recognized at \(time): ", "(")
    case .blocked(let others):
      return expect("  \(name) ", "had to wait for ", others.first.flatMap { told.stage.name(of: $0) } ?? "", "(5.2.4)")
    case .released: return expect("  \(name) had waited for ", " was free at \(time)")
    case .withheld:
      return name.isEmpty ? expect("\(touch) in ", " at \(time) was not told to ", ": ") : expect(touch, "from \(time) on by", name)
    case .cancelled: return expect("\(touch) in ", "cancelled at \(time)")
    case .dropped:
      return entry.view == nil ? expect(touch, " went nowhere") : expect(touch, " never heard of its ", "from \(time)", ": ")
    case .receive(false): return expect("  \(name) did not get \(touch) at \(time): ")
    default: return nil
    }
  }

  private func isBad(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    let holes = ["unknown", "  ", "()", "( ", " ,", " ;", " :", "::", "..", ".;", ": (", "nil", "Optional", "by ("]
    return holes.contains { text.contains($0) } || text.hasPrefix("(") || (line.hasPrefix("  ") && !line.hasSuffix("."))
  }
}
