import CoreGraphics
import Expectations
import QuartzCore
import Testing
import TouchTesting
import UIKit

/// Pieces that draw with layers, as iOS code writes them: what `touchstone port` made of the originals.
@MainActor @Suite struct PortedLayerTests {
  let stage = TouchStage()

  private func show(_ view: UIView, _ frame: CGRect) {
    stage.window.application?.becomeShared()
    view.frame = frame
    stage.window.addSubview(view)
    stage.settle()
  }

  @Test("A ring has its end at once, and says when its animation is over")
  func ring() {
    let ring = CircularProgressBar(frame: .zero)
    show(ring, CGRect(x: 0, y: 0, width: 100, height: 100))
    var finished = 0
    ring.onFinish = { finished += 1 }
    ring.setProgress(0.5, animated: true)
    #expect(ring.barLayer.strokeEnd == 0.5 && ring.barLayer.animationKeys() == ["progress", "strokeEnd"])
    stage.wait(0.9)
    expectEqual(finished, 0)
    stage.wait(0.2)
    #expect(finished == 1 && ring.barLayer.animationKeys() == nil)
    expectEqual(ring.barLayer.path?.boundingBox, CGRect(x: 4, y: 4, width: 92, height: 92))
  }

  @Test("A button pulses when it is tapped, and is itself again")
  func pulse() {
    let button = GradientButton(frame: .zero)
    show(button, CGRect(x: 50, y: 50, width: 100, height: 40))
    stage.tap(button)
    #expect(button.layer.animationKeys() == ["pulse"] && button.layer is CAGradientLayer)
    stage.wait(0.15)
    #expect(abs((button.layer.presentation()?.opacity ?? 0) - 0.8) < 0.02 && button.alpha == 1)
    stage.wait(5)
    expectNil(button.layer.animationKeys())
  }

  @Test("Dots animate one after the other, until they are stopped")
  func dots() {
    let dots = TypingIndicator(frame: .zero)
    show(dots, CGRect(x: 0, y: 0, width: 60, height: 20))
    dots.startAnimating()
    stage.wait(0.45)
    let shown = (dots.layer.sublayers ?? []).map { Int((($0.presentation()?.opacity ?? 0) * 100).rounded()) }
    expectEqual(shown, [20, 47, 73])
    dots.stopAnimating()
    stage.settle()
    #expect(dots.layer.sublayers?.allSatisfy { $0.presentation()?.opacity == 1 } == true && dots.subviews == [])
  }

  @Test("What sources put into an extension of views works on any")
  func extensions() {
    let view = UIView()
    show(view, CGRect(x: 0, y: 0, width: 100, height: 50))
    view.roundness = 6
    view.roundTopCorners(radius: 9)
    view.mask(with: UIBezierPath(ovalIn: view.bounds))
    let border = view.addDashedBorder(color: .red)
    #expect(view.layer.cornerRadius == 9 && view.layer.mask is CAShapeLayer && border.superlayer === view.layer)
    view.shake()
    stage.wait(0.075)
    #expect(abs((view.layer.presentation()?.affineTransform().tx ?? 0) - 20) < 0.5)
    stage.wait(1)
    expectEqual(view.layer.presentation()?.affineTransform(), .identity)
  }

  @Test("Each stroke of a finger is a layer, which can be taken back")
  func ink() {
    let ink = InkView()
    show(ink, CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 20))
    stage.drag(from: CGPoint(x: 20, y: 60), to: CGPoint(x: 120, y: 60))
    expectEqual(ink.strokes.map { $0.path?.boundingBox.width }, [100, 100])
    ink.undo()
    #expect(ink.strokes.count == 1 && ink.subviews == [])
  }

  @Test("A view draws its gradient from its upper edge to its lower one")
  func gradient() {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 40, height: 100))
    let list = DisplayList.recording { _ in view.draw(view.bounds) }
    let courses = list.commands.compactMap { command in
      if case .gradient(let fill) = command { fill.course } else { nil }
    }
    expectEqual(courses, [.linear(.zero, CGPoint(x: 0, y: 100))])
  }

  #if FoundationGeometry
  @Test("A property that Objective-C would have stored is animated by its layer")
  func dial() {
    let dial = FourthDial(frame: .zero)
    show(dial, CGRect(x: 0, y: 0, width: 100, height: 20))
    expectEqual(dial.dial.progress, 0)
    dial.dial.progress = 0.8
    stage.wait(0.5)
    #expect(abs((dial.dial.presentation()?.progress ?? 0) - 0.4) < 0.02 && dial.dial.progress == 0.8)
    stage.wait(0.6)
    expectEqual(dial.dial.presentation()?.progress, 0.8)
    #expect(dial.dial.tint == nil)
    dial.addMark(at: "{30, 10}")
    #expect(dial.mark.position == CGPoint(x: 30, y: 10) && dial.mark.lineCap == .round)
  }

  private final class Answer: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  }

  @Test("A field passes the question on, and kinds of keyboards have no effect")
  func field() {
    let (field, answer) = (FourthField(frame: .zero), Answer())
    field.kind = .URL
    #expect(!field.textFieldShouldReturn(field) && field.kind == .URL && !field.hides(nil))
    field.other = answer
    #expect(field.textFieldShouldReturn(field))
  }
  #endif
}
