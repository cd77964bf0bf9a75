import TouchGeometry
import TouchPlatform

/// Translates SDL's events to those of the kit; a value without side effects.
///
/// It is fed with batches: `begin`, any number of `add`, `finish`. A batch is what was read at once. It tracks which
/// fingers are down, and every finger that began ends or is cancelled, even if SDL omits events:
/// - when the compositor cancels the fingers, all of them are cancelled at once;
/// - a finger that goes down twice is cancelled first, with its whole device (see `fingerDown`);
/// - fingers and mouse of a window are cancelled when it loses the focus or is hidden; their further events are ignored
///   until they go down again;
/// - touches with window 0, on decorations that the client draws, are ignored;
/// - a mouse button that was released unseen is cancelled.
struct EventTranslator {
  /// An event and SDL's number of its window.
  struct Output: Equatable {
    var window: UInt32
    var event: InputEvent
  }

  /// The number of the mouse in `InputSample.finger`; fingers are numbered from 1.
  static let mouseFinger = 0

  struct Window {
    var id: UInt32
    var geometry: WindowGeometry
    var isVisible = false
    var hasFocus = false
    var shake = WindowShake()
  }

  struct LiveFinger {
    var device: RawEvent.Finger
    var number: Int
    var window: UInt32
    var place: CGPoint
  }

  struct PendingKey {
    var window: UInt32
    var code: Int32
    /// The typed text if no text event follows.
    var fallback: String
    /// Whether the key types, according to the layout.
    var isPrintable: Bool
    /// The text that has followed.
    var text: String?
    var timestamp: TimeInterval
  }

  var windows: [Window] = []
  var fingers: [LiveFinger] = []
  var mouse = MouseState()
  var modifiers: UIKeyModifierFlags = []
  /// A pressed key that may be followed by its text.
  var pendingKey: PendingKey?
  /// Text without a key.
  var pendingText: PendingText?
  /// The current composition of an input method.
  var composing: LiveComposition?
  /// Whether SDL reports typed text; otherwise it is derived from the keys.
  var reportsText = false
  /// The presses of game controllers.
  var controllers = ControllerPresses()
  /// Whether a window gained the keyboard in the batch.
  var hasGainedKeyboard = false
  /// The files of an unfinished drop.
  var pendingDrop: PendingDrop?

  private var outputs: [Output] = []
  var group = SampleGroup()
  /// The finger whose end was the last event; nil after any other event.
  var lastUp: (device: RawEvent.Finger, ticks: UInt32)?
  /// Whether the events of the batch were read as soon as they arrived.
  private(set) var isPrompt = true
  private var batchTime: TimeInterval = 0
  private var batchTicks: UInt32 = 0
  private var rate = 1.0
  private var latest: TimeInterval = -.infinity

  /// Begins a batch that was read when the loop's clock was `now` and SDL's `ticks`.
  ///
  /// `isPrompt` is whether the program was waiting for it; otherwise the batch may contain events of very different
  /// age. `rate` is the duration of one second of SDL in seconds of the loop's clock.
  mutating func begin(now: TimeInterval, ticks: UInt32, isPrompt: Bool = true, rate: Double = 1) {
    self.isPrompt = isPrompt
    self.rate = rate
    lastUp = nil
    hasGainedKeyboard = false
    composing?.firstKey = nil
    batchTime = now
    batchTicks = ticks
  }

  /// Ends the batch and returns its events in order.
  ///
  /// `modifiers` are the currently held keys, in SDL's mask.
  mutating func finish(modifiers: UInt16) -> [Output] {
    flush()
    self.modifiers = UIKeyModifierFlags(sdl: modifiers)
    defer { outputs = [] }
    return outputs
  }

