import Expectations
import Testing
import TouchGeometry

@testable import TouchDrawing

/// Recorded layers, and the state of smooth edges.
@Suite struct LayerDrawingTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test func aLayerIsDrawnAsItWasRecorded() throws {
    let context = CGContext()
    let layer = try #require(CGLayer(context, size: CGSize(width: 10, height: 5), auxiliaryInfo: nil))
    layer.context?.setFillColor(red)
    layer.context?.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
    let recorded = DisplayList([.fillRect(CGRect(x: 0, y: 0, width: 20, height: 5), red)])
    let drawing = DisplayList([.clipRect(CGRect(x: 0, y: 0, width: 10, height: 5)), .list(recorded)])
    context.draw(layer, at: CGPoint(x: 1, y: 2))
    context.draw(layer, in: CGRect(x: 0, y: 0, width: 5, height: 10))
    context.setAlpha(0.5)
    context.draw(layer, at: .zero)
    let first = DisplayList([.concat(CGAffineTransform(translationX: 1, y: 2)), .list(drawing)])
    let second = DisplayList([.concat(CGAffineTransform(scaleX: 0.5, y: 2)), .list(drawing)])
    let third = DisplayList([
      .beginGroup(opacity: 0.5), .list(DisplayList([.concat(.identity), .list(drawing)])), .endGroup,
    ])
    expectEqual(context.displayList.commands, [.list(first), .list(second), .list(third)])
    expectEqual(context.displayList.bounds, CGRect(x: 0, y: 0, width: 11, height: 10))
  }

  @Test func aLayerWithoutAreaIsNone() {
    for size in [CGSize.zero, CGSize(width: 1, height: -1), CGSize(width: CGFloat.infinity, height: 1)] {
      expectNil(CGLayer(CGContext(), size: size, auxiliaryInfo: nil))
    }
  }

  @Test func smoothEdgesArePartOfTheState() {
    let list = DisplayList.recording { context in
      context.setShouldAntialias(true)
      context.saveGState()
      context.setShouldAntialias(false)
      context.setShouldAntialias(false)
      context.restoreGState()
      context.setShouldAntialias(true)
    }
    expectEqual(list.commands, [.save, .antialias(false), .restore])
  }
}
