import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Zooming (semantics 9.15, 9.1).
@MainActor @Suite struct ZoomTests {
  private func stage(maximum: CGFloat = 4) -> (ScrollStage, UIView) {
    let stage = ScrollStage(contentSize: CGSize(width: 800, height: 800))
    let map = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
    stage.list.addSubview(map)
    stage.diary.zoomed = map
    stage.list.maximumZoomScale = maximum
    return (stage, map)
  }

  @Test("9.1: the pinch is enabled while the smallest and the largest scale differ")
  func enabled() {
    let (stage, _) = stage()
    expectEqual(stage.list.pinchGestureRecognizer?.isEnabled, true)
    stage.list.maximumZoomScale = 1
    expectEqual(stage.list.pinchGestureRecognizer?.isEnabled, false)
  }

  @Test("9.15: a scale that is set scales view and content about the middle, within the limits")
  func program() {
    let (stage, map) = stage()
    stage.list.contentOffset = CGPoint(x: 200, y: 100)
    stage.list.zoomScale = 2
    expectEqual(map.transform, CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(map.frame, CGRect(x: 0, y: 0, width: 1600, height: 1600))
    expectEqual(stage.list.contentSize, CGSize(width: 1600, height: 1600))
    expectEqual(stage.list.contentOffset, CGPoint(x: 600, y: 400))
    stage.list.setZoomScale(100, animated: false)
    expectEqual(stage.list.zoomScale, 4)
    stage.list.zoomScale = 0.1
    #expect(stage.list.zoomScale == 1 && stage.list.contentSize == CGSize(width: 800, height: 800))
  }

  @Test("9.15: a scale that is set takes the place of an animated change, wherever that was going")
  func setInTheMiddle() {
    for goal: CGFloat in [2, 1, 3] {
      let (stage, _) = stage()
      stage.list.zoomScale = 2
      stage.list.setZoomScale(1, animated: true)
      stage.wait(0.05)
      stage.list.setZoomScale(goal, animated: false)
      #expect(stage.list.zoomScale == goal && stage.diary.lines.filter { $0.hasPrefix("didEndZooming") }.count == 1)
      stage.wait(1)
      #expect(stage.list.zoomScale == goal && stage.list.contentSize.width == 800 * goal)
    }
  }

  @Test("9.15: an animated zoom there and back leaves the size of the content as it was, to the last digit")
  func noDust() {
    let (stage, _) = stage()
    stage.list.minimumZoomScale = 0.5
    for (scale, size) in [(2, 1600), (1, 800), (0.5, 400), (3, 2400), (1, 800)] as [(CGFloat, CGFloat)] {
      stage.list.setZoomScale(scale, animated: true)
      stage.wait(1)
      expectEqual(stage.list.contentSize, CGSize(width: size, height: size))
    }
  }

  @Test("9.15: without a view for zooming nothing happens")
  func noView() {
    let (stage, _) = stage()
    stage.diary.zoomed = nil
    stage.list.zoomScale = 2
    expectEqual(stage.list.zoomScale, 1)
  }

  @Test("9.15: the content between the fingers stays there, and pan and pinch are simultaneous")
  func pinch() {
    let (stage, map) = stage()
    stage.list.contentOffset = CGPoint(x: 100, y: 100)
    let (left, right) = (CGPoint(x: 150, y: 200), CGPoint(x: 250, y: 200))
    stage.together(.began, left, right)
    // The pinch begins with 20 pt more, 8 of which do not count.
    stage.wait(0.02)
    stage.together(.moved, CGPoint(x: 140, y: 200), CGPoint(x: 260, y: 200))
    let start = stage.list.zoomScale
    #expect(abs(start - 120 / 108) < 0.001)
    let held = stage.list.convert(CGPoint(x: stage.list.bounds.midX, y: stage.list.bounds.midY), to: map)
    stage.wait(0.02)
    stage.together(.moved, CGPoint(x: 100, y: 220), CGPoint(x: 300, y: 220))
    #expect(abs(stage.list.zoomScale - 200 / 108) < 0.001)
    #expect(stage.list.isZooming)
    // The middle of the fingers went down by 20, and what they hold with it.
    let seen = map.convert(held, to: stage.window)
    #expect(abs(seen.x - 200) < 0.01 && abs(seen.y - 220) < 0.01)
    stage.wait(0.02)
    stage.together(.ended, CGPoint(x: 100, y: 220), CGPoint(x: 300, y: 220))
    stage.rest()
    #expect(!stage.list.isZooming && abs(stage.list.zoomScale - 200 / 108) < 0.001)
    let lines = stage.takeLines()
    expectEqual(lines.filter { $0.contains("Zooming") }, ["willBeginZooming", "didEndZooming"])
    #expect(lines.contains("willBeginDragging") && lines.contains("didEndDragging false"))
  }

  @Test("9.15: beyond the limits the scale resists, and springs back when the fingers are lifted")
  func bounce() {
    let (stage, _) = stage(maximum: 1.5)
    stage.together(.began, CGPoint(x: 190, y: 200), CGPoint(x: 210, y: 200))
    for step in 1...10 {
      stage.wait(0.02)
      let way = CGFloat(step) * 9
      stage.together(.moved, CGPoint(x: 190 - way, y: 200), CGPoint(x: 210 + way, y: 200))
    }
    #expect(stage.list.zoomScale > 1.5 && stage.list.zoomScale < 4)
    stage.wait(0.02)
    stage.together(.ended, CGPoint(x: 100, y: 200), CGPoint(x: 300, y: 200))
    #expect(stage.list.isZoomBouncing && !stage.takeLines().contains("didEndZooming"))
    stage.rest()
    #expect(stage.list.zoomScale == 1.5 && !stage.list.isZoomBouncing)
    expectEqual(stage.takeLines().last, "didEndZooming")
  }

  @Test("9.15: without bouncesZoom the scale stays within its limits")
  func noBounce() {
    let (stage, _) = stage(maximum: 1.5)
    stage.list.bouncesZoom = false
    stage.together(.began, CGPoint(x: 190, y: 200), CGPoint(x: 210, y: 200))
    stage.wait(0.02)
    stage.together(.moved, CGPoint(x: 100, y: 200), CGPoint(x: 300, y: 200))
    expectEqual(stage.list.zoomScale, 1.5)
  }

  @Test("9.15: zoom(to:) fills the view with a rectangle, animated with its calls")
  func zoomToRect() {
    let (stage, _) = stage()
    stage.list.zoom(to: CGRect(x: 300, y: 300, width: 200, height: 200), animated: true)
    stage.rest()
    expectEqual(stage.list.zoomScale, 2)
    expectEqual(stage.list.contentOffset, CGPoint(x: 600, y: 600))
    expectEqual(stage.takeLines(), ["willBeginZooming", "didEndZooming"])
  }

  @Test("9.15: one finger of two is lifted: the other continues to drag without a jump")
  func oneFingerLeft() {
    let (stage, _) = stage()
    stage.list.contentOffset = CGPoint(x: 100, y: 100)
    stage.together(.began, CGPoint(x: 150, y: 200), CGPoint(x: 250, y: 200))
    stage.wait(0.02)
    stage.together(.moved, CGPoint(x: 100, y: 200), CGPoint(x: 300, y: 200))
    stage.wait(0.02)
    stage.move(100, 200, finger: 1)
    stage.up(finger: 1)
    let offset = stage.list.contentOffset
    stage.wait(0.02)
    // The pan begins only now: the middle of the fingers has not moved before.
    stage.move(300, 180, finger: 2)
    #expect(abs(stage.list.contentOffset.y - offset.y - 10) < 0.51)
    #expect(abs(stage.list.contentOffset.x - offset.x) < 0.51)
  }

  @Test("25.36: what constraints place grows from the corner that they give it, and the content with it")
  func constrained() {
    let stage = ScrollStage()
    let (map, guide) = (UIView(), stage.list.contentLayoutGuide)
    map.translatesAutoresizingMaskIntoConstraints = false
    stage.list.addSubview(map)
    let left = map.leftAnchor.constraint(equalTo: guide.leftAnchor)
    NSLayoutConstraint.activate([
      left, map.rightAnchor.constraint(equalTo: guide.rightAnchor), map.topAnchor.constraint(equalTo: guide.topAnchor),
      map.bottomAnchor.constraint(equalTo: guide.bottomAnchor), map.widthAnchor.constraint(equalToConstant: 500),
      map.heightAnchor.constraint(equalToConstant: 300),
    ])
    stage.diary.zoomed = map
    stage.list.minimumZoomScale = 0.5
    stage.list.maximumZoomScale = 4
    stage.wait(0.1)
    stage.list.zoomScale = 2
    stage.wait(0.1)
    expectEqual(map.frame, CGRect(x: 0, y: 0, width: 1000, height: 600))
    expectEqual(stage.list.contentSize, CGSize(width: 1000, height: 600))
    stage.list.setZoomScale(0.5, animated: true)
    stage.wait(1)
    expectEqual(map.frame, CGRect(x: 0, y: 0, width: 250, height: 150))
    expectEqual(stage.list.contentSize, CGSize(width: 250, height: 150))
    // Room before it, as programs give it to show a small picture in the middle, is not scaled.
    left.constant = 75
    stage.wait(0.1)
    expectEqual(map.frame, CGRect(x: 75, y: 0, width: 250, height: 150))
    expectEqual(stage.list.contentSize, CGSize(width: 325, height: 150))
    stage.list.zoomScale = 1
    expectEqual(map.frame, CGRect(x: 75, y: 0, width: 500, height: 300))
    expectEqual(stage.list.contentSize, CGSize(width: 575, height: 300))
  }
}
