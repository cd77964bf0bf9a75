import CTouchSDL
import Expectations
import Glibc
import Testing
import TouchGeometry
import TouchLoop

@testable import TouchSDL

@MainActor @Suite struct SingleInstanceTests {
  private let loop = EventLoop(clock: MonotonicClock())
  private let folder: String

  init() {
    var name = Array("/tmp/instance.XXXXXX".utf8CString)
    folder = name.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
  }

  private var path: String { folder + "/socket" }

  private func claimFirst() throws -> SingleInstance {
    var first: SingleInstance?
    if case .first(let instance) = SingleInstance.claim(path: path, SecondStart(), loop: loop) { first = instance }
    return try #require(first)
  }

  /// Sends bytes like a second start; returns the answer, which is empty for a connection that was ended.
  private func send(_ bytes: [UInt8]) -> [UInt8] {
    let other = touch_local_connect(path)
    defer { close(other) }
    // The listener first, then as many bytes as a turn reads.
    loop.runTurn()
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = Array(rest)
      let count = Glibc.send(other, piece, piece.count, Int32(MSG_NOSIGNAL))
      loop.runTurn()
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EAGAIN { break }
    }
    shutdown(other, Int32(SHUT_WR))
    var answer: [UInt8] = [0]
    var count = -1
    for _ in 0..<1000 where count < 0 {
      loop.runTurn()
      count = recv(other, &answer, 1, 0)
    }
    return count > 0 ? answer : []
  }

  @Test("40.9: the running instance receives the files of a second start, as absolute paths, and its shortcut item")
  func files() throws {
    let first = try claimFirst()
    var received: [SecondStart] = []
    first.onStart = { received.append($0) }
    for start in [SecondStart(files: ["/a b", "c"]), SecondStart(), SecondStart(files: ["/d"], shortcut: "=a.b /c")] {
      expectEqual(send(start.message), Array("k".utf8))
    }
    let here = String(cString: try #require(getcwd(nil, 0)))
    expectEqual(
      received,
      [
        SecondStart(files: ["/a b", "\(here)/c"]), SecondStart(), SecondStart(files: ["/d"], shortcut: "=a.b /c"),
      ])
    first.close()
    #expect(access(path, F_OK) != 0)
  }

  @Test("A message that ends in the middle of a path, or is too long, opens nothing; the next one does")
  func damaged() throws {
    let first = try claimFirst()
    defer { first.close() }
    var received: [[String]] = []
    first.onStart = { received.append($0.files) }
    expectEqual(send(Array("/a\0/b".utf8)), [])
    expectEqual(send([UInt8](repeating: 65, count: 1 << 20) + [0]), [])
    expectEqual(received, [])
    expectEqual(send(Array("/c\0".utf8)), Array("k".utf8))
    expectEqual(received, [["/c"]])
  }

  @Test("A socket that no process listens on is replaced, and one that does is not")
  func stale() throws {
    let first = try claimFirst()
    expectEqual(touch_local_listen(path, path + ".lock"), -1)
    first.close()
    #expect(Files.write(to: path))
    let second = try claimFirst()
    expectEqual(touch_local_listen(path, path + ".lock"), -1)
    second.close()
    if case .impossible = SingleInstance.claim(path: "/nowhere/socket", SecondStart(), loop: loop) {
    } else {
      Issue.record("a socket in a folder that does not exist")
    }
  }
}

private enum Files {
  static func write(to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    return fclose(file) == 0
  }
}
