import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchText
import TouchWidgets

@testable import TouchEditing

@MainActor @Suite struct TextDragTests {
  @Test("54.80: a finger lifts the selection and drags it to another text: the whole log") func byFinger() {
    let board = TextDragStage()
    board.lift(4..<7, in: board.one)
    expectEqual(board.log.taken(), ["one.items(two)", "one.lift"])
    #expect(!board.isDragged && board.one.selectedRange == NSRange(location: 4, length: 3))
    board.stage.finger.move(to: board.place(2, in: board.one))
    board.stage.finger.move(to: board.place(0, in: board.two))
    #expect(board.one.isTextDragActive && board.two.isTextDropActive)
    board.stage.finger.up()
    board.stage.wait(1)
    expectEqual(
      board.log.taken(),
      [
        "one.begin", "one.enter", "one.proposal(move, same)", "one.exit", "two.enter", "two.proposal(copy)",
        "two.perform", "two.preview", "two.shouldChange(0,0,\"two\")", "two.didChangeSelection", "two.didChange",
        "one.dropEnd", "two.dropEnd", "one.dragEnd(copy)",
      ])
    #expect(board.one.text == "one two three" && board.two.text == "twoother" && board.two.isFirstResponder)
    #expect(!board.isDragged && !board.two.isTextDropActive)
  }

  @Test("54.81: the mouse drags the selection; a move inside the text is one edit, asked once, and one undo step")
  func byMouse() {
    let board = TextDragStage()
    board.press(4..<8, in: board.one)
    board.stage.mouse.move(to: board.place(13, in: board.one))
    expectEqual(
      board.log.taken(), ["one.items(two )", "one.lift", "one.begin", "one.enter", "one.proposal(move, same)"])
    board.stage.mouse.up()
    board.stage.wait(1)
    expectEqual(
      board.log.taken(),
      [
        "one.perform", "one.shouldChange(4,9,\"threetwo \")", "one.didChangeSelection", "one.didChange", "one.preview",
        "one.dropEnd", "one.dragEnd(move)",
      ])
    expectEqual(board.one.text, "one threetwo ")
    expectEqual(board.one.selectedRange, NSRange(location: 13, length: 0))
    board.one.undoManager?.undo()
    expectEqual(board.one.text, "one two three")
    expectEqual(board.one.selectedRange, NSRange(location: 4, length: 4))
    #expect(board.one.undoManager?.canUndo == false)
    board.one.undoManager?.redo()
    expectEqual(board.one.text, "one threetwo ")
  }

  @Test("54.85: text that is moved backward is placed before the position") func backward() {
    let board = TextDragStage()
    board.drag(4..<7, in: board.one, to: board.place(0, in: board.one))
    expectEqual(board.one.text, "twoone  three")
    expectEqual(board.one.selectedRange, NSRange(location: 3, length: 0))
    #expect(board.log.lines.contains("one.shouldChange(0,7,\"twoone \")"))
    board.one.undoManager?.undo()
    expectEqual(board.one.text, "one two three")
  }

  @Test("54.81: a click on the selection places the caret at the release, and so does a movement below 10 points")
  func click() {
    let board = TextDragStage()
    board.press(4..<7, in: board.one)
    board.stage.mouse.up()
    #expect(board.one.selectedRange.length == 0 && board.log.taken() == ["one.didChangeSelection"])
    board.stage.wait(1)
    board.press(4..<7, in: board.one)
    let place = board.place(5, in: board.one)
    board.stage.mouse.move(to: CGPoint(x: place.x + 1, y: place.y + 4))
    board.stage.mouse.up()
    expectEqual(board.one.selectedRange, NSRange(location: 5, length: 0))
    expectEqual(board.log.taken(), ["one.didChangeSelection"])
  }

