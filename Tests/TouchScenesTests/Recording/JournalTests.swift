import Expectations
import Testing
import TouchGeometry
import TouchKit

@testable import TouchScenes

/// A recording is on the disk as soon as it is made, and there is a way back to it.
@MainActor @Suite struct JournalTests {
  /// Creates a unique folder; the path ends with a slash.
  private func folder(_ name: String) -> String {
    let path = "/tmp/touchstone-journal-\(getpid())-\(name)"
    mkdir(path, 0o755)
    return path + "/"
  }

  private func text(_ path: String) throws -> String { String(decoding: try TextFile.read(path), as: UTF8.self) }

  private func remove(_ folder: String, _ names: [String]) {
    for name in names { unlink(folder + name) }
    // Only an empty folder can be removed: nothing else was left.
    expectEqual(rmdir(folder), 0)
  }

  @Test func eachLineIsInTheFileWhenItsEventIsDone() throws {
    let folder = folder("lines")
    let live = try LiveStage("one-tap")
    live.controller.target = { folder + "a.jsonl" }
    live.controller.record()
    let empty = InputFile(size: CGSize(width: 390, height: 640)).text
    try expectEqual(text(folder + "a.jsonl.recording"), empty)
    live.at(1, .touches([sample(1, .began, 195, 300)]))
    let first = try text(folder + "a.jsonl.recording")
    #expect(first.hasPrefix(empty) && first.split(separator: "\n").count == 2)
    live.at(1.0625, .touches([sample(1, .moved, 196, 300)]))
    try expectEqual(text(folder + "a.jsonl.recording").split(separator: "\n").count, 3)
    // A key that was meant for the recorder is cut off again.
    live.at(1.1, .key(code: 21, characters: "r", isDown: true, timestamp: 0))
    try expectEqual(text(folder + "a.jsonl.recording").split(separator: "\n").count, 4)
    live.controller.forget(key: 21)
    try expectEqual(text(folder + "a.jsonl.recording").split(separator: "\n").count, 3)
    live.at(1.125, .touches([sample(1, .ended, 196, 300)]))
    let kept = try #require(try live.controller.keepUnsaved())
    expectEqual(kept.file, folder + "a.jsonl")
    try expectEqual(text(kept.file), kept.input.text)
    expectEqual(kept.input, live.controller.input)
    try expectNil(live.controller.keepUnsaved())
    remove(folder, ["a.jsonl"])
  }

  @Test func aRecordingInWhichNothingHappenedLeavesNothing() throws {
    let folder = folder("nothing")
    let live = try LiveStage("one-tap")
    live.controller.target = { folder + "a.jsonl" }
    live.controller.record()
    try expectNil(live.controller.keepUnsaved())
    remove(folder, [])
  }

  @Test func whatIsRecordedGoesOnWhenTheSceneGoesInTheMiddleOfIt() throws {
    let folder = folder("renewed")
    let live = try LiveStage("single-double-tap-cured")
    live.controller.target = { folder + "a.jsonl" }
    live.controller.record()
    for time in [1, 2, 3] {
      live.at(Double(time), .touches([sample(1, .began, 195, 300)]))
      live.at(Double(time) + 0.05, .touches([sample(1, .ended, 195, 300)]))
    }
    // The last tap waits for a second one; the scene that it waits in is replaced twice.
    live.controller.toggleRecording()
    live.controller.toggleRecording()
    live.advance(to: 5)
    expectEqual(live.controller.state, .recording)
    expectEqual(live.controller.input?.lines.count, 6)
    live.controller.stop()
    remove(folder, [])
  }

  @Test func aRecordingWithoutAJournalIsWrittenAtTheEnd() throws {
    let folder = folder("memory")
    let other = try Journal(for: InputFile(size: .zero), target: folder + "a.jsonl")
    let live = try LiveStage("one-tap")
    live.controller.target = { folder + "a.jsonl" }
    live.controller.record()
    #expect(live.controller.note.hasPrefix("Recording in memory only. "))
    live.at(1, .touches([sample(1, .began, 195, 300)]))
    let kept = try #require(try live.controller.keepUnsaved())
    expectEqual(kept.input.lines.count, 3)
    try expectEqual(text(folder + "a.jsonl"), kept.input.text)
    other.discard()
    remove(folder, ["a.jsonl"])
  }

