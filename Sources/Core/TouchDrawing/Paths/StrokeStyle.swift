import TouchGeometry

/// The style of the ends of an open line.
///
/// https://developer.apple.com/documentation/coregraphics/cglinecap
public enum CGLineCap: Int32, Sendable {
  /// Ends at the end point.
  case butt
  /// A half disc beyond the end point.
  case round
  /// Ends half a line width beyond the end point.
  case square
}

/// The style of the joins of a line.
///
/// https://developer.apple.com/documentation/coregraphics/cglinejoin
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner up to the miter limit, otherwise a bevel.
  case miter
  /// A rounded corner.
  case round
  /// A beveled corner.
  case bevel
}

/// The rule for the inside of a path.
///
/// https://developer.apple.com/documentation/coregraphics/cgpathfillrule
public enum CGPathFillRule: Int, Sendable {
  /// Points with a nonzero winding number.
  case winding
  /// Points from which a ray crosses the path an odd number of times.
  case evenOdd
}

/// How the current path is painted.
///
/// https://developer.apple.com/documentation/coregraphics/cgpathdrawingmode
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills by the winding rule.
  case fill
  /// Fills by the even-odd rule.
  case eoFill
  /// Strokes.
  case stroke
  /// Fills by the winding rule, then strokes.
  case fillStroke
  /// Fills by the even-odd rule, then strokes.
  case eoFillStroke
}

/// The style of a stroke, without its color.
public struct StrokeStyle: Sendable, Equatable {
  /// The width in points; 0 is one device pixel.
  public var width: CGFloat
  /// The style of open ends.
  public var cap: CGLineCap
  /// The style of joins.
  public var join: CGLineJoin
  /// The longest miter in line widths before a corner is beveled.
  public var miterLimit: CGFloat
  /// Alternating lengths of dashes and gaps, in points; empty for a solid line.
  public var dashes: [CGFloat]
  /// The offset into the pattern at the start of the line, in points.
  public var dashPhase: CGFloat

  /// Creates a style with the given properties.
  public init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dashes: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.width, self.cap, self.join) = (width, cap, join)
    (self.miterLimit, self.dashes, self.dashPhase) = (miterLimit, dashes, dashPhase)
  }

  /// The largest distance from the path at which the line draws, in points.
  package var reach: CGFloat {
    let half = max(width, 1) / 2
    let corner = join == .miter ? max(miterLimit, 1) : 1
    // The corner of a square cap is half a diagonal away.
    return half * max(corner, cap == .square ? 1.5 : 1)
  }
}
