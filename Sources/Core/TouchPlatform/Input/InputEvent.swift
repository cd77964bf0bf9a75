import TouchGeometry

/// What comes through the one door into the application, in the order in which it happened.
///
/// SDL, a host, the fingers of tests, a scene's input file and a recording all speak this language. A recording is a
/// list of these values.
public enum InputEvent: Sendable, Equatable {
  /// Samples that belong to one event, at most one per finger; earlier samples of the same fingers that were read in
  /// the same batch come first, in `coalesced`, oldest first.
  case touches([InputSample], coalesced: [InputSample] = [])
  /// The pointer moved with no button down; nil when it left the surface.
  case hover(CGPoint?, timestamp: TimeInterval, modifiers: UIKeyModifierFlags = [])
  /// The wheel or the touchpad, in points; positive moves the content right and down.
  case scroll(CGVector, at: CGPoint, timestamp: TimeInterval, modifiers: UIKeyModifierFlags = [])
  /// A key went down or up; a key that is held goes down again.
  ///
  /// `code` is the USB HID usage, `characters` what it types (may be empty). Text that a key types comes with the key
  /// and not once more as `text`.
  case key(code: Int, characters: String, isDown: Bool, timestamp: TimeInterval, modifiers: UIKeyModifierFlags = [])
  /// An input method commits text that no key brought; it takes the place of the composition, if there is one.
  case text(String, timestamp: TimeInterval)
  /// What an input method composes at present is this, until the next of these or a `text`; nil when it gave up.
  case composition(Composition?, timestamp: TimeInterval)
  /// An input method takes back text around the caret: so many UTF-16 units before it and after it.
  case deleteSurrounding(before: Int, after: Int, timestamp: TimeInterval)
  /// The device was shaken, or what stands for it.
  case shake(timestamp: TimeInterval)
  /// A media key, or what stands for it: one of the remote control subtypes.
  case remoteControl(InputSubtype, timestamp: TimeInterval)
  /// The surface gained or lost the keyboard.
  case focus(Bool)
  /// The surface was shown or hidden.
  case visibility(Bool)
  /// The surface has another size or another number of pixels in a point.
  case resize
  /// The surface's pixels were lost.
  case expose
  /// The user asks for the surface to be closed.
  case close
  /// Files were dropped on the surface, or are to be opened in it for another reason; their paths.
  case drop([String])
  /// Another program has put something else on a clipboard.
  case clipboardChanged(Clipboard)
}

/// Text that an input method shows in the text before it is committed.
public struct Composition: Sendable, Equatable {
  /// What is composed; not empty.
  public var text: String
  /// What of it the input method has selected, in UTF-16 units; a caret where it is empty.
  public var selection: Range<Int>

  /// A composition with its caret at the end, or with a part selected.
  ///
  /// - Parameters:
  ///   - text: what is composed.
  ///   - selection: in UTF-16 units; nil for the end. What lies outside of the text is cut off.
  public init(_ text: String, selection: Range<Int>? = nil) {
    let length = text.utf16.count
    self.text = text
    self.selection = (selection ?? length..<length).clamped(to: 0..<length)
  }

  /// As input methods count: in code points; a length below 0 goes to the end.
  ///
  /// - Parameters:
  ///   - text: what is composed.
  ///   - start: where the selection begins; what lies outside of the text is cut off.
  ///   - length: of the selection.
  public init(_ text: String, codePoint start: Int, length: Int) {
    let scalars = text.unicodeScalars
    let first = scalars.index(scalars.startIndex, offsetBy: max(start, 0), limitedBy: scalars.endIndex)
    let begin = first ?? scalars.endIndex
    let last = length < 0 ? nil : scalars.index(begin, offsetBy: length, limitedBy: scalars.endIndex)
    let lower = text.utf16.distance(from: text.startIndex, to: begin)
    let upper = text.utf16.distance(from: text.startIndex, to: last ?? scalars.endIndex)
    self.init(text, selection: lower..<upper)
  }
}
