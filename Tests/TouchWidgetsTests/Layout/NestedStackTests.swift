import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Stack views inside stack views cost what there is, not a power of how deep they stand.
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
    #expect(Set(questions).count == 1, "asked \(questions) times at depths of 2 to 24")
  }

  @Test func aNestedStackViewStillHasTheSizeOfItsViews() {
    let (outer, _) = chain(24)
    #expect(outer.intrinsicContentSize == CGSize(width: 10, height: 10))
    let inner = UIStackView(arrangedSubviews: [Counted(), Counted(), Counted()])
    inner.spacing = 5
    let column = UIStackView(arrangedSubviews: [inner, Counted()])
    column.axis = .vertical
    #expect(column.intrinsicContentSize == CGSize(width: 40, height: 20))
    inner.addArrangedSubview(Counted())
    #expect(column.intrinsicContentSize == CGSize(width: 55, height: 20))
  }
}
