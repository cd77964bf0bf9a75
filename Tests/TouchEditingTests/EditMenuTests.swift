import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchEditing

@MainActor @Suite final class EditMenuTests: UITextFieldDelegate {
  let stage = TouchStage(size: CGSize(width: 400, height: 400))
  let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 34))
  var asked: [NSRange] = []
  var own: UIMenu?
  var acted = 0

  init() {
    stage.window.application?.becomeShared()
    field.text = "one two"
    field.delegate = self
    stage.rootView.addSubview(field)
    stage.settle()
  }

  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    asked.append(range)
    return own
  }
  private var menu: MenuOverlay? { stage.window.subviews.compactMap { $0 as? MenuOverlay }.last }

  @Test("24.1, 24.2: the second button opens a menu of commands; a key chooses one")
  func mouse() {
    // Whose pasteboard is asked: other tests have programs, too.
    stage.window.application?.becomeShared()
    stage.mouse.click(at: CGPoint(x: 30, y: 37), button: .secondary)
    #expect(field.isFirstResponder && menu != nil && asked == [NSRange(location: 1, length: 0)])
    // Cut, Copy, Paste and Delete cannot be performed: the first that can is Select All.
    stage.typeKey(.keyboardEnd)
    stage.typeKey(.keyboardReturnOrEnter)
    #expect(menu == nil && field.editing.selection.range == 0..<7)
    stage.mouse.click(at: CGPoint(x: 30, y: 37), button: .secondary)
    expectEqual(asked.last, NSRange(location: 0, length: 7))
    stage.typeKey(.keyboardHome)
    stage.typeKey(.keyboardReturnOrEnter)
    #expect(field.text == "" && UIPasteboard.general.string == "one two")
  }

  @Test("24.1: a finger that rested gets the commands that can be performed, the Menu key those at the caret")
  func finger() {
    stage.finger.down(at: CGPoint(x: 30, y: 37))
    stage.wait(0.7)
    stage.finger.up()
    #expect(menu != nil && asked.count == 1)
    stage.typeKey(.keyboardEscape)
    expectNil(menu)
    stage.typeKey(.keyboardApplication)
    #expect(menu != nil && asked.count == 2)
    stage.typeKey(.keyboardEscape)
  }

  @Test("24.2: Undo and Redo, where there is something to take back") func undo() {
    field.becomeFirstResponder()
    stage.typeText("x")
    expectEqual(field.text, "one twox")
    for text in ["one two", "one twox"] {
      stage.typeKey(.keyboardApplication)
      stage.typeKey(.keyboardHome)
      stage.typeKey(.keyboardReturnOrEnter)
      // The first that can be performed: Undo, and then Redo.
      #expect(menu == nil && field.text == text)
    }
  }

  @Test("24.1: a menu of the delegate's own, and an empty one shows none")
  func ownMenu() {
    own = UIMenu(title: "", children: [UIAction(title: "Shout") { [weak self] _ in self?.acted += 1 }])
    stage.mouse.click(at: CGPoint(x: 30, y: 37), button: .secondary)
    stage.typeKey(.keyboardHome)
    stage.typeKey(.keyboardReturnOrEnter)
    expectEqual(acted, 1)
    own = UIMenu(title: "", children: [])
    stage.mouse.click(at: CGPoint(x: 30, y: 37), button: .secondary)
    expectNil(menu)
  }

  @Test("24.1: an interaction of a custom view opens on the app's request")
  func interaction() {
    let interaction = UIEditMenuInteraction(delegate: nil)
    stage.rootView.addInteraction(interaction)
    field.becomeFirstResponder()
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 50, y: 200)))
    #expect(menu != nil && interaction.location(in: nil) == CGPoint(x: 50, y: 200))
    interaction.dismissMenu()
    #expect(menu == nil && interaction.location(in: nil) == .zero)
  }
}