  @Test("54.81: with Shift, with a third click and with the middle button nothing is dragged") func selecting() {
    let board = TextDragStage("one two three four\nlast")
    board.press(4..<7, in: board.one)
    board.stage.mouse.up()
    board.stage.wait(1)
    board.select(4..<13, in: board.one)
    board.stage.keyDown(.keyboardLeftShift)
    board.stage.mouse.move(to: board.place(6, in: board.one))
    board.stage.mouse.down()
    board.stage.mouse.move(to: board.place(16, in: board.one))
    #expect(!board.isDragged && board.one.selectedRange == NSRange(location: 4, length: 12))
    board.stage.mouse.up()
    board.stage.keyUp(.keyboardLeftShift)
    board.stage.wait(1)
    let place = board.middle(4..<7, in: board.one)
    board.stage.mouse.click(at: place)
    board.stage.wait(0.05)
    board.stage.mouse.click(at: place)
    board.stage.wait(0.05)
    board.stage.mouse.down()
    board.stage.mouse.move(to: board.place(0, in: board.one))
    #expect(!board.isDragged && board.one.selectedRange.length >= 18)
    board.stage.mouse.up()
    board.stage.wait(1)
    board.select(4..<7, in: board.one)
    board.stage.primarySelection = "new"
    board.stage.mouse.move(to: place)
    board.stage.mouse.down(.button(3))
    board.stage.mouse.move(to: board.place(0, in: board.one))
    #expect(!board.isDragged)
    board.stage.mouse.up(.button(3))
  }

  @Test("54.81: where nothing can be dragged, a movement of 3 points in the selection begins a new one")
  func newSelection() {
    let board = TextDragStage("one two three four five six")
    board.one.textDragInteraction?.isEnabled = false
    board.press(4..<13, in: board.one)
    board.stage.mouse.move(to: board.place(18, in: board.one))
    #expect(board.one.selectedRange.length > 0 && board.one.selectedRange.location > 4)
    board.stage.mouse.up()
    board.stage.wait(1)
    board.one.textDragInteraction?.isEnabled = true
    board.log.items = { _ in [] }
    board.press(4..<13, in: board.one)
    board.stage.mouse.move(to: board.place(17, in: board.one))
    board.stage.mouse.move(to: board.place(18, in: board.one))
    expectEqual(board.log.taken().first, "one.items(two three)")
    #expect(board.one.selectedRange.upperBound == 18 && board.one.selectedRange.location > 4 && !board.isDragged)
    board.stage.mouse.up()
  }

  @Test("54.80: a finger outside the selection places the caret, and a drag scrolls") func outside() {
    let board = TextDragStage((1...40).map { "line \($0)" }.joined(separator: "\n"))
    board.select(0..<4, in: board.one)
    board.stage.finger.down(at: board.place(10, in: board.one))
    board.stage.wait(0.6)
    expectEqual(board.one.selectedRange, NSRange(location: 10, length: 0))
    board.stage.finger.up()
    board.stage.wait(1)
    board.stage.typeKey(.keyboardEscape)
    board.select(0..<4, in: board.one)
    board.stage.finger.down(at: board.middle(0..<4, in: board.one))
    board.stage.finger.move(by: CGVector(dx: 0, dy: -20))
    board.stage.finger.move(by: CGVector(dx: 0, dy: -20))
    #expect(board.one.contentOffset.y > 0 && !board.isDragged)
    board.stage.finger.up()
    board.stage.wait(2)
    expectEqual(board.one.selectedRange, NSRange(location: 0, length: 4))
  }

  @Test("54.80: with no items a resting finger has its usual effect: the caret is placed") func noItems() {
    let board = TextDragStage()
    board.log.items = { _ in [] }
    board.lift(4..<7, in: board.one)
    #expect(board.one.selectedRange.length == 0 && board.log.taken().first == "one.items(two)")
    board.stage.finger.up()
  }

  @Test("54.80: a finger that is lifted without a movement leaves the selection") func liftOnly() {
    let board = TextDragStage()
    board.lift(4..<7, in: board.one)
    board.stage.finger.up()
    board.stage.wait(1)
    expectEqual(board.log.taken(), ["one.items(two)", "one.lift"])
    expectEqual(board.one.selectedRange, NSRange(location: 4, length: 3))
    // The next press lifts again.
    board.drag(4..<7, in: board.one, to: board.place(0, in: board.one))
    expectEqual(board.one.text, "twoone  three")
  }