  @Test func anotherSceneKeepsWhatWasRecordedInTheOneBefore() throws {
    let folder = folder("other")
    let live = try LiveStage("one-tap")
    live.controller.target = { folder + "a.jsonl" }
    live.controller.record()
    live.at(1, .touches([sample(1, .began, 195, 300)]))
    live.controller.open(sceneSize: CGSize(width: 100, height: 100), input: nil)
    expectEqual(live.controller.note, "Kept as \(folder)a.jsonl.")
    #expect(try text(folder + "a.jsonl").contains("cancelled"))
    remove(folder, ["a.jsonl"])
  }

  @Test func aJournalThatWasLeftBehindBecomesAFileWithoutItsTornLine() throws {
    let folder = folder("torn")
    var input = InputFile(size: CGSize(width: 390, height: 640))
    input.lines = [
      InputLine(0, .touch(InputTouch(id: 1, phase: .began, location: CGPoint(x: 5, y: 6)))),
      InputLine(0.5, .press(.began, try #require(InputKey.all.first))),
    ]
    try TextFile.replace(folder + "a.jsonl.recording", with: input.text + "{\"t\": 0.75, \"id")
    var wanted = input
    wanted.cancelAll()
    let found = Journal.recover(in: folder)
    expectEqual(
      found,
      [
        .init(
          journal: folder + "a.jsonl.recording", file: folder + "a-recovered-1.jsonl", input: wanted, failure: nil)
      ])
    try expectEqual(text(folder + "a-recovered-1.jsonl"), wanted.text)
    expectEqual(
      wanted.lines[2...].map(\.text),
      [
        "{\"t\": 0.5, \"press\": \"cancelled\", \"key\": \"a\"}\n", "{\"t\": 0.5, \"phase\": \"wait\"}\n",
        "{\"t\": 0.5, \"id\": 1, \"phase\": \"cancelled\", \"x\": 5, \"y\": 6}\n",
      ])
    expectEqual(Journal.recover(in: folder), [])
    remove(folder, ["a-recovered-1.jsonl"])
  }

  @Test func whatIsStillWrittenAndWhatIsNoJournalIsLeftAlone() throws {
    let folder = folder("alone")
    let journal = try Journal(for: InputFile(size: CGSize(width: 10, height: 10)), target: folder + "a.jsonl")
    journal.note(
      InputFile(size: CGSize(width: 10, height: 10), lines: [InputLine(0, .hover(.zero))]), keeping: 0)
    try TextFile.replace(folder + "song.recording", with: "la la la\n")
    expectEqual(Journal.recover(in: folder), [])
    #expect(
      throws: FileError(
        file: folder + "a.jsonl.recording", at: nil, message: "another program is recording into it", exitStatus: 66)
    ) { _ = try Journal(for: InputFile(size: .zero), target: folder + "a.jsonl") }
    journal.discard()
    remove(folder, ["song.recording"])
  }

  @Test func everyBeginningOfAJournalIsRecoveredToItsLastWholeLine() throws {
    let loaded = try BuiltInScenes.library.scene("transform")
    let input = try #require(try BuiltInScenes.library.input(of: loaded))
    let bytes = Array(input.text.utf8)
    for length in stride(from: 0, to: bytes.count, by: 37) {
      let torn = Array(bytes[..<length])
      guard let found = InputFile.unfinished(torn, file: "a") else {
        #expect(!torn.contains(UInt8(ascii: "\n")))
        continue
      }
      let whole = torn.count { $0 == UInt8(ascii: "\n") } - 1
      expectEqual(found.lines.prefix(whole), input.lines.prefix(whole))
      // What is left plays.
      #expect(throws: Never.self) { try InputFile.read(Array(found.text.utf8), file: "a", sceneSize: found.size) }
    }
  }
}
