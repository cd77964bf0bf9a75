import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Two fingers that pinch or turn (semantics 7.5, 7.6).
@MainActor @Suite struct TwoFingerTests {
  let stage = Stage()

  /// A view of the whole window that takes several fingers, and two of them down, 100 pt apart.
  private func start(_ recognizer: UIGestureRecognizer, _ name: String) -> LogView {
    let view = stage.view("v", CGRect(x: 0, y: 0, width: 400, height: 400))
    view.isMultipleTouchEnabled = true
    stage.add(recognizer, name, to: view)
    stage.down(100, 100)
    stage.down(200, 100, finger: 2)
    return view
  }

  /// Puts the second finger at an angle in degrees and a distance from the first.
  private func turn(_ degrees: Double, distance: Double = 100) {
    let angle = degrees * Double.pi / 180
    stage.move(CGFloat(100 + distance * cos(angle)), CGFloat(100 + distance * sin(angle)), finger: 2)
  }

  private func near(_ value: CGFloat, _ degrees: Double) -> Bool {
    abs(Double(value) * 180 / Double.pi - degrees) < 0.001
  }

  // MARK: Pinch

  @Test("7.5.2: a pinch begins when the distance has changed by more than 8 pt, which its scale leaves out")
  func pinchBegins() {
    for (enough, scale) in [(209.0, 109.0 / 108), (191.0, 91.0 / 92)] {
      let stage = Stage()
      let view = stage.view("v", CGRect(x: 0, y: 0, width: 400, height: 400))
      view.isMultipleTouchEnabled = true
      var scales: [CGFloat] = []
      stage.add(UIPinchGestureRecognizer(), "pinch", to: view) { scales.append($0.scale) }
      stage.down(100, 100)
      stage.down(200, 100, finger: 2)
      stage.move(CGFloat(enough > 200 ? 208 : 192), 100, finger: 2)
      stage.move(CGFloat(enough), 100, finger: 2)
      expectEqual(stage.log.lines, ["v.began", "v.began 2", "v.moved 2", "pinch began", "v.cancelled 1,2"])
      expectEqual(scales, [CGFloat(scale)])
    }
  }

  @Test("7.5.1, 7.5.4, 15.7: a pinch lives on with one finger, takes a new second one, and ends with both")
  func pinchFingers() {
    let pinch = UIPinchGestureRecognizer()
    _ = start(pinch, "pinch")
    stage.down(150, 300, finger: 3)
    stage.move(316, 100, finger: 2)
    expectEqual(pinch.scale, 2)
    stage.move(150, 310, finger: 3)
    stage.up(finger: 2)
    #expect(pinch.scale == 2 && pinch.numberOfTouches == 1)
    stage.down(300, 100, finger: 4)
    expectEqual(pinch.scale, 2)
    stage.move(400, 100, finger: 4)
    expectEqual(pinch.scale, 3)
    stage.up()
    stage.up(finger: 4)
    stage.up(finger: 3)
    expectEqual(
      stage.log.lines,
      [
        "v.began", "v.began 2", "v.began 3", "pinch began", "v.cancelled 1,2", "v.moved 3", "pinch changed",
        "pinch changed", "pinch changed", "pinch changed", "pinch ended", "v.ended 3",
      ])
  }

  @Test("7.5.3: the scale counts from what is set, and setting it forgets the velocity")
  func pinchScale() {
    let pinch = UIPinchGestureRecognizer()
    _ = start(pinch, "pinch")
    stage.wait(0.5)
    stage.move(316, 100, finger: 2)
    #expect(pinch.scale == 2 && pinch.velocity == 2)
    pinch.scale = 1
    #expect(pinch.scale == 1 && pinch.velocity == 0)
    stage.wait(0.5)
    stage.move(208, 100, finger: 2)
    #expect(pinch.scale == 0.5 && pinch.velocity == -1)
  }

  @Test("7.5.5: a pinch is in the middle of its fingers, then where the last one is")
  func pinchLocation() {
    let pinch = UIPinchGestureRecognizer()
    _ = start(pinch, "pinch")
    stage.move(300, 120, finger: 2)
    expectEqual(pinch.location(in: nil), CGPoint(x: 200, y: 110))
    stage.up()
    expectEqual(pinch.location(in: nil), CGPoint(x: 300, y: 120))
  }

