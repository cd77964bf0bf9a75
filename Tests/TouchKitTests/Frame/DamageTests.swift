import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchKit

/// What is damaged, drawn and presented when something changes.
@MainActor @Suite struct FrameDamageTests {
  let stage = Stage(size: CGSize(width: 400, height: 400))

  final class Drawing: UIView {
    var count = 0
    override func draw(_ rect: CGRect) {
      count += 1
      UIRectFill(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
  }

  func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = .red) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  /// The damage of the frame that a change brings about; nil when none is presented.
  func damage(_ change: () -> Void) -> [CGRect]? {
    stage.settle()
    let count = stage.surface.frames.count
    change()
    stage.settle()
    return stage.surface.frames.count == count ? nil : stage.surface.damages.last
  }

  @Test("The first frame and one after the pixels were lost are whole")
  func whole() {
    stage.settle()
    let all = [CGRect(x: 0, y: 0, width: 400, height: 400)]
    expectEqual(stage.surface.damages, [all])
    expectEqual(damage { stage.application.receive(.expose, in: stage.scene) }, all)
    stage.surface.hasLostPixels = true
    expectEqual(damage { stage.window.backgroundColor = .blue }, all)
  }

  @Test("A view that moves damages where it was and where it is")
  func moved() {
    let view = box(10, 10, 50, 50)
    stage.window.addSubview(view)
    expectEqual(
      damage { view.frame.origin = CGPoint(x: 300, y: 300) },
      [
        CGRect(x: 10, y: 10, width: 50, height: 50), CGRect(x: 300, y: 300, width: 50, height: 50),
      ])
    // Near enough, one rectangle is cheaper than two.
    expectEqual(damage { view.frame.origin.x += 10 }, [CGRect(x: 300, y: 300, width: 60, height: 50)])
    expectEqual(damage { view.frame.origin.x += 0.5 }, [CGRect(x: 310, y: 300, width: 51, height: 50)])
  }

  @Test("A color damages the bounds; hiding, removing and fading all that was seen")
  func others() {
    let view = box(10, 10, 50, 50)
    view.addSubview(box(40, 40, 30, 30))
    stage.window.addSubview(view)
    let (own, all) = ([CGRect(x: 10, y: 10, width: 50, height: 50)], [CGRect(x: 10, y: 10, width: 70, height: 70)])
    expectEqual(damage { view.backgroundColor = .blue }, own)
    expectEqual(damage { view.alpha = 0.5 }, all)
    expectEqual(damage { view.isHidden = true }, all)
    expectNil(damage { view.backgroundColor = .green })
    expectEqual(damage { view.isHidden = false }, all)
    expectEqual(damage { view.clipsToBounds = true }, all)
    expectEqual(damage { view.subviews[0].frame.size.width = 60 }, [CGRect(x: 50, y: 50, width: 10, height: 10)])
    expectEqual(damage { view.removeFromSuperview() }, own)
    expectEqual(damage { stage.window.addSubview(view) }, own)
  }

  @Test("Only the view that changes its place among its siblings is damaged")
  func reordered() {
    let views = (0..<5).map { box(CGFloat($0) * 30, 0, 50, 50) }
    views.forEach(stage.window.addSubview)
    expectEqual(damage { stage.window.bringSubviewToFront(views[1]) }, [CGRect(x: 30, y: 0, width: 50, height: 50)])
    expectEqual(damage { stage.window.sendSubviewToBack(views[3]) }, [CGRect(x: 90, y: 0, width: 50, height: 50)])
    expectEqual(damage { views[2].layer.zPosition = 1 }, [CGRect(x: 60, y: 0, width: 50, height: 50)])
    expectEqual(damage { views[2].removeFromSuperview() }, [CGRect(x: 60, y: 0, width: 50, height: 50)])
  }

