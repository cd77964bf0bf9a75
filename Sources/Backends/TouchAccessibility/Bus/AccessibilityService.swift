import TouchBus
import TouchGeometry
import TouchKit
import TouchLoop

/// Serves an application to the desktop's screen readers over AT-SPI (semantics 47.1, 47.8).
///
/// While no assistive technology is enabled, it has one connection to the session's bus, on which three messages were
/// sent: whether one is enabled, and two subscriptions to changes of this. No service is started for the question.
@MainActor package final class AccessibilityService: ScreenReaders {
  /// Opens connections; tests provide their own.
  package struct Connections {
    /// Connects to the session's bus.
    package var session: @MainActor () -> (any BusLink)?
    /// Connects to an address.
    package var address: @MainActor (String) -> (any BusLink)?

    package init(
      session: @escaping @MainActor () -> (any BusLink)?, address: @escaping @MainActor (String) -> (any BusLink)?
    ) {
      (self.session, self.address) = (session, address)
    }
  }

  let model: AccessibilityModel
  private let application: UIApplication
  private var loop: EventLoop { application.loop }
  private let connections: Connections
  private let complain: (String) -> Void
  /// The connection to the session's bus, and the numbers of the calls on it.
  private var session: (any BusLink)?
  private var (statusCall, addressCall): (UInt32, UInt32) = (0, 0)
  /// The connection to the bus of assistive technologies, and the numbers of the calls on it.
  private var link: (any BusLink)?
  private var (embedCall, eventsCall): (UInt32, UInt32) = (0, 0)
  /// Whether the bus of assistive technologies refused the application.
  private var isRefused = false
  private(set) var listeners = EventListeners()
  /// The keys that screen readers have not answered.
  private var keys = KeyRelay()
  private var keyTimer: LoopTimer?
  private var handlers: [LoopObserver] = []
  private var timer: LoopTimer?
  /// The time between the loss of the connection and the next one, in seconds.
  static let pause: TimeInterval = 1
  /// The time for which an announcement is an object, in seconds.
  static let noticeTime: TimeInterval = 2

  /// Creates the service; nothing is connected yet.
  package init(_ application: UIApplication, connections: Connections, complain: @escaping (String) -> Void) {
    (self.application, self.connections, self.complain) = (application, connections, complain)
    model = AccessibilityModel(application)
    application.screenReaders = self
  }

  /// Returns the service of an app with a window; nil if `TOUCHSTONE_ACCESSIBILITY` is `off`.
  package static func ofEnvironment(
    _ application: UIApplication, complain: @escaping (String) -> Void
  ) -> AccessibilityService? {
    guard BusAddress.variable("TOUCHSTONE_ACCESSIBILITY") != "off" else { return nil }
    let loop = application.loop
    let connections = Connections(
      session: { BusConnection.toSession(loop) },
      address: { BusConnection(loop: loop, address: BusAddress.local($0)) })
    return AccessibilityService(application, connections: connections, complain: complain)
  }

  /// Connects after the first frame, so that the start does not wait.
  package func beginAfterFirstFrame() {
    var handler: LoopObserver?
    handler = loop.addHandler(for: .present) { [weak self] in
      handler?.cancel()
      handler = nil
      guard let self else { return }
      loop.schedule(at: loop.now) { [weak self] in self?.begin(BusAddress.variable("AT_SPI_BUS_ADDRESS")) }
    }
  }

  /// Asks the session whether assistive technologies are enabled; connects immediately if an address is given.
  package func begin(_ address: String? = nil) {
    if let address { return connect(address) }
    guard session == nil, let opened = connections.session() else { return }
    session = opened
    opened.onMessage = { [weak self] in self?.receiveFromSession($0) }
    opened.onLoss = { [weak self] in
      self?.session = nil
      self?.disconnect()
    }
    opened.send(
      .matching(
        "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='org.a11y.Bus'"))
    opened.send(
      .matching(
        "type='signal',interface='org.freedesktop.DBus.Properties',member='PropertiesChanged',path='/org/a11y/bus'"))
    askStatus()
  }

  /// Ends all connections.
  package func close() {
    session?.close()
    session = nil
    disconnect()
  }

  // MARK: The session's bus

  /// Asks without starting the service (semantics 47.2).
  private func askStatus() {
    guard let session else { return }
    statusCall = session.send(
      .call(
        "Get", of: "org.freedesktop.DBus.Properties", at: "/org/a11y/bus", in: "org.a11y.Bus",
        [.string("org.a11y.Status"), .string("IsEnabled")], startsService: false))
  }

  private func receiveFromSession(_ message: BusMessage) {
    switch message.kind {
    case .answer where message.answered == statusCall: setEnabled(message.arguments.first?.unpacked == .bool(true))
    case .answer where message.answered == addressCall:
      if let address = message.arguments.first?.text { connect(address) }
    case .signal where message.member == "PropertiesChanged":
      guard message.arguments.first == .string("org.a11y.Status"), message.arguments.count > 1,
        let enabled = message.arguments[1]["IsEnabled"]
      else { return }
      setEnabled(enabled == .bool(true))
    case .signal where message.member == "NameOwnerChanged":
      guard message.arguments.first == .string("org.a11y.Bus"), message.arguments.count == 3 else { return }
      isRefused = false
      if message.arguments[2] == .string("") { disconnect() } else { askStatus() }
    case .answer, .error, .signal, .call: return
    }
  }

  private func setEnabled(_ isEnabled: Bool) {
    guard isEnabled else { return disconnect() }
    guard link == nil, !isRefused, let session else { return }
    addressCall = session.send(
      .call("GetAddress", of: "org.a11y.Bus", at: "/org/a11y/bus", in: "org.a11y.Bus", startsService: false))
  }

  // MARK: The bus of assistive technologies

  private func connect(_ address: String) {
    guard link == nil, let opened = connections.address(address) else { return }
    link = opened
    opened.onMessage = { [weak self] in self?.receive($0) }
    opened.onLoss = { [weak self] in
      guard let self else { return }
      disconnect()
      timer = loop.schedule(at: loop.now + Self.pause) { [weak self] in self?.askStatus() }
    }
    handlers = [loop.addHandler(for: .present) { [weak self] in self?.model.frames &+= 1 }]
  }

  private func disconnect() {
    link?.close()
    link = nil
    for handler in handlers { handler.cancel() }
    handlers = []
    timer?.cancel()
    listeners = EventListeners()
    deliver(keys.end())
    model.endEvents()
    model.busName = ""
  }

  private func receive(_ message: BusMessage) {
    switch message.kind {
    case .call: answer(message)
    case .signal: receiveListener(message)
    case .answer where model.busName.isEmpty: register(message)
    case .answer where keys.isCall(message.answered):
      deliver(keys.receive(message.answered, isTaken: message.arguments.first == .bool(true)))
    case .error where keys.isCall(message.answered): deliver(keys.receive(message.answered, isTaken: false))
    case .answer where message.answered == embedCall:
      if let parent = message.arguments.first { model.desktop = parent }
    case .answer where message.answered == eventsCall:
      for entry in message.arguments.first?.members ?? [] {
        guard let parts = entry.members, parts.count == 2 else { continue }
        listeners.add(parts[1].text ?? "", of: parts[0].text ?? "")
      }
      listenersChanged(isStart: true)
    case .error where message.answered == embedCall && embedCall != 0:
      complain("assistive technologies refuse this app: \(message.arguments.first?.text ?? message.error)")
      isRefused = true
      disconnect()
    case .answer, .error: return
    }
  }

  /// The bus has given the connection its name: registers the application.
  private func register(_ message: BusMessage) {
    guard let name = message.arguments.first?.text, let link else { return }
    model.busName = name
    let registry = "org.a11y.atspi.Registry"
    embedCall = link.send(
      .call(
        "Embed", of: "org.a11y.atspi.Socket", at: AccessibilityModel.accessiblePath + "root", in: registry,
        [model.reference(.object(ObjectRegistry.root))]))
    link.send(.matching("type='signal',interface='org.a11y.atspi.Registry',path='/org/a11y/atspi/registry'"))
    eventsCall = link.send(.call("GetRegisteredEvents", of: registry, at: "/org/a11y/atspi/registry", in: registry))
  }

  private func answer(_ call: BusMessage) {
    do throws(BusRefusal) {
      let values = try model.answer(call)
      if call.needsAnswer { link?.answer(call, values) }
    } catch {
      if call.needsAnswer { link?.refuse(call, error.name, error.text) }
    }
    model.performPending()
  }

  private func receiveListener(_ message: BusMessage) {
    guard message.interface == "org.a11y.atspi.Registry", message.arguments.count >= 2,
      let client = message.arguments[0].text, let event = message.arguments[1].text
    else { return }
    switch message.member {
    case "EventListenerRegistered": listeners.add(event, of: client)
    case "EventListenerDeregistered": listeners.remove(event, of: client)
    default: return
    }
    listenersChanged(isStart: false)
  }

  /// Compares after each turn while a client listens, and never otherwise.
  private func listenersChanged(isStart: Bool) {
    let isComparing = handlers.count > 1
    if listeners.isEmpty {
      guard isComparing else { return }
      handlers.removeLast().cancel()
      model.endEvents()
    } else if !isComparing {
      model.beginEvents(reportsFocus: isStart)
      handlers.append(loop.addHandler(for: .sleep) { [weak self] in self?.sendEvents() })
    }
  }

  private func sendEvents() {
    guard let link, let due = model.comparisonDue else { return }
    guard due <= loop.now else { return compare(at: due) }
    let (events, next) = model.events()
    for event in events { send(event, on: link) }
    compare(at: next)
  }

  /// Compares again at a time.
  private func compare(at time: TimeInterval?) {
    timer?.cancel()
    timer = time.map { time in
      loop.schedule(at: time) { [weak self] in self?.model.invalidate() }
    }
  }

  private func send(_ event: AccessibleEvent, on link: any BusLink) {
    let signal = model.signal(event)
    if listeners.want(signal) { link.send(signal) }
  }

  // MARK: The application

  package var followFocus: Bool { listeners.want("Object:StateChanged:Focused") }

  package func keeps(_ event: InputEvent, in scene: UIWindowScene) -> Bool {
    guard let link, followFocus || !keys.isEmpty else { return false }
    guard let notice = KeyNotice(event) else { return keys.follow(event, scene) }
    let number = link.send(notice.call)
    guard keys.begin(number, event, scene) else { return false }
    if keyTimer == nil { waitForKeys() }
    return true
  }

  /// Delivers the keys that screen readers do not take, in the order in which they were pressed.
  private func deliver(_ events: [KeyRelay.Kept]) {
    // The next key has its own time.
    keyTimer?.cancel()
    keyTimer = nil
    if !keys.isEmpty { waitForKeys() }
    for kept in events {
      if let scene = kept.scene { application.receiveKept(kept.event, in: scene) }
    }
  }

  private func waitForKeys() {
    keyTimer = loop.schedule(at: loop.now + KeyRelay.patience) { [weak self] in
      guard let self else { return }
      keyTimer = nil
      deliver(keys.lose())
    }
  }

  package func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    guard let link, !listeners.isEmpty else { return }
    switch argument {
    case let text as String: announce(text, on: link)
    case let element as AnyObject:
      guard notification == .layoutChanged || notification == .screenChanged,
        let number = model.number(of: element), let facts = model.tree.objects[number]
      else { return }
      if facts.states.contains(.focusable) {
        send(.state(number, "focused", true), on: link)
      } else {
        announce(facts.name, on: link)
      }
    default: return
    }
  }

  /// Announces a text; as an object for a moment if no client receives announcements (semantics 47.44).
  private func announce(_ text: String, on link: any BusLink) {
    guard !text.isEmpty, let window = model.tree.activeWindow ?? model.tree.objects[0]?.children.first else { return }
    if listeners.want("Object:Announcement") {
      return send(.announcement(window, text, isAssertive: false), on: link)
    }
    let remove = model.addNotice(text)
    loop.schedule(at: loop.now + Self.noticeTime) { remove() }
  }
}
