import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

@testable import TouchEditing

/// The logs T1 to T16, T20 and T21 of the rules, compared whole.
@MainActor @Suite(.serialized) struct FieldLogTests {
  @Test("17.9, 17.10: T1, composing does not ask the delegate, the commit asks once") func T1_compose() {
    let stage = FieldStage("ab", editing: true)
    stage.field.takeComposition(Composition("k", selection: 1..<1))
    expectEqual(stage.field.text, "abk")
    stage.field.takeComposition(Composition("か", selection: 1..<1))
    #expect(stage.field.markedTextRange != nil)
    stage.field.takeText("か")
    expectEqual(
      stage.taken(),
      [
        "didChangeSelection", "event editingChanged", "didChangeSelection", "event editingChanged",
        "shouldChange(2,1,\"か\")", "didChangeSelection", "event editingChanged",
      ])
    expectEqual(stage.field.text, "abか")
  }

  @Test("17.9: T2, empty composed text takes the mark away") func T2_composeNothing() {
    let stage = FieldStage("ab", editing: true)
    stage.field.takeComposition(Composition("k", selection: 1..<1))
    stage.field.takeComposition(nil)
    stage.field.takeComposition(nil)
    expectEqual(
      stage.taken(), ["didChangeSelection", "event editingChanged", "didChangeSelection", "event editingChanged"])
    expectEqual(stage.field.text, "ab")
  }

  @Test("18.2, 18.18: T3, a finger begins editing when its tap ends") func T3_finger() {
    let stage = FieldStage()
    stage.tap(CGPoint(x: 60, y: 37))
    expectEqual(
      stage.taken(),
      [
        "event touchDown", "shouldBeginEditing", "didBeginEditing", "event editingDidBegin", "event touchCancel",
      ])
  }

  @Test("18.2, 20.2: T4, the mouse begins editing with the press") func T4_mouse() {
    let stage = FieldStage()
    stage.click(CGPoint(x: 60, y: 37))
    expectEqual(
      stage.taken(),
      [
        "shouldBeginEditing", "didBeginEditing", "event editingDidBegin", "event touchDown", "event touchCancel",
      ])
  }

  @Test("18.4, 18.5: T5, T6 and T16, a key, Backspace, undo") func T5_T6_T16_keys() {
    let stage = FieldStage("ab", editing: true)
    stage.key(.keyboardX, "x")
    expectEqual(stage.taken(), ["shouldChange(2,0,\"x\")", "didChangeSelection", "event editingChanged"])
    stage.key(.keyboardZ, "z", .control)
    expectEqual(stage.taken(), ["didChangeSelection", "event editingChanged"])
    expectEqual(stage.field.text, "ab")
    expectEqual(stage.field.editing.selection, TextSelection(2))
    stage.key(.keyboardX, "x")
    _ = stage.taken()
    stage.key(.keyboardDeleteOrBackspace)
    expectEqual(stage.taken(), ["shouldChange(2,1,\"\")", "didChangeSelection", "event editingChanged"])
  }

  @Test("18.5, 22.6: T7 and T15, paste and cut") func T7_T15_pasteboard() {
    let stage = FieldStage("ab", editing: true)
    stage.key(.keyboardA, "a", .control)
    _ = stage.taken()
    UIPasteboard.general.string = "new"
    stage.key(.keyboardV, "v", .control)
    expectEqual(stage.taken(), ["shouldChange(0,2,\"new\")", "didChangeSelection", "event editingChanged"])
    stage.key(.keyboardA, "a", .control)
    _ = stage.taken()
    stage.key(.keyboardX, "x", .control)
    expectEqual(stage.taken(), ["shouldChange(0,3,\"\")", "didChangeSelection", "event editingChanged"])
    expectEqual(UIPasteboard.general.string, "new")
    expectEqual(stage.field.text, "")
  }

  @Test("18.10: T8, the clear button of a field that is edited") func T8_clear() {
    let stage = FieldStage("ab", editing: true)
    stage.field.clearButtonMode = .always
    stage.program.advance(by: 0.1)
    stage.click(CGPoint(x: 205, y: 37))
    expectEqual(stage.taken(), ["shouldClear", "didChangeSelection", "event editingChanged"])
    expectEqual(stage.field.text, "")
  }

