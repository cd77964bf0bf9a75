import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchText
import TouchWidgets

@testable import TouchEditing

@MainActor @Suite struct TextDropDelegateTests {
  private func proposal(
    _ operation: UIDropOperation, _ action: UITextDropProposal.Action = .insert,
    _ performer: UITextDropProposal.Performer = .view, fast: Bool = true
  ) -> (any UITextDropRequest) -> UITextDropProposal {
    { _ in
      let made = UITextDropProposal(operation: operation)
      (made.dropAction, made.dropPerformer, made.useFastSameViewOperations) = (action, performer, fast)
      return made
    }
  }

  @Test("54.86: a move into another text inserts there and removes here, each with its own question and undo step")
  func moves() {
    let board = TextDragStage()
    board.log.proposal = proposal(.move)
    board.drag(4..<7, in: board.one, to: board.place(0, in: board.two))
    #expect(board.one.text == "one  three" && board.two.text == "twoother")
    let edits = board.log.lines.filter { $0.contains("shouldChange") || $0.contains("dragEnd") }
    expectEqual(
      edits, ["two.shouldChange(0,0,\"two\")", "one.shouldChange(4,3,\"\")", "one.dragEnd(move)"])
    board.two.undoManager?.undo()
    #expect(board.one.text == "one  three" && board.two.text == "other")
    board.one.undoManager?.undo()
    expectEqual(board.one.text, "one two three")
  }

  @Test("54.86: if the other text refuses the insertion, nothing is removed") func refusedMove() {
    let board = TextDragStage()
    board.log.proposal = proposal(.move)
    board.log.allowsChange = false
    board.drag(4..<7, in: board.one, to: board.place(0, in: board.two))
    #expect(board.one.text == "one two three" && board.two.text == "other")
    #expect(!board.log.lines.contains { $0.hasPrefix("one.shouldChange") })
  }

