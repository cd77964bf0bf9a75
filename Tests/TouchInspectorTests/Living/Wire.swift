import Glibc
import TouchGeometry
import TouchKit
import TouchLoop
import TouchProbe
import TouchScenes
import TouchTrace

@testable import TouchInspector

/// A scene as the program that is inspected, and what stands for it at the other end of the socket.
@MainActor final class Wire {
  let player: ScenePlayer
  let probe: Probe
  let tree = ReplicaTree()
  let trace: ReplicaTrace
  /// The entries since the last `read()`.
  private(set) var received: [ReplicaTrace.RemoteEntry] = []
  private(set) var others: [[String]] = []
  private let end: Int32
  private var rest: [UInt8] = []
  private let onLine: @MainActor (String) -> Void

  /// - Parameters:
  ///   - sink: Receives the trace of the program itself, or nil.
  ///   - onLine: Also receives each line.
  init(_ scene: SceneFile, _ sink: (any TraceSink)? = nil, onLine: @escaping @MainActor (String) -> Void = { _ in }) {
    self.onLine = onLine
    var ends: [Int32] = [0, 0]
    _ = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0, &ends)
    var room: Int32 = 64 << 20
    setsockopt(ends[0], SOL_SOCKET, SO_SNDBUFFORCE, &room, socklen_t(MemoryLayout<Int32>.size))
    end = ends[1]
    player = ScenePlayer(scene)
    player.application.traceSink = sink
    probe = Probe(player.application, ProbeChannel(ends[0], player.application.loop))
    trace = ReplicaTrace(tree)
    read()
  }

  isolated deinit { close(end) }

  /// Takes what the program has told.
  func read() {
    received = []
    others = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    probe.channel.flush()
    while true {
      let count = Glibc.read(end, &piece, piece.count)
      guard count > 0 else { break }
      rest.append(contentsOf: piece[..<count])
      probe.channel.flush()
    }
    guard let last = rest.lastIndex(of: UInt8(ascii: "\n")) else { return }
    let text = String(decoding: rest[...last], as: UTF8.self)
    rest.removeSubrange(...last)
    for line in text.split(separator: "\n") {
      onLine(String(line))
      let words = ProbeLine.words(of: line)
      switch trace.read(words) {
      case .nothing, .tree: break
      case .entry(let one): received.append(one)
      case .other: others.append(words)
      }
    }
  }

  /// Says something to the program.
  func say(_ words: String...) { probe.perform(words) }

  func number(_ name: String) -> String {
    tree.object(named: name).flatMap { tree.number(of: $0) }.map(String.init) ?? "none"
  }
}
