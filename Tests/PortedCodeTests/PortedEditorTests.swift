#if FoundationGeometry
import Expectations
import Testing
import TouchTesting
import UIKit

/// Forms and editors in the manner of public iOS code, in Swift 5 mode, used as a user does.
@MainActor @Suite(.serialized) struct PortedEditorTests {
  let stage = TouchStage(size: CGSize(width: 400, height: 600))

  @Test("A form: Return moves to the next field and submits at the last, the phone number is formatted")
  func signUp() {
    let form = SignUpViewController()
    stage.window.rootViewController = form
    stage.settle()
    stage.tap(form.nameField)
    stage.typeText("Ada Lovelace Byron King")
    #expect(form.nameField.text == "Ada Lovelace Byr" && !form.signUpButton.isEnabled)
    stage.typeKey(.keyboardReturnOrEnter)
    #expect(form.phoneField.isFirstResponder)
    stage.typeText("5551234567")
    expectEqual(form.phoneField.text, "(555) 123-4567")
    stage.typeKey(.keyboardDeleteOrBackspace)
    stage.typeText("8a9")
    expectEqual(form.phoneField.text, "(555) 123-4568")
    stage.typeKey(.keyboardReturnOrEnter)
    #expect(form.passwordField.isFirstResponder && !form.signUpButton.isEnabled)
    stage.typeText("secret")
    #expect(form.signUpButton.isEnabled)
    stage.typeKey(.keyboardReturnOrEnter)
    #expect(form.signedUpNames == ["Ada Lovelace Byr"] && !form.passwordField.isFirstResponder)
    stage.tap(form.nameField)
    #expect(form.nameField.isFirstResponder)
    stage.tap(at: CGPoint(x: 200, y: 500))
    #expect(!form.nameField.isFirstResponder)
    stage.tap(form.signUpButton)
    expectEqual(form.signedUpNames.count, 2)
  }

  @Test("A bar grows with its text up to some lines, then scrolls, and is small again when it was sent")
  func composer() {
    let bar = ComposerBar(frame: .zero)
    bar.translatesAutoresizingMaskIntoConstraints = false
    stage.rootView.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: stage.rootView.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: stage.rootView.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: stage.rootView.bottomAnchor),
    ])
    var sent: [String] = []
    bar.onSend = { sent.append($0) }
    stage.settle()
    let one = bar.frame.height
    #expect(one < 60 && bar.textView.frame.width > 250)
    stage.tap(bar.textView)
    stage.typeText("one\ntwo")
    stage.settle()
    let two = bar.frame.height
    #expect(two > one && bar.frame.maxY == 600 && !bar.textView.isScrollEnabled)
    stage.typeText("\nthree\nfour\nfive\nsix")
    stage.settle()
    #expect(bar.textView.frame.height == 90 && bar.textView.isScrollEnabled && bar.textView.contentOffset.y > 0)
    stage.tap(bar.sendButton)
    stage.settle()
    expectEqual(sent, ["one\ntwo\nthree\nfour\nfive\nsix"])
    #expect(bar.frame.height == one && bar.textView.contentOffset.y == 0)
    stage.typeText(String(repeating: "word ", count: 20))
    stage.settle()
    #expect(bar.frame.height > one)
  }

  private func editor() -> RichTextEditor {
    let editor = RichTextEditor()
    stage.window.rootViewController = editor
    stage.settle()
    return editor
  }

  @Test("Hashtags are marked while one types") func hashtags() {
    let editor = editor()
    editor.textView.textStorage.delegate = editor.highlighter
    stage.tap(editor.textView)
    stage.typeText("see #one and @two!")
    expectEqual(editor.highlighter.tags, ["#one", "@two"])
    let storage = editor.textView.textStorage
    let color = { storage.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
    #expect(color(4) == .systemBlue && color(7) == .systemBlue && color(9) == .label && color(17) == .label)
    stage.select(4..<5, in: editor.textView)
    stage.typeText("-")
    #expect(editor.highlighter.tags == ["@two"] && color(5) == .label)
  }

  @Test("Buttons change the looks of what is selected, and of what is typed next") func looks() {
    let editor = editor()
    let storage = editor.textView.textStorage
    let font = { storage.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
    stage.tap(editor.textView)
    stage.typeText("plain ")
    stage.tap(editor.boldButton)
    #expect(editor.textView.isFirstResponder)
    stage.typeText("bold")
    #expect(font(0) == .systemFont(ofSize: 17) && font(6) == .boldSystemFont(ofSize: 17))
    #expect(editor.boldButton.isSelected)
    stage.select(0..<10, in: editor.textView)
    stage.tap(editor.boldButton)
    expectEqual(font(0), .boldSystemFont(ofSize: 17))
    stage.tap(editor.boldButton)
    #expect(font(0) == .systemFont(ofSize: 17) && font(9) == .systemFont(ofSize: 17))
    stage.tap(editor.underlineButton)
    expectEqual(storage.attribute(.underlineStyle, at: 3, effectiveRange: nil) as? Int, 1)
    stage.tap(editor.underlineButton)
    expectNil(storage.attribute(.underlineStyle, at: 3, effectiveRange: nil))
  }

  @Test("A link is put in, looks as the view says, and is opened by the delegate") func links() throws {
    let editor = editor()
    stage.tap(editor.textView)
    stage.typeText("see ")
    editor.insertLink("the page", to: try #require(URL(string: "https://example.org")))
    stage.typeText("now")
    expectEqual(editor.textView.text, "see the page now")
    editor.textView.isEditable = false
    stage.settle()
    let place = try #require(editor.textView.position(from: editor.textView.beginningOfDocument, offset: 6))
    let rect = editor.textView.caretRect(for: place)
    stage.tap(at: editor.textView.convert(CGPoint(x: rect.midX + 2, y: rect.midY), to: nil))
    #expect(editor.openedURLs.map(\.absoluteString) == ["https://example.org"])
  }

  @Test("19.12: parts of the text with their attributes are read, put in and taken out") func storage() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let storage = view.textStorage
    storage.setAttributedString(NSAttributedString(string: "abc"))
    storage.append(NSAttributedString(string: "def", attributes: [.underlineStyle: 1]))
    storage.insert(NSAttributedString(string: "-"), at: 3)
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    expectEqual(view.text, "bc-def")
    storage.replaceCharacters(
      in: NSRange(location: 0, length: 2), with: NSAttributedString(string: "X", attributes: [.kern: 2]))
    #expect(storage.string == "X-def" && storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    var found: [String] = []
    storage.enumerateAttribute(.underlineStyle, in: NSRange(location: 1, length: 3), options: []) { value, range, _ in
      found.append("\(range.location),\(range.length) \(value ?? "none")")
    }
    expectEqual(found, ["1,1 none", "2,2 1"])
    found = []
    storage.enumerateAttributes(in: NSRange(location: 0, length: 99), options: []) { attributes, range, stop in
      found.append("\(range.location),\(range.length)")
      if range.location == 1 { stop.pointee = true }
    }
    expectEqual(found, ["0,1", "1,1"])
    var range = NSRange()
    expectEqual(storage.attributes(at: 3, effectiveRange: &range)[.underlineStyle] as? Int, 1)
    expectEqual(range, NSRange(location: 2, length: 3))
    expectEqual(storage.attributedSubstring(from: NSRange(location: 2, length: 9)).string, "def")
  }
}
#endif
