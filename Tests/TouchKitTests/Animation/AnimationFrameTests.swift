import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchKit

@MainActor struct AnimationFrameTests {
  @Test func nothingWakesTheLoopWhenNothingMoves() {
    let stage = Stage()
    let view = stage.shownView()
    var turns = 0
    stage.loop.addHandler(for: .sleep) { turns += 1 }
    UIView.animate(withDuration: 0.5) { view.center.x += 10 }
    stage.wait(0.5)
    #expect((30...33).contains(turns))
    #expect(!stage.loop.hasPendingTimers)
    turns = 0
    stage.wait(1000)
    expectEqual(turns, 1)
  }

  @Test func aDelayTakesNoFrames() {
    let stage = Stage()
    let view = stage.shownView()
    UIView.animate(withDuration: 0.1, delay: 10) { view.center.x += 10 }
    stage.settle()
    var (turns, frames) = (0, 0)
    stage.loop.addHandler(for: .sleep) { turns += 1 }
    stage.loop.addHandler(for: .present) { frames += 1 }
    stage.wait(9)
    expectEqual(turns, 1)
    expectEqual(frames, 0)
    stage.wait(2)
    expectEqual(frames, 6)
  }

  @Test func framesCountFromTheStartOfTheAnimation() {
    let stage = Stage()
    let view = stage.shownView()
    var times: [Double] = []
    stage.loop.addHandler(for: .present) { times.append(short(CGFloat(stage.now * 60))) }
    stage.wait(0.3 / 60)
    UIView.animate(withDuration: 3.0 / 60) { view.center.x += 30 }
    stage.wait(1)
    // The first is that of the change itself, in which the view is still where it was.
    expectEqual(times, [0.3, 1.3, 2.3, 3.3])
  }

  @Test func theDamageIsWhereTheViewWasAndIs() {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    let view = stage.shownView(CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.surface.damages = []
    UIView.animate(withDuration: 3.0 / 60, delay: 0, options: .curveLinear) { view.center.x += 30 }
    stage.wait(1)
    expectEqual(
      stage.surface.damages,
      [
        [CGRect(x: 0, y: 0, width: 30, height: 20)], [CGRect(x: 10, y: 0, width: 30, height: 20)],
        [CGRect(x: 20, y: 0, width: 30, height: 20)],
      ])
  }

  @Test func aMovedViewIsNotDrawnAgain() {
    final class Drawer: UIView {
      var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        UIBezierPath(rect: bounds).fill()
      }
    }
    let stage = Stage()
    let view = Drawer(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(view)
    stage.settle()
    UIView.animate(withDuration: 0.5) {
      view.center.x += 100
      view.transform = CGAffineTransform(rotationAngle: 1)
      view.alpha = 0.3
    }
    stage.wait(1)
    expectEqual(view.count, 1)
    #expect(stage.surface.frames.count > 25)
  }

  @Test func aViewThatFadesOutIsSeenUntilTheEnd() {
    let stage = Stage()
    let view = stage.shownView(CGRect(x: 0, y: 0, width: 20, height: 20))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    stage.wait(0.5)
    let half = UIColor.red.cgColor.faded(by: 0.5)
    let middle = stage.surface.frames.last.map { "\($0)" } ?? ""
    #expect(middle.contains("\(half.alpha)"))
    stage.wait(0.5)
    stage.surface.frames = []
    stage.wait(1)
    #expect(stage.surface.frames.isEmpty)
  }

  @Test func aPlainViewHoldsNothingOfAnimations() {
    let stage = Stage()
    let view = stage.shownView()
    UIView.animate(withDuration: 0.1) { view.center.x += 5 }
    expectNil(view.rare)
    stage.wait(1)
    expectNil(view.rare)
    expectNil(stage.application.motions.motion(of: view))
  }

  @Test func aViewIsLetGoWhenItsWindowGoes() {
    let stage = Stage()
    weak var view: UIView?
    do {
      let window = UIWindow(windowScene: stage.scene)
      window.isHidden = false
      let made = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(made)
      view = made
      UIView.animate(withDuration: 1, delay: 0, options: .repeat, animations: { made.center.x += 5 }) {
        stage.logs("gone")($0)
      }
      window.isHidden = true
    }
    stage.wait(1)
    expectNil(view)
    expectEqual(stage.log.lines, ["gone unfinished"])
    #expect(!stage.loop.hasPendingTimers)
  }
}
