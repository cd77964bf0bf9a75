import Expectations
import Testing
import TouchEditing
import TouchTesting

@MainActor @Suite struct TextInputTests {
  private func begin() -> (TouchStage, UITextField) {
    let stage = TouchStage()
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 34))
    stage.rootView.addSubview(field)
    stage.settle()
    stage.tap(field)
    return (stage, field)
  }

  @Test func aTextIsTypedComposedAndCommitted() {
    let (stage, field) = begin()
    stage.typeText("aB")
    stage.compose("k", selection: 0..<1)
    #expect(field.text == "aBk" && field.markedTextRange != nil)
    stage.compose("")
    #expect(field.text == "aB" && field.markedTextRange == nil)
    stage.compose("か")
    stage.commit("火")
    #expect(field.text == "aB火" && field.markedTextRange == nil)
  }

  @Test func whatAnotherProgramCopiedIsPastedOverWhatTheMouseSelected() {
    let (stage, field) = begin()
    stage.typeText("one two three")
    stage.select(4..<7, in: field)
    expectEqual(field.selectedTextRange.flatMap(field.text(in:)), "two")
    stage.paste("2\n")
    expectEqual(field.text, "one 2 three")
    stage.copy(nil)
    stage.typeKey(.keyboardV, modifierFlags: .control)
    expectEqual(field.text, "one 2 three")
    stage.select(3..<3, in: field)
    stage.typeText(",")
    expectEqual(field.text, "one, 2 three")
  }
}
