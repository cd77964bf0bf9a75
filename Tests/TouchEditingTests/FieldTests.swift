import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

@testable import TouchEditing

@MainActor @Suite(.serialized) struct FieldTests {
  @Test("18.1: nil reads as empty, and breaks become spaces in what the user pastes") func text() {
    let stage = FieldStage(editing: true)
    expectEqual(stage.field.text, "")
    stage.field.text = nil
    expectEqual(stage.field.text, "")
    UIPasteboard.general.string = "\none\r\n\ntwo\n"
    stage.key(.keyboardV, "v", .control)
    expectEqual(stage.field.text, "one two")
    stage.field.text = "a\nb"
    expectEqual(stage.field.text, "a\nb")
    expectEqual(stage.field.editing.layout.paragraphCount, 1)
  }

  @Test("A placeholder and the one with attributes are the same letters") func placeholders() {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(string: "b", attributes: [.kern: 2])
    expectEqual(field.placeholder, "b")
    field.placeholder = nil
    #expect(field.attributedPlaceholder == nil && field.intrinsicContentSize.width == 0)
    field.placeholder = "a"
    #expect(field.attributedPlaceholder?.string == "a" && field.intrinsicContentSize.width > 0)
    let bar = UISearchBar()
    bar.searchTextField.attributedPlaceholder = NSAttributedString(string: "c")
    expectEqual(bar.placeholder, "c")
  }

