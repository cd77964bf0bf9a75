import TouchGeometry
import TouchKit

/// A simulated mouse: a pointer that hovers without a pressed button, and a touch of the type `indirectPointer` with one.
///
/// Locations are in points of the window, or of the given view. An impossible call stops the test.
@MainActor public final class TouchMouse {
  /// The pressed buttons.
  public private(set) var buttons: UIEvent.ButtonMask = []
  /// The location of the pointer, in points of the window, or nil if it is not over the window.
  public private(set) var location: CGPoint?

  /// The number of a display's mouse; fingers are numbered from 1.
  private static let number = 0
  private let input: StageInput

  init(_ input: StageInput) { self.input = input }

  /// Moves the pointer: it hovers, or it drags with a pressed button.
  ///
  /// - Parameters:
  ///   - place: The new location.
  ///   - view: The view whose coordinates the location is in; nil for the window.
  public func move(to place: CGPoint, in view: UIView? = nil) {
    let place = input.inWindow(place, of: view)
    location = place
    if buttons.isEmpty {
      input.send(.hover(place, timestamp: input.program.now, modifiers: input.modifiers))
    } else {
      send(.moved, at: place)
    }
  }

  /// Moves the pointer out of the window.
  ///
  /// No button may be pressed: the window follows a mouse with a pressed button everywhere.
  public func leave() {
    precondition(buttons.isEmpty, "the mouse leaves the window while a button is down")
    location = nil
    input.send(.hover(nil, timestamp: input.program.now, modifiers: input.modifiers))
  }

  /// Presses a button at the pointer; if another one is pressed, this is a move of the same touch.
  ///
  /// The pointer must have been moved over the window.
  ///
  /// - Parameter button: One button, which must not be pressed.
  public func down(_ button: UIEvent.ButtonMask = .primary) {
    let place = pointer(of: button)
    precondition(buttons.isDisjoint(with: button), "the mouse button is down already")
    let isFirst = buttons.isEmpty
    buttons.formUnion(button)
    send(isFirst ? .began : .moved, at: place)
  }

  /// Releases a button at the pointer.
  ///
  /// - Parameter button: One button, which must be pressed.
  public func up(_ button: UIEvent.ButtonMask = .primary) {
    let place = pointer(of: button)
    precondition(buttons.contains(button), "the mouse button is released without being pressed")
    buttons.subtract(button)
    send(buttons.isEmpty ? .ended : .moved, at: place)
  }

  /// Moves the pointer to a location, and presses a button there for the duration of a tap.
  ///
  /// - Parameters:
  ///   - place: The location.
  ///   - view: The view whose coordinates the location is in; nil for the window.
  ///   - button: One button.
  public func click(at place: CGPoint, in view: UIView? = nil, button: UIEvent.ButtonMask = .primary) {
    move(to: place, in: view)
    down(button)
    input.program.advance(by: TestPace.tap)
    up(button)
  }

  /// Turns the wheel, or moves two fingers on a touchpad, at the pointer.
  ///
  /// The pointer must have been moved over the window.
  ///
  /// - Parameter distance: The movement of the content in points, right and down; a notch of a wheel is 48.
  public func scroll(by distance: CGVector) {
    guard let location else { preconditionFailure("the mouse is not over the window") }
    input.send(.scroll(distance, at: location, timestamp: input.program.now, modifiers: input.modifiers))
  }

  private func pointer(of button: UIEvent.ButtonMask) -> CGPoint {
    precondition(button.rawValue.nonzeroBitCount == 1, "the mouse takes one button at a time")
    guard let location else { preconditionFailure("the mouse is not over the window") }
    return location
  }

  private func send(_ phase: InputSample.Phase, at place: CGPoint) {
    input.send(
      InputSample(
        finger: Self.number, phase: phase, location: place, timestamp: input.program.now, type: .indirectPointer,
        buttons: buttons, modifiers: input.modifiers))
  }
}
