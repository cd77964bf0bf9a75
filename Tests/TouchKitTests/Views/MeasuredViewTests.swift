import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Views against figures and orders that were measured (semantics 10.3 to 10.7).
@MainActor @Suite struct MeasuredViewTests {
  private func turned(_ frame: CGRect, _ angle: CGFloat, bounds: CGRect? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.transform = CGAffineTransform(rotationAngle: angle)
    if let bounds { view.bounds = bounds }
    return view
  }

  private func isNear(_ rect: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    zip([rect.minX, rect.minY, rect.width, rect.height], [x, y, width, height]).allSatisfy { abs($0 - $1) < 0.0001 }
  }

  @Test("10.3: between turned branches a rectangle is boxed in the common superview, and that box in the target")
  func boxes() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    // The angles of the probe are radians.
    let a = turned(
      CGRect(x: 4, y: 92, width: 254, height: 17), 110, bounds: CGRect(x: 144, y: 23, width: 20, height: 15))
    let b = turned(CGRect(x: 12, y: 150, width: 400, height: 400), -30)
    let g = turned(CGRect(x: 40, y: 113, width: 10, height: 10), 42, bounds: CGRect(x: 4, y: 3, width: 20, height: 15))
    root.addSubview(a)
    root.addSubview(b)
    b.addSubview(g)
    let rect = CGRect(x: 45, y: 115, width: 13, height: 14)
    #expect(isNear(g.convert(rect, to: a), -91.98083, -126.65735, 19.29532, 19.58870))
    #expect(isNear(g.convert(rect, from: a), 69.16411, -160.22951, 19.29532, 19.58870))
    // To a view around it there is one box only.
    expectEqual(g.convert(rect, to: root), rect.applying(UIView.mapping(from: g, to: root)!))
  }

  @Test(
    "10.4: a view that overhangs has no more of the safe area than its superview",
    arguments: [
      (CGRect(x: 0, y: 460, width: 320, height: 100), [0, 10, 34, 12]),
      (CGRect(x: -40, y: -60, width: 200, height: 200), [44, 10, 0, 0]),
      (CGRect(x: 300, y: 0, width: 100, height: 480), [44, 0, 34, 12]),
      (CGRect(x: 30, y: 20, width: 100, height: 500), [24, 0, 34, 0]),
      (CGRect(x: -50, y: -50, width: 500, height: 700), [44, 10, 34, 12]),
      (CGRect(x: 0, y: 500, width: 100, height: 50), [0, 10, 34, 0]),
    ] as [(CGRect, [CGFloat])])
  func overhang(frame: CGRect, expected: [CGFloat]) {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    let child = UIView(frame: frame)
    controller.view.addSubview(child)
    let insets = child.safeAreaInsets
    expectEqual([insets.top, insets.left, insets.bottom, insets.right], expected)
  }

  @Test("10.6: a view that leaves its window is notified of the window before the superview")
  func removal() {
    let view = MovingView()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    view.lines = []
    view.removeFromSuperview()
    expectEqual(
      view.lines,
      [
        "willMove(toSuperview: nil)", "willMove(toWindow: nil)", "didMoveToWindow nil", "didMoveToSuperview nil",
      ])
  }

  @Test("10.7: another size of a subview lays the superview out once more, but not where it sets the size itself")
  func layout() {
    let (outer, inner) = (CountingView(), CountingView())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    expectEqual(outer.layouts, 1)
    inner.frame.origin.x = 5
    outer.layoutIfNeeded()
    expectEqual(outer.layouts, 1)
    inner.bounds.size.width = 40
    outer.layoutIfNeeded()
    expectEqual(outer.layouts, 2)
    outer.then = { inner.bounds.size.height += 1 }
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    expectEqual(outer.layouts, 3)
  }

  @Test("A subclass of a recognizer need not repeat init(coder:)")
  func initializers() {
    expectEqual(DistancePan(d: 7, target: nil, action: nil).distance, 7)
  }
}

/// As iOS code writes it: without `init?(coder:)`.
private final class DistancePan: UIPanGestureRecognizer {
  let distance: Int
  init(d: Int, target: Any?, action: Selector?) {
    distance = d
    super.init(target: target, action: action)
  }
}

private final class CountingView: UIView {
  var layouts = 0
  var then: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    then()
  }
}

private final class MovingView: UIView {
  var lines: [String] = []
  private func word(_ object: AnyObject?) -> String { object == nil ? "nil" : "some" }
  override func willMove(toSuperview newSuperview: UIView?) {
    lines.append("willMove(toSuperview: \(word(newSuperview)))")
  }
  override func willMove(toWindow newWindow: UIWindow?) { lines.append("willMove(toWindow: \(word(newWindow)))") }
  override func didMoveToWindow() { lines.append("didMoveToWindow \(word(window))") }
  override func didMoveToSuperview() { lines.append("didMoveToSuperview \(word(superview))") }
}
