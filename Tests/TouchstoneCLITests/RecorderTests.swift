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

  /// Takes the touches of everything in it.
  private final class Keeper: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { bounds.contains(point) ? self : nil }
  }

  @Test("A view that answers for everything in it is recorded as such")
  func aViewThatKeepsTouches() throws {
    let stage = TouchStage(size: CGSize(width: 200, height: 200))
    let keeper = Keeper(frame: CGRect(x: 20, y: 20, width: 160, height: 160))
    keeper.addSubview(UIView(frame: CGRect(x: 40, y: 40, width: 80, height: 80)))
    keeper.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
    keeper.addGestureRecognizer(UITapGestureRecognizer())
    stage.window.addSubview(keeper)
    stage.settle()
    let recorder = TouchRecorder()
    recorder.takesPictures = false
    recorder.watch(stage.window)
    for place in [CGPoint(x: 100, y: 100), CGPoint(x: 30, y: 30)] {
      stage.tap(at: place)
      stage.wait(5)
      recorder.finish()
    }
    #expect(recorder.captures.count == 2)
    for text in recorder.captures {
      let capture = try read(text)
      #expect(capture.log.contains { $0.hasSuffix("touch 1 in keeper") }, "\(capture.log)")
      #expect(CaptureReplay(capture).difference == nil)
    }
  }

  @Test(arguments: WalkedScenes.names) func aBuiltInScenePlayedAgainGivesWhatWasSeen(_ name: String)
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
