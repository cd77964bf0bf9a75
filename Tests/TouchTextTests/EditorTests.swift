import Expectations
import Testing
import TouchText

@Suite struct EditorTests {
  private var editor = TextEditor()

  private mutating func make(_ commands: EditCommand...) {
    for command in commands {
      if let proposal = editor.proposal(for: command) { _ = editor.perform(proposal, style: 0) }
    }
  }

  private mutating func undone() -> String {
    _ = editor.undo()
    return editor.text.string
  }

  @Test("23.2: typing grows a group until white space follows something else") mutating func typingGroups() {
    for letter in "ab cd  e" { make(.insert(String(letter))) }
    expectEqual(editor.undoDepth, 3)
    expectEqual([undone(), undone(), undone()], ["ab cd", "ab", ""])
    _ = editor.redo()
    expectEqual(editor.text.string, "ab")
    expectEqual(editor.selection, TextSelection(2))
  }

  @Test("23.2: a line break ends a group") mutating func breaksEndGroups() {
    make(.insert("a"), .insert("\n"), .insert("b"))
    expectEqual([undone(), undone(), undone()], ["a\n", "a", ""])
  }

  @Test("23.2: Backspace grows one group and Delete another") mutating func deletions() {
    make(.insert("abcdef"))
    editor.select(TextSelection(3))
    make(.deleteBackward, .deleteBackward, .deleteForward, .deleteForward)
    expectEqual(editor.text.string, "af")
    expectEqual([undone(), undone(), undone()], ["adef", "abcdef", ""])
  }

  @Test("23.2: a move of the caret ends a group, even if it returns") mutating func moves() {
    make(.insert("a"))
    editor.select(TextSelection(0))
    editor.select(TextSelection(1))
    make(.insert("b"))
    expectEqual(editor.undoDepth, 2)
  }

  @Test("23.3, 23.4: typing over a selection is one group, and undo selects again") mutating func overSelection() {
    make(.insert("hello"))
    editor.select(TextSelection(anchor: 4, head: 1))
    make(.insert("x"), .insert("y"))
    expectEqual(editor.text.string, "hxyo")
    expectEqual(undone(), "hello")
    expectEqual(editor.selection, TextSelection(anchor: 4, head: 1))
  }

  @Test("23.4: an edit empties redo") mutating func editsEmptyRedo() {
    make(.insert("a"))
    _ = editor.undo()
    #expect(editor.canRedo)
    make(.insert("b"))
    #expect(!editor.canRedo)
  }

  @Test("23.5: a program's edit empties the history") mutating func programEdits() {
    make(.insert("abc"))
    _ = editor.replace(0..<1, with: "XY", style: 0)
    expectEqual(editor.text.string, "XYbc")
    #expect(!editor.canUndo)
    expectEqual(editor.selection, TextSelection(4))
  }

  @Test("23.5: a hundred groups are kept") mutating func hundredGroups() {
    for _ in 0..<150 { make(.paste("x")) }
    for _ in 0..<100 { _ = editor.undo() }
    expectEqual(editor.text.length, 50)
  }

  @Test("17.15: inside a cluster, typing inserts at its start and deletions take the whole") mutating func inside() {
    make(.insert("a👩‍💻b"))
    editor.select(TextSelection(3))
    make(.insert("x"))
    expectEqual(editor.text.string, "ax👩‍💻b")
    editor.select(TextSelection(4))
    make(.deleteBackward)
    expectEqual(editor.text.string, "axb")
    make(.insert("👩‍💻"))
    editor.select(TextSelection(3))
    make(.deleteForward)
    expectEqual(editor.text.string, "axb")
    _ = editor.undo()
    editor.select(TextSelection(anchor: 1, head: 3))
    make(.insert("-"))
    expectEqual(editor.text.string, "a-b")
  }

