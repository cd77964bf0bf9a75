import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

/// A stack view under constraints has the layout of one without (25.46).
@MainActor @Suite struct StackConstraintTests {
  /// Returns the frames to a millionth of a point: manual layout adds the same numbers in another order.
  private func places(
    _ sizes: [(CGFloat, CGFloat)], _ size: CGSize, underConstraints: Bool, _ setUp: (UIStackView) -> Void
  ) -> [[CGFloat]] {
    let stack = UIStackView(arrangedSubviews: sizes.map { Tile($0.0, $0.1) })
    setUp(stack)
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    root.addSubview(stack)
    if underConstraints {
      stack.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
    } else {
      stack.frame = root.bounds
    }
    root.layoutIfNeeded()
    return stack.arrangedSubviews.filter { !$0.isHidden }.map(\.frame).map { frame in
      [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 1e6).rounded() / 1e6 }
    }
  }

  @Test(
    "25.42, 25.43, 25.44, 25.46: every distribution and alignment, in a row and a column",
    arguments: UIStackView.Distribution.allCases, UIStackView.Alignment.allCases)
  func equalToByHand(distribution: UIStackView.Distribution, alignment: UIStackView.Alignment) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      func setUp(_ stack: UIStackView) {
        stack.axis = axis
        stack.distribution = distribution
        stack.alignment = alignment
        // With constraints, proportions refer to the length with the spacing; in manual layout without it.
        stack.spacing = distribution == .fillProportionally ? 0 : 10
        stack.arrangedSubviews[1].isHidden = true
        stack.arrangedSubviews[2].setContentHuggingPriority(UILayoutPriority(100), for: axis)
      }
      let sizes: [(CGFloat, CGFloat)] = [(30, 20), (50, 50), (60, 40), (30, 30)]
      let size = CGSize(width: 200, height: 200)
      expectEqual(
        places(sizes, size, underConstraints: true, setUp), places(sizes, size, underConstraints: false, setUp),
        "\(axis)")
    }
  }

  @Test("25.45, 25.46: the content of a stack view makes its size, and a constraint on a view in it counts")
  func size() {
    let (a, b) = (Tile(30, 20), Tile(40, 50))
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.spacing = 5
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
      stack.topAnchor.constraint(equalTo: root.topAnchor), a.widthAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    expectEqual(stack.frame, CGRect(x: 7, y: 0, width: 145, height: 50))
    expectEqual(b.frame, CGRect(x: 105, y: 0, width: 40, height: 50))
    b.isHidden = true
    root.layoutIfNeeded()
    expectEqual(stack.frame.width, 100)
  }

  @Test("25.38, 25.40, 25.45: a hidden view's own length gives way to the stack's, which has UIKit's name")
  func names() {
    var said: [String] = []
    let before = UsageError.report
    UsageError.report = { said.append($0) }
    defer { UsageError.report = before }
    let (a, b) = (Tile(30, 20), Tile(40, 50))
    b.widthAnchor.constraint(equalToConstant: 60).isActive = true
    let stack = UIStackView(arrangedSubviews: [a, b])
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(said == [] && stack.frame.width == 90)
    b.isHidden = true
    root.layoutIfNeeded()
    expectEqual(
      said,
      [
        """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint 'UISV-hiding' Tile.width == 0 (active)>",
            "<NSLayoutConstraint Tile.width == 60 (active)>"
        )
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint Tile.width == 60 (active)>
        """
      ])
    expectEqual(stack.frame.width, 30)
  }
}
