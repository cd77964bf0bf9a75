import Testing
import TouchGeometry

@testable import TouchScenes

/// Files that are replaced hold the old text or the new one.
@Suite struct ReplacingTests {
  /// A folder of its own.
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
    #expect(try TextFile.read(path) == Array("new\n".utf8))
    #expect(unlink(path) == 0)
    // Only an empty folder can be removed.
    #expect(rmdir(folder) == 0)
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
    try TextFile.checkReplaceable("/dev/null")
    #expect(rmdir(folder) == 0)
  }

  @Test func whatIsNoPlainFileIsWrittenAsItIs() throws {
    try TextFile.replace("/dev/null", with: "gone")
    var status = stat()
    #expect(lstat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    #expect(throws: FileError.self) { try TextFile.replace("/dev/full", with: "more than fits") }
  }
}
