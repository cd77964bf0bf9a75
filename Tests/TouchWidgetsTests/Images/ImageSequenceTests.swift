import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

@MainActor @Suite struct ImageSequenceTests {
  private let stage = ControlStage()
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  /// Images with the widths of 1, 2 and 3 points, which identify the visible one.
  private let images = (1...3).map { width in
    UIImage(cgImage: CGImage(Bitmap(width: width, height: 1, filledWith: 0xFF12_3456))!)
  }

  /// How wide the pictures are that are shown at so many moments, a tenth of a second apart.
  private func widths(_ count: Int) -> [CGFloat] {
    (0..<count).map { index in
      if index > 0 { stage.wait(0.1) }
      return view.intrinsicContentSize.width
    }
  }

  private func start(rounds: Int) {
    view.animationImages = images
    (view.animationDuration, view.animationRepeatCount) = (0.3, rounds)
    view.startAnimating()
    // Between two changes.
    stage.wait(0.05)
  }

  @Test("Pictures follow one another, round after round, and the image is shown again at the end of the last")
  func rounds() {
    stage.root.addSubview(view)
    start(rounds: 2)
    #expect(widths(6) == [1, 2, 3, 1, 2, 3] && view.isAnimating)
    stage.wait(0.1)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric && !view.isAnimating)
    expectNil(stage.loop.nextTimerTime)
  }

  @Test("Without a repeat count it continues until it is stopped; each frame lasts a thirtieth by default")
  func endless() {
    stage.root.addSubview(view)
    start(rounds: 0)
    expectEqual(widths(8), [1, 2, 3, 1, 2, 3, 1, 2])
    view.stopAnimating()
    view.stopAnimating()
    view.animationDuration = 0
    view.startAnimating()
    stage.wait(0.04)
    expectEqual(view.intrinsicContentSize.width, 2)
    view.animationImages = nil
    view.startAnimating()
    #expect(!view.isAnimating)
  }

  @Test("However short the time, a picture stays for a sixtieth of a second")
  func short() {
    stage.root.addSubview(view)
    view.animationImages = images
    view.animationDuration = .leastNonzeroMagnitude
    view.startAnimating()
    stage.wait(0.02)
    expectEqual(view.intrinsicContentSize.width, 2)
  }

  @Test("Outside a window the time stands still, and no timer fires")
  func withoutWindow() {
    start(rounds: 0)
    #expect(widths(3) == [1, 1, 1] && view.isAnimating)
    stage.root.addSubview(view)
    stage.wait(0.15)
    expectEqual(view.intrinsicContentSize.width, 2)
    view.removeFromSuperview()
    expectEqual(widths(3), [2, 2, 2])
  }
}
