import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@MainActor @Suite struct LayoutTests {
  let stage = Stage()

  nonisolated static let masks: [(UIView.AutoresizingMask, CGRect)] = [
    (.flexibleWidth, CGRect(x: 10, y: 10, width: 140, height: 40)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 140, height: 140)),
    ([.flexibleLeftMargin], CGRect(x: 110, y: 10, width: 40, height: 40)),
    ([.flexibleRightMargin, .flexibleBottomMargin], CGRect(x: 10, y: 10, width: 40, height: 40)),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], CGRect(x: 20, y: 10, width: 80, height: 40)),
    ([], CGRect(x: 10, y: 10, width: 40, height: 40)),
  ]

  final class Box: UIView {
    let name: String
    let log: Log
    var onLayout: (() -> Void)?
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      log(name)
      onLayout?()
    }
  }

  func tree() -> (outer: Box, inner: Box) {
    let (outer, inner) = (Box("outer", stage.log), Box("inner", stage.log))
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    stage.settle()
    stage.log.lines = []
    return (outer, inner)
  }

  @Test("Views that were added are laid out once before the frame, outer ones first")
  func first() {
    let (outer, inner) = (Box("outer", stage.log), Box("inner", stage.log))
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    stage.settle()
    stage.settle()
    expectEqual(stage.log.lines, ["outer", "inner"])
  }

  @Test("setNeedsLayout counts once, and only the view that waits is laid out")
  func requested() {
    let (_, inner) = tree()
    inner.setNeedsLayout()
    inner.setNeedsLayout()
    stage.settle()
    expectEqual(stage.log.lines, ["inner"])
  }

  @Test("A new size asks for a layout, a new place does not")
  func size() {
    let (outer, _) = tree()
    outer.frame.origin = CGPoint(x: 9, y: 9)
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.settle()
    expectEqual(stage.log.lines, [])
    outer.bounds.size.width = 50
    stage.settle()
    expectEqual(stage.log.lines, ["outer"])
  }

  @Test("layoutIfNeeded lays out at once, superviews that wait too, and does nothing when nothing waits")
  func now() {
    let (outer, inner) = tree()
    inner.layoutIfNeeded()
    expectEqual(stage.log.lines, [])
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    expectEqual(stage.log.lines, ["outer", "inner"])
  }

  @Test("A change of a subview in layoutSubviews is laid out in the same pass")
  func cascade() {
    let (outer, inner) = tree()
    outer.onLayout = { inner.frame.size.width += 1 }
    outer.setNeedsLayout()
    stage.settle()
    expectEqual(stage.log.lines, ["outer", "inner"])
  }

  @Test("Views that ask again and again are laid out a limited number of times for a frame")
  func bounded() {
    let (outer, _) = tree()
    outer.onLayout = { [unowned outer] in outer.setNeedsLayout() }
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    expectEqual(stage.log.lines.count, LayoutPass.maximumRounds)
  }

  @Test("Flexible parts share a change of the superview in proportion to their lengths", arguments: masks)
  func autoresizing(mask: UIView.AutoresizingMask, expected: CGRect) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 200, height: 200)
    expectEqual(inner.frame, expected)
    outer.autoresizesSubviews = false
    outer.frame.size = CGSize(width: 300, height: 300)
    expectEqual(inner.frame, expected)
  }

  @Test("sizeToFit takes the size that suits and keeps the upper left corner")
  func sizeToFit() {
    final class Fixed: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 9) }
    }
    let view = Fixed(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    view.sizeToFit()
    expectEqual(view.frame, CGRect(x: 5, y: 6, width: 7, height: 9))
    expectEqual(
      UIView().intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }
}
