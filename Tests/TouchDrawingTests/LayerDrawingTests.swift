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

  @Test func forbiddenSmoothEdgesStayForbiddenAfterTheStateIsRestored() {
    let list = DisplayList.recording { context in
      context.saveGState()
      context.setAllowsAntialiasing(false)
      context.setShouldAntialias(true)
      context.restoreGState()
      context.setAllowsAntialiasing(true)
    }
    expectEqual(list.commands, [.save, .antialias(false), .restore, .antialias(false), .antialias(true)])
  }

  @Test func rectanglesAreAddedInOrder() {
    let (first, second) = (CGRect(x: 0, y: 0, width: 1, height: 2), CGRect(x: 3, y: 4, width: 5, height: 6))
    let (path, each) = (CGMutablePath(), CGMutablePath())
    path.addRects([first, second], transform: CGAffineTransform(translationX: 1, y: 1))
    each.addRect(first.offsetBy(dx: 1, dy: 1))
    each.addRect(second.offsetBy(dx: 1, dy: 1))
    expectEqual(path.path, each.path)
    let drawn = DisplayList.recording { context in
      context.addRects([first, second])
      context.fillPath()
    }
    let both = CGMutablePath()
    both.addRect(first)
    both.addRect(second)
    expectEqual(drawn.commands, [.fillPath(both.path, .black, .winding)])
  }

  @Test func aRectangleHasItsOwnBlendMode() {
    let box = CGRect(x: 0, y: 0, width: 1, height: 1)
    let list = DisplayList.recording { _ in
      UIRectFillUsingBlendMode(box, .multiply)
      UIRectFill(box)
    }
    expectEqual(
      list.commands, [.save, .blend(.multiply), .fillRect(box, .black), .restore, .fillRect(box, .black)])
  }

  @Test func anImageHasTheFormatOfAContextOfItsSize() throws {
    let image = try #require(CGImage(Bitmap(width: 3, height: 2)))
    let space = try #require(image.colorSpace)
    let context = try #require(
      CGContext(
        data: nil, width: image.width, height: image.height, bitsPerComponent: image.bitsPerComponent,
        bytesPerRow: image.bytesPerRow, space: space, bitmapInfo: image.bitmapInfo.rawValue))
    expectEqual(
      [context.bitsPerComponent, context.bitsPerPixel, context.bytesPerRow],
      [image.bitsPerComponent, image.bitsPerPixel, image.bytesPerRow])
    #expect(context.alphaInfo == image.alphaInfo && context.bitmapInfo == image.bitmapInfo)
    #expect(context.colorSpace == image.colorSpace && CGColor.black.colorSpace == image.colorSpace)
    let copy = try #require(image.copy())
    #expect(copy != image && copy.bitmap == image.bitmap)
  }
}
