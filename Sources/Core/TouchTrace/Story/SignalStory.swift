import TouchGeometry
import TouchKit

/// The path of a key, a motion or a remote control event up the responder chain.
package struct SignalStory: Sendable, Equatable {
  /// `key tab`, `the shake`, `the remote control's play`.
  package let word: String
  package let time: TimeInterval
  /// Whether it started at the window, because there was no first responder and no focused view.
  package let hasNoFirstResponder: Bool
  /// The responders that received it, in order.
  package internal(set) var way: [String]
  /// Whether the last responder is the application, which does not handle it.
  package internal(set) var isLost = false
  /// The recognizer that cancelled a press in the responders, and when.
  package internal(set) var taker: Taker?

  /// A recognizer that cancelled a press.
  package struct Taker: Sendable, Equatable {
    package var name: String
    package var time: TimeInterval
    package var rule: String
  }

  /// The maximum number in a story.
  package static let maximum = 200
}

extension TraceEntry.Signal {
  /// The name in sentences; nil for a later phase of a reported signal.
  @MainActor package var word: String? {
    switch self {
    case .key(let key, .began): "key \(key.word)"
    case .button(let button, .began): button.word
    case .key, .button: nil
    case .motion(_, isOver: true): nil
    case .motion: "the shake"
    case .remoteControl(let control): "the remote control's \(control.word)"
    }
  }
}

extension UIKey {
  /// The label or the text of the key, preceded by the held modifiers.
  fileprivate var word: String {
    let held: [(UIKeyModifierFlags, String)] = [
      (.control, "control-"), (.alternate, "alternate-"), (.command, "command-"),
    ]
    let name = keyCode.word
    let isNamed = name != nil
    let shift = isNamed && modifierFlags.contains(.shift) ? "shift-" : ""
    let own = name ?? (characters.isEmpty ? "number \(keyCode.rawValue)" : characters)
    return held.filter { modifierFlags.contains($0.0) }.map(\.1).joined() + shift + own
  }
}

extension UIKeyboardHIDUsage {
  /// The label of a key that types no letter.
  var word: String? {
    switch self {
    case .keyboardTab: "tab"
    case .keyboardSpacebar: "space"
    case .keyboardReturnOrEnter: "return"
    case .keyboardEscape: "escape"
    case .keyboardUpArrow: "up"
    case .keyboardDownArrow: "down"
    case .keyboardLeftArrow: "left"
    case .keyboardRightArrow: "right"
    case .keyboardHome: "home"
    case .keyboardEnd: "end"
    case .keyboardPageUp: "page up"
    case .keyboardPageDown: "page down"
    case .keyboardDeleteOrBackspace: "backspace"
    case .keyboardDeleteForward: "delete"
    default: nil
    }
  }
}

extension UIPress {
  /// The name in sentences: `key return`, `button select`.
  package var word: String { key.map { "key \($0.word)" } ?? type.word }
}

extension UIPress.PressType {
  /// The name in sentences: `button select`, `key return`, with a number if it has no name.
  package var word: String {
    guard case .other(let number) = self else { return "button \(self)" }
    guard let usage = keyUsage else { return "button number \(number)" }
    return "key \(UIKeyboardHIDUsage(rawValue: usage).word ?? "number \(usage)")"
  }
}

extension UIEvent.EventSubtype {
  /// The command in one or two words.
  fileprivate var word: String {
    switch self {
    case .none, .motionShake: "command"
    case .remoteControlPlay: "play"
    case .remoteControlPause: "pause"
    case .remoteControlStop: "stop"
    case .remoteControlTogglePlayPause: "play or pause"
    case .remoteControlNextTrack: "next track"
    case .remoteControlPreviousTrack: "previous track"
    case .remoteControlBeginSeekingBackward: "rewind"
    case .remoteControlEndSeekingBackward: "end of rewinding"
    case .remoteControlBeginSeekingForward: "fast forward"
    case .remoteControlEndSeekingForward: "end of fast forward"
    }
  }
}
