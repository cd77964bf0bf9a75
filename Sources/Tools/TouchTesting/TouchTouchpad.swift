import TouchGeometry
import TouchKit

/// Two simulated fingers on a touchpad, which pinch and rotate where the pointer is.
///
/// They are not touches: recognizers receive events of the type `transform` (semantics 52). `TouchMouse.scroll(by:)`
/// scrolls. Locations are in points of the window, or of the given view. An impossible call stops the test.
@MainActor public final class TouchTouchpad {
  private let input: StageInput
  /// The last sample of the gesture in progress; nil without one.
  private var last: TransformSample?

  init(_ input: StageInput) { self.input = input }

  /// Whether a gesture is in progress.
  public var isTouched: Bool { last != nil }

  /// Begins a gesture with the pointer at a location.
  ///
  /// - Parameters:
  ///   - place: The location of the pointer.
  ///   - view: The view whose coordinates the location is in; nil for the window.
  public func begin(at place: CGPoint, in view: UIView? = nil) {
    precondition(last == nil, "a gesture on the touchpad is in progress already")
    send(
      TransformSample(
        phase: .began, location: input.inWindow(place, of: view), timestamp: input.program.now,
        modifiers: input.modifiers))
  }

  /// Moves the fingers.
  ///
  /// - Parameters:
  ///   - scale: The distance of the fingers relative to that at the beginning; nil to leave it.
  ///   - rotation: The angle since the beginning in radians, clockwise; nil to leave it.
  ///   - translation: The movement of their middle since the beginning, in points; nil to leave it.
  public func change(scale: CGFloat? = nil, rotation: CGFloat? = nil, translation: CGVector? = nil) {
    var sample = current
    sample.phase = .changed
    if let scale { sample.scale = scale }
    if let rotation { sample.rotation = rotation }
    if let translation { sample.translation = translation }
    send(sample)
  }

  /// Lifts the fingers.
  public func end() { finish(.ended) }

  /// Ends the gesture as the system does when it interrupts one.
  public func cancel() { finish(.cancelled) }

  /// Pinches from beginning to end.
  ///
  /// - Parameters:
  ///   - place: The location of the pointer.
  ///   - view: The view whose coordinates the location is in; nil for the window.
  ///   - scale: The distance of the fingers at the end relative to that at the beginning.
  ///   - duration: The duration in seconds.
  public func pinch(
    at place: CGPoint, in view: UIView? = nil, scale: CGFloat, duration: TimeInterval = 0.5
  ) {
    precondition(scale > 0, "a pinch needs a positive scale")
    move(at: place, in: view, duration) { part in change(scale: 1 + (scale - 1) * part) }
  }

  /// Rotates from beginning to end.
  ///
  /// - Parameters:
  ///   - place: The location of the pointer.
  ///   - view: The view whose coordinates the location is in; nil for the window.
  ///   - rotation: The angle in radians, clockwise.
  ///   - duration: The duration in seconds.
  public func rotate(
    at place: CGPoint, in view: UIView? = nil, by rotation: CGFloat, duration: TimeInterval = 0.5
  ) {
    move(at: place, in: view, duration) { part in change(rotation: rotation * part) }
  }

  /// Puts fingers down that rest on the touchpad, which stops content that decelerates (semantics 52.11).
  ///
  /// - Parameters:
  ///   - place: The location of the pointer.
  ///   - view: The view whose coordinates the location is in; nil for the window.
  public func rest(at place: CGPoint, in view: UIView? = nil) {
    input.send(.hold(at: input.inWindow(place, of: view), timestamp: input.program.now))
  }

  private func move(at place: CGPoint, in view: UIView?, _ duration: TimeInterval, _ change: (CGFloat) -> Void) {
    begin(at: place, in: view)
    let steps = TestPace.steps(in: duration)
    for step in 1...steps {
      input.program.advance(by: duration / Double(steps))
      change(CGFloat(step) / CGFloat(steps))
    }
    end()
  }

  private var current: TransformSample {
    guard let last else { preconditionFailure("no gesture on the touchpad is in progress") }
    return last
  }

  private func finish(_ phase: TransformSample.Phase) {
    var sample = current
    sample.phase = phase
    send(sample)
  }

  private func send(_ sample: TransformSample) {
    var sample = sample
    (sample.timestamp, sample.modifiers) = (input.program.now, input.modifiers)
    last = sample.phase == .began || sample.phase == .changed ? sample : nil
    input.send(.transform(sample))
  }
}