  /// How long the runs of a text are, in which size, whether they are red, and whether they are kerned.
  private func looks(of text: NSAttributedString?) -> [String] {
    var found: [String] = []
    guard let text else { return found }
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      let size = (attributes[.font] as? UIFont).map { Int($0.pointSize) } ?? 0
      let isRed = attributes[.foregroundColor] as? UIColor == .red
      found.append(
        "\(range.length) of \(size)" + (isRed ? " red" : "") + (attributes[.kern] == nil ? "" : " kern"))
    }
    return found
  }

  @Test("18.17: font and color are given to all text, and a font of nil is that of 17 points") func looks() {
    let field = UITextField()
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .kern: 1])
    text.append(NSAttributedString(string: "c", attributes: [.foregroundColor: UIColor.green]))
    field.attributedText = text
    #expect(field.font == .systemFont(ofSize: 30) && field.textColor == .red)
    (field.font, field.textColor) = (.systemFont(ofSize: 10), .red)
    expectEqual(looks(of: field.attributedText), ["2 of 10 red kern", "1 of 10 red"])
    field.font = nil
    expectEqual(field.font, .systemFont(ofSize: 17))
  }

  @Test("18.3: a second field that refuses leaves the first one editing") func refusedBegin() {
    let stage = FieldStage("a", editing: true)
    stage.field.refusals = ["shouldEndEditing"]
    let other = LoggedField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    stage.add(other, name: "G")
    #expect(!other.becomeFirstResponder())
    expectEqual(stage.taken(), ["G.shouldBeginEditing", "shouldEndEditing"])
    #expect(stage.field.isEditing)
    #expect(!stage.controller.view.endEditing(false))
    #expect(stage.controller.view.endEditing(true))
    #expect(!stage.field.isEditing)
  }

  @Test("18.11: the next insertion replaces everything, once") func clearsOnInsertion() {
    let stage = FieldStage("abc", editing: true)
    stage.field.clearsOnInsertion = true
    stage.key(.keyboardX, "x")
    expectEqual(stage.taken(), ["shouldChange(0,3,\"x\")", "didChangeSelection", "event editingChanged"])
    expectEqual(stage.field.text, "x")
    #expect(!stage.field.clearsOnInsertion)
  }

  @Test("18.14: what is secure is drawn as bullets, is not copied, and is one word") func secure() {
    let stage = FieldStage("one 👩‍💻 two", editing: true)
    stage.field.isSecureTextEntry = true
    expectEqual(stage.field.editing.layout.text.string.filter { $0 != "\u{34F}" }.count, 9)
    expectEqual(stage.field.editing.layout.text.length, stage.field.editing.text.length)
    stage.key(.keyboardA, "a", .control)
    UIPasteboard.general.string = "before"
    stage.key(.keyboardC, "c", .control)
    stage.key(.keyboardX, "x", .control)
    expectEqual(UIPasteboard.general.string, "before")
    stage.key(.keyboardEnd)
    stage.key(.keyboardLeftArrow, "", .control)
    expectEqual(stage.field.editing.selection, TextSelection(0))
    stage.field.takeComposition(Composition("k", selection: 0..<0))
    expectNil(stage.field.markedTextRange)
    stage.key(.keyboardDeleteForward, "", .control)
    expectEqual(stage.field.text, "")
  }

  @Test("21.3: moves, extends and collapses") func moves() {
    let stage = FieldStage("one two", editing: true)
    let session = stage.field.editing
    stage.key(.keyboardLeftArrow, "", [.control, .shift])
    expectEqual(session.selection, TextSelection(anchor: 7, head: 4))
    stage.key(.keyboardRightArrow)
    expectEqual(session.selection, TextSelection(7))
    stage.key(.keyboardHome)
    stage.key(.keyboardRightArrow, "", .shift)
    expectEqual(session.selection, TextSelection(anchor: 0, head: 1))
    stage.key(.keyboardLeftArrow)
    expectEqual(session.selection, TextSelection(0))
    stage.key(.keyboardDownArrow)
    expectEqual(session.selection, TextSelection(7))
    stage.key(.keyboardUpArrow, "", .shift)
    expectEqual(session.selection, TextSelection(anchor: 7, head: 0))
    stage.key(.keyboardA, "a", [.control, .shift])
    expectEqual(session.selection, TextSelection(0))
  }

  @Test("20.2, 20.3: clicks select cluster, word and everything; Shift extends") func clicks() {
    let stage = FieldStage("one two three")
    let session = stage.field.editing
    stage.click(stage.place(5))
    expectEqual(session.selection, TextSelection(5))
    stage.click(stage.place(5))
    expectEqual(session.selection, TextSelection(anchor: 4, head: 7))
    stage.click(stage.place(5))
    expectEqual(session.selection, TextSelection(anchor: 0, head: 13))
    stage.program.advance(by: 1)
    stage.click(stage.place(2))
    stage.program.advance(by: 1)
    stage.click(stage.place(9), modifiers: .shift)
    expectEqual(session.selection, TextSelection(anchor: 2, head: 9))
  }

  @Test("20.2: a drag after two clicks selects by words") func wordDrag() {
    let stage = FieldStage("one two three")
    stage.click(stage.place(5))
    stage.touch(.began, stage.place(5), .indirectPointer)
    stage.touch(.moved, stage.place(9), .indirectPointer)
    expectEqual(stage.field.editing.selection, TextSelection(anchor: 4, head: 13))
    stage.touch(.moved, stage.place(1), .indirectPointer)
    expectEqual(stage.field.editing.selection, TextSelection(anchor: 7, head: 0))
    stage.touch(.ended, stage.place(1), .indirectPointer)
  }

  @Test("20.14, 22.7: the middle button inserts what was selected, at its place") func middle() {
    let stage = FieldStage("one two")
    stage.click(stage.place(1))
    stage.click(stage.place(1))
    _ = stage.taken()
    stage.program.advance(by: 1)
    stage.click(stage.place(7), buttons: .button(3))
    expectEqual(stage.field.text, "one twoone")
    expectEqual(stage.taken().prefix(2), ["shouldChange(7,0,\"one\")", "didChangeSelection"])
  }

  @Test("17.5, 21.7: Tab goes from field to field and selects everything") func tab() {
    let stage = FieldStage("one", editing: true)
    let other = LoggedField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    other.text = "two"
    stage.add(other, name: "G")
    stage.key(.keyboardTab, "\t")
    #expect(other.isEditing)
    expectEqual(other.editing.selection, TextSelection(0..<3))
    other.refusals = ["shouldEndEditing"]
    stage.key(.keyboardTab, "\t")
    #expect(other.isEditing)
    other.refusals = []
    stage.key(.keyboardTab, "\t", .shift)
    #expect(stage.field.isEditing)
  }

  @Test("17.12: marking by program tells the selection and nothing else") func marking() {
    let stage = FieldStage("abcdef", editing: true)
    let field = stage.field
    field.selectedTextRange = field.textRange(
      from: field.position(from: field.beginningOfDocument, offset: 2)!,
      to: field.position(from: field.beginningOfDocument, offset: 4)!)
    _ = stage.taken()
    field.setMarkedText("XYZ", selectedRange: NSRange(location: 1, length: 1))
    expectEqual(stage.taken(), ["didChangeSelection"])
    expectEqual(field.text, "abXYZef")
    expectEqual(field.offset(from: field.beginningOfDocument, to: field.markedTextRange!.start), 2)
    field.selectedTextRange = nil
    expectEqual(field.editing.selection, TextSelection(0))
  }

  @Test("17.14: places outside are nil, and those of another field mean nothing") func positions() {
    let (field, other) = (FieldStage("ab").field, UITextField(frame: .zero))
    expectNil(field.position(from: field.endOfDocument, offset: 1))
    expectNil(field.text(in: other.textRange(from: other.beginningOfDocument, to: other.endOfDocument)!))
    expectEqual(field.caretRect(for: other.beginningOfDocument), .zero)
    expectEqual(field.offset(from: other.beginningOfDocument, to: field.endOfDocument), 0)
  }

  @Test("18.15: editing scrolls just far enough, and leaves no room at the end") func scrolling() {
    let stage = FieldStage(String(repeating: "wide ", count: 30), editing: true)
    let field = stage.field
    #expect(field.scrollX > 0)
    #expect(field.bounds.contains(field.caretRect(for: field.endOfDocument)))
    stage.key(.keyboardHome)
    expectEqual(field.scrollX, 0)
    stage.key(.keyboardEnd)
    for _ in 0..<140 { stage.key(.keyboardDeleteOrBackspace) }
    expectEqual(field.scrollX, 0)
  }

  @Test("17.5: a press in a field or a view that is not edited yet does not scroll it away") func pressed() {
    let stage = FieldStage("some words that are longer than the field is wide, by far")
    stage.click(stage.place(3))
    #expect(stage.field.editing.selection == TextSelection(3) && stage.field.scrollX == 0)
    let view = UITextView(frame: CGRect(x: 20, y: 80, width: 300, height: 120))
    view.text = (1...60).map { "line \($0)" }.joined(separator: "\n")
    stage.controller.view.addSubview(view)
    stage.program.advance(to: stage.program.now)
    let rect = view.caretRect(for: view.editing.position(3))
    stage.tap(view.convert(CGPoint(x: rect.minX, y: rect.midY), to: nil))
    #expect(view.selectedRange == NSRange(location: 3, length: 0) && view.contentOffset.y == 0)
  }

  @Test("17.22: outer scroll views show a field's caret, except after a press in the field") func scrollsAround() {
    let stage = FieldStage()
    let list = UIScrollView(frame: CGRect(x: 0, y: 60, width: 400, height: 200))
    list.contentSize = CGSize(width: 400, height: 1000)
    stage.controller.view.addSubview(list)
    let far = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 34))
    list.addSubview(far)
    stage.program.advance(to: stage.program.now)
    far.becomeFirstResponder()
    #expect(list.bounds.minY > 400 && list.bounds.maxY < 650)
    list.contentOffset.y = 0
    stage.type("a")
    #expect(list.bounds.minY > 400 && far.text == "a")
  }

  @Test("17.17: in mixed text the caret goes as it is seen") func bidirectional() {
    let stage = FieldStage("ab אבג cd", editing: true)
    let field = stage.field
    stage.key(.keyboardHome)
    var last = field.caretRect(for: field.beginningOfDocument).minX
    for _ in 0..<9 {
      stage.key(.keyboardRightArrow)
      let here = field.shownCaret.minX
      #expect(here > last)
      last = here
    }
  }

  @Test("17.4: a window that is taken down in the middle of a composition ends it, and nothing of it is left")
  func takenDownWhileComposing() {
    let stage = FieldStage("a", editing: true)
    stage.field.takeComposition(Composition("k", selection: 1..<1))
    #expect(stage.field.markedTextRange != nil)
    stage.program.window.tearDown()
    stage.program.advance(to: stage.program.now + 2)
    #expect(stage.field.markedTextRange == nil && stage.field.text == "ak")
    #expect(stage.field.window == nil && !stage.field.isFirstResponder)
    #expect(!stage.program.application.loop.hasPendingTimers)
    // Late events of the input method are ignored.
    stage.type("x")
    expectEqual(stage.field.text, "ak")
  }

  @Test("17.4: losing the keyboard commits what is composed and tells no delegate of an end") func keyboardLoss() {
    let stage = FieldStage("a", editing: true)
    stage.program.send(.focus(true))
    stage.field.takeComposition(Composition("k", selection: 1..<1))
    _ = stage.taken()
    stage.program.send(.focus(false))
    expectEqual(stage.taken(), ["shouldChange(1,1,\"k\")", "didChangeSelection", "event editingChanged"])
    #expect(stage.field.isEditing)
    expectNil(stage.field.markedTextRange)
  }

  @Test("17.19: the caret blinks, and stays after ten seconds") func blinking() {
    let stage = FieldStage("a", editing: true)
    stage.program.advance(by: 0.7)
    #expect(stage.field.caret.isHidden)
    stage.program.advance(by: 0.6)
    #expect(!stage.field.caret.isHidden)
    stage.program.advance(by: 12)
    #expect(!stage.field.caret.isHidden)
    let frames = stage.program.surface.frameCount
    stage.program.advance(by: 20)
    expectEqual(stage.program.surface.frameCount, frames)
  }

  @Test("22.2: an assignment replaces everything and counts") func pasteboard() {
    let board = UIPasteboard.withUniqueName()
    board.string = "a"
    board.strings = ["a", "b"]
    expectEqual(board.changeCount, 2)
    expectEqual(board.numberOfItems, 2)
    expectEqual(board.string, "a")
    board.string = nil
    expectEqual(board.changeCount, 3)
    #expect(!board.hasStrings)
    expectEqual(board.strings, [])
    expectEqual(UIPasteboard(name: board.name, create: false)?.changeCount, 3)
    UIPasteboard.remove(withName: board.name)
    expectNil(UIPasteboard(name: board.name, create: false))
  }

  @Test("3.8: a field that is asked before it is in a window has the keyboard when it comes into one, once")
  func earlyRequest() {
    let stage = FieldStage()
    let (field, view) = (LoggedField(), UITextView())
    for input in [field, view] as [UIView] {
      #expect(!input.becomeFirstResponder() && !input.isFirstResponder)
      stage.controller.view.addSubview(input)
      #expect(input.isFirstResponder)
      input.resignFirstResponder()
      input.removeFromSuperview()
      stage.controller.view.addSubview(input)
      #expect(!input.isFirstResponder)
      input.removeFromSuperview()
      input.becomeFirstResponder()
      input.resignFirstResponder()
      stage.controller.view.addSubview(input)
      #expect(!input.isFirstResponder)
    }
  }

  @Test("3.8: a field that resigns as it enters the window does not become first responder") func refusedWish() {
    final class ResigningDelegate: UITextFieldDelegate {
      func textFieldDidBeginEditing(_ textField: UITextField) { textField.resignFirstResponder() }
    }
    let (stage, resigning, field) = (FieldStage(), ResigningDelegate(), UITextField())
    field.delegate = resigning
    field.becomeFirstResponder()
    stage.controller.view.addSubview(field)
    #expect(!field.isFirstResponder && stage.program.window.firstResponder == nil)
  }
}
