import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchKit

@MainActor @Suite struct FrameTests {
  let stage = Stage(size: CGSize(width: 100, height: 100))

  final class Drawing: UIView {
    var draws: [CGRect] = []
    override func draw(_ rect: CGRect) {
      draws.append(rect)
      UIGraphicsGetCurrentContext()?.setFillColor(.black)
      UIRectFill(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
  }

  /// The commands of the last frame; the window is at the origin, so they are in its coordinates.
  var frame: [DisplayList.Command] {
    stage.settle()
    return Array(stage.surface.frames.last?.commands ?? [])
  }

  @Test("A view is drawn in its place: background, content, subviews, border")
  func order() {
    let view = Drawing(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.backgroundColor = .red
    view.layer.borderWidth = 2
    view.layer.borderColor = .white
    let child = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    child.backgroundColor = .green
    view.addSubview(child)
    stage.window.addSubview(view)
    let content = DisplayList([.fillRect(CGRect(x: 1, y: 1, width: 2, height: 2), .black)])
    expectEqual(
      frame,
      [
        .fillRect(CGRect(x: 10, y: 20, width: 30, height: 40), UIColor.red.cgColor),
        .moved(content, by: CGVector(dx: 10, dy: 20)),
        .fillRect(CGRect(x: 15, y: 25, width: 10, height: 10), UIColor.green.cgColor),
        .strokeRect(CGRect(x: 11, y: 21, width: 28, height: 38), width: 2, .white),
      ])
  }

  @Test("Hidden and wholly transparent views and views without anything to show are left out")
  func leftOut() {
    for index in 0..<3 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = index == 2 ? nil : .red
      view.isHidden = index == 0
      if index == 1 { view.alpha = 0 }
      stage.window.addSubview(view)
    }
    expectEqual(frame, [])
  }

  @Test("A translucent view fades as one piece; a lone background just fades")
  func opacity() {
    let lone = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    lone.backgroundColor = .red
    lone.alpha = 0.5
    let group = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    group.alpha = 0.5
    group.backgroundColor = .red
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    child.backgroundColor = .blue
    group.addSubview(child)
    stage.window.addSubview(lone)
    stage.window.addSubview(group)
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    expectEqual(
      frame,
      [
        .fillRect(box, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)),
        .beginGroup(opacity: 0.5), .fillRect(box, UIColor.red.cgColor),
        .fillRect(CGRect(x: 0, y: 0, width: 5, height: 5), UIColor.blue.cgColor), .endGroup,
      ])
  }

  @Test("Clipping and rounded corners limit what is inside, transforms turn it")
  func clipping() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .red
    view.layer.cornerRadius = 3
    view.clipsToBounds = true
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.window.addSubview(view)
    let box = CGRect(x: 0, y: 0, width: 20, height: 10)
    let child = UIView(frame: CGRect(x: 6, y: 4, width: 4, height: 4))
    child.backgroundColor = .blue
    view.addSubview(child)
    expectEqual(
      frame,
      [
        .save, .concat(CGAffineTransform(2, 0, 0, 2, -10, -5)), .fillRoundedRect(box, 3, UIColor.red.cgColor),
        .save, .clipRoundedRect(box, 3),
        .fillRect(CGRect(x: 6, y: 4, width: 4, height: 4), UIColor.blue.cgColor), .restore, .restore,
      ])
  }

  @Test("draw(_:) is called once, and again only after setNeedsDisplay or, with contentMode redraw, a new size")
  func drawnOnce() {
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    stage.window.addSubview(view)
    stage.settle()
    view.center.x += 5
    stage.settle()
    view.frame.size.width = 30
    stage.settle()
    expectEqual(view.draws.count, 1)
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    stage.settle()
    expectEqual(view.draws.count, 2)
    view.contentMode = .redraw
    view.frame.size.width = 40
    stage.settle()
    expectEqual(view.draws.map(\.size.width), [20, 30, 40])
    view.setNeedsDisplay(CGRect(x: 500, y: 0, width: 1, height: 1))
    stage.settle()
    expectEqual(view.draws.count, 3)
  }

