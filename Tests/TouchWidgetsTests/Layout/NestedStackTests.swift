import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The cost of nested stack views is linear in the number of views, not exponential in the depth.
@MainActor struct NestedStackTests {
  /// Counts how often it is asked for its size.
  private final class Counted: UIView {
    var questions = 0
    override var intrinsicContentSize: CGSize {
      questions += 1
      return CGSize(width: 10, height: 10)
    }
  }

  /// A chain of stack views, each the only one of the next, around a view that counts.
  private func chain(_ depth: Int) -> (outer: UIStackView, inner: Counted) {
    let inner = Counted()
    var outer = UIStackView(arrangedSubviews: [inner])
    for level in 1..<depth {
      outer = UIStackView(arrangedSubviews: [outer])
      outer.axis = level.isMultiple(of: 2) ? .horizontal : .vertical
    }
    return (outer, inner)
  }

  @Test func everyLevelAsksTheInnermostViewAsOften() {
    let questions = [2, 4, 8, 16, 24].map { depth in
      let (outer, inner) = chain(depth)
      inner.questions = 0
      _ = outer.intrinsicContentSize
      return inner.questions
    }
    expectEqual(Set(questions).count, 1, "asked \(questions) times at depths of 2 to 24")
  }

  @Test func aNestedStackViewStillHasTheSizeOfItsViews() {
    let (outer, _) = chain(24)
    expectEqual(outer.intrinsicContentSize, CGSize(width: 10, height: 10))
    let inner = UIStackView(arrangedSubviews: [Counted(), Counted(), Counted()])
    inner.spacing = 5
    let column = UIStackView(arrangedSubviews: [inner, Counted()])
    column.axis = .vertical
    expectEqual(column.intrinsicContentSize, CGSize(width: 40, height: 20))
    inner.addArrangedSubview(Counted())
    expectEqual(column.intrinsicContentSize, CGSize(width: 55, height: 20))
  }

  /// Stack views, each with a label next to the inner one, with all axes, distributions and alignments in turn.
  private func mixed(_ depth: Int) -> (outer: UIStackView, inner: Counted) {
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let alignments: [UIStackView.Alignment] = [.fill, .center, .firstBaseline]
    let counted = Counted()
    var inner: UIView = counted
    var outer = UIStackView()
    for level in 0..<depth {
      let label = UILabel()
      label.text = "Level \(level)"
      label.numberOfLines = 0
      outer = UIStackView(arrangedSubviews: [label, inner])
      outer.axis = level.isMultiple(of: 2) ? .horizontal : .vertical
      outer.distribution = distributions[level % distributions.count]
      outer.alignment = alignments[level % alignments.count]
      inner = outer
    }
    return (outer, counted)
  }

  /// The innermost view is read a number of times that grows no faster than the depth in one question, and its square in
  /// a whole layout, where each level is laid out.
  @Test func mixedStackViewsAskNoPowerOfTheirDepth() {
    func questions(_ depth: Int, _ ask: (UIStackView) -> Void) -> Int {
      let (outer, inner) = mixed(depth)
      outer.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
      inner.questions = 0
      ask(outer)
      return inner.questions
    }
    let natural = [10, 20, 40].map { questions($0) { _ = $0.intrinsicContentSize } }
    #expect(natural[2] <= max(natural[0], 1) * 8, "read \(natural) times at depths of 10, 20 and 40")
    let layout = [10, 20, 40].map { questions($0) { $0.layoutIfNeeded() } }
    #expect(layout[2] <= max(layout[0], 1) * 32, "read \(layout) times at depths of 10, 20 and 40")
  }
}
