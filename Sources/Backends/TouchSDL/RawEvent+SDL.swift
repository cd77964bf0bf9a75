import CSDL2
import CTouchSDL
import TouchPlatform

extension RawEvent {
  /// Converts an SDL event.
  ///
  /// Returns nil for irrelevant events, and for events that SDL generates: a mouse from a finger, a finger from a
  /// mouse. The hints that disable these can be overridden in the environment.
  init?(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: self.init(finger: event.tfinger)
    case SDL_MOUSEMOTION: self.init(motion: event.motion)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: self.init(button: event.button)
    case SDL_MOUSEWHEEL: self.init(wheel: event.wheel)
    case SDL_KEYDOWN, SDL_KEYUP:
      let key = event.key.keysym
      let scancode = Int32(bitPattern: key.scancode.rawValue)
      let kind: Kind =
        event.type == SDL_KEYDOWN.rawValue
        ? .keyDown(scancode: scancode, keycode: key.sym, modifiers: key.mod)
        : .keyUp(scancode: scancode, keycode: key.sym, modifiers: key.mod)
      self.init(window: event.key.windowID, ticks: event.key.timestamp, kind: kind)
    case SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP: self.init(controller: event.cbutton)
    case SDL_CONTROLLERAXISMOTION: self.init(controller: event.caxis)
    case SDL_CONTROLLERDEVICEADDED:
      self.init(window: 0, ticks: event.cdevice.timestamp, kind: .controller(.added))
    case SDL_CONTROLLERDEVICEREMOVED:
      self.init(window: 0, ticks: event.cdevice.timestamp, kind: .controller(.removed(event.cdevice.which)))
    case SDL_TEXTINPUT: self.init(text: event.text)
    case SDL_TEXTEDITING: self.init(editing: event.edit)
    case SDL_DROPFILE: self.init(drop: event.drop)
    case SDL_DROPCOMPLETE:
      self.init(window: event.drop.windowID, ticks: event.drop.timestamp, kind: .dropsEnded)
    case SDL_CLIPBOARDUPDATE: self.init(window: 0, ticks: event.common.timestamp, kind: .clipboard)
    case SDL_WINDOWEVENT: self.init(window: event.window)
    case SDL_QUIT: self.init(window: 0, ticks: event.quit.timestamp, kind: .quit)
    case Self.longEditing: self.init(longEditing: event)
    case SDL_USEREVENT where event.user.code == Self.cancelCode:
      self.init(window: 0, ticks: event.user.timestamp, kind: .fingersCancelled)
    case SDL_USEREVENT where event.user.code == Int32(TOUCH_GESTURE_CODE):
      self.init(gesture: event.user)
    case SDL_USEREVENT where event.user.code == Int32(TOUCH_DRAG_FINGER_CODE):
      let place = Place(
        x: Double(Int(bitPattern: event.user.data1)), y: Double(Int(bitPattern: event.user.data2) >> 1))
      let isUp = Int(bitPattern: event.user.data2) & 1 != 0
      self.init(
        window: event.user.windowID, ticks: event.user.timestamp, kind: .draggedFinger(isUp: isUp), place: place)
    case SDL_USEREVENT where event.user.code == Int32(TOUCH_PEN_CODE):
      self.init(penMove: event.user)
    default: return nil  // SDL has a hundred more kinds, and programs may register their own.
    }
  }

  /// Distinguishes the kit's user event from those of apps.
  private static let cancelCode: Int32 = 0x746F_7563

  /// Appends the event to SDL's queue.
  static func pushCancel() {
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    event.user.code = cancelCode
    SDL_PushEvent(&event)
  }

  // SDL_MOUSE_TOUCHID and SDL_TOUCH_MOUSEID are macros that Swift does not see.
  private static let fingerOfMouse: Int64 = -1
  private static let mouseOfFinger = UInt32.max

  private init?(finger event: SDL_TouchFingerEvent) {
    guard event.touchId != Self.fingerOfMouse else { return nil }
    let finger = Finger(device: event.touchId, id: event.fingerId)
    let kind: Kind =
      switch SDL_EventType(event.type) {
      case SDL_FINGERDOWN: .fingerDown(finger, x: event.x, y: event.y)
      case SDL_FINGERMOTION: .fingerMoved(finger, x: event.x, y: event.y)
      default: .fingerUp(finger, x: event.x, y: event.y)
      }
    var (x, y) = (0.0, 0.0)
    let place = touch_finger_place(event.timestamp, &x, &y) ? Place(x: x, y: y) : nil
    self.init(window: event.windowID, ticks: touch_finger_ticks(event.timestamp), kind: kind, place: place)
  }

  private init?(motion event: SDL_MouseMotionEvent) {
    guard event.which != Self.mouseOfFinger else { return nil }
    self.init(
      window: event.windowID, ticks: event.timestamp,
      kind: .mouseMoved(x: event.x, y: event.y, buttons: event.state))
  }

  private init?(penMove event: SDL_UserEvent) {
    var sample = touch_pen()
    guard touch_pen_at(UInt(bitPattern: event.data1), &sample) else { return nil }
    self.init(
      window: sample.window, ticks: sample.ticks,
      kind: .mouseMoved(
        x: Int32(sample.x.rounded(.down)), y: Int32(sample.y.rounded(.down)), buttons: sample.buttons),
      pen: Pen(sample))
  }

  private init?(button event: SDL_MouseButtonEvent) {
    guard event.which != Self.mouseOfFinger else { return nil }
    let kind: Kind =
      event.type == SDL_MOUSEBUTTONDOWN.rawValue
      ? .mouseDown(button: event.button, x: event.x, y: event.y)
      : .mouseUp(button: event.button, x: event.x, y: event.y)
    var sample = touch_pen()
    let isPen = touch_pen_of_mouse(event.which, &sample)
    self.init(window: event.windowID, ticks: event.timestamp, kind: kind, pen: isPen ? Pen(sample) : nil)
  }

  /// The direction "flipped" only reports that the user has chosen natural scrolling; the values already follow that
  /// choice, so they are used unchanged.
  private init?(wheel event: SDL_MouseWheelEvent) {
    guard event.which != Self.mouseOfFinger else { return nil }
    let isPrecise = event.preciseX != 0 || event.preciseY != 0
    let x = isPrecise ? event.preciseX : Float(event.x)
    let y = isPrecise ? event.preciseY : Float(event.y)
    var place: (x: Int32, y: Int32) = (0, 0)
    withUnsafePointer(to: event) { touch_wheel_place($0, &place.x, &place.y) }
    self.init(
      window: event.windowID, ticks: event.timestamp, kind: .wheel(x: x, y: y, mouseX: place.x, mouseY: place.y))
  }

  private init?(gesture event: SDL_UserEvent) {
    var sample = touch_gesture()
    guard touch_gesture_at(UInt(bitPattern: event.data1), &sample) else { return nil }
    guard sample.phase != TOUCH_GESTURE_HELD else {
      self.init(window: sample.window, ticks: sample.ticks, kind: .hold(x: sample.x, y: sample.y))
      return
    }
    let phase: TransformSample.Phase =
      switch sample.phase {
      case TOUCH_GESTURE_BEGAN: .began
      case TOUCH_GESTURE_CHANGED: .changed
      case TOUCH_GESTURE_ENDED: .ended
      default: .cancelled
      }
    self.init(
      window: sample.window, ticks: sample.ticks,
      kind: .gesture(
        Gesture(
          phase: phase, x: sample.x, y: sample.y, scale: sample.scale, rotation: sample.rotation, dx: sample.dx,
          dy: sample.dy)))
  }

  private init(controller event: SDL_ControllerButtonEvent) {
    self.init(
      window: 0, ticks: event.timestamp,
      kind: .controller(.button(event.button, isDown: event.type == SDL_CONTROLLERBUTTONDOWN.rawValue, of: event.which))
    )
  }

  /// Nil for the right stick and the triggers.
  private init?(controller event: SDL_ControllerAxisEvent) {
    guard let axis = ControllerStick.Axis(rawValue: event.axis) else { return nil }
    self.init(
      window: 0, ticks: event.timestamp, kind: .controller(.axis(axis, event.value, of: event.which)))
  }

  private init(text event: SDL_TextInputEvent) {
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    self.init(window: event.windowID, ticks: event.timestamp, kind: .text(text))
  }

  private init(editing event: SDL_TextEditingEvent) {
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    self.init(
      window: event.windowID, ticks: event.timestamp,
      kind: .editing(text, start: event.start, length: event.length))
  }

  /// SDL_TEXTEDITING_EXT, which the headers of SDL 2.0.20 do not have.
  static let longEditing = SDL_EventType(0x305)

  /// The layout in that version of SDL: type, time and window, the text, which the receiver owns and releases here, and
  /// the selection.
  private init(longEditing event: SDL_Event) {
    self = withUnsafeBytes(of: event) { bytes in
      let text = bytes.load(fromByteOffset: 16, as: UnsafeMutablePointer<CChar>?.self)
      defer { SDL_free(text) }
      return RawEvent(
        window: bytes.load(fromByteOffset: 8, as: UInt32.self), ticks: bytes.load(fromByteOffset: 4, as: UInt32.self),
        kind: .editing(
          text.map { String(cString: $0) } ?? "", start: bytes.load(fromByteOffset: 24, as: Int32.self),
          length: bytes.load(fromByteOffset: 28, as: Int32.self)))
    }
  }

  /// The receiver owns the path and releases it here.
  private init?(drop event: SDL_DropEvent) {
    guard let file = event.file else { return nil }
    let path = String(cString: file)
    SDL_free(file)
    self.init(window: event.windowID, ticks: event.timestamp, kind: .dropped(path))
  }

  private init?(window event: SDL_WindowEvent) {
    let kind: Kind
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: kind = .shown
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: kind = .hidden
    case SDL_WINDOWEVENT_EXPOSED: kind = .exposed
    case SDL_WINDOWEVENT_MOVED: kind = .moved(x: event.data1)
    case SDL_WINDOWEVENT_SIZE_CHANGED: kind = .resized
    case SDL_WINDOWEVENT_ENTER: kind = .mouseEntered
    case SDL_WINDOWEVENT_LEAVE: kind = .mouseLeft
    case SDL_WINDOWEVENT_FOCUS_GAINED: kind = .focusGained
    case SDL_WINDOWEVENT_FOCUS_LOST: kind = .focusLost
    case SDL_WINDOWEVENT_CLOSE: kind = .closeRequested
    default: return nil  // Resized (a second time), take focus, hit test, colour profile.
    }
    self.init(window: event.windowID, ticks: event.timestamp, kind: kind)
  }
}

extension RawEvent.Pen {
  fileprivate init(_ sample: touch_pen) {
    self.init(
      x: sample.x, y: sample.y, pressure: sample.pressure, tiltX: sample.tilt_x, tiltY: sample.tilt_y,
      distance: sample.distance, rotation: sample.rotation)
  }
}
