import TouchGeometry

/// A sample of two fingers on a touchpad that pinch, rotate and move together, as the platform read it.
///
/// The fingers have no locations on the surface: the gesture happens where the pointer is. `scale`, `rotation` and
/// `translation` are relative to the beginning of the gesture.
public struct TransformSample: Sendable, Equatable {
  /// The phase of the gesture.
  public var phase: Phase
  /// The distance of the fingers relative to that at the beginning; greater than 0.
  public var scale: CGFloat
  /// The angle by which the fingers have turned, in radians, clockwise positive; full turns are counted.
  public var rotation: CGFloat
  /// The movement of the middle of the fingers, in points.
  public var translation: CGVector
  /// The location of the pointer on the surface, in points from its upper left corner.
  public var location: CGPoint
  /// The time on the loop's clock at which the device reported the sample, in seconds.
  public var timestamp: TimeInterval
  /// The pressed modifier keys.
  public var modifiers: UIKeyModifierFlags

  /// The phase of a gesture on a touchpad.
  public enum Phase: String, Sendable, CaseIterable {
    /// Two fingers came down.
    case began
    /// They moved.
    case changed
    /// They were lifted.
    case ended
    /// The system interrupted the gesture; what it changed should be undone.
    case cancelled
  }

  /// Creates a sample; the default values are those of a beginning.
  public init(
    phase: Phase, scale: CGFloat = 1, rotation: CGFloat = 0, translation: CGVector = .zero, location: CGPoint,
    timestamp: TimeInterval, modifiers: UIKeyModifierFlags = []
  ) {
    (self.phase, self.scale, self.rotation, self.translation) = (phase, scale, rotation, translation)
    (self.location, self.timestamp, self.modifiers) = (location, timestamp, modifiers)
  }

  /// Whether the numbers can be followed: all are finite, and the scale is greater than 0.
  package var isSound: Bool {
    scale.isFinite && scale > 0 && rotation.isFinite && translation.dx.isFinite && translation.dy.isFinite
      && location.x.isFinite && location.y.isFinite
  }
}
