import TouchEditing
import TouchGeometry
import TouchKit

// Input methods, pasting and selecting; typing stands in TouchStage+Keys.swift.

extension TouchStage {
  /// An input method shows what it composes in the text that has the keyboard, in the place of what it composed before.
  ///
  /// - Parameters:
  ///   - text: what is composed so far; an empty text gives it up.
  ///   - selection: what of it is selected, in UTF-16 units; nil for a caret at its end.
  public func compose(_ text: String, selection: Range<Int>? = nil) {
    let composition = text.isEmpty ? nil : Composition(text, selection: selection)
    hands.send(.composition(composition, timestamp: now))
  }

  /// An input method commits text, in the place of what it composed.
  public func commit(_ text: String) { hands.send(.text(text, timestamp: now)) }

  /// Another program copies a text, and the user presses Control-V.
  public func paste(_ text: String) {
    copy(text)
    typeKey(.keyboardV, characters: "", modifierFlags: .control)
  }

  /// Another program puts a text on the clipboard; nil empties it.
  public func copy(_ text: String?) {
    program.platform.copy(text, to: .general)
    settle()
  }

  /// Selects a range of a text with the mouse: presses where it begins and lets go where it ends.
  ///
  /// Both places must be seen in the window. The range is in UTF-16 units; an empty one puts the caret there.
  ///
  /// - Parameters:
  ///   - range: what is selected, as far as the text reaches.
  ///   - input: a text field, a text view, or a view of one's own.
  public func select(_ range: Range<Int>, in input: some UIView & UITextInput) {
    func place(_ offset: Int) -> CGPoint {
      let end = input.endOfDocument
      let position = input.position(from: input.beginningOfDocument, offset: offset) ?? end
      let caret = input.caretRect(for: position)
      return CGPoint(x: caret.minX, y: caret.midY)
    }
    // A press right after another one would count as the second.
    wait(TestPace.pause)
    mouse.move(to: place(range.lowerBound), in: input)
    mouse.down()
    if !range.isEmpty { mouse.move(to: place(range.upperBound), in: input) }
    mouse.up()
  }
}
