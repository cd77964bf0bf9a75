import Expectations
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

  /// Plays a scene's input in a recording window.
  ///
  /// - Parameter tells: Whether the app passes its failure requirements to the recorder.
  private func record(_ scene: SceneFile, _ input: InputFile, tells: Bool = true) -> [String] {
    var recorder: TouchRecorder?
    let player = ScenePlayer(on: SilentSurface(size: scene.size)) { application, windowScene in
      let window = TouchRecorderWindow(windowScene: windowScene)
      let stage = SceneStage(scene, for: application)
      recorder = window.recorder
      stage.install(in: window)
      window.makeKeyAndVisible()
      return (stage, window)
    }
    for view in scene.every(scene.root) where tells {
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
    expectEqual(recorder.captures.count, 2)
    for text in recorder.captures {
      let capture = try read(text)
      #expect(capture.log.contains { $0.hasSuffix("touch 1 in keeper") }, "\(capture.log)")
      expectNil(CaptureReplay(capture).difference)
    }
  }

  @Test(arguments: WalkedScenes.names)
  func aBuiltInScenePlayedAgainGivesWhatWasSeen(_ name: String) throws {
    let loaded = try BuiltInScenes.library.scene(name)
    let input = try #require(try BuiltInScenes.library.input(of: loaded))
    for text in record(loaded.scene, input) {
      let capture = try read(text)
      // What else it says are recognizers that text inputs bring along, which no scene has.
      #expect(capture.isObserved && capture.scene.about.hasPrefix("Recorded from An app."))
      expectNil(CaptureReplay(capture).difference)
    }
  }

  /// The built-in scenes with failure requirements.
  private nonisolated static let waiting: [String] = BuiltInScenes.entries.map(\.name).filter { name in
    guard let scene = try? BuiltInScenes.library.scene(name).scene else { return false }
    return scene.every(scene.root).contains { $0.recognizers.contains { !$0.requiresToFail.isEmpty } }
  }

  @Test("Failure requirements are found in a recording that does not contain them", arguments: waiting)
  func whoWaitsIsFound(_ name: String) throws {
    let loaded = try BuiltInScenes.library.scene(name)
    let input = try #require(try BuiltInScenes.library.input(of: loaded))
    for text in record(loaded.scene, input, tells: false) {
      let recording = try read(text)
      let concluded = UnsaidWaiting(in: recording).capture
      expectNil(CaptureReplay(concluded).difference)
      let isUnsaid = CaptureReplay(recording).difference != nil
      #expect(concluded.conclusions.isEmpty != isUnsaid)
      let pairs = concluded.scene.every(concluded.scene.root).flatMap(\.recognizers).flatMap { one in
        one.requiresToFail.map { "\(one.name) waits for \($0) to fail" }
      }
      let known = loaded.scene.every(loaded.scene.root).flatMap(\.recognizers).flatMap { one in
        one.requiresToFail.map { "\(one.name) waits for \($0.filter { $0 != "." }) to fail" }
      }
      #expect(Set(pairs).isSubset(of: known) && pairs.count == concluded.conclusions.count)
      #expect(concluded.conclusions.allSatisfy(concluded.scene.about.contains))
    }
  }

  @Test("What no requirement explains is left as it was recorded, and explained with a warning")
  func whatNobodyWaitsForIsLeft() throws {
    let loaded = try BuiltInScenes.library.scene("single-double-tap-cured")
    let input = try #require(try BuiltInScenes.library.input(of: loaded))
    var recording = try read(try #require(record(loaded.scene, input, tells: false).first))
    recording.log = recording.log.filter { $0.contains(" touch ") } + ["0 double acts ended"]
    expectEqual(UnsaidWaiting(in: recording).capture, recording)
    #expect(
      Scenes.remarks(on: recording).first == "It does not play as it was seen: double is different."
        && Scenes.remarks(on: recording).last == "So what is said here may not be what has happened.")
  }

  @Test("A capture with failure requirements needs no conclusion")
  func whoWaitsIsTold() throws {
    let loaded = try BuiltInScenes.library.scene("single-double-tap-cured")
    let input = try #require(try BuiltInScenes.library.input(of: loaded))
    for text in record(loaded.scene, input) {
      let recording = try read(text)
      #expect(UnsaidWaiting(in: recording).capture == recording && Scenes.remarks(on: recording) == [])
    }
  }

  @Test("An action seen after another recognizer reset its recognizer has any state")
  func anActionOfOneAtRest() {
    func difference(_ seen: String, _ played: String) -> [String]? {
      SeenStates.firstDifference(["0.1 pan acts \(seen)"], [("0.1 pan acts \(played)", "4.5")])?.sentences
    }
    expectNil(difference("possible", "ended"))
    expectEqual(difference("began", "ended")?.first, "pan is different")
  }
}
