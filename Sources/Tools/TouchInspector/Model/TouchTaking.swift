import TouchGeometry
import TouchKit
import TouchTrace

/// Whether a touch was taken: by a responder that handled its calls, or by a recognizer that acted.
@MainActor struct TouchTaking {
  /// Where the touch began, in the scene's coordinates.
  var spot: CGPoint = .zero
  /// Whether the touch has ended or was cancelled.
  var isOver = false
  /// Whether a recognizer that had received the touch has acted.
  var hasActed = false
  /// The names of the recognizers that received the touch, in their order.
  private(set) var receivers: [String] = []
  /// The recognizers that received the touch and are not reset.
  private var undecided: Set<ObjectIdentifier> = []

  mutating func receive(_ recognizer: UIGestureRecognizer, _ name: String) {
    receivers.append(name)
    undecided.insert(ObjectIdentifier(recognizer))
  }

  mutating func act(_ recognizer: UIGestureRecognizer) {
    if undecided.contains(ObjectIdentifier(recognizer)) { hasActed = true }
  }

  mutating func reset(_ recognizer: UIGestureRecognizer) { undecided.remove(ObjectIdentifier(recognizer)) }

  /// Whether the touch is over, and no recognizer can act on it any more.
  var isSettled: Bool { isOver && undecided.isEmpty }
}

extension Session {
  /// The touches until the shown moment that nothing took, oldest first.
  var untaken: [TouchAccount] {
    record.observation.accounts.filter { $0.isUntaken && $0.time <= time }
  }
}

extension TouchAccount {
  /// Whether the touch is over, and neither a responder nor a recognizer has taken it.
  var isUntaken: Bool {
    guard taking.isSettled, !taking.hasActed else { return false }
    let calls = chains.filter { $0.chain.method != nil }
    return hitName == nil || !calls.isEmpty && calls.allSatisfy { $0.chain.isUnhandled }
  }

  /// Why the touch was not taken, in a sentence.
  func untakenSentence(since start: TimeInterval) -> String {
    let finger = FingerMark.localizedName(finger, tool)
    let who = "\(finger.prefix(1).uppercased())\(finger.dropFirst())"
    let time = Self.seconds(time - start)
    guard let hitName else {
      return localized("%1$s at %2$s hit no view, so the touch was dropped (1.15).", who, time)
    }
    let received = taking.receivers
    guard !received.isEmpty else {
      return localized(
        "%1$s at %2$s hit %3$s: no responder handled it (3.14), and no recognizer received it.", who, time, hitName)
    }
    return localized(
      "%1$s at %2$s hit %3$s: no responder handled it (3.14), and %4$s received it and did not act.", who, time,
      hitName, received.joined(separator: localized(" and ")))
  }

  private static func seconds(_ time: TimeInterval) -> String {
    let hundredths = Int((max(0, time) * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
  }
}
