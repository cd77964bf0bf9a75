import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

@testable import TouchEditing

/// Fields with very long texts (semantics 18.15).
@MainActor @Suite(.serialized) struct LongFieldTests {
  private func begin(_ length: Int) -> FieldStage {
    let stage = FieldStage("", editing: true)
    stage.field.insertText(String(repeating: "abcdefghi ", count: length / 10))
    stage.program.advance(to: stage.program.now)
    return stage
  }

  @Test("18.15: a megabyte is pasted and edited at both ends, and only the visible part is laid out") func typing() {
    let stage = begin(1_000_000)
    let field = stage.field
    let layout = field.editing.layout
    #expect(layout.paragraphCount == 123 && layout.keptParagraphs <= 2)
    #expect(field.bounds.contains(field.shownCaret) && field.shownCaret.minX > 150)
    stage.type("xyz")
    #expect(field.editing.text.length == 1_000_003 && layout.text.length == 1_000_003)
    #expect(field.editing.text.string(in: 999_999..<1_000_003) == " xyz" && field.bounds.contains(field.shownCaret))
    stage.key(.keyboardHome)
    stage.type("1")
    #expect(layout.text.string(in: 0..<3) == "1ab" && field.shownPiece == 0)
    #expect(field.bounds.contains(field.shownCaret) && field.shownCaret.minX < 60)
    #expect(layout.keptParagraphs <= 4)
    stage.key(.keyboardZ, "z", .control)
    #expect(field.editing.text.length == 1_000_003 && layout.text.length == 1_000_003)
  }

  @Test("18.15: the caret goes from piece to piece, and a press stays in the one that is seen") func pieces() {
    let stage = begin(30_000)
    let field = stage.field
    field.selectedTextRange = field.editing.range(LongLines.piece..<LongLines.piece)
    #expect(field.shownPiece == 1 && field.shownCaret.minX < 40)
    stage.key(.keyboardLeftArrow)
    #expect(field.shownPiece == 0 && field.shownCaret.maxX > 150 && field.bounds.contains(field.shownCaret))
    stage.key(.keyboardRightArrow)
    stage.key(.keyboardRightArrow)
    #expect(field.editing.selection.head == LongLines.piece + 1 && field.shownPiece == 1)
    stage.click(CGPoint(x: 120, y: 24))
    let head = field.editing.selection.head
    #expect(head > LongLines.piece && head < LongLines.piece + 60)
    stage.key(.keyboardHome, "", .shift)
    #expect(field.shownPiece == 0 && field.editing.selection.range == 0..<head)
    stage.key(.keyboardDeleteOrBackspace)
    expectEqual(field.editing.text.length, 30_000 - head)
    field.resignFirstResponder()
    expectEqual(field.shownPiece, 0)
  }

  @Test("18.1: breaks that a program sets are spaces in a long text too, and typing keeps them so") func breaks() {
    let stage = FieldStage(String(repeating: "line\n", count: 4000), editing: true)
    stage.type("x")
    let layout = stage.field.editing.layout
    #expect(layout.text.lineCount == 1 && layout.text.length == 20_001)
    expectEqual(stage.field.text?.hasSuffix("line\nx"), true)
  }
}
