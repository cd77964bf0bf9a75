import TouchGeometry

/// An immutable path: lines and curves for filling, stroking and clipping.
///
/// Where Core Graphics has a pointer to a transform, these methods have an optional transform.
///
/// https://developer.apple.com/documentation/coregraphics/cgpath
public class CGPath: Equatable {
  /// The path as a value; only `CGMutablePath` changes it.
  package internal(set) var path: DisplayList.Path

  package init(_ path: DisplayList.Path) { self.path = path }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(DisplayList.Path(rect: rect).applying(transform ?? .identity))
  }

  /// Creates the path of the ellipse inscribed in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(DisplayList.Path(ovalIn: rect).applying(transform ?? .identity))
  }

  /// Creates the path of a rectangle with elliptical corners; each radius is at most half of its side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
  ) {
    var path = DisplayList.Path()
    path.addRoundedRect(
      rect, radii: CGSize(width: cornerWidth, height: cornerHeight), corners: (true, true, true, true))
    self.init(path.applying(transform ?? .identity))
  }

  /// Whether the path is empty.
  public var isEmpty: Bool { path.isEmpty }

  /// The current point; the origin for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle that contains all points and control points; null for an empty path.
  public var boundingBox: CGRect { path.controlBox }

  /// The smallest rectangle that contains the path itself; null for an empty path.
  public var boundingBoxOfPath: CGRect { path.tightBox }

  /// Whether a point is inside; open subpaths are treated as closed.
  ///
  /// With a transform, the point is transformed first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), using: rule)
  }

  /// Returns a copy of the path.
  ///
  /// Never nil; optional for source compatibility with Core Graphics.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns a transformed copy of the path.
  ///
  /// Never nil; optional for source compatibility with Core Graphics.
  public func copy(using transform: CGAffineTransform?) -> CGPath? { CGPath(path.applying(transform ?? .identity)) }

  /// Returns a path of the dashes of this path in a pattern.
  ///
  /// Curves become straight segments. An invalid pattern, in which a length is negative or all are 0, leaves the path
  /// whole, as does one with more than a million dashes.
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern at the start of each subpath, in points.
  ///   - lengths: Alternating lengths of dashes and gaps, in points.
  ///   - transform: The transform that is applied to the path first.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.applying(transform).dashed(phase: phase, lengths: lengths))
  }

  /// Returns the outline of this path's stroke, for example to test whether a point is on the line.
  ///
  /// It consists of overlapping pieces, so fill it with the winding rule. Curves become straight segments. A width that
  /// is not positive covers nothing.
  ///
  /// - Parameters:
  ///   - lineWidth: The line width in points.
  ///   - miterLimit: The longest miter in line widths before a corner is beveled.
  ///   - transform: The transform that is applied to the path first.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).stroked(style))
  }

  /// Returns a mutable copy of the path.
  ///
  /// Never nil; optional for source compatibility with Core Graphics.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Whether two paths have equal elements in the same order.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
}

/// A path that can be extended.
///
/// https://developer.apple.com/documentation/coregraphics/cgmutablepath
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public convenience init() { self.init(DisplayList.Path()) }

  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line.
  ///
  /// Without a current point, it begins a subpath instead.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Begins a subpath at the first point and adds straight lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    path.move(to: first.applying(transform))
    for point in points.dropFirst() { path.addLine(to: point.applying(transform)) }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Adds a circular arc, with a straight line to its start from the current point, if there is one.
  ///
  /// Angles are in radians from the positive x axis. As in Core Graphics, `clockwise` assumes that y grows upward: true
  /// means toward smaller angles, which is counterclockwise on screen. `UIBezierPath` has the opposite convention.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(center: center, radius: radius, from: startAngle, to: endAngle, towardsLarger: !clockwise)
    }
  }

  /// Adds a circular arc from an angle by a signed angle; positive is toward larger angles.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addArc(center: center, radius: radius, start: startAngle, sweep: delta) }
  }

  /// Adds a straight line and an arc that rounds a corner.
  ///
  /// The arc touches both the line from the current point to the first point and the line from there to the second. If
  /// no circle fits, a straight line to the first point is added.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Continues from the current point with elements added in another space.
  private func add(_ transform: CGAffineTransform, _ body: (inout DisplayList.Path) -> Void) {
    var part = DisplayList.Path()
    if let point = path.currentPoint, let inverse = transform.inverse { part.move(to: point.applying(inverse)) }
    let joins = !part.isEmpty
    body(&part)
    path.append(part.applying(transform), continuing: joins)
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(DisplayList.Path(rect: rect).applying(transform))
  }

  /// Adds rectangles, each as a closed subpath, in order.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(DisplayList.Path(ovalIn: rect).applying(transform))
  }

  /// Adds a rectangle with rounded corners as a closed subpath.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    var rounded = DisplayList.Path()
    rounded.addRoundedRect(
      rect, radii: CGSize(width: cornerWidth, height: cornerHeight), corners: (true, true, true, true))
    path.append(rounded.applying(transform))
  }

  /// Adds all elements of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.applying(transform))
  }

  /// Closes the current subpath; the next line starts where the subpath began.
  public func closeSubpath() { path.close() }
}
