import Expectations
import Testing
import TouchBus
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchAccessibility

/// The code of Docs/Accessibility.md.
@MainActor @Suite struct GuideTests {
  private final class Dial: UIView {
    private(set) var steps = 0
    private func turn(by step: Int) { steps += step }

    override func accessibilityIncrement() { turn(by: 1) }
    override func accessibilityDecrement() { turn(by: -1) }
  }

  @Test func aViewOfTheAppIsReadAndTurned() {
    let stage = TouchStage()
    let (slider, deleteButton, dial) = (UISlider(), UIButton(type: .system), Dial())
    slider.accessibilityLabel = "Volume"
    deleteButton.accessibilityLabel = "Delete"
    deleteButton.accessibilityHint = "Moves the letter to the trash"
    dial.isAccessibilityElement = true
    dial.accessibilityTraits = .adjustable
    for (index, view) in [slider, deleteButton, dial].enumerated() {
      view.frame = CGRect(x: 0, y: 50 * CGFloat(index), width: 200, height: 40)
      stage.rootView.addSubview(view)
    }
    stage.settle()
    let read = ReadStage(stage)
    expectEqual(
      read.reading,
      """
      application
        frame
          panel
            slider "Volume" 0%
            push button "Delete", Moves the letter to the trash
            slider
      """)
    let object = read.service.model.tree.objects.sorted { $0.key < $1.key }.last.map { "\($0.key)" } ?? ""
    for action in [1, 1, 0] as [Int32] { _ = read.link.ask("Action", "DoAction", object, .int32(1 - action)) }
    expectEqual(dial.steps, 1)
  }
}
