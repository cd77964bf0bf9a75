import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchImages
import TouchKit
import TouchWidgets

@MainActor @Suite struct ImageTests {
  init() { ImageSystem.install(ImageFiles()) }

  func pixels(_ width: Int, _ height: Int) throws -> CGImage {
    try #require(CGImage(Bitmap(width: width, height: height, filledWith: 0xFF12_3456)))
  }

  @Test func anImageIsReadFromAFileWithTheScaleOfItsName() throws {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    for (name, scale) in [("a", 1), ("b@2x", 2), ("c@3x", 3)] {
      let path = "\(folder)/touchstone-\(getpid())-\(name).png"
      let image = UIImage(cgImage: try pixels(12, 6))
      let bytes = try #require(image.pngData())
      expectEqual(Bitmap(pngData: [UInt8](bytes)), image.cgImage?.bitmap)
      #expect(Bitmap(width: 12, height: 6, filledWith: 0xFF12_3456).writePNG(to: path))
      let read = try #require(UIImage(contentsOfFile: path))
      expectEqual(read.cgImage?.bitmap, image.cgImage?.bitmap)
      expectEqual(read.scale, CGFloat(scale))
      expectEqual(read.size, CGSize(width: 12 / CGFloat(scale), height: 6 / CGFloat(scale)))
      expectEqual(unlink(path), 0)
      expectNil(UIImage(contentsOfFile: path))
    }
  }

  @Test func bytesThatAreNoPictureMakeNoImage() {
    expectNil(UIImage(data: [1, 2, 3] as [UInt8]))
    expectNil(CGImage(Bitmap(width: 0, height: 4)))
  }

  @Test func anImageIsCroppedToWholePixels() throws {
    let image = try pixels(10, 10)
    let part = try #require(image.cropping(to: CGRect(x: 2.5, y: 8, width: 3, height: 9)))
    expectEqual([part.width, part.height] as [Int], [4, 2])
    expectNil(image.cropping(to: CGRect(x: 10, y: 0, width: 5, height: 5)))
  }

  @Test func anImageViewHasTheSizeOfItsImageAndGetsNoTouches() throws {
    let view = UIImageView(image: UIImage(cgImage: try pixels(12, 6), scale: 2, orientation: .up))
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 6, height: 3))
    expectEqual(view.intrinsicContentSize, CGSize(width: 6, height: 3))
    #expect(!view.isUserInteractionEnabled)
    expectNil(view.hitTest(CGPoint(x: 1, y: 1), with: nil))
    expectEqual(UIImageView(image: nil).intrinsicContentSize.width, UIView.noIntrinsicMetric)
    view.highlightedImage = UIImage(cgImage: try pixels(20, 20))
    view.isHighlighted = true
    expectEqual(view.sizeThatFits(.zero), CGSize(width: 20, height: 20))
  }
}
