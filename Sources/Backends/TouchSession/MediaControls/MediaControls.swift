import TouchBus
import TouchGeometry
import TouchKit
import TouchLoop

/// The app as a media player on the session's bus, for the desktop's media keys, panels, lock screens and headsets
/// (semantics 51).
///
/// It connects when the app requests events or adds a handler of a command, and disconnects when the app ends both. A
/// lost connection is not replaced until the app requests events again (semantics 51.10).
@MainActor package final class MediaControls {
  private let application: UIApplication
  private let canRaise: Bool
  private let connect: @MainActor () -> (any BusLink)?
  private var link: (any BusLink)?
  /// Whether the connection of this offer failed or was lost.
  private var isLost = false
  private var facts = PlayerFacts()
  private var seen = NowPlaying()
  private var update: LoopTimer?
  /// The number of the request for a name, and whether it is the first.
  private var request: UInt32 = 0
  private var isFirstRequest = true

  /// The difference between the expected and a new position from which clients are notified, in seconds.
  private static let jump: TimeInterval = 1
  /// The flag of a request for a name that fails if the name has an owner.
  private static let doNotQueue: UInt32 = 4
  /// The answer to such a request.
  private static let exists = BusValue.uint32(3)

  /// Serves an app through the session's bus of the environment.
  ///
  /// - Parameters:
  ///   - application: the app.
  ///   - canRaise: whether the display server brings windows to the front at an app's request.
  package convenience init(_ application: UIApplication, canRaise: Bool) {
    let loop = application.loop
    self.init(application, canRaise: canRaise, connect: { BusConnection.toSession(loop) })
  }

  /// Serves an app through a given bus; `connect` returns a new connection, or nil.
  init(_ application: UIApplication, canRaise: Bool, connect: @escaping @MainActor () -> (any BusLink)?) {
    (self.application, self.canRaise, self.connect) = (application, canRaise, connect)
    application.remoteControl.onChange = { [weak self] in self?.scheduleUpdate() }
  }

  /// Ends the connection.
  package func close() {
    update?.cancel()
    link?.close()
    link = nil
  }

  /// Returns the name on the bus of an app with the given name: letters, digits and underscores (semantics 51.4).
  static func busName(of program: String) -> String {
    let isDigit = program.utf8.first.map { (48...57).contains($0) } ?? true
    let plain = program.prefix(longestName).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return PlayerFacts.root + (isDigit ? "._" : ".") + String(plain)
  }

  /// The number of characters of an app's name that are used; a name on the bus has 255 at most.
  private static let longestName = 200

  // MARK: Changes

  /// Compares once, however much changes in a turn.
  private func scheduleUpdate() {
    guard update == nil else { return }
    update = application.loop.schedule(at: application.now) { [weak self] in
      self?.update = nil
      self?.compare()
    }
  }

  private func compare() {
    guard application.remoteControl.isOffered else {
      close()
      isLost = false
      return
    }
    if link == nil, !isLost { return offer() }
    let new = read()
    for signal in new.changes(since: facts) { link?.send(signal) }
    let playing = application.remoteControl.nowPlaying
    let isSameTrack = new.track.number == facts.track.number
    let expected = seen.position(at: playing.start)
    if isSameTrack, abs(playing.elapsed - expected) > Self.jump {
      link?.send(.signal("Seeked", of: PlayerFacts.player, at: PlayerObject.path, [position]))
    }
    (facts, seen) = (new, playing)
  }

  private func read() -> PlayerFacts { PlayerFacts(application, canRaise: canRaise, old: facts) }

  private var position: BusValue {
    .microseconds(application.remoteControl.nowPlaying.position(at: application.now))
  }

  private func offer() {
    guard let opened = connect() else { return isLost = true }
    link = opened
    opened.onMessage = { [weak self] in self?.receive($0) }
    opened.onLoss = { [weak self] in
      self?.link = nil
      self?.isLost = true
    }
    (facts, seen) = (read(), application.remoteControl.nowPlaying)
    isFirstRequest = true
    requestName(Self.busName(of: application.programName))
  }

  private func requestName(_ name: String) {
    request =
      link?.send(
        .call(
          "RequestName", of: BusMessage.bus, at: "/org/freedesktop/DBus", in: BusMessage.bus,
          [.string(name), .uint32(Self.doNotQueue)])) ?? 0
  }

  // MARK: Messages

  private func receive(_ message: BusMessage) {
    switch message.kind {
    case .answer where message.answered == request && message.arguments.first == Self.exists && isFirstRequest:
      isFirstRequest = false
      requestName(Self.busName(of: application.programName) + ".instance\(getpid())")
    case .call: answer(message)
    case .answer, .error, .signal: return
    }
  }

  private func answer(_ call: BusMessage) {
    do throws(BusRefusal) {
      let (values, effect) = try PlayerObject(facts: read(), position: position).answer(call)
      // Before the effect, which may take any time.
      link?.answer(call, values)
      if let effect { perform(effect) }
    } catch {
      link?.refuse(call, error.name, error.text)
    }
  }

  private func perform(_ effect: PlayerObject.Effect) {
    switch effect {
    case .command(let command): application.receiveRemoteControl(command)
    case .raise: if canRaise { application.activateFrontScene() }
    case .quit: application.closeScenes()
    }
  }
}
