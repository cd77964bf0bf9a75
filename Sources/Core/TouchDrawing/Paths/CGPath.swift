import TouchGeometry

/// A path that does not change: lines and curves for filling, drawing along, and clipping.
///
/// Where Core Graphics takes a pointer to a transform, the value itself is taken, or nil.
/// https://developer.apple.com/documentation/coregraphics/cgpath
public class CGPath: Equatable {
  /// The course as a value; only `CGMutablePath` changes it.
  package internal(set) var path: DisplayList.Path

  package init(_ path: DisplayList.Path) { self.path = path }

  /// A path along a rectangle.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(DisplayList.Path(rect: rect).applying(transform ?? .identity))
  }

  /// A path along the ellipse that touches the edges of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(DisplayList.Path(ovalIn: rect).applying(transform ?? .identity))
  }

  /// A path along a rectangle whose corners are quarters of an ellipse; each radius is at most half of its side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
  ) {
    var path = DisplayList.Path()
    path.addRoundedRect(
      rect, radii: CGSize(width: cornerWidth, height: cornerHeight), corners: (true, true, true, true))
    self.init(path.applying(transform ?? .identity))
  }

  /// Whether there are no parts.
  public var isEmpty: Bool { path.isEmpty }

  /// Where the next line would start; the origin for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around all points and control points; null for an empty path.
  public var boundingBox: CGRect { path.controlBox }

  /// The smallest rectangle around the path itself; null for an empty path.
  public var boundingBoxOfPath: CGRect { path.tightBox }

  /// Whether a place lies inside; open subpaths count as closed.
  ///
  /// With a transform, the place is taken through it first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), using: rule)
  }

  /// A path of its own with the same course.
  ///
  /// Never nil; optional because Core Graphics has it so.
  public func copy() -> CGPath? { CGPath(path) }

  /// A path of its own, taken through a transform.
  ///
  /// Never nil; optional because Core Graphics has it so.
  public func copy(using transform: CGAffineTransform?) -> CGPath? { CGPath(path.applying(transform ?? .identity)) }

  /// A path of the dashes that a pattern leaves of this one.
  ///
  /// Curves become straight pieces. A pattern that cannot be one, because a length is negative or all are 0, leaves the
  /// path whole, as does one of more than a million dashes.
  ///
  /// - Parameters:
  ///   - phase: how far into the pattern each subpath begins, in points.
  ///   - lengths: those of dashes and gaps by turns, in points.
  ///   - transform: what the path is taken through first.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.applying(transform).dashed(phase: phase, lengths: lengths))
  }

  /// A path around what a line along this one covers, as for asking whether a place lies on the line.
  ///
  /// It is made of pieces that overlap, so fill it by the winding rule. Curves become straight pieces. A width that is
  /// not positive covers nothing.
  ///
  /// - Parameters:
  ///   - lineWidth: in points.
  ///   - miterLimit: the longest miter in line widths before a corner is cut off.
  ///   - transform: what the path is taken through first.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).stroked(style))
  }

  /// A path of its own with the same course, to be changed.
  ///
  /// Never nil; optional because Core Graphics has it so.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Whether two paths have equal parts in the same order.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
}

/// A path that can be added to. https://developer.apple.com/documentation/coregraphics/cgmutablepath
public final class CGMutablePath: CGPath {
  /// An empty path.
  public convenience init() { self.init(DisplayList.Path()) }

  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line.
  ///
  /// Without a current point it begins a subpath instead.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Begins a subpath at the first place and adds straight lines to the others.
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

  /// Adds a part of a circle, with a straight line to its start from the current point, if there is one.
  ///
  /// Angles are in radians from the positive x axis. As in Core Graphics, `clockwise` speaks of a space whose y grows
  /// upwards: true goes towards smaller angles, which on screen is counterclockwise. `UIBezierPath` has it the other
  /// way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(center: center, radius: radius, from: startAngle, to: endAngle, towardsLarger: !clockwise)
    }
  }

  /// Adds a part of a circle that begins at an angle and goes on by another, towards larger angles if that is positive.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addArc(center: center, radius: radius, start: startAngle, sweep: delta) }
  }

  /// Rounds a corner: adds a straight line, and a part of a circle that touches both the line from the current point to
  /// the first place and the line from there to the second.
  ///
  /// Where no circle fits, a straight line to the first place is added.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Goes on from the current point with what is added in another space.
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

  /// Adds all parts of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.applying(transform))
  }

  /// Closes the current subpath; the next line starts where it began.
  public func closeSubpath() { path.close() }
}
