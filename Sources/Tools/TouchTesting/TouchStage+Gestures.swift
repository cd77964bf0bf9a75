import TouchGeometry
import TouchKit

/// Gestures with the names of UIKit's user-interface tests. Each begins at the current time and ends with lifted fingers,
/// unless stated otherwise; a view is touched in the middle of its bounds.
///
/// If the first touch of a gesture reaches neither the named view nor a view inside it, the gesture records an issue at
/// the line of the test, with the reason; `.evenIfUnreachable` turns that off.
extension TouchStage {
  /// Taps the middle of a view with one finger.
  public func tap(
    _ view: UIView, _ reach: Reach = .required, file: String = #filePath, line: Int = #line
  ) {
    tap(at: middle(of: view), for: Aim("tap", view, reach, file, line))
  }

  /// Taps a location, in points of the window.
  public func tap(at place: CGPoint) { tap(at: place, for: nil) }

  func tap(at place: CGPoint, for aim: Aim?) {
    put(finger, at: place, for: aim)
    wait(TestPace.tap)
    finger.up()
  }

  /// Taps the middle of a view twice, a tenth of a second apart.
  public func doubleTap(
    _ view: UIView, _ reach: Reach = .required, file: String = #filePath, line: Int = #line
  ) {
    let place = middle(of: view)
    tap(at: place, for: Aim("double tap", view, reach, file, line))
    wait(TestPace.betweenTaps)
    tap(at: place)
  }

  /// Taps a location twice, in points of the window.
  public func doubleTap(at place: CGPoint) {
    tap(at: place)
    wait(TestPace.betweenTaps)
    tap(at: place)
  }

  /// Taps a view with two fingers, 40 points apart.
  public func twoFingerTap(
    _ view: UIView, _ reach: Reach = .required, file: String = #filePath, line: Int = #line
  ) {
    let (place, second) = (middle(of: view), finger(2))
    put(
      finger, at: CGPoint(x: place.x - TestPace.fingerDistance / 2, y: place.y),
      second, at: CGPoint(x: place.x + TestPace.fingerDistance / 2, y: place.y),
      for: Aim("tap with two fingers", view, reach, file, line))
    wait(TestPace.tap)
    finger.up()
    second.up()
  }

  /// Presses the middle of a view and lifts after a number of seconds.
  public func press(
    _ view: UIView, forDuration duration: TimeInterval, _ reach: Reach = .required,
    file: String = #filePath, line: Int = #line
  ) {
    put(
      finger, at: middle(of: view), for: Aim("press", view, reach, file, line))
    wait(duration)
    finger.up()
  }

  /// Presses the middle of a view, drags to the middle of another after a number of seconds, and lifts there.
  ///
  /// - Parameters:
  ///   - view: The view where the finger comes down.
  ///   - duration: The seconds before it moves.
  ///   - target: The view to which it moves, in half a second.
  ///   - reach: Whether the finger must reach the first view.
  ///   - file: The file of the test, for an issue.
  ///   - line: The line in it.
  public func press(
    _ view: UIView, forDuration duration: TimeInterval, thenDragTo target: UIView, _ reach: Reach = .required,
    file: String = #filePath, line: Int = #line
  ) {
    put(
      finger, at: middle(of: view), for: Aim("press", view, reach, file, line))
    wait(duration)
    finger.move(to: middle(of: target), duration: TestPace.drag)
    finger.up()
  }

