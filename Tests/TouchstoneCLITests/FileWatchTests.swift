import Expectations
import Glibc
import Testing
import TouchFiles
import TouchGeometry
import TouchLoop

@testable import TouchstoneCLI

@MainActor struct FileWatchTests {
  private let loop = EventLoop()
  private let folder: String

  init() throws {
    var name = Array("\(getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp")/watch-XXXXXX".utf8CString)
    folder = String(cString: try #require(mkdtemp(&name)))
  }

  /// Polls the descriptors once.
  private func turn() { loop.runTurn() }

  @Test func aWrittenFileIsReportedOnceATurn() throws {
    var count = 0
    let watch = FileWatch("\(folder)/scene.json", loop) { count += 1 }
    #expect(watch != nil)
    try TextFile.replace("\(folder)/other.json", with: "{}")
    turn()
    expectEqual(count, 0)
    try TextFile.replace("\(folder)/scene.json", with: "{}")
    try TextFile.replace("\(folder)/scene.json", with: "[]")
    turn()
    expectEqual(count, 1)
    turn()
    expectEqual(count, 1)
  }

  @Test func aRenameToTheNameIsReported() throws {
    var count = 0
    let watch = FileWatch("\(folder)/scene.json", loop) { count += 1 }
    #expect(watch != nil)
    try TextFile.replace("\(folder)/new", with: "{}")
    rename("\(folder)/new", "\(folder)/scene.json")
    turn()
    expectEqual(count, 1)
  }

  @Test func aFolderThatIsNotThereIsNotObserved() {
    expectNil(FileWatch("/nowhere/at/all/scene.json", loop) {})
  }
}
