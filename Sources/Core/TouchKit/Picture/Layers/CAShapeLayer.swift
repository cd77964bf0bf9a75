import TouchDrawing
import TouchGeometry

#if FoundationGeometry
/// A number in an array of lengths or locations.
public typealias CALayerNumber = NSNumber
extension NSNumber {
  var layerValue: CGFloat { CGFloat(doubleValue) }
}
#else
/// A number in an array of lengths or locations; with Foundation it is `NSNumber`.
public typealias CALayerNumber = Double
extension Double {
  var layerValue: CGFloat { CGFloat(self) }
}
#endif

/// The shape of a stroke's ends.
/// https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the cap.
  public let rawValue: String
  /// Creates a cap with the given name; an unknown one is treated as `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The stroke ends at the end of the path.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle extends beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A half square extends beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a stroke's corners.
/// https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the join.
  public let rawValue: String
  /// Creates a join with the given name; an unknown one is treated as `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The edges extend until they meet.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// The corners are rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corners are beveled.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The rule that determines the inside of a shape.
/// https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String
  /// Creates a rule with the given name; an unknown one is treated as `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Points with a winding number other than zero are inside.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Points enclosed by an odd number of edges are inside.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that draws a path: filled, and stroked wholly or in part.
///
/// The path is in the layer's coordinate space and is also drawn beyond the bounds.
/// https://developer.apple.com/documentation/quartzcore/cashapelayer
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The path to draw; nil, the default, for none.
  open var path: CGPath? {
    willSet { willChange("path") }
    didSet {
      if path != oldValue { view?.requestDisplay() }
      didChange("path")
    }
  }
  /// The color that fills the inside; opaque black by default, nil for none.
  open var fillColor: CGColor? = .black {
    willSet { willChange("fillColor") }
    didSet {
      if fillColor != oldValue { view?.requestDisplay() }
      didChange("fillColor")
    }
  }
  /// The rule that determines the inside; `nonZero` by default.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { view?.requestDisplay() } }
  /// The color of the stroke; nil, the default, for none.
  open var strokeColor: CGColor? {
    willSet { willChange("strokeColor") }
    didSet {
      if strokeColor != oldValue { view?.requestDisplay() }
      didChange("strokeColor")
    }
  }
  /// The width of the stroke in points; 1 by default.
  open var lineWidth: CGFloat = 1 {
    willSet { willChange("lineWidth") }
    didSet {
      if lineWidth != oldValue { view?.requestDisplay() }
      didChange("lineWidth")
    }
  }
  /// The shape of the stroke's ends; `butt` by default.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { view?.requestDisplay() } }
  /// The shape of the stroke's corners; `miter` by default.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { view?.requestDisplay() } }
  /// The maximum length of a mitered corner, in line widths; 10 by default.
  open var miterLimit: CGFloat = 10 { didSet { view?.requestDisplay() } }
  /// The alternating lengths of dashes and gaps, in points; nil, the default, for a solid stroke.
  open var lineDashPattern: [CALayerNumber]? { didSet { view?.requestDisplay() } }
  /// The offset into the pattern at which the stroke begins, in points.
  open var lineDashPhase: CGFloat = 0 {
    willSet { willChange("lineDashPhase") }
    didSet {
      view?.requestDisplay()
      didChange("lineDashPhase")
    }
  }
  /// The relative position along the path at which the stroke begins: from 0, the default, to 1.
  open var strokeStart: CGFloat = 0 {
    willSet { willChange("strokeStart") }
    didSet {
      if strokeStart != oldValue { view?.requestDisplay() }
      didChange("strokeStart")
    }
  }
  /// The relative position along the path at which the stroke ends: from 0 to 1, the default.
  open var strokeEnd: CGFloat = 1 {
    willSet { willChange("strokeEnd") }
    didSet {
      if strokeEnd != oldValue { view?.requestDisplay() }
      didChange("strokeEnd")
    }
  }

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
    case _: super.contentNumbers(path)
    }
  }

  override func assignContent(_ path: String, _ numbers: [Double]) {
    switch path {
    case "strokeStart": strokeStart = CGFloat(numbers[0])
    case "strokeEnd": strokeEnd = CGFloat(numbers[0])
    case "lineWidth": lineWidth = CGFloat(numbers[0])
    case "lineDashPhase": lineDashPhase = CGFloat(numbers[0])
    case "fillColor": fillColor = LayerKey.color(numbers[...])
    case "strokeColor": strokeColor = LayerKey.color(numbers[...])
    case _: super.assignContent(path, numbers)
    }
  }

  override func copyProperties(of other: CALayer) {
    super.copyProperties(of: other)
    guard let other = other as? CAShapeLayer else { return }
    (path, fillColor, fillRule, strokeColor) = (other.path, other.fillColor, other.fillRule, other.strokeColor)
    (lineWidth, lineCap, lineJoin, miterLimit) = (other.lineWidth, other.lineCap, other.lineJoin, other.miterLimit)
    (lineDashPattern, lineDashPhase) = (other.lineDashPattern, other.lineDashPhase)
    (strokeStart, strokeEnd) = (other.strokeStart, other.strokeEnd)
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
