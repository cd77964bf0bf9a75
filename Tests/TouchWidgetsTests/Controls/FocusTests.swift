import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit

@testable import TouchWidgets

/// Where the focus goes.
@MainActor @Suite struct FocusTests {
  private func button(_ stage: ControlStage, _ x: CGFloat, _ y: CGFloat, _ name: String) -> UIButton {
    let button = UIButton(configuration: .gray())
    button.setTitle(name, for: .normal)
    button.frame = CGRect(x: x, y: y, width: 80, height: 30)
    stage.root.addSubview(button)
    return button
  }

  private func focused(_ stage: ControlStage) -> String {
    (stage.scene.focusSystem.focusedItem as? UIButton)?.currentTitle ?? "nothing"
  }

  @Test("Tab goes row by row from left to right, whatever the order of the views, and round; Shift-Tab back")
  func readingOrder() {
    let stage = ControlStage()
    for (x, y, name) in [(200.0, 104.0, "d"), (200, 20, "b"), (20, 200, "e"), (20, 12, "a"), (20, 100, "c")] {
      _ = button(stage, CGFloat(x), CGFloat(y), name)
    }
    let order = (0..<6).map { _ in
      stage.key(.keyboardTab)
      return focused(stage)
    }
    expectEqual(order, ["a", "b", "c", "d", "e", "a"])
    let back = (0..<3).map { _ in
      stage.key(.keyboardTab, .shift)
      return focused(stage)
    }
    expectEqual(back, ["e", "d", "c"])
  }

  @Test("What is hidden, disabled, transparent, out of sight or refuses interaction is passed over")
  func skipped() {
    let stage = ControlStage()
    let (hidden, disabled) = (button(stage, 20, 20, "hidden"), button(stage, 20, 60, "disabled"))
    hidden.isHidden = true
    disabled.isEnabled = false
    button(stage, 20, 100, "transparent").alpha = 0
    _ = button(stage, 500, 100, "outside")
    let clip = UIView(frame: CGRect(x: 20, y: 140, width: 50, height: 50))
    clip.clipsToBounds = true
    stage.root.addSubview(clip)
    clip.addSubview(button(stage, 60, 0, "clipped"))
    let quiet = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 50))
    quiet.isUserInteractionEnabled = false
    stage.root.addSubview(quiet)
    quiet.addSubview(button(stage, 0, 0, "quiet"))
    _ = button(stage, 20, 300, "only")
    stage.key(.keyboardTab)
    expectEqual(focused(stage), "only")
    stage.key(.keyboardTab)
    expectEqual(focused(stage), "only")
  }

  @Test("A touch takes the focus away, and the next Tab begins at what was touched")
  func touch() {
    let stage = ControlStage()
    let (a, b, c) = (button(stage, 20, 20, "a"), button(stage, 20, 60, "b"), button(stage, 20, 100, "c"))
    stage.key(.keyboardTab)
    #expect(a.isFocused && a.state == .focused)
    stage.tap(60, 75)
    #expect(!a.isFocused && !b.isFocused && a.state == .normal)
    stage.key(.keyboardTab)
    #expect(b.isFocused)
    stage.tap(300, 90)
    stage.key(.keyboardTab)
    #expect(a.isFocused, "nothing beside the buttons was remembered but the root, which begins before all")
    c.removeFromSuperview()
  }

  @Test("A view that leaves, hides or is disabled loses the focus")
  func lost() {
    let stage = ControlStage()
    for change in [{ $0.removeFromSuperview() }, { $0.isHidden = true }, { $0.isEnabled = false }]
      as [(UIButton) -> Void]
    {
      let button = button(stage, 20, 20, "a")
      stage.key(.keyboardTab)
      expectEqual(button.state, .focused)
      change(button)
      #expect(!button.isFocused && !button.state.contains(.focused))
      button.removeFromSuperview()
    }
  }

  @Test("The ring is there exactly while the control has the focus, around it")
  func ring() throws {
    let stage = ControlStage()
    let button = button(stage, 20, 20, "a")
    #expect(!button.subviews.contains { $0 is FocusRing })
    stage.key(.keyboardTab)
    let ring = try #require(button.subviews.first { $0 is FocusRing })
    expectEqual(ring.frame, CGRect(x: -4, y: -4, width: 88, height: 38))
    button.frame.size.width = 100
    stage.wait(0)
    expectEqual(ring.frame.width, 108)
    stage.tap(300, 300)
    #expect(!button.subviews.contains { $0 is FocusRing })
  }

  @Test("Each view that contains the former or the present one is notified once of a change")
  func received() {
    final class Box: UIView {
      var log: [String] = []
      override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) {
        let name = { (view: UIView?) in (view as? UIButton)?.currentTitle ?? "nothing" }
        log.append("\(name(context.previouslyFocusedView)) to \(name(context.nextFocusedView))")
        coordinator.addCoordinatedAnimations({ self.log.append("change") }, completion: { self.log.append("done") })
      }
    }
    let stage = ControlStage()
    let box = Box(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    stage.root.addSubview(box)
    box.addSubview(button(stage, 20, 20, "a"))
    box.addSubview(button(stage, 120, 20, "b"))
    stage.key(.keyboardTab)
    stage.key(.keyboardTab)
    stage.tap(300, 300)
    expectEqual(
      box.log,
      [
        "nothing to a", "change", "done", "a to b", "change", "done", "b to nothing", "change", "done",
      ])
  }

  @Test("The first responder gets the keys, so the focus ends")
  func firstResponder() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let stage = ControlStage()
    let button = button(stage, 20, 20, "a")
    let field = Field(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
    stage.root.addSubview(field)
    stage.key(.keyboardTab)
    #expect(button.isFocused)
    field.becomeFirstResponder()
    #expect(!button.isFocused && field.isFirstResponder)
  }
}
