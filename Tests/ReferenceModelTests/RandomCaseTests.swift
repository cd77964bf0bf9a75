import Expectations
import ReferenceModel
import Testing
import TouchScenes

/// What must hold in every log, whatever the scene.
@Suite struct RandomCaseTests {
  @Test func theSameSeedGivesTheSameLog() throws {
    let (first, second) = (RandomCase(seed: 7), RandomCase(seed: 7))
    #expect(first.scene == second.scene && first.input == second.input)
    var player = try ReferencePlayer(scene: first.scene)
    expectEqual(player.play(first.input), player.play(second.input))
  }

  @Test func everyTouchThatAViewHearsOfEndsOnce() throws {
    for seed in UInt64(1)...400 {
      let (log, scene) = try played(seed)
      // Calls that travel up the chain, and views that override but one method, tell no whole story.
      let isWhole = all(scene.root).allSatisfy {
        $0.viewClass == .view && $0.callsSuper == .never && $0.overrides == TouchMethod.allCases
      }
      guard isWhole else { continue }
      for name in all(scene.root).map(\.name) {
        var down: [String] = []
        for words in log where words[1] == name && words[2].hasPrefix("touches") {
          let ids = Array(words.dropFirst(3))
          switch words[2] {
          case "touchesBegan":
            down += ids
          case "touchesMoved":
            #expect(ids.allSatisfy(down.contains), "seed \(seed): \(words)")
          case _:
            #expect(ids.allSatisfy(down.contains), "seed \(seed): \(words)")
            for id in ids { if let index = down.firstIndex(of: id) { down.remove(at: index) } }
          }
        }
        #expect(down.isEmpty, "seed \(seed): \(name) never hears the end of \(down)")
      }
    }
  }

  @Test func actionsOfAnAttemptComeInTheOrderOfTheStateDiagram() throws {
    for seed in UInt64(1)...400 {
      let (log, scene) = try played(seed)
      let recognizers = all(scene.root).flatMap(\.recognizers)
      // An action may remove a recognizer whose end has not been reported yet.
      guard recognizers.allSatisfy(\.on.isEmpty) else { continue }
      for recognizer in recognizers {
        let isDiscrete = recognizer.recognizerClass == .tap || recognizer.recognizerClass == .swipe
        var state = "possible"
        for words in log where words[1] == recognizer.name && words[2] == "action" {
          let allowed = isDiscrete ? ["ended"] : state == "possible" ? ["began"] : ["changed", "ended", "cancelled"]
          #expect(allowed.contains(words[3]), "seed \(seed): \(words) after \(state)")
          state = words[3] == "ended" || words[3] == "cancelled" ? "possible" : words[3]
        }
        expectEqual(state, "possible", "seed \(seed): \(recognizer.name) stops in \(state)")
      }
    }
  }

  private func played(_ seed: UInt64) throws -> (log: [[String]], scene: SceneFile) {
    let made = RandomCase(seed: seed)
    var player = try ReferencePlayer(scene: made.scene)
    return (player.play(made.input).map { $0.split(separator: " ").map(String.init) }, made.scene)
  }

  private func all(_ view: SceneView) -> [SceneView] { [view] + view.children.flatMap(all) }
}
