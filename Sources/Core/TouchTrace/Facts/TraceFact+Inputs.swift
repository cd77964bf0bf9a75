import TouchKit

extension TraceFact.Input.Phase {
  /// The phase of a press; nil for one that is only listed in an event.
  init?(_ phase: UIPress.Phase) {
    switch phase {
    case .began: self = .down
    case .changed: self = .changed
    case .ended: self = .up
    case .cancelled: self = .cancelled
    case .stationary: return nil
    }
  }

  /// The phase of a touchpad's gesture.
  init(_ phase: TransformSample.Phase) {
    switch phase {
    case .began: self = .down
    case .changed: self = .changed
    case .ended: self = .up
    case .cancelled: self = .cancelled
    }
  }
}

extension TraceFact.Input.Phase {
  /// The phase in a word or two.
  var word: String {
    switch self {
    case .down: "down"
    case .changed: "changed"
    case .up: "up"
    case .cancelled: "cancelled"
    }
  }
}

extension UIPress {
  /// The name of the lane: that of the button, or of the key without its modifiers; keys without a name share one.
  var laneName: String { isTyping ? TraceFact.Input.otherKeys : type.word }

  private var isTyping: Bool { type.keyUsage.map { UIKeyboardHIDUsage(rawValue: $0).word == nil } ?? false }
}
