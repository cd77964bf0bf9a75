import CoreGraphics
import Expectations
import TouchTesting
import Testing
import UIKit

/// Recognizers and controls as iOS code writes them, in Swift 5 mode: what `touchstone port` made of the originals.
@MainActor @Suite struct PortedRecognizerTests {
  let stage = TouchStage()
  let heard: Heard

  init() { heard = Heard() }

  final class Heard {
    var lines: [String] = []
    func called() { lines.append("called") }
  }

  private func view() -> UIView {
    let view = UIView()
    view.frame = CGRect(x: 20, y: 20, width: 200, height: 200)
    stage.window.addSubview(view)
    return view
  }

  @Test("A tap on touch down acts while the finger is still down")
  func touchDown() {
    let view = view()
    view.addGestureRecognizer(SingleTouchDownGestureRecognizer(target: heard, action: Selector(Heard.called)))
    stage.finger.down(at: CGPoint(x: 100, y: 100))
    expectEqual(heard.lines, ["called"])
    stage.finger.up()
    expectEqual(heard.lines, ["called"])
  }

  @Test("A pan for one direction is cancelled in the other")
  func direction() {
    let view = view()
    let pan = PanDirectionGestureRecognizer(direction: .horizontal, target: heard, action: Selector(Heard.called))
    view.addGestureRecognizer(pan)
    stage.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 180))
    let sideways = heard.lines.count
    stage.drag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 180, y: 100))
    #expect(sideways <= 1 && heard.lines.count > sideways + 2)
  }

  @Test("A check mark is recognized, a line is not")
  func checkmark() {
    let view = view()
    view.addGestureRecognizer(CheckmarkGestureRecognizer(target: heard, action: Selector(Heard.called)))
    for end in [CGPoint(x: 60, y: 150), CGPoint(x: 180, y: 40)] {
      stage.finger.down(at: CGPoint(x: 60, y: 100))
      stage.finger.move(to: CGPoint(x: 80, y: 140))
      stage.finger.move(to: end)
      stage.finger.up()
    }
    expectEqual(heard.lines, ["called"])
  }

  @Test("One finger that goes a quarter round the middle turns by a quarter")
  func wheel() {
    let view = view()
    let wheel = RotationWheelRecognizer(target: nil, action: nil)
    view.addGestureRecognizer(wheel)
    stage.finger.down(at: CGPoint(x: 200, y: 120))
    for step in 1...9 {
      let angle = CGFloat(step) * .pi / 18
      stage.finger.move(to: CGPoint(x: 120 + 80 * cos(angle), y: 120 + 80 * sin(angle)))
    }
    #expect(abs(wheel.angle - .pi / 2) < 0.001)
    stage.finger.up()
  }

  @Test("A slider of two knobs moves the one that the finger took, up to the other")
  func rangeSlider() {
    let slider = RangeSlider(frame: CGRect(x: 20, y: 20, width: 230, height: 30))
    stage.window.addSubview(slider)
    stage.settle()
    stage.drag(from: CGPoint(x: 20 + 40 + 15, y: 35), to: CGPoint(x: 20 + 100 + 15, y: 35))
    #expect(abs(slider.lowerValue - 0.5) < 0.001 && slider.upperValue == 0.8)
    stage.drag(from: CGPoint(x: 20 + 160 + 15, y: 35), to: CGPoint(x: 20 + 15, y: 35))
    expectEqual(slider.upperValue, slider.lowerValue)
  }

  private final class Pilot: JoystickDelegate {
    var vectors: [CGVector] = []
    func joystick(_ joystick: Joystick, moved vector: CGVector) { vectors.append(vector) }
  }

  @Test("A joystick reports the position of its stick, at most on its rim, and its release")
  func joystick() {
    let (stick, pilot) = (Joystick(frame: CGRect(x: 20, y: 20, width: 100, height: 100)), Pilot())
    stick.delegate = pilot
    stage.window.addSubview(stick)
    stage.finger.down(at: CGPoint(x: 70, y: 70))
    stage.finger.move(to: CGPoint(x: 270, y: 70))
    stage.finger.up()
    expectEqual(pilot.vectors, [.zero, CGVector(dx: 1, dy: 0), .zero])
  }

  @Test("A check box changes with every tap")
  func checkBox() {
    let box = CheckBox(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    stage.window.addSubview(box)
    stage.tap(box)
    #expect(box.isChecked && box.currentTitle == "☑")
    stage.tap(box)
    #expect(!box.isChecked)
  }

  @Test("A rating is as many stars as were tapped, and none after the same star again")
  func rating() {
    let rating = RatingControl(frame: CGRect(x: 0, y: 20, width: 300, height: 60))
    stage.window.addSubview(rating)
    stage.settle()
    stage.tap(at: CGPoint(x: 150, y: 50))
    #expect(rating.rating == 3 && rating.selectedCount == 3)
    stage.tap(at: CGPoint(x: 150, y: 50))
    #expect(rating.rating == 0 && rating.selectedCount == 0)
  }
}