  @Test("Content recorded for another size is stretched by default")
  func stretched() {
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    stage.window.addSubview(view)
    stage.settle()
    view.frame.size.width = 40
    #expect(frame.contains(.concat(CGAffineTransform(scaleX: 2, y: 1))))
  }

  @Test(
    "Content modes place content",
    arguments: [
      (UIView.ContentMode.scaleAspectFit, CGRect(x: 0, y: 20, width: 80, height: 40)),
      (.scaleAspectFill, CGRect(x: -40, y: 0, width: 160, height: 80)),
      (.center, CGRect(x: 30, y: 35, width: 20, height: 10)),
      (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
      (.bottomRight, CGRect(x: 60, y: 70, width: 20, height: 10)),
      (.top, CGRect(x: 30, y: 0, width: 20, height: 10)), (.left, CGRect(x: 0, y: 35, width: 20, height: 10)),
      (.scaleToFill, CGRect(x: 0, y: 0, width: 80, height: 80)),
    ])
  func contentModes(mode: UIView.ContentMode, expected: CGRect) {
    let content = CGRect(x: 0, y: 0, width: 20, height: 10)
    let placement = mode.placement(of: content, in: CGRect(x: 0, y: 0, width: 80, height: 80))
    expectEqual(content.applying(placement), expected)
  }

  @Test("When nothing changed nothing is presented, even if a frame is asked for")
  func quiet() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .red
    stage.window.addSubview(view)
    stage.settle()
    expectEqual(stage.surface.frames.count, 1)
    stage.loop.requestFrame()
    stage.settle()
    view.frame.origin.x = 5
    view.frame.origin.x = 0
    stage.settle()
    expectEqual(stage.surface.frames.count, 1)
    view.backgroundColor = .blue
    stage.settle()
    expectEqual(stage.surface.frames.count, 2)
    stage.application.receive(.expose, in: stage.scene)
    stage.settle()
    expectEqual(stage.surface.frames.count, 3)
  }

  @Test("A view that changes inside a hidden one is drawn right once that is shown")
  func hiddenChange() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    outer.isHidden = true
    stage.settle()
    inner.backgroundColor = .red
    stage.settle()
    outer.isHidden = false
    #expect(frame.contains(.fillRect(CGRect(x: 0, y: 0, width: 20, height: 10), UIColor.red.cgColor)))
    inner.backgroundColor = .blue
    #expect(frame.contains(.fillRect(CGRect(x: 0, y: 0, width: 20, height: 10), UIColor.blue.cgColor)))
  }

  @Test("What draw(_:) asks for comes with the next frame")
  func askedWhileDrawing() {
    final class Asking: UIView {
      weak var other: UIView?
      override func draw(_ rect: CGRect) { other?.backgroundColor = .red }
    }
    let (other, asking) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Asking(frame: stage.window.bounds))
    asking.other = other
    stage.window.addSubview(other)
    stage.window.addSubview(asking)
    #expect(frame.contains(.fillRect(other.bounds, UIColor.red.cgColor)))
    expectEqual(stage.surface.frames.count, 2)
  }

  @Test("Changes wait while the surface takes no frame, and are in the next one")
  func waiting() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    stage.window.addSubview(view)
    stage.settle()
    let before = stage.surface.frames.count
    stage.surface.takesFrame = false
    view.backgroundColor = .green
    stage.settle()
    expectEqual(stage.surface.frames.count, before)
    stage.surface.takesFrame = true
    stage.loop.requestFrame()
    stage.settle()
    expectEqual(stage.surface.frames.count, before + 1)
    expectEqual(stage.surface.damages.last, [CGRect(x: 0, y: 0, width: 10, height: 10)])
  }
}
