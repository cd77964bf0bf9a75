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

  /// Whether it is pressed, and does not move.
  package var isPressed: Bool { self == .key || self == .button }
}
