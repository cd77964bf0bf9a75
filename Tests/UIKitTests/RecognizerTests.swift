import Expectations
import Testing
import TouchTesting
import UIKit

/// Recognizers of iOS apps, with logs derived from the semantics.
@MainActor class RecognizerTests {
  let scenery = Scenery()
  var stage: TouchStage { scenery.stage }
  var diary: Diary { scenery.diary }
  var view: DiaryView { scenery.view }

  @Test("6.3: one that recognizes as the finger comes down leaves the view nothing, and is ready for the next finger")
  func touchDown() {
    let down = scenery.add(TouchDownGestureRecognizer(), "down")
    stage.tap(view)
    stage.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 190, y: 150))
    expectEqual(diary.lines, ["down ended", "down ended"])
    #expect(down.state == .possible && down.numberOfTouches == 0)
  }

  @Test("6.6: one on the window that begins with the touch withholds it from a button; without cancelling, from none")
  func anyTouch() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    button.addAction(UIAction { [diary] _ in diary.add("button") }, for: .touchUpInside)
    stage.rootView.addSubview(button)
    let any = scenery.add(AnyTouchGestureRecognizer(), "any", to: stage.window)
    any.delaysTouchesBegan = true
    stage.tap(button)
    expectEqual(diary.lines, ["any began", "any ended"])
    any.cancelsTouchesInView = false
    diary.lines = []
    stage.tap(button)
    expectEqual(diary.lines, ["any began", "any ended", "button"])
    diary.lines = []
    stage.finger(1).down(at: CGPoint(x: 150, y: 150))
    stage.finger(2).down(at: CGPoint(x: 20, y: 20))
    stage.finger(1).move(to: CGPoint(x: 160, y: 150))
    stage.finger(1).up()
    stage.finger(2).up()
    expectEqual(
      diary.lines,
      [
        "any began", "v.began", "any changed", "any changed", "v.moved", "any changed", "v.ended", "any ended",
        "button",
      ])
  }

  @Test("6.7: a tap with UIKit's initializer overridden is made with it and without")
  func quickTap() {
    let tap = QuickTapGestureRecognizer(target: scenery.handler, action: Selector(Handler.tapped))
    view.addGestureRecognizer(tap)
    #expect(!tap.delaysTouchesEnded && !QuickTapGestureRecognizer().delaysTouchesEnded)
    stage.tap(view)
    expectEqual(diary.lines, ["v.began", "tapped", "v.cancelled"])
    diary.lines = []
    stage.press(view, forDuration: 0.3)
    expectEqual(diary.lines, ["v.began", "v.ended"])
  }

  @Test(
    "5.1.2: overrides work in one direction: one that a modest tap spares may exclude it, and so may a stubborn one")
  func hooks() {
    let modest = scenery.add(ModestTapGestureRecognizer(), "modest")
    scenery.add(UITapGestureRecognizer(), "outer", to: stage.rootView)
    stage.tap(view)
    expectEqual(diary.lines, ["v.began", "outer ended", "v.cancelled"])
    diary.lines = []
    view.removeGestureRecognizer(modest)
    scenery.add(StubbornTapGestureRecognizer(), "stubborn", to: stage.window)
    scenery.add(UITapGestureRecognizer(), "inner")
    stage.tap(view)
    expectEqual(diary.lines, ["v.began", "stubborn ended", "v.cancelled"])
  }

  @Test("5.4.1: pans for one axis, by a step that fails, or as their own delegate")
  func axes() {
    scenery.add(VerticalPanGestureRecognizer(), "vertical")
    scenery.add(SidewaysPanGestureRecognizer(), "sideways")
    stage.finger.down(at: CGPoint(x: 150, y: 150))
    stage.wait(0.1)
    stage.finger.move(to: CGPoint(x: 170, y: 155))
    stage.wait(0.1)
    stage.finger.move(to: CGPoint(x: 170, y: 190))
    stage.finger.up()
    expectEqual(diary.lines, ["v.began", "sideways began", "v.cancelled", "sideways changed", "sideways ended"])
    diary.lines = []
    stage.finger.down(at: CGPoint(x: 150, y: 150))
    stage.wait(0.1)
    stage.finger.move(to: CGPoint(x: 155, y: 170))
    stage.finger.up()
    expectEqual(diary.lines, ["v.began", "vertical began", "v.cancelled", "vertical ended"])
  }

  @Test("4.7: a finger that is ignored in the middle continues in the view, and the gesture with the other")
  func letsGo() {
    view.isMultipleTouchEnabled = true
    let first = scenery.add(FirstFingerGestureRecognizer(), "first")
    stage.finger(1).down(at: CGPoint(x: 150, y: 150))
    stage.finger(2).down(at: CGPoint(x: 250, y: 150))
    #expect(first.numberOfTouches == 2 && first.location(in: nil) == CGPoint(x: 200, y: 150))
    stage.finger(2).move(to: CGPoint(x: 251, y: 150))
    #expect(first.numberOfTouches == 1 && first.location(in: view) == CGPoint(x: 50, y: 50))
    stage.finger(1).move(to: CGPoint(x: 151, y: 150))
    stage.finger(2).up()
    stage.finger(1).up()
    expectEqual(diary.lines, ["v.began", "v.began", "v.moved", "first began", "v.cancelled", "v.ended", "first ended"])
    expectEqual(first.state, .possible)
  }

  @Test("4.5.7: begun, changed and ended in one assignment after the other, it says that it began and ended")
  func stamp() {
    scenery.add(StampGestureRecognizer(), "stamp")
    stage.tap(view)
    expectEqual(diary.lines, ["v.began", "stamp began", "stamp ended", "v.cancelled"])
  }

  @Test("7.2.5: a tap and a drag in one, as a press of no duration that comes after a tap")
  func tapAndDrag() {
    let zoom = scenery.add(UILongPressGestureRecognizer(), "zoom")
    zoom.numberOfTapsRequired = 1
    zoom.minimumPressDuration = 0
    stage.tap(view)
    stage.wait(0.1)
    stage.finger.down(at: CGPoint(x: 200, y: 200))
    stage.finger.move(to: CGPoint(x: 200, y: 260))
    expectEqual(zoom.location(in: view), CGPoint(x: 100, y: 160))
    stage.finger.up()
    expectEqual(diary.lines, ["v.began", "zoom began", "v.cancelled", "zoom changed", "zoom ended"])
  }

  @Test("7.1.1, 7.1.2: taps of two to five fingers, and nothing with one finger less", arguments: 2...5)
  func manyFingers(count: Int) {
    view.isMultipleTouchEnabled = true
    let tap = scenery.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTouchesRequired = count
    var seen: [CGFloat] = []
    scenery.handler.then = {
      seen = [CGFloat($0.numberOfTouches), $0.location(in: nil).x, $0.location(ofTouch: 1, in: nil).x]
    }
    for fingers in [count, count - 1] {
      for number in 1...fingers { stage.finger(number).down(at: CGPoint(x: 100 + 20 * number, y: 200)) }
      for number in 1...fingers { stage.finger(number).up() }
    }
    let began = [String](repeating: "v.began", count: count)
    let rest = began.dropLast() + [String](repeating: "v.ended", count: count - 1)
    expectEqual(diary.lines, began + ["tap ended", "v.cancelled \(count)"] + rest)
    expectEqual(seen, [CGFloat(count), 100 + 10 * CGFloat(count + 1), 140])
  }

  @Test("5.2.8, 5.2.11: single, double and triple tap in a chain: one acts, when it is clear that no more follow")
  func chain() {
    let taps = [1, 2, 3].map { count in
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = count
      tap.addAction(UIAction { [diary] _ in diary.addTimed("\(count)") })
      view.addGestureRecognizer(tap)
      return tap
    }
    taps[0].require(toFail: taps[1])
    taps[1].require(toFail: taps[2])
    stage.tap(view)
    stage.wait(1)
    expectEqual(diary.lines, ["v.began", "40 1", "v.cancelled"])
    diary.lines = []
    stage.doubleTap(view)
    stage.wait(1)
    expectEqual(diary.lines, ["v.began", "v.began", "160 2", "v.cancelled", "v.cancelled"])
    diary.lines = []
    stage.doubleTap(view)
    stage.wait(0.1)
    stage.tap(view)
    stage.wait(1)
    expectEqual(diary.lines, ["v.began", "v.began", "v.began", "260 3", "v.cancelled", "v.cancelled", "v.cancelled"])
  }
}