  @Test("17.12: composing by program replaces, marks and selects") mutating func programComposes() {
    editor = TextEditor(TextContent(TextRope("abcdef")))
    editor.select(TextSelection(2..<4))
    _ = editor.compose("XYZ", selected: 1..<2, style: 0, isUser: false)
    expectEqual(editor.text.string, "abXYZef")
    expectEqual(editor.marked, 2..<5)
    expectEqual(editor.selection, TextSelection(3..<4))
    _ = editor.compose("Q", selected: 5..<9, style: 0, isUser: false)
    expectEqual(editor.selection, TextSelection(3))
    _ = editor.compose("", selected: 0..<0, style: 0, isUser: false)
    expectEqual(editor.text.string, "abef")
    expectNil(editor.marked)
    expectEqual(editor.selection, TextSelection(2))
    expectNil(editor.compose("", selected: 0..<0, style: 0, isUser: false))
  }

  @Test("17.10: a refused commit brings back text and selection") mutating func refusal() {
    make(.insert("abc"))
    editor.select(TextSelection(anchor: 2, head: 1))
    _ = editor.compose("か", selected: 1..<1, style: 0, isUser: true)
    expectEqual(editor.commitProposal("価")?.range, 1..<2)
    let outcome = editor.refuseCommit()
    expectEqual(editor.text.string, "abc")
    expectEqual(editor.selection, TextSelection(anchor: 2, head: 1))
    expectEqual(outcome.span, EditSpan(range: 1..<2, newLength: 1))
    expectEqual(editor.undoDepth, 1)
  }

  @Test("23.2: a commit is a separate group") mutating func commits() {
    make(.insert("a"))
    for text in ["k", "か", "かn"] { _ = editor.compose(text, selected: 0..<0, style: 0, isUser: true) }
    if let proposal = editor.commitProposal("蚊") { _ = editor.perform(proposal, style: 0) }
    expectEqual(editor.text.string, "a蚊")
    expectEqual([undone(), undone()], ["a", ""])
  }

  @Test("18.1: a single line has a space for each run of breaks, and none at the ends") mutating func oneLine() {
    editor.isSingleLine = true
    make(.paste("\n\none\r\n\r\ntwo\n"), .insert("\n"))
    expectEqual(editor.text.string, "one two")
  }

  @Test("22.5: breaks of other systems become line feeds, and NUL is dropped") mutating func pasted() {
    make(.paste("a\r\nb\rc\u{0}d\n"))
    expectEqual(editor.text.string, "a\nb\ncd\n")
  }

  @Test("18.6: nothing to delete is no edit") mutating func nothing() {
    expectNil(editor.proposal(for: .deleteBackward))
    expectNil(editor.proposal(for: .deleteGroupForward))
    expectNil(editor.proposal(for: .cut))
    make(.insert("a\nb"))
    editor.select(TextSelection(2))
    expectNil(editor.proposal(for: .deleteToParagraphStart))
    expectEqual(editor.proposal(for: .deleteToParagraphEnd)?.range, 2..<3)
  }

  @Test func aStaleProposalIsCutToTheText() {
    var editor = TextEditor(TextContent(TextRope("abcdef")))
    editor.select(TextSelection(2..<6))
    let proposal = editor.proposal(for: .insert("x"))
    _ = editor.setContent(TextContent(TextRope("abc")))
    if let proposal { _ = editor.perform(proposal, style: 0) }
    expectEqual(editor.text.string, "abx")
  }

  @Test func stylesFollowTheText() {
    var editor = TextEditor(TextContent(TextRope("abcd")))
    editor.setStyle(7, over: 1..<3)
    editor.select(TextSelection(2))
    if let proposal = editor.proposal(for: .insert("xy")) { _ = editor.perform(proposal, style: 7) }
    expectEqual(editor.content.styles.runs(in: 0..<6).map(\.range), [0..<1, 1..<5, 5..<6])
    _ = editor.undo()
    expectEqual(editor.content.styles.runs(in: 0..<4).map(\.range), [0..<1, 1..<3, 3..<4])
  }
}
