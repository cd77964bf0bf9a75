import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Stack views from right to left (25.41) and by baselines (25.48), manually and under constraints (25.46).
@MainActor @Suite struct StackDirectionTests: BaselineMeasuring {
  /// The frames of arranged views to a millionth of a point.
  private func places(
    _ views: [UIView], _ size: CGSize, underConstraints: Bool, _ setUp: (UIStackView) -> Void
  ) -> [[CGFloat]] {
    _ = ScrollStage()
    let stack = UIStackView(arrangedSubviews: views)
    setUp(stack)
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    root.addSubview(stack)
    if underConstraints {
      stack.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.widthAnchor.constraint(equalToConstant: size.width),
        stack.heightAnchor.constraint(equalToConstant: size.height),
      ])
    } else {
      stack.frame = root.bounds
    }
    root.layoutIfNeeded()
    return views.filter { !$0.isHidden }.map(\.frame).map { frame in
      [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 1e6).rounded() / 1e6 }
    }
  }

  @Test("25.41: manually, a right-to-left row begins at the right, and so does a leading column")
  func byHand() {
    let row = places([Tile(30, 20), Tile(50, 20)], CGSize(width: 200, height: 20), underConstraints: false) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.spacing = 10
      $0.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      $0.arrangedSubviews[1].setContentHuggingPriority(.defaultLow, for: .horizontal)
      $0.arrangedSubviews[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }
    expectEqual(row, [[170, 0, 30, 20], [0, 0, 160, 20]])
    func column(_ alignment: UIStackView.Alignment) -> [CGFloat] {
      places([Tile(30, 20), Tile(50, 20)], CGSize(width: 200, height: 40), underConstraints: false) {
        $0.semanticContentAttribute = .forceRightToLeft
        $0.axis = .vertical
        $0.alignment = alignment
      }.map { $0[0] }
    }
    #expect(column(.leading) == [170, 150] && column(.trailing) == [0, 0] && column(.center) == [85, 75])
  }

  @Test("25.41: a stack view changes direction when it is set, and back")
  func turning() {
    let stack = UIStackView.laidOut([Tile(30, 20), Tile(50, 20)], 80, 20)
    expectEqual(stack.places.map(\.minX), [0, 30])
    stack.semanticContentAttribute = .forceRightToLeft
    expectEqual(stack.places.map(\.minX), [50, 0])
    stack.semanticContentAttribute = .unspecified
    expectEqual(stack.places.map(\.minX), [0, 30])
  }

  @Test(
    "25.41, 25.46: from right to left every distribution and alignment is by hand what it is under constraints",
    arguments: UIStackView.Distribution.allCases, UIStackView.Alignment.allCases)
  func bothWays(distribution: UIStackView.Distribution, alignment: UIStackView.Alignment) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      func setUp(_ stack: UIStackView) {
        stack.semanticContentAttribute = .forceRightToLeft
        (stack.axis, stack.distribution, stack.alignment) = (axis, distribution, alignment)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 5)
        stack.spacing = distribution == .fillProportionally ? 0 : 10
        stack.arrangedSubviews[1].isHidden = true
        stack.arrangedSubviews[2].setContentHuggingPriority(UILayoutPriority(100), for: axis)
      }
      func tiles() -> [UIView] { [Tile(30, 20), Tile(50, 50), Tile(60, 40), Tile(30, 30)] }
      let size = CGSize(width: 225, height: 203)
      expectEqual(
        places(tiles(), size, underConstraints: true, setUp), places(tiles(), size, underConstraints: false, setUp),
        "\(axis)")
    }
  }

  // MARK: Baselines

  private func setUpColumn(_ stack: UIStackView) {
    (stack.axis, stack.alignment, stack.spacing) = (.vertical, .leading, 40)
    stack.isBaselineRelativeArrangement = true
  }

  private func texts() -> [UILabel] { [label("one", 12), label("two\nlines", 30), label("three", 17)] }

  @Test(
    "25.48: the distance goes from the last baseline of a text to the first one of the next", arguments: [true, false])
  func baselines(underConstraints: Bool) {
    let labels = texts()
    let natural = UIStackView(arrangedSubviews: texts())
    setUpColumn(natural)
    let size = CGSize(width: 300, height: natural.intrinsicContentSize.height)
    _ = places(labels, size, underConstraints: underConstraints, setUpColumn)
    let gaps = zip(labels, labels.dropFirst()).map { line($1, isFirst: true) - line($0, isFirst: false) }
    // Frames lie on whole pixels, baselines need not.
    #expect(gaps.allSatisfy { abs($0 - 40) <= 1 } && abs(labels[2].frame.maxY - size.height) <= 1)
  }

  @Test("25.46, 25.48: with baselines a column has the same layout manually and under constraints")
  func baselinesBothWays() {
    for distribution in [UIStackView.Distribution.fill, .equalSpacing] {
      func setUp(_ stack: UIStackView) {
        setUpColumn(stack)
        stack.distribution = distribution
      }
      let natural = UIStackView(arrangedSubviews: texts() + [Tile(20, 30)])
      setUp(natural)
      let room: CGFloat = distribution == .equalSpacing ? 100 : 0
      let size = CGSize(width: 300, height: natural.intrinsicContentSize.height + room)
      let byHand = places(texts() + [Tile(20, 30)], size, underConstraints: false, setUp)
      let solved = places(texts() + [Tile(20, 30)], size, underConstraints: true, setUp)
      let differences = zip(byHand.joined(), solved.joined()).map { abs($0 - $1) }
      #expect(differences.allSatisfy { $0 <= 1 }, "\(distribution) \(byHand) \(solved)")
    }
  }

  @Test("25.48: a row and the spacing of a column without it are from edge to edge; setting it updates the layout")
  func edges() {
    let stack = UIStackView.laidOut([Tile(10, 20), Tile(10, 30)], 100, 60) { $0.spacing = 10 }
    stack.isBaselineRelativeArrangement = true
    expectEqual(stack.places.map(\.minX), [0, 20 + 70])
    stack.axis = .vertical
    // Both baselines of a view without text are its bottom edge.
    stack.spacing = 40
    #expect(stack.intrinsicContentSize.height == 60 && stack.places.map(\.minY) == [0, 30])
    stack.isBaselineRelativeArrangement = false
    expectEqual(stack.intrinsicContentSize.height, 90)
  }

  @Test("The anchors of a constraint are its two places, of which others can be made")
  func anchors() {
    let (a, b, root) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    let constraint = a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 5)
    #expect(constraint.firstAnchor.item === a && constraint.secondAnchor?.item === b)
    expectNil(a.widthAnchor.constraint(equalToConstant: 5).secondAnchor)
    let other = constraint.firstAnchor.constraint(equalTo: constraint.secondAnchor!, constant: 9)
    #expect(
      [other.firstAttribute, other.secondAttribute] == [.leading, .trailing] && other.constant == 9
        && other.firstItem === a && other.secondItem === b)
  }
}
