import Expectations
import ReferenceModel
import Testing
import TouchGeometry
import TouchKit
import TouchScenes

@testable import TouchDiagnosis

/// Advice with a change: the scene is changed accordingly and played again.
@MainActor @Suite struct AdviceTests {
  @Test func aRecognizerThatTakesTheAdviceNoLongerLosesToTheCulprit() throws {
    var count = 0
    for seed in UInt64(0)..<100 {
      let random = RandomCase(seed: seed)
      for cure in Explanation(ExplainedScene(random.scene, random.input).story).cures {
        guard let change = cure.changes.first else { continue }
        count += 1
        // A scene that has the change already cannot show it.
        guard let changed = change.applied(to: random.scene) else { continue }
        let left = losses(change, in: ExplainedScene(changed, random.input))
        expectEqual(left, [], "seed \(seed): \(cure.sentence)")
      }
    }
    #expect(count > 20)
  }

  @Test func theSwipeWinsWhenTheAdviceIsTaken() throws {
    let loaded = try BuiltInScenes.library.scene("swipe-and-pan")
    let input = try #require(try BuiltInScenes.library.input(of: loaded))
    let change = try #require(Explanation(ExplainedScene(loaded.scene, input).story).cures.first?.changes.first)
    expectEqual(change, .require("pan", toFail: "swipe", true))
    let explained = ExplainedScene(try #require(change.applied(to: loaded.scene)), input)
    #expect(explained.lines(of: "swipe").contains("  swipe acted at 0.048 s (4.5)."))
  }

  @Test func lostGesturesComeBeforeLostTimeAndSuggestionsComeLast() {
    let late = Cure(concerned: [], sentence: "late", cost: .property, savesTime: true)
    let large = Cure(concerned: [], sentence: "large", cost: .subclass)
    let small = Cure(concerned: [], sentence: "small", cost: .property)
    let suggestion = Cure(concerned: [], sentence: "suggestion", cost: .suggestion)
    expectEqual(
      Cure.ranked([suggestion, late, large, small]).map(\.sentence), ["small", "large", "late", "suggestion"])
  }

  /// Decisions of the kind that the change prevents.
  private func losses(_ change: Change, in explained: ExplainedScene) -> [String] {
    explained.entries.compactMap { entry in
      let (one, other) = (
        entry.recognizer.flatMap { explained.stage.name(of: $0) },
        entry.culprit.flatMap { explained.stage.name(of: $0) }
      )
      switch (change, entry.kind) {
      case (.require(let waiting, let first, true), .prevented):
        // The recognizer that waits no longer excludes the other.
        return one == first && other == waiting ? "\(entry.time) \(first) prevented by \(waiting)" : nil
      case (.eachTogether(let a, let b, true), .prevented):
        return one == a && other == b || one == b && other == a ? "\(entry.time) \(a), \(b) prevented" : nil
      case (.recognizer(let name, .cancelsTouchesInView(false)), .cancelled):
        return other == name && entry.reason == .recognized ? "\(entry.time) cancelled by \(name)" : nil
      case (.recognizer(let name, .delaysTouchesBegan(false)), .withheld(.began)),
        (.recognizer(let name, .delaysTouchesEnded(false)), .withheld(.ended)):
        return one == name ? "\(entry.time) withheld by \(name)" : nil
      default: return nil
      }
    }
  }
}
