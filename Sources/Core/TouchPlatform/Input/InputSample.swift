import TouchGeometry

/// A sample of one finger, as the platform read it: not interpreted and not merged.
///
/// The mouse is a finger of type `.indirectPointer` that is down while a button is pressed; `finger` distinguishes
/// fingers while they are down and may be reused later.
public struct InputSample: Sendable, Equatable {
  /// The number of the finger; fingers that are down at the same time have different numbers.
  public var finger: Int
  /// The phase of the finger.
  public var phase: Phase
  /// The location on the surface, in points from its upper left corner.
  public var location: CGPoint
  /// The time on the loop's clock at which the device reported the sample, in seconds.
  public var timestamp: TimeInterval
  /// The kind of device.
  public var type: Device
  /// The pressure that a pen measures, from 0 to 1; 0 for other devices (semantics 53.3).
  public var force: CGFloat
  /// The angles of a pen; those of an upright one for other devices.
  public var angles: PenAngles
  /// The pressed buttons after the sample; empty for fingers, and for a pen unless its barrel button is pressed.
  public var buttons: PointerButtons
  /// The pressed modifier keys.
  public var modifiers: UIKeyModifierFlags

  /// The phase of a finger.
  public enum Phase: Sendable, Equatable {
    /// It touched down.
    case began
    /// It moved.
    case moved
    /// It was lifted.
    case ended
    /// It was cancelled.
    case cancelled
  }

  /// The kind of device; UIKit's name is `UITouch.TouchType`.
  public enum Device: Int, Sendable, CaseIterable {
    /// A finger.
    case direct
    /// A finger on a surface away from the screen.
    case indirect
    /// A pen.
    case pencil
    /// The mouse with a button pressed.
    case indirectPointer

    /// A pen; another name of `pencil`.
    public static var stylus: Device { .pencil }
  }

  /// Creates a sample; the default values are those of a finger.
  public init(
    finger: Int, phase: Phase, location: CGPoint, timestamp: TimeInterval, type: Device = .direct,
    force: CGFloat = 0, angles: PenAngles = .upright, buttons: PointerButtons = [], modifiers: UIKeyModifierFlags = []
  ) {
    (self.finger, self.phase, self.location, self.timestamp, self.type) = (finger, phase, location, timestamp, type)
    (self.force, self.angles, self.buttons, self.modifiers) = (force, angles, buttons, modifiers)
  }
}

/// The pressed mouse buttons; UIKit's name is `UIEvent.ButtonMask`.
public struct PointerButtons: OptionSet, Sendable, Hashable {
  /// The raw bits, one per button, the lowest for the primary one.
  public let rawValue: Int
  /// Creates a mask of the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The main button, usually the left.
  public static let primary = PointerButtons(rawValue: 1)
  /// The button for menus, usually the right.
  public static let secondary = PointerButtons(rawValue: 2)

  /// Returns the mask of the button with a number, counted from 1.
  public static func button(_ number: Int) -> PointerButtons { PointerButtons(rawValue: 1 << (number - 1)) }
}

/// The phase of a shake.
public enum MotionPhase: String, Sendable, CaseIterable {
  /// It began.
  case began
  /// It ended.
  case ended
  /// It was interrupted, or took too long.
  case cancelled
}

/// The kind of a motion or media key; UIKit's name is `UIEvent.EventSubtype`.
public enum InputSubtype: Int, Sendable {
  /// Unspecified.
  case none = 0
  /// The device was shaken.
  case motionShake = 1
  /// Play.
  case remoteControlPlay = 100
  /// Pause.
  case remoteControlPause = 101
  /// Stop.
  case remoteControlStop = 102
  /// Play if paused, pause if playing.
  case remoteControlTogglePlayPause = 103
  /// The next track.
  case remoteControlNextTrack = 104
  /// The previous track.
  case remoteControlPreviousTrack = 105
  /// Begin seeking backward, while the button is held.
  case remoteControlBeginSeekingBackward = 106
  /// Stop seeking backward.
  case remoteControlEndSeekingBackward = 107
  /// Begin seeking forward, while the button is held.
  case remoteControlBeginSeekingForward = 108
  /// Stop seeking forward.
  case remoteControlEndSeekingForward = 109
}
