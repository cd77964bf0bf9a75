import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchKit

/// The time of layers: speed, offset and beginning.
@MainActor @Suite struct LayerClockTests {
  let stage = Stage()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    stage.application.becomeShared()
    stage.window.addSubview(view)
  }

  private func move(_ duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (50, 150, duration)
    return animation
  }

  /// The displayed position, in thousandths.
  private func shown(_ layer: CALayer) -> Double {
    (Double(layer.presentation()?.position.x ?? .nan) * 1000).rounded() / 1000
  }

  @Test("46.8: a layer that is stopped at its time shows an animation as it is, and continues it later")
  func pause() {
    let layer = view.layer
    layer.add(move(), forKey: "move")
    stage.wait(0.25)
    let time = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = time
    expectEqual(shown(layer), 75)
    stage.wait(5)
    #expect(shown(layer) == 75 && layer.animationKeys() == ["move"])
    let stopped = layer.timeOffset
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - stopped
    stage.wait(0.25)
    expectEqual(shown(layer), 100)
    stage.wait(0.5)
    #expect(shown(layer) == 50 && layer.animationKeys() == nil)
  }

  @Test("46.8: the offset of a stopped layer shows its animation at any time, without frames in between")
  func scrubbing() {
    let layer = view.layer
    layer.speed = 0
    layer.add(move(), forKey: "move")
    var places: [Double] = []
    for part in [0.5, 0.1, 0.9, 2] {
      layer.timeOffset = part
      places.append(shown(layer))
    }
    expectEqual(places, [100, 60, 140, 150])
    stage.settle()
    let frames = stage.surface.frames.count
    stage.wait(1)
    expectEqual(stage.surface.frames.count, frames)
  }

  @Test("46.8: speeds of layers multiply, and an animation ends when its layer's time is over")
  func speed() {
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.layer.addSublayer(inner)
    (view.layer.speed, inner.speed) = (0.5, 4)
    view.layer.add(move(), forKey: nil)
    inner.add(move(), forKey: nil)
    stage.wait(0.25)
    #expect(shown(view.layer) == 62.5 && shown(inner) == 100)
    stage.wait(0.25)
    #expect(shown(view.layer) == 75 && shown(inner) == 50)
    stage.wait(1.5)
    expectEqual(shown(view.layer), 50)
    #expect(view.layer.convertTime(1, to: inner) == 4 && inner.convertTime(4, to: view.layer) == 1)
  }

  @Test("46.8: the time of the beginning delays an animation by the layer's clock")
  func beginning() {
    let (layer, animation) = (view.layer, move())
    layer.speed = 2
    animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1
    layer.add(animation, forKey: nil)
    stage.wait(0.75)
    expectEqual(shown(layer), 100)
  }

  @Test func aNegativeSpeedIsRefused() {
    var reports: [String] = []
    let before = UsageError.report
    UsageError.report = { reports.append($0) }
    defer { UsageError.report = before }
    view.layer.speed = -1
    view.layer.timeOffset = .infinity
    #expect(view.layer.speed == 1 && view.layer.timeOffset == 0 && view.layer.timing == nil)
    expectEqual(
      reports,
      [
        "CALayer.speed: -1.0 is not accepted and was refused",
        "CALayer.timeOffset: inf is not accepted and was refused",
      ])
  }

  @Test("46.8: an animation with an offset begins within its run, and shows the skipped part at its end")
  func offset() {
    let animation = move()
    animation.timeOffset = 0.25
    view.layer.add(animation, forKey: "move")
    var places: [Double] = []
    for _ in 0..<3 {
      places.append(shown(view.layer))
      stage.wait(0.375)
    }
    expectEqual(places, [75, 112.5, 50])
    expectEqual(view.layer.animationKeys(), nil)
  }

  @Test("46.8: an offset counts forward and backward of an animation that reverses")
  func offsetOfReversing() {
    let animation = move()
    (animation.timeOffset, animation.autoreverses, animation.repeatCount) = (0.75, true, .infinity)
    view.layer.add(animation, forKey: "move")
    var places: [Double] = []
    for _ in 0..<4 {
      places.append(shown(view.layer))
      stage.wait(0.5)
    }
    expectEqual(places, [125, 125, 75, 75])
  }

  @Test func anOffsetThatIsNotANumberIsRefused() {
    var reports: [String] = []
    let before = UsageError.report
    UsageError.report = { reports.append($0) }
    defer { UsageError.report = before }
    let animation = move()
    animation.timeOffset = 0.5
    animation.timeOffset = .nan
    expectEqual(animation.timeOffset, 0.5)
    expectEqual(reports, ["CAAnimation.timeOffset: nan is not accepted and was refused"])
  }
}
