import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

/// A finger that stops what is moving finds it where it is at that time, not where the last frame showed it (semantics
/// 9.14).
@MainActor @Suite struct CatchTests {
  /// Where the content is caught so many seconds after the lift of a fling.
  private func caught(after pause: Double, framesPerSecond rate: Double, lateBy delay: Double = 0) -> ScrollStage {
    let stage = ScrollStage(framesPerSecond: rate)
    stage.drag(dy: -110, speed: 1100)
    let lift = stage.loop.now
    stage.wait(delay)
    stage.up(at: lift)
    stage.wait(pause - delay)
    stage.down(200, 200)
    return stage
  }

  @Test(
    "9.10, 9.14: whatever the rate of the display, content is caught where the formula says",
    arguments: [30.0, 60, 90, 120, 144], [0.0101, 0.1, 0.3333, 1.2345])
  func anyRate(rate: Double, pause: Double) {
    let stage = caught(after: pause, framesPerSecond: rate)
    let expected = 100 + 1100 * 0.499 * (1 - CGFloat(pow(0.998, max(0, pause - 1 / rate) * 1000)))
    #expect(abs(stage.list.contentOffset.y - expected) < 0.51)
    expectEqual(stage.takeLines().last, "willBeginDecelerating")
    let place = stage.list.contentOffset
    stage.up()
    stage.rest()
    expectEqual(stage.list.contentOffset, place)
    expectEqual(stage.takeLines(), ["didEndDragging false"])
  }

  @Test("9.10: a late lift moves the content like one delivered in time")
  func lateLift() {
    let (early, late) = (
      caught(after: 0.25, framesPerSecond: 60).list.contentOffset,
      caught(after: 0.25, framesPerSecond: 60, lateBy: 0.03).list.contentOffset
    )
    expectEqual(early, late)
  }

  @Test("9.14: content that has come to rest since the last frame is not caught; the touch is the content's")
  func restingAlready() {
    let stage = ScrollStage(framesPerSecond: 10)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
    stage.list.addSubview(row)
    stage.drag(dy: -20, speed: 1100)
    stage.up()
    // 1100 pt/s are 10 pt/s after 2.348 s, which begin with the first frame; the frame that shows it comes later.
    stage.wait(2.46)
    #expect(stage.list.isDecelerating)
    stage.down(200, 200)
    #expect(!stage.list.isDecelerating && stage.takeLines().last == "didEndDecelerating")
    var heard: [String] = []
    stage.diary.then = { line, _ in heard.append(line) }
    stage.wait(0.2)
    stage.move(200, 195)
    expectEqual(heard, [])
    stage.wait(0.1)
    stage.move(200, 185)
    // The 10 pt count again.
    expectEqual(heard, ["willBeginDragging", "didScroll"])
  }

  @Test("An animated change of the offset is stopped where it is at the time of the finger")
  func animation() {
    let offsets = [30.0, 144].map { rate -> CGFloat in
      let stage = ScrollStage(framesPerSecond: rate)
      stage.list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      stage.wait(0.1)
      stage.down(200, 200)
      return stage.list.contentOffset.y
    }
    #expect(abs(offsets[0] - 300 * (3.0 / 9 - 2.0 / 27)) < 0.001 && abs(offsets[0] - offsets[1]) < 0.001)
  }

  @Test("9.10: frames that come at uneven times show the same movement and the same end")
  func unevenFrames() {
    let stage = ScrollStage(framesPerSecond: 144)
    stage.drag(dy: -110, speed: 1100)
    let lift = stage.loop.now
    stage.diary.places = []
    stage.up()
    for rate in [144, 30, 90, 61, 120, 33, 75, 144, 30, 50] as [Double] {
      stage.surface.framesPerSecond = rate
      stage.wait(0.11)
    }
    stage.rest()
    for (time, offset) in stage.diary.places.dropLast() {
      let expected = 1100 * 0.499 * (1 - CGFloat(pow(0.998, max(0, time - lift - 1.0 / 144) * 1000)))
      #expect(abs(offset.y - 100 - expected) <= 0.51)
    }
    let times = stage.diary.places.map(\.time)
    let steps = zip(times.dropFirst(), times).map { ($0 - $1) * 1000 }
    #expect((steps.min() ?? 0) < 7.5 && (steps.max() ?? 0) > 30)
    #expect(abs(stage.list.contentOffset.y - (100 + 1090 * 0.4995)) < 1)
  }
}
