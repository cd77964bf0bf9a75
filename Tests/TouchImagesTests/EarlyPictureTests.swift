import Expectations
import Testing
import TouchGeometry
import TouchImages

@testable import TouchDrawing

/// Pictures that are drawn before there is a renderer.
@Suite struct EarlyPictureTests {
  private func canvas(_ size: CGSize, isOpaque: Bool = false) -> PictureCanvas {
    let canvas = PictureCanvas(bounds: CGRect(origin: .zero, size: size), scale: 2, isOpaque: isOpaque)
    canvas.context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    canvas.context.fill(CGRect(x: 1, y: 1, width: 3, height: 2.5))
    return canvas
  }

  @Test("It has its size at once, and later the pixels that it would have had", arguments: [false, true])
  func pixels(isOpaque: Bool) throws {
    let drawn = canvas(CGSize(width: 7.25, height: 5), isOpaque: isOpaque)
    let (early, late) = (drawn.image(by: nil), drawn.image(by: ImageFiles()))
    #expect(early.size == late.size && early.scale == 2)
    let (first, second) = try (#require(early.cgImage), #require(late.cgImage))
    #expect(first.width == second.width && first.height == second.height)
    ImageSystem.install(ImageFiles())
    #expect(first.bitmap == second.bitmap && first.bitmap[3, 3] == second.bitmap[3, 3])
  }

  @Test func whatIsDrawnLaterIsNotInIt() throws {
    let drawn = canvas(CGSize(width: 8, height: 8))
    let early = drawn.image(by: nil)
    drawn.context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    ImageSystem.install(ImageFiles())
    try expectEqual(#require(early.cgImage).bitmap, #require(canvas(CGSize(width: 8, height: 8)).image.cgImage).bitmap)
  }

  @Test(arguments: [(0.0, 5.0), (5, -1), (1e9, 1e9), (.nan, 4), (20_000, 4)])
  func withoutRoomThereIsNone(width: Double, height: Double) {
    let size = CGSize(width: width, height: height)
    for system in [nil, ImageFiles()] { expectNil(canvas(size).image(by: system).cgImage) }
  }
}
