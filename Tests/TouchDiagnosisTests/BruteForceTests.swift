import ReferenceModel
import Testing
import TouchKit
import TouchScenes

@testable import TouchDiagnosis

/// Compares the diagnosis with an independent search.
///
/// The search tries every flag and every relation of a scene's file, one at a time, and judges by the scene's log.
/// `make fuzz-diagnosis` does so with thousands of scenes.
@MainActor @Suite struct BruteForceTests {
  /// Whether the log contains an action of the recognizer.
  private func acts(_ name: String, in scene: SceneFile, _ input: InputFile) -> Bool {
    let player = ScenePlayer(scene)
    player.play(input)
    return player.stage.log.contains { $0.contains(" \(name) action ") }
  }

  /// Scenes with one change, made by the keys of the file.
  private func neighbors(of scene: SceneFile) -> [SceneFile] {
    let names = scene.recognizerNames
    var found: [SceneFile] = []
    for name in names {
      for key in ["cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded", "isEnabled"] {
        for flag in [true, false] { if let one = try? scene.setting(key, .bool(flag), of: name) { found.append(one) } }
      }
      for other in names where other != name {
        found.append(scene.requiring(name, toFail: other, true))
        found.append(scene.requiring(name, toFail: other, false))
        found.append(scene.recognizingTogether(name, other, true))
      }
    }
    for view in ["root", "child", "grandchild", "sibling"] {
      for key in ["isMultipleTouchEnabled", "isExclusiveTouch", "isUserInteractionEnabled"] {
        for flag in [true, false] { if let one = try? scene.setting(key, .bool(flag), of: view) { found.append(one) } }
      }
    }
    return found.filter { $0 != scene }
  }

  @Test func theSearchCuresWhatOneChangeCanCure() throws {
    var (curable, cured) = (0, 0)
    for seed in UInt64(1)...12 {
      let random = RandomCase(seed: seed)
      let diagnosis = Diagnosis(random.scene, random.input)
      for name in random.scene.recognizerNames where !acts(name, in: random.scene, random.input) {
        guard neighbors(of: random.scene).contains(where: { acts(name, in: $0, random.input) }) else { continue }
        curable += 1
        let cures = diagnosis.cures(for: .acts(name), limits: .thorough)
        if !cures.isEmpty { cured += 1 }
        for cure in cures {
          let changed = cure.changes.reduce(Optional(random.scene)) { scene, change in
            scene.flatMap { change.applied(to: $0) }
          }
          #expect(acts(name, in: try #require(changed), random.input), "seed \(seed): \(cure.swift)")
        }
        if cures.isEmpty { print("seed \(seed): nothing for \(name)") }
      }
    }
    #expect(curable >= 3)
    #expect(cured * 100 >= curable * 99, "\(cured) of \(curable)")
  }
}
