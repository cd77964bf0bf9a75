import TouchDrawing
import TouchGeometry

/// Which way the colors of a gradient layer go (semantics 46.7).
/// https://developer.apple.com/documentation/quartzcore/cagradientlayertype
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way by its name; an unknown one counts as `axial`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a middle outwards, as an ellipse.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a middle, clockwise.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer whose bounds are filled with a gradient, within its rounded corners.
/// https://developer.apple.com/documentation/quartzcore/cagradientlayer
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor`; with fewer than one, or something else among them, nothing is shown.
  open var colors: [Any]? { didSet { view?.requestDisplay() } }
  /// Where the colors are, from 0 to 1 and ascending; nil, the default, for even distances.
  open var locations: [CALayerNumber]? { didSet { view?.requestDisplay() } }
  /// Where the first color is, in parts of the bounds; the middle of the upper edge by default.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { view?.requestDisplay() } }
  /// Where the last color is, in parts of the bounds; the middle of the lower edge by default.
  ///
  /// Of a radial one a corner of the rectangle around the ellipse, `startPoint` being the middle; of a conic one where
  /// the first color is, seen from `startPoint`.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { view?.requestDisplay() } }
  /// Which way the colors go; `axial` by default.
  open var type = CAGradientLayerType.axial { didSet { view?.requestDisplay() } }
  /// The radius of the corners of gradient, background and border, in points.
  open override var cornerRadius: CGFloat { didSet { view?.requestDisplay() } }

  override var paints: Bool { true }

  /// The colors, if all are; empty otherwise.
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
    case _: return nil
    }
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
    // A gradient's places lie from 0 to 1: what lies beyond moves its ends instead.
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
      bounds, radius: min(cornerRadius, min(bounds.width, bounds.height) / 2), corners: maskedCorners)
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
      // Places beyond 0 and 1 would come round again, so they count as the ends.
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