  @Test("18.10: T9, the clear button of a field that is not edited") func T9_clearAndBegin() {
    let stage = FieldStage("ab")
    stage.field.clearButtonMode = .always
    stage.program.advance(by: 0.1)
    stage.click(CGPoint(x: 205, y: 37))
    expectEqual(
      stage.taken(),
      [
        "shouldClear", "didChangeSelection", "event editingChanged", "shouldBeginEditing", "didBeginEditing",
        "event editingDidBegin",
      ])
  }

  @Test("18.9: T10, Return ends editing if the delegate handles it") func T10_returnEnds() {
    let stage = FieldStage("a", editing: true)
    let field = stage.field
    field.addAction(UIAction { [weak field] _ in field?.note("event editingDidEndOnExit") }, for: .editingDidEndOnExit)
    stage.key(.keyboardReturnOrEnter, "\r")
    expectEqual(
      stage.taken(),
      [
        "shouldReturn", "event editingDidEndOnExit", "event primaryActionTriggered", "shouldEndEditing",
        "didEndEditing(committed)", "event editingDidEnd",
      ])
    expectEqual(field.text, "a")
  }

  @Test("18.9: T11, Return without such a target") func T11_return() {
    let stage = FieldStage("a", editing: true)
    stage.key(.keypadEnter, "\r")
    expectEqual(stage.taken(), ["shouldReturn", "event primaryActionTriggered"])
    #expect(stage.field.isEditing)
  }

  @Test("17.3: T12, a field that leaves its window ends whatever it says") func T12_removal() {
    let stage = FieldStage("a", editing: true)
    stage.field.refusals = ["shouldEndEditing"]
    stage.field.removeFromSuperview()
    expectEqual(stage.taken(), ["shouldEndEditing", "didEndEditing(committed)", "event editingDidEnd"])
    #expect(!stage.field.isEditing)
  }

  @Test("18.11: T13, a field that is emptied when editing begins") func T13_clearsOnBegin() {
    let stage = FieldStage("ab")
    stage.field.clearsOnBeginEditing = true
    stage.field.becomeFirstResponder()
    expectEqual(
      stage.taken(),
      [
        "shouldBeginEditing", "shouldClear", "didChangeSelection", "didBeginEditing", "event editingDidBegin",
        "event editingChanged",
      ])
  }

  @Test("18.4: T14, after a no nothing happens at all") func T14_refusal() {
    let stage = FieldStage("ab", editing: true)
    stage.field.refusals = ["shouldChange"]
    stage.key(.keyboardX, "x")
    expectEqual(stage.taken(), ["shouldChange(2,0,\"x\")"])
    expectEqual(stage.field.text, "ab")
    expectEqual(stage.field.undoManager?.canUndo, false)
  }

  @Test("18.8, 20.10: T20 and T21, a tap to dismiss against fields") func T20_T21_dismissal() {
    let stage = FieldStage(editing: true)
    let other = LoggedField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    stage.field.logName = "F"
    stage.add(other, name: "G")
    let root = stage.controller.view!
    let dismisser = Dismisser(root, stage.log)
    stage.tap(CGPoint(x: 60, y: 117))
    expectEqual(
      stage.taken().filter { !$0.contains("event G touch") },
      [
        "G.shouldBeginEditing", "F.shouldEndEditing", "F.didEndEditing(committed)", "event F editingDidEnd",
        "G.didBeginEditing", "event G editingDidBegin",
      ])
    stage.program.advance(by: 1)
    stage.tap(CGPoint(x: 300, y: 250))
    expectEqual(
      stage.taken(),
      [
        "action tap", "G.shouldEndEditing", "G.didEndEditing(committed)", "event G editingDidEnd",
      ])
    withExtendedLifetime(dismisser) {}
  }
}

@MainActor final class Dismisser: UIObject {
  private weak var root: UIView?
  private let log: FieldLog

  init(_ root: UIView, _ log: FieldLog) {
    self.root = root
    self.log = log
    super.init()
    root.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Dismisser.tapped)))
  }

  func tapped() {
    log.lines.append("action tap")
    root?.endEditing(true)
  }
}
