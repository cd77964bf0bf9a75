import TouchGeometry

/// All constants of scrolling, with their units and the numbers of their rules (semantics §9).
///
/// Those without a rule are the kit's decisions: no public source documents them.
package enum ScrollTuning {
  // MARK: Touches

  /// The time for which a touch is withheld from the content while it may become a drag, in seconds (9.2).
  package static let contentDelay: TimeInterval = 0.150
  /// The fraction of the larger axis above which the smaller axis makes a drag diagonal (15.22).
  static let diagonal: CGFloat = 0.5
  /// The velocity at the lift below which the content does not continue to move, in points per second (9.9).
  static let coastingSpeed: CGFloat = 200
  /// The time without movement before a lift after which the content does not continue to move, in seconds.
  ///
  /// The velocity of the pan itself does not decay (7.3.9, 9.9).
  static let fingerRest: TimeInterval = 0.5
  /// The same for the mouse, which sends no events while it rests, in seconds.
  static let mouseRest: TimeInterval = 0.1

  /// The maximum age of a lift whose time is used as the start of a deceleration, in seconds.
  static let lateness: TimeInterval = 0.1

  // MARK: Nesting

  /// Content that can move by less than this is at its edge, in points: sums of fractions are not exact (9.20).
  static let minimumRoom: CGFloat = 1e-6

  // MARK: Deceleration

  /// The fraction of the velocity that remains after one millisecond: normal and fast (9.10).
  static let normalRate: CGFloat = 0.998
  static let fastRate: CGFloat = 0.99
  /// The velocity below which the content stops, in points per second (9.10).
  static let restingSpeed: CGFloat = 10
  /// Returns the distance of a deceleration per lost velocity, in seconds: 0.499 for the normal rate, 0.099 for the
  /// fast one (9.10).
  static func way(_ rate: CGFloat) -> CGFloat { rate / (1 - rate) / 1000 }
  /// Returns the same for the target that is passed to the delegate: 0.4995 for the normal rate, 0.0995 for the fast
  /// one (9.10).
  static func projection(_ rate: CGFloat) -> CGFloat { -1 / (1000 * CGFloat(log(Double(rate)))) }

  // MARK: Beyond the edge

  /// The ratio of the movement of the content to that of the finger, just beyond the edge (9.11).
  static let rubberBand: CGFloat = 0.55
  /// The frequency of the bounce of content that crosses an edge or is released with some velocity, per second (9.12).
  static let bounceFrequency: CGFloat = 11
  /// The velocity above which a released bounce uses the spring, in points per second: the kit's decision (9.12).
  static let bounceSpeed: CGFloat = 50
  /// The two rates at which content that is released at rest returns, per second (9.12).
  static let returnRates: (slow: CGFloat, quick: CGFloat) = (9, 46)
  /// The distance from the edge within which a bounce ends, in points (9.12).
  static let restDistance: CGFloat = 1.0 / 3
  /// The duration over which the velocity of content released beyond the edge is measured, in seconds (9.12).
  static let throwTime: TimeInterval = 0.1

  // MARK: Paging

  /// The velocity at the lift above which a drag turns the page, in points per second (9.13).
  package static let pagingSpeed: CGFloat = 200
  /// The frequency of the spring that moves to a page, per second (9.13).
  static let pagingFrequency: CGFloat = 14

  // MARK: Zooming

  /// The resistance of a zoom beyond its limits: the logarithm of the scale is divided by it (9.15).
  static let zoomResistance: CGFloat = 3
  /// The duration of a zoom that is animated or springs back, in seconds.
  static let zoomDuration: TimeInterval = 0.3

  // MARK: By app, wheel and keyboard

  /// The duration of an animated change of the offset, in seconds.
  static let animationDuration: TimeInterval = 0.3
  /// The frequency of the spring that smooths the detents of a wheel, per second.
  static let wheelFrequency: CGFloat = 30
  /// The distance that an arrow key scrolls, in points.
  static let lineStep: CGFloat = 48
  /// The fraction of the height or width that a page key scrolls.
  static let pagePart: CGFloat = 0.9
}
