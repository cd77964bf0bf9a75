import Expectations
import Testing
import TouchGeometry
import TouchKit

@testable import TouchScenes

/// A recording that is played leads to the callbacks of the live run, with their times.
@MainActor @Suite struct LiveRecordingTests {
  private nonisolated static let scenes = BuiltInScenes.entries.map(\.name)

  @Test(arguments: scenes) func whatRandomFingersDoIsPlayedWithTheSameLog(_ name: String) throws {
    for seed in 1...2 {
      let live = try LiveStage(name)
      live.controller.record()
      var fingers = RandomFingers(seed: UInt64(seed) &* 77 &+ UInt64(name.utf8.count))
      for _ in 0..<80 {
        let (time, event) = fingers.next()
        live.at(time, event)
      }
      live.controller.finishRecording()
      live.advance(to: fingers.time + 10)
      // Where coasting content is depends on the frames of the display, which a recording does not hold.
      func settled(_ log: [String]) -> [String] { log.filter { !$0.contains("scrollViewDidScroll") } }
      try expectEqual(settled(live.replayed()), settled(live.stage.log), "scene \(name), seed \(seed)")
      #expect(!(live.controller.input?.lines.isEmpty ?? true))
    }
  }

  @Test(arguments: [9.99, 9.995, 10, 10.005, 10.0079]) func whatIsNotRecordedDecidesAsWhatIs(
    _ travel: Double
  ) throws {
    func log(isRecording: Bool) throws -> [String] {
      let live = try LiveStage("transform")
      if isRecording { live.controller.record() }
      live.at(1, .touches([sample(1, .began, 150.003, 280)]))
      live.at(1.25, .touches([sample(1, .moved, 150.003 + travel, 280)]))
      live.at(1.5, .touches([sample(1, .ended, 150.003 + travel, 280)]))
      live.advance(to: 5)
      return live.stage.log.map { String($0.drop { $0 != " " }) }
    }
    try expectEqual(log(isRecording: false), log(isRecording: true))
  }

  @Test("What was done last is known without a recording: up to a pause, without pointer and keys")
  func lastInput() throws {
    let live = try LiveStage("one-tap")
    expectNil(live.controller.lastInput)
    live.at(1, .touches([sample(1, .began, 10, 20)]))
    live.at(1.1, .touches([sample(1, .ended, 10, 20)]))
    live.at(1.2, .hover(CGPoint(x: 263, y: 100), timestamp: 0))
    live.at(1.3, .key(code: 44, characters: " ", isDown: true, timestamp: 0))
    live.at(2.2, .touches([sample(1, .began, 30, 40)]))
    live.at(9, .touches([sample(1, .moved, 34, 40)]))
    live.at(9.25, .touches([sample(1, .ended, 34, 40)]))
    let first = try #require(live.controller.lastInput)
    expectEqual(first.text.split(separator: "\n").count, 6, "a finger that rests is no pause")
    live.at(11, .touches([sample(1, .began, 50, 60)]))
    live.at(11.25, .touches([sample(1, .ended, 50, 60)]))
    expectEqual(
      live.controller.lastInput?.text,
      """
      {"format": "touchstone-input", "version": 1, "size": [390, 640]}
      {"t": 0, "id": 1, "phase": "began", "x": 50, "y": 60}
      {"t": 0.25, "id": 1, "phase": "ended", "x": 50, "y": 60}

      """)
    live.controller.open(sceneSize: CGSize(width: 100, height: 100), input: nil)
    expectNil(live.controller.lastInput)
  }

  @Test func theFileSaysWhatFingersPointerWheelAndKeysDid() throws {
    let live = try LiveStage("one-tap", mouseIsFinger: false)
    live.controller.record()
    live.at(1, .hover(CGPoint(x: 263, y: 100), timestamp: 0))
    live.at(1.5, .scroll(CGVector(dx: 0, dy: -48), at: CGPoint(x: 263, y: 100), timestamp: 0))
    live.at(1.75, .touches([sample(0, .began, 10, 20, type: .indirectPointer, buttons: .secondary, modifiers: .shift)]))
    live.at(1.8, .touches([sample(0, .ended, 10.3, 20, type: .indirectPointer)]))
    live.at(2, .key(code: 44, characters: " ", isDown: true, timestamp: 0))
    live.at(2.125, .key(code: 44, characters: " ", isDown: false, timestamp: 0))
    live.at(2.25, .hover(nil, timestamp: 0))
    live.at(2.5, .shake(timestamp: 0))
    live.controller.finishRecording()
    expectEqual(
      live.controller.input?.text,
      """
      {"format": "touchstone-input", "version": 1, "size": [390, 640]}
      {"t": 0, "hover": [10, 20]}
      {"t": 0.5, "scroll": [0, -48], "x": 10, "y": 20}
      {"t": 0.75, "id": 0, "phase": "began", "x": 10, "y": 20, "type": "indirectPointer", "buttons": ["secondary"], \
      "modifiers": ["shift"]}
      {"t": 0.8, "id": 0, "phase": "ended", "x": 10.296875, "y": 20, "type": "indirectPointer"}
      {"t": 1, "press": "began", "key": "space"}
      {"t": 1.125, "press": "ended", "key": "space"}
      {"t": 1.25, "hover": [-1, -1]}
      {"t": 1.5, "motion": "shake"}

      """)
  }

