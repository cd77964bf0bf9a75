import ReferenceModel
import Testing
import TouchGeometry
import TouchKit
import TouchScenes

@testable import TouchInspector

/// Every cure that is a change of a property or relation is taken: the scene is changed as told and played again.
@MainActor @Suite struct CureTests {
  @Test func whoeverTakesTheCureNoLongerLosesToTheCulprit() {
    var count = 0
    for seed in UInt64(0)..<100 {
      let random = RandomCase(seed: seed)
      for cure in Explanation(Told(random.scene, random.input).story).cures {
        guard let change = cure.change else { continue }
        count += 1
        let left = losses(change, in: Told(cured(random.scene, change), random.input))
        #expect(left == [], "seed \(seed): \(cure.sentence)")
      }
    }
    #expect(count > 20)
  }

  @Test func theSwipeWinsWhenTheCureIsTaken() throws {
    let loaded = try BuiltInScenes.library.scene("swipe-and-pan")
    let input = try #require(try BuiltInScenes.library.input(of: loaded))
    let change = try #require(Explanation(Told(loaded.scene, input).story).cures.first?.change)
    #expect(change == .require("pan", toFail: "swipe"))
    let told = Told(cured(loaded.scene, change), input)
    #expect(told.lines(of: "swipe").contains("  swipe acted at 0.048 s (4.5)."))
  }

  /// Decisions of the kind that the change was to end.
  private func losses(_ change: Cure.Change, in told: Told) -> [String] {
    told.entries.compactMap { entry in
      let (one, other) = (
        entry.recognizer.flatMap { told.stage.name(of: $0) }, entry.culprit.flatMap { told.stage.name(of: $0) }
      )
      switch (change, entry.kind) {
      case (.require(let waiting, let first), .prevented):
        // Who is waited for is no longer excluded by the one that waits.
        return one == first && other == waiting ? "\(entry.time) \(first) prevented by \(waiting)" : nil
      case (.recognizeTogether(let a, let b), .prevented):
        return one == a && other == b || one == b && other == a ? "\(entry.time) \(a), \(b) prevented" : nil
      case (.setFalse(.cancelsTouchesInView, let name), .cancelled):
        return other == name && entry.reason == .recognized ? "\(entry.time) cancelled by \(name)" : nil
      case (.setFalse(.delaysTouchesBegan, let name), .withheld(.began)),
        (.setFalse(.delaysTouchesEnded, let name), .withheld(.ended)):
        return one == name ? "\(entry.time) withheld by \(name)" : nil
      default: return nil
      }
    }
  }

  private func cured(_ scene: SceneFile, _ change: Cure.Change) -> SceneFile {
    var scene = scene
    scene.root = cured(scene.root, change)
    return scene
  }

  private func cured(_ view: SceneView, _ change: Cure.Change) -> SceneView {
    var view = view
    for index in view.recognizers.indices {
      let name = view.recognizers[index].name
      switch change {
      case .require(name, let first): view.recognizers[index].requiresToFail.append(first)
      case .recognizeTogether(name, _):
        var delegate = view.recognizers[index].delegate ?? SceneDelegate()
        delegate.shouldRecognizeSimultaneouslyWith = .always(true)
        view.recognizers[index].delegate = delegate
      case .setFalse(let flag, name):
        let property: RecognizerProperty =
          switch flag {
          case .cancelsTouchesInView: .cancelsTouchesInView(false)
          case .delaysTouchesBegan: .delaysTouchesBegan(false)
          case .delaysTouchesEnded: .delaysTouchesEnded(false)
          case .requiresExclusiveTouchType: .requiresExclusiveTouchType(false)
          }
        view.recognizers[index].properties.append(property)
      case .require, .recognizeTogether, .setFalse: break
      }
    }
    view.children = view.children.map { cured($0, change) }
    return view
  }
}
