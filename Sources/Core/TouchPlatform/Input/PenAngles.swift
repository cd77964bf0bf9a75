import TouchGeometry

/// The angles of a pen: its tilt, and its rotation around its own axis.
public struct PenAngles: Sendable, Equatable {
  /// The angles between the pen and the normal of the surface, in radians from −π/2 to π/2; zero for an upright pen.
  ///
  /// `dx` is positive if the pen's far end leans toward +x, `dy` if it leans toward +y.
  public let tilt: CGVector
  /// The rotation around the pen's axis, in radians from −π to below π, clockwise.
  public let roll: CGFloat

  /// An upright pen; also the angles of fingers and mice.
  public static let upright = PenAngles()

  /// Creates angles in radians.
  ///
  /// - Parameters:
  ///   - tilt: clamped to −π/2 … π/2; a component that is not finite is treated as 0.
  ///   - roll: whole turns are removed; treated as 0 if it is not finite.
  public init(tilt: CGVector = .zero, roll: CGFloat = 0) {
    self.tilt = CGVector(dx: Self.clamped(tilt.dx), dy: Self.clamped(tilt.dy))
    self.roll = Self.withinOneTurn(roll)
  }

  /// The angle between the pen and the surface, in radians: 0 for a flat pen, π/2 for an upright one.
  public var altitude: CGFloat {
    let (x, y) = slope
    return CGFloat(atan2(1, (x * x + y * y).squareRoot()))
  }

  /// The direction of the pen's far end on the surface, as a vector of length 1; nil for an upright pen, which has none.
  public var direction: CGVector? {
    guard tilt != .zero else { return nil }
    let (x, y) = slope
    let length = (x * x + y * y).squareRoot()
    return CGVector(dx: CGFloat(x / length), dy: CGFloat(y / length))
  }

  /// The tangents of the tilt.
  private var slope: (x: Double, y: Double) { (tan(Double(tilt.dx)), tan(Double(tilt.dy))) }

  private static func clamped(_ angle: CGFloat) -> CGFloat {
    angle.isFinite ? min(max(angle, -.pi / 2), .pi / 2) : 0
  }

  private static func withinOneTurn(_ angle: CGFloat) -> CGFloat {
    guard angle.isFinite else { return 0 }
    guard angle < -.pi || angle >= .pi else { return angle }
    let rest = angle - ((angle + .pi) / (2 * .pi)).rounded(.down) * 2 * .pi
    // Rounding may reach the excluded end.
    return rest >= -.pi && rest < .pi ? rest : -.pi
  }
}

/// A pen above the surface, within reach of the device.
public struct PenHover: Sendable, Equatable {
  /// The distance from the surface: 1 is the farthest that the device measures, 0 is right above it or not measured.
  public let distance: CGFloat
  /// The angles of the pen.
  public let angles: PenAngles

  /// Creates a pen above the surface; `distance` is clamped to 0 … 1, and treated as 0 if it is NaN.
  public init(distance: CGFloat = 0, angles: PenAngles = .upright) {
    self.distance = distance.isNaN ? 0 : min(max(distance, 0), 1)
    self.angles = angles
  }
}
