import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Zooming by a touchpad, and fingers that rest on it (semantics 52.10, 52.11).
@MainActor @Suite struct TouchpadZoomTests {
  private func touchpad(
    _ stage: ScrollStage, _ phase: TransformSample.Phase, scale: CGFloat = 1, translation: CGVector = .zero
  ) {
    stage.wait(0.02)
    stage.application.receive(
      .transform(
        TransformSample(
          phase: phase, scale: scale, translation: translation, location: CGPoint(x: 100, y: 150),
          timestamp: stage.loop.now)),
      in: stage.scene)
  }

  private func stage(maximum: CGFloat = 4) -> (ScrollStage, UIView) {
    let stage = ScrollStage(contentSize: CGSize(width: 800, height: 800))
    let map = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
    stage.list.addSubview(map)
    stage.diary.zoomed = map
    stage.list.maximumZoomScale = maximum
    return (stage, map)
  }

  @Test("52.10: a touchpad zooms about the pointer, and the movement of its fingers moves the content")
  func zoom() {
    let (stage, map) = stage()
    stage.list.contentOffset = CGPoint(x: 100, y: 100)
    touchpad(stage, .began)
    touchpad(stage, .changed, scale: 1.3)
    #expect(abs(stage.list.zoomScale - 1.25) < 1e-9 && stage.list.isZooming)
    touchpad(stage, .changed, scale: 2.08)
    #expect(abs(stage.list.zoomScale - 2) < 1e-9)
    // The point of the content that was below the pointer when the zoom began.
    let held = map.convert(CGPoint(x: 100, y: 150), from: stage.window)
    touchpad(stage, .changed, scale: 2.08, translation: CGVector(dx: 10, dy: -20))
    let seen = map.convert(held, to: stage.window)
    #expect(abs(seen.x - 110) < 0.6 && abs(seen.y - 130) < 0.6)
    touchpad(stage, .ended)
    stage.rest()
    #expect(!stage.list.isZooming && abs(stage.list.zoomScale - 2) < 1e-9)
    expectEqual(stage.takeLines().filter { $0.contains("Zooming") }, ["willBeginZooming", "didEndZooming"])
  }

  @Test("52.10: beyond the limits the scale resists, and springs back at the end")
  func limits() {
    let (stage, _) = stage(maximum: 1.5)
    touchpad(stage, .began)
    touchpad(stage, .changed, scale: 3)
    #expect(stage.list.zoomScale > 1.5 && stage.list.zoomScale < 2.5)
    touchpad(stage, .ended)
    stage.rest()
    expectEqual(stage.list.zoomScale, 1.5)
  }

  @Test("52.11: fingers that rest on the touchpad stop what decelerates, and nothing else")
  func hold() {
    let stage = ScrollStage()
    func rest() {
      stage.application.receive(.hold(at: CGPoint(x: 200, y: 200), timestamp: stage.loop.now), in: stage.scene)
    }
    rest()
    stage.drag(dy: -110, speed: 1100)
    rest()
    stage.up()
    stage.wait(0.2)
    #expect(stage.list.isDecelerating)
    _ = stage.takeLines()
    rest()
    let place = stage.list.contentOffset
    #expect(!stage.list.isDecelerating && stage.takeLines() == ["didEndDecelerating"])
    stage.rest()
    expectEqual(stage.list.contentOffset, place)
  }
}
