import Expectations
import Testing
import TouchGeometry
import TouchScenes

@Suite struct CaptureFileTests {
  private let library = SceneLibrary { _ in nil }

  private func withFile(_ text: String, _ body: (String) throws -> Void) throws {
    let path = "/tmp/touchstone-capture-\(getpid()).touchstone"
    defer { _ = unlink(path) }
    try TextFile.replace(path, with: text)
    try body(path)
  }

  private func text(_ rest: String, version: Int = 1) -> String {
    """
    {"format": "touchstone-capture", "version": \(version), "program": "P",
     "scene": {"format": "touchstone-scene", "version": 1, "title": "T", "size": [10, 20],
       "root": {"name": "a", "class": "UIView", "frame": [0, 0, 10, 20]}},
     \(rest)}
    """
  }

  @Test func aCaptureIsASceneWithItsInput() throws {
    let lines = #"{"t": 0, "id": 1, "phase": "began", "x": 1, "y": 2}, {"t": 0.1, "phase": "wait"}"#
    try withFile(text(#""input": [\#(lines)], "observed": true, "log": ["0 touch 1 in a"]"#)) { path in
      let loaded = try library.scene(path)
      #expect(loaded.scene.title == "T" && loaded.scene.root.name == "a")
      let touch = InputTouch(id: 1, phase: .began, location: CGPoint(x: 1, y: 2), type: .direct)
      let input = InputFile(
        size: CGSize(width: 10, height: 20), lines: [InputLine(0, .touch(touch)), InputLine(0.1, .wait)])
      try expectEqual(library.input(of: loaded), input)
      #expect(loaded.capture?.log == ["0 touch 1 in a"] && loaded.capture?.isObserved == true)
      expectEqual(loaded.capture?.program, "P")
    }
  }

  @Test(arguments: [
    (
      #""input": [{"t": 0, "id": 1, "phase": "moved", "x": 1, "y": 2}]"#, 4,
      #""phase" is "moved", but finger 1 is not down; accepted: began"#
    ),
    (#""log": [3]"#, 4, #""log" in the capture is 3; accepted: a text"#),
    (
      #""pictures": 1"#, 4,
      #"unknown key "pictures" in the capture; accepted: callbacks, format, input, log, observed, ofTheKit, picture, program, scene, version; did you mean picture?"#
    ),
    (#""input": 1"#, 4, #""input" in the capture is 1; accepted: a list of lines of an input, as objects {…}"#),
  ]) func whatIsWrongIsNamedWithItsLine(_ rest: String, _ line: Int, _ message: String) throws {
    try withFile(text(rest)) { path in
      expectEqual(refusal { () throws(FileError) in try library.scene(path) }, "\(path):\(line): \(message) [65]")
    }
  }

  @Test func aPictureIsAFileInBase64() throws {
    for count in 4..<12 {
      let bytes = [0x89, 0x50, 0x4E, 0x47] + (4..<count).map { UInt8(250 + $0 % 6) }
      try withFile(text(#""picture": "\#(Base64.encode(bytes))""#)) { path in
        let loaded = try library.scene(path)
        expectEqual(loaded.capture?.picture, bytes)
      }
    }
    for bad in ["iVBORw=", "iVBOR", "AAAAAAAA", "iVBO Rw="] {
      try withFile(text(#""picture": "\#(bad)""#)) { path in
        expectEqual(
          refusal { () throws(FileError) in try library.scene(path) },
          "\(path):4: \"picture\" in the capture is \"\(bad)\"; accepted: a PNG file in base64 [65]")
      }
    }
  }

  @Test func aLaterVersionIsRefused() throws {
    try withFile(text(#""log": []"#, version: 2)) { path in
      expectEqual(
        refusal { () throws(FileError) in try library.scene(path) },
        "\(path):1: \"version\" in the capture is 2; accepted: 1 [65]")
    }
  }
}
