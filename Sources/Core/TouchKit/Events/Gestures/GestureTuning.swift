import TouchGeometry

/// Every threshold and duration of the recognizers, with its unit and the rule it stands in (semantics 6.14).
///
/// Numbers that no public source gives are policies of the semantics; this is the one place where they are changed.
/// Sentences that name one take it from here.
package enum GestureTuning {
  /// Farthest that a tap may wander, in points: more than this fails it (7.1.3).
  package static let tapMovement: CGFloat = 45
  /// Longest that one tap may last, in seconds: it may end at this time, not later (7.1.3).
  static let tapDuration: TimeInterval = 0.75
  /// Longest pause between the end of a tap and the beginning of the next, in seconds (7.1.3); of touches, too, that
  /// are counted together (1.9).
  package static let tapInterval: TimeInterval = 0.35
  /// Farthest that a later tap may lie from the first, in points (7.1.3, 1.9).
  static let tapSeparation: CGFloat = 45

  /// How long a long press takes unless told otherwise, in seconds (7.2.1).
  package static let pressDuration: TimeInterval = 0.5
  /// How far a finger may wander before a long press has begun unless told otherwise, in points (7.2.1).
  static let pressMovement: CGFloat = 10

  /// How far a pan must travel along either axis to begin, in points (7.3.2).
  package static let panHysteresis: CGFloat = 10
  /// What the sample before the last contributes to a pan's velocity; the last one contributes the rest (7.3.9).
  static let panVelocityInertia: CGFloat = 0.8

  /// Longest that a swipe may take, in seconds (7.4.2).
  package static let swipeDuration: TimeInterval = 0.5
  /// How far a swipe must go along its direction at time zero, in points, and what part of that it is spared per
  /// second (7.4.2).
  package static let swipeDistance: CGFloat = 50
  package static let swipeDistanceDecay: CGFloat = 0.94
  /// How far a swipe may go across its direction at time zero, in points, and what part of that it loses per second
  /// (7.4.2).
  static let swipeDrift: CGFloat = 50
  static let swipeDriftDecay: CGFloat = 0.98

  /// By how much two fingers' distance must change for a pinch to begin, in points (7.5.2).
  static let pinchHysteresis: CGFloat = 8

  /// By how much two fingers must turn for a rotation to begin, in degrees, and how much more when their distance has
  /// changed by as much as it was; in between by the square root (7.6.1).
  static let rotationThreshold: CGFloat = 5
  static let rotationStretchThreshold: CGFloat = 5
  /// What the sample before the last contributes to a rotation's velocity (7.6.2).
  static let rotationVelocityInertia: CGFloat = 0.75

  /// How far from an edge an edge pan may start, in points; and from the bottom (7.7.1).
  package static let edgeRegion: CGFloat = 13
  static let bottomEdgeRegion: CGFloat = 11
  /// How far an edge pan must travel along either axis to begin, in points (7.7.1).
  package static let edgeHysteresis: CGFloat = 15
  /// How far off the straight way inwards an edge pan may lead, in degrees (7.7.1).
  static let edgeCone: CGFloat = 77.5

  /// After how long a pause the wheel has come to rest, in seconds (7.3.12).
  package static let scrollPause: TimeInterval = 0.15

  /// By how much a timer is set late, in seconds, so that a sum of decimal fractions that comes out a little short
  /// does not fire before an event of the same time.
  static let timerGrace: TimeInterval = 1e-9

  /// The time to which a timer is set that is due at `time`, in seconds: whole billionths, and one more for grace.
  ///
  /// Sums of different fractions that mean the same time come out as the same time, so that the timer that was set
  /// first fires first (15.19).
  static func fireTime(dueAt time: TimeInterval) -> TimeInterval { ((time * 1e9).rounded() + 1) / 1e9 }
}