  /// Adds the next event of the batch.
  mutating func add(_ event: RawEvent) {
    if case .text(let text) = event.kind { return add(text: text, event) }
    if !isText(event) { flushText() }
    flushKey()
    let previousUp = lastUp
    lastUp = nil
    switch event.kind {
    case .fingerDown(let finger, let x, let y): fingerDown(finger, x, y, event, after: previousUp)
    case .fingerMoved(let finger, let x, let y): fingerMoved(finger, x, y, event)
    case .fingerUp(let finger, let x, let y): fingerUp(finger, x, y, event)
    case .fingersCancelled: cancelFingers(event)
    case .draggedFinger(let isUp): draggedFinger(isUp: isUp, event)
    case .mouseMoved(let x, let y, let buttons): mouseMoved(x, y, buttons, event)
    case .mouseDown(let button, let x, let y): mouseDown(button, x, y, event)
    case .mouseUp(let button, let x, let y): mouseUp(button, x, y, event)
    case .mouseEntered: mouse.isOutside = false
    case .mouseLeft: mouseLeft(event)
    case .wheel(let x, let y, let mouseX, let mouseY): wheel(x, y, mouseX, mouseY, event)
    case .gesture(let gesture): touchpad(gesture, event)
    case .hold(let x, let y): hold(x, y, event)
    case .controller(let input): controller(input, event)
    case .keyDown(let scancode, let keycode, let modifiers): keyDown(scancode, keycode, modifiers, event)
    case .keyUp(let scancode, let keycode, let modifiers): keyUp(scancode, keycode, modifiers, event)
    case .text: break  // Handled above, before the pending key was flushed.
    case .editing(let text, let start, let length): edit(text, start: start, length: length, event)
    case .dropsEnded: flushDrop()
    case .clipboard: if let first = windows.first { put(.clipboardChanged(.general), first.id) }
    case .dropped(let path): drop(path, event)
    case .focusGained: setFocus(true, event)
    case .focusLost: setFocus(false, event)
    case .shown: setVisible(true, event)
    case .hidden: setVisible(false, event)
    case .moved: break  // The platform sees to that.
    case .resized: resized(event)
    case .exposed: if window(event.window) != nil { put(.expose, event.window) }
    case .closeRequested: if window(event.window) != nil { put(.close, event.window) }
    case .quit: for window in windows.reversed() { put(.close, window.id) }
    }
  }

  /// Returns the time of an event on the loop's clock.
  ///
  /// Events contain milliseconds of a counter that wraps around: the server's time if it reports one, otherwise that of
  /// their reading. No event is later than its batch or earlier than one before it.
  mutating func time(_ event: RawEvent) -> TimeInterval {
    let age = TimeInterval(max(0, Int32(bitPattern: batchTicks &- event.ticks))) / 1000 * rate
    latest = max(latest, batchTime - age)
    return latest
  }

  var lastOutput: Output? { outputs.last }

  /// Emits an event after the samples before it.
  mutating func put(_ event: InputEvent, _ window: UInt32) {
    flush()
    outputs.append(Output(window: window, event: event))
  }

  /// Adds a sample to the collected event, or begins a new one.
  mutating func put(_ sample: InputSample, _ event: RawEvent, window: UInt32) {
    if group.add(sample, window: window, ticks: event.ticks) { return }
    flushGroup()
    _ = group.add(sample, window: window, ticks: event.ticks)
  }

  /// Reports the window that gains the keyboard before the one that loses it, so that the program never seems inactive.
  mutating func reportGainFirst() {
    guard outputs.count >= 2, let gain = outputs.last else { return }
    let before = outputs[outputs.count - 2]
    // A window that loses and regains the keyboard is notified in that order.
    guard before.event == .focus(false), before.window != gain.window else { return }
    outputs.swapAt(outputs.count - 2, outputs.count - 1)
  }

  private mutating func flushGroup() {
    let window = group.window
    if let event = group.removeEvent() { outputs.append(Output(window: window, event: event)) }
  }

  /// Emits the collected event.
  mutating func flush() {
    flushGroup()
    flushKey()
    flushText()
    flushDrop()
  }

  /// Emits an event after the others, without ending the collection.
  mutating func append(_ event: InputEvent, _ window: UInt32) {
    flushGroup()
    outputs.append(Output(window: window, event: event))
  }

  /// Emits the end of a composition before the keys of the batch that came during it (semantics 17.8).
  mutating func append(endOfComposition event: InputEvent, _ window: UInt32) {
    let place = composing.flatMap { $0.window == window ? $0.firstKey : nil }
    if composing?.window == window { composing = nil }
    guard let place else { return append(event, window) }
    flushGroup()
    outputs.insert(Output(window: window, event: event), at: place)
  }

  mutating func flushKey() {
    guard let key = pendingKey else { return }
    pendingKey = nil
    flushGroup()
    if composing?.window == key.window, composing?.firstKey == nil { composing?.firstKey = outputs.count }
    outputs.append(Output(window: key.window, event: key.event(modifiers: modifiers)))
  }
}
