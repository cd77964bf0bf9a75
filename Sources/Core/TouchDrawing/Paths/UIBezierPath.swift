import TouchGeometry

/// Corners of a rectangle. https://developer.apple.com/documentation/uikit/uirectcorner
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit a corner.
  public let rawValue: UInt
  /// The corners of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left one.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right one.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left one.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right one.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path together with the style of its line, which draws itself into the current context.
/// https://developer.apple.com/documentation/uikit/uibezierpath
open class UIBezierPath: NSObject {
  /// The course as a value.
  package var path = DisplayList.Path()
  /// What the line along the path looks like.
  package var style = StrokeStyle()

  /// Whether the inside follows the even-odd rule; false (the default) is the winding rule.
  open var usesEvenOddFillRule = false

  /// An empty path.
  public override init() {}

  /// A path along a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path = DisplayList.Path(rect: rect)
  }

  /// A path along the ellipse that touches the edges of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = DisplayList.Path(ovalIn: rect)
  }

  /// A path along a rectangle with rounded corners; the radius is at most half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    path = DisplayList.Path(roundedRect: rect, radius: radius)
  }

  /// A path along a rectangle some of whose corners are rounded; each radius is at most half of its side.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    path.addRoundedRect(
      rect, radii: cornerRadii,
      corners: (
        corners.contains(.topLeft), corners.contains(.topRight), corners.contains(.bottomRight),
        corners.contains(.bottomLeft)
      ))
  }

  /// A path along a part of a circle; see `addArc(withCenter:radius:startAngle:endAngle:clockwise:)`.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    path.addArc(center: center, radius: radius, from: startAngle, to: endAngle, towardsLarger: clockwise)
  }

  /// A path with the course of another.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  /// The course; reading gives a copy, so that later changes here do not change it.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Begins a subpath.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  ///
  /// Without a current point it begins a subpath instead.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle, with a straight line to its start from the current point, if there is one.
  ///
  /// Angles are in radians from the positive x axis and grow clockwise on screen; `clockwise` says which way to go.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, from: startAngle, to: endAngle, towardsLarger: clockwise)
  }

  /// Closes the current subpath; the next line starts where it began.
  open func close() { path.close() }

  /// Makes the path empty; the style of the line stays.
  open func removeAllPoints() { path = DisplayList.Path() }

  /// Adds all parts of another path.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }

  /// Takes all points through a transform.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Whether there are no parts.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points and control points; null for an empty path.
  open var bounds: CGRect { path.controlBox }

  /// Where the next line would start; the origin for an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a place lies inside, by `usesEvenOddFillRule`; open subpaths count as closed, the line's width does not
  /// matter.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  /// Whether another object is a path with the same course; the style of the line does not matter.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBezierPath)?.path == path }

  /// The same for paths with the same course.
  open override var hash: Int { path.elements.count }

  /// The rule that `usesEvenOddFillRule` stands for.
  package var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}
