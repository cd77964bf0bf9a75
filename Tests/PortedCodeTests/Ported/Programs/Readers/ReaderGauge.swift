import UIKit

#if FoundationGeometry
class ReaderGauge: UIView {
  var fraction: CGFloat = 0 { didSet { setNeedsDisplay() } }

  override func draw(_ layer: CALayer, in ctx: CGContext) {
    ctx.setFillColor(#colorLiteral(red: 0, green: 0.5, blue: 0, alpha: 1))
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * fraction, height: bounds.height))
  }
}
#endif
