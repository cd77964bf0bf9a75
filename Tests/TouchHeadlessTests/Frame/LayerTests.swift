import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchHeadless

@testable import TouchKit

/// Custom layers: where they are drawn, and that they have no view.
@MainActor @Suite struct LayerTests {
  let program = HeadlessApplication(size: CGSize(width: 100, height: 100))

  private let red: UInt32 = 0xFFFF_0000
  private let green: UInt32 = 0xFF00_FF00
  private let blue: UInt32 = 0xFF00_00FF

  private func pixel(_ x: Int, _ y: Int) -> UInt32? {
    program.advance(by: 0.3)
    return program.surface.picture?[x, y]
  }

  private func layer(_ color: UIColor, _ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.backgroundColor = color.cgColor
    layer.frame = frame
    return layer
  }

  @Test("Layers lie among subviews in the order in which they were added")
  func order() {
    let root = program.window
    root.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    view.backgroundColor = .green
    root.addSubview(view)
    let front = layer(.red, CGRect(x: 20, y: 20, width: 10, height: 10))
    let back = layer(.blue, CGRect(x: 0, y: 0, width: 100, height: 100))
    root.layer.addSublayer(front)
    root.layer.insertSublayer(back, at: 0)
    #expect(pixel(25, 25) == red && pixel(40, 40) == green && pixel(80, 80) == blue)
    expectEqual(
      root.layer.sublayers?.map { $0 === front ? "front" : $0 === back ? "back" : "view" }, ["back", "view", "front"])
    #expect(front.superlayer === root.layer && view.layer.superlayer === root.layer)
    let later = UIView(frame: CGRect(x: 22, y: 22, width: 4, height: 4))
    later.backgroundColor = .blue
    root.addSubview(later)
    #expect(pixel(23, 23) == blue && pixel(28, 28) == red)
    front.removeFromSuperlayer()
    #expect(pixel(28, 28) == green && front.superlayer == nil)
    root.layer.sublayers = nil
    #expect(pixel(80, 80) == 0xFFFF_FFFF && root.subviews == [view, later])
  }

  @Test("Layers are not among the subviews, get no touches, and do not count in subviews' indices")
  func nobody() {
    let root = program.window
    let (first, second, third) = (UIView(), UIView(), UIView())
    root.addSubview(first)
    root.layer.addSublayer(layer(.red, root.bounds))
    root.addSubview(second)
    root.layer.addSublayer(layer(.red, root.bounds))
    root.insertSubview(third, at: 1)
    expectEqual(root.subviews, [first, third, second])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    expectEqual(root.subviews, [second, third, first])
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
    expectEqual(root.layer.sublayers?.count, 5)
  }

