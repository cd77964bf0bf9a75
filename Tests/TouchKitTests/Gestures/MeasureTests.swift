import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// What recognizers measure: places, translations, velocities.
@MainActor @Suite struct MeasureTests {
  let stage = Stage()

  @Test("L51b, 6.1, 7.1.1, 7.4.1: the defaults, read out")
  func L51b_defaults() {
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.cancelsTouchesInView && !swipe.delaysTouchesBegan && swipe.delaysTouchesEnded)
    #expect(swipe.numberOfTouches == 0 && swipe.location(in: nil) == .zero && swipe.direction == .right)
    expectEqual(swipe.numberOfTouchesRequired, 1)
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTouchesRequired == 1 && press.numberOfTapsRequired == 0)
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    expectEqual(UIPanGestureRecognizer().minimumNumberOfTouches, 1)
  }

  @Test("7.4.7: the action of a swipe reads the start; after it the state is possible again")
  func L37_swipeLocation() {
    var places: [CGPoint] = []
    let swipe = stage.add(UISwipeGestureRecognizer(), "swipe", to: stage.view("v")) {
      places.append($0.location(in: nil))
    }
    stage.down(50, 50)
    stage.move(90, 55)
    stage.move(101, 60)
    expectEqual(places, [CGPoint(x: 50, y: 50)])
    expectEqual(swipe.state, .possible)
  }

  @Test("7.4.5: a swipe of no direction is never recognized")
  func noDirection() {
    stage.add(UISwipeGestureRecognizer(), "swipe", to: stage.view("v")).direction = []
    stage.down(50, 50)
    stage.move(150, 50)
    stage.up()
    expectEqual(stage.log.lines, ["v.began", "v.moved", "v.ended"])
  }

  @Test("7.1.5, 4.8: a tap reads the place of its first tap and its fingers, though they are up")
  func tapLocation() {
    var log: [String] = []
    let tap = stage.add(
      UITapGestureRecognizer(), "tap", to: stage.view("v", CGRect(x: 10, y: 20, width: 200, height: 200))
    ) {
      log.append("\($0.location(in: $0.view)) \($0.numberOfTouches) \($0.location(ofTouch: 1, in: nil))")
    }
    tap.numberOfTapsRequired = 2
    tap.numberOfTouchesRequired = 2
    for x in [0.0, 20] as [CGFloat] {
      stage.send([(1, .began, CGPoint(x: 50 + x, y: 60)), (2, .began, CGPoint(x: 70 + x, y: 80))])
      stage.send([(1, .ended, CGPoint(x: 50 + x, y: 60)), (2, .ended, CGPoint(x: 70 + x, y: 80))])
    }
    expectEqual(log, ["\(CGPoint(x: 50, y: 50)) 2 \(CGPoint(x: 70, y: 80))"])
    #expect(tap.numberOfTouches == 0 && tap.location(in: nil) == .zero)
  }

  @Test("7.2.7, 4.8: a long press reads the middle of its fingers as they are")
  func pressLocation() {
    var places: [CGPoint] = []
    let press = stage.add(UILongPressGestureRecognizer(), "press", to: stage.view("v")) {
      places.append($0.location(in: nil))
    }
    press.numberOfTouchesRequired = 2
    stage.down(50, 50)
    stage.down(70, 50, finger: 2)
    stage.wait(1)
    stage.move(90, 90, finger: 2)
    expectEqual(places, [CGPoint(x: 60, y: 50), CGPoint(x: 70, y: 70)])
  }

  @Test(
    "7.3.3: the translation at the beginning is without 10 pt per axis, then it grows with the finger",
    arguments: [
      (12, 4, 2, 0), (-12, 4, -2, 0), (4, 30, 0, 20), (25, -15, 15, -5),
    ])
  func translation(dx: Int, dy: Int, x: Int, y: Int) {
    var values: [CGPoint] = []
    stage.add(UIPanGestureRecognizer(), "pan", to: stage.view("v")) { values.append($0.translation(in: nil)) }
    stage.down(100, 100)
    stage.move(100 + CGFloat(dx), 100 + CGFloat(dy))
    stage.move(101 + CGFloat(dx), 103 + CGFloat(dy))
    expectEqual(values, [CGPoint(x: x, y: y), CGPoint(x: x + 1, y: y + 3)])
  }

  @Test("7.3.5: fingers that join and leave do not make the translation jump")
  func joining() {
    var values: [CGFloat] = []
    stage.add(UIPanGestureRecognizer(), "pan", to: stage.view("v")) { values.append($0.translation(in: nil).x) }
    stage.down(50, 50)
    stage.move(70, 50)
    stage.down(150, 150, finger: 2)
    stage.move(90, 50)
    stage.up()
    stage.move(160, 150, finger: 2)
    stage.up(finger: 2)
    expectEqual(values, [10, 10, 20, 20, 30, 30])
  }

  @Test("7.3.7: the translation is a vector in the coordinates of the view")
  func scaled() {
    let view = stage.view("v")
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    var value = CGPoint.zero
    stage.add(UIPanGestureRecognizer(), "pan", to: view) { value = $0.translation(in: view) }
    stage.down(100, 100)
    stage.move(130, 150)
    expectEqual(value, CGPoint(x: 10, y: 10))
  }

  @Test(
    "7.3.8: setting the translation counts from there, and the velocity is made of what follows; without fingers it does nothing"
  )
  func setTranslation() {
    var values: [CGPoint] = []
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.view("v")) {
      values += [$0.translation(in: nil)]
      $0.setTranslation(CGPoint(x: 100, y: 0), in: nil)
      values += [$0.velocity(in: nil)]
    }
    pan.setTranslation(CGPoint(x: 7, y: 7), in: nil)
    expectEqual(pan.translation(in: nil), .zero)
    stage.down(50, 50)
    stage.wait(0.1)
    stage.move(70, 50)
    stage.wait(0.1)
    stage.move(75, 50)
    expectEqual(
      values,
      [
        CGPoint(x: 10, y: 0), CGPoint(x: 200, y: 0), CGPoint(x: 105, y: 0), CGPoint(x: 50, y: 0),
      ])
  }

  @Test("7.3.9: at constant speed the velocity is that speed, at the end too")
  func velocity() {
    var values: [CGFloat] = []
    stage.add(UIPanGestureRecognizer(), "pan", to: stage.view("v")) { values.append($0.velocity(in: nil).x.rounded()) }
    stage.down(50, 50)
    for step in 1...4 {
      stage.wait(0.125)
      stage.move(50 + CGFloat(step) * 25, 50)
    }
    stage.wait(1)
    stage.up()
    expectEqual(values, [200, 200, 200, 200, 200])
  }

  @Test("7.3.9: of the last two samples the older one counts four times as much as the newer")
  func blendedVelocity() {
    var values: [CGFloat] = []
    stage.add(UIPanGestureRecognizer(), "pan", to: stage.view("v")) { values.append($0.velocity(in: nil).x.rounded()) }
    stage.down(50, 50)
    for x in [75, 125, 200] {
      stage.wait(0.125)
      stage.move(CGFloat(x), 50)
    }
    // 200, 400 and 600 points a second.
    expectEqual(values, [200, 240, 440])
  }

  @Test("5.2.5, 7.3.11: a pan that waited starts from zero when it is released")
  func released() {
    var values: [CGPoint] = []
    let view = stage.view("v")
    let swipe = UISwipeGestureRecognizer()
    view.addGestureRecognizer(swipe)
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view) { values.append($0.translation(in: nil)) }
    pan.require(toFail: swipe)
    stage.down(50, 50)
    stage.wait(0.1)
    stage.move(80, 50)
    expectEqual(pan.state, .possible)
    stage.wait(1)
    stage.move(85, 51)
    expectEqual(values, [.zero, CGPoint(x: 5, y: 1)])
  }
}
