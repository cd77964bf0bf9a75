import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchHeadless

@testable import TouchKit

/// Pictures that programs make: of what they draw, and of their views.
@MainActor @Suite struct PictureTests {
  private let program = HeadlessApplication(
    size: CGSize(width: 200, height: 140), scale: 2, text: PangoTextEngine.pinned())

  private let red: UInt32 = 0xFFFF_0000
  private let green: UInt32 = 0xFF00_FF00
  private let blue: UInt32 = 0xFF00_00FF

  @Test("A renderer makes a picture of its bounds, with the pixels of its format, clear where nothing is drawn")
  func renderer() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 2, height: 1), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 11, y: 20, width: 1, height: 1))
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(image.size == CGSize(width: 2, height: 1) && image.scale == 3)
    let row: [UInt32] = [0, 0, 0, red, red, red]
    expectEqual(image.cgImage?.bitmap.pixels, row + row + row)
    expectNil(UIGraphicsGetCurrentContext())
  }

  @Test("An opaque picture is black where nothing is drawn; the pixels are those of the display")
  func opaque() {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in }
    expectEqual(image.cgImage?.bitmap.pixels, Array(repeating: 0xFF00_0000, count: 4))
    expectEqual(UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }.scale, 2)
  }

  @Test("The picture of the moment is that of what was drawn so far")
  func soFar() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    var between: UIImage?
    let last = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      between = context.currentImage
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(between?.cgImage?.bitmap.pixels == [red, 0] && last.cgImage?.bitmap.pixels == [red, red])
  }

  @Test("Image contexts are pushed and popped with the others, and an end without a beginning ends nothing")
  func imageContexts() throws {
    expectNil(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
    let outer = try #require(UIGraphicsGetCurrentContext())
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    expectEqual(UIGraphicsGetImageFromCurrentImageContext()?.size, CGSize(width: 2, height: 2))
    UIGraphicsEndImageContext()
    let pushed = CGContext()
    UIGraphicsPushContext(pushed)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === pushed && UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    #expect(image.scale == 2 && image.cgImage?.bitmap.pixels == Array(repeating: red, count: 4))
    UIGraphicsEndImageContext()
    expectNil(UIGraphicsGetCurrentContext())
  }

  @Test(
    "A picture without extent, or of too many pixels, has none",
    arguments: [
      CGSize(width: 0, height: 10), CGSize(width: 1e6, height: 1), CGSize(width: 30_000, height: 30_000),
      CGSize(width: CGFloat.infinity, height: 1), CGSize(width: CGFloat.nan, height: 1),
    ])
  func tooLarge(size: CGSize) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
    #expect(image.cgImage == nil && image.size == .zero)
    UIGraphicsBeginImageContext(size)
    expectNil(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
  }

  // Slanted edges differ by a fifteenth here and there, as in the tests of the damage; at two pixels a point there are
  // twice as many. A slanted border that is wider than its view differs more, at a few pixels of its ends.
  @Test("A picture of a window is what its surface shows", arguments: [11, 12, 13] as [UInt64])
  func window(seed: UInt64) throws {
    let tree = ChangingTree(in: program.window, seed: seed, count: 30)
    let size = program.window.bounds.size
    for step in 0..<60 {
      _ = tree.change()
      // The picture comes first, so views are drawn for it, and the frame must still find what has changed.
      let picture = UIGraphicsImageRenderer(size: size, format: white()).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        #expect(program.window.drawHierarchy(in: program.window.bounds, afterScreenUpdates: true))
      }
      program.advance(by: 0)
      let shown = try #require(program.surface.picture)
      let difference = try #require(picture.cgImage).bitmap.difference(from: shown, tolerance: 1)
      guard difference.map({ $0.largest <= 18 && $0.count <= 64 || $0.largest <= 40 && $0.count <= 16 }) ?? true else {
        Issue.record("seed \(seed), step \(step): \(String(describing: difference))")
        return
      }
    }
  }

  private func white() -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.opaque = true
    return format
  }

  /// A red view of 4 by 2 with something green that overhangs it at the right, and a blue shape of a layer's own.
  private func sample() -> UIView {
    let view = UIView(frame: CGRect(x: 30, y: 30, width: 4, height: 2))
    view.backgroundColor = .red
    view.transform = CGAffineTransform(rotationAngle: 1)
    let inner = UIView(frame: CGRect(x: 3, y: 0, width: 2, height: 1))
    inner.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    view.addSubview(inner)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    view.layer.addSublayer(layer)
    return view
  }

  private func picture(_ width: CGFloat, _ height: CGFloat, _ actions: (CGContext) -> Void) -> [UInt32]? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    return renderer.image { actions($0.cgContext) }.cgImage?.bitmap.pixels
  }

  @Test("A layer is drawn in its own space: with all in it, without its transform, whether or not in a window")
  func layer() {
    let view = sample()
    expectEqual(picture(5, 2) { view.layer.render(in: $0) }, [blue, red, red, green, green, red, red, red, red, 0])
    view.bounds.origin.x = 1
    expectEqual(picture(5, 2) { view.layer.render(in: $0) }, [blue, red, red, green, green, 0, red, red, red, red])
    view.isHidden = true
    expectEqual(picture(1, 1) { view.layer.render(in: $0) }, [0])
  }

  @Test("A view is drawn into a rectangle, its opacity and its mask included")
  func hierarchy() {
    let view = sample()
    view.subviews[0].removeFromSuperview()
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
    mask.backgroundColor = .black
    view.mask = mask
    expectEqual(
      picture(4, 4) { _ in view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 4, height: 4), afterScreenUpdates: true) },
      [blue, red, red, red, blue, red, red, red] + Array(repeating: 0, count: 8))
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    var isDrawn = true
    expectEqual(picture(1, 1) { _ in isDrawn = view.drawHierarchy(in: .zero, afterScreenUpdates: false) }, [0])
    #expect(!isDrawn)
  }

  @Test("A snapshot has the view's size, is cut at its bounds, and stays as it was")
  func snapshot() throws {
    let view = sample()
    view.bounds.origin.x = 1
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.backgroundColor = .black
    view.subviews[0].removeFromSuperview()
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 4, height: 2) && snapshot.subviews.isEmpty)
    expectEqual(picture(5, 2) { snapshot.layer.render(in: $0) }, [red, red, green, green, 0, red, red, red, red, 0])
    expectNil(UIView().snapshotView(afterScreenUpdates: false))
  }

  @Test("Layout that waits is done before the picture only if that is asked for")
  func layout() {
    final class Centered: UIView {
      override func layoutSubviews() { subviews[0].frame = CGRect(x: 1, y: 0, width: 1, height: 1) }
    }
    let view = Centered(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    let inner = UIView()
    inner.backgroundColor = .red
    view.addSubview(inner)
    let place = view.bounds
    expectEqual(picture(2, 1) { _ in view.drawHierarchy(in: place, afterScreenUpdates: false) }, [0, 0])
    expectEqual(picture(2, 1) { _ in view.drawHierarchy(in: place, afterScreenUpdates: true) }, [0, red])
  }
}
