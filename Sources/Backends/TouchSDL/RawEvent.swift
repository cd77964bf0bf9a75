import TouchPlatform

/// The relevant content of an SDL event, as a value that tests can create.
struct RawEvent: Equatable, Sendable {
  /// SDL's number of the window; 0 for none.
  var window: UInt32
  /// The time in milliseconds since SDL was started, from the server or, if it reports none, of the reading; wraps
  /// around after 49 days.
  var ticks: UInt32
  var kind: Kind
  /// The pen that caused an event of the mouse; nil for a mouse, and for other kinds.
  var pen: Pen?
  /// The location of a finger in the window's units, also outside of it; nil if only SDL's clamped one is known.
  var place: Place?

  /// A location in a window's units.
  struct Place: Equatable, Sendable {
    var x: Double
    var y: Double
  }

  /// The latest sample of a pen.
  struct Pen: Equatable, Sendable {
    /// The location in the window's units, which SDL rounds in events of the mouse.
    var x: Double
    var y: Double
    /// From 0 to 1.
    var pressure: Double
    /// The angles from upright toward +x and +y, in degrees.
    var tiltX: Double
    var tiltY: Double
    /// The distance from the surface, from 0 to 1, and the rotation around the pen's own axis in degrees, clockwise; 0
    /// if they are not measured.
    var distance = 0.0
    var rotation = 0.0
  }

  /// SDL's identifier of a finger.
  ///
  /// On X11 the numbers increase forever, on Wayland they are reused.
  struct Finger: Equatable, Sendable {
    var device: Int64
    var id: Int64
  }

  /// A sample of two fingers on a touchpad, with the pointer at a position in the window's units.
  struct Gesture: Equatable, Sendable {
    var phase: TransformSample.Phase
    var x: Double
    var y: Double
    /// The distance of the fingers divided by that at the beginning of the gesture.
    var scale: Double
    /// The angle since the beginning, clockwise in degrees.
    var rotation: Double
    /// The movement since the beginning, in the window's units.
    var dx: Double
    var dy: Double
  }

  /// An event of a game controller, which has SDL's number.
  enum Controller: Equatable, Sendable {
    /// A button with SDL's number went down or up.
    case button(UInt8, isDown: Bool, of: Int32)
    /// The left stick was moved.
    case axis(ControllerStick.Axis, Int16, of: Int32)
    /// Controllers were connected.
    case added
    case removed(Int32)
  }

  enum Kind: Equatable, Sendable {
    /// Coordinates are from 0 to 1 in the window and clamped to it. (No pressure: SDL's drivers for Linux always report
    /// 1.)
    case fingerDown(Finger, x: Float, y: Float)
    case fingerMoved(Finger, x: Float, y: Float)
    case fingerUp(Finger, x: Float, y: Float)
    /// The compositor cancels all fingers. SDL does not report it; `touch_listen_for_cancel` does.
    case fingersCancelled
    /// The finger with which the user drags has moved, or was lifted, while the compositor has its touch; the location is
    /// `place`.
    case draggedFinger(isUp: Bool)
    /// Coordinates are in the window's units. Reported outside of the window too while a button is down. `buttons` is
    /// SDL's mask: bit 0 is SDL's button 1, and so on.
    case mouseMoved(x: Int32, y: Int32, buttons: UInt32)
    case mouseDown(button: UInt8, x: Int32, y: Int32)
    case mouseUp(button: UInt8, x: Int32, y: Int32)
    case mouseEntered
    case mouseLeft
    /// In notches, with fractions if the device has them; positive is right and away from the user.
    case wheel(x: Float, y: Float, mouseX: Int32, mouseY: Int32)
    /// Two fingers on a touchpad.
    case gesture(Gesture)
    /// Fingers rest on a touchpad, with the pointer at a position in the window's units.
    case hold(x: Double, y: Double)
    /// A game controller.
    case controller(Controller)
    /// `keycode` is SDL's, a Unicode scalar or a number above them; `modifiers` is the state after the event.
    case keyDown(scancode: Int32, keycode: Int32, modifiers: UInt16)
    case keyUp(scancode: Int32, keycode: Int32, modifiers: UInt16)
    case text(String)
    /// The marked text of an input method; `start` and `length` count code points, −1 means the end.
    case editing(String, start: Int32, length: Int32)
    /// The path of a file that was dropped on the window.
    case dropped(String)
    /// All files of a drop were reported.
    case dropsEnded
    /// The content of a clipboard changed.
    case clipboard
    case focusGained, focusLost, shown, hidden, resized, exposed, closeRequested
    /// The window has another position; its left edge in units of the desktop.
    case moved(x: Int32)
    /// The session ends.
    case quit
  }
}
