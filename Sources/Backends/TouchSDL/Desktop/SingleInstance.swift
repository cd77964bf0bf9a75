import CTouchSDL
import TouchGeometry
import TouchLoop

/// The running instance of an app, which later ones pass their files to.
///
/// It listens on a socket in `XDG_RUNTIME_DIR`, which only the user can enter. The socket's name contains the app's name
/// and the display: an instance on another display is independent. A message is the paths, each ended by a zero; the
/// answer is one byte.
@MainActor package final class SingleInstance {
  /// The result of a claim.
  package enum Claim {
    /// This process is the instance; retain the object.
    case first(SingleInstance)
    /// Another process is the instance, and has accepted the files.
    case passed
    /// Another process is the instance, and does not answer.
    case unanswered
    /// There is no folder for the socket; the app runs as if it permitted several instances.
    case impossible
  }

  /// Called with the paths of the files of a later instance; there may be none.
  package var onFiles: (([String]) -> Void)?

  private let loop: EventLoop
  private let listener: Int32
  private let path: String
  private var source: LoopSource?
  private var visitors: [Visitor] = []

  /// How long a later instance waits for the answer, in milliseconds.
  private static let patience: Int32 = 3000
  /// The maximum length of a message in bytes; a longer one is dropped.
  private static let longest = 1 << 20
  private static let mostVisitors = 16
  private static let answer = UInt8(ascii: "k")

  /// Claims to be the instance of an app, or passes files to the running one.
  ///
  /// - Parameters:
  ///   - name: of the app.
  ///   - files: paths; relative ones are completed with the current folder.
  package static func claim(_ name: String, files: [String], loop: EventLoop) -> Claim {
    guard let folder = DisplayChoice.variable("XDG_RUNTIME_DIR") else { return .impossible }
    let display = DisplayChoice.variable("WAYLAND_DISPLAY") ?? DisplayChoice.variable("DISPLAY") ?? ""
    let safe = String("\(name)-\(display)".map { $0 == "/" ? "_" : $0 })
    return claim(path: "\(folder)/touchstone-\(safe)", files: files, loop: loop)
  }

  static func claim(path: String, files: [String], loop: EventLoop) -> Claim {
    let listener = touch_local_listen(path, path + ".lock")
    if listener >= 0 { return .first(SingleInstance(listener, path, loop)) }
    let other = touch_local_connect(path)
    guard other >= 0 else { return .impossible }
    defer { closeDescriptor(other) }
    return pass(files, to: other) ? .passed : .unanswered
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

  /// Returns the message with the paths of some files.
  static func message(for files: [String]) -> [UInt8] { files.flatMap { Array(absolute($0).utf8) + [0] } }

  private static func pass(_ files: [String], to other: Int32) -> Bool {
    var rest = message(for: files)[...]
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

  private static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }

  private func accept() {
    let connection = touch_local_accept(listener)
    guard connection >= 0 else { return }
    guard visitors.count < Self.mostVisitors else { return closeDescriptor(connection) }
    let visitor = Visitor(connection, loop) { [weak self] visitor, files in
      self?.visitors.removeAll { $0 === visitor }
      if let files { self?.onFiles?(files) }
    }
    visitors.append(visitor)
  }

  /// A connection of a later instance.
  @MainActor private final class Visitor {
    private let connection: Int32
    private var source: LoopSource?
    private var bytes: [UInt8] = []
    private let onEnd: (Visitor, [String]?) -> Void

    init(_ connection: Int32, _ loop: EventLoop, onEnd: @escaping (Visitor, [String]?) -> Void) {
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
      onEnd(self, isComplete ? bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } : nil)
    }
  }
}

/// Outside the class, whose `close()` hides the C library's.
private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
