import QuartzCore
import UIKit

#if FoundationGeometry
class SkyLayerPainter: NSObject, CALayerDelegate {
  var hours: [Double] = []

  func draw(_ layer: CALayer, in ctx: CGContext) {
    guard hours.count > 1 else { return }
    ctx.setStrokeColor(UIColor.white.cgColor)
    ctx.setLineWidth(2)
    let step = layer.bounds.width / CGFloat(hours.count - 1)
    for (index, hour) in hours.enumerated() {
      let point = CGPoint(x: CGFloat(index) * step, y: layer.bounds.height - CGFloat(hour) * 10)
      if index == 0 { ctx.move(to: point) } else { ctx.addLine(to: point) }
    }
    ctx.strokePath()
  }
}
#endif
