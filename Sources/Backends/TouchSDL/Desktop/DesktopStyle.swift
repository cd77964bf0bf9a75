import TouchDrawing
import TouchGeometry
import TouchLoop

/// Follows the desktop's preference for light or dark, and for reduced motion.
///
/// It requests the setting `color-scheme` from the desktop's portal and its changes, over a separate connection to the
/// session bus that is read when the loop finds data there: nothing ever waits for the bus, and without one nothing
/// happens. If the portal has no setting, GTK's settings apply. If `TOUCHSTONE_STYLE` (`light` or `dark`) is set, it
/// applies, and nothing is requested.
/// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
@MainActor package final class DesktopStyle {
  private let loop: EventLoop
  private let onStyle: @MainActor (UIUserInterfaceStyle) -> Void
  /// Called with the preference for reduced motion, once it is known and at each change.
  package var onMotion: (@MainActor (Bool) -> Void)?
  private var settings: StyleSettings
  private let connect: @MainActor () -> Int32
  private var connection: BusConnection?
  private var hasAnswer = false

  private static let portal = "org.freedesktop.portal.Desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  private static let key = "color-scheme"
  private static let questionSerial: UInt32 = 3
  /// The setting of GNOME, and of other desktops, for animations.
  private static let motion = (namespace: "org.gnome.desktop.interface", key: "enable-animations")
  private static let motionSerial: UInt32 = 5

  /// Reads the environment and reports its style immediately, without a request to the bus.
  ///
  /// `onStyle` is called here once, and later at each change of the desktop's setting.
  package convenience init(loop: EventLoop, onStyle: @escaping @MainActor (UIUserInterfaceStyle) -> Void) {
    self.init(
      loop: loop, settings: .ofEnvironment(), connect: BusConnection.connectToSession, onStyle: onStyle)
  }

  /// Follows the desktop through a given bus: `connect` returns the descriptor of a socket that does not block, which
  /// the object then owns, or -1.
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

  /// Requests the settings once the first frame has been presented, so that the start does not wait for them.
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

  /// Connects and requests the settings; the answer arrives through the loop.
  func ask() {
    guard settings.forcedStyle == nil, connection == nil else { return }
    connection = BusConnection(
      loop: loop, descriptor: connect(), opening: Self.opening(user: geteuid()),
      onMessage: { [weak self] in self?.take($0) }, onLoss: { [weak self] in self?.assumeStyle() })
    if connection == nil { assumeStyle() }
  }

  /// Ends the connection; no more calls follow.
  package func close() {
    connection?.close()
    connection = nil
  }

  /// Returns all opening messages: authentication, hello, subscriptions, the request.
  static func opening(user: UInt32) -> [UInt8] {
    BusConnection.greeting(user: user)
      + BusConnection.matching(
        "type='signal',sender='\(portal)',interface='\(interface)',member='SettingChanged',arg0='\(namespace)'")
      + BusMessage.call(
        questionSerial, to: portal, path: "/org/freedesktop/portal/desktop", interface: interface, member: "Read",
        [namespace, key])
      + BusMessage.call(
        4, to: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
        member: "AddMatch",
        [
          "type='signal',sender='\(portal)',interface='\(interface)',member='SettingChanged',"
            + "arg0='\(motion.namespace)'"
        ])
      + BusMessage.call(
        motionSerial, to: portal, path: "/org/freedesktop/portal/desktop", interface: interface, member: "Read",
        [motion.namespace, motion.key])
  }

  private func take(_ message: BusMessage) {
    switch message.kind {
    case .answer where message.answered == Self.questionSerial:
      var arguments = message.arguments
      tell(arguments.packedNumber())
    case .answer where message.answered == Self.motionSerial:
      var arguments = message.arguments
      if let moves = arguments.packedNumber() { onMotion?(moves == 0) }
    case .error where message.answered == Self.questionSerial: assume()
    case .signal where message.interface == Self.interface && message.member == "SettingChanged":
      var arguments = message.arguments
      let (namespace, key) = (arguments.string(), arguments.string())
      if namespace == Self.namespace, key == Self.key { tell(arguments.packedNumber()) }
      if namespace == Self.motion.namespace, key == Self.motion.key, let moves = arguments.packedNumber() {
        onMotion?(moves == 0)
      }
    case .answer, .error, .signal, .call: return
    }
  }

  /// Called when the connection is lost or its messages are invalid.
  private func assumeStyle() {
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

  /// Applies GTK's settings if the desktop has no preference.
  private func assume() {
    settings.gtkSettings = StyleSettings.readGTKSettings()
    onStyle(settings.assumedStyle)
  }
}
