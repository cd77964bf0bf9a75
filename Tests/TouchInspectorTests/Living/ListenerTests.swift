import Expectations
import Glibc
import Testing
import TouchGeometry
import TouchKit
import TouchProbe
import TouchScenes

@testable import TouchInspector

/// Inspectors that attach to a running app and leave it again.
@MainActor @Suite(.serialized) struct ListenerTests {
  private func mode(_ path: String) -> UInt32 {
    var about = stat()
    return lstat(path, &about) == 0 ? about.st_mode & 0o7777 : 0
  }

  /// The number of open descriptors of this process.
  private var descriptors: Int {
    guard let entries = opendir("/proc/self/fd") else { return 0 }
    defer { closedir(entries) }
    var count = 0
    while readdir(entries) != nil { count += 1 }
    return count
  }

  @Test func onlyTheUserCanOpenTheSocketAndItIsRemovedAtTheEnd() throws {
    let listening = try #require(try Listening(builtIn: "one-tap"))
    let path = listening.listener.path
    expectEqual(path, "\(listening.folder)/inspect/\(getpid())")
    expectEqual(mode(path), 0o600)
    expectEqual(mode(listening.folder + "/inspect"), 0o700)
    listening.listener.close()
    #expect(access(path, F_OK) != 0)
  }

  @Test func aFolderThatOthersCanWriteToIsRefused() throws {
    let listening = try #require(try Listening(builtIn: "one-tap"))
    let open = listening.folder + "/open"
    mkdir(open, 0o700)
    chmod(open, 0o777)
    defer { rmdir(open) }
    var said: [String] = []
    expectNil(ProbeListener.start(of: listening.player.application, in: open) { said.append($0) })
    expectEqual(said, ["cannot listen for inspectors: \(open): Operation not permitted"])
  }

  @Test func theSocketOfADeadProcessIsReplacedAndThatOfALivingOneIsNot() throws {
    let listening = try #require(try Listening(builtIn: "one-tap"))
    let folder = listening.folder + "/inspect"
    var said: [String] = []
    expectNil(ProbeListener.start(of: listening.player.application, in: folder) { said.append($0) })
    expectEqual(said, ["cannot listen for inspectors: \(folder)/\(getpid()): Address already in use"])
    listening.listener.close()
    bindAndLeave("\(folder)/\(getpid())")
    let second = ProbeListener.start(of: listening.player.application, in: folder) { said.append($0) }
    #expect(second != nil && said.count == 1)
    second?.close()
  }

  /// Leaves a socket behind, as a process does that is killed.
  private func bindAndLeave(_ path: String) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let end = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(end, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    close(end)
  }

  @Test func listingRemovesTheSocketsOfDeadProcessesAndNothingElse() throws {
    let listening = try #require(try Listening(builtIn: "one-tap"))
    let folder = listening.folder + "/inspect"
    listening.listener.close()
    bindAndLeave("\(folder)/4194303")
    bindAndLeave("\(folder)/other")
    defer { unlink("\(folder)/other") }
    #expect(ListeningProgram.all(in: folder).isEmpty)
    #expect(access("\(folder)/4194303", F_OK) != 0)
    expectEqual(access("\(folder)/other", F_OK), 0)
  }

  @Test func aConnectionLearnsTheNameAndNothingBeginsUntilItAttaches() throws {
    let listening = try #require(try Listening(builtIn: "one-tap"))
    let application = listening.player.application
    application.programName = "Pad"
    let peer = listening.connect()
    listening.turn()
    peer.read()
    expectEqual(peer.lines, [["program", "Pad", "\(getpid())", "1", "0"]])
    #expect(application.traceSink == nil && application.inputGate == nil)
    peer.write("attach\t1\n")
    listening.turn()
    expectEqual(Array(peer.read().prefix(3)), ["program", "program", "tree"])
    expectEqual(peer.lines[1], ["program", "Pad", "\(getpid())", "1", "1"])
    #expect(application.traceSink != nil)
    peer.leave()
    listening.turn()
    #expect(application.traceSink == nil && application.inputGate == nil && !listening.listener.isBusy)
  }

  @Test func whatIsNoRequestGetsAnErrorAndTheAppListensOn() throws {
    let listening = try #require(try Listening(builtIn: "one-tap"))
    let cases = [
      ("GET / HTTP/1.1\r\n", "the first line must be attach, with the version of the protocol"),
      ("\u{0}\u{1}\u{FFFD}\n", "the first line must be attach, with the version of the protocol"),
      ("attach\n", "the app supports version 1 of the protocol"),
      ("attach\t2\n", "the app supports version 1 of the protocol"),
      ("attach\t-1e999\thold\n", "the app supports version 1 of the protocol"),
    ]
    for (text, answer) in cases {
      let peer = listening.connect()
      peer.write(text)
      listening.turn()
      listening.turn()
      expectEqual(peer.read(), ["program", "refused"])
      expectEqual(peer.lines.last, ["refused", answer])
      #expect(peer.isClosed)
    }
    let long = listening.connect()
    long.write([UInt8](repeating: UInt8(ascii: "a"), count: 8192))
    listening.turn()
    listening.turn()
    long.read()
    #expect(long.isClosed)
    #expect(listening.attach().read().contains("tree"))
  }

