import Expectations
import Testing
import TouchTesting

@MainActor struct TouchpadTests {
  let stage = TouchStage(size: CGSize(width: 400, height: 400))
  let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))

  init() { stage.rootView.addSubview(view) }

  @Test func aPinchZoomsWithoutTouches() {
    let pinch = UIPinchGestureRecognizer()
    pinch.addAction(
      UIAction { [stage] _ in
        stage.log.append("pinch", actionOf: pinch)
        #expect(pinch.numberOfTouches == 0 && pinch.location(in: nil) == CGPoint(x: 150, y: 160))
      })
    view.addGestureRecognizer(pinch)
    stage.touchpad.pinch(at: CGPoint(x: 50, y: 60), in: view, scale: 2, duration: 0.05)
    expectEqual(
      stage.log.text,
      """
      0.017 pinch action began
      0.033 pinch action changed
      0.050 pinch action changed
      0.050 pinch action ended
      """)
    #expect(!stage.touchpad.isTouched)
  }

  @Test func aRotationTurnsAndACancelledOneIsCancelled() {
    let rotation = UIRotationGestureRecognizer()
    rotation.addAction(UIAction { [stage] _ in stage.log.append("rotation", actionOf: rotation) })
    view.addGestureRecognizer(rotation)
    stage.touchpad.rotate(at: CGPoint(x: 50, y: 60), in: view, by: 1, duration: 0.02)
    stage.touchpad.begin(at: CGPoint(x: 150, y: 150))
    stage.touchpad.change(rotation: -1)
    stage.touchpad.cancel()
    expectEqual(
      stage.log.text,
      """
      0.020 rotation action began
      0.020 rotation action ended
      0.020 rotation action began
      0.020 rotation action cancelled
      """)
  }
}
