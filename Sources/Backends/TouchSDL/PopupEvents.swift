/// Converts SDL's events of popups to events of the windows behind them.
///
/// The mouse may go down on a window and up on its popup, and a compositor moves the keyboard to a popup that grabs the
/// input. So mouse and key events are sent to the window, with positions beyond its edges, and a move of the keyboard
/// between the two is ignored. Fingers stay with the window or popup on which they came down.
struct PopupEvents {
  /// A popup and the window behind it.
  struct Place: Equatable {
    var popup: UInt32
    var window: UInt32
    /// The offset from the window's upper left corner to the popup's, in SDL's units.
    var x: Int32
    var y: Int32
  }

  /// The fingers that SDL treats as down on a popup.
  private var fingers: [(finger: RawEvent.Finger, window: UInt32)] = []

  /// Whether SDL treats a finger as down on a window.
  func hasFingers(on window: UInt32) -> Bool { fingers.contains { $0.window == window } }

  /// The events of a batch, converted to those of the windows.
  mutating func mapped(_ batch: [RawEvent], _ places: [Place]) -> [RawEvent] {
    guard !places.isEmpty else { return batch }
    var mapped: [RawEvent] = []
    for event in batch {
      follow(event, places)
      guard let place = places.first(where: { $0.popup == event.window }), let moved = event.moved(by: place) else {
        mapped.append(event)
        continue
      }
      mapped.append(moved)
    }
    return mapped.withoutReturns(of: Set(places.map(\.window)))
  }

  private mutating func follow(_ event: RawEvent, _ places: [Place]) {
    switch event.kind {
    case .fingerDown(let finger, _, _):
      fingers.removeAll { $0.finger == finger }
      if places.contains(where: { $0.popup == event.window }) { fingers.append((finger, event.window)) }
    case .fingerUp(let finger, _, _): fingers.removeAll { $0.finger == finger }
    case .fingerMoved, .fingersCancelled, .draggedFinger, .mouseMoved, .mouseDown, .mouseUp, .mouseEntered, .mouseLeft,
      .wheel,
      .gesture, .hold, .controller, .keyDown, .keyUp, .text,
      .editing, .dropped, .dropsEnded, .clipboard, .focusGained, .focusLost, .shown, .hidden, .moved,
      .resized, .exposed, .closeRequested, .quit:
      break
    }
  }
}

extension RawEvent {
  /// The event for the window behind a popup; nil for events that concern only the popup.
  fileprivate func moved(by place: PopupEvents.Place) -> RawEvent? {
    func at(_ x: Int32, _ y: Int32) -> (Int32, Int32) { (x &+ place.x, y &+ place.y) }
    var event = self
    event.window = place.window
    event.pen?.x += Double(place.x)
    event.pen?.y += Double(place.y)
    switch kind {
    case .mouseMoved(let x, let y, let buttons):
      let (x, y) = at(x, y)
      event.kind = .mouseMoved(x: x, y: y, buttons: buttons)
    case .mouseDown(let button, let x, let y):
      let (x, y) = at(x, y)
      event.kind = .mouseDown(button: button, x: x, y: y)
    case .mouseUp(let button, let x, let y):
      let (x, y) = at(x, y)
      event.kind = .mouseUp(button: button, x: x, y: y)
    case .wheel(let dx, let dy, let mouseX, let mouseY):
      let (x, y) = at(mouseX, mouseY)
      event.kind = .wheel(x: dx, y: dy, mouseX: x, mouseY: y)
    case .gesture(var gesture):
      gesture.x += Double(place.x)
      gesture.y += Double(place.y)
      event.kind = .gesture(gesture)
    case .hold(let x, let y): event.kind = .hold(x: x + Double(place.x), y: y + Double(place.y))
    case .mouseEntered, .mouseLeft, .keyDown, .keyUp, .text, .editing, .focusGained, .focusLost: break
    case .fingerDown, .fingerMoved, .fingerUp, .draggedFinger, .fingersCancelled, .dropped, .dropsEnded, .clipboard,
      .shown, .hidden,
      .controller, .moved, .resized, .exposed,
      .closeRequested, .quit:
      return nil
    }
    return event
  }
}

extension [RawEvent] {
  /// The batch without losses of the keyboard that end in the same batch, for some windows.
  fileprivate func withoutReturns(of windows: Set<UInt32>) -> [RawEvent] {
    var kept: [RawEvent] = []
    for event in self {
      if event.kind == .focusGained, windows.contains(event.window),
        let last = kept.lastIndex(where: { $0.kind == .focusLost || $0.kind == .focusGained }),
        kept[last].kind == .focusLost, kept[last].window == event.window
      {
        kept.remove(at: last)
      } else {
        kept.append(event)
      }
    }
    return kept
  }
}
