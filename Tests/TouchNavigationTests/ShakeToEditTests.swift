import Expectations
import Testing
import TouchEditing
import TouchGeometry
import TouchKit
import TouchTesting

@testable import TouchNavigation

@MainActor @Suite struct ShakeToEditTests {
  let root = UIViewController()
  let stage: TouchStage
  let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))

  init() {
    stage = TouchStage(size: CGSize(width: 600, height: 500), rootViewController: root)
    root.view.addSubview(field)
    field.becomeFirstResponder()
  }

  private var alert: UIAlertController? { root.presentedViewController as? UIAlertController }

  /// Shakes, and returns the titles of the offered actions.
  private func shake() -> [String] {
    stage.window.windowScene?.shake()
    stage.wait(0.6)
    return alert?.actions.map { $0.title ?? "" } ?? []
  }

  private func choose(_ title: String) throws {
    let alert = try #require(alert)
    let action = try #require(alert.actions.first { $0.title == title })
    stage.tap(try #require(alert.card?.button(of: action)))
    stage.wait(0.6)
  }

  @Test("50.8: a shake offers to undo what was typed, and then to redo it")
  func undoAndRedo() throws {
    expectEqual(shake(), [])
    stage.typeText("ab")
    expectEqual(shake(), ["Undo Typing", "Cancel"])
    try choose("Undo Typing")
    #expect(field.text == "" && alert == nil)
    field.becomeFirstResponder()
    expectEqual(shake(), ["Redo Typing", "Cancel"])
    try choose("Redo Typing")
    expectEqual(field.text, "ab")
  }

  @Test("50.8: Cancel changes nothing, and a shake over the alert shows no second one")
  func cancel() throws {
    stage.typeText("ab")
    expectEqual(shake(), ["Undo Typing", "Cancel"])
    let first = alert
    expectEqual(shake(), ["Undo Typing", "Cancel"])
    #expect(alert === first && first?.presentedViewController == nil)
    try choose("Cancel")
    #expect(field.text == "ab" && alert == nil)
  }
}