  @Test("A view with a shadow is damaged with it, whatever changes inside")
  func shadow() {
    let view = box(100, 100, 50, 50)
    let child = box(10, 10, 5, 5, .green)
    view.addSubview(child)
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 2
    view.layer.shadowOffset = CGSize(width: 5, height: 0)
    stage.window.addSubview(view)
    // Three deviations and two points around the view, moved by the offset, and the view itself.
    let all = [CGRect(x: 97, y: 92, width: 66, height: 66)]
    expectEqual(damage { child.backgroundColor = .blue }, all)
    expectEqual(damage { view.layer.shadowOpacity = 0.5 }, all)
  }

  @Test("A value that returns to the former one before the frame is no change")
  func nothing() {
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.window.addSubview(view)
    expectNil(damage { stage.loop.requestFrame() })
    expectNil(
      damage {
        view.center.x += 5
        view.center.x -= 5
      })
    expectNil(damage { view.setNeedsLayout() })
    expectNil(damage { view.setNeedsDisplay() })
    expectEqual(view.count, 2)
  }

  @Test("A moved view is not asked to draw again, whatever moves around it")
  func movedList() {
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let outer = box(0, 0, 100, 100)
    outer.addSubview(view)
    stage.window.addSubview(outer)
    stage.settle()
    view.center.x += 5
    stage.settle()
    outer.transform = CGAffineTransform(rotationAngle: 1)
    stage.settle()
    stage.window.sendSubviewToBack(outer)
    stage.settle()
    expectEqual(view.count, 1)
  }

  @Test("Views outside the damage or completely behind an opaque view are not in the frame")
  func culled() {
    stage.window.backgroundColor = .white
    for index in 0..<10 { stage.window.addSubview(box(CGFloat(index) * 40, 0, 30, 300)) }
    let cover = box(0, 0, 400, 350, .green)
    let front = box(5, 5, 10, 10, .blue)
    stage.window.addSubview(front)
    stage.settle()
    expectEqual(stage.surface.frames.last?.commands.count, 12)
    front.backgroundColor = .black
    stage.settle()
    expectEqual(stage.surface.frames.last?.commands.count, 1)
    stage.window.insertSubview(cover, belowSubview: front)
    stage.settle()
    expectEqual(
      stage.surface.frames.last?.commands,
      [
        .fillRect(cover.frame, UIColor.green.cgColor), .fillRect(front.frame, UIColor.black.cgColor),
      ])
  }

  @Test(
    "A view that is not opaque all over hides nothing",
    arguments: [
      { $0.alpha = 0.9 }, { $0.backgroundColor = UIColor(white: 0, alpha: 0.9) }, { $0.layer.cornerRadius = 5 },
      { $0.transform = CGAffineTransform(rotationAngle: 0.01) }, { $0.mask = UIView(frame: $0.bounds) },
      { $0.superview?.alpha = 0.9 },
    ] as [@MainActor @Sendable (UIView) -> Void])
  func noCover(spoil: @MainActor @Sendable (UIView) -> Void) {
    stage.window.addSubview(box(10, 10, 30, 30, .red))
    let outer = box(0, 0, 400, 400, nil)
    outer.addSubview(box(0, 0, 400, 400, .green))
    stage.window.addSubview(outer)
    let behind = DisplayList.Command.fillRect(CGRect(x: 10, y: 10, width: 30, height: 30), UIColor.red.cgColor)
    stage.settle()
    expectEqual(stage.surface.frames.last?.commands.contains(behind), false)
    spoil(outer.subviews[0])
    stage.application.receive(.expose, in: stage.scene)
    stage.settle()
    expectEqual(stage.surface.frames.last?.commands.contains(behind), true)
  }

  @Test("A change deep in a hidden or removed view is visible when it reappears")
  func comesBack() {
    let (outer, middle, inner) = (box(0, 0, 90, 90), box(10, 10, 60, 60), box(10, 10, 30, 30))
    outer.addSubview(middle)
    middle.addSubview(inner)
    stage.window.addSubview(outer)
    let place = [CGRect(x: 20, y: 20, width: 40, height: 30)]
    _ = damage { outer.removeFromSuperview() }
    inner.frame.origin.x = 100
    _ = damage { stage.window.addSubview(outer) }
    _ = damage { inner.frame.origin.x = 20 }
    expectEqual(damage { inner.frame.origin.x = 10 }, place)
  }
}
