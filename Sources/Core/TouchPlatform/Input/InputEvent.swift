import TouchGeometry

/// An input event for the application, in the order in which it happened.
///
/// SDL, a host, simulated fingers in tests, a scene's input file and a recording all produce these values. A recording
/// is a list of them.
public enum InputEvent: Sendable, Equatable {
  /// Samples of one event, at most one per finger; `coalesced` has the earlier samples of the same fingers from the
  /// same batch, oldest first.
  case touches([InputSample], coalesced: [InputSample] = [])
  /// The pointer moved with no button down; nil if it left the surface. `pen` describes the pen that moves it, and is
  /// nil for a mouse.
  case hover(CGPoint?, timestamp: TimeInterval, modifiers: UIKeyModifierFlags = [], pen: PenHover? = nil)
  /// The wheel or the touchpad scrolled, in points; positive moves the content right and down.
  ///
  /// A distance of zero on both axes means that the fingers were lifted from the touchpad.
  case scroll(CGVector, at: CGPoint, timestamp: TimeInterval, modifiers: UIKeyModifierFlags = [])
  /// Two fingers on a touchpad pinch, rotate and move together; the pointer does not move meanwhile.
  case transform(TransformSample)
  /// Fingers came down on a touchpad and rest there, with the pointer at a location.
  case hold(at: CGPoint, timestamp: TimeInterval)
  /// A key went down or up; a held key repeats going down.
  ///
  /// `code` is the USB HID usage, `characters` the typed text (may be empty). Text typed by a key is part of this event
  /// and not repeated as `text`.
  case key(code: Int, characters: String, isDown: Bool, timestamp: TimeInterval, modifiers: UIKeyModifierFlags = [])
  /// A button of a remote control or game controller went down or up; `number` is that of `UIPress.PressType`.
  ///
  /// The kit itself repeats arrows that are down.
  case button(Int, isDown: Bool, timestamp: TimeInterval)
  /// The device of some buttons or keys was removed while they were down: their presses are cancelled.
  ///
  /// The numbers are those of `UIPress.PressType`: for a key 2000 plus its HID usage.
  case buttonsCancelled([Int], timestamp: TimeInterval)
  /// An input method commits text that no key typed; it replaces the composition, if there is one.
  case text(String, timestamp: TimeInterval)
  /// The current composition of an input method, until the next of these events or a `text`; nil if it was cancelled.
  case composition(Composition?, timestamp: TimeInterval)
  /// An input method deletes text around the caret: the given numbers of UTF-16 units before and after it.
  case deleteSurrounding(before: Int, after: Int, timestamp: TimeInterval)
  /// The device was shaken, or a shake was simulated: `motion` with `began`, then with `ended`.
  case shake(timestamp: TimeInterval)
  /// A shake began, ended or was cancelled, by a detector outside of the kit.
  case motion(MotionPhase, timestamp: TimeInterval)
  /// A sample of an accelerometer, in m/s² and including gravity; the kit's detector finds shakes in the samples.
  case acceleration(x: Double, y: Double, z: Double, timestamp: TimeInterval)
  /// A media key was pressed, or simulated: one of the remote control subtypes.
  case remoteControl(InputSubtype, timestamp: TimeInterval)
  /// The surface gained or lost the keyboard.
  case focus(Bool)
  /// The surface was shown or hidden.
  case visibility(Bool)
  /// The size or the scale of the surface changed.
  case resize
  /// The surface's pixels were lost.
  case expose
  /// The user requested to close the surface.
  case close
  /// Files were dropped on the surface, or must be opened in it for another reason; their paths.
  case drop([String])
  /// Another app drags something over the surface.
  case remoteDrag(RemoteDragEvent)
  /// Another app answers a drag of this one, or requests its content.
  case localDrag(LocalDragEvent)
  /// Another app has changed a clipboard.
  case clipboardChanged(Clipboard)
}

/// Text that an input method shows in the text before it is committed.
public struct Composition: Sendable, Equatable {
  /// The composed text; not empty.
  public var text: String
  /// The input method's selection in it, in UTF-16 units; an empty one is a caret.
  public var selection: Range<Int>

  /// Creates a composition with its caret at the end, or with a selection.
  ///
  /// - Parameters:
  ///   - text: the composed text.
  ///   - selection: in UTF-16 units, clamped to the text; nil for the end.
  public init(_ text: String, selection: Range<Int>? = nil) {
    let length = text.utf16.count
    self.text = text
    self.selection = (selection ?? length..<length).clamped(to: 0..<length)
  }

  /// Creates a composition with a selection in code points, as input methods count; a negative length extends to the
  /// end.
  ///
  /// - Parameters:
  ///   - text: the composed text.
  ///   - start: the start of the selection, clamped to the text.
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
