import TouchGeometry

/// Every threshold and duration of the recognizers, with its unit and rule (semantics §7).
///
/// Values that no public source documents are policies of the semantics; they are defined only here. Messages that
/// contain one read it from here.
package enum GestureTuning {
  /// The maximum movement of a tap, in points: more fails it (7.1.3).
  package static let tapMovement: CGFloat = 45
  /// The maximum duration of one tap, in seconds: it may end exactly at this time (7.1.3).
  static let tapDuration: TimeInterval = 0.75
  /// The maximum pause between the end of a tap and the beginning of the next, in seconds (7.1.3).
  ///
  /// It also limits the touches that `tapCount` counts together (1.9).
  package static let tapInterval: TimeInterval = 0.35
  /// The maximum distance of a later tap from the first, in points (7.1.3, 1.9).
  static let tapSeparation: CGFloat = 45

  /// The default duration of a long press, in seconds (7.2.1).
  package static let pressDuration: TimeInterval = 0.5
  /// The default maximum movement of a finger before a long press has begun, in points (7.2.1).
  static let pressMovement: CGFloat = 10

  /// The movement along either axis with which a pan begins, in points (7.3.2).
  package static let panHysteresis: CGFloat = 10
  /// The weight of the sample before the last in a pan's velocity; the last one has the remaining weight (7.3.9).
  static let panVelocityInertia: CGFloat = 0.8

  /// The maximum duration of a swipe, in seconds (7.4.2).
  package static let swipeDuration: TimeInterval = 0.5
  /// The required distance of a swipe along its direction at time zero, in points, and the fraction by which it
  /// decreases per second (7.4.2).
  package static let swipeDistance: CGFloat = 50
  package static let swipeDistanceDecay: CGFloat = 0.94
  /// The permitted drift of a swipe across its direction at time zero, in points, and the fraction by which it
  /// decreases per second (7.4.2).
  static let swipeDrift: CGFloat = 50
  static let swipeDriftDecay: CGFloat = 0.98

  /// The change of two fingers' distance with which a pinch begins, in points (7.5.2).
  static let pinchHysteresis: CGFloat = 8

  /// The angle by which two fingers must turn for a rotation to begin, in degrees, and the additional angle if their
  /// distance has changed by its initial value; in between it grows with the square root (7.6.1).
  static let rotationThreshold: CGFloat = 5
  static let rotationStretchThreshold: CGFloat = 5
  /// The weight of the sample before the last in a rotation's velocity (7.6.2).
  static let rotationVelocityInertia: CGFloat = 0.75

  /// The maximum distance from an edge at which an edge pan may start, in points; and from the bottom edge (7.7.1).
  package static let edgeRegion: CGFloat = 13
  static let bottomEdgeRegion: CGFloat = 11
  /// The movement along either axis with which an edge pan begins, in points (7.7.1).
  package static let edgeHysteresis: CGFloat = 15
  /// The maximum angle between an edge pan and the inward normal, in degrees (7.7.1).
  static let edgeCone: CGFloat = 77.5

  /// The pause after which the wheel is at rest, in seconds (7.3.12).
  package static let scrollPause: TimeInterval = 0.15

  /// The change of a touchpad's scale with which a pinch begins (52.5).
  static let touchpadPinch: CGFloat = 0.04
  /// The turn of a touchpad's fingers with which a rotation begins, in degrees (52.5).
  static let touchpadRotation: CGFloat = 5
  /// The distance of a notch of a wheel, in points: scrolls by whole notches are those of a wheel (52.12).
  package static let wheelNotch: CGFloat = 48

  /// The delay added to timers, in seconds, so that a rounded sum does not fire before an event of the same time.
  static let timerGrace: TimeInterval = 1e-9

  /// Returns the fire time of a timer that is due at `time`, in seconds: whole billionths, plus one for grace.
  ///
  /// Different sums that mean the same time give the same result, so that the timer that was set first fires first
  /// (15.19).
  static func fireTime(dueAt time: TimeInterval) -> TimeInterval { ((time * 1e9).rounded() + 1) / 1e9 }
}