  @Test("54.86: what a drop view of the app has moved is removed when it has loaded it") func movedByApp() {
    let board = TextDragStage()
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 80))
    let target = MovingTarget()
    view.addInteraction(UIDropInteraction(delegate: target))
    board.stage.rootView.addSubview(view)
    board.drag(4..<7, in: board.one, to: CGPoint(x: 50, y: 340))
    #expect(target.texts == ["two"] && board.one.text == "one  three")
    expectEqual(board.log.lines.filter { $0.contains("shouldChange") }, ["one.shouldChange(4,3,\"\")"])
  }

  @Test("54.87: replacing the selection and replacing all text") func actions() {
    let board = TextDragStage("one two three", "an other text")
    board.two.selectedRange = NSRange(location: 3, length: 5)
    board.log.proposal = proposal(.copy, .replaceSelection)
    board.drag(4..<7, in: board.one, to: board.place(0, in: board.two))
    expectEqual(board.two.text, "an two text")
    // Without a selection it is inserted.
    board.drag(4..<7, in: board.one, to: board.place(0, in: board.two))
    expectEqual(board.two.text, "twoan two text")
    board.log.proposal = proposal(.copy, .replaceAll)
    board.drag(4..<7, in: board.one, to: board.place(0, in: board.two))
    expectEqual(board.two.text, "two")
    board.two.undoManager?.undo()
    expectEqual(board.two.text, "twoan two text")
  }

  @Test("54.87: cancel and forbidden drop nothing") func refusals() {
    let board = TextDragStage()
    for operation in [UIDropOperation.cancel, .forbidden] {
      board.log.proposal = proposal(operation)
      board.drag(4..<7, in: board.one, to: board.place(0, in: board.two))
      #expect(board.two.text == "other" && board.log.lines.last == "one.dragEnd(cancel)")
      #expect(!board.log.lines.contains("two.perform"))
    }
  }

  @Test("54.87: the delegate performs the drop itself") func performer() {
    let board = TextDragStage()
    board.log.proposal = proposal(.copy, .insert, .delegate)
    board.log.perform = { drop in
      board.two.insertText("<\(board.two.editing.offset(drop.dropPosition) ?? -1)>")
    }
    board.drag(4..<7, in: board.one, to: board.place(0, in: board.two))
    expectEqual(board.two.text, "other<0>")
    // A move that the delegate performs removes the text here, unless it is the same view.
    board.log.proposal = proposal(.move, .insert, .delegate)
    board.drag(4..<7, in: board.one, to: board.place(0, in: board.two))
    #expect(board.one.text == "one  three")
    board.log.perform = nil
    board.drag(0..<3, in: board.one, to: board.place(8, in: board.one))
    #expect(board.one.text == "one  three")
  }

  @Test("54.85: without fast operations the content of the items is inserted, and moved text removed") func slow() {
    let board = TextDragStage()
    board.log.items = { _ in [UIDragItem(itemProvider: NSItemProvider(object: "2"))] }
    board.log.proposal = proposal(.move, fast: false)
    board.drag(4..<7, in: board.one, to: board.place(13, in: board.one))
    expectEqual(board.one.text, "one  three2")
    board.log.proposal = proposal(.copy, fast: false)
    board.drag(0..<3, in: board.one, to: board.place(11, in: board.one))
    expectEqual(board.one.text, "one  three22")
  }

  @Test("54.87: a text view that is not editable becomes so for a drop, if the delegate wants it") func editability() {
    let board = TextDragStage()
    board.two.isEditable = false
    board.drag(4..<7, in: board.one, to: board.place(0, in: board.two))
    #expect(board.two.text == "other" && board.log.lines.contains("two.editability"))
    board.log.editability = .temporary
    board.drag(4..<7, in: board.one, to: board.place(0, in: board.two))
    #expect(board.two.text == "twoother" && !board.two.isEditable)
    board.log.editability = .yes
    board.drag(4..<7, in: board.one, to: board.place(0, in: board.two))
    #expect(board.two.text == "twotwoother" && board.two.isEditable)
  }

  @Test("54.83: delegates may provide other items and previews") func items() {
    let board = TextDragStage()
    board.log.items = { request in
      #expect(request.isSelected && request.suggestedItems.count == 1)
      return request.suggestedItems + [UIDragItem(itemProvider: NSItemProvider(object: "more"))]
    }
    board.drag(4..<7, in: board.one, to: board.place(0, in: board.two))
    expectEqual(board.two.text, "two\nmoreother")
    // Content that is no text is no target without a delegate, and forbidden for the view.
    board.log.items = { _ in [UIDragItem(itemProvider: NSItemProvider(object: UIColor.red))] }
    board.log.proposal = proposal(.copy)
    board.drag(4..<7, in: board.one, to: board.place(0, in: board.two))
    #expect(board.two.text == "two\nmoreother" && board.log.lines.contains("two.proposal(cancel)"))
    #expect(!board.log.lines.contains("two.perform"))
  }

  @Test("54.83: a view that is removed, or a text that is replaced, in any call of the delegates") func removal() {
    let calls = [
      "one.items(two)", "one.lift", "one.begin", "one.enter", "one.proposal(move, same)", "one.exit", "two.enter",
      "two.proposal(copy)", "two.perform", "two.preview", "two.shouldChange(0,0,\"two\")", "two.didChangeSelection",
      "two.didChange", "one.dropEnd", "two.dropEnd", "one.dragEnd(copy)",
    ]
    for call in calls {
      for effect in 0..<4 {
        let board = TextDragStage()
        var isDone = false
        board.log.onLine = { line in
          guard line == call, !isDone else { return }
          isDone = true
          switch effect {
          case 0: board.one.removeFromSuperview()
          case 1: board.two.removeFromSuperview()
          case 2: board.one.text = ""
          case _: board.two.text = ""
          }
        }
        board.lift(4..<7, in: board.one)
        board.stage.finger.move(to: board.place(2, in: board.one))
        board.stage.finger.move(to: CGPoint(x: 5, y: 150))
        board.stage.finger.up()
        board.stage.wait(2)
        #expect(isDone && !board.isDragged && !board.two.isTextDropActive, "\(call) \(effect)")
        // The next drag works. Where none began, the press has opened the edit menu.
        board.log.onLine = nil
        board.stage.typeKey(.keyboardEscape)
        for view in [board.one, board.two] { board.stage.rootView.addSubview(view) }
        (board.one.text, board.two.text) = ("one two three", "other")
        board.stage.settle()
        board.drag(4..<7, in: board.one, to: board.place(0, in: board.two))
        #expect(board.two.text == "twoother", "\(call) \(effect)")
      }
    }
  }

  @Test("54.83: a delegate that changes the text in the question about a move ends it") func changesInQuestion() {
    let board = TextDragStage()
    board.log.onLine = { line in
      if line.hasPrefix("one.shouldChange") { board.one.insertText("!") }
    }
    board.drag(4..<7, in: board.one, to: board.place(0, in: board.one))
    expectEqual(board.one.text, "one ! three")
  }

  @Test("54.40: while a drag rests near the edge of a text view, the text scrolls") func scrolls() {
    let board = TextDragStage("start", (1...60).map { "line \($0)" }.joined(separator: "\n"))
    board.lift(0..<5, in: board.one)
    board.stage.finger.move(to: CGPoint(x: 5, y: 255))
    board.stage.wait(0.5)
    #expect(board.two.contentOffset.y > 50)
    board.stage.finger.up()
    board.stage.wait(1)
    #expect(board.two.text.contains("start") && !board.two.text.hasPrefix("line 1\nline 2start"))
    let before = board.two.contentOffset.y
    board.stage.wait(1)
    expectEqual(board.two.contentOffset.y, before)
  }

  @Test("54.84: a field drags and accepts text; its line breaks become spaces") func field() {
    let board = TextDragStage("one\ntwo")
    let field = UITextField(frame: CGRect(x: 0, y: 300, width: 300, height: 40))
    field.text = "field text"
    board.stage.rootView.addSubview(field)
    board.stage.settle()
    board.drag(0..<7, in: board.one, to: board.place(5, in: field))
    expectEqual(field.text, "fieldone two text")
    board.drag(0..<5, in: field, to: board.place(17, in: field))
    expectEqual(field.text, "one two textfield")
    field.undoManager?.undo()
    expectEqual(field.text, "fieldone two text")
  }
}

@MainActor private final class MovingTarget: UIDropInteractionDelegate {
  var texts: [String] = []
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .move) }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    session.loadObjects(ofClass: String.self) { self.texts += $0 }
  }
}
