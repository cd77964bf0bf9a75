import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchText
import TouchWidgets

@testable import TouchEditing

/// Events of an input method, sent through the platform interface, as ibus and its engines send them.
@MainActor @Suite(.serialized) struct InputMethodTests {
  private func compose(_ text: String, _ stage: FieldStage) {
    stage.program.send(.composition(Composition(text, selection: 0..<text.utf16.count), timestamp: stage.program.now))
  }

  private func commit(_ text: String, _ stage: FieldStage) {
    stage.program.send(.text(text, timestamp: stage.program.now))
    stage.program.advance(to: stage.program.now)
  }

  @Test("17.11: a press elsewhere commits, and the input method's answer to that is not typed a second time")
  func answerAfterPress() {
    let stage = FieldStage("", editing: true)
    let other = LoggedField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    stage.add(other, name: "G")
    compose("아", stage)
    stage.click(CGPoint(x: 60, y: 117))
    #expect(other.isEditing && stage.field.text == "아")
    expectEqual(stage.program.surface.discardedCompositions, 1)
    commit("아", stage)
    expectEqual(other.text, "")
    // Only that one answer: what comes next is typed.
    commit("아", stage)
    expectEqual(other.text, "아")
  }

  @Test("17.11: a cancelled text stays cancelled; after a key or another composition the same text is inserted again")
  func answerAfterGivingUp() {
    let stage = FieldStage("", editing: true)
    compose("아", stage)
    stage.field.text = "b"
    commit("아", stage)
    expectEqual(stage.field.text, "b")
    compose("k", stage)
    stage.key(.keyboardEscape)
    #expect(stage.field.text == "b" && stage.field.markedTextRange == nil)
    stage.key(.keyboardEnd)
    commit("k", stage)
    expectEqual(stage.field.text, "bk")
    compose("m", stage)
    stage.field.text = "c"
    compose("m", stage)
    commit("m", stage)
    expectEqual(stage.field.text, "cm")
  }

  @Test("17.11: a press in what is composed commits it", arguments: [UITouch.TouchType.indirectPointer, .direct])
  func pressInside(type: UITouch.TouchType) {
    let stage = FieldStage("ab", editing: true)
    compose("dk", stage)
    _ = stage.taken()
    let place = stage.place(3)
    if type == .direct { stage.tap(place) } else { stage.click(place) }
    #expect(stage.field.markedTextRange == nil && stage.field.text == "abdk")
    expectEqual(stage.taken().filter { !$0.contains("touch") }.first, "shouldChange(2,2,\"dk\")")
    expectEqual(stage.field.editing.selection, TextSelection(3))
  }

  @Test("17.8: a key that types while something is composed comes behind it: the input method has died, or let it pass")
  func keyThatTypes() {
    let stage = FieldStage("ab", editing: true)
    compose("아", stage)
    _ = stage.taken()
    stage.key(.keyboardS, "s")
    expectEqual(
      stage.taken(),
      [
        "shouldChange(2,1,\"아\")", "didChangeSelection", "event editingChanged", "shouldChange(3,0,\"s\")",
        "didChangeSelection", "event editingChanged",
      ])
    expectEqual(stage.field.text, "ab아s")
  }

  @Test("17.7: the caret is reported in the scene's points, wherever the window is") func caretOfAPlacedWindow() {
    let stage = FieldStage("", editing: true)
    stage.program.advance(by: 0.1)
    let first = stage.program.surface.textInput?.caret ?? .zero
    #expect(first.minY > 20 && first.maxY < 54)
    stage.program.window.frame = CGRect(x: 30, y: 50, width: 300, height: 200)
    stage.program.advance(by: 0.1)
    expectEqual(stage.program.surface.textInput?.caret, first.offsetBy(dx: 30, dy: 50))
  }
}
