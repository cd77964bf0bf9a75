import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@MainActor @Suite struct MarginTests {
  let log = Log()

  private func view(_ name: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> SpacedView {
    SpacedView(name, log, frame)
  }

  @Test("The defaults are UIKit's: 8 points, with the safe area, not the superview's")
  func defaults() {
    let view = UIView()
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    expectEqual(view.directionalLayoutMargins, NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    #expect(view.insetsLayoutMarginsFromSafeArea)
    #expect(!view.preservesSuperviewLayoutMargins)
  }

  @Test("Both ways to set the margins are equal; a change is reported once and requests a layout")
  func setting() {
    let view = view("a")
    view.layoutIfNeeded()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.flags.contains(.needsLayout))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(log.lines, ["a margins 1 2 3 4"])
  }

  @Test("The safe area is added to the margins unless the view says otherwise")
  func safeArea() {
    let view = view("a")
    let controller = SpacedController(view, log)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    expectEqual(view.layoutMargins.top, 21)
    view.insetsLayoutMarginsFromSafeArea = false
    expectEqual(view.layoutMargins.top, 1)
    view.insetsLayoutMarginsFromSafeArea = true
    expectEqual(
      log.lines,
      [
        "controller margins 1 1 1 1", "a margins 1 1 1 1", "controller margins 21 1 1 1", "a margins 21 1 1 1",
        "controller safe 20 0 0 0", "a safe 20 0 0 0", "controller margins 1 1 1 1", "a margins 1 1 1 1",
        "controller margins 21 1 1 1", "a margins 21 1 1 1",
      ])
  }

  @Test("A view that follows has at least what reaches into it of its superview's margins, wherever it goes")
  func following() {
    let (outer, inner) = (view("outer"), view("inner", CGRect(x: 10, y: 0, width: 90, height: 50)))
    outer.autoresizesSubviews = false
    outer.addSubview(inner)
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    expectEqual(log.lines, ["outer margins 20 20 20 20"])
    log.lines = []
    inner.preservesSuperviewLayoutMargins = true
    inner.frame.origin.y = 15
    outer.layoutMargins.left = 30
    outer.bounds.size.height = 70
    inner.removeFromSuperview()
    expectEqual(
      log.lines,
      [
        "inner margins 20 10 8 20", "inner margins 8 10 8 20", "outer margins 20 30 20 20", "inner margins 8 20 8 20",
        "inner margins 8 20 15 20", "inner margins 8 8 8 8",
      ])
  }

  @Test("A content priority applies to its axis only, and an arranging superview is notified")
  func priorities() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    inner.setContentHuggingPriority(.required, for: .horizontal)
    inner.invalidateIntrinsicContentSize()
    #expect(!outer.flags.contains(.needsLayout))
    outer.arrangesSubviewsBySize()
    inner.setContentCompressionResistancePriority(.fittingSizeLevel, for: .vertical)
    #expect(outer.flags.contains(.needsLayout))
    expectEqual(inner.contentHuggingPriority(for: .horizontal), .required)
    expectEqual(inner.contentHuggingPriority(for: .vertical), .defaultLow)
    expectEqual(inner.contentCompressionResistancePriority(for: .horizontal), .defaultHigh)
    expectEqual(inner.contentCompressionResistancePriority(for: .vertical), UILayoutPriority(rawValue: 50))
    expectEqual([UILayoutPriority.required, .defaultLow, .defaultHigh].sorted().map(\.rawValue), [250, 750, 1000])
  }

  @Test("sizeToFit asks for the size that fits and keeps the upper left corner")
  func sizeToFit() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width + 4, height: 6) }
    }
    let view = Fitting(frame: CGRect(x: 3, y: 5, width: 10, height: 10))
    view.sizeToFit()
    expectEqual(view.frame, CGRect(x: 3, y: 5, width: 14, height: 6))
    let plain = UIView(frame: CGRect(x: 3, y: 5, width: 10, height: 10))
    plain.sizeToFit()
    expectEqual(plain.frame, CGRect(x: 3, y: 5, width: 10, height: 10))
  }
}
