import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

/// What the content does after the finger was lifted, whatever the display's rate (semantics 9.10 to 9.13).
@MainActor @Suite struct MovementTests {
  private let rates: [Double] = [30, 60, 90, 120, 144]

  @Test("9.10: the content is where the formula says at every frame, and comes to the same rest at every rate")
  func deceleration() {
    var ends: [CGFloat] = []
    for rate in rates {
      let stage = ScrollStage(framesPerSecond: rate)
      stage.drag(dy: -110, speed: 1100)
      let (start, lift) = (stage.list.contentOffset.y, stage.loop.now)
      expectEqual(start, 100)
      stage.diary.places = []
      stage.up()
      let velocity = stage.diary.velocity.y * 1000
      #expect(abs(velocity - 1100) < 1)
      #expect(abs(stage.diary.target.y - (start + (velocity - 10) * 0.4995)) < 0.51)
      stage.rest()
      for (time, offset) in stage.diary.places.dropLast() {
        let expected = velocity * 0.499 * (1 - CGFloat(pow(0.998, max(0, time - lift - 1 / rate) * 1000)))
        #expect(abs(offset.y - start - expected) <= 0.51)
      }
      #expect(stage.diary.places.count > Int(rate))
      ends.append(stage.list.contentOffset.y)
    }
    for end in ends { #expect(abs(end - ends[0]) < 1e-6) }
    #expect(abs(ends[0] - (100 + (1100 - 10) * 0.499)) < 0.51)
  }

  @Test("9.10: the first frame after the lift finds the content where it was lifted, the second one frame on")
  func oneFrameLater() {
    for rate in rates {
      let stage = ScrollStage(framesPerSecond: rate, contentSize: CGSize(width: 400, height: 40_000))
      stage.drag(dy: -110, speed: 1100)
      let lifted = stage.list.contentOffset.y
      stage.up()
      stage.wait(1 / rate)
      #expect(stage.list.contentOffset.y == lifted && stage.list.isDecelerating)
      stage.wait(1 / rate)
      let way = 1100 * 0.499 * (1 - CGFloat(pow(0.998, 1000 / rate)))
      #expect(abs(stage.list.contentOffset.y - lifted - way) <= 0.51)
    }
  }

  @Test("9.12: thrown against the edge it bounces as far, and comes to rest at the edge, at every rate")
  func bounce() {
    var highest: [CGFloat] = []
    for rate in rates {
      let stage = ScrollStage(framesPerSecond: rate, contentSize: CGSize(width: 400, height: 600))
      stage.drag(dy: -110, speed: 1100)
      stage.up()
      stage.rest()
      expectEqual(stage.list.contentOffset.y, 200)
      highest.append(stage.diary.places.map(\.offset.y).max() ?? 0)
      expectEqual(stage.takeLines().last, "didEndDecelerating")
    }
    // The edge is met at 1100 - 100 / 0.4995 pt/s; the crest is that / (11 e) beyond it.
    for top in highest { #expect(abs(top - 200 - 899.8 / 11 / 2.71828) < 0.6) }
  }

  @Test("9.11, 9.12: past the edge the content lags, and released at rest it creeps back")
  func overscroll() {
    let stage = ScrollStage()
    stage.drag(dy: 110, speed: 1100)
    let pull: CGFloat = 100 * 0.55 / 400
    #expect(abs(stage.list.contentOffset.y + 400 - 400 / (pull + 1)) < 0.51)
    for _ in 0..<3 {
      stage.wait(0.01)
      stage.move(200, 310)
    }
    let (start, lift) = (stage.list.contentOffset.y, stage.loop.now)
    stage.diary.places = []
    stage.up()
    stage.rest()
    for (time, offset) in stage.diary.places.dropLast() {
      let t = max(0, time - lift - 1.0 / 60)
      let part = (46 * exp(-9 * t) - 9 * exp(-46 * t)) / 37
      #expect(abs(offset.y - start * CGFloat(part)) <= abs(start) * 0.01 + 0.51)
    }
    expectEqual(stage.list.contentOffset.y, 0)
  }

  @Test("9.12: content that is thrown so fast that nothing of it is visible returns without a jump")
  func outOfSight() {
    let stage = ScrollStage(contentSize: CGSize(width: 400, height: 160))
    stage.list.frame.size.height = 40
    stage.drag(dy: -120, speed: 4000, from: CGPoint(x: 200, y: 30))
    stage.up()
    stage.diary.places = []
    stage.rest()
    let offsets = stage.diary.places.map(\.offset.y)
    #expect((offsets.max() ?? 0) > 160 && stage.list.contentOffset.y == 120)
    let back = offsets.drop { $0 < (offsets.max() ?? 0) }
    for (earlier, later) in zip(back, back.dropFirst()) { #expect(earlier - later < 12) }
  }

  @Test("9.12: without bounces the content stays at its edge, under the finger and after it")
  func noBounce() {
    let stage = ScrollStage(contentSize: CGSize(width: 400, height: 600))
    stage.list.bounces = false
    stage.drag(dy: 110, speed: 1100)
    expectEqual(stage.list.contentOffset.y, 0)
    stage.up()
    stage.rest()
    stage.drag(dy: -110, speed: 1100)
    stage.up()
    stage.rest()
    expectEqual(stage.list.contentOffset.y, 200)
    #expect(stage.diary.places.allSatisfy { $0.offset.y >= 0 && $0.offset.y <= 200 })
  }

  @Test(
    "9.13: a page is turned by half of it, or by a quick flick, and one at the most",
    arguments: [
      // way, speed, the page that follows
      (CGFloat(-190), CGFloat(100), CGFloat(0)), (-250, 100, 1), (-60, 1000, 1), (-390, 4000, 1), (60, 1000, -1),
      (150, 100, 0),
    ])
  func paging(way: CGFloat, speed: CGFloat, turn: CGFloat) {
    let stage = ScrollStage(contentSize: CGSize(width: 4000, height: 400))
    stage.list.isPagingEnabled = true
    stage.list.contentOffset = CGPoint(x: 1200, y: 0)
    stage.drag(dx: way, dy: 0, speed: speed)
    stage.up()
    expectEqual(stage.diary.target.x, 1200 + turn * 400)
    stage.rest()
    expectEqual(stage.list.contentOffset.x, 1200 + turn * 400)
  }

  @Test("9.13: the last page is where the content ends")
  func lastPage() {
    let stage = ScrollStage(contentSize: CGSize(width: 1000, height: 400))
    stage.list.isPagingEnabled = true
    stage.list.contentOffset = CGPoint(x: 400, y: 0)
    stage.drag(dx: -100, dy: 0, speed: 1000)
    stage.up()
    stage.rest()
    expectEqual(stage.list.contentOffset.x, 600)
  }

  @Test("9.13: content released beyond an edge while it moves back stays on the page of that edge")
  func backToTheEdge() {
    let stage = ScrollStage(contentSize: CGSize(width: 1200, height: 400))
    stage.list.isPagingEnabled = true
    stage.list.contentOffset = CGPoint(x: 800, y: 0)
    stage.drag(dx: -160, dy: 0, speed: 400)
    for step in 1...6 {
      stage.wait(0.01)
      stage.move(40 + 15 * CGFloat(step), 200)
    }
    #expect(stage.list.contentOffset.x > 800)
    stage.up()
    expectEqual(stage.diary.target.x, 800)
    stage.rest()
    #expect(stage.diary.places.allSatisfy { $0.offset.x >= 800 } && stage.list.contentOffset.x == 800)
  }

  @Test("9.9: the delegate may choose another target, and the content comes to rest exactly there")
  func retarget() {
    let stage = ScrollStage()
    stage.diary.newTarget = CGPoint(x: 0, y: 1234)
    stage.drag(dy: -110, speed: 1100)
    stage.up()
    stage.rest()
    expectEqual(stage.list.contentOffset.y, 1234)
    stage.diary.newTarget = CGPoint(x: 0, y: 99_999)
    stage.drag(dy: -110, speed: 1100)
    stage.up()
    stage.rest()
    expectEqual(stage.list.contentOffset.y, 3600)
  }

  @Test("9.9: the flags are consistent in every call of the delegate")
  func flags() {
    let stage = ScrollStage()
    var states: [String] = []
    stage.diary.then = { call, list in
      guard call != "didScroll" else { return }
      let flags = [(list.isTracking, "tracking"), (list.isDragging, "dragging"), (list.isDecelerating, "decelerating")]
      states.append("\(call): " + flags.filter(\.0).map(\.1).joined(separator: " "))
    }
    stage.down(200, 200)
    #expect(stage.list.isTracking && !stage.list.isDragging)
    stage.cancel()
    #expect(!stage.list.isTracking)
    stage.drag(dy: -110, speed: 1100)
    #expect(stage.list.isTracking && stage.list.isDragging)
    stage.up()
    #expect(!stage.list.isTracking && !stage.list.isDragging && stage.list.isDecelerating)
    stage.rest()
    #expect(!stage.list.isDecelerating)
    expectEqual(
      states,
      [
        "willBeginDragging: tracking dragging", "willEndDragging: dragging", "didEndDragging true: ",
        "willBeginDecelerating: decelerating", "didEndDecelerating: ",
      ])
  }

  @Test("9.14: content that was caught beyond its edge goes back when the finger is lifted without a move")
  func caughtBeyond() {
    let stage = ScrollStage(contentSize: CGSize(width: 400, height: 600))
    stage.drag(dy: -150, speed: 1500)
    stage.up()
    while stage.list.contentOffset.y <= 205 { stage.wait(1.0 / 60) }
    stage.down(200, 200)
    let caught = stage.list.contentOffset.y
    #expect(caught > 205 && stage.list.isDecelerating)
    stage.wait(1)
    expectEqual(stage.list.contentOffset.y, caught)
    stage.up()
    stage.rest()
    expectEqual(stage.list.contentOffset.y, 200)
  }

  @Test("7.3.9: a finger or a mouse that rests before it is lifted leaves the content at rest")
  func restBeforeTheLift() {
    for (type, pause, goesOn) in [
      (UITouch.TouchType.direct, 0.25, true), (.direct, 0.55, false), (.indirectPointer, 0.05, true),
      (.indirectPointer, 0.15, false),
    ] {
      let stage = ScrollStage()
      stage.down(200, 300, type: type)
      for step in 1...5 {
        stage.wait(0.01)
        stage.move(200, 300 - CGFloat(step) * 20, type: type)
      }
      stage.wait(pause)
      stage.up(type: type)
      #expect(stage.takeLines().contains("didEndDragging \(goesOn)"))
    }
  }
}
