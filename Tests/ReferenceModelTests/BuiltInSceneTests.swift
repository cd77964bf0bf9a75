import Expectations
import ReferenceModel
import Testing
import TouchScenes

/// The scenes that the program brings along, judged a second time.
@Suite struct BuiltInSceneTests {
  /// The model knows no keys, motion, remote controls, controls with a value, text inputs and app-defined recognizers.
  private static let entries = BuiltInScenes.entries.filter {
    let unknown = [
      "presses", "motion", "remote-control", "gallery", "swipe-container", "swipe-container-cured", "tap-against-field",
      "tap-against-field-cured", "own-recognizer",
    ]
    return !unknown.contains($0.name)
  }

  @Test(arguments: entries) func theModelComesToTheSameLog(_ entry: BuiltInScenes.Entry) throws {
    let loaded = try BuiltInScenes.library.scene(entry.name)
    // The model has no scroll views, containers and menus.
    if isUnknown(loaded.scene.root) { return }
    let input = try #require(try BuiltInScenes.library.input(of: loaded))
    var scene = loaded.scene
    scene.root = still(scene.root)
    var player = try ReferencePlayer(scene: scene)
    let log = String(decoding: try #require(BuiltInScenes.file(entry.logFile)), as: UTF8.self)
    expectEqual(player.play(input), log.split(separator: "\n").map(String.init))
  }

  /// The view with recognizers that do not move it, which the model cannot.
  ///
  /// The recorded fingers land where views are hit, moved or not.
  private func still(_ view: SceneView) -> SceneView {
    var view = view
    for index in view.recognizers.indices { view.recognizers[index].apply = nil }
    view.children = view.children.map(still)
    return view
  }

  private func isUnknown(_ view: SceneView) -> Bool {
    view.viewClass.isKind(of: .scrollView) || view.controller?.controllerClass.isContainer == true || !view.menu.isEmpty
      || view.children.contains(where: isUnknown)
  }
}
