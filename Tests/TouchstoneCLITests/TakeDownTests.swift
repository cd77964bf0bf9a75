import Expectations
import Testing
import TouchGeometry
import TouchLoop
import TouchScenes
import TouchTesting

@testable import TouchInspector
@testable import TouchKit
@testable import TouchstoneCLI

/// A scene goes at a time when anything may be under way in it: a finger that is tracked, a tap that waits for a second,
/// a touch that is held back, content that coasts, something that is animated.
@MainActor @Suite struct TakeDownTests {
  /// A built-in scene in its window, played up to a time.
  @MainActor private struct Shown {
    let application: UIApplication
    let surface: SilentSurface
    var demo: DemoScreen?
    /// Nil unless what happens is recorded.
    private(set) var recording: RecordingController?

    init(_ scene: SceneFile, _ input: InputFile, until time: Double, isPlain: Bool, isRecorded: Bool = false) {
      surface = SilentSurface(size: scene.size)
      application = UIApplication(loop: EventLoop(clock: ManualClock()))
      let windowScene = application.connect(surface)
      let demo = DemoScreen(scene, in: windowScene, of: application, isPlain: isPlain)
      self.demo = demo
      if isRecorded {
        let recording = RecordingController(application, in: windowScene)
        recording.stage = { [weak demo] in demo?.place ?? .corner }
        recording.open(sceneSize: scene.size, input: nil)
        recording.record()
        self.recording = recording
      }
      application.loop.advance(to: 0)
      for event in input.events where event.time <= time {
        application.loop.advance(upTo: event.time)
        for input in event.inputs(on: demo.place) { application.receive(input, from: surface) }
        application.loop.advance(to: event.time)
      }
      application.loop.advance(to: time)
    }
  }

  /// Times at which a scene may go: at each event, a little later, when it waits, and while it coasts to its end.
  private func moments(of input: InputFile, each: Bool = false) -> [Double] {
    let times = Array(Set(input.events.map(\.time))).sorted()
    let step = each ? 1 : max(1, times.count / 3)
    let some = stride(from: 0, to: times.count, by: step).map { times[$0] } + [times.last ?? 0]
    return Array(Set(some + some.map { $0 + 0.02 } + [(times.last ?? 0) + 0.2, (times.last ?? 0) + 0.6])).sorted()
  }

  /// What is wrong after a scene was taken down; empty if nothing is.
  private func faults(
    _ scene: SceneFile, _ input: InputFile, at time: Double, isPlain: Bool, isRecorded: Bool = false
  ) -> [String] {
    var shown = Shown(scene, input, until: time, isPlain: isPlain, isRecorded: isRecorded)
    let application = shown.application
    weak let stage = shown.demo?.stage
    weak let window = shown.demo?.window
    var recognizers = shown.demo?.stage.recognizersInOrder ?? []
    shown.demo?.close()
    let log = stage?.log
    application.loop.advance(to: application.now)
    var faults: [String] = []
    func expect(_ isSo: Bool?, _ fault: String) { if isSo != true { faults.append("\(time): \(fault)") } }
    if isRecorded {
      // What goes down is in the recording, and comes to an end in it.
      var lines: [InputLine] = []
      shown.recording?.keep = {
        lines = $0.lines
        return ""
      }
      shown.recording?.save()
      expect(!lines.isEmpty || input.events.allSatisfy { $0.time > time }, "nothing was recorded")
      expect(InputFile.fingersLeft(in: lines).isEmpty, "a finger never goes in the recording")
    }
    expect(application.loop.hasPendingTimers == false, "a timer still waits")
    expect(application.touchesEvent.touches.isEmpty, "a finger is still down")
    expect(application.presses.isEmpty, "a key is still down")
    expect(recognizers.allSatisfy { $0.state == .possible }, "a recognizer is left in an attempt")
    expect(application.windows.isEmpty, "a window is still shown")
    // Later events have no effect.
    for event in input.events {
      for input in event.inputs() { application.receive(input, from: shown.surface) }
      application.loop.advance(to: application.now + 0.05)
    }
    application.loop.advance(to: application.now + 5)
    expect(stage?.log == log, "it still logs")
    shown.demo = nil
    recognizers = []
    expect(stage == nil, "the stage is still kept")
    expect(window == nil, "the window is still kept")
    return faults
  }

  @Test(arguments: WalkedScenes.names)
  func aSceneGoesInEveryState(_ name: String) throws {
    let loaded = try Scenes.load(name)
    let input = try #require(Scenes.ownInput(of: loaded))
    for (index, time) in moments(of: input).enumerated() {
      expectEqual(faults(loaded.scene, input, at: time, isPlain: index % 4 != 0), [])
    }
  }

  @Test(arguments: WalkedScenes.names)
  func aSceneGoesWhileItIsRecorded(_ name: String) throws {
    let loaded = try Scenes.load(name)
    let input = try #require(Scenes.ownInput(of: loaded))
    for (index, time) in moments(of: input).enumerated() where index % 4 == 1 {
      expectEqual(faults(loaded.scene, input, at: time, isPlain: true, isRecorded: true), [])
    }
  }

  /// Each event of the scenes with texts: keys that are down, texts that are composed, selections that are dragged.
  @Test func aSceneGoesWhileATextIsComposed() throws {
    var composed = 0
    for name in BuiltInScenes.entries.map(\.name) {
      let loaded = try Scenes.load(name)
      let input = try #require(Scenes.ownInput(of: loaded))
      let isComposed = input.lines.contains { if case .composition = $0.content { true } else { false } }
      guard isComposed else { continue }
      composed += 1
      for time in moments(of: input, each: true) {
        expectEqual(faults(loaded.scene, input, at: time, isPlain: true), [])
        expectEqual(faults(loaded.scene, input, at: time, isPlain: false, isRecorded: true), [])
      }
    }
    #expect(composed > 0)
  }

  /// The window receives a finger outside the scene first, then a panel: neither may retain it.
  @Test func aSceneGoesWithThePanelsThatWereTouched() throws {
    let loaded = try Scenes.load("one-tap")
    let surface = SilentSurface(size: Inspector.preferredSize(forScene: loaded.scene.size))
    let application = UIApplication(loop: EventLoop(clock: ManualClock()))
    var demo: DemoScreen? = DemoScreen(loaded.scene, in: application.connect(surface), of: application)
    application.loop.advance(to: 0)
    let places = [CGPoint(x: 1100, y: 200), CGPoint(x: 640, y: 740)]
    for (time, phase) in [(0.1, InputSample.Phase.began), (0.2, .ended)] {
      application.loop.advance(to: time)
      let samples = places.enumerated().map {
        InputSample(finger: $0.offset, phase: phase, location: $0.element, timestamp: time)
      }
      application.receive(.touches(samples), from: surface)
    }
    weak let inspector = demo?.inspector
    weak let session = demo?.inspector?.session
    demo?.close()
    demo = nil
    application.loop.advance(to: 5)
    #expect(inspector == nil && session == nil)
  }
}

extension InputFile {
  /// The fingers of lines that are still down after them.
  fileprivate static func fingersLeft(in lines: [InputLine]) -> Set<Int> {
    var down: Set<Int> = []
    for line in lines {
      guard case .touch(let touch) = line.content else { continue }
      if touch.phase == .began || touch.phase == .moved { down.insert(touch.id) } else { down.remove(touch.id) }
    }
    return down
  }
}
