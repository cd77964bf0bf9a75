import TouchGeometry
import TouchPlatform

/// The state of the mouse, or of the pen that moves the pointer (semantics 53.12), as reported to the kit.
struct MouseState {
  enum Touch: Equatable {
    /// No button is down; moves are hover events.
    case up
    /// A button was pressed in a window; the last location of the mouse.
    case down(window: UInt32, place: CGPoint)
    /// A button is down, but its touch was cancelled.
    case ignored
  }

  var touch = Touch.up
  /// The buttons whose press was seen, in SDL's mask.
  var buttons: UInt32 = 0
  /// The last sample of the pen whose touch is in progress; nil for the mouse's.
  var pen: RawEvent.Pen?
  /// The number of the touch in `InputSample.finger`: the mouse's, or for a pen one that no finger has.
  var finger = EventTranslator.mouseFinger
  /// The pointer left the window while a button was down; reported when the button is released.
  var isOutside = false
}

/// The distance in points that one notch of a wheel scrolls.
let pointsPerNotch: CGFloat = 48

extension EventTranslator {
  mutating func mouseMoved(_ x: Int32, _ y: Int32, _ buttons: UInt32, _ event: RawEvent) {
    let buttons = event.pen == nil ? buttons : buttons & RawEvent.Pen.buttons
    if buttons == 0 {
      if case .down(let window, let place) = mouse.touch { cancelMouse(in: window, at: place, event) }
      mouse.touch = .up
      mouse.buttons = 0
    }
    guard let window = window(event.window) else { return }
    let place = place(x, y, event, in: window)
    switch mouse.touch {
    case .up:
      // A button that was pressed elsewhere is ignored.
      if buttons == 0 {
        let pen = event.pen.map { PenHover(distance: CGFloat($0.distance), angles: $0.angles) }
        put(.hover(place, timestamp: time(event), modifiers: modifiers, pen: pen), event.window)
      }
    case .down(let owner, _): drag(to: place, in: owner, event)
    case .ignored:
      break
    }
  }

  mutating func mouseDown(_ button: UInt8, _ x: Int32, _ y: Int32, _ event: RawEvent) {
    guard let window = window(event.window), event.pen == nil || bit(button) & RawEvent.Pen.buttons != 0 else { return }
    // A button that is pressed twice was released unseen, in another window.
    if case .ignored = mouse.touch, mouse.buttons & bit(button) != 0 {
      mouse.touch = .up
      mouse.buttons = 0
    }
    mouse.buttons |= bit(button)
    let place = place(x, y, event, in: window)
    switch mouse.touch {
    case .up:
      mouse.touch = .down(window: event.window, place: place)
      mouse.pen = event.pen
      mouse.finger = event.pen == nil ? Self.mouseFinger : freeNumber()
      mouse.isOutside = false
      put(mouseSample(.began, at: place, event), event, window: event.window)
    case .down(let owner, _): drag(to: place, in: owner, event)
    case .ignored:
      break
    }
  }

  /// While a button is held in a window, other windows receive no moves.
  private mutating func drag(to place: CGPoint, in owner: UInt32, _ event: RawEvent) {
    guard owner == event.window else { return }
    mouse.touch = .down(window: owner, place: place)
    put(mouseSample(.moved, at: place, event), event, window: owner)
  }

  mutating func mouseUp(_ button: UInt8, _ x: Int32, _ y: Int32, _ event: RawEvent) {
    guard event.pen == nil || bit(button) & RawEvent.Pen.buttons != 0 else { return }
    mouse.buttons &= ~bit(button)
    let isLast = mouse.buttons == 0
    switch mouse.touch {
    case .up:
      break
    case .down(let owner, var place):
      if owner == event.window, let window = window(owner) { place = self.place(x, y, event, in: window) }
      put(mouseSample(isLast ? .ended : .moved, at: place, event), event, window: owner)
      mouse.touch = isLast ? .up : .down(window: owner, place: place)
      if isLast, mouse.isOutside { leave(owner, event) }
    case .ignored:
      if isLast { mouse.touch = .up }
    }
  }

  mutating func mouseLeft(_ event: RawEvent) {
    if case .down = mouse.touch {
      mouse.isOutside = true
    } else if window(event.window) != nil {
      leave(event.window, event)
    }
  }

  /// SDL's wheel moves the view, the kit's moves the content, so only one of the axes changes its sign: SDL's y
  /// increases away from the user.
  ///
  /// A distance of zero is the end of a scroll on a touchpad, which `wayland_scrolls.c` queues.
  mutating func wheel(_ x: Float, _ y: Float, _ mouseX: Int32, _ mouseY: Int32, _ event: RawEvent) {
    guard let window = window(event.window) else { return }
    // Subtracted, so that the result is never minus zero.
    let distance = CGVector(dx: (0 - CGFloat(x)) * pointsPerNotch, dy: CGFloat(y) * pointsPerNotch)
    let place = window.geometry.point(mouseX: mouseX, mouseY: mouseY)
    put(.scroll(distance, at: place, timestamp: time(event), modifiers: modifiers), event.window)
  }

  /// Cancels the mouse's touch; the mouse is ignored until all buttons are up.
  mutating func cancelMouse(in window: UInt32, at place: CGPoint, _ event: RawEvent) {
    put(mouseSample(.cancelled, at: place, event), event, window: window)
    mouse.touch = .ignored
  }

  private mutating func leave(_ window: UInt32, _ event: RawEvent) {
    mouse.isOutside = false
    put(.hover(nil, timestamp: time(event), modifiers: modifiers), window)
  }

  private mutating func mouseSample(
    _ phase: InputSample.Phase, at place: CGPoint, _ event: RawEvent
  ) -> InputSample {
    var sample = InputSample(
      finger: mouse.finger, phase: phase, location: place, timestamp: time(event), type: .indirectPointer,
      buttons: PointerButtons(sdl: mouse.buttons), modifiers: modifiers)
    if let last = mouse.pen {
      let pen = event.pen ?? last
      mouse.pen = pen
      sample.type = .pencil
      sample.force = CGFloat(pen.pressure)
      sample.angles = pen.angles
      // The tip is no button.
      sample.buttons.formIntersection(.secondary)
    }
    return sample
  }

  /// The location of an event of the mouse in points; a pen's is not rounded.
  private func place(_ x: Int32, _ y: Int32, _ event: RawEvent, in window: Window) -> CGPoint {
    guard let pen = event.pen, abs(pen.x - Double(x)) <= 1, abs(pen.y - Double(y)) <= 1 else {
      return window.geometry.point(mouseX: x, mouseY: y)
    }
    let unit = window.geometry.unitsPerPoint
    return CGPoint(x: CGFloat(pen.x) / unit, y: CGFloat(pen.y) / unit)
  }

  private func bit(_ button: UInt8) -> UInt32 { button > 0 && button <= 32 ? 1 << (UInt32(button) - 1) : 0 }
}

extension RawEvent.Pen {
  /// The buttons that are reported, in SDL's mask: the tip and the lower barrel button (semantics 53.10).
  static let buttons: UInt32 = 0b101

  var angles: PenAngles {
    PenAngles(
      tilt: CGVector(dx: CGFloat(tiltX) * .pi / 180, dy: CGFloat(tiltY) * .pi / 180),
      roll: CGFloat(rotation) * .pi / 180)
  }
}
