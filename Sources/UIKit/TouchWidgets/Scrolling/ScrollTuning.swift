import TouchGeometry

/// Every number of scrolling, with its unit and the rule it stands in; this is the one place where they are changed
/// (semantics 8.15).
///
/// Those without a rule are ours: no public source says anything.
package enum ScrollTuning {
  // MARK: Touches

  /// How long a touch is kept from the content while it may become a drag, in seconds (9.2).
  package static let contentDelay: TimeInterval = 0.150
  /// A drag is diagonal when its smaller axis is more than this part of the larger (15.22).
  static let diagonal: CGFloat = 0.5
  /// A drag that is slower than this when it is lifted leaves the content where it is, in points per second (9.9).
  static let coastingSpeed: CGFloat = 200
  /// A finger that has rested for longer than this before it is lifted leaves the content at rest, in seconds; the
  /// velocity of the pan itself does not decay (7.3.9, 9.9).
  static let fingerRest: TimeInterval = 0.5
  /// The same for the mouse, which reports nothing while it is held still, in seconds.
  static let mouseRest: TimeInterval = 0.1

  /// How far from the present the lift of a finger may be for the content to go on from that time, in seconds.
  static let lateness: TimeInterval = 0.1

  // MARK: Deceleration

  /// What remains of the velocity after one millisecond: normal and fast (9.10).
  static let normalRate: CGFloat = 0.998
  static let fastRate: CGFloat = 0.99
  /// Slower than this the content stops, in points per second (9.10).
  static let restingSpeed: CGFloat = 10
  /// How far the content goes, in seconds of the speed that it loses, is this function of the rate: 0.499 for the
  /// normal one, 0.099 for the fast one (9.10).
  static func way(_ rate: CGFloat) -> CGFloat { rate / (1 - rate) / 1000 }
  /// The same for the target that the delegate is told: 0.4995 for the normal one, 0.0995 for the fast one (9.10).
  static func projection(_ rate: CGFloat) -> CGFloat { -1 / (1000 * CGFloat(log(Double(rate)))) }

  // MARK: Beyond the edge

  /// How strongly the content follows a finger beyond the edge, at the edge (9.11).
  static let rubberBand: CGFloat = 0.55
  /// The frequency of the bounce of content that leaves or left with some speed, per second (9.12).
  static let bounceFrequency: CGFloat = 11
  /// The speed above which it has some, in points per second: our decision (9.12).
  static let bounceSpeed: CGFloat = 50
  /// The two rates at which content that was let go at rest returns, per second (9.12).
  static let returnRates: (slow: CGFloat, quick: CGFloat) = (9, 46)
  /// A bounce is over when it is this close to the edge for good, in points (9.12).
  static let restDistance: CGFloat = 1.0 / 3
  /// The speed of content that is let go beyond the edge is that of so many seconds before (9.12).
  static let throwTime: TimeInterval = 0.1

  // MARK: Paging

  /// A drag that is faster than this when it is lifted turns the page, in points per second (9.13).
  static let pagingSpeed: CGFloat = 200
  /// The frequency of the spring that pulls towards a page, per second (9.13).
  static let pagingFrequency: CGFloat = 14

  // MARK: Zooming

  /// How much further a zoom goes beyond its limits for the fingers' further way: the scale's logarithm is divided by
  /// this (9.15).
  static let zoomResistance: CGFloat = 3
  /// How long a zoom takes that is animated or springs back, in seconds.
  static let zoomDuration: TimeInterval = 0.3

  // MARK: By program, wheel and keyboard

  /// How long an animated change of the offset takes, in seconds.
  static let animationDuration: TimeInterval = 0.3
  /// The frequency of the spring that smooths the notches of a wheel, per second.
  static let wheelFrequency: CGFloat = 30
  /// How far an arrow key scrolls, in points.
  static let lineStep: CGFloat = 48
  /// What part of the height or width a page key scrolls.
  static let pagePart: CGFloat = 0.9
}