  @Test("53.14: a recording has the pressure and the angles of a pen, and plays them")
  func pens() throws {
    let live = try LiveStage("one-tap")
    live.controller.record()
    let angles = PenAngles(tilt: CGVector(dx: 0.5, dy: -0.25), roll: 1)
    var pen = sample(0, .began, 10, 20, type: .pencil)
    pen.force = 0.75
    pen.angles = angles
    live.at(1, .hover(CGPoint(x: 263, y: 100), timestamp: 0, pen: PenHover(distance: 0.5, angles: angles)))
    live.at(1.5, .touches([pen]))
    pen.phase = .ended
    pen.force = 7
    live.at(2, .touches([pen]))
    live.controller.finishRecording()
    let input = try #require(live.controller.input)
    expectEqual(
      input.text,
      """
      {"format": "touchstone-input", "version": 1, "size": [390, 640]}
      {"t": 0, "hover": [10, 20], "distance": 0.5, "tilt": [0.5, -0.25], "roll": 1}
      {"t": 0.5, "id": 0, "phase": "began", "x": 10, "y": 20, "type": "pencil", "force": 0.75, "tilt": [0.5, -0.25], \
      "roll": 1}
      {"t": 1, "id": 0, "phase": "ended", "x": 10, "y": 20, "type": "pencil", "force": 1, "tilt": [0.5, -0.25], \
      "roll": 1}
      {"t": 1, "hover": [-1, -1]}

      """)
    (pen.phase, pen.force, pen.location, pen.timestamp) = (.began, 0.75, CGPoint(x: 10, y: 20), 0.5)
    let played = input.events.flatMap { $0.inputs() }
    expectEqual(
      Array(played.prefix(2)),
      [
        .hover(CGPoint(x: 10, y: 20), timestamp: 0, pen: PenHover(distance: 0.5, angles: angles)), .touches([pen]),
      ])
  }

  @Test func fingersBesideTheSceneAreNotWrittenDown() throws {
    let live = try LiveStage("multi-touch")
    live.controller.record()
    live.at(1, .touches([sample(1, .began, -40, 20)]))
    live.at(1.1, .touches([sample(1, .moved, 100, 100), sample(2, .began, 195, 250)]))
    live.at(1.2, .touches([sample(1, .ended, 100, 100), sample(2, .ended, 195, 250)]))
    live.controller.finishRecording()
    expectEqual(live.controller.input?.lines.map(\.time), [0, 0.1])
    try expectEqual(live.replayed(), live.stage.log)
  }

  @Test func eventsOfOneTurnStayApart() throws {
    let live = try LiveStage("multi-touch")
    live.controller.record()
    live.advance(to: 1)
    live.at(1, .touches([sample(1, .began, 195, 250)]))
    live.at(1, .touches([sample(2, .began, 195, 480)]))
    live.at(1.1, .touches([sample(1, .ended, 195, 250), sample(2, .ended, 195, 480)]))
    live.controller.finishRecording()
    expectEqual(live.controller.input?.events.count, 4)
    try expectEqual(live.replayed(), live.stage.log)
  }

  @Test func fingersThatAreStillDownAtTheEndAreCancelled() throws {
    let live = try LiveStage("multi-touch")
    live.controller.record()
    live.at(1, .touches([sample(3, .began, 195, 250)]))
    live.at(1.25, .close)
    expectEqual(
      live.controller.input?.lines.last,
      InputLine(
        0.25, .touch(InputTouch(id: 3, phase: .cancelled, location: CGPoint(x: 195, y: 250)))))
    try expectEqual(live.replayed(), live.stage.log)
    expectEqual(live.stage.log.last?.contains("touchesCancelled 3"), true)
  }

  @Test func anEventThatComesAfterATimerWasDueIsWrittenBeforeIt() {
    var recorder = InputRecorder(sceneSize: CGSize(width: 100, height: 100))
    let finger = { (phase: InputSample.Phase) in
      InputEvent.touches([InputSample(finger: 1, phase: phase, location: CGPoint(x: 5, y: 5), timestamp: 0)])
    }
    _ = recorder.record(finger(.began), at: 7, on: .corner)
    // The turn began at 7.5003; the press was scheduled for 7.500000001 and has not fired.
    let given = recorder.record(finger(.ended), at: min(7.5003, 7.500000001), on: .corner)
    expectEqual(recorder.input.lines.map(\.time), [0, 0.5])
    expectEqual(given, .touches([InputSample(finger: 1, phase: .ended, location: CGPoint(x: 5, y: 5), timestamp: 7.5)]))
  }

