import TouchTrace

// Devices in sentences about a finger that is lifted or a button that is released.

extension Tool {
  /// The subject of a sentence: `the finger`.
  var subject: String {
    switch self {
    case .finger: localized("the finger")
    case .pencil: localized("the pencil")
    case .mouse: localized("the pointer")
    case .wheel: localized("the wheel")
    case .touchpad: localized("the fingers on the touchpad")
    case .key: localized("the key")
    case .button: localized("the button")
    }
  }

  /// The end of a touch: `the finger lifted`.
  var end: String {
    switch self {
    case .finger: localized("the finger lifted")
    case .pencil: localized("the pencil lifted")
    case .mouse, .button: localized("the button was released")
    case .key: localized("the key was released")
    case .wheel: localized("the wheel stopped")
    case .touchpad: localized("the fingers left the touchpad")
    }
  }

  /// The start of a touch: `the finger came down`.
  var start: String {
    switch self {
    case .finger: localized("the finger came down")
    case .pencil: localized("the pencil came down")
    case .mouse, .button: localized("the button went down")
    case .key: localized("the key went down")
    case .wheel: localized("the wheel turned")
    case .touchpad: localized("two fingers came down on the touchpad")
    }
  }

  /// Returns a phrase for holding still: `the finger stayed down`, or with `had`, `the finger had stayed`.
  func stay(had: Bool = false) -> String {
    switch self {
    case .finger, .pencil, .wheel, .touchpad:
      had ? localized("%1$s had stayed", subject) : localized("%1$s stayed down", subject)
    case .mouse, .button: had ? localized("the button had been held") : localized("the button was held")
    case .key: had ? localized("the key had been held") : localized("the key was held")
    }
  }

  /// The subject directly after `end`: `it`.
  var again: String { self == .mouse ? subject : localized("it") }
}

/// A touch of a finger or the mouse: `touch 1`, `the mouse's touch`.
func touchName(_ id: Int) -> String { id == 0 ? localized("the mouse's touch") : localized("touch %1$s", id) }
