import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Which views a stack view lays out, and when.
@MainActor @Suite struct StackViewTests {
  @Test("The defaults are UIKit's")
  func defaults() {
    let stack = UIStackView()
    expectEqual(stack.axis, .horizontal)
    expectEqual(stack.distribution, .fill)
    expectEqual(stack.alignment, .fill)
    expectEqual(stack.spacing, 0)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    expectEqual(stack.arrangedSubviews, [])
    expectEqual(UIStackView.Alignment.top, .leading)
    expectEqual(UIStackView.Alignment.bottom, .trailing)
  }

  @Test("Arranged views are subviews; those inserted come in front, whatever their index")
  func order() {
    let (a, b, c) = (Tile(1, 1), Tile(2, 1), Tile(3, 1))
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.insertArrangedSubview(c, at: 0)
    expectEqual(stack.arrangedSubviews, [c, a, b])
    expectEqual(stack.subviews, [a, b, c])
    stack.addArrangedSubview(c)
    expectEqual(stack.arrangedSubviews, [a, b, c])
    stack.insertArrangedSubview(c, at: 1)
    expectEqual(stack.arrangedSubviews, [a, c, b])
    expectEqual(stack.subviews, [a, b, c])
  }

  @Test("removeArrangedSubview leaves the view a subview, where it is")
  func removal() {
    let (a, b) = (Tile(10, 10), Tile(20, 10))
    let stack = UIStackView.laidOut([a, b], 30, 10)
    stack.removeArrangedSubview(a)
    stack.removeArrangedSubview(UIView())
    expectEqual(stack.arrangedSubviews, [b])
    expectEqual(stack.subviews, [a, b])
    expectEqual(stack.places, [rect(0, 0, 30, 10)])
    expectEqual(a.frame, rect(0, 0, 10, 10))
  }

  @Test("A view that is taken out of the stack view is not arranged any more")
  func removalFromSuperview() {
    let (a, b) = (Tile(10, 10), Tile(20, 10))
    let stack = UIStackView.laidOut([a, b], 30, 10)
    a.removeFromSuperview()
    expectEqual(stack.arrangedSubviews, [b])
    let other = UIStackView()
    other.addArrangedSubview(b)
    expectEqual(stack.arrangedSubviews, [])
    expectEqual(other.arrangedSubviews, [b])
  }

  @Test("A plain subview is not laid out")
  func plainSubview() {
    let plain = UIView(frame: rect(3, 4, 5, 6))
    let stack = UIStackView.laidOut([Tile(10, 10)], 30, 10)
    stack.addSubview(plain)
    stack.frame.size.width = 60
    expectEqual(stack.places, [rect(0, 0, 60, 10)])
    expectEqual(plain.frame, rect(3, 4, 5, 6))
  }

  @Test("A hidden view takes no room and no spacing, and gets its place back when it is shown")
  func hiding() {
    let views = [Tile(10, 10), Tile(20, 10), Tile(30, 10)]
    let stack = UIStackView.laidOut(views, 80, 10) { $0.spacing = 10 }
    let shown = stack.places
    expectEqual(shown, [rect(0, 0, 10, 10), rect(20, 0, 20, 10), rect(50, 0, 30, 10)])
    views[1].isHidden = true
    expectEqual(stack.intrinsicContentSize, CGSize(width: 50, height: 10))
    expectEqual(stack.places, [rect(0, 0, 40, 10), rect(20, 0, 20, 10), rect(50, 0, 30, 10)])
    expectEqual(stack.arrangedSubviews, views)
    views[1].isHidden = false
    expectEqual(stack.places, shown)
  }

  @Test("A custom spacing counts after its view only, not after the last that is seen")
  func customSpacing() {
    let views = [Tile(10, 10), Tile(10, 10), Tile(10, 10)]
    let stack = UIStackView.laidOut(views, 100, 10) {
      $0.spacing = 5
      $0.distribution = .fill
      $0.setCustomSpacing(20, after: views[0])
      $0.setCustomSpacing(40, after: views[2])
    }
    expectEqual(stack.intrinsicContentSize.width, 55)
    expectEqual(stack.customSpacing(after: views[0]), 20)
    expectEqual(stack.customSpacing(after: views[1]), UIStackView.spacingUseDefault)
    expectEqual(stack.places.map(\.minX), [0, 75, 90])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    expectEqual(stack.intrinsicContentSize.width, 43)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    expectEqual(stack.intrinsicContentSize.width, 40)
    views[2].isHidden = true
    expectEqual(stack.intrinsicContentSize.width, 25)
  }

  @Test("Stack views can be nested, and a change deep inside reaches the outermost")
  func nesting() {
    let deep = Tile(10, 10)
    let column = UIStackView(arrangedSubviews: [deep, Tile(20, 20)])
    column.axis = .vertical
    column.spacing = 5
    let row = UIStackView.laidOut([column, Tile(30, 10)], 50, 35)
    expectEqual(row.intrinsicContentSize, CGSize(width: 50, height: 35))
    expectEqual(row.places, [rect(0, 0, 20, 35), rect(20, 0, 30, 35)])
    expectEqual(column.places, [rect(0, 0, 20, 10), rect(0, 15, 20, 20)])
    deep.preferredSize = CGSize(width: 40, height: 10)
    expectEqual(row.intrinsicContentSize, CGSize(width: 70, height: 35))
    row.sizeToFit()
    expectEqual(row.places, [rect(0, 0, 40, 35), rect(40, 0, 30, 35)])
    expectEqual(column.places, [rect(0, 0, 40, 10), rect(0, 15, 40, 20)])
  }

  @Test("A view without intrinsic size keeps the size that the program gives it")
  func ownSizes() {
    let (a, b) = (UIView(frame: rect(7, 7, 20, 10)), UIView(frame: rect(0, 0, 30, 12)))
    let stack = UIStackView.laidOut([a, b], 60, 20) {
      $0.alignment = .center
      $0.distribution = .equalSpacing
    }
    expectEqual(stack.places, [rect(0, 5, 20, 10), rect(30, 4, 30, 12)])
    a.frame.size = CGSize(width: 26, height: 14)
    stack.setNeedsLayout()
    expectEqual(stack.places, [rect(0, 3, 26, 14), rect(30, 4, 30, 12)])
  }

  @Test("What a control or a label shows decides its place, and a change of it asks for a layout")
  func changingContent() {
    let label = UILabel()
    let button = UIButton(type: .system)
    label.text = "short"
    button.setTitle("button", for: .normal)
    let stack = UIStackView.laidOut([label, button], 400, 40) { $0.distribution = .equalSpacing }
    expectEqual(stack.places[0].width, label.intrinsicContentSize.width)
    expectEqual(stack.places[1].width, button.intrinsicContentSize.width)
    label.text = "a good deal longer"
    button.setTitle("a longer title", for: .normal)
    expectEqual(stack.places[0].width, label.intrinsicContentSize.width)
    expectEqual(stack.places[1].width, button.intrinsicContentSize.width)
    button.configuration = .filled()
    expectEqual(stack.places[1].width, button.intrinsicContentSize.width)
    expectEqual(stack.places[1].maxX, 400)
  }

  @Test("Placing respects a transform: the view's bounds and center are set")
  func transformed() {
    let view = Tile(20, 10)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let stack = UIStackView.laidOut([view], 20, 10)
    _ = stack.places
    expectEqual(view.bounds, rect(0, 0, 20, 10))
    expectEqual(view.center, CGPoint(x: 10, y: 5))
  }
}
