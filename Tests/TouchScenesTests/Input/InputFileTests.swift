import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchScenes

@Suite struct InputFileTests {
  private static let size = CGSize(width: 390, height: 640)

  private static func touch(_ id: Int, _ phase: TouchPhaseName, _ x: Double = 1, _ y: Double = 2) -> InputTouch {
    InputTouch(id: id, phase: phase, location: CGPoint(x: CGFloat(x), y: CGFloat(y)))
  }

  @Test func everyKindOfLineIsWrittenAndReadBack() throws {
    var pointer = Self.touch(2, .began)
    pointer.type = .indirectPointer
    pointer.force = 0.5
    pointer.buttons = [.secondary, .primary]
    pointer.modifiers = [.shift, .alternate]
    var pencil = Self.touch(3, .began)
    pencil.type = .pencil
    pencil.force = 0.5
    pencil.angles = PenAngles(tilt: CGVector(dx: 0.25, dy: -1.5), roll: -2)
    let space = try #require(InputKey.all.first { $0.name == "space" })
    let input = InputFile(
      size: Self.size,
      lines: [
        InputLine(0, .touch(Self.touch(1, .began, 100, 120))), InputLine(0.016, .touch(Self.touch(1, .moved, 101.5))),
        InputLine(0.06, .touch(Self.touch(1, .ended, -4))), InputLine(0.06, .touch(pointer)), InputLine(1, .wait),
        InputLine(1, .hover(CGPoint(x: 3, y: 4))),
        InputLine(1.5, .scroll(CGVector(dx: 0, dy: -10), at: CGPoint(x: 5, y: 6))),
        InputLine(2, .press(.began, space)), InputLine(2.1, .press(.ended, space)), InputLine(3, .motion(.shake)),
        InputLine(4, .remoteControl(.togglePlayPause)), InputLine(5, .motion(.shakeCancelled)),
        InputLine(5, .acceleration(InputAcceleration(x: 0, y: -12.5, z: 9.8))),
        InputLine(6, .transform(InputTransform(.began, at: CGPoint(x: 7, y: 8)))),
        InputLine(
          6.1,
          .transform(
            InputTransform(
              .changed, at: CGPoint(x: 7, y: 8), scale: 1.5, rotation: -0.25, translation: CGVector(dx: 1, dy: -2)))),
        InputLine(6.2, .transform(InputTransform(.ended, at: CGPoint(x: 7, y: 8), scale: 1.5))),
        InputLine(7, .hold(CGPoint(x: 7, y: 8))),
        InputLine(8, .hover(CGPoint(x: 3, y: 4), pen: PenHover())),
        InputLine(
          8,
          .hover(
            CGPoint(x: 3, y: 4), pen: PenHover(distance: 0.5, angles: PenAngles(tilt: CGVector(dx: 0, dy: 1), roll: 1)))
        ),
        InputLine(9, .touch(pencil)),
      ])
    let text = """
      {"format": "touchstone-input", "version": 1, "size": [390, 640]}
      {"t": 0, "id": 1, "phase": "began", "x": 100, "y": 120}
      {"t": 0.016, "id": 1, "phase": "moved", "x": 101.5, "y": 2}
      {"t": 0.06, "id": 1, "phase": "ended", "x": -4, "y": 2}
      {"t": 0.06, "id": 2, "phase": "began", "x": 1, "y": 2, "type": "indirectPointer", "force": 0.5, \
      "buttons": ["secondary", "primary"], "modifiers": ["shift", "alternate"]}
      {"t": 1, "phase": "wait"}
      {"t": 1, "hover": [3, 4]}
      {"t": 1.5, "scroll": [0, -10], "x": 5, "y": 6}
      {"t": 2, "press": "began", "key": "space"}
      {"t": 2.1, "press": "ended", "key": "space"}
      {"t": 3, "motion": "shake"}
      {"t": 4, "remoteControl": "togglePlayPause"}
      {"t": 5, "motion": "shakeCancelled"}
      {"t": 5, "acceleration": [0, -12.5, 9.8]}
      {"t": 6, "touchpad": "began", "x": 7, "y": 8}
      {"t": 6.1, "touchpad": "changed", "x": 7, "y": 8, "scale": 1.5, "rotation": -0.25, "translation": [1, -2]}
      {"t": 6.2, "touchpad": "ended", "x": 7, "y": 8, "scale": 1.5}
      {"t": 7, "touchpad": "hold", "x": 7, "y": 8}
      {"t": 8, "hover": [3, 4], "distance": 0}
      {"t": 8, "hover": [3, 4], "distance": 0.5, "tilt": [0, 1], "roll": 1}
      {"t": 9, "id": 3, "phase": "began", "x": 1, "y": 2, "type": "pencil", "force": 0.5, "tilt": [0.25, -1.5], "roll": -2}

      """
    expectEqual(input.text, text)
    try expectEqual(InputFile.read(Array(text.utf8), file: "a.jsonl", sceneSize: Self.size), input)
  }

