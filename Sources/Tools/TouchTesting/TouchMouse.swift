import TouchGeometry
import TouchKit

/// The mouse of a test: a pointer that hovers while no button is down, and a finger of the type `indirectPointer` while
/// one is.
///
/// Places are in points of the window, or of the view that is named. It stops the test when it is told something that no
/// mouse can do.
@MainActor public final class TouchMouse {
  /// The buttons that are down.
  public private(set) var buttons: UIEvent.ButtonMask = []
  /// Where the pointer is, in points of the window; nil when it is not over the window.
  public private(set) var location: CGPoint?

  /// The number that a display gives to its mouse; fingers are numbered from 1.
  private static let number = 0
  private let hands: Hands

  init(_ hands: Hands) { self.hands = hands }

  /// Moves the pointer: it hovers, or it drags what its buttons hold.
  ///
  /// - Parameters:
  ///   - place: where to.
  ///   - view: whose space the place is in; nil for the window's.
  public func move(to place: CGPoint, in view: UIView? = nil) {
    let place = hands.inWindow(place, of: view)
    location = place
    if buttons.isEmpty {
      hands.send(.hover(place, timestamp: hands.program.now, modifiers: hands.modifiers))
    } else {
      send(.moved, at: place)
    }
  }

  /// Moves the pointer out of the window.
  ///
  /// No button may be down: a mouse that is held is followed wherever it goes.
  public func leave() {
    precondition(buttons.isEmpty, "the mouse leaves the window while a button is down")
    location = nil
    hands.send(.hover(nil, timestamp: hands.program.now, modifiers: hands.modifiers))
  }

  /// Presses a button where the pointer is; with another one down already, that is a movement of the same touch.
  ///
  /// The pointer must have been moved over the window.
  ///
  /// - Parameter button: one button, which must be up.
  public func down(_ button: UIEvent.ButtonMask = .primary) {
    let place = pointer(of: button)
    precondition(buttons.isDisjoint(with: button), "the mouse button is down already")
    let isFirst = buttons.isEmpty
    buttons.formUnion(button)
    send(isFirst ? .began : .moved, at: place)
  }

  /// Lets go of a button where the pointer is.
  ///
  /// - Parameter button: one button, which must be down.
  public func up(_ button: UIEvent.ButtonMask = .primary) {
    let place = pointer(of: button)
    precondition(buttons.contains(button), "the mouse button is released without being pressed")
    buttons.subtract(button)
    send(buttons.isEmpty ? .ended : .moved, at: place)
  }

  /// Moves the pointer to a place, and presses a button there for as long as a tap lasts.
  ///
  /// - Parameters:
  ///   - place: where.
  ///   - view: whose space the place is in; nil for the window's.
  ///   - button: one button.
  public func click(at place: CGPoint, in view: UIView? = nil, button: UIEvent.ButtonMask = .primary) {
    move(to: place, in: view)
    down(button)
    hands.program.advance(by: TestPace.tap)
    up(button)
  }

  /// Turns the wheel, or moves two fingers on a touchpad, where the pointer is.
  ///
  /// The pointer must have been moved over the window.
  ///
  /// - Parameter distance: by how many points the content is moved, right and down; a notch of a wheel is 48.
  public func scroll(by distance: CGVector) {
    guard let location else { preconditionFailure("the mouse is not over the window") }
    hands.send(.scroll(distance, at: location, timestamp: hands.program.now, modifiers: hands.modifiers))
  }

  private func pointer(of button: UIEvent.ButtonMask) -> CGPoint {
    precondition(button.rawValue.nonzeroBitCount == 1, "the mouse takes one button at a time")
    guard let location else { preconditionFailure("the mouse is not over the window") }
    return location
  }

  private func send(_ phase: InputSample.Phase, at place: CGPoint) {
    hands.send(
      InputSample(
        finger: Self.number, phase: phase, location: place, timestamp: hands.program.now, type: .indirectPointer,
        buttons: buttons, modifiers: hands.modifiers))
  }
}
