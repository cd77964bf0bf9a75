import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchHeadless

@testable import TouchKit

/// What a layer's `sublayerTransform` does to its sublayers and subviews (46.10).
@MainActor @Suite struct SublayerTransformTests {
  let program = HeadlessApplication(size: CGSize(width: 100, height: 100))
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    program.window.backgroundColor = .white
    board.backgroundColor = .green
    program.window.addSubview(board)
  }

  /// A square of 20 points whose middle is at a point.
  private func square(_ x: CGFloat, _ y: CGFloat, _ color: UIColor = .red) -> UIView {
    let view = UIView(frame: CGRect(x: x - 10, y: y - 10, width: 20, height: 20))
    view.backgroundColor = color
    board.addSubview(view)
    return view
  }

  /// The columns of a row that have a color, from the first to the last.
  private func columns(_ color: UInt32, row: Int = 50) -> ClosedRange<Int>? {
    let found = (0..<100).filter { program.surface.picture?[$0, row] == color }
    return found.isEmpty ? nil : found[0]...found[found.count - 1]
  }

  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF
  private let green: UInt32 = 0xFF00_FF00

  @Test("46.10: subviews and layers are scaled about the anchor point; the layer itself and all frames stay")
  func scale() {
    let view = square(30, 50)
    let layer = CALayer()
    layer.backgroundColor = UIColor.blue.cgColor
    layer.frame = CGRect(x: 60, y: 40, width: 20, height: 20)
    board.layer.addSublayer(layer)
    program.advance(by: 0)
    #expect(columns(red) == 20...39 && columns(blue) == 60...79)
    board.layer.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    program.advance(by: 0)
    #expect(columns(red) == 35...44 && columns(blue) == 55...64)
    expectEqual(columns(green, row: 5), 0...99)
    #expect(view.frame == CGRect(x: 20, y: 40, width: 20, height: 20) && layer.frame.minX == 60)
    board.layer.sublayerTransform = CATransform3DIdentity
    program.advance(by: 0)
    #expect(columns(red) == 20...39 && columns(blue) == 60...79)
  }

  @Test("46.10: hit tests and conversions find a subview where it is drawn")
  func touches() {
    let view = square(30, 50)
    board.layer.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    #expect(program.window.hitTest(CGPoint(x: 37, y: 50), with: nil) === view)
    #expect(program.window.hitTest(CGPoint(x: 30, y: 50), with: nil) === board)
    expectEqual(view.convert(CGPoint(x: 10, y: 10), to: board), CGPoint(x: 40, y: 50))
    expectEqual(view.convert(CGPoint(x: 40, y: 50), from: board), CGPoint(x: 10, y: 10))
    #expect(board.layer.hitTest(CGPoint(x: 37, y: 50)) === view.layer)
    board.bounds.size.width = 60
    expectEqual(view.convert(CGPoint(x: 10, y: 10), to: board), CGPoint(x: 30, y: 50))
    #expect(program.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
    view.removeFromSuperview()
    #expect(view.frame.width == 20 && !view.flags.contains(.hasTransform))
    program.window.addSubview(view)
    expectEqual(view.convert(CGPoint.zero, to: program.window), CGPoint(x: 20, y: 40))
  }

  @Test("46.10: the picture follows the anchor point when the layer's size and origin change")
  func resizing() {
    _ = square(30, 50)
    board.layer.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    program.advance(by: 0)
    board.bounds.size.width = 80
    program.advance(by: 0)
    // The middle of the bounds, 40, is drawn at 50.
    expectEqual(columns(red), 40...49)
    board.bounds.origin.x = 20
    program.advance(by: 0)
    expectEqual(columns(red), 30...39)
  }

  @Test("46.10: under perspective a nearer layer is larger and farther from the middle; one behind the eye is gone")
  func perspective() {
    let (near, far) = (square(30, 50), square(70, 50, .blue))
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 200
    board.layer.sublayerTransform = eye
    near.layer.zPosition = 100
    far.layer.zPosition = -200
    program.advance(by: 0)
    // Twice as large and as far from the middle; half as large and as far.
    #expect(columns(red) == 0...29 && columns(blue) == 55...64)
    #expect(program.window.hitTest(CGPoint(x: 2, y: 50), with: nil) === near)
    near.layer.zPosition = 250
    program.advance(by: 0)
    #expect(columns(red) == nil && program.window.hitTest(CGPoint(x: 2, y: 50), with: nil) === board)
  }

  @Test("46.10: a value that is not finite is refused")
  func refusal() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    board.layer.sublayerTransform = turn
    board.layer.sublayerTransform.m22 = .infinity
    expectEqual(board.layer.sublayerTransform, turn)
  }

  @Test("46.10: an animation shows the transforms between two values, and touches use the last one")
  func animation() {
    let view = square(30, 50)
    board.layer.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    let animation = CABasicAnimation(keyPath: "sublayerTransform")
    (animation.fromValue, animation.duration) = (CATransform3DIdentity, 1)
    board.layer.add(animation, forKey: nil)
    program.advance(by: 0)
    expectEqual(columns(red), 20...39)
    #expect(program.window.hitTest(CGPoint(x: 44, y: 50), with: nil) === view)
    program.advance(by: 0.5)
    expectEqual(columns(red), 28...41)
    program.advance(by: 0.6)
    expectEqual(columns(red), 35...44)
  }
}
