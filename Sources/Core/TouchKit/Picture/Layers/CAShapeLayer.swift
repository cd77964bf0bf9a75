import TouchDrawing
import TouchGeometry

#if FoundationGeometry
/// A number in an array of lengths or places.
public typealias CALayerNumber = NSNumber
extension NSNumber {
  var layerValue: CGFloat { CGFloat(doubleValue) }
}
#else
/// A number in an array of lengths or places; with Foundation it is `NSNumber`.
public typealias CALayerNumber = Double
extension Double {
  var layerValue: CGFloat { CGFloat(self) }
}
#endif

/// What the ends of a shape's line look like.
/// https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Ends by their name; unknown ones count as `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The line ends where the path does.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle goes beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half of a square goes beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// What the corners of a shape's line look like.
/// https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Corners by their name; unknown ones count as `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The edges go on until they meet.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Corners are rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Corners are cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// What the inside of a shape is. https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A rule by its name; an unknown one counts as `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the path goes around, all turns counted.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What an odd number of edges lies around.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that shows a path: filled, and with a line along it or along a part of it.
///
/// The path is in the layer's space and is seen beyond the bounds, too.
/// https://developer.apple.com/documentation/quartzcore/cashapelayer
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// What is shown; nil, the default, for nothing.
  open var path: CGPath? { didSet { if path != oldValue { view?.requestDisplay() } } }
  /// What fills the inside; opaque black by default, nil for nothing.
  open var fillColor: CGColor? = .black { didSet { if fillColor != oldValue { view?.requestDisplay() } } }
  /// What the inside is; `nonZero` by default.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { view?.requestDisplay() } }
  /// The color of the line; nil, the default, for none.
  open var strokeColor: CGColor? { didSet { if strokeColor != oldValue { view?.requestDisplay() } } }
  /// The width of the line in points; 1 by default.
  open var lineWidth: CGFloat = 1 { didSet { if lineWidth != oldValue { view?.requestDisplay() } } }
  /// What the line's ends look like; `butt` by default.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { view?.requestDisplay() } }
  /// What the line's corners look like; `miter` by default.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { view?.requestDisplay() } }
  /// How many times its width a corner may reach out before it is cut off; 10 by default.
  open var miterLimit: CGFloat = 10 { didSet { view?.requestDisplay() } }
  /// The lengths of dashes and gaps in turn, in points; nil, the default, for a line without gaps.
  open var lineDashPattern: [CALayerNumber]? { didSet { view?.requestDisplay() } }
  /// How far into the pattern the line begins, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { view?.requestDisplay() } }
  /// Where along the path the line begins: from 0, the default, to 1, by length.
  open var strokeStart: CGFloat = 0 { didSet { if strokeStart != oldValue { view?.requestDisplay() } } }
  /// Where along the path the line ends: from 0 to 1, the default, by length.
  open var strokeEnd: CGFloat = 1 { didSet { if strokeEnd != oldValue { view?.requestDisplay() } } }

  override var paints: Bool { true }
  override var paintsBeyondBounds: Bool { true }

  override func contentNumbers(_ path: String) -> [Double]? {
    switch path {
    case "strokeStart": [Double(strokeStart)]
    case "strokeEnd": [Double(strokeEnd)]
    case "lineWidth": [Double(lineWidth)]
    case "lineDashPhase": [Double(lineDashPhase)]
    case "fillColor": LayerKey.numbers(of: fillColor ?? .clear)
    case "strokeColor": LayerKey.numbers(of: strokeColor ?? .clear)
    case _: nil
    }
  }

  override func paint(in context: CGContext, _ bounds: CGRect) {
    super.paint(in: context, bounds)
    guard let path else { return }
    if let fillColor = shown("fillColor", fillColor), fillColor.alpha > 0 {
      context.addPath(path)
      context.setFillColor(fillColor)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    let lineWidth = shown("lineWidth", lineWidth)
    let line = path.path.part(from: shown("strokeStart", strokeStart), to: shown("strokeEnd", strokeEnd))
    guard let strokeColor = shown("strokeColor", strokeColor), strokeColor.alpha > 0, lineWidth > 0, !line.isEmpty
    else { return }
    context.addPath(CGPath(line))
    context.setStrokeColor(strokeColor)
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    context.setMiterLimit(miterLimit)
    context.setLineDash(
      phase: shown("lineDashPhase", lineDashPhase), lengths: (lineDashPattern ?? []).map(\.layerValue))
    context.strokePath()
  }
}
