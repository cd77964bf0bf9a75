import TouchDrawing
import TouchGeometry

/// One sample of one finger, as the platform read it: nothing interpreted, nothing merged away.
///
/// The mouse is a finger of type `.indirectPointer` that is down while a button is; `finger` tells fingers apart while
/// they are down and may be used again afterwards.
package struct InputSample: Sendable, Equatable {
  package var finger: Int
  package var phase: Phase
  /// Place in the surface, in points.
  package var location: CGPoint
  /// Seconds on the loop's clock at which the device reported the sample.
  package var timestamp: TimeInterval
  package var type: UITouch.TouchType
  package var force: CGFloat
  package var buttons: UIEvent.ButtonMask
  package var modifiers: UIKeyModifierFlags

  package enum Phase: Sendable, Equatable { case began, moved, ended, cancelled }

  package init(
    finger: Int, phase: Phase, location: CGPoint, timestamp: TimeInterval, type: UITouch.TouchType = .direct,
    force: CGFloat = 0, buttons: UIEvent.ButtonMask = [], modifiers: UIKeyModifierFlags = []
  ) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
    self.type = type
    self.force = force
    self.buttons = buttons
    self.modifiers = modifiers
  }
}

/// What comes through the one door into the application, in the order in which it happened.
///
/// SDL, the test fingers, a scene's input file and a recording all speak this language.
package enum InputEvent: Sendable, Equatable {
  /// Samples that belong to one event, at most one per finger; earlier samples of the same fingers that were read in
  /// the same batch come first, in `coalesced`, oldest first.
  case touches([InputSample], coalesced: [InputSample] = [])
  /// The pointer moved with no button down; nil when it left the surface.
  case hover(CGPoint?, timestamp: TimeInterval, modifiers: UIKeyModifierFlags = [])
  /// The wheel or the touchpad, in points; positive moves the content right and down.
  case scroll(CGVector, at: CGPoint, timestamp: TimeInterval, modifiers: UIKeyModifierFlags = [])
  /// A key went down or up. `code` is the USB HID usage, `characters` what it types (may be empty).
  case key(code: Int, characters: String, isDown: Bool, timestamp: TimeInterval, modifiers: UIKeyModifierFlags = [])
  /// The device was shaken, or what stands for it.
  case shake(timestamp: TimeInterval)
  /// A media key, or what stands for it: one of the remote control subtypes.
  case remoteControl(UIEvent.EventSubtype, timestamp: TimeInterval)
  /// The surface lost or gained the keyboard, was hidden or shown, changed its size or asks to be closed.
  case focus(Bool), visibility(Bool), resize, expose, close
  /// A file was dropped on the surface; its path.
  case drop(String)
}

/// A window of the display server, as the kit sees it: one per `UIWindowScene`.
///
/// SDL and the headless platform are peers.
@MainActor package protocol SceneSurface: AnyObject {
  /// Size in points.
  var size: CGSize { get }
  /// Pixels per point.
  var scale: CGFloat { get }
  /// What the window manager shows as its name.
  var title: String { get set }
  /// How many frames the display shows in a second, as well as it is known.
  var framesPerSecond: Double { get }
  /// Whether the pixels of the last frame are gone, so that the next has to be drawn whole.
  var hasLostPixels: Bool { get }
  /// Draws `content` where it changed and shows the result.
  ///
  /// `damage` is in points, lies on whole pixels, and is never empty. `content` is what is seen inside the damage; what
  /// is seen elsewhere may be missing in it, and the surface keeps those pixels from the call before.
  func present(_ content: DisplayList, damage: [CGRect])
  /// Changes what the pointer looks like while it is over the window.
  func showPointer(_ shape: PointerShape)
  /// Takes the window off the screen for good.
  func close()
}

extension SceneSurface {
  /// No: pixels in memory stay.
  package var hasLostPixels: Bool { false }
  /// As most displays.
  package var framesPerSecond: Double { 60 }
}