  /// A first responder that implements the press methods.
  private static let card = """
    {"name":"card","class":"UIView","frame":[0,0,90,90],"isFirstResponder":true,
     "overrides":["pressesBegan","pressesEnded","pressesCancelled"]}
    """

  @Test("49.11: the buttons of a removed device are recorded as cancelled, and cancelled when they are played")
  func removedDevice() throws {
    var recorder = InputRecorder(sceneSize: CGSize(width: 100, height: 100))
    for number in [4, 6] {
      _ = recorder.record(.button(number, isDown: true, timestamp: 0), at: 1, on: .corner)
    }
    let given = recorder.record(.buttonsCancelled([4, 5], timestamp: 0), at: 2, on: .corner)
    expectEqual(given, .buttonsCancelled([4, 5], timestamp: 2))
    expectEqual(recorder.input.lines.last, InputLine(1, .button(.cancelled, .select)))
    let input = """
      {"t":1,"press":"began","button":"select"}
      {"t":2,"press":"cancelled","button":"select"}
      """
    try expectEqual(play(Self.card, input), ["1.000 card pressesBegan select", "2.000 card pressesCancelled select"])
  }

  @Test("48.11: the keys of a removed device are recorded as cancelled, and cancelled when they are played")
  func removedKeyboard() throws {
    var recorder = InputRecorder(sceneSize: CGSize(width: 100, height: 100))
    _ = recorder.record(.key(code: 44, characters: " ", isDown: true, timestamp: 0), at: 1, on: .corner)
    let given = recorder.record(.buttonsCancelled([2044], timestamp: 0), at: 2, on: .corner)
    expectEqual(given, .buttonsCancelled([2044], timestamp: 2))
    #expect(recorder.input.text.contains(#"{"t": 1, "press": "cancelled", "key": "space"}"#))
    let input = """
      {"t":1,"press":"began","key":"space"}
      {"t":2,"press":"cancelled","key":"space"}
      """
    try expectEqual(play(Self.card, input), ["1.000 card pressesBegan space", "2.000 card pressesCancelled space"])
  }

  @Test func aKeyThatWasMeantForTheRecorderIsTakenBack() {
    var recorder = InputRecorder(sceneSize: CGSize(width: 100, height: 100))
    for isDown in [true, false] {
      _ = recorder.record(.key(code: 4, characters: "a", isDown: isDown, timestamp: 0), at: 1, on: .corner)
    }
    _ = recorder.record(.key(code: 21, characters: "r", isDown: true, timestamp: 0), at: 2, on: .corner)
    recorder.forget(21)
    _ = recorder.record(.key(code: 21, characters: "r", isDown: false, timestamp: 0), at: 3, on: .corner)
    expectEqual(recorder.input.lines.count, 2)
  }
}

/// Fingers that go down, move, lift and rest at random, alone and together, inside and outside the scene.
private struct RandomFingers {
  private var generator: SplitMix
  private(set) var time = 0.0
  private var down: [Int: CGPoint] = [:]

  init(seed: UInt64) { generator = SplitMix(state: seed) }

  mutating func next() -> (Double, InputEvent) {
    let pauses = [0.0, 0.008, 0.016, 0.016, 0.05, 0.12, 0.35, 0.5, 0.7]
    time = ((time + pauses[generator.below(pauses.count)] + 0.001) * 1000).rounded() / 1000
    if generator.below(20) == 0 {
      return (time, .hover(place(), timestamp: time))
    }
    var samples: [InputSample] = []
    for finger in 0..<3 {
      if let last = down[finger] {
        switch generator.below(6) {
        case 0, 1:
          down[finger] = nil
          samples.append(sample(finger, .ended, Double(last.x), Double(last.y)))
        case 2, 3, 4:
          let next = CGPoint(
            x: last.x + CGFloat(generator.below(121) - 60) / 3, y: last.y + CGFloat(generator.below(121) - 60) / 3)
          down[finger] = next
          samples.append(sample(finger, .moved, Double(next.x), Double(next.y)))
        default: break
        }
      } else if generator.below(3) == 0 {
        let place = CGPoint(x: CGFloat(generator.below(440) - 25), y: CGFloat(generator.below(680) - 20))
        down[finger] = place
        samples.append(sample(finger, .began, Double(place.x), Double(place.y)))
      }
    }
    return (time, samples.isEmpty ? .hover(place(), timestamp: time) : .touches(samples))
  }

  private mutating func place() -> CGPoint {
    CGPoint(x: CGFloat(200 + generator.below(480)), y: CGFloat(40 + generator.below(700)))
  }
}

/// Numbers that look random and are the same on every run.
struct SplitMix {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
