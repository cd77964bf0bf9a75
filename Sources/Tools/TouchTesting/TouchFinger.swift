import TouchGeometry
import TouchKit

/// A simulated finger.
///
/// An impossible call, such as moving a finger that is not down, stops the test.
///
/// Locations are in points of the window, or of the given view. Calls of two fingers send two events with one time,
/// like a display that reports them one by one; `TouchStage.atOnce(_:)` makes them one event.
@MainActor public final class TouchFinger {
  /// The number of the finger, which identifies its touches in logs.
  public let number: Int
  /// The type of its touches.
  public let type: UITouch.TouchType
  /// Whether the finger is down.
  public private(set) var isDown = false
  /// The location of the finger, or of its lift, in points of the window.
  public private(set) var location = CGPoint.zero
  /// The pressure of a pencil in its next events, from 0 to 1; other types measure none.
  ///
  /// `UITouch.force` is 4 times as large, so the default is an average touch.
  public var pressure: CGFloat = 0.25
  /// The angles of a pencil in its next events.
  public var angles = PenAngles.upright

  private let input: StageInput

  init(_ number: Int, _ type: UITouch.TouchType, _ input: StageInput) {
    self.number = number
    self.type = type
    self.input = input
  }

  /// Puts the finger down.
  ///
  /// It must be up.
  ///
  /// - Parameters:
  ///   - place: The location.
  ///   - view: The view whose coordinates the location is in; nil for the window.
  public func down(at place: CGPoint, in view: UIView? = nil) {
    precondition(!isDown, "finger \(number) is down already")
    isDown = true
    send(.began, at: place, in: view)
  }

  /// Moves the finger.
  ///
  /// It must be down; a move to the same location is a move too.
  ///
  /// - Parameters:
  ///   - place: The new location.
  ///   - view: The view whose coordinates the location is in; nil for the window.
  public func move(to place: CGPoint, in view: UIView? = nil) {
    precondition(isDown, "finger \(number) moves without being down")
    send(.moved, at: place, in: view)
  }

  /// Moves the finger by a distance in points.
  ///
  /// It must be down.
  public func move(by distance: CGVector) {
    move(to: CGPoint(x: location.x + distance.dx, y: location.y + distance.dy))
  }

  /// Moves the finger in a straight line, with one event per sixtieth of a second.
  ///
  /// It must be down.
  ///
  /// - Parameters:
  ///   - place: The final location.
  ///   - view: The view whose coordinates at the start the location is in; nil for the window.
  ///   - duration: The duration in seconds; the finger makes at least one move.
  public func move(to place: CGPoint, in view: UIView? = nil, duration: TimeInterval) {
    precondition(isDown, "finger \(number) moves without being down")
    let (start, end, time) = (location, input.inWindow(place, of: view), input.program.now)
    let steps = TestPace.steps(in: duration)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      input.program.advance(to: time + duration * Double(part))
      move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }

  /// Lifts the finger where it is.
  ///
  /// It must be down.
  public func up() {
    precondition(isDown, "finger \(number) is lifted without being down")
    isDown = false
    send(.ended, at: location, in: nil)
  }

  /// Cancels the touch, like the system when the window loses the display.
  ///
  /// It must be down.
  public func cancel() {
    precondition(isDown, "finger \(number) is cancelled without being down")
    isDown = false
    send(.cancelled, at: location, in: nil)
  }

  /// Moves a pencil above the surface, where hover recognizers follow it.
  ///
  /// It must be up, and its type must be `pencil`.
  ///
  /// - Parameters:
  ///   - place: The location.
  ///   - distance: The distance from the surface: 1 is the farthest that a device measures.
  ///   - view: The view whose coordinates the location is in; nil for the window.
  public func hover(at place: CGPoint, distance: CGFloat = 0, in view: UIView? = nil) {
    precondition(type == .pencil, "finger \(number) hovers without being a pencil")
    precondition(!isDown, "pencil \(number) hovers while it is down")
    location = input.inWindow(place, of: view)
    input.send(
      .hover(
        location, timestamp: input.program.now, modifiers: input.modifiers,
        pen: PenHover(distance: distance, angles: angles)))
  }

  private func send(_ phase: InputSample.Phase, at place: CGPoint, in view: UIView?) {
    location = input.inWindow(place, of: view)
    let buttons: UIEvent.ButtonMask = type == .indirectPointer && isDown ? .primary : []
    input.send(
      InputSample(
        finger: number, phase: phase, location: location, timestamp: input.program.now, type: type,
        force: type == .pencil ? pressure : 0, angles: type == .pencil ? angles : .upright, buttons: buttons,
        modifiers: input.modifiers))
  }
}
