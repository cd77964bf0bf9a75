import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Where the views of a stack view lie across its axis, and what room they get.
@MainActor @Suite struct StackAlignmentTests: BaselineMeasuring {
  private func row(_ alignment: UIStackView.Alignment) -> [[CGFloat]] {
    let stack = UIStackView.laidOut([Tile(10, 10), Tile(10, 20)], 20, 40) { $0.alignment = alignment }
    return stack.places.map { [$0.minY, $0.height] }
  }

  private func column(_ alignment: UIStackView.Alignment) -> [[CGFloat]] {
    let stack = UIStackView.laidOut([Tile(10, 10), Tile(20, 10)], 40, 20) {
      $0.axis = .vertical
      $0.alignment = alignment
    }
    return stack.places.map { [$0.minX, $0.width] }
  }

  @Test("In a row, views fill the height, or lie at the top, in the middle or at the bottom of it")
  func rows() {
    expectEqual(row(.fill), [[0, 40], [0, 40]])
    expectEqual(row(.top), [[0, 10], [0, 20]])
    expectEqual(row(.leading), row(.top))
    expectEqual(row(.center), [[15, 10], [10, 20]])
    expectEqual(row(.bottom), [[30, 10], [20, 20]])
    expectEqual(row(.trailing), row(.bottom))
  }

  @Test("In a column, views fill the width, or lie at its left, in its middle or at its right")
  func columns() {
    expectEqual(column(.fill), [[0, 40], [0, 40]])
    expectEqual(column(.leading), [[0, 10], [0, 20]])
    expectEqual(column(.center), [[15, 10], [10, 20]])
    expectEqual(column(.trailing), [[30, 10], [20, 20]])
    expectEqual(column(.firstBaseline), column(.leading))
    expectEqual(column(.lastBaseline), column(.leading))
  }

  @Test(
    "The baselines of texts of different sizes lie on one line, and other views stand on it", arguments: [true, false])
  func baselines(isFirst: Bool) {
    let (small, large, box) = (label("small\nlines", 10), label("large", 30), Tile(10, 12))
    let stack = UIStackView.laidOut([small, large, box], 400, 200) {
      $0.alignment = isFirst ? .firstBaseline : .lastBaseline
    }
    _ = stack.places
    let lines = [line(small, isFirst: isFirst), line(large, isFirst: isFirst), box.frame.maxY]
    // Frames lie on whole pixels, so the lines may be apart by one.
    #expect((lines.max() ?? 0) - (lines.min() ?? 0) <= 1)
    expectEqual(min(small.frame.minY, large.frame.minY), 0)
    #expect(stack.intrinsicContentSize.height >= max(small.frame.maxY, large.frame.maxY) - 1)
  }

  @Test("A button is aligned by the baseline of its title")
  func buttonBaseline() {
    let button = UIButton(configuration: .filled())
    button.setTitle("Title", for: .normal)
    let text = label("large", 40)
    let stack = UIStackView.laidOut([button, text], 300, 100) { $0.alignment = .firstBaseline }
    _ = stack.places
    button.layoutIfNeeded()
    guard let title = button.titleLabel else { return }
    let metrics = TextSystem.current.measure(TextLayout("Title", font: title.font))
    let place = button.frame.minY + title.frame.minY + (title.frame.height - metrics.size.height) / 2
    #expect(abs(place + metrics.firstBaseline - line(text, isFirst: true)) <= 1)
  }

  @Test("Views keep away from the edges by the margins only when this is set")
  func margins() {
    let stack = UIStackView.laidOut([Tile(10, 10)], 100, 60)
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(stack.places, [rect(0, 0, 100, 60)])
    expectEqual(stack.intrinsicContentSize, CGSize(width: 10, height: 10))
    stack.isLayoutMarginsRelativeArrangement = true
    expectEqual(stack.places, [rect(2, 1, 94, 56)])
    expectEqual(stack.intrinsicContentSize, CGSize(width: 16, height: 14))
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    expectEqual(stack.places, [rect(20, 10, 40, 20)])
    stack.frame.size = CGSize(width: 20, height: 20)
    expectEqual(stack.places, [rect(20, 10, 0, 0)])
  }

  @Test("A text that is broken into lines makes a column higher and a row, too")
  func flow() {
    let text = label("one two three four five six", 17)
    text.lineBreakMode = .byWordWrapping
    let wide = text.intrinsicContentSize
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let stack = UIStackView(arrangedSubviews: [text])
      stack.axis = axis
      let fitting = stack.sizeThatFits(CGSize(width: wide.width / 2, height: 0))
      expectEqual(fitting.width, wide.width / 2)
      expectEqual(fitting.height, text.sizeThatFits(fitting).height)
      #expect(fitting.height > wide.height)
      expectEqual(stack.sizeThatFits(.zero), wide)
    }
  }

  @Test("Frames lie on whole pixels of the display")
  func pixels() {
    let stack = UIStackView.laidOut([Tile(1, 1), Tile(1, 1), Tile(1, 1)], 100, 10) { $0.distribution = .fillEqually }
    // A view in no window goes by the display of whichever application is at work.
    let scale = max(stack.traitCollection.displayScale, 1)
    let edges = [0, (100 * scale / 3).rounded(), (200 * scale / 3).rounded(), 100 * scale]
    expectEqual(stack.places.map { ($0.minX * scale).rounded() }, Array(edges.dropLast()))
    expectEqual(stack.places.map { ($0.maxX * scale).rounded() }, Array(edges.dropFirst()))
    #expect(stack.places.allSatisfy { abs($0.maxX * scale - ($0.maxX * scale).rounded()) < 1e-9 })
  }
}
