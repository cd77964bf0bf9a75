import TouchGeometry

/// The corners of a rectangle.
///
/// https://developer.apple.com/documentation/uikit/uirectcorner
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit per corner.
  public let rawValue: UInt
  /// Creates a set from the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path with a stroke style, which draws into the current context.
///
/// https://developer.apple.com/documentation/uikit/uibezierpath
open class UIBezierPath: NSObject {
  /// The path as a value.
  package var path = DisplayList.Path()
  /// The style of the stroke.
  package var style = StrokeStyle()

  /// Whether the path fills by the even-odd rule; false (the default) is the winding rule.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() {}

  /// Fills the path with the current context's fill color; without a context, nothing happens.
  open func fill() { UIGraphicsGetCurrentContext()?.fill(path, using: fillRule) }

  /// Strokes the path with the current context's stroke color; without a context, nothing happens.
  ///
  /// Width, caps, joins and dashes are those of the path.
  open func stroke() { UIGraphicsGetCurrentContext()?.stroke(path, style: style) }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path = DisplayList.Path(rect: rect)
  }

  /// Creates the path of the ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = DisplayList.Path(ovalIn: rect)
  }

  /// Creates the path of a rectangle with rounded corners; the radius is at most half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    path = DisplayList.Path(roundedRect: rect, radius: radius)
  }

  /// Creates the path of a rectangle with some rounded corners; each radius is at most half of its side.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    path.addRoundedRect(
      rect, radii: cornerRadii,
      corners: (
        corners.contains(.topLeft), corners.contains(.topRight), corners.contains(.bottomRight),
        corners.contains(.bottomLeft)
      ))
  }

  /// Creates the path of an arc; see `addArc(withCenter:radius:startAngle:endAngle:clockwise:)`.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    path.addArc(center: center, radius: radius, from: startAngle, to: endAngle, towardsLarger: clockwise)
  }

  /// Creates a path from a `CGPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  /// The path as a `CGPath`; the getter returns a copy, which later changes do not affect.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Begins a subpath.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  ///
  /// Without a current point, it begins a subpath instead.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a circular arc, with a straight line to its start from the current point, if there is one.
  ///
  /// Angles are in radians from the positive x axis and grow clockwise on screen; `clockwise` is the direction.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, from: startAngle, to: endAngle, towardsLarger: clockwise)
  }

  /// Closes the current subpath; the next line starts where the subpath began.
  open func close() { path.close() }

  /// Removes all elements; the stroke style is kept.
  open func removeAllPoints() { path = DisplayList.Path() }

  /// Adds all elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Whether the path is empty.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that contains all points and control points; null for an empty path.
  open var bounds: CGRect { path.controlBox }

  /// The current point; the origin for an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a point is inside, according to `usesEvenOddFillRule`; open subpaths are treated as closed, the line width
  /// is ignored.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  /// Whether another object is a path with equal elements; the stroke style is ignored.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBezierPath)?.path == path }

  /// The same for paths with equal elements.
  open override var hash: Int { path.elements.count }

  /// The fill rule according to `usesEvenOddFillRule`.
  package var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}
