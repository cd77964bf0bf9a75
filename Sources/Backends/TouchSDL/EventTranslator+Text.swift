import TouchGeometry
import TouchPlatform

/// Text of an input method that is being collected (semantics 17.8).
struct PendingText {
  var window: UInt32
  var timestamp: TimeInterval
  /// The pieces so far; nil while only the end of a composition was reported.
  var text: String?
}

/// A composition that has not ended.
struct LiveComposition {
  var window: UInt32
  /// The index, among the outputs of the batch, of the first key during a composition.
  var firstKey: Int?
}

extension EventTranslator {
  /// Whether an event belongs to the text that is being collected.
  func isText(_ event: RawEvent) -> Bool {
    switch event.kind {
    case .text, .editing: true
    case .fingerDown, .fingerMoved, .fingerUp, .fingersCancelled, .draggedFinger, .mouseMoved, .mouseDown, .mouseUp,
      .mouseEntered,
      .mouseLeft, .wheel, .gesture, .hold, .controller, .keyDown, .keyUp, .dropped, .dropsEnded, .clipboard,
      .focusGained, .focusLost, .shown, .hidden, .moved, .resized, .exposed, .closeRequested, .quit:
      false
    }
  }

  /// Adds a piece of text: SDL cuts text that is longer than 31 bytes, even inside characters, so neighbors are joined.
  ///
  /// Text belongs to the key before it; without one it is an input method's. It is also the input method's during a
  /// composition, if the key before it types nothing or already has its text: SDL reports a key that the input method
  /// did not handle before it reads the text committed for that key.
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

  /// Handles the marked text of an input method; SDL counts code points, and −1 is the end.
  mutating func edit(_ text: String, start: Int32, length: Int32, _ event: RawEvent) {
    guard window(event.window) != nil else { return }
    flush()
    let timestamp = time(event)
    guard text.isEmpty else {
      let composition = Composition(text, codePoint: start < 0 ? .max : Int(start), length: Int(length))
      composing = LiveComposition(window: event.window)
      return put(.composition(composition, timestamp: timestamp), event.window)
    }
    // An end followed by text is the commit of that text, not a cancellation.
    pendingText = PendingText(window: event.window, timestamp: timestamp, text: nil)
  }

  /// Emits the collected text.
  mutating func flushText() {
    guard let pending = pendingText else { return }
    pendingText = nil
    let event: InputEvent =
      pending.text.map { .text($0, timestamp: pending.timestamp) } ?? .composition(nil, timestamp: pending.timestamp)
    append(endOfComposition: event, pending.window)
  }
}
