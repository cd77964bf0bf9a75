import TouchGeometry

// The force and the angles of pens (semantics 53).

extension UITouch {
  /// The force at full pressure of a pen, in average touches (semantics 53.3).
  static let fullForce: CGFloat = 4

  /// The force of the touch along the pen, from 0 to `maximumPossibleForce`; 1 is an average touch.
  ///
  /// 0 for fingers and the mouse, which measure no force (semantics 53.3).
  /// https://developer.apple.com/documentation/uikit/uitouch/force
  public var force: CGFloat {
    guard type == .pencil, pressure > 0 else { return 0 }
    return min(pressure, 1) * Self.fullForce
  }

  /// The maximum of `force`: 4 for pens, 0 for fingers and the mouse, which measure no force (semantics 1.17, 53.3).
  public var maximumPossibleForce: CGFloat { type == .pencil ? Self.fullForce : 0 }

  /// The angle between the pen and the surface, in radians: 0 for a flat pen, π/2 for an upright one.
  ///
  /// π/2 for fingers and the mouse (semantics 53.1, 53.2).
  /// https://developer.apple.com/documentation/uikit/uitouch/altitudeangle
  public var altitudeAngle: CGFloat { penAngles.altitude }

  /// Returns the direction of the pen's far end, in radians from 0 to below 2π: 0 along +x of the view, clockwise.
  ///
  /// The direction is converted as a vector, so it turns with the view. 0 for an upright pen, for fingers and for the
  /// mouse (semantics 53.6).
  ///
  /// - Parameter view: The view in whose coordinates the angle is measured; nil for the window.
  /// https://developer.apple.com/documentation/uikit/uitouch/azimuthangle(in:)
  public func azimuthAngle(in view: UIView?) -> CGFloat { azimuth(of: penAngles, in: view).angle }

  /// Returns the direction of `azimuthAngle(in:)` as a vector of length 1.
  ///
  /// - Parameter view: The view in whose coordinates the vector is; nil for the window.
  /// https://developer.apple.com/documentation/uikit/uitouch/azimuthunitvector(in:)
  public func azimuthUnitVector(in view: UIView?) -> CGVector { azimuth(of: penAngles, in: view).vector }

  /// The rotation of the pen around its own axis, in radians from −π to below π, clockwise.
  ///
  /// 0 for fingers, the mouse, and pens that do not measure it (semantics 53.1).
  /// https://developer.apple.com/documentation/uikit/uitouch/rollangle
  public var rollAngle: CGFloat { penAngles.roll }

  private var penAngles: PenAngles { type == .pencil ? angles : .upright }

  private func azimuth(of angles: PenAngles, in view: UIView?) -> PenAzimuth {
    PenAzimuth(angles) { location(of: $0, in: view) }
  }

  private func location(of place: CGPoint, in view: UIView?) -> CGPoint {
    if let view { return UIView.convert(place, from: nil, to: view) }
    return window?.fromSuperview(place) ?? place
  }
}

extension UITouch {
  /// Properties of touches that UIKit may estimate and correct later.
  /// https://developer.apple.com/documentation/uikit/uitouch/properties
  public struct Properties: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates a set of the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The azimuth.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The altitude.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location.
    public static let location = Properties(rawValue: 1 << 3)
    /// The rotation around the pen's axis.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// The estimated properties; always empty (semantics 53.7).
  public var estimatedProperties: Properties { [] }
  /// The estimated properties that will be corrected; always empty (semantics 53.7).
  public var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The number that identifies later corrections; always nil (semantics 53.7).
  public var estimationUpdateIndex: NSNumber? { nil }
}

/// The direction of a pen in a coordinate space.
struct PenAzimuth {
  /// In radians from 0 to below 2π, clockwise from +x.
  let angle: CGFloat
  /// Of length 1.
  let vector: CGVector

  /// Converts the direction as a vector, by a conversion of locations from the surface; an upright pen has the angle 0
  /// in every space.
  init(_ angles: PenAngles, _ convert: (CGPoint) -> CGPoint) {
    guard let direction = angles.direction else {
      (angle, vector) = (0, CGVector(dx: 1, dy: 0))
      return
    }
    let (origin, end) = (convert(.zero), convert(CGPoint(x: direction.dx, y: direction.dy)))
    let (x, y) = (Double(end.x - origin.x), Double(end.y - origin.y))
    let measured = atan2(y, x)
    let angle = measured < 0 ? measured + 2 * .pi : measured
    // A tiny negative angle rounds to a full turn.
    self.angle = angle < 2 * .pi ? CGFloat(angle) : 0
    let length = (x * x + y * y).squareRoot()
    // A view that is scaled to nothing has no direction.
    vector = length > 0 ? CGVector(dx: CGFloat(x / length), dy: CGFloat(y / length)) : CGVector(dx: 1, dy: 0)
  }
}
