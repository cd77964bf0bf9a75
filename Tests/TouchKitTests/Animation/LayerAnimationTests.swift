import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchKit

/// What animations show of layers, and what they leave.
@MainActor @Suite struct LayerAnimationTests {
  let stage = Stage()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { stage.window.addSubview(view) }

  private final class Ear: CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
  }

  private func shown(_ number: CGFloat?) -> Double { (Double(number ?? .nan) * 1000).rounded() / 1000 }

  @Test("A layer is shown from one value to another, and is where it was all the time")
  func basic() {
    let (animation, ear) = (CABasicAnimation(keyPath: "position.x"), Ear())
    (animation.fromValue, animation.toValue, animation.duration, animation.delegate) = (50, 150, 1, ear)
    view.layer.add(animation, forKey: "move")
    #expect(view.layer.animationKeys() == ["move"] && view.layer.animation(forKey: "move") === animation)
    stage.wait(0.25)
    #expect(shown(view.layer.presentation()?.position.x) == 75 && view.center.x == 50)
    #expect(stage.window.hitTest(CGPoint(x: 10, y: 50), with: nil) === view)
    stage.wait(0.75)
    expectEqual(shown(view.layer.presentation()?.position.x), 50)
    #expect(ear.heard == ["start", "stop true"] && view.layer.animationKeys() == nil)
  }

  @Test("What is not said is the layer's own value; byValue is added to it")
  func ends() {
    view.alpha = 0.5
    let (fade, grow) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "bounds.size.width"))
    (fade.toValue, fade.duration) = (0, 1)
    (grow.byValue, grow.duration) = (CGFloat(40), 1)
    view.layer.add(fade, forKey: nil)
    view.layer.add(grow, forKey: nil)
    stage.wait(0.5)
    expectEqual(view.layer.presentation()?.opacity, 0.25)
    #expect(shown(view.layer.presentation()?.bounds.width) == 120 && view.bounds.width == 100)
  }

  @Test("An animation repeats as often as set, each repetition starts over, and an infinite one ends when removed")
  func repetition() {
    let (turn, ear) = (CABasicAnimation(keyPath: "transform.rotation.z"), Ear())
    (turn.fromValue, turn.toValue, turn.duration, turn.repeatCount) = (0, Double.pi * 2, 1, .infinity)
    turn.delegate = ear
    view.layer.add(turn, forKey: "turn")
    stage.wait(10.25)
    let transform = view.layer.presentation()?.affineTransform() ?? .identity
    #expect(abs(transform.b - 1) < 1e-6 && view.transform == .identity)
    view.layer.removeAnimation(forKey: "turn")
    stage.settle()
    #expect(ear.heard == ["start", "stop false"] && view.layer.presentation()?.affineTransform() == .identity)
  }

  @Test("What fills forwards and is not removed stays shown without frames, until it is removed")
  func forwards() {
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    (animation.toValue, animation.duration, animation.fillMode) = (20, 0.5, .forwards)
    animation.isRemovedOnCompletion = false
    view.layer.add(animation, forKey: "round")
    stage.wait(2)
    #expect(view.layer.presentation()?.cornerRadius == 20 && view.layer.cornerRadius == 0)
    expectNil(stage.loop.nextTimerTime)
    view.layer.removeAllAnimations()
    expectEqual(view.layer.presentation()?.cornerRadius, 0)
  }

  @Test("Before its time an animation shows its first value only if it fills backwards")
  func backwards() {
    for (mode, early) in [(CAMediaTimingFillMode.removed, 1.0), (.backwards, 0.0)] {
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration, animation.fillMode) = (0, 1, 1, mode)
      animation.beginTime = stage.now + 1
      view.layer.add(animation, forKey: "fade")
      stage.wait(0.5)
      expectEqual(view.layer.presentation()?.opacity, Float(early))
      stage.wait(1)
      expectEqual(view.layer.presentation()?.opacity, 0.5)
      stage.wait(1)
    }
  }

  @Test("Keyframes are reached at their times, a group's members go together, a spring swings beyond its end")
  func others() {
    let frames = CAKeyframeAnimation(keyPath: "transform.translation.x")
    (frames.values, frames.keyTimes) = ([0, 10, -10, 0], [0, 0.25, 0.75, 1])
    let scale = CABasicAnimation(keyPath: "transform.scale")
    (scale.fromValue, scale.toValue, scale.duration) = (1, 2, 0.5)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([frames, scale], 1)
    view.layer.add(group, forKey: "group")
    stage.wait(0.25)
    var transform = view.layer.presentation()?.affineTransform() ?? .identity
    #expect(shown(transform.tx) == 10 && shown(transform.a) == 1.5 && shown(transform.d) == 1.5)
    stage.wait(0.25)
    stage.wait(0.25)
    transform = view.layer.presentation()?.affineTransform() ?? .identity
    #expect(shown(transform.tx) == -10 && shown(transform.a) == 1)
    stage.wait(1)
    let spring = CASpringAnimation(keyPath: "position.y")
    (spring.fromValue, spring.toValue, spring.damping, spring.duration) = (0, 100, 5, spring.settlingDuration)
    view.layer.add(spring, forKey: "swing")
    var highest: CGFloat = 0
    for _ in 0..<60 {
      stage.wait(1.0 / 60)
      highest = max(highest, view.layer.presentation()?.position.y ?? 0)
    }
    #expect(highest > 120)
  }

  @Test("What a shape and a gradient show moves, too")
  func content() {
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    gradient.colors = [CGColor.black, CGColor.white]
    view.layer.addSublayer(shape)
    view.layer.addSublayer(gradient)
    let (draw, slide) = (CABasicAnimation(keyPath: "strokeEnd"), CABasicAnimation(keyPath: "locations"))
    (draw.fromValue, draw.toValue, draw.duration) = (0, 1, 1)
    (slide.fromValue, slide.toValue, slide.duration) = ([-1, 0], [1, 2], 1)
    shape.add(draw, forKey: "draw")
    gradient.add(slide, forKey: "slide")
    stage.wait(0.5)
    #expect(shape.shownContent["strokeEnd"] == [0.5] && gradient.shownContent["locations"] == [0, 1])
    stage.wait(0.5)
    #expect(shape.shownContent.isEmpty && gradient.shownContent.isEmpty)
  }

  @Test("A cumulative animation begins each repetition at the end of the last one, and keeps the sum")
  func cumulative() {
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration, move.repeatCount) = (0, 100, 1, 3)
    (move.isCumulative, move.fillMode, move.isRemovedOnCompletion) = (true, .forwards, false)
    view.layer.add(move, forKey: "move")
    var places: [Double] = []
    for _ in 0..<4 {
      stage.wait(0.75)
      places.append(shown(view.layer.presentation()?.position.x))
    }
    expectEqual(places, [75, 150, 225, 300])
    stage.wait(1)
    expectEqual(shown(view.layer.presentation()?.position.x), 300)
  }

  @Test("A cumulative animation that reverses gains what its beginning adds")
  func cumulativeReversal() {
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration, move.repeatCount) = (10, 20, 1, 3)
    (move.isCumulative, move.autoreverses) = (true, true)
    view.layer.add(move, forKey: "move")
    stage.wait(2.5)
    expectEqual(shown(view.layer.presentation()?.position.x), 25)
  }

  @Test("repeatDuration ends the runs at its time, also within one")
  func repeatDuration() {
    let (move, ear) = (CABasicAnimation(keyPath: "position.x"), Ear())
    (move.fromValue, move.toValue, move.duration, move.repeatDuration) = (0, 100, 1, 2.5)
    (move.repeatCount, move.delegate) = (9, ear)
    view.layer.add(move, forKey: "move")
    stage.wait(2.25)
    #expect(shown(view.layer.presentation()?.position.x) == 25 && ear.heard == ["start"])
    stage.wait(0.5)
    #expect(shown(view.layer.presentation()?.position.x) == 50 && ear.heard == ["start", "stop true"])
  }

  @Test("What cannot be animated is reported and moves nothing")
  func unknown() {
    let report = UsageError.report
    defer { UsageError.report = report }
    var reports: [String] = []
    UsageError.report = { reports.append($0) }
    for (path, value) in [("strokeEnd", 1 as Any), ("opacity", "half"), ("position", 3), ("zoom", 1)] {
      let animation = CABasicAnimation(keyPath: path)
      animation.toValue = value
      view.layer.add(animation, forKey: "bad")
    }
    #expect(reports.count == 4 && view.layer.animationKeys() == nil && stage.loop.nextTimerTime == nil)
  }

  @Test("A transaction's block is called when its animations are over, and actions that are disabled do not move")
  func transaction() {
    var heard: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { heard.append("over") }
    CATransaction.setAnimationDuration(0.5)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    view.layer.add(animation, forKey: nil)
    CATransaction.commit()
    stage.wait(0.4)
    expectEqual(heard, [])
    stage.wait(0.2)
    expectEqual(heard, ["over"])
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { heard.append("nothing") }
    UIView.animate(withDuration: 1) { view.center.x += 100 }
    expectEqual(view.layer.presentation()?.position.x, view.center.x)
    CATransaction.commit()
    stage.settle()
    #expect(heard == ["over", "nothing"] && !CATransaction.disableActions())
    UIView.animate(withDuration: 1) { view.center.x += 100 }
    #expect(view.layer.presentation()?.position.x != view.center.x)
  }

  @Test("An animation of a mask runs to its end, as that of any other layer", arguments: [false, true])
  func masks(isNested: Bool) {
    let (mask, animation, ear) = (CAShapeLayer(), CABasicAnimation(keyPath: "strokeEnd"), Ear())
    let masked = CALayer()
    view.layer.addSublayer(masked)
    if isNested { masked.mask = mask } else { view.layer.mask = mask }
    stage.settle()
    (animation.fromValue, animation.toValue, animation.duration, animation.delegate) = (0, 1, 1, ear)
    mask.add(animation, forKey: "draw")
    stage.wait(0.5)
    #expect(ear.heard == ["start"] && mask.animationKeys() == ["draw"])
    stage.wait(0.5)
    expectEqual(ear.heard, ["start", "stop true"])
  }

  @Test("A view that masks another is moved by a block, and shown on its way")
  func movedMask() {
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.mask = mask
    stage.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.center.x = 150 }
    stage.wait(0.5)
    #expect(shown(mask.layer.presentation()?.position.x) == 100 && mask.center.x == 150)
  }

  @Test("Masks that mask each other are in no window, and nothing moves in them")
  func circleOfMasks() {
    let (one, other) = (UIView(frame: view.frame), UIView(frame: view.frame))
    one.mask = other
    other.mask = one
    let ear = Ear()
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.toValue, animation.duration, animation.delegate) = (0, 1, ear)
    one.layer.add(animation, forKey: nil)
    stage.wait(2)
    expectEqual(ear.heard, ["start", "stop false"])
  }
}
