import TouchGeometry
import TouchKit

/// The time of an inspected program, which may stand still and go on by steps.
///
/// While it stands still no timer comes due and nothing moves; what the user does waits, and comes in, in its order, when
/// the time goes on. The window is drawn all the same, and can be closed.
@MainActor final class HeldTime {
  private let application: UIApplication
  private(set) var isHeld = false
  private var waiting: [(event: InputEvent, scene: UIWindowScene)] = []
  /// How fast the time goes when it goes.
  var rate = 1.0 { didSet { if !isHeld { application.timeRate = rate } } }

  /// A year in which the program's clock goes on by three hundredths of a second.
  private static let still = 1e-9

  init(_ application: UIApplication) { self.application = application }

  func hold() {
    guard !isHeld else { return }
    isHeld = true
    application.timeRate = Self.still
  }

  func release() {
    guard isHeld else { return }
    isHeld = false
    application.timeRate = rate
    while !isHeld, !waiting.isEmpty { admitFirst() }
  }

  /// Lets so many seconds go by at once, and then the first of what waits come in.
  func step(_ seconds: TimeInterval) {
    guard isHeld else { return }
    application.loop.monotonic?.skip(seconds)
    if !waiting.isEmpty { admitFirst() }
  }

  /// What comes in now; nothing of what has to wait.
  func admit(_ event: InputEvent, _ scene: UIWindowScene) -> [InputEvent] {
    guard isHeld else { return [event] }
    switch event {
    case .resize, .expose, .close, .clipboardChanged: return [event]
    case .hover:
      // Only where the pointer is at the end counts.
      if let last = waiting.last, last.scene === scene, case .hover = last.event { waiting.removeLast() }
    case .touches, .scroll, .key, .button, .text, .composition, .deleteSurrounding, .shake, .remoteControl, .focus,
      .visibility, .drop:
      break
    }
    waiting.append((event, scene))
    return []
  }

  private func admitFirst() {
    let first = waiting.removeFirst()
    application.admit(first.event, in: first.scene)
  }
}
