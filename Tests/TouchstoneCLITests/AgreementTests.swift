import Expectations
import Testing
import TouchDiagnosis
import TouchCairo
import TouchGeometry
import TouchHeadless
import TouchKit
@testable import TouchInspector
import TouchScenes

@testable import TouchstoneCLI

/// `touchstone explain`, the page and the window say the same things, of every built-in scene.
@MainActor @Suite(.serialized) struct AgreementTests {
  @Test(arguments: WalkedScenes.names) func thePageHasEverySentenceThatIsExplained(_ name: String) throws {
    let text = try Pages.of(name)
    let explanation = try Explanations.of(name)
    let help = explanation.help().map { $0.hasPrefix("to ") ? "T" + $0.dropFirst() : $0 }
    let evidence = explanation.evidence.flatMap { $0 }.map { String($0.drop { $0 == " " }) }
    for line in help + evidence + explanation.neverReached.map(\.sentence) + explanation.goalRemarks {
      #expect(text.contains(">\(Markup.text(line))<"), "\(line)")
    }
    expectEqual(text.split(separator: "<ol class=\"cures\">").count - 1, (help.isEmpty ? 0 : 1))
  }

  @Test(arguments: WalkedScenes.names) func theWindowSaysWhatIsExplained(_ name: String) throws {
    let scene = try BuiltInScenes.library.scene(name).scene
    let program = HeadlessApplication(
      size: Inspector.preferredSize(forScene: scene.size), scale: 1, text: .pinned())
    let screen = DemoScreen(scene, in: program.scene, of: program.application, openedBy: name)
    let session = try #require(screen.inspector?.session)
    session.playAgain()
    session.show(.greatestFiniteMagnitude)
    let explanation = try Explanations.of(name)
    let paragraphs = WhyText(session).paragraphs
    let cures = paragraphs.compactMap { if case .cure(let cure) = $0 { cure.text } else { nil } }
    // A change that helps several has one card.
    let shown = explanation.shownCures().reduce(into: [Cure]()) { shown, cure in
      if cure.changes.isEmpty || !shown.contains(where: { $0.changes == cure.changes }) { shown.append(cure) }
    }
    expectEqual(cures, shown.map(\.text))
    let sentences = paragraphs.compactMap { if case .sentence(let words) = $0 { words } else { nil } }
    let verdicts = paragraphs.compactMap { if case .verdict(let line) = $0 { line.words } else { nil } }
    let unreached = explanation.unreached.map(\.sentence)
    let told = Set(explanation.verdicts.map(\.name))
    let untold = explanation.unreached.filter { $0.subject.map(told.contains) != true }.map(\.sentence)
    for line in untold + explanation.goalRemarks {
      #expect((sentences + verdicts).contains(line), "\(line)")
    }
    expectEqual(session.record.startTime, 0, "the clock of an input that is played begins with it")
    // The window's text about the last touches is part of the explanation, which is about all touches.
    guard session.record.chapters.all.count == 1 else { return }
    let lines = Set(explanation.lines().map { String($0.drop { $0 == " " }) })
    // The explanation leaves out recognizers of the kit that played no part; their lanes are in the window.
    let bystanders = session.model.lanes.filter { $0.kind == .recognizer && !explanation.names.contains($0.name) }
    for sentence in sentences where !unreached.contains(sentence) {
      if bystanders.contains(where: { sentence.hasPrefix("\($0.name) ") }) { continue }
      // What a person can do is only in the window.
      if sentence.hasPrefix("Without a change: ") { continue }
      #expect(lines.contains { $0.hasSuffix(sentence) || Self.isSameSignal($0, sentence) }, "\(sentence)")
    }
  }

  /// Whether two sentences about a button say the same but for the names of views on the way.
  ///
  /// The window has names for the parts of containers, such as `bar button of stackView`; `explain` has their classes.
  private static func isSameSignal(_ line: String, _ sentence: String) -> Bool {
    func outline(_ text: String) -> [Substring]? {
      guard text.hasPrefix("button "), let start = text.firstRange(of: "went to "),
        let end = text.firstRange(of: " (3.4); ")
      else { return nil }
      return [text[..<start.lowerBound], text[end.upperBound...]]
    }
    guard let one = outline(line), let other = outline(sentence) else { return false }
    return one == other
  }
}
