import TouchGeometry
import TouchPlatform

/// Text of an input method that is being gathered (semantics 17.8).
struct PendingText {
  var window: UInt32
  var timestamp: TimeInterval
  /// The pieces so far; nil while only the end of a composition was told.
  var text: String?
}

/// A composition that an input method has told of and not ended.
struct LiveComposition {
  var window: UInt32
  /// Where, among the outputs of the batch, the first key stands that came while something was composed.
  var firstKey: Int?
}

extension EventTranslator {
  /// Whether an event goes on with text that is being gathered.
  func isText(_ event: RawEvent) -> Bool {
    switch event.kind {
    case .text, .editing: true
    case .fingerDown, .fingerMoved, .fingerUp, .fingersCancelled, .mouseMoved, .mouseDown, .mouseUp, .mouseEntered,
      .mouseLeft, .wheel,
      .keyDown, .keyUp, .dropped, .dropsEnded, .clipboard, .focusGained, .focusLost, .shown, .hidden, .moved, .resized,
      .exposed, .closeRequested, .quit:
      false
    }
  }

  /// A piece of text: SDL cuts what is longer than 31 bytes, inside of letters too, so neighbors are joined.
  ///
  /// Text belongs to the key before it; without one it is an input method's. So it is while something is composed, if
  /// the key before it types nothing or has its text already: SDL tells of a key that the input method let pass before
  /// it reads what that committed on account of the key.
  mutating func add(text: String, _ event: RawEvent) {
    guard window(event.window) != nil, !text.isEmpty else { return }
    if let key = pendingKey, key.window == event.window {
      guard composing?.window == key.window, key.text != nil || !key.isPrintable else {
        pendingKey?.text = (key.text ?? "") + text
        return
      }
      flushKey()
    }
    if pendingText?.window != event.window { flush() }
    let known = pendingText?.text ?? ""
    pendingText = PendingText(
      window: event.window, timestamp: pendingText?.timestamp ?? time(event), text: known + text)
  }

  /// What an input method composes; SDL counts code points, and says −1 for the end.
  mutating func edit(_ text: String, start: Int32, length: Int32, _ event: RawEvent) {
    guard window(event.window) != nil else { return }
    flush()
    let timestamp = time(event)
    guard text.isEmpty else {
      let composition = Composition(text, codePoint: start < 0 ? .max : Int(start), length: Int(length))
      composing = LiveComposition(window: event.window)
      return put(.composition(composition, timestamp: timestamp), event.window)
    }
    // An end with text behind it is the commit of that text, and nothing was given up.
    pendingText = PendingText(window: event.window, timestamp: timestamp, text: nil)
  }

  /// Puts out the text that is being gathered.
  mutating func flushText() {
    guard let pending = pendingText else { return }
    pendingText = nil
    let event: InputEvent =
      pending.text.map { .text($0, timestamp: pending.timestamp) } ?? .composition(nil, timestamp: pending.timestamp)
    append(endOfComposition: event, pending.window)
  }
}
