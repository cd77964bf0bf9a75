import TouchDiagnosis
import TouchInspector
import TouchScenes

@testable import TouchstoneCLI

/// What is explained of the built-in scenes with their own input; several tests compare with it.
@MainActor enum Explanations {
  private static var known: [String: Explanation] = [:]

  /// Explains a scene, the first time that it is asked for.
  static func of(_ name: String) throws -> Explanation {
    if let explanation = known[name] { return explanation }
    let loaded = try BuiltInScenes.library.scene(name)
    let input = try BuiltInScenes.library.input(of: loaded) ?? InputFile(size: loaded.scene.size)
    let explanation = Question(loaded.scene, input, guesses: .ofLosers).answer
    known[name] = explanation
    return explanation
  }
}

/// The pages of the built-in scenes with their own input; several tests read each.
@MainActor enum Pages {
  private static var known: [String: String] = [:]

  /// Makes the page of a scene, the first time that it is asked for.
  static func of(_ name: String) throws -> String {
    if let page = known[name] { return page }
    let (scene, input) = try Scenes.loadWithInput(name, nil)
    let page = PlayedScene(scene, input, isHeard: true).page.text
    known[name] = page
    return page
  }
}

/// The scenes of walks that take seconds: all of them, and every fourth in a build without Foundation, where nothing but
/// the geometry is different.
enum WalkedScenes {
  #if FoundationGeometry
  static let step = 1
  #else
  static let step = 4
  #endif
  static let names = stride(from: 0, to: BuiltInScenes.entries.count, by: step).map { BuiltInScenes.entries[$0].name }
}
