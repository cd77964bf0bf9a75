import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchScenes
import TouchTesting

@testable import TouchRecorder
@testable import TouchstoneCLI

/// The recorder for telephones, in programs of the kit: what it writes, played again, gives what it saw.
@MainActor @Suite struct RecorderTests {
  private func read(_ text: String) throws -> CaptureFile {
    let path = "/tmp/touchstone-recorder-\(getpid()).touchstone"
    defer { _ = unlink(path) }
    try TextFile.replace(path, with: text)
    return try #require(try BuiltInScenes.library.scene(path).capture)
  }

  /// Plays a scene's own input in a window that records.
  private func record(_ scene: SceneFile, _ input: InputFile) -> [String] {
    var recorder: TouchRecorder?
    let player = ScenePlayer(on: SilentSurface(size: scene.size)) { application, windowScene in
      let window = TouchRecorderWindow(windowScene: windowScene)
      let stage = SceneStage(scene, for: application)
      recorder = window.recorder
      stage.install(in: window)
      window.makeKeyAndVisible()
      return (stage, window)
    }
    for view in scene.every(scene.root) {
      for one in view.recognizers + (view.panGestureRecognizer.map { [$0] } ?? []) {
        for other in one.requiresToFail {
          guard let first = player.stage.recognizer(named: one.name),
            let second = player.stage.recognizer(named: other)
          else { continue }
          recorder?.require(first, toFail: second)
        }
      }
    }
    player.play(input)
    recorder?.finish()
    return recorder?.captures ?? []
  }

  @Test(arguments: BuiltInScenes.entries.map(\.name)) func aBuiltInScenePlayedAgainGivesWhatWasSeen(_ name: String)
    throws
  {
    let loaded = try BuiltInScenes.library.scene(name)
    let input = try #require(try BuiltInScenes.library.input(of: loaded))
    for text in record(loaded.scene, input) {
      let capture = try read(text)
      // What else it says are recognizers that text inputs bring along, which no scene has.
      #expect(capture.isObserved && capture.scene.about.hasPrefix("Recorded from An app."))
      #expect(CaptureReplay(capture).difference == nil)
    }
  }
}
