import Expectations
import Testing
import TouchGeometry

@testable import TouchstoneCLI

/// Pictures are counted in pixels before memory is allocated for them.
@MainActor @Suite struct PictureCeilingTests {
  private func refusal(_ width: CGFloat, _ height: CGFloat, scale: Double) -> String? {
    do throws(Failure) {
      _ = try Camera(size: CGSize(width: width, height: height), scale: scale)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func largePicturesAreRefusedWithTheCeiling() {
    expectNil(refusal(390, 640, scale: 4))
    for (width, height, scale) in [(10_000.0, 10_000.0, 1.0), (5000, 2000, 2)] {
      let pixels = "\(Int(width * scale)) by \(Int(height * scale))"
      expectEqual(
        refusal(width, height, scale: scale),
        "a picture of \(pixels) pixels is too large; accepted: at most 33554432 pixels, by a smaller --scale or scene")
    }
  }
}
