import TouchBus
import TouchDrawing
import TouchGeometry
import TouchLoop

/// Follows the desktop's settings: light or dark, reduced motion, contrast, and the size of text.
///
/// It requests the settings from the desktop's portal, and their changes, over a connection to the session bus: nothing
/// ever waits for the bus, and without one nothing happens. If the portal has no color scheme, GTK's settings apply. If
/// `TOUCHSTONE_STYLE` (`light` or `dark`) is set, it applies instead of the desktop's scheme.
/// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
@MainActor package final class DesktopStyle {
  private let loop: EventLoop
  private let onStyle: @MainActor (UIUserInterfaceStyle) -> Void
  /// Called with the preference for reduced motion, once it is known and at each change.
  package var onMotion: (@MainActor (Bool) -> Void)?
  /// Called with the preference for high contrast, once it is known and at each change.
  package var onContrast: (@MainActor (Bool) -> Void)?
  /// Called with the factor of the size of text, once it is known and at each change.
  package var onTextScale: (@MainActor (Double) -> Void)?
  private var settings: StyleSettings
  private let connect: @MainActor () -> (any BusLink)?
  private var connection: (any BusLink)?
  private var hasAnswer = false
  /// The settings whose answer has not arrived, by the number of the call.
  private var questions: [UInt32: Setting] = [:]
  private var contrasts: [Setting: Bool] = [:]

  private static let portal = "org.freedesktop.portal.Desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  /// A setting of the desktop, by its namespace and key.
  enum Setting: CaseIterable {
    case scheme, contrast, motion, textScale, highContrast

    static let namespaces = [
      "org.freedesktop.appearance", "org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface",
    ]

    var namespace: String {
      switch self {
      case .scheme, .contrast: Self.namespaces[0]
      case .motion, .textScale: Self.namespaces[1]
      case .highContrast: Self.namespaces[2]
      }
    }

    var key: String {
      switch self {
      case .scheme: "color-scheme"
      case .contrast: "contrast"
      case .motion: "enable-animations"
      case .textScale: "text-scaling-factor"
      case .highContrast: "high-contrast"
      }
    }
  }

  /// Reads the environment and reports its style immediately, without a request to the bus.
  ///
  /// `onStyle` is called here once, and later at each change of the desktop's setting.
  package convenience init(loop: EventLoop, onStyle: @escaping @MainActor (UIUserInterfaceStyle) -> Void) {
    self.init(
      loop: loop, settings: .ofEnvironment(), connect: { BusConnection.toSession(loop) }, onStyle: onStyle)
  }

  /// Follows the desktop through a given bus; `connect` returns nil if there is none.
  init(
    loop: EventLoop, settings: StyleSettings, connect: @escaping @MainActor () -> (any BusLink)?,
    onStyle: @escaping @MainActor (UIUserInterfaceStyle) -> Void
  ) {
    (self.loop, self.settings, self.connect, self.onStyle) = (loop, settings, connect, onStyle)
    onStyle(settings.assumedStyle)
  }

  /// Requests the settings once the first frame has been presented, so that the start does not wait for them.
  package func askAfterFirstFrame() {
    var handler: LoopObserver?
    handler = loop.addHandler(for: .present) { [weak self] in
      handler?.cancel()
      handler = nil
      guard let self else { return }
      loop.schedule(at: loop.now) { [weak self] in self?.ask() }
    }
  }

  /// Connects and requests the settings; the answers arrive through the loop.
  func ask() {
    guard connection == nil else { return }
    guard let link = connect() else { return assumeStyle() }
    connection = link
    link.onMessage = { [weak self] in self?.receive($0) }
    link.onLoss = { [weak self] in self?.assumeStyle() }
    for namespace in Setting.namespaces {
      link.send(
        .matching(
          "type='signal',sender='\(Self.portal)',interface='\(Self.interface)',member='SettingChanged',"
            + "arg0='\(namespace)'"))
    }
    for setting in Setting.allCases {
      let number = link.send(
        .call(
          "Read", of: Self.interface, at: "/org/freedesktop/portal/desktop", in: Self.portal,
          [.string(setting.namespace), .string(setting.key)]))
      questions[number] = setting
    }
  }

  /// Ends the connection; no more calls follow.
  package func close() {
    connection?.close()
    connection = nil
    questions = [:]
  }

  private func receive(_ message: BusMessage) {
    switch message.kind {
    case .answer:
      guard let setting = questions.removeValue(forKey: message.answered) else { return }
      report(setting, message.arguments.first)
    case .error:
      if questions.removeValue(forKey: message.answered) == .scheme { report(.scheme, nil) }
    case .signal:
      guard message.interface == Self.interface, message.member == "SettingChanged", message.arguments.count == 3
      else { return }
      let (namespace, key) = (message.arguments[0].text, message.arguments[1].text)
      guard let setting = Setting.allCases.first(where: { $0.namespace == namespace && $0.key == key }) else { return }
      report(setting, message.arguments[2])
    case .call: return
    }
  }

  /// Called when the connection is lost or its messages are invalid.
  private func assumeStyle() {
    close()
    if !hasAnswer { assume() }
  }

  private func report(_ setting: Setting, _ value: BusValue?) {
    let number = value?.unpacked.number
    switch setting {
    case .scheme: reportScheme(number)
    case .motion: if let number { onMotion?(number == 0) }
    case .textScale: if let number, number > 0, number.isFinite { onTextScale?(number) }
    case .contrast, .highContrast:
      guard let number else { return }
      contrasts[setting] = number == 1
      onContrast?(contrasts.values.contains(true))
    }
  }

  private func reportScheme(_ scheme: Double?) {
    guard settings.forcedStyle == nil else { return }
    hasAnswer = scheme != nil || hasAnswer
    switch scheme {
    case 1: onStyle(.dark)
    case 2: onStyle(.light)
    case nil, .some: assume()
    }
  }

  /// Applies GTK's settings if the desktop has no preference.
  private func assume() {
    guard settings.forcedStyle == nil else { return }
    settings.gtkSettings = StyleSettings.readGTKSettings()
    onStyle(settings.assumedStyle)
  }
}
