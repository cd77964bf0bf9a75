import Expectations
import Testing
import TouchGeometry
import TouchKit

@testable import TouchWidgets

/// What keys do to the control that has the focus, as whole logs.
@MainActor @Suite struct KeyboardTests {
  private func focus<Control: UIControl>(_ control: Control, _ stage: ControlStage) -> Control {
    control.frame = CGRect(x: 20, y: 20, width: 200, height: 32)
    _ = stage.add(control)
    stage.scene.focusSystem.requestFocusUpdate(to: control)
    return control
  }

  @Test("Space and Return press a button, with the events of a tap", arguments: [0x2C, 0x28])
  func press(code: Int) {
    let stage = ControlStage()
    let button = focus(UIButton(type: .system), stage)
    stage.keyDown(UIKeyboardHIDUsage(rawValue: code))
    expectEqual(stage.takeLines(), ["touchDown"])
    expectEqual(button.state, [.highlighted, .focused])
    stage.keyDown(UIKeyboardHIDUsage(rawValue: code))
    stage.keyUp(UIKeyboardHIDUsage(rawValue: code))
    expectEqual(stage.lines, ["touchUpInside", "primaryActionTriggered"])
    expectEqual(button.state, .focused)
  }

  @Test("Escape cancels a press, and the key's end is dropped; otherwise Escape is passed on")
  func escape() {
    let stage = ControlStage()
    let button = focus(UIButton(type: .system), stage)
    stage.keyDown(.keyboardSpacebar)
    stage.key(.keyboardEscape)
    stage.keyUp(.keyboardSpacebar)
    expectEqual(stage.takeLines(), ["touchDown", "touchCancel"])
    #expect(!button.isHighlighted)
    stage.key(.keyboardEscape)
    expectEqual(stage.lines, ["parent.pressed 41"])
  }

  @Test("Tab, disabling and losing the keyboard break a press off")
  func broken() {
    for change in [
      { (stage, _) in stage.key(.keyboardTab) }, { (_, button) in button.isEnabled = false },
      { (stage, _) in stage.application.receive(.focus(false), in: stage.scene) },
    ] as [(ControlStage, UIButton) -> Void] {
      let stage = ControlStage()
      let button = focus(UIButton(type: .system), stage)
      let other = UIButton(frame: CGRect(x: 20, y: 100, width: 50, height: 20))
      stage.root.addSubview(other)
      stage.keyDown(.keyboardSpacebar)
      change(stage, button)
      stage.keyUp(.keyboardSpacebar)
      expectEqual(stage.lines.filter { !$0.hasPrefix("parent") }, ["touchDown", "touchCancel"])
      #expect(!button.isHighlighted)
    }
  }

  @Test("A control without the focus, and keys with Control, Alt or Command, are left alone")
  func others() {
    let stage = ControlStage()
    _ = focus(UIButton(type: .system), stage)
    stage.key(.keyboardSpacebar, .control)
    stage.key(.keyboardA)
    expectEqual(stage.takeLines(), ["parent.pressed 44", "parent.pressed 4"])
    stage.tap(300, 300)
    _ = stage.takeLines()
    stage.key(.keyboardSpacebar)
    expectEqual(stage.lines, [], "keys begin at the window")
  }

  @Test("Space switches; so do the arrows, to their side")
  func switches() {
    let stage = ControlStage()
    let control = focus(UISwitch(frame: .zero), stage)
    stage.key(.keyboardSpacebar)
    expectEqual(stage.takeLines(), ["touchDown", "valueChanged", "primaryActionTriggered", "touchUpInside"])
    #expect(control.isOn)
    stage.key(.keyboardRightArrow)
    expectEqual(stage.takeLines(), [])
    stage.key(.keyboardLeftArrow)
    expectEqual(stage.takeLines(), ["valueChanged", "primaryActionTriggered"])
    #expect(!control.isOn)
  }

  @Test("Arrows move a slider by a twentieth, also while they are held; Home and End go to the ends")
  func slider() {
    let stage = ControlStage()
    let slider = focus(UISlider(frame: .zero), stage)
    slider.maximumValue = 10
    slider.value = 5
    stage.keyDown(.keyboardRightArrow)
    stage.keyDown(.keyboardRightArrow)
    stage.keyUp(.keyboardRightArrow)
    expectEqual(slider.value, 6)
    stage.key(.keyboardDownArrow)
    expectEqual(slider.value, 5.5)
    stage.key(.keyboardHome)
    stage.key(.keyboardEnd)
    expectEqual(slider.value, 10)
    let one = ["valueChanged", "primaryActionTriggered"]
    expectEqual(stage.takeLines(), one + one + one + one + one)
    stage.key(.keyboardEnd)
    stage.key(.keyboardSpacebar)
    expectEqual(stage.lines, ["parent.pressed 44"])
  }

  @Test("Arrows step a stepper, choose segments that can be chosen, and turn pages")
  func steps() {
    let stage = ControlStage()
    let stepper = focus(UIStepper(frame: .zero), stage)
    stage.key(.keyboardUpArrow)
    stage.key(.keyboardRightArrow)
    stage.key(.keyboardLeftArrow)
    expectEqual(stepper.value, 1)
    stepper.removeFromSuperview()

    let segments = focus(UISegmentedControl(items: ["a", "b", "c"]), stage)
    segments.setEnabled(false, forSegmentAt: 1)
    segments.selectedSegmentIndex = 0
    stage.key(.keyboardRightArrow)
    expectEqual(segments.selectedSegmentIndex, 2)
    stage.key(.keyboardRightArrow)
    stage.key(.keyboardHome)
    expectEqual(segments.selectedSegmentIndex, 0)
    segments.removeFromSuperview()

    let pages = focus(UIPageControl(frame: .zero), stage)
    pages.numberOfPages = 3
    stage.key(.keyboardRightArrow)
    stage.key(.keyboardEnd)
    stage.key(.keyboardLeftArrow)
    expectEqual(pages.currentPage, 1)
  }

  @Test("A custom control is pressed by keys like a button, without a primary action")
  func custom() {
    let stage = ControlStage()
    _ = focus(UIControl(frame: .zero), stage)
    stage.key(.keyboardReturnOrEnter)
    expectEqual(stage.lines, ["touchDown", "touchUpInside"])
  }
}
