import CTouchSystem
import Glibc
import TouchGeometry
import TouchKit
import TouchProbe
import TouchScenes

@testable import TouchInspector

/// A scene as an app that listens for inspectors in a new folder.
@MainActor final class Listening {
  let player: ScenePlayer
  let folder: String
  let listener: ProbeListener
  private(set) var complaints: [String] = []

  init?(_ scene: SceneFile) {
    var template = Array("/tmp/touchstone-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    player = ScenePlayer(scene)
    var said: [String] = []
    let started = ProbeListener.start(of: player.application, in: folder + "/inspect") { said.append($0) }
    guard let started else { return nil }
    listener = started
  }

  convenience init?(builtIn name: String) throws { self.init(try BuiltInScenes.library.scene(name).scene) }

  isolated deinit {
    listener.close()
    rmdir(folder + "/inspect")
    rmdir(folder)
  }

  /// Serves what has arrived, without time passing.
  func turn() { player.application.loop.advance(to: player.application.now) }

  /// Lets time pass.
  func wait(_ seconds: Double) { player.application.loop.advance(to: player.application.now + seconds) }

  /// A connection to the app.
  func connect() -> Peer { Peer(listener.path) }

  /// An inspector that is attached and has received the tree.
  func attach() -> Peer {
    let peer = connect()
    peer.write("attach\t1\n")
    turn()
    turn()
    return peer
  }
}

/// The other side of a connection: sends any bytes.
@MainActor final class Peer {
  private var end: Int32
  /// The words of every line that has arrived.
  private(set) var lines: [[String]] = []
  /// Whether the app has closed the connection.
  private(set) var isClosed = false
  private var rest: [UInt8] = []

  init(_ path: String) { end = touch_user_socket_connect(path) }

  isolated deinit { leave() }

  func write(_ text: String) { write(Array(text.utf8)) }
  func write(_ bytes: [UInt8]) { _ = touch_inspector_send(end, bytes, bytes.count) }

  func leave() {
    if end >= 0 { close(end) }
    end = -1
  }

  /// Reads what has arrived; returns the first words of the lines.
  @discardableResult func read() -> [String] {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = touch_inspector_receive(end, &piece, piece.count)
      if count < 0 { isClosed = true }
      guard count > 0 else { break }
      rest += piece[..<count]
    }
    if let last = rest.lastIndex(of: UInt8(ascii: "\n")) {
      for line in String(decoding: rest[...last], as: UTF8.self).split(separator: "\n") {
        lines.append(ProbeLine.words(of: line))
      }
      rest.removeSubrange(...last)
    }
    return lines.compactMap(\.first)
  }

  /// The number of the object with a name in the last tree.
  func number(_ name: String) -> String { lines.last { $0.count > 3 && $0.last == name }?[1] ?? "none" }
}
