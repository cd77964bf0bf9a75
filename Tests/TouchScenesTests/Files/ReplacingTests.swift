import Expectations
import Testing
import TouchGeometry

@testable import TouchScenes

/// Files that are replaced hold the old text or the new one.
@Suite struct ReplacingTests {
  /// Creates a unique folder.
  private func folder(_ name: String) -> String {
    let path = "/tmp/touchstone-replacing-\(getpid())-\(name)"
    mkdir(path, 0o755)
    return path
  }

  @Test func theFileHasTheNewTextAndNothingIsLeftBeside() throws {
    let folder = folder("plain")
    let path = folder + "/a.jsonl"
    try TextFile.replace(path, with: "old")
    try TextFile.replace(path, with: "new\n")
    try expectEqual(TextFile.read(path), Array("new\n".utf8))
    expectEqual(unlink(path), 0)
    // Only an empty folder can be removed.
    expectEqual(rmdir(folder), 0)
  }

  @Test func aFileThatCannotBeReplacedIsRefusedBeforehand() throws {
    let folder = folder("refused")
    #expect(throws: FileError(file: folder, at: nil, message: "a directory, not a file", exitStatus: 66)) {
      try TextFile.checkReplaceable(folder)
    }
    #expect(throws: FileError(file: "\(folder)/no/a", at: nil, message: "its folder is not there", exitStatus: 66)) {
      try TextFile.checkReplaceable("\(folder)/no/a")
    }
    #expect(throws: FileError.self) { try TextFile.checkReplaceable("\(folder)/") }
    #expect(throws: FileError.self) { try TextFile.checkReplaceable("") }
    try TextFile.checkReplaceable("\(folder)/new.jsonl")
    expectEqual(rmdir(folder), 0)
  }

  @Test func whatIsNoPlainFileIsRefusedAndNotWaitedFor() throws {
    let folder = folder("pipe")
    expectEqual(mkfifo(folder + "/pipe", 0o600), 0)
    for (path, kind) in [("/dev/null", "device"), ("/dev/full", "device"), (folder + "/pipe", "pipe")] {
      let refused = FileError(file: path, at: nil, message: "a \(kind), not a file", exitStatus: 66)
      #expect(throws: refused) { try TextFile.replace(path, with: "gone") }
      #expect(throws: refused) { try TextFile.checkReplaceable(path) }
      #expect(throws: refused) { _ = try TextFile.read(path) }
    }
    unlink(folder + "/pipe")
    expectEqual(rmdir(folder), 0)
  }

  @Test func aLinkStaysOneAndWhatItLeadsToIsReplaced() throws {
    let folder = folder("link")
    try TextFile.replace(folder + "/a", with: "old")
    #expect(symlink("a", folder + "/b") == 0 && symlink("nowhere", folder + "/c") == 0)
    try TextFile.replace(folder + "/b", with: "new")
    try expectEqual(TextFile.read(folder + "/a"), Array("new".utf8))
    #expect(
      throws: FileError(
        file: folder + "/c", at: nil, message: "a link to nothing, or to itself", exitStatus: 66)
    ) { try TextFile.replace(folder + "/c", with: "new") }
    for name in ["a", "b", "c"] { unlink("\(folder)/\(name)") }
    expectEqual(rmdir(folder), 0)
  }
}
