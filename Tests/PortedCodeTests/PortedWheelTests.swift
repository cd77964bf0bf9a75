import Expectations
import QuartzCore
import Testing
import TouchTesting
import UIKit

/// Pieces whose layers draw gradients and texts, and find what a finger meant: what `touchstone port` made of them.
@MainActor @Suite struct PortedWheelTests {
  let stage = TouchStage()

  init() { stage.window.application?.becomeShared() }

  private final class Diary: HueWheelDelegate {
    var lines: [String] = []
    func hueWheelDidBegin(_ wheel: HueWheel) { lines.append("begin") }
    func hueWheelDidEnd(_ wheel: HueWheel) { lines.append("end \(Int((wheel.hue * 360).rounded()))") }
  }

  private final class Listener: HueWheelDelegate {
    var hues: [Int] = []
    func hueWheel(_ wheel: HueWheel, didPick color: UIColor) {
      var hue: CGFloat = 0
      color.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
      hues.append(Int((hue * 360).rounded()))
    }
  }

  private func wheel() -> HueWheel {
    let wheel = HueWheel(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.window.addSubview(wheel)
    stage.settle()
    return wheel
  }

  @Test("A finger drags the wheel; a delegate receives the optional methods that it implements")
  func round() {
    let (wheel, diary, listener) = (wheel(), Diary(), Listener())
    wheel.delegate = diary
    let finger = stage.finger(1)
    finger.down(at: CGPoint(x: 190, y: 100))
    finger.move(to: CGPoint(x: 100, y: 190))
    wheel.delegate = listener
    finger.move(to: CGPoint(x: 10, y: 100))
    finger.move(to: CGPoint(x: 100, y: 10))
    wheel.delegate = diary
    finger.up()
    #expect(diary.lines == ["begin", "end 270"] && listener.hues == [180, 270])
    expectEqual(wheel.caption.string as? String, "270°")
  }

  @Test("A layer's text is positioned by the layout of layers, which continues with each text")
  func caption() {
    let wheel = wheel()
    let height = wheel.caption.preferredFrameSize().height
    #expect(wheel.caption.frame == CGRect(x: 0, y: 100 - height / 2, width: 200, height: height) && height > 10)
    wheel.frame.size = CGSize(width: 100, height: 60)
    stage.settle()
    expectEqual(wheel.caption.frame, CGRect(x: 0, y: 30 - height / 2, width: 100, height: height))
  }

  @Test("Tags are found by the layer under the finger, and none where there is none")
  func tags() {
    let strip = TagStrip(frame: CGRect(x: 10, y: 10, width: 300, height: 30))
    stage.window.addSubview(strip)
    strip.setTags(["one", "two", "three"])
    stage.settle()
    var found: [String] = []
    strip.onTag = { found.append($0) }
    let frames = (strip.layer.sublayers ?? []).map(\.frame)
    #expect(frames.count == 3 && frames[1].minX == frames[0].maxX + 8)
    for frame in [frames[1], frames[2], frames[0]] {
      stage.tap(at: CGPoint(x: 10 + frame.midX, y: 10 + frame.midY))
      stage.wait(1)
    }
    stage.tap(at: CGPoint(x: 10 + frames[0].maxX + 4, y: 12))
    expectEqual(found, ["two", "three", "one"])
    strip.setTags(["four"])
    expectEqual(strip.layer.sublayers?.map(\.name), ["four"])
  }
}
