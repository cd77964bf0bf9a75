import TouchGeometry

/// What one finger did, as the platform read it: nothing interpreted, nothing merged away.
///
/// The mouse is a finger of type `.indirectPointer` that is down while a button is; `finger` tells fingers apart while
/// they are down and may be used again afterwards.
public struct InputSample: Sendable, Equatable {
  /// Which finger; two that are down at once have different numbers.
  public var finger: Int
  /// What it did.
  public var phase: Phase
  /// Place in the surface, in points from its upper left corner.
  public var location: CGPoint
  /// Seconds on the loop's clock at which the device reported the sample.
  public var timestamp: TimeInterval
  /// What touches.
  public var type: Device
  /// How hard it presses, from 0 to 1; 0 from devices that do not measure it.
  public var force: CGFloat
  /// The buttons that are down after the sample; empty for fingers.
  public var buttons: PointerButtons
  /// The modifier keys that are held.
  public var modifiers: UIKeyModifierFlags

  /// What a finger did.
  public enum Phase: Sendable, Equatable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It was lifted.
    case ended
    /// It was taken away.
    case cancelled
  }

  /// What touches; UIKit's name is `UITouch.TouchType`.
  public enum Device: Int, Sendable, CaseIterable {
    /// A finger.
    case direct
    /// A finger on a surface away from the screen.
    case indirect
    /// A pen.
    case pencil
    /// The mouse with a button down.
    case indirectPointer
  }

  /// A sample; what is left out is that of a bare finger.
  public init(
    finger: Int, phase: Phase, location: CGPoint, timestamp: TimeInterval, type: Device = .direct,
    force: CGFloat = 0, buttons: PointerButtons = [], modifiers: UIKeyModifierFlags = []
  ) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
    self.type = type
    self.force = force
    self.buttons = buttons
    self.modifiers = modifiers
  }
}

/// Which buttons of the mouse are down; UIKit's name is `UIEvent.ButtonMask`.
public struct PointerButtons: OptionSet, Sendable, Hashable {
  /// One bit per button, the lowest for the primary one.
  public let rawValue: Int
  /// A mask of the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The main button, usually the left.
  public static let primary = PointerButtons(rawValue: 1)
  /// The button for menus, usually the right.
  public static let secondary = PointerButtons(rawValue: 2)

  /// The mask of the button with a number, counted from 1.
  public static func button(_ number: Int) -> PointerButtons { PointerButtons(rawValue: 1 << (number - 1)) }
}

/// Which motion or media key; UIKit's name is `UIEvent.EventSubtype`.
public enum InputSubtype: Int, Sendable {
  /// Nothing more is to be said.
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
  /// The next piece.
  case remoteControlNextTrack = 104
  /// The piece before.
  case remoteControlPreviousTrack = 105
  /// Wind back as long as the button is held.
  case remoteControlBeginSeekingBackward = 106
  /// Stop winding back.
  case remoteControlEndSeekingBackward = 107
  /// Wind forward as long as the button is held.
  case remoteControlBeginSeekingForward = 108
  /// Stop winding forward.
  case remoteControlEndSeekingForward = 109
}
