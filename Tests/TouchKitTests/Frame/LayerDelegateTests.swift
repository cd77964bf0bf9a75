import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchKit

/// The calls of a layer's delegate.
@MainActor @Suite struct LayerDelegateTests {
  let stage = Stage()

  private final class Painter: CALayerDelegate {
    var calls: [String] = []
    func layerWillDraw(_ layer: CALayer) { calls.append("will") }
    func draw(_ layer: CALayer, in ctx: CGContext) {
      calls.append("draw")
      ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      ctx.fill(layer.bounds)
    }
    func layoutSublayers(of layer: CALayer) { calls.append("layout \(Int(layer.bounds.width))") }
  }

  @Test("46.9: a delegate draws a layer after a request, and lays it out when its size changes")
  func delegate() {
    let (layer, painter) = (CALayer(), Painter())
    layer.delegate = painter
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    stage.window.layer.addSublayer(layer)
    stage.settle()
    expectEqual(painter.calls, ["layout 40"])
    layer.setNeedsDisplay()
    stage.settle()
    expectEqual(painter.calls, ["layout 40", "will", "draw"])
    layer.bounds.size.width = 20
    stage.settle()
    expectEqual(Array(painter.calls.dropFirst(3)).sorted(), ["draw", "layout 20", "will"])
  }

  private final class Sheet: UIView {
    var calls: [String] = []
    override func draw(_ layer: CALayer, in ctx: CGContext) {
      calls.append("layer \(layer === self.layer)")
      super.draw(layer, in: ctx)
    }
    override func draw(_ rect: CGRect) { calls.append("rect \(Int(rect.width))") }
    override func layoutSubviews() { calls.append("layout") }
  }

  @Test("46.9: a view draws by its layer's method, whose super calls draw(_:); other layers do not lay the view out")
  func view() {
    let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(sheet.layer.delegate === sheet && CALayer().delegate == nil)
    stage.window.addSubview(sheet)
    stage.settle()
    expectEqual(sheet.calls, ["layout", "layer true", "rect 30"])
    sheet.calls = []
    let other = CALayer()
    other.delegate = sheet
    other.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    sheet.layer.addSublayer(other)
    stage.settle()
    sheet.calls = []
    other.setNeedsDisplay()
    other.setNeedsLayout()
    stage.settle()
    expectEqual(sheet.calls, ["layer false"])
  }
}
