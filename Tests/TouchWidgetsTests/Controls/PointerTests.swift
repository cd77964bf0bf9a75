import Expectations
import Testing
import TouchGeometry
import TouchKit

@testable import TouchWidgets

/// What the pointer brings about without a button.
@MainActor @Suite struct PointerTests {
  private func button(_ stage: ControlStage) -> UIButton {
    let button = UIButton(configuration: .gray())
    button.frame = CGRect(x: 20, y: 20, width: 80, height: 30)
    stage.root.addSubview(button)
    return button
  }

  @Test("A control knows that the pointer is over it, until it leaves, the control is disabled, or goes")
  func hover() {
    let stage = ControlStage()
    let button = button(stage)
    let plain = button.look
    stage.hover(CGPoint(x: 30, y: 30))
    #expect(button.isPointerInside && button.look != plain)
    stage.hover(CGPoint(x: 300, y: 30))
    #expect(!button.isPointerInside && button.look == plain)
    stage.hover(CGPoint(x: 30, y: 30))
    stage.hover(nil)
    #expect(!button.isPointerInside)
    stage.hover(CGPoint(x: 30, y: 30))
    button.isEnabled = false
    #expect(!button.isPointerInside)
  }

  @Test("The pointer has the shape of the view it is over, or of the nearest around it that has one")
  func shapes() {
    let stage = ControlStage()
    stage.root.pointerShape = .crosshair
    let link = button(stage)
    link.pointerShape = .hand
    var seen: [PointerShape] = []
    for place in [CGPoint(x: 30, y: 30), CGPoint(x: 300, y: 30), nil] {
      stage.hover(place)
      seen.append(stage.surface.pointerShape)
    }
    expectEqual(seen, [.hand, .crosshair, .arrow])
  }

  private func tip(_ stage: ControlStage) -> ToolTipView? { stage.window.subviews.last as? ToolTipView }

  @Test(
    "A tooltip comes when the pointer has rested for 0.6 s, below it and inside the window, and goes when it leaves")
  func toolTip() throws {
    let stage = ControlStage()
    let button = button(stage)
    button.toolTip = "What the button does"
    stage.hover(CGPoint(x: 30, y: 30))
    stage.wait(0.5)
    stage.hover(CGPoint(x: 31, y: 30))
    stage.wait(0.59)
    expectNil(tip(stage))
    stage.wait(0.02)
    let shown = try #require(tip(stage))
    expectEqual(shown.frame.origin, CGPoint(x: 31, y: 50))
    #expect(stage.window.bounds.contains(shown.frame))
    stage.hover(CGPoint(x: 40, y: 30))
    #expect(tip(stage) === shown)
    stage.hover(CGPoint(x: 300, y: 300))
    expectNil(tip(stage))
  }

  @Test("A tooltip goes with a press or a key, and comes only when the pointer moves again")
  func toolTipAndPress() {
    for press in [{ $0.tap(30, 30) }, { $0.key(.keyboardA) }] as [(ControlStage) -> Void] {
      let stage = ControlStage()
      button(stage).toolTip = "tip"
      stage.hover(CGPoint(x: 30, y: 30))
      stage.wait(1)
      #expect(tip(stage) != nil)
      press(stage)
      stage.wait(2)
      expectNil(tip(stage))
      stage.hover(CGPoint(x: 32, y: 30))
      stage.wait(1)
      #expect(tip(stage) != nil)
    }
  }

  @Test("A tooltip goes with its view, and does not come when the view has gone")
  func toolTipOfAGoneView() {
    for rest in [1, 0.3] {
      let stage = ControlStage()
      let button = button(stage)
      button.toolTip = "tip"
      stage.hover(CGPoint(x: 30, y: 30))
      stage.wait(rest)
      button.removeFromSuperview()
      expectNil(tip(stage))
      stage.wait(1)
      expectNil(tip(stage))
    }
  }

  @Test("A delegate decides what a tooltip says, or that there is none, by the place in the view")
  func toolTipDelegate() {
    final class Halves: UIToolTipInteractionDelegate {
      func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
      ) -> UIToolTipConfiguration? {
        let left = CGRect(x: 0, y: 0, width: 50, height: 100)
        return left.contains(point) ? UIToolTipConfiguration(toolTip: "left", in: left) : nil
      }
    }
    let stage = ControlStage()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    stage.root.addSubview(view)
    let (interaction, delegate) = (UIToolTipInteraction(), Halves())
    interaction.delegate = delegate
    view.addInteraction(interaction)
    expectEqual(view.interactions.count, 1)
    stage.hover(CGPoint(x: 110, y: 110))
    stage.wait(1)
    #expect(tip(stage) != nil)
    stage.hover(CGPoint(x: 160, y: 110))
    expectNil(tip(stage))
    stage.wait(1)
    expectNil(tip(stage))
    view.removeInteraction(interaction)
    #expect(interaction.view == nil && view.interactions.isEmpty)
  }
}
