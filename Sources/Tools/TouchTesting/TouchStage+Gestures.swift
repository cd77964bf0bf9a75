import TouchGeometry
import TouchKit

/// Gestures with the names of UIKit's user-interface tests. Each begins at the current time and ends with lifted fingers,
/// unless stated otherwise; a view is touched in the middle of its bounds.
extension TouchStage {
  /// Taps the middle of a view with one finger.
  public func tap(_ view: UIView) { tap(at: middle(of: view)) }

  /// Taps a location, in points of the window.
  public func tap(at place: CGPoint) {
    finger.down(at: place)
    wait(TestPace.tap)
    finger.up()
  }

  /// Taps the middle of a view twice, a tenth of a second apart.
  public func doubleTap(_ view: UIView) { doubleTap(at: middle(of: view)) }

  /// Taps a location twice, in points of the window.
  public func doubleTap(at place: CGPoint) {
    tap(at: place)
    wait(TestPace.betweenTaps)
    tap(at: place)
  }

  /// Taps a view with two fingers, 40 points apart.
  public func twoFingerTap(_ view: UIView) {
    let (place, second) = (middle(of: view), finger(2))
    finger.down(at: CGPoint(x: place.x - TestPace.fingerDistance / 2, y: place.y))
    second.down(at: CGPoint(x: place.x + TestPace.fingerDistance / 2, y: place.y))
    wait(TestPace.tap)
    finger.up()
    second.up()
  }

  /// Presses the middle of a view and lifts after a number of seconds.
  public func press(_ view: UIView, forDuration duration: TimeInterval) {
    finger.down(at: middle(of: view))
    wait(duration)
    finger.up()
  }

  /// Presses the middle of a view, drags to the middle of another after a number of seconds, and lifts there.
  ///
  /// - Parameters:
  ///   - view: The view where the finger comes down.
  ///   - duration: The seconds before it moves.
  ///   - target: The view to which it moves, in half a second.
  public func press(_ view: UIView, forDuration duration: TimeInterval, thenDragTo target: UIView) {
    finger.down(at: middle(of: view))
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
  public func swipeLeft(_ view: UIView) { swipe(view, CGVector(dx: -1, dy: 0)) }

  /// Swipes to the right across the middle of a view: 120 points in a tenth of a second.
  public func swipeRight(_ view: UIView) { swipe(view, CGVector(dx: 1, dy: 0)) }

  /// Swipes upwards, from the middle of a view: 120 points in a tenth of a second.
  public func swipeUp(_ view: UIView) { swipe(view, CGVector(dx: 0, dy: -1)) }

  /// Swipes downwards, from the middle of a view: 120 points in a tenth of a second.
  public func swipeDown(_ view: UIView) { swipe(view, CGVector(dx: 0, dy: 1)) }

  /// Moves two fingers apart or together around the middle of a view.
  ///
  /// - Parameters:
  ///   - view: The view to pinch.
  ///   - scale: The final distance of the fingers divided by the initial one; more than 0.
  ///   - velocity: The change of the scale per second; its sign is ignored, 0 is a programming error.
  public func pinch(_ view: UIView, withScale scale: CGFloat, velocity: CGFloat) {
    precondition(scale > 0 && velocity != 0, "a pinch needs a positive scale and a velocity")
    // The wider distance is limited, so that a pinch fits on views of ordinary size.
    let widest = TestPace.fingerDistance * 2
    let (first, last) = scale > 1 ? (widest / scale, widest) : (widest, widest * scale)
    turnTwoFingers(about: middle(of: view), duration: abs((scale - 1) / velocity)) { part in
      (radius: first + (last - first) * part, angle: 0)
    }
  }

  /// Turns two fingers around the middle of a view.
  ///
  /// - Parameters:
  ///   - view: The view to rotate.
  ///   - rotation: The angle in radians, clockwise on the screen.
  ///   - velocity: The radians per second; its sign is ignored, 0 is a programming error.
  public func rotate(_ view: UIView, _ rotation: CGFloat, withVelocity velocity: CGFloat) {
    precondition(velocity != 0, "a rotation needs a velocity")
    turnTwoFingers(about: middle(of: view), duration: abs(rotation / velocity)) { part in
      (radius: TestPace.fingerDistance, angle: rotation * part)
    }
  }

  // MARK: Parts

  private func middle(of view: UIView) -> CGPoint {
    precondition(view.window != nil, "the view that is to be touched is in no window")
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private func swipe(_ view: UIView, _ way: CGVector) {
    let (place, reach) = (middle(of: view), TestPace.swipeDistance)
    // Horizontally the path is centered. Vertically it starts in the middle, because rows are not high.
    let before: CGFloat = way.dx == 0 ? 0 : reach / 2
    drag(
      from: CGPoint(x: place.x - way.dx * before, y: place.y - way.dy * before),
      to: CGPoint(x: place.x + way.dx * (reach - before), y: place.y + way.dy * (reach - before)),
      duration: TestPace.swipe)
  }

  private func turnTwoFingers(
    about center: CGPoint, duration: CGFloat, _ course: (CGFloat) -> (radius: CGFloat, angle: CGFloat)
  ) {
    let second = finger(2)
    func places(_ part: CGFloat) -> (CGPoint, CGPoint) {
      let (radius, angle) = course(part)
      let (dx, dy) = (radius * cos(angle), radius * sin(angle))
      return (CGPoint(x: center.x - dx, y: center.y - dy), CGPoint(x: center.x + dx, y: center.y + dy))
    }
    let start = places(0)
    finger.down(at: start.0)
    second.down(at: start.1)
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
