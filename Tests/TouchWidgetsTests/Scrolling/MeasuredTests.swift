import Expectations
import Testing
import TouchGeometry
import TouchKit

@testable import TouchWidgets

/// Scrolling against figures that were measured on a display of three pixels a point (semantics 9.9 to 9.18).
@MainActor @Suite struct MeasuredScrollTests {
  private let size = CGSize(width: 393, height: 852)

  private func stage() -> ScrollStage {
    ScrollStage(contentSize: CGSize(width: 393, height: 40_000), size: size, scale: 3)
  }

  /// Lifts a drag at an offset with a velocity; returns the target offset passed to the delegate, and the final offset.
  private func thrown(at lift: CGFloat, _ speed: CGFloat) -> (target: CGFloat, rest: CGFloat) {
    let stage = stage()
    // Ten steps of 0.01 s.
    stage.drag(dy: -speed / 10, speed: speed, from: CGPoint(x: 200, y: 600))
    stage.list.contentOffset.y = lift
    stage.up()
    stage.rest()
    return (stage.diary.target.y, stage.list.contentOffset.y)
  }

  @Test("9.10, 9.18: target and rest of two measured throws")
  func throwing() {
    for (lift, speed, target, rest) in [
      (CGFloat(5074), CGFloat(750), CGFloat(5443.667), CGFloat(5443.333)), (5326, 3000, 6819.667, 6818),
    ] {
      let thrown = thrown(at: lift, speed)
      #expect(abs(thrown.target - target) < 0.001 && abs(thrown.rest - rest) < 0.001, "\(thrown)")
    }
  }

  @Test("9.9: eleven points and 20 samples of 0.545 points leave the content where it is lifted")
  func slowRelease() {
    let stage = stage()
    stage.down(200, 600)
    stage.wait(1.0 / 60)
    stage.move(200, 589)
    for sample in 1...20 {
      stage.wait(1.0 / 60)
      stage.move(200, 589 - 0.545 * CGFloat(sample))
    }
    let lifted = stage.list.contentOffset.y
    #expect(abs(lifted - 11.9) < 1.0 / 6)
    stage.up()
    stage.rest()
    #expect(stage.list.contentOffset.y == lifted && stage.diary.velocity == .zero)
    expectEqual(stage.takeLines(), ["willBeginDragging", "willEndDragging", "didEndDragging false"])
  }

  @Test(
    "9.9: what a finger leaves that rested before it was lifted",
    arguments: [(CGFloat(625), 0.312, CGFloat(0.625)), (187.5, 0.32, 0), (187.5, 0, 0), (625, 0.6, 0)])
  func rested(speed: CGFloat, pause: Double, left: CGFloat) {
    let stage = stage()
    stage.drag(dy: -100, speed: speed, from: CGPoint(x: 200, y: 600))
    stage.wait(pause)
    stage.up()
    #expect(abs(stage.diary.velocity.y - left) < 0.001)
  }

  @Test("9.18: a drag and what follows move the content to whole pixels; what a program sets stays")
  func pixels() {
    let stage = stage()
    stage.list.contentOffset.y = 100.2
    expectEqual(stage.list.contentOffset.y, 100.2)
    stage.drag(dy: -77.77, speed: 900, from: CGPoint(x: 200, y: 600))
    stage.up()
    stage.rest()
    #expect(stage.diary.places.count > 20)
    for (_, offset) in stage.diary.places.dropFirst() {
      #expect(abs(offset.y * 3 - (offset.y * 3).rounded()) < 1e-9)
    }
  }