  @Test("7.5.4, 7.9.2: fingers that lift without pinching fail it, and an interruption cancels it")
  func pinchEnds() {
    let pinch = UIPinchGestureRecognizer()
    _ = start(pinch, "pinch")
    stage.up(finger: 2)
    stage.up()
    stage.down(100, 100)
    stage.down(200, 100, finger: 2)
    stage.move(240, 100, finger: 2)
    stage.send([(1, .cancelled, CGPoint(x: 100, y: 100))])
    stage.up(finger: 2)
    expectEqual(
      stage.log.lines,
      [
        "v.began", "v.began 2", "v.ended 2", "v.ended", "v.began", "v.began 2", "pinch began", "v.cancelled 1,2",
        "pinch cancelled",
      ])
  }

  // MARK: Rotation

  @Test(
    "7.6.1: a rotation takes 5 degrees, up to 10 when the fingers move apart or together as well",
    arguments: [(4.9, 100.0, false), (5.1, 100, true), (-5.1, 100, true), (9.9, 200, false), (10.1, 200, true)])
  func rotationBegins(degrees: Double, distance: Double, begins: Bool) {
    let rotation = UIRotationGestureRecognizer()
    _ = start(rotation, "rotation")
    turn(degrees, distance: distance)
    expectEqual(
      stage.log.lines, ["v.began", "v.began 2"] + (begins ? ["rotation began", "v.cancelled 1,2"] : ["v.moved 2"]))
    if begins { #expect(near(rotation.rotation, degrees > 0 ? 0.1 : -0.1)) }
  }

  @Test("7.6.2: it counts whole turns, clockwise positive, without what it took to begin")
  func rotationCountsTurns() {
    let rotation = UIRotationGestureRecognizer()
    _ = start(rotation, "rotation")
    for degrees in [100.0, 200, 300, 400] { turn(degrees) }
    #expect(near(rotation.rotation, 395))
    rotation.rotation = 0
    expectEqual(rotation.velocity, 0)
    turn(390)
    #expect(near(rotation.rotation, -10))
  }

  @Test("7.6.2: its velocity blends the last two events, three quarters of the older")
  func rotationVelocity() {
    let rotation = UIRotationGestureRecognizer()
    _ = start(rotation, "rotation")
    stage.wait(0.5)
    turn(20)
    rotation.rotation = 0
    for degrees in [40.0, 80] {
      stage.wait(0.5)
      turn(degrees)
    }
    // 40 degrees a second, then 80.
    #expect(near(rotation.velocity, 50))
  }

  @Test("7.6.3, 15.7: a rotation lives on with one finger, takes a new second one, and ends with both")
  func rotationFingers() {
    let rotation = UIRotationGestureRecognizer()
    _ = start(rotation, "rotation")
    turn(35)
    stage.up(finger: 2)
    stage.down(100, 300, finger: 2)
    #expect(near(rotation.rotation, 30))
    stage.move(0, 100, finger: 2)
    #expect(near(rotation.rotation, 120))
    stage.up()
    stage.up(finger: 2)
    expectEqual(
      stage.log.lines,
      [
        "v.began", "v.began 2", "rotation began", "v.cancelled 1,2", "rotation changed", "rotation changed",
        "rotation changed", "rotation changed", "rotation ended",
      ])
  }

  @Test("7.6.1: fingers that come down at one place have no direction, and parting them is no turn")
  func rotationFromOnePlace() {
    let view = stage.view("v", CGRect(x: 0, y: 0, width: 400, height: 400))
    view.isMultipleTouchEnabled = true
    let rotation = stage.add(UIRotationGestureRecognizer(), "rotation", to: view)
    stage.send([(1, .began, CGPoint(x: 100, y: 100)), (2, .began, CGPoint(x: 100, y: 100))])
    turn(-120)
    turn(-114.9)
    expectEqual(stage.log.lines, ["v.began 1,2", "v.moved 2", "rotation began", "v.cancelled 1,2"])
    #expect(near(rotation.rotation, 0.1))
  }
}