  @Test("20.8: a finger lifts a short word that two taps have selected, between its handles") func betweenHandles() {
    let board = TextDragStage()
    let place = board.middle(4..<7, in: board.one)
    for _ in 0..<2 {
      board.stage.finger.down(at: place)
      board.stage.wait(0.05)
      board.stage.finger.up()
      board.stage.wait(0.05)
    }
    board.stage.wait(1)
    expectEqual(board.one.selectedRange, NSRange(location: 4, length: 3))
    board.stage.finger.down(at: place)
    board.stage.wait(0.51)
    board.stage.finger.move(to: board.place(0, in: board.one))
    board.stage.finger.up()
    board.stage.wait(1)
    expectEqual(board.one.text, "twoone  three")
  }

  @Test("54.80: a tap on the selection opens the edit menu, as before") func tap() {
    let board = TextDragStage()
    board.select(4..<7, in: board.one)
    board.stage.finger.down(at: board.middle(4..<7, in: board.one))
    board.stage.wait(0.05)
    board.stage.finger.up()
    board.stage.wait(0.5)
    #expect(board.stage.window.keyCatcher is MenuOverlay)
  }

  @Test("54.85: dropped into itself, and at its ends, the text does not change; Escape ends the drag")
  func nothing() {
    let board = TextDragStage()
    for offset in [4, 5, 6, 7] {
      board.lift(4..<7, in: board.one)
      board.stage.finger.move(to: board.place(0, in: board.one))
      board.stage.finger.move(to: board.place(offset, in: board.one))
      board.stage.finger.up()
      board.stage.wait(1)
      expectEqual(board.one.text, "one two three")
      expectEqual(board.one.selectedRange, NSRange(location: 4, length: 3))
      expectEqual(board.log.lines.last, "one.dragEnd(cancel)")
    }
    board.lift(4..<7, in: board.one)
    board.stage.finger.move(to: board.place(0, in: board.one))
    board.stage.typeKey(.keyboardEscape)
    board.stage.finger.up()
    board.stage.wait(1)
    #expect(board.one.text == "one two three" && board.log.lines.last == "one.dragEnd(cancel)" && !board.isDragged)
  }

  @Test("54.85: with Control the text is copied, also if the key is pressed without a movement") func control() {
    let board = TextDragStage()
    board.press(4..<7, in: board.one)
    board.stage.mouse.move(to: board.place(0, in: board.one))
    expectEqual(board.log.lines.last, "one.proposal(move, same)")
    board.stage.keyDown(.keyboardLeftControl)
    expectEqual(board.log.lines.last, "one.proposal(copy, same)")
    board.stage.keyUp(.keyboardLeftControl)
    expectEqual(board.log.lines.last, "one.proposal(move, same)")
    board.stage.keyDown(.keyboardLeftControl)
    board.stage.mouse.up()
    board.stage.keyUp(.keyboardLeftControl)
    board.stage.wait(1)
    #expect(board.one.text == "twoone two three" && board.log.lines.contains("one.shouldChange(0,0,\"two\")"))
    board.one.undoManager?.undo()
    expectEqual(board.one.text, "one two three")
  }

