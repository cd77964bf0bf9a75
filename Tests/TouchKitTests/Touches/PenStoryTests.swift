import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Stories of pens among fingers, mice and recognizers (semantics 53).
@MainActor @Suite struct PenStoryTests {
  let stage = Stage()
  let view: LogView

  init() { view = stage.view("view") }

  private func touch(
    _ phase: InputSample.Phase, _ x: CGFloat, finger: Int = 1, type: UITouch.TouchType = .pencil, force: CGFloat = 0.5,
    angles: PenAngles = PenAngles(), buttons: UIEvent.ButtonMask = []
  ) {
    let sample = InputSample(
      finger: finger, phase: phase, location: CGPoint(x: x, y: 20), timestamp: stage.now, type: type, force: force,
      angles: angles, buttons: buttons)
    stage.application.receive(.touches([sample]), in: stage.scene)
  }

  @Test("53.13, 1.3.4: with requiresExclusiveTouchType false a pan follows a pen and a finger, otherwise the first one")
  func mixed() {
    view.isMultipleTouchEnabled = true
    let (mixed, first) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    mixed.requiresExclusiveTouchType = false
    let delegate = Delegate("d", Log())
    delegate.runsBeside = true
    for pan in [mixed, first] {
      pan.delegate = delegate
      view.addGestureRecognizer(pan)
    }
    touch(.began, 20)
    touch(.began, 60, finger: 2, type: .direct)
    #expect(mixed.numberOfTouches == 2 && first.numberOfTouches == 1)
    expectEqual(mixed.location(in: view).x, 40)
    touch(.ended, 20)
    #expect(mixed.numberOfTouches == 1 && first.numberOfTouches == 0)
  }

  @Test("53.13: a tap for fingers leaves a pen to its view, and one for pens takes it")
  func types() {
    let fingers = stage.add(UITapGestureRecognizer(), "fingers", to: view)
    fingers.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    touch(.began, 20)
    touch(.ended, 20)
    expectEqual(stage.taken(), ["view.began", "view.ended"])
    let pens = stage.add(UITapGestureRecognizer(), "pens", to: view)
    pens.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    touch(.began, 20)
    touch(.ended, 20)
    touch(.began, 20, type: .direct)
    touch(.ended, 20, type: .direct)
    expectEqual(
      stage.taken(),
      ["view.began", "pens ended", "view.cancelled", "view.began", "fingers ended", "view.cancelled"])
  }

  @Test("53.10: the barrel button is the secondary one: a tap that requires it acts, and one for the tip does not")
  func barrel() {
    let secondary = stage.add(UITapGestureRecognizer(), "secondary", to: view)
    secondary.buttonMaskRequired = .secondary
    stage.add(UITapGestureRecognizer(), "tip", to: view)
    touch(.began, 20, buttons: .secondary)
    touch(.ended, 20)
    expectEqual(stage.taken(), ["view.began", "secondary ended", "view.cancelled"])
    stage.wait(1)
    touch(.began, 20)
    touch(.ended, 20)
    expectEqual(stage.taken(), ["view.began", "tip ended", "view.cancelled"])
  }

  @Test("53.1, 53.3: force and angles are those of each event, and change without a movement")
  func changes() {
    var lines: [String] = []
    view.onTouch = { what, touches, _ in
      for touch in touches {
        lines.append("\(what) \(touch.force) \(Int((touch.altitudeAngle * 180 / .pi).rounded())) \(touch.rollAngle)")
      }
    }
    let flat = PenAngles(tilt: CGVector(dx: CGFloat.pi / 4, dy: 0), roll: 1)
    touch(.began, 20, force: 0.25)
    touch(.moved, 20, force: 0.75, angles: flat)
    touch(.ended, 20, force: 0, angles: flat)
    expectEqual(lines, ["began 1.0 90 0.0", "moved 3.0 45 1.0", "ended 0.0 45 1.0"])
  }

  @Test("53.6: the unit vector of the azimuth turns and mirrors with the view, as the angle does")
  func unitVectors() {
    var touch: UITouch?
    view.onTouch = { _, touches, _ in touch = touches.first }
    self.touch(.began, 20, angles: PenAngles(tilt: CGVector(dx: 0.5, dy: 0.3)))
    for transform in [
      CGAffineTransform.identity, CGAffineTransform(rotationAngle: 1), CGAffineTransform(scaleX: -1, y: 1),
      CGAffineTransform(scaleX: 2, y: 2),
    ] {
      let other = UIView(frame: CGRect(x: 30, y: 70, width: 100, height: 50))
      stage.window.addSubview(other)
      other.transform = transform
      let (angle, vector) = (touch?.azimuthAngle(in: other) ?? 0, touch?.azimuthUnitVector(in: other) ?? .zero)
      #expect(abs(vector.dx - cos(angle)) < 1e-9 && abs(vector.dy - sin(angle)) < 1e-9)
      #expect(abs(vector.dx * vector.dx + vector.dy * vector.dy - 1) < 1e-9)
    }
  }

  @Test("53.8, 7.8: a hover that a pen began ends when the pen leaves, also after it has drawn")
  func hoverAndDraw() {
    stage.add(UIHoverGestureRecognizer(), "hover", to: view)
    func hover(_ x: CGFloat?, _ distance: CGFloat = 0.5) {
      let place = x.map { CGPoint(x: $0, y: 20) }
      stage.application.receive(
        .hover(place, timestamp: stage.now, pen: PenHover(distance: distance)), in: stage.scene)
    }
    hover(20)
    touch(.began, 20)
    touch(.moved, 40)
    touch(.ended, 40)
    hover(40, 0.1)
    hover(nil)
    expectEqual(
      stage.taken(),
      ["hover began", "view.began", "view.moved", "view.ended", "hover changed", "hover ended"])
  }
}
