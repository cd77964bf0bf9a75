import TouchEditing
import TouchGeometry
import TouchKit

// Input methods, pasting and selecting; typing is in TouchStage+Keys.swift.

extension TouchStage {
  /// Composes text in the first responder, like an input method, and replaces the previous composition.
  ///
  /// - Parameters:
  ///   - text: The composed text; an empty text cancels the composition.
  ///   - selection: The selected range of it, in UTF-16 units; nil for a caret at its end.
  public func compose(_ text: String, selection: Range<Int>? = nil) {
    let composition = text.isEmpty ? nil : Composition(text, selection: selection)
    input.send(.composition(composition, timestamp: now))
  }

  /// Commits text, like an input method, and replaces the composition.
  public func commit(_ text: String) { input.send(.text(text, timestamp: now)) }

  /// Copies a text, like another program, and presses Control-V.
  public func paste(_ text: String) {
    copy(text)
    typeKey(.keyboardV, characters: "", modifierFlags: .control)
  }

  /// Copies a text to the clipboard, like another program; nil empties it.
  public func copy(_ text: String?) {
    program.platform.copy(text, to: .general)
    settle()
  }

  /// The primary selection: the text that the middle button pastes.
  ///
  /// Setting it acts like another program.
  public var primarySelection: String? {
    get { program.platform.text(on: .primarySelection) }
    set {
      program.platform.copy(newValue, to: .primarySelection)
      settle()
    }
  }

  /// Selects a range of a text with the mouse: presses at its start and releases at its end.
  ///
  /// Both positions must be visible in the window. The range is in UTF-16 units; an empty one places the caret there.
  ///
  /// - Parameters:
  ///   - range: The range, which is limited to the length of the text.
  ///   - input: A text field, a text view, or a custom text input.
  public func select(_ range: Range<Int>, in input: some UIView & UITextInput) {
    func place(_ offset: Int) -> CGPoint {
      let end = input.endOfDocument
      let position = input.position(from: input.beginningOfDocument, offset: offset) ?? end
      let caret = input.caretRect(for: position)
      return CGPoint(x: caret.minX, y: caret.midY)
    }
    // A press right after another one would count as a double click.
    wait(TestPace.pause)
    mouse.move(to: place(range.lowerBound), in: input)
    mouse.down()
    if !range.isEmpty { mouse.move(to: place(range.upperBound), in: input) }
    mouse.up()
  }
}
