import CTouchSystem
import Glibc
import TouchGeometry
import TouchKit
import TouchLoop

/// A socket of the user's at which inspectors may attach to a running app, for `TOUCHSTONE_INSPECT=listen`.
///
/// The socket has the number of the process as its name, and mode 0600, in the folder `touchstone-inspect` of
/// `XDG_RUNTIME_DIR`. One inspector may be attached at a time. While none is, the app contains no probe and the loop does
/// not wake up.
@MainActor package final class ProbeListener {
  private let application: UIApplication
  private let listener: Int32
  package let path: String
  private var source: LoopSource?
  private var pause: LoopTimer?
  private var clients: [Client] = []
  private var probe: Probe?

  /// The folder of the sockets in `XDG_RUNTIME_DIR`.
  package static let folderName = "touchstone-inspect"
  /// The maximum number of connections that have not asked to attach.
  package static let maximumClients = 8
  /// How long a connection may take to ask, in seconds of the app's clock.
  package static let attachTimeout: TimeInterval = 10
  /// The maximum length of a line before an inspector is attached.
  private static let longestRequest = 4096
  /// The maximum number of connections that are accepted in a turn, and the pause after them in seconds.
  ///
  /// A process that connects without pause takes no more time of the app than this.
  private static let (perTurn, rest) = (4, 0.02)

  private struct Client {
    let channel: ProbeChannel
    let timer: LoopTimer
  }

  /// Listens for inspectors of an app; reports the reason and returns nil if that is impossible.
  static func start(of application: UIApplication, _ complain: (String) -> Void) -> ProbeListener? {
    guard let folder = getenv("XDG_RUNTIME_DIR").map({ String(cString: $0) }), folder.hasPrefix("/") else {
      complain("cannot listen for inspectors: XDG_RUNTIME_DIR is not the path of a folder")
      return nil
    }
    return start(of: application, in: "\(folder)/\(folderName)", complain)
  }

  /// The same in a folder, which is created if it does not exist.
  package static func start(
    of application: UIApplication, in folder: String, _ complain: (String) -> Void
  ) -> ProbeListener? {
    func fail(_ path: String, _ number: Int32) {
      complain("cannot listen for inspectors: \(path): \(String(cString: strerror(-number)))")
    }
    let failed = touch_user_folder(folder)
    guard failed == 0 else {
      fail(folder, failed)
      return nil
    }
    let path = "\(folder)/\(getpid())"
    let listener = touch_user_socket_listen(path)
    guard listener >= 0 else {
      fail(path, listener)
      return nil
    }
    return ProbeListener(application, listener, path)
  }

  private init(_ application: UIApplication, _ listener: Int32, _ path: String) {
    (self.application, self.listener, self.path) = (application, listener, path)
    listen()
  }

  /// Whether a connection is open.
  package var isBusy: Bool { probe != nil || !clients.isEmpty }

  /// Ends the inspection and the listening, and removes the socket.
  package func close() {
    guard source != nil || pause != nil else { return }
    source?.cancel()
    pause?.cancel()
    (source, pause) = (nil, nil)
    for client in clients { client.channel.close() }
    probe?.channel.close()
    unlink(path)
    closeDescriptor(listener)
  }

  private func listen() { source = application.loop.addSource(descriptor: listener) { [weak self] in self?.accept() } }

  private func accept() {
    let refusal = Self.refusal("the app belongs to another user").text + "\n"
    for _ in 0..<Self.perTurn {
      let end = touch_user_socket_accept(listener, refusal)
      if end >= 0 { accept(ProbeChannel(end, application.loop)) }
      if end < 0, end != -EPERM { return end == -EAGAIN ? () : pauseListening() }
    }
    pauseListening()
  }

  /// Serves the app's other events for a while; also if no descriptor is left for another connection.
  private func pauseListening() {
    source?.cancel()
    source = nil
    pause = application.loop.schedule(at: application.loop.now + Self.rest) { [weak self] in
      self?.pause = nil
      self?.listen()
    }
  }

  private func accept(_ channel: ProbeChannel) {
    // The newest connection has the best prospects: others keep their place for nothing.
    if clients.count >= Self.maximumClients {
      clients[0].channel.close(after: Self.refusal("too many later connections"))
    }
    channel.maximumIncoming = Self.longestRequest
    channel.onLine = { [weak self, weak channel] line in
      if let channel { self?.attach(ProbeLine.words(of: line), of: channel) }
    }
    channel.onClose = { [weak self, weak channel] in self?.forget(channel) }
    let loop = application.loop
    let timer = loop.schedule(at: loop.now + Self.attachTimeout) { [weak channel] in
      channel?.close(after: Self.refusal("the line attach did not arrive in \(Int(Self.attachTimeout)) seconds"))
    }
    clients.append(Client(channel: channel, timer: timer))
    channel.send(Probe.hello(application, isInspected: probe != nil))
  }

  private func forget(_ channel: ProbeChannel?) {
    for client in clients where client.channel === channel { client.timer.cancel() }
    clients.removeAll { $0.channel === channel }
  }

  private func attach(_ words: [String], of channel: ProbeChannel) {
    guard words.first == "attach" else {
      return channel.close(after: Self.refusal("the first line must be attach, with the version of the protocol"))
    }
    guard words.count > 1, words[1] == "\(ProbeLine.version)" else {
      return channel.close(after: Self.refusal("the app supports version \(ProbeLine.version) of the protocol"))
    }
    guard probe == nil else {
      return channel.close(after: Self.refusal("another inspector is attached"))
    }
    forget(channel)
    channel.maximumIncoming = ProbeChannel.maximumIncoming
    let probe = Probe(application, channel, revertsChanges: true)
    self.probe = probe
    probe.onLeave = { [weak self] in self?.probe = nil }
    // It may have disconnected while the first tree was sent.
    if !channel.isOpen { self.probe = nil }
  }

  private static func refusal(_ sentence: String) -> ProbeLine {
    var line = ProbeLine("refused")
    line.add(sentence)
    return line
  }
}

/// Outside the class, whose `close()` hides the C library's.
private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
