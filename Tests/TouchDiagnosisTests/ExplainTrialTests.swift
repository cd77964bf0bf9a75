import Expectations
import ExplainTrial
import Testing
import TouchDiagnosis
import TouchScenes

/// Compares the diagnosis with every single change, tried one after the other; `make fuzz-diagnosis` does so for
/// thousands of scenes.
@MainActor @Suite struct ExplainTrialTests {
  @Test func theSearchCuresWhatOneChangeOfARandomSceneCures() {
    var trial = ExplainTrial()
    for seed in UInt64(1)...3 { trial.run(seed: seed) }
    expectEqual(trial.faults, [])
    #expect(trial.curable > 0 && trial.cured == trial.curable && trial.confirmed == trial.shown)
  }

  @Test func whoIsHeldBackByNobodyIsKnownAfterAFewPlays() throws {
    let (scene, input) = ThirtyRecognizers.withoutCure
    let diagnosis = Diagnosis(scene, input)
    #expect(diagnosis.cures(for: try Goal("m acts", in: scene)).isEmpty)
    #expect(diagnosis.plays < 40)
  }

  @Test func whoeverIsQuietNeedsNoChange() throws {
    let (scene, input) = ThirtyRecognizers.withoutCure
    let diagnosis = Diagnosis(scene, input)
    #expect(diagnosis.cures(for: try Goal("m does not act", in: scene)).isEmpty)
    expectEqual(diagnosis.plays, 1)
  }

  @Test func aSearchThatIsGivenUpTellsWhatItHasFound() throws {
    let (scene, input) = ThirtyRecognizers.withoutCure
    let diagnosis = Diagnosis(scene, input)
    var maximum = 0
    let cures = diagnosis.cures(for: try Goal("list scrolls", in: scene)) { count in
      maximum = count
      return count < 5
    }
    #expect(cures.isEmpty && maximum == 5)
  }

  @Test("Of the recognizers that waited in vain, the first 32 are replayed without their requirements")
  func replaysOfRecognizersThatWaitedInVain() throws {
    let names = (0..<40).map { "m\($0)" }
    let taps = names.map { recognizer($0, "Tap", #","requiresToFail":["x"]"#) }.joined(separator: ",")
    let inner = view("q", "[50,50,200,200]", #","recognizers":[\#(taps)]"#)
    let puzzle = try Puzzle(view("p", whole, with(recognizer("x", "Tap")), of: "UIView", inner), [.tap(100, 100)])
    expectEqual(puzzle.likelyGoals, names.prefix(32).map { "\($0) acts" })
  }
}
