import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchTesting
import TouchText
import TouchWidgets

@testable import TouchEditing

/// Malformed and unusual texts: nothing is lost, and editing continues.
@MainActor @Suite(.serialized) struct BadTextTests {
  let stage = TouchStage(size: CGSize(width: 400, height: 300))
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  init() {
    stage.window.application?.becomeShared()
    stage.rootView.addSubview(view)
    view.becomeFirstResponder()
    stage.settle()
  }

  private func expectEditable(_ text: String) {
    view.text = text
    stage.settle()
    stage.typeText("x")
    expectEqual(view.text, text + "x")
    stage.typeKey(.keyboardDeleteOrBackspace)
    expectEqual(view.text, text)
    for key in [
      UIKeyboardHIDUsage.keyboardHome, .keyboardEnd, .keyboardLeftArrow, .keyboardUpArrow, .keyboardDownArrow,
    ] {
      stage.typeKey(key)
      stage.typeKey(key, modifierFlags: .control)
    }
    #expect(view.contentSize.height.isFinite && view.caretRect(for: view.endOfDocument).minX.isFinite)
    stage.typeKey(.keyboardA, modifierFlags: .control)
    stage.typeKey(.keyboardDeleteOrBackspace)
    expectEqual(view.text, "")
    stage.typeKey(.keyboardZ, modifierFlags: .control)
    expectEqual(view.text, text)
  }

  @Test("17.15: ten thousand combining marks are one cluster") func marks() {
    expectEditable("a" + String(repeating: "\u{301}", count: 10_000))
  }

  @Test("17.17: controls of direction without an end, and ends without a beginning") func directions() {
    let controls = "\u{202E}\u{202D}\u{2066}\u{2067}\u{2068}\u{202A}"
    expectEditable("ab" + controls + "אב" + String(repeating: controls, count: 200) + "cd")
    expectEditable("\u{202C}\u{2069}\u{200F}\u{200E}ab\u{2069}")
  }

  @Test("17.14: no letters: controls, unassigned ones, private ones, joiners alone") func noLetters() {
    expectEditable("a\u{1}\u{7}\u{1B}[31m\u{9B}\u{85}\u{FFFE}\u{10FFFF}\u{E000}\u{200D}\u{200D}\u{FE0F}\u{1F1E6}")
  }

  @Test("22.5: NUL in what is pasted is dropped, in what a program sets it is kept") func nul() {
    stage.paste("a\u{0}b")
    expectEqual(view.text, "ab")
    expectEditable("a\u{0}b\nc")
  }

  @Test("22.4: an owner that does not answer, or has nothing, changes nothing") func silence() {
    view.text = "ab"
    stage.copy("x")
    stage.copy(nil)
    stage.typeKey(.keyboardV, modifierFlags: .control)
    #expect(view.text == "ab" && view.undoManager?.canUndo == false)
    stage.paste("")
    expectEqual(view.text, "ab")
  }

  @Test("17.11: an input method that is silent after it began: keys, presses and the end work") func deadInputMethod() {
    view.text = "ab"
    stage.settle()
    stage.compose("かな")
    expectEqual(view.text, "abかな")
    stage.typeKey(.keyboardLeftArrow)
    stage.typeText("x")
    #expect(view.text == "abかxな" && view.markedTextRange == nil)
    stage.compose("k")
    stage.mouse.click(at: CGPoint(x: 6, y: 12), in: view)
    #expect(view.text == "abかxkな" && view.markedTextRange == nil)
    stage.compose("か")
    view.resignFirstResponder()
    stage.compose("late")
    stage.commit("later")
    #expect(view.text == "かabかxkな" && view.markedTextRange == nil)
  }

  @Test("17.9: a composition whose selection is outside of it, and one that never began") func oddCompositions() {
    stage.compose("ab", selection: 5..<9)
    expectEqual(view.selectedRange, NSRange(location: 2, length: 0))
    stage.compose("")
    stage.compose("")
    stage.commit("")
    #expect(view.text == "" && view.markedTextRange == nil)
  }
}
