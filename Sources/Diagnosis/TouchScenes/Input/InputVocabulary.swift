/// The words of input files. Their raw values are the words in the file.

/// The phase of a finger.
package enum TouchPhaseName: String, Sendable, CaseIterable { case began, moved, ended, cancelled }

/// The phase of a line: that of a finger, or `wait`, which only advances the clock.
enum LinePhase: String, Sendable, CaseIterable { case began, moved, ended, cancelled, wait }

/// The kinds of pointer that an input can play.
package enum PointerTypeName: String, Sendable, CaseIterable { case direct, indirectPointer, pencil }

/// The buttons of a pointer.
package enum ButtonName: String, Sendable, CaseIterable { case primary, secondary }

/// The modifier keys.
package enum ModifierName: String, Sendable, CaseIterable {
  case alphaShift, shift, control, alternate, command, numericPad
}

/// The word of a line of the touchpad: the phase of a gesture, or `hold` for fingers that rest.
enum TouchpadPhaseName: String, Sendable, CaseIterable { case began, changed, ended, cancelled, hold }

/// The phase of a key.
package enum PressPhaseName: String, Sendable, CaseIterable { case began, ended, cancelled }

/// The buttons of remote controls and game controllers, by UIKit's names.
package enum PressButtonName: String, Sendable, CaseIterable {
  case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause, pageUp, pageDown
  case tvRemoteOneTwoThree, tvRemoteFourColors
}

/// Motion events of a device.
///
/// `shake` is `shakeBegan` followed by `shakeEnded`.
package enum MotionName: String, Sendable, CaseIterable { case shake, shakeBegan, shakeEnded, shakeCancelled }

/// A sample of an accelerometer, in m/s² and including gravity.
package struct InputAcceleration: Sendable, Equatable {
  package var x: Double
  package var y: Double
  package var z: Double

  package init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// The buttons of a headset or a media keyboard.
package enum RemoteControlName: String, Sendable, CaseIterable {
  case play, pause, stop, togglePlayPause, nextTrack, previousTrack
  case beginSeekingBackward, endSeekingBackward, beginSeekingForward, endSeekingForward
}

/// A key of the keyboard: its word in files, its usage in the USB HID tables (page 7), and the characters that it types
/// without modifiers (may be empty).
package struct InputKey: Sendable, Equatable {
  package var name: String
  package var usage: Int
  package var characters: String
  /// The modifier keys that are held.
  package var modifiers: [ModifierName] = []

  /// All keys that files can name: letters, digits, and keys with words as names.
  package static let all: [InputKey] = letters + digits + words

  private static let letters = "abcdefghijklmnopqrstuvwxyz".enumerated().map { index, letter in
    InputKey(name: String(letter), usage: 4 + index, characters: String(letter))
  }
  private static let digits = "1234567890".enumerated().map { index, digit in
    InputKey(name: String(digit), usage: 30 + index, characters: String(digit))
  }
  private static let words = [
    InputKey(name: "return", usage: 40, characters: "\r"),
    InputKey(name: "escape", usage: 41, characters: "\u{1B}"),
    InputKey(name: "backspace", usage: 42, characters: "\u{8}"),
    InputKey(name: "tab", usage: 43, characters: "\t"),
    InputKey(name: "space", usage: 44, characters: " "),
    InputKey(name: "home", usage: 74, characters: ""),
    InputKey(name: "pageUp", usage: 75, characters: ""),
    InputKey(name: "delete", usage: 76, characters: ""),
    InputKey(name: "end", usage: 77, characters: ""),
    InputKey(name: "pageDown", usage: 78, characters: ""),
    InputKey(name: "right", usage: 79, characters: ""),
    InputKey(name: "left", usage: 80, characters: ""),
    InputKey(name: "down", usage: 81, characters: ""),
    InputKey(name: "up", usage: 82, characters: ""),
  ]
}

extension Shape where Value == InputKey {
  static var key: Shape {
    Shape(localized("a letter, a digit, ") + InputKey.all.dropFirst(36).map(\.name).sorted().joined(separator: ", ")) {
      value in
      guard let name = Shape<String>.text.read(value) else { return nil }
      return InputKey.all.first { $0.name == name }
    }
  }
}
