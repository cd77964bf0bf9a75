import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchEditing

@MainActor private final class Words: UIDragInteractionDelegate, UITextViewDelegate {
  var provider = NSItemProvider(object: "new ")
  var allows = true
  var changes: [String] = []
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    [UIDragItem(itemProvider: provider)]
  }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    changes.append("\(range.location) \(range.length) \(text)")
    return allows
  }
}

@MainActor @Suite struct TextDropTests {
  let stage = TouchStage(size: CGSize(width: 400, height: 400))
  let card = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 80))
  let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let words = Words()

  init() {
    stage.rootView.addSubview(card)
    stage.rootView.addSubview(text)
    card.addInteraction(UIDragInteraction(delegate: words))
    text.text = "old word"
    text.delegate = words
    stage.settle()
  }

  /// Drags from the card to the start of the text's second word.
  private func drag(to place: CGPoint? = nil) {
    let second = text.position(from: text.beginningOfDocument, offset: 4)!
    let caret = text.caretRect(for: second)
    stage.finger.down(at: CGPoint(x: 50, y: 340))
    stage.wait(0.51)
    stage.finger.move(to: place ?? text.convert(CGPoint(x: caret.minX + 1, y: caret.midY), to: nil))
  }

  @Test("54.40: dropped text is inserted at the caret that shows the position, as one edit of the user")
  func inserts() {
    drag()
    #expect(text.isTextDropActive && text.text == "old word")
    stage.finger.up()
    stage.wait(1)
    #expect(text.text == "old new word" && words.changes == ["4 0 new "])
    #expect(text.isFirstResponder && !text.isTextDropActive)
    text.undoManager?.undo()
    expectEqual(text.text, "old word")
  }

  @Test("54.40: the delegate may refuse; other content, and text that cannot be edited, are no targets")
  func refuses() {
    words.allows = false
    drag()
    stage.finger.up()
    stage.wait(1)
    #expect(text.text == "old word" && words.changes == ["4 0 new "])
    words.allows = true
    text.isEditable = false
    drag()
    #expect(!text.isTextDropActive)
    stage.finger.up()
    stage.wait(1)
    text.isEditable = true
    words.provider = NSItemProvider(object: UIColor.red)
    drag()
    #expect(!text.isTextDropActive)
    stage.finger.up()
    stage.wait(1)
    #expect(text.text == "old word" && words.changes.count == 1)
  }

  @Test("54.40: a field accepts text, and drops of other places leave it alone")
  func field() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 220, width: 300, height: 40))
    stage.rootView.addSubview(field)
    stage.settle()
    drag(to: CGPoint(x: 20, y: 240))
    #expect(field.isTextDropActive && !text.isTextDropActive)
    stage.finger.up()
    stage.wait(1)
    #expect(field.text == "new " && text.text == "old word")
    let interaction = try #require(field.textDropInteraction)
    field.removeInteraction(interaction)
    drag(to: CGPoint(x: 20, y: 240))
    stage.finger.up()
    stage.wait(1)
    expectEqual(field.text, "new ")
  }
}
