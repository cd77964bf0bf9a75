import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Rules 32.1 and 32.7 on a view that moves from 50 to 150.
@MainActor struct CurveTests {
  private let stage = Stage()

  private func x(_ view: UIView) -> Double { Double(stage.seen(view).position.x) }

  /// How far the curve through two points is at a part of the time, found by halving.
  private func eased(_ x1: Double, _ x2: Double, y1: Double, y2: Double, at time: Double) -> Double {
    func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return bezier(y1, y2, low)
  }

  @Test(
    "32.1: blocks move by the curve of UIKit's name, slowly at both ends unless told otherwise",
    arguments: [
      (UIView.AnimationOptions(), 0.42, 0.58, 0.0, 1.0), (.curveEaseInOut, 0.42, 0.58, 0, 1),
      (.curveEaseIn, 0.42, 1, 0, 1), (.curveEaseOut, 0, 0.58, 0, 1), (.curveLinear, 0, 1, 0, 1),
    ])
  func curves(options: UIView.AnimationOptions, x1: Double, x2: Double, y1: Double, y2: Double) {
    let view = stage.shownView()
    UIView.animate(withDuration: 1, delay: 0, options: options, animations: { view.center.x = 150 })
    for part in [0.25, 0.5, 0.75] {
      stage.wait(0.25)
      #expect(abs(x(view) - 50 - 100 * eased(x1, x2, y1: y1, y2: y2, at: part)) < 0.01)
    }
    stage.wait(0.25)
    expectEqual(x(view), 150)
  }

  @Test("32.1: while a delay lasts the old value is seen, after delay and duration the new one exactly")
  func delay() {
    let view = stage.shownView()
    UIView.animate(
      withDuration: 0.5, delay: 0.5, animations: { view.center.x = 150 },
      completion: { [log = stage.log] in log("done \($0)") })
    #expect(view.center.x == 150 && x(view) == 50)
    stage.wait(0.5)
    expectEqual(x(view), 50)
    stage.wait(0.25)
    #expect(abs(x(view) - 100) < 0.01)
    stage.wait(0.25)
    #expect(x(view) == 150 && stage.log.lines == ["done true"])
  }

  @Test("32.7: the default spring is that of the keyboard, and goes its way without a swing")
  func keyboard() {
    let view = stage.shownView()
    let timing = UISpringTimingParameters()
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    animator.addAnimations { view.center.x = 150 }
    animator.startAnimation()
    // What mass 3, stiffness 1000 and damping 500 do from rest.
    let discriminant: Double = 500 * 500 - 4 * 3 * 1000
    let root = discriminant.squareRoot()
    let (slow, fast) = ((-500 + root) / 6, (-500 - root) / 6)
    func left(_ t: Double) -> Double { (slow * power(fast * t) - fast * power(slow * t)) / (slow - fast) }
    for step in 1...4 {
      stage.wait(0.25)
      #expect(abs(x(view) - 150 + 100 * left(Double(step) * 0.25)) < 0.05)
    }
  }

  private func power(_ exponent: Double) -> Double {
    let small = exponent / 1024
    var value = 1 + small + small * small / 2 + small * small * small / 6
    for _ in 0..<10 { value *= value }
    return value
  }
}
