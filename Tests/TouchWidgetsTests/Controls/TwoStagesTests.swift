import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Two applications in one process: what is in one keeps to its time and its loop, whichever was made last.
@MainActor @Suite struct TwoStagesTests {
  @Test func aStepperThatIsHeldCountsOnItsOwnClock() {
    let first = ControlStage()
    let stepper = UIStepper(frame: CGRect(x: 20, y: 20, width: 94, height: 32))
    first.root.addSubview(stepper)
    let second = ControlStage()
    first.down(100, 36)
    second.wait(5)
    expectEqual(stepper.value, 0)
    first.wait(5)
    #expect(stepper.value > 1)
  }

  @Test func anActionWithoutATargetStaysInTheWindowOfItsControl() {
    let first = ControlStage()
    let button = UIControl(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    first.root.addSubview(button)
    let catcher = Catcher(frame: .zero)
    first.root.addSubview(catcher)
    catcher.becomeFirstResponder()
    let second = ControlStage()
    let other = Catcher(frame: .zero)
    second.root.addSubview(other)
    other.becomeFirstResponder()
    button.sendAction(.copy, to: nil, for: nil)
    #expect(catcher.copies == 1 && other.copies == 0)
  }
}

/// A first responder that counts.
@MainActor private final class Catcher: UIView {
  var copies = 0
  override var canBecomeFirstResponder: Bool { true }
  override func copy(_ sender: Any?) { copies += 1 }
}
