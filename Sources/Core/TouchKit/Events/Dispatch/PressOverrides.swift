import CTouchKit

extension UIGestureRecognizer {
  /// Whether the class takes presses (semantics 48.16).
  package final var takesPresses: Bool { PressOverrides.takesPresses(self) }
}

/// Finds which classes of recognizers take presses: those that override one of the four press methods (semantics 48.16).
///
/// The runtime's method lookup runs once per class.
@MainActor enum PressOverrides {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether the class of a recognizer overrides a press method.
  static func takesPresses(_ recognizer: UIGestureRecognizer) -> Bool {
    let type = ObjectIdentifier(type(of: recognizer))
    if let answer = known[type] { return answer }
    let base = UInt(bitPattern: ObjectIdentifier(UIGestureRecognizer.self))
    let answer = touch_overrides_presses(UInt(bitPattern: type), base)
    known[type] = answer
    return answer
  }
}