  @Test("54.85: a move keeps the attributes of the text") func attributes() {
    let board = TextDragStage()
    let red = NSMutableAttributedString(string: "one two three")
    red.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 3))
    board.one.attributedText = red
    board.stage.settle()
    board.drag(4..<7, in: board.one, to: board.place(0, in: board.one))
    let colors = (0..<13).map {
      board.one.textStorage.attributes(at: $0).attributes[.foregroundColor] as? UIColor == .red
    }
    expectEqual(colors, (0..<13).map { $0 < 3 })
  }

  @Test("54.85: combining characters and text of both directions move as whole clusters") func clusters() {
    let text = "e\u{301}a שלום x\u{1F468}\u{200D}\u{1F469} end"
    let board = TextDragStage(text)
    // The selection begins inside the first cluster.
    board.drag(1..<3, in: board.one, to: board.place((text as String).utf16.count, in: board.one))
    expectEqual(board.one.text, " שלום x\u{1F468}\u{200D}\u{1F469} ende\u{301}a")
    board.one.undoManager?.undo()
    expectEqual(board.one.text, text)
    let hebrew = 4..<8
    board.drag(hebrew, in: board.one, to: board.place(0, in: board.one))
    expectEqual(board.one.text, "שלוםe\u{301}a  x\u{1F468}\u{200D}\u{1F469} end")
    board.one.undoManager?.undo()
    let family = 10..<15
    board.drag(family, in: board.one, to: board.place(3, in: board.one))
    expectEqual(board.one.text, "e\u{301}a\u{1F468}\u{200D}\u{1F469} שלום x end")
  }

  @Test("54.85: a megabyte is moved and copied as one step") func large() {
    let lines = (0..<20_000).map { "line \($0) of a long text, about fifty letters long" }.joined(separator: "\n")
    let board = TextDragStage("start\n" + lines, "")
    let length = lines.utf16.count
    board.drag(6..<(6 + length), in: board.one, to: board.place(0, in: board.one))
    #expect(length > 950_000 && board.one.text == lines + "start\n")
    board.one.undoManager?.undo()
    #expect(board.one.text == "start\n" + lines)
    board.drag(6..<(6 + length), in: board.one, to: board.place(0, in: board.two))
    #expect(board.two.text == lines && board.one.text.utf16.count == length + 6)
  }

  @Test("54.80: secure text, disabled fields, text without the keyboard and composed text are not dragged")
  func refused() throws {
    let board = TextDragStage()
    let field = UITextField(frame: CGRect(x: 0, y: 300, width: 300, height: 40))
    field.text = "secret words"
    board.stage.rootView.addSubview(field)
    board.stage.settle()
    func drags() -> Bool {
      board.stage.finger.down(at: board.middle(0..<6, in: field))
      board.stage.wait(0.51)
      board.stage.finger.move(by: CGVector(dx: 0, dy: -60))
      defer {
        board.stage.finger.up()
        board.stage.wait(1)
      }
      return field.isTextDragActive
    }
    board.select(0..<6, in: field)
    #expect(drags())
    field.isSecureTextEntry = true
    board.select(0..<6, in: field)
    #expect(!drags())
    field.isSecureTextEntry = false
    board.select(0..<6, in: field)
    field.isEnabled = false
    #expect(!drags())
    field.isEnabled = true
    board.select(0..<6, in: field)
    board.two.becomeFirstResponder()
    #expect(!drags())
    board.select(0..<6, in: field)
    field.setMarkedText("marked", selectedRange: NSRange(location: 0, length: 6))
    #expect(!drags())
  }

  @Test("54.84: text that cannot be edited is only copied, and is itself no target") func readOnly() {
    let board = TextDragStage()
    board.one.isEditable = false
    board.log.proposal = { _ in UITextDropProposal(operation: .move) }
    board.lift(4..<7, in: board.one)
    board.stage.finger.move(to: board.place(0, in: board.one))
    expectEqual(board.log.lines.last, "one.editability")
    #expect(!board.one.isTextDropActive)
    board.stage.finger.move(to: board.place(0, in: board.two))
    board.stage.finger.up()
    board.stage.wait(1)
    // The source does not allow the move that the delegate proposes.
    #expect(board.two.text == "other" && board.log.lines.last == "one.dragEnd(cancel)")
    board.log.proposal = nil
    board.drag(4..<7, in: board.one, to: board.place(0, in: board.two))
    #expect(board.two.text == "twoother" && board.one.text == "one two three")
  }

  @Test("54.84: the dragged text does not depend on the selection, and follows edits beside it") func selectionChanges()
  {
    let board = TextDragStage()
    board.lift(4..<7, in: board.one)
    board.stage.finger.move(to: board.place(13, in: board.one))
    board.one.selectedRange = NSRange(location: 0, length: 0)
    board.one.replace(board.one.editing.range(0..<3), withText: "fourteen")
    board.stage.settle()
    #expect(board.one.isTextDragActive)
    board.stage.finger.move(to: board.place(18, in: board.one))
    board.stage.finger.up()
    board.stage.wait(1)
    expectEqual(board.one.text, "fourteen  threetwo")
  }

  @Test("54.84: after an edit of the dragged text itself, a drop copies the text that was dragged") func sourceChanges()
  {
    let board = TextDragStage()
    board.lift(4..<7, in: board.one)
    board.stage.finger.move(to: board.place(13, in: board.one))
    board.one.text = "new text"
    board.stage.settle()
    board.stage.finger.move(to: board.place(0, in: board.one))
    expectEqual(board.log.lines.last, "one.proposal(copy, same)")
    board.stage.finger.up()
    board.stage.wait(1)
    expectEqual(board.one.text, "twonew text")
  }
}