  @Test func neighboringLinesOfOneTimeFormOneEventUntilAFingerComesAgain() {
    let input = InputFile(
      size: Self.size,
      lines: [
        InputLine(0, .touch(Self.touch(1, .began))), InputLine(0, .touch(Self.touch(2, .began))),
        InputLine(0, .touch(Self.touch(1, .moved))), InputLine(0, .touch(Self.touch(2, .ended))), InputLine(0, .wait),
        InputLine(0, .touch(Self.touch(2, .began))), InputLine(0, .motion(.shake)), InputLine(0, .motion(.shake)),
        InputLine(0.5, .touch(Self.touch(1, .moved))), InputLine(0.5, .touch(Self.touch(2, .moved))),
        InputLine(0.6, .touch(Self.touch(1, .ended))),
      ])
    expectEqual(
      input.events,
      [
        RecordedEvent(0, .touch(Self.touch(1, .began)), [Self.touch(2, .began)]),
        RecordedEvent(0, .touch(Self.touch(1, .moved)), [Self.touch(2, .ended)]),
        RecordedEvent(0, .wait),
        RecordedEvent(0, .touch(Self.touch(2, .began))),
        RecordedEvent(0, .motion(.shake)), RecordedEvent(0, .motion(.shake)),
        RecordedEvent(0.5, .touch(Self.touch(1, .moved)), [Self.touch(2, .moved)]),
        RecordedEvent(0.6, .touch(Self.touch(1, .ended))),
      ])
  }

  @Test func aFingerMayComeAgainAfterItsEndWithAnotherType() throws {
    var pencil = Self.touch(1, .began)
    pencil.type = .pencil
    let input = InputFile(
      size: Self.size,
      lines: [
        InputLine(0, .touch(Self.touch(1, .began))), InputLine(0.1, .touch(Self.touch(1, .cancelled))),
        InputLine(0.2, .touch(pencil)),
      ])
    try expectEqual(InputFile.read(Array(input.text.utf8), file: "a.jsonl"), input)
  }

  @Test func aLastLineWithoutALineBreakAndLinesThatEndAsOnWindowsAreRead() throws {
    let text = "{\"format\":\"touchstone-input\",\"version\":1,\"size\":[390,640]}\r\n{\"t\":1,\"phase\":\"wait\"}"
    let input = try InputFile.read(Array(text.utf8), file: "a.jsonl")
    expectEqual(input, InputFile(size: Self.size, lines: [InputLine(1, .wait)]))
  }

  @Test func whatIsNotUTF8IsRefusedWithItsLine() {
    let bytes = Array(InputFile(size: Self.size, lines: [InputLine(1, .wait)]).text.utf8) + [0xC3, 0x28]
    let said = refusal { () throws(FileError) in try InputFile.read(bytes, file: "a.jsonl") }
    expectEqual(said, "a.jsonl:3: not valid UTF-8 [65]")
  }

  @Test func everyKeyHasItsOwnNameAndUsage() {
    expectEqual(Set(InputKey.all.map(\.name)).count, 50)
    expectEqual(Set(InputKey.all.map(\.usage)).count, 50)
    expectEqual(InputKey.all.first { $0.name == "a" }?.usage, 4)
    expectEqual(InputKey.all.first { $0.name == "0" }?.usage, 39)
  }
}
