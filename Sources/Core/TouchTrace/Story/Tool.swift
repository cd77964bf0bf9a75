import TouchKit

/// The device of a touch, for sentences about a finger that is lifted or a button that is released.
package enum Tool: Sendable, Hashable {
  case finger, pencil
  /// The pointer with a button down, also if it simulates a finger.
  case mouse
  /// The wheel or a touchpad, without a touch.
  case wheel
  /// Two fingers on a touchpad that pinch or rotate, without touches.
  case touchpad
  /// A key of the keyboard.
  case key
  /// A button of a remote control or game controller.
  case button

  /// Determines the tool of a touch; the mouse is the finger with the number 0, regardless of its type.
  @MainActor package init(_ touch: UITouch) {
    switch touch.type {
    case .pencil: self = .pencil
    case .indirectPointer: self = .mouse
    case .direct, .indirect: self = touch.identifier == 0 ? .mouse : .finger
    }
  }

  /// The subject of a sentence: `the finger`.
  package var subject: String {
    switch self {
    case .finger: "the finger"
    case .pencil: "the pencil"
    case .mouse: "the pointer"
    case .wheel: "the wheel"
    case .touchpad: "the fingers on the touchpad"
    case .key: "the key"
    case .button: "the button"
    }
  }

  /// The end of a touch: `the finger lifted`.
  package var end: String {
    switch self {
    case .finger: "the finger lifted"
    case .pencil: "the pencil lifted"
    case .mouse, .button: "the button was released"
    case .key: "the key was released"
    case .wheel: "the wheel stopped"
    case .touchpad: "the fingers left the touchpad"
    }
  }

  /// The start of a touch: `the finger came down`.
  package var start: String {
    switch self {
    case .finger: "the finger came down"
    case .pencil: "the pencil came down"
    case .mouse, .button: "the button went down"
    case .key: "the key went down"
    case .wheel: "the wheel turned"
    case .touchpad: "two fingers came down on the touchpad"
    }
  }

  /// Returns a phrase for holding still: `the finger stayed down`, or with `had`, `the finger had stayed`.
  package func stay(had: Bool = false) -> String {
    switch self {
    case .finger, .pencil, .wheel, .touchpad: had ? "\(subject) had stayed" : "\(subject) stayed down"
    case .mouse, .button: had ? "the button had been held" : "the button was held"
    case .key: had ? "the key had been held" : "the key was held"
    }
  }

  /// Whether it is pressed, and does not move.
  package var isPressed: Bool { self == .key || self == .button }

  /// The subject directly after `end`: `it`.
  package var again: String { self == .mouse ? subject : "it" }
}
