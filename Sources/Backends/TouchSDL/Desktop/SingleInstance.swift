import CTouchSDL
import TouchGeometry
import TouchLoop

/// What a later instance of an app passes to the running one.
package struct SecondStart: Equatable {
  /// The paths of files; relative ones are completed with the current folder.
  package var files: [String] = []
  /// The type of the shortcut item to perform; nil without one.
  package var shortcut: String?

  package init(files: [String] = [], shortcut: String? = nil) { (self.files, self.shortcut) = (files, shortcut) }

  /// What precedes the type in a message; paths begin with a slash.
  private static let mark = "="

  /// The message: the paths and the type, each ended by a zero.
  var message: [UInt8] {
    let words = files.map(Self.absolute) + (shortcut.map { [Self.mark + $0] } ?? [])
    return words.flatMap { Array($0.utf8) + [0] }
  }

  /// Reads a message.
  init(message: [UInt8]) {
    for part in message.split(separator: 0) {
      let word = String(decoding: part, as: UTF8.self)
      if word.hasPrefix(Self.mark) { shortcut = String(word.dropFirst()) } else { files.append(word) }
    }
  }

  private static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }
}

/// The running instance of an app, which later ones pass their files and shortcut items to.
///
/// It listens on a socket in `XDG_RUNTIME_DIR`, which only the user can enter. The socket's name contains the app's name
/// and the display: an instance on another display is independent. A message is a `SecondStart`; the answer is one byte.
@MainActor package final class SingleInstance {
  /// The result of a claim.
  package enum Claim {
    /// This process is the instance; retain the object.
    case first(SingleInstance)
    /// Another process is the instance, and has accepted what was passed.
    case passed
    /// Another process is the instance, and does not answer.
    case unanswered
    /// There is no folder for the socket; the app runs as if it permitted several instances.
    case impossible
  }

  /// Called with what a later instance passes.
  package var onStart: ((SecondStart) -> Void)?

  private let loop: EventLoop
  private let listener: Int32
  private let path: String
  private var source: LoopSource?
  private var visitors: [Visitor] = []

  /// How long a later instance waits for the answer, in milliseconds.
  private static let patience: Int32 = 3000
  /// The maximum length of a message in bytes; a longer one is dropped.
  private static let longest = 1 << 20
  private static let maximumVisitors = 16
  private static let answer = UInt8(ascii: "k")

  /// Claims to be the instance of an app with the given name, or passes a start to the running one.
  package static func claim(_ name: String, _ start: SecondStart, loop: EventLoop) -> Claim {
    guard let folder = DisplayChoice.variable("XDG_RUNTIME_DIR") else { return .impossible }
    let display = DisplayChoice.variable("WAYLAND_DISPLAY") ?? DisplayChoice.variable("DISPLAY") ?? ""
    let safe = String("\(name)-\(display)".map { $0 == "/" ? "_" : $0 })
    return claim(path: "\(folder)/touchstone-\(safe)", start, loop: loop)
  }

  static func claim(path: String, _ start: SecondStart, loop: EventLoop) -> Claim {
    let listener = touch_local_listen(path, path + ".lock")
    if listener >= 0 { return .first(SingleInstance(listener, path, loop)) }
    let other = touch_local_connect(path)
    guard other >= 0 else { return .impossible }
    defer { closeDescriptor(other) }
    return pass(start, to: other) ? .passed : .unanswered
  }

  private init(_ listener: Int32, _ path: String, _ loop: EventLoop) {
    (self.listener, self.path, self.loop) = (listener, path, loop)
    source = loop.addSource(descriptor: listener) { [weak self] in self?.accept() }
  }

  /// Stops listening.
  package func close() {
    guard let source else { return }
    source.cancel()
    self.source = nil
    for visitor in visitors { visitor.end() }
    visitors = []
    unlink(path)
    closeDescriptor(listener)
  }

  private static func pass(_ start: SecondStart, to other: Int32) -> Bool {
    var rest = start.message[...]
    while !rest.isEmpty {
      guard isReady(other, POLLOUT) else { return false }
      let piece = Array(rest)
      let count = send(other, piece, piece.count, Int32(MSG_NOSIGNAL))
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    shutdown(other, Int32(SHUT_WR))
    var byte: UInt8 = 0
    return isReady(other, POLLIN) && recv(other, &byte, 1, 0) == 1 && byte == answer
  }

  private static func isReady(_ descriptor: Int32, _ events: Int32) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    var result: Int32
    repeat { result = poll(&wanted, 1, patience) } while result < 0 && errno == EINTR
    return result > 0
  }

  private func accept() {
    let connection = touch_local_accept(listener)
    guard connection >= 0 else { return }
    guard visitors.count < Self.maximumVisitors else { return closeDescriptor(connection) }
    let visitor = Visitor(connection, loop) { [weak self] visitor, start in
      self?.visitors.removeAll { $0 === visitor }
      if let start { self?.onStart?(start) }
    }
    visitors.append(visitor)
  }

  /// A connection of a later instance.
  @MainActor private final class Visitor {
    private let connection: Int32
    private var source: LoopSource?
    private var bytes: [UInt8] = []
    private let onEnd: (Visitor, SecondStart?) -> Void

    init(_ connection: Int32, _ loop: EventLoop, onEnd: @escaping (Visitor, SecondStart?) -> Void) {
      (self.connection, self.onEnd) = (connection, onEnd)
      source = loop.addSource(descriptor: connection) { [weak self] in self?.read() }
    }

    func end() {
      source?.cancel()
      source = nil
      closeDescriptor(connection)
    }

    private func read() {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = recv(connection, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR || errno == EAGAIN { return }
      if count > 0, bytes.count + count <= SingleInstance.longest {
        bytes += buffer.prefix(count)
        return
      }
      // The end of the message is the end of the stream.
      let isComplete = count == 0 && (bytes.isEmpty || bytes.last == 0)
      if isComplete {
        var answer = SingleInstance.answer
        send(connection, &answer, 1, Int32(MSG_NOSIGNAL))
      }
      end()
      onEnd(self, isComplete ? SecondStart(message: bytes) : nil)
    }
  }
}

/// Outside the class, whose `close()` hides the C library's.
private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
