import TouchGeometry
import TouchKit

/// The clock of an inspected app, which the inspector can stop and advance in steps.
///
/// While the clock is stopped no timer fires and nothing moves. Input is queued and delivered in order when the clock
/// runs again. The window is still drawn and can be closed.
@MainActor final class PausedClock {
  private let application: UIApplication
  private(set) var isPaused = false
  private var waiting: [(event: InputEvent, scene: UIWindowScene)] = []
  /// The gate that the application had before, which receives every event that is delivered; nil without one.
  private let former: ((InputEvent, UIWindowScene) -> [InputEvent])?
  /// The speed of the clock before it was changed; nil while it is unchanged.
  private var formerRate: Double?
  /// The speed of the running clock; 1 is real time.
  var rate = 1.0 { didSet { if !isPaused { setRate(rate) } } }

  /// The speed of the stopped clock, which must not be 0: it advances by far less than a second in a year.
  private static let still = 1e-9

  init(_ application: UIApplication) {
    self.application = application
    former = application.inputGate
  }

  private func setRate(_ rate: Double) {
    if formerRate == nil { formerRate = application.timeRate }
    application.timeRate = rate
  }

  /// Restores the clock's speed and the application's gate, and delivers the queued events.
  func end() {
    resume()
    if let formerRate { application.timeRate = formerRate }
    formerRate = nil
    application.inputGate = former
  }

  func pause() {
    guard !isPaused else { return }
    isPaused = true
    setRate(Self.still)
  }

  func resume() {
    guard isPaused else { return }
    isPaused = false
    setRate(rate)
    while !isPaused, !waiting.isEmpty { admitFirst() }
  }

  /// Advances the stopped clock by some seconds at once, then delivers the first queued event.
  func step(_ seconds: TimeInterval) {
    guard isPaused else { return }
    application.loop.monotonic?.skip(seconds)
    if !waiting.isEmpty { admitFirst() }
  }

  /// Returns the events to deliver now.
  ///
  /// Queues the event if the clock is stopped and the event has to wait.
  func admit(_ event: InputEvent, _ scene: UIWindowScene) -> [InputEvent] {
    guard isPaused else { return pass(event, scene) }
    switch event {
    case .resize, .expose, .close, .clipboardChanged: return pass(event, scene)
    case .hover:
      // Only the pointer's last position is needed.
      if let last = waiting.last, last.scene === scene, case .hover = last.event { waiting.removeLast() }
    case .touches, .scroll, .transform, .hold, .key, .button, .buttonsCancelled, .text, .composition,
      .deleteSurrounding, .shake, .motion, .acceleration, .remoteControl, .focus, .visibility, .drop, .remoteDrag,
      .localDrag:
      break
    }
    waiting.append((event, scene))
    return []
  }

  private func admitFirst() {
    let first = waiting.removeFirst()
    for event in pass(first.event, first.scene) { application.admit(event, in: first.scene) }
  }

  private func pass(_ event: InputEvent, _ scene: UIWindowScene) -> [InputEvent] { former?(event, scene) ?? [event] }
}
