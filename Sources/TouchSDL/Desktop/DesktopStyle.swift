import CTouchSDL
import TouchDrawing
import TouchGeometry
import TouchLoop

/// Follows the desktop's wish for light or dark.
///
/// It asks the desktop's portal for the setting `color-scheme` and listens to its changes, over a connection of its own
/// to the session's bus that is read when the loop finds something there: nothing ever waits for the bus, and without
/// one nothing happens. What the portal leaves open, GTK's settings say. `TOUCHSTONE_STYLE` (`light` or `dark`) decides
/// alone, and then nobody is asked.
/// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
@MainActor package final class DesktopStyle {
  private let loop: EventLoop
  private let onStyle: @MainActor (UIUserInterfaceStyle) -> Void
  private var settings: StyleSettings
  private let connect: @MainActor () -> Int32
  private var connection: Int32 = -1
  private var source: LoopSource?
  /// What has come in and was not understood yet.
  private var pending: [UInt8] = []
  /// Whether the server has accepted us, after which it speaks in messages.
  private var isAccepted = false
  private var hasAnswer = false

  private static let portal = "org.freedesktop.portal.Desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  private static let key = "color-scheme"
  private static let questionSerial: UInt32 = 3

  /// Reads the environment and tells at once what it says; asks nobody yet.
  ///
  /// `onStyle` is called here once, and later whenever the desktop says something.
  package convenience init(loop: EventLoop, onStyle: @escaping @MainActor (UIUserInterfaceStyle) -> Void) {
    self.init(
      loop: loop, settings: .ofEnvironment(),
      connect: { BusAddress.ofEnvironment().map { touch_local_connect($0.name, $0.isAbstract) } ?? -1 },
      onStyle: onStyle)
  }

  /// With a way to the bus: `connect` gives the descriptor of a socket that does not block, which becomes ours, or -1.
  init(
    loop: EventLoop, settings: StyleSettings, connect: @escaping @MainActor () -> Int32,
    onStyle: @escaping @MainActor (UIUserInterfaceStyle) -> Void
  ) {
    self.loop = loop
    self.settings = settings
    self.connect = connect
    self.onStyle = onStyle
    onStyle(settings.assumedStyle)
  }

  /// Asks the desktop once the first frame has been presented, so that the start does not wait for it.
  package func askAfterFirstFrame() {
    guard settings.forcedStyle == nil else { return }
    var handler: LoopObserver?
    handler = loop.addHandler(for: .present) { [weak self] in
      handler?.cancel()
      handler = nil
      guard let self else { return }
      loop.schedule(at: loop.now) { [weak self] in self?.ask() }
    }
  }

  /// Connects and asks; the answer comes by way of the loop.
  func ask() {
    guard settings.forcedStyle == nil, connection < 0 else { return }
    connection = connect()
    guard connection >= 0, sendAll(Self.opening(user: geteuid())) else { return giveUp() }
    source = loop.addSource(descriptor: connection) { [weak self] in self?.read() }
  }

  /// Ends the connection; nothing is told any more.
  package func close() {
    source?.cancel()
    source = nil
    if connection >= 0 { closeDescriptor(connection) }
    connection = -1
    pending = []
    isAccepted = false
  }

  /// Everything that has to be said, in one go: who we are, hello, what to listen to, the question.
  static func opening(user: UInt32) -> [UInt8] {
    let digits = String(user).utf8.map { String($0, radix: 16) }.joined()
    let bus = "org.freedesktop.DBus"
    let rule =
      "type='signal',sender='\(portal)',interface='\(interface)',member='SettingChanged',arg0='\(namespace)'"
    return [0] + Array("AUTH EXTERNAL \(digits)\r\nBEGIN\r\n".utf8)
      + BusMessage.call(1, to: bus, path: "/org/freedesktop/DBus", interface: bus, member: "Hello", [])
      + BusMessage.call(2, to: bus, path: "/org/freedesktop/DBus", interface: bus, member: "AddMatch", [rule])
      + BusMessage.call(
        questionSerial, to: portal, path: "/org/freedesktop/portal/desktop", interface: interface, member: "Read",
        [namespace, key])
  }

  private func sendAll(_ bytes: [UInt8]) -> Bool {
    send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while connection >= 0 {
      let count = recv(connection, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { return }
      guard count > 0 else { return giveUp() }
      pending += buffer.prefix(count)
      understand()
    }
  }

  private func understand() {
    if !isAccepted {
      guard let end = pending.firstIndex(of: UInt8(ascii: "\n")) else {
        if pending.count > 1024 { giveUp() }
        return
      }
      guard pending.starts(with: Array("OK ".utf8)) else { return giveUp() }
      pending.removeFirst(end + 1)
      isAccepted = true
    }
    while true {
      switch BusMessage.parse(pending[...]) {
      case .incomplete: return
      case .broken: return giveUp()
      case .message(let message, let count):
        pending.removeFirst(count)
        if let message { take(message) }
      }
    }
  }

  private func take(_ message: BusMessage) {
    switch message.kind {
    case .answer where message.answered == Self.questionSerial:
      var arguments = message.arguments
      tell(arguments.packedNumber())
    case .error where message.answered == Self.questionSerial: assume()
    case .signal where message.interface == Self.interface && message.member == "SettingChanged":
      var arguments = message.arguments
      guard arguments.string() == Self.namespace, arguments.string() == Self.key else { return }
      tell(arguments.packedNumber())
    case .answer, .error, .signal, .call: return
    }
  }

  /// The bus is gone, or none that we understand.
  private func giveUp() {
    close()
    if !hasAnswer { assume() }
  }

  private func tell(_ scheme: UInt32?) {
    hasAnswer = true
    switch scheme {
    case 1: onStyle(.dark)
    case 2: onStyle(.light)
    case nil, .some: assume()
    }
  }

  /// The desktop has no opinion: GTK's settings may have one.
  private func assume() {
    settings.gtkSettings = StyleSettings.readGTKSettings()
    onStyle(settings.assumedStyle)
  }
}

/// Outside of the class, whose own `close()` hides the C library's.
private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