  @Test func aConnectionThatDoesNotAttachInTenSecondsIsClosed() throws {
    let listening = try #require(try Listening(builtIn: "one-tap"))
    let peer = listening.connect()
    peer.write("att")
    listening.wait(9.9)
    listening.turn()
    peer.read()
    #expect(!peer.isClosed && listening.listener.isBusy)
    listening.wait(10)
    peer.read()
    expectEqual(peer.lines.last, ["refused", "the line attach did not arrive in 10 seconds"])
    #expect(peer.isClosed && !listening.listener.isBusy)
  }

  @Test func aSecondInspectorIsRefusedUntilTheFirstLeaves() throws {
    let listening = try #require(try Listening(builtIn: "one-tap"))
    let first = listening.attach()
    let second = listening.attach()
    second.read()
    expectEqual(second.lines.map(\.first), ["program", "refused"])
    expectEqual(second.lines[0][4], "1")
    expectEqual(second.lines[1], ["refused", "another inspector is attached"])
    first.leave()
    listening.turn()
    #expect(listening.attach().read().contains("tree"))
  }

  @Test func connectionsWithoutARequestDoNotKeepOthersOut() throws {
    let listening = try #require(try Listening(builtIn: "one-tap"))
    // The backlog of the socket holds so many.
    let idle = (0..<12).map { _ in listening.connect() }
    for _ in 0..<6 { listening.wait(0.02) }
    for peer in idle { peer.read() }
    expectEqual(idle.map(\.isClosed), Array(repeating: true, count: 4) + Array(repeating: false, count: 8))
    expectEqual(idle[0].lines.last, ["refused", "too many later connections"])
    #expect(listening.attach().read().contains("tree"))
  }

  @Test func anInspectorThatLeavesAtAnyByteLeavesNothingBehind() throws {
    let listening = try #require(try Listening(builtIn: "swipe-and-pan"))
    let before = descriptors
    let script = Array("attach\t1\nrate\t0.5\nhold\t1\npick\t1\nmark\t3\nset\t9\tisHidden\tyes\ntry\t1\n".utf8)
    for count in 0...script.count {
      let peer = listening.connect()
      peer.write(Array(script[..<count]))
      if count.isMultiple(of: 2) { listening.turn() }
      peer.leave()
      for _ in 0..<4 { listening.wait(0.02) }
    }
    #expect(!listening.listener.isBusy)
    expectEqual(descriptors, before)
    let application = listening.player.application
    #expect(application.traceSink == nil && application.inputGate == nil && application.timeRate == 1)
  }
}

/// Commands that take long.
@MainActor @Suite(.serialized) struct LongCommandTests {
  @Test func oneOfThemIsPerformedInATurn() throws {
    let listening = try #require(try Listening(builtIn: "one-tap"))
    let peer = listening.attach()
    peer.write(String(repeating: "sync\tx\n", count: 3) + "mark\t0\n")
    var counts: [Int] = []
    for _ in 0..<4 {
      listening.turn()
      counts.append(peer.read().count { $0 == "sync" })
      listening.wait(0.01)
      listening.wait(0.01)
    }
    expectEqual(counts, [1, 2, 3, 3])
  }

  @Test func fingersOfAnInspectorActAndAreCancelledWhenItLeaves() throws {
    let listening = try #require(try Listening(builtIn: "one-tap"))
    let peer = listening.attach()
    peer.write("touch\t0\tmoved\t195\t250\ntouch\t0\tbegan\t195\t250\ntouch\t0\tbegan\t1\t1\ntouch\t11\tbegan\t1\t1\n")
    peer.write("touch\t0\tbegan\tnan\t1\ntouch\t1\tpressed\t5\t5\nreach\t195\t250\nreach\t-5\t-5\n")
    listening.turn()
    peer.read()
    let tap = peer.number("tap")
    let view = try #require(peer.lines.first { $0[0] == "recognizer" && $0[1] == tap }?[3])
    expectEqual(peer.lines.filter { $0[0] == "reach" }.map { $0[1] }, [view, "0"])
    peer.leave()
    listening.turn()
    expectEqual(
      listening.player.stage.log.map { $0.drop { $0 != " " }.dropFirst() }.map(String.init),
      ["card touchesBegan 900000", "card touchesCancelled 900000"])
  }
}
