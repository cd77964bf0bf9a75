import TouchDrawing
import TouchGeometry

/// The shape of a gradient layer's gradient (semantics 46.7).
/// https://developer.apple.com/documentation/quartzcore/cagradientlayertype
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String
  /// Creates a type with the given name; an unknown one is treated as `axial`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a center outward, as an ellipse.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a center, clockwise.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its bounds with a gradient, within its rounded corners.
/// https://developer.apple.com/documentation/quartzcore/cagradientlayer
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor`; if the array is empty or contains other values, nothing is drawn.
  open var colors: [Any]? {
    willSet { willChange("colors") }
    didSet {
      view?.requestDisplay()
      didChange("colors")
    }
  }
  /// The locations of the colors, ascending from 0 to 1; nil, the default, for equal distances.
  open var locations: [CALayerNumber]? {
    willSet { willChange("locations") }
    didSet {
      view?.requestDisplay()
      didChange("locations")
    }
  }
  /// The position of the first color, as fractions of the bounds; the middle of the top edge by default.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    willSet { willChange("startPoint") }
    didSet {
      view?.requestDisplay()
      didChange("startPoint")
    }
  }
  /// The position of the last color, as fractions of the bounds; the middle of the bottom edge by default.
  ///
  /// In a radial gradient, a corner of the rectangle around the ellipse, whose center is `startPoint`; in a conic one,
  /// the direction of the first color from `startPoint`.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    willSet { willChange("endPoint") }
    didSet {
      view?.requestDisplay()
      didChange("endPoint")
    }
  }
  /// The shape of the gradient; `axial` by default.
  open var type = CAGradientLayerType.axial { didSet { view?.requestDisplay() } }
  /// The corner radius of gradient, background and border, in points.
  open override var cornerRadius: CGFloat { didSet { view?.requestDisplay() } }

  override var paints: Bool { true }

  /// The colors, if all values are colors; otherwise empty.
  private var stops: [CGColor] {
    let stops = (colors ?? []).compactMap { $0 as? CGColor }
    return stops.count == colors?.count ? stops : []
  }

  override func contentNumbers(_ path: String) -> [Double]? {
    switch path {
    case "startPoint": return [Double(startPoint.x), Double(startPoint.y)]
    case "endPoint": return [Double(endPoint.x), Double(endPoint.y)]
    case "colors": return stops.flatMap { LayerKey.numbers(of: $0) }
    case "locations":
      let last = Double(max(stops.count - 1, 1))
      return locations?.map { Double($0.layerValue) } ?? stops.indices.map { Double($0) / last }
    case _: return super.contentNumbers(path)
    }
  }

  override func assignContent(_ path: String, _ numbers: [Double]) {
    switch path {
    case "startPoint": startPoint = CGPoint(x: numbers[0], y: numbers[1])
    case "endPoint": endPoint = CGPoint(x: numbers[0], y: numbers[1])
    case "colors": colors = stride(from: 0, to: numbers.count - 3, by: 4).map { LayerKey.color(numbers[$0...]) }
    case "locations": locations = numbers.map { CALayerNumber(floatLiteral: $0) }
    case _: super.assignContent(path, numbers)
    }
  }

  override func copyProperties(of other: CALayer) {
    super.copyProperties(of: other)
    guard let other = other as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }

  private func shown(_ path: String, _ own: CGPoint) -> CGPoint {
    shownContent[path].map { CGPoint(x: CGFloat($0[0]), y: CGFloat($0[1])) } ?? own
  }

  override func paint(in context: CGContext, _ bounds: CGRect) {
    super.paint(in: context, bounds)
    var stops = stops
    if let numbers = shownContent["colors"] {
      stops = stride(from: 0, to: numbers.count - 3, by: 4).map { LayerKey.color(numbers[$0...]) }
    }
    guard !bounds.isEmpty, !stops.isEmpty else { return }
    let even = stops.count == 1 ? [stops[0], stops[0]] : stops
    let said = shownContent["locations"]?.map { CGFloat($0) } ?? locations?.map(\.layerValue)
    let places = stops.count == 1 ? nil : said
    guard places == nil || places?.count == stops.count else { return }
    // Gradient locations range from 0 to 1: for values beyond, the ends of the gradient are moved instead.
    let (first, last) = (min(places?.min() ?? 0, 0), max(places?.max() ?? 1, 1))
    guard let gradient = CGGradient(colors: even, locations: places?.map { ($0 - first) / (last - first) }) else {
      return
    }
    func place(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let (start, end) = (place(shown("startPoint", startPoint)), place(shown("endPoint", endPoint)))
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    context.saveGState()
    var outline = DisplayList.Path()
    outline.addRoundedRect(
      bounds, radius: min(cornerRadius, min(bounds.width, bounds.height) / 2), corners: maskedCorners,
      isContinuous: cornerCurve == .continuous)
    context.clip(to: outline, using: .winding)
    if type == .radial {
      let (across, down) = (abs(end.x - start.x), abs(end.y - start.y))
      if across > 0, down > 0 {
        context.translateBy(x: start.x, y: start.y)
        context.scaleBy(x: across * last, y: down * last)
        context.drawRadialGradient(
          gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: options)
      }
    } else if type == .conic {
      // Locations beyond 0 and 1 would wrap around, so they are clamped.
      if let turn = CGGradient(colors: even, locations: places) {
        context.drawConicGradient(turn, center: start, angle: atan2(end.y - start.y, end.x - start.x))
      }
    } else {
      func along(_ part: CGFloat) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      }
      context.drawLinearGradient(gradient, start: along(first), end: along(last), options: options)
    }
    context.restoreGState()
  }
}
