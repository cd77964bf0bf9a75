import UIKit

#if FoundationGeometry
/// A pattern that is recorded once in a layer.
class DoodleStamp {
  private var layer: CGLayer?

  func draw(at points: [CGPoint], in context: CGContext) {
    if layer == nil {
      layer = CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil)
      guard let inner = layer?.context else { return }
      inner.setFillColor(UIColor.blue.cgColor)
      inner.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    for point in points { context.draw(layer!, at: point) }
  }
}
#endif
