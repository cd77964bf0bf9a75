import TouchGeometry

/// How the two ends of an open line look. https://developer.apple.com/documentation/coregraphics/cglinecap
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point.
  case butt
  /// A half disc beyond the end point.
  case round
  /// Cut off half a line width beyond the end point.
  case square
}

/// How two parts of a line meet. https://developer.apple.com/documentation/coregraphics/cglinejoin
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, as far as the miter limit allows, else a bevel.
  case miter
  /// A rounded corner.
  case round
  /// A corner cut off.
  case bevel
}

/// Which places lie inside a path. https://developer.apple.com/documentation/coregraphics/cgpathfillrule
public enum CGPathFillRule: Int, Sendable {
  /// Points that the path goes around more often one way than the other.
  case winding
  /// Those from which a ray crosses the path an odd number of times.
  case evenOdd
}

/// Which parts of the current path to paint. https://developer.apple.com/documentation/coregraphics/cgpathdrawingmode
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by the winding rule.
  case fill
  /// The inside, by the even-odd rule.
  case eoFill
  /// The line.
  case stroke
  /// The inside by the winding rule, then the line.
  case fillStroke
  /// The inside by the even-odd rule, then the line.
  case eoFillStroke
}

/// What a line along a path looks like, but for its color.
public struct StrokeStyle: Sendable, Equatable {
  /// The width in points; 0 is one device pixel.
  public var width: CGFloat
  /// How open ends look.
  public var cap: CGLineCap
  /// How corners look.
  public var join: CGLineJoin
  /// The longest miter in line widths before the corner is cut off.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps by turns, in points; empty for an unbroken line.
  public var dashes: [CGFloat]
  /// How far into the pattern the line begins, in points.
  public var dashPhase: CGFloat

  /// A style of the given properties.
  public init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dashes: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }

  /// How far from the path the line may draw, in points.
  package var reach: CGFloat {
    let half = max(width, 1) / 2
    let corner = join == .miter ? max(miterLimit, 1) : 1
    // A square cap's corner lies half a diagonal away.
    return half * max(corner, cap == .square ? 1.5 : 1)
  }
}