  /// Drags one finger in a straight line, with one move per sixtieth of a second.
  ///
  /// - Parameters:
  ///   - start: The location where it comes down, in points of the window.
  ///   - end: The location where it is lifted.
  ///   - duration: The seconds of the movement.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5) {
    finger.down(at: start)
    finger.move(to: end, duration: duration)
    finger.up()
  }

  /// Swipes to the left across the middle of a view: 120 points in a tenth of a second.
  public func swipeLeft(
    _ view: UIView, _ reach: Reach = .required, file: String = #filePath, line: Int = #line
  ) {
    swipe(CGVector(dx: -1, dy: 0), Aim("swipe", view, reach, file, line))
  }

  /// Swipes to the right across the middle of a view: 120 points in a tenth of a second.
  public func swipeRight(
    _ view: UIView, _ reach: Reach = .required, file: String = #filePath, line: Int = #line
  ) {
    swipe(CGVector(dx: 1, dy: 0), Aim("swipe", view, reach, file, line))
  }

  /// Swipes upwards, from the middle of a view: 120 points in a tenth of a second.
  public func swipeUp(
    _ view: UIView, _ reach: Reach = .required, file: String = #filePath, line: Int = #line
  ) {
    swipe(CGVector(dx: 0, dy: -1), Aim("swipe", view, reach, file, line))
  }

  /// Swipes downwards, from the middle of a view: 120 points in a tenth of a second.
  public func swipeDown(
    _ view: UIView, _ reach: Reach = .required, file: String = #filePath, line: Int = #line
  ) {
    swipe(CGVector(dx: 0, dy: 1), Aim("swipe", view, reach, file, line))
  }

  /// Moves two fingers apart or together around the middle of a view.
  ///
  /// - Parameters:
  ///   - view: The view to pinch.
  ///   - scale: The final distance of the fingers divided by the initial one; more than 0.
  ///   - velocity: The change of the scale per second; its sign is ignored, 0 is a programming error.
  ///   - reach: Whether the fingers must reach the view.
  ///   - file: The file of the test, for an issue.
  ///   - line: The line in it.
  public func pinch(
    _ view: UIView, withScale scale: CGFloat, velocity: CGFloat, _ reach: Reach = .required,
    file: String = #filePath, line: Int = #line
  ) {
    precondition(scale > 0 && velocity != 0, "a pinch needs a positive scale and a velocity")
    // The wider distance is limited, so that a pinch fits on views of ordinary size.
    let widest = TestPace.fingerDistance * 2
    let (first, last) = scale > 1 ? (widest / scale, widest) : (widest, widest * scale)
    let aim = Aim("pinch", view, reach, file, line)
    turnTwoFingers(for: aim, duration: abs((scale - 1) / velocity)) { part in
      (radius: first + (last - first) * part, angle: 0)
    }
  }

  /// Turns two fingers around the middle of a view.
  ///
  /// - Parameters:
  ///   - view: The view to rotate.
  ///   - rotation: The angle in radians, clockwise on the screen.
  ///   - velocity: The radians per second; its sign is ignored, 0 is a programming error.
  ///   - reach: Whether the fingers must reach the view.
  ///   - file: The file of the test, for an issue.
  ///   - line: The line in it.
  public func rotate(
    _ view: UIView, _ rotation: CGFloat, withVelocity velocity: CGFloat, _ reach: Reach = .required,
    file: String = #filePath, line: Int = #line
  ) {
    precondition(velocity != 0, "a rotation needs a velocity")
    let aim = Aim("rotation", view, reach, file, line)
    turnTwoFingers(for: aim, duration: abs(rotation / velocity)) { part in
      (radius: TestPace.fingerDistance, angle: rotation * part)
    }
  }

  // MARK: Parts

  func middle(of view: UIView) -> CGPoint {
    precondition(view.window != nil, "the view that is to be touched is in no window")
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  func swipe(_ way: CGVector, _ aim: Aim) {
    let (place, reach) = (middle(of: aim.view), TestPace.swipeDistance)
    // Horizontally the path is centered. Vertically it starts in the middle, because rows are not high.
    let before: CGFloat = way.dx == 0 ? 0 : reach / 2
    put(finger, at: CGPoint(x: place.x - way.dx * before, y: place.y - way.dy * before), for: aim)
    finger.move(
      to: CGPoint(x: place.x + way.dx * (reach - before), y: place.y + way.dy * (reach - before)),
      duration: TestPace.swipe)
    finger.up()
  }

  private func turnTwoFingers(
    for aim: Aim, duration: CGFloat, _ course: (CGFloat) -> (radius: CGFloat, angle: CGFloat)
  ) {
    let (center, second) = (middle(of: aim.view), finger(2))
    func places(_ part: CGFloat) -> (CGPoint, CGPoint) {
      let (radius, angle) = course(part)
      let (dx, dy) = (radius * cos(angle), radius * sin(angle))
      return (CGPoint(x: center.x - dx, y: center.y - dy), CGPoint(x: center.x + dx, y: center.y + dy))
    }
    let start = places(0)
    put(finger, at: start.0, second, at: start.1, for: aim)
    let (time, steps) = (now, TestPace.steps(in: Double(duration)))
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      program.advance(to: time + Double(duration * part))
      let next = places(part)
      finger.move(to: next.0)
      second.move(to: next.1)
    }
    finger.up()
    second.up()
  }
}
