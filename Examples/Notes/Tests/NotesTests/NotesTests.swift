import Testing
import TouchTesting
import UIKit

@testable import Notes

@MainActor @Suite struct NotesTests {
  let stage = TouchStage()
  let editor = EditorViewController()

  init() {
    stage.window.application?.becomeShared()
    stage.window.rootViewController = editor
    stage.settle()
  }

  @Test func placesAreFoundOneAfterTheOtherAndFromTheBeginningAgain() {
    editor.textView.text = "One two\none two\nthree"
    editor.textView.selectedRange = NSRange(location: 0, length: 0)
    stage.tap(editor.textView)
    stage.typeKey(.keyboardHome, modifierFlags: .control)
    stage.typeKey(.keyboardF, modifierFlags: .control)
    stage.typeText("two")
    var places = [editor.textView.selectedRange.location]
    for _ in 0..<2 {
      stage.typeKey(.keyboardReturnOrEnter)
      places.append(editor.textView.selectedRange.location)
    }
    #expect(places == [4, 12, 4])
    stage.typeKey(.keyboardEscape)
    #expect(editor.textView.isFirstResponder)
  }

  @Test func aNumberLeadsToALine() {
    editor.textView.text = "a\nb\u{1F600}\nc"
    for (line, offset) in [("1", 0), ("2", 2), ("3", 6), ("9", 7), ("0", 0)] {
      editor.lineField.text = line
      editor.goToLine()
      #expect(editor.textView.selectedRange == NSRange(location: offset, length: 0), "\(line)")
    }
    stage.typeKey(.keyboardL, modifierFlags: .control)
    #expect(editor.lineField.isFirstResponder)
    editor.lineField.text = "x"
    stage.typeKey(.keyboardReturnOrEnter)
    #expect(editor.status.text == "no file · no number of a line")
  }

  @Test func wordsAreRunsOfLettersAndDigits() {
    #expect(TextPlaces.words(in: "It's 2 words, or — three?") == 5)
    #expect(TextPlaces.words(in: "") == 0)
  }

  @Test func aTextIsTypedUndoneSavedAndOpenedAgain() throws {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let path = "\(folder)/notes-\(getpid()).txt"
    defer { remove(path) }
    editor.open(path)
    stage.tap(editor.textView)
    stage.typeText("hello")
    #expect(editor.isChanged && editor.textView.text == "hello")
    editor.save()
    #expect(!editor.isChanged && TextFile.read(path) == "hello")
    editor.textView.undoManager?.undo()
    #expect(editor.textView.text == "")
    editor.open(path)
    #expect(editor.textView.text == "hello" && editor.textView.selectedRange.location == 0)
  }

  @Test func aFileThatIsNoTextIsShownWithReplacements() {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let path = "\(folder)/notes-bytes-\(getpid()).txt"
    defer { remove(path) }
    guard let file = fopen(path, "w") else { return }
    let bytes: [UInt8] = [0x61, 0xFF, 0xC3, 0x28, 0x00, 0xED, 0xA0, 0x80, 0x62, 0x0A]
    #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count && fclose(file) == 0)
    editor.open(path)
    #expect(editor.textView.text == String(decoding: bytes, as: UTF8.self))
    stage.tap(editor.textView)
    stage.typeText("x")
    #expect(editor.textView.text.contains("x") && editor.isChanged)
  }

  @Test func changesAreAskedAboutBeforeTheWindowCloses() throws {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let path = "\(folder)/notes-close-\(getpid()).txt"
    defer { remove(path) }
    let scene = try #require(stage.window.windowScene)
    func closes() -> Bool? { scene.shouldClose?() }
    func choose(_ title: String) throws {
      let alert = try #require(editor.presentedViewController as? UIAlertController)
      #expect(alert.actions.map(\.title) == ["Discard", "Cancel", "Save"])
      stage.wait(1)
      stage.tap(labeled: title)
      stage.wait(1)
    }
    editor.open(path)
    #expect(closes() == true && editor.presentedViewController == nil)
    stage.tap(editor.textView)
    stage.typeText("hello")
    #expect(closes() == false && closes() == false)
    try choose("Cancel")
    #expect(editor.presentedViewController == nil && editor.isChanged && scene.activationState != .unattached)
    #expect(closes() == false)
    try choose("Save")
    #expect(TextFile.read(path) == "hello" && scene.activationState == .unattached)
  }

  @Test func whatCannotBeWrittenIsSaid() {
    editor.open("/no/such/folder/a.txt")
    editor.save()
    #expect(editor.status.text == "a.txt · it cannot be written")
  }
}