  @Test("A shape is filled and stroked beyond its bounds, and its line ends where its part of the length does")
  func shape() {
    program.window.backgroundColor = .white
    let shape = CAShapeLayer()
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 10, y: 50))
    line.addLine(to: CGPoint(x: 90, y: 50))
    shape.path = line.cgPath
    (shape.fillColor, shape.strokeColor, shape.lineWidth) = (nil, UIColor.red.cgColor, 10)
    program.window.layer.addSublayer(shape)
    expectEqual(pixel(85, 50), red)
    shape.strokeEnd = 0.5
    #expect(pixel(45, 50) == red && pixel(55, 50) == 0xFFFF_FFFF)
    shape.strokeStart = 0.25
    #expect(pixel(25, 50) == 0xFFFF_FFFF && pixel(35, 50) == red)
    shape.lineDashPattern = [4, 100]
    #expect(pixel(31, 50) == red && pixel(40, 50) == 0xFFFF_FFFF)
    shape.path = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60)).cgPath
    (shape.fillColor, shape.strokeColor) = (UIColor.blue.cgColor, nil)
    expectEqual(pixel(50, 50), blue)
  }

  @Test("A part of a path has its part of the length, whatever it is made of")
  func parts() {
    let circle = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    let quarter = circle.cgPath.path.part(from: 0.25, to: 0.5)
    guard case .move(let start)? = quarter.elements.first, case .line(let end)? = quarter.elements.last else {
      Issue.record("no line")
      return
    }
    #expect(abs(start.x) < 0.05 && abs(start.y - 10) < 0.05)
    #expect(abs(end.x + 10) < 0.05 && abs(end.y) < 0.05)
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).path
    #expect(square.part(from: 0, to: 1) == square && square.part(from: 0.6, to: 0.6).isEmpty)
    expectEqual(
      square.part(from: 0.7, to: 0.8).elements,
      [
        .move(CGPoint(x: 2, y: 10)), .line(CGPoint(x: 0, y: 10)), .line(CGPoint(x: 0, y: 8)),
      ])
  }

  @Test("A gradient fills its layer from its first place to its last, and a view may be drawn by one")
  func gradient() {
    final class Sky: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let sky = Sky(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let gradient = sky.layer as? CAGradientLayer
    gradient?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient?.startPoint = CGPoint(x: 0, y: 0.5)
    gradient?.endPoint = CGPoint(x: 1, y: 0.5)
    gradient?.locations = [0.25, 0.75]
    program.window.addSubview(sky)
    #expect(pixel(10, 90) == red && pixel(90, 10) == blue)
    let middle = pixel(50, 50) ?? 0
    #expect(abs(Int(middle >> 16 & 0xFF) - 128) < 6 && abs(Int(middle & 0xFF) - 128) < 6)
    sky.frame.size.width = 50
    expectEqual(pixel(45, 50), blue)
    sky.layer.cornerRadius = 20
    sky.layer.maskedCorners = [.layerMaxXMaxYCorner]
    program.window.backgroundColor = .white
    #expect(pixel(1, 1) == red && pixel(48, 98) == 0xFFFF_FFFF)
  }

  @Test("A layer masks a view, and a view's mask is not that layer's view")
  func mask() {
    program.window.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = .red
    program.window.addSubview(view)
    let hole = CAShapeLayer()
    hole.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 100)).cgPath
    view.layer.mask = hole
    #expect(pixel(25, 50) == red && pixel(75, 50) == 0xFFFF_FFFF && view.mask == nil && view.layer.mask === hole)
    hole.path = UIBezierPath(rect: CGRect(x: 50, y: 0, width: 50, height: 100)).cgPath
    #expect(pixel(25, 50) == 0xFFFF_FFFF && pixel(75, 50) == red)
    view.layer.mask = nil
    expectEqual(pixel(25, 50), red)
  }

  @Test("Only the masked corners are round, of background, clip and border")
  func corners() {
    program.window.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = .red
    view.layer.cornerRadius = 30
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    view.clipsToBounds = true
    let inner = UIView(frame: view.bounds)
    inner.backgroundColor = .blue
    program.window.addSubview(view)
    let corners = [(2, 2), (97, 2), (2, 97), (97, 97)]
    let white: UInt32 = 0xFFFF_FFFF
    expectEqual(corners.map { pixel($0.0, $0.1) }, [white, red, red, white])
    view.addSubview(inner)
    expectEqual(corners.map { pixel($0.0, $0.1) }, [white, blue, blue, white])
    view.layer.borderWidth = 6
    view.layer.borderColor = UIColor.green.cgColor
    expectEqual(corners.map { pixel($0.0, $0.1) }, [white, green, green, white])
  }

  @Test("A layer draws when requested, and shows its contents by its gravity")
  func contents() {
    final class Disc: CALayer {
      var count = 0
      override func draw(in context: CGContext) {
        count += 1
        context.setFillColor(UIColor.red.cgColor)
        context.fill(bounds)
      }
    }
    let disc = Disc()
    disc.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    program.window.layer.addSublayer(disc)
    program.advance(by: 0.3)
    expectEqual(disc.count, 0)
    disc.setNeedsDisplay()
    #expect(pixel(20, 20) == red && disc.count == 1)
    disc.position.x += 40
    #expect(pixel(60, 20) == red && disc.count == 1)
  }

  @Test("A superlayer releases its layer, which can be added again")
  func ownership() {
    weak var lost: CALayer?
    var kept: CALayer? = CALayer()
    do {
      let view = UIView()
      let other = CAShapeLayer()
      lost = other
      view.layer.addSublayer(other)
      if let kept { view.layer.addSublayer(kept) }
      expectEqual(view.layer.sublayers?.count, 2)
    }
    #expect(lost == nil && kept?.superlayer == nil)
    let view = UIView()
    if let kept { view.layer.addSublayer(kept) }
    weak let layer = kept
    kept = nil
    #expect(layer?.superlayer === view.layer)
  }
}