  @Test("9.14: caught content reports it at the lift, as the end of a drag, and still reads as decelerating")
  func caught() {
    let stage = stage()
    stage.drag(dy: -100, speed: 1000, from: CGPoint(x: 200, y: 600))
    stage.up()
    stage.wait(0.2)
    _ = stage.takeLines()
    stage.down(200, 600)
    #expect(stage.takeLines() == [] && stage.list.isDecelerating)
    var wasDecelerating: [Bool] = []
    stage.diary.then = { _, list in wasDecelerating.append(list.isDecelerating) }
    stage.wait(0.1)
    stage.up()
    #expect(stage.takeLines() == ["didEndDragging false"] && wasDecelerating == [true])
    #expect(!stage.list.isDecelerating)
  }

  @Test("9.14: content that is caught and dragged ends its deceleration before the drag begins")
  func caughtAndDragged() {
    let stage = stage()
    stage.drag(dy: -100, speed: 1000, from: CGPoint(x: 200, y: 600))
    stage.up()
    stage.wait(0.2)
    _ = stage.takeLines()
    stage.down(200, 600)
    stage.wait(0.01)
    stage.move(200, 590)
    expectEqual(stage.takeLines(), ["didEndDecelerating", "willBeginDragging"])
    stage.wait(0.6)
    stage.up()
    #expect(stage.takeLines() == ["willEndDragging", "didEndDragging false"] && !stage.list.isDecelerating)
  }

  @Test("9.12: content that is thrown beyond the edge bounces with its own speed, not with the finger's")
  func thrownBounce() {
    let stage = stage()
    // The content goes less than 0.55 of the way of the finger, and ever less.
    stage.drag(dy: 300, speed: 1750, from: CGPoint(x: 200, y: 100))
    let (lift, before) = (stage.list.contentOffset.y, stage.diary.places.suffix(11).first?.offset.y ?? 0)
    stage.diary.places = []
    stage.up()
    // The first frame finds the content where it was lifted.
    stage.wait(2.0 / 60)
    let step = (stage.list.contentOffset.y - lift) * 60
    let own = (lift - before) / 0.1
    // A spring of 11 per second takes its part in the first frame.
    let spring = ScrollCurve.Spring(target: 0, displacement: lift, velocity: own, frequency: 11)
    #expect(abs(step - (spring.position(at: 1.0 / 60) - lift) * 60) < 60)
    #expect(own > -800 && own < -300)
  }

  @Test("9.12: a finger that pulled the content down by 300 points and rested hears 0.691 s after its lift of the end")
  func pulledDown() throws {
    let stage = stage()
    stage.drag(dy: 300, speed: 600, from: CGPoint(x: 200, y: 100))
    stage.wait(1)
    let lift = stage.loop.now
    stage.up()
    var ends: [TimeInterval] = []
    stage.diary.then = { line, _ in if line == "didEndDecelerating" { ends.append(stage.loop.now) } }
    stage.rest()
    let end = try #require(ends.first)
    // The movement begins one frame after the lift (9.10), and ends with the first frame that finds it over.
    #expect(end - lift > 0.691 && end - lift < 0.691 + 2.0 / 60)
  }

  @Test("5.1.6: a pan of two fingers that is added to a scroll view wins when both begin at once")
  func addedPan() {
    let stage = ScrollStage(contentSize: CGSize(width: 2000, height: 2000), size: size, scale: 3)
    stage.list.contentInset = UIEdgeInsets(top: 2000, left: 2000, bottom: 0, right: 0)
    stage.list.contentOffset = .zero
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    pan.addAction(UIAction { _ in states.append(pan.state) })
    stage.list.addGestureRecognizer(pan)
    let (x, y) = (size.width / 2, size.height / 2)
    for step in 0...9 {
      let way = 50 * CGFloat(step) / 9
      stage.together(
        step == 0 ? .began : .moved, CGPoint(x: x - 40, y: y - 40 + way), CGPoint(x: x + 40, y: y + 40 + way))
      stage.wait(0.01)
    }
    stage.together(.ended, CGPoint(x: x - 40, y: y + 10), CGPoint(x: x + 40, y: y + 90))
    #expect(states.first == .began && states.last == .ended)
    expectEqual(stage.list.contentOffset, .zero)
  }
}
