import TouchBus
import TouchGeometry
import TouchKit
import TouchLoop

/// The app's notifications on the session's bus: the desktop's server, or in a sandbox the portal (semantics 57).
///
/// It connects with the first notification or question (semantics 57.1). Nothing waits for the bus. Signals of other
/// processes than the service are ignored (semantics 57.8).
@MainActor package final class NotificationService: NotificationShowing {
  package var onEvent: ((NotificationEvent) -> Void)?

  /// Whether the service exists.
  private enum Presence { case unknown, asked, present }

  /// A notification that was sent.
  private final class Posted {
    let notification: DesktopNotification
    /// The number of the call that shows it; 0 until it is sent.
    var call: UInt32 = 0
    /// The service's name of it; nil until the service has answered.
    var key: String?
    /// Whether the app removed or replaced it before the service had answered.
    var isRemoved = false
    var answer: (@MainActor (Bool) -> Void)?

    init(_ notification: DesktopNotification, _ answer: @escaping @MainActor (Bool) -> Void) {
      (self.notification, self.answer) = (notification, answer)
    }
  }

  private let application: UIApplication
  private let connect: @MainActor () -> (any BusLink)?
  private var route: any NotificationRoute
  private var link: (any BusLink)?
  private var presence = Presence.unknown
  /// The questions whether the service exists, until the answer.
  private var questions: [@MainActor (Bool) -> Void] = []
  private var probe: UInt32 = 0
  private var timeoutTimer: LoopTimer?
  /// The process that is the service; signals of others are ignored.
  private var owner: String?
  private var posted: [Posted] = []

  /// The time for the service to answer the first question, in seconds; it may have to start.
  static let timeout: TimeInterval = 5

  /// Uses the session's bus of the environment.
  package convenience init(_ application: UIApplication) {
    let loop = application.loop
    let isSandboxed = access("/.flatpak-info", F_OK) == 0 || BusAddress.variable("SNAP") != nil
    self.init(application, isSandboxed: isSandboxed, connect: { BusConnection.toSession(loop) })
  }

  /// Uses a given bus; `connect` returns a new connection, or nil.
  init(_ application: UIApplication, isSandboxed: Bool, connect: @escaping @MainActor () -> (any BusLink)?) {
    (self.application, self.connect) = (application, connect)
    route = isSandboxed ? NotificationPortal() : NotificationServer()
  }

  /// Ends the connection; the desktop keeps the notifications.
  package func close() {
    timeoutTimer?.cancel()
    link?.close()
    link = nil
  }

  // MARK: Requests

  package func probe(_ answer: @escaping @MainActor (Bool) -> Void) {
    if presence == .present { return answer(true) }
    questions.append(answer)
    guard presence == .unknown else { return }
    guard link != nil || open() else { return answerQuestions(false) }
    presence = .asked
    probe = link?.send(route.probe) ?? 0
    timeoutTimer = application.loop.schedule(at: application.now + Self.timeout) { [weak self] in
      self?.answerQuestions(false)
    }
  }

  package func show(_ notification: DesktopNotification, _ answer: @escaping @MainActor (Bool) -> Void) {
    let entry = Posted(notification, answer)
    for other in posted where other.key == nil && other.notification.identifier == notification.identifier {
      other.isRemoved = true
    }
    posted.append(entry)
    probe { [weak self] isPresent in self?.post(entry, isPresent) }
  }

  package func remove(_ identifier: String) {
    for entry in posted where entry.notification.identifier == identifier { entry.isRemoved = true }
    for entry in posted where entry.isRemoved {
      guard let key = entry.key else { continue }
      link?.send(route.remove(key))
      forget(entry)
    }
  }

  /// Sends a notification, unless the app has removed it since.
  private func post(_ entry: Posted, _ isPresent: Bool) {
    guard isPresent, !entry.isRemoved else {
      forget(entry)
      entry.answer?(isPresent)
      return
    }
    let old = posted.first { $0.key != nil && $0.notification.identifier == entry.notification.identifier }
    if let old { forget(old) }
    entry.call = link?.send(route.show(entry.notification, replacing: old?.key, of: application.programName)) ?? 0
  }

  private func forget(_ entry: Posted) { posted.removeAll { $0 === entry } }

  // MARK: The connection

  private func open() -> Bool {
    guard let opened = connect() else { return false }
    link = opened
    opened.onMessage = { [weak self] in self?.receive($0) }
    opened.onLoss = { [weak self] in self?.lose() }
    opened.send(.matching(route.signals))
    opened.send(
      .matching(
        "type='signal',sender='\(BusMessage.bus)',member='NameOwnerChanged',arg0='\(route.name)'"))
    return true
  }

  private func lose() {
    link = nil
    answerQuestions(false)
    forgetAll()
  }

  /// The service has ended, and with it all that it showed.
  private func forgetAll() {
    let lost = posted
    (posted, presence, owner) = ([], .unknown, nil)
    for entry in lost {
      entry.answer?(false)
      if !entry.isRemoved { onEvent?(.removed(entry.notification.identifier)) }
    }
  }

  private func answerQuestions(_ isPresent: Bool) {
    timeoutTimer?.cancel()
    presence = isPresent ? .present : .unknown
    let waiting = questions
    questions = []
    for answer in waiting { answer(isPresent) }
  }

  private func receive(_ message: BusMessage) {
    switch message.kind {
    case .answer where message.answered == probe && presence == .asked:
      owner = message.sender
      route.readProbe(message)
      answerQuestions(true)
    case .error where message.answered == probe && presence == .asked: answerQuestions(false)
    case .answer, .error:
      guard let entry = posted.first(where: { $0.call == message.answered && $0.call != 0 && $0.key == nil }) else {
        return
      }
      settle(entry, message)
    case .signal where message.member == "NameOwnerChanged" && message.sender == BusMessage.bus:
      if message.arguments.first == .string(route.name), presence == .present { forgetAll() }
    case .signal where message.sender == owner:
      if let report = route.read(message) { receive(report) }
    case .signal, .call: return
    }
  }

  /// The service has answered the call that shows a notification.
  private func settle(_ entry: Posted, _ message: BusMessage) {
    let answer = entry.answer
    entry.answer = nil
    if message.kind == .answer, let key = route.key(of: entry.notification, message) {
      entry.key = key
      if entry.isRemoved {
        // The newer one of the same name may have got the same key.
        if !posted.contains(where: { $0 !== entry && $0.key == key }) { link?.send(route.remove(key)) }
        forget(entry)
      }
      answer?(true)
    } else {
      forget(entry)
      answer?(false)
    }
  }

  private func receive(_ report: NotificationReport) {
    switch report {
    case .pressed(let key, let button):
      guard let entry = posted.first(where: { $0.key == key }) else { return }
      let actions = entry.notification.actions
      if let button, !actions.indices.contains(button) { return }
      forget(entry)
      // The server removes it too, unless it keeps what was pressed.
      link?.send(route.remove(key))
      onEvent?(.pressed(entry.notification.identifier, action: button.map { actions[$0].identifier }))
    case .closed(let key, let isByUser):
      guard let entry = posted.first(where: { $0.key == key }) else { return }
      forget(entry)
      let identifier = entry.notification.identifier
      onEvent?(isByUser ? .dismissed(identifier) : .removed(identifier))
    }
  }
}
