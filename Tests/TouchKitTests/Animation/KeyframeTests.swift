import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@MainActor struct KeyframeTests {
  @Test func keyframesFollowEachOtherAndEndTogether() {
    let stage = Stage()
    let view = stage.shownView()
    UIView.animateKeyframes(
      withDuration: 2, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
        view.center.y = 250
      }, completion: stage.logs("end"))
    expectEqual(view.center, CGPoint(x: 50, y: 250))
    var places: [[Double]] = []
    for _ in 0...4 {
      let place = stage.seen(view).position
      places.append([short(place.x), short(place.y)])
      stage.wait(0.4)
    }
    expectEqual(places, [[50, 50], [130, 90], [150, 130], [130, 170], [90, 210]])
    expectEqual(stage.log.lines, ["end"])
    expectEqual(stage.seen(view).position, CGPoint(x: 50, y: 250))
  }

  @Test func aKeyframeOutsideOfABlockIsAChange() {
    let stage = Stage()
    let view = stage.shownView()
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 150 }
    expectEqual(stage.seen(view).position.x, 150)
  }
}
