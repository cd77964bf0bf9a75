import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Random stack views have the same layout with and without constraints (25.46).
@MainActor @Suite struct StackComparisonTests: BaselineMeasuring {
  /// Numbers that look random and are the same for a seed.
  private struct Dice {
    var state: UInt64
    mutating func next(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33) % limit
    }
  }

  /// What a stack view is like; made twice, laid out twice.
  private struct Draft {
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    /// The distance after each view where it is not that of the stack.
    var gaps: [CGFloat?] = []
    var sizes: [CGSize] = []
    var hidden: [Bool] = []
    var isMirrored = false
    var margins: UIEdgeInsets?
    /// The one view that takes what is left.
    var stretched = 0
    var room = CGSize.zero
  }

  private func draft(_ dice: inout Dice) -> Draft {
    var draft = Draft()
    draft.axis = dice.next(2) == 0 ? .horizontal : .vertical
    draft.distribution = UIStackView.Distribution.allCases[dice.next(UIStackView.Distribution.allCases.count)]
    draft.alignment = UIStackView.Alignment.allCases[dice.next(UIStackView.Alignment.allCases.count)]
    // With constraints, proportions refer to the length with the spacing; in manual layout without it.
    let isShared = draft.distribution == .fillProportionally
    draft.spacing = isShared ? 0 : CGFloat(dice.next(12))
    for _ in 0...dice.next(5) {
      draft.sizes.append(CGSize(width: 5 + dice.next(50), height: 5 + dice.next(50)))
      draft.hidden.append(dice.next(4) == 0)
      draft.gaps.append(!isShared && dice.next(3) == 0 ? CGFloat(dice.next(25)) : nil)
    }
    draft.isMirrored = dice.next(2) == 0
    if dice.next(2) == 0 {
      draft.margins = UIEdgeInsets(
        top: CGFloat(dice.next(9)), left: CGFloat(dice.next(30)), bottom: CGFloat(dice.next(9)),
        right: CGFloat(dice.next(30)))
    }
    draft.stretched = dice.next(draft.sizes.count)
    draft.room = CGSize(width: 420 + dice.next(100), height: 420 + dice.next(100))
    return draft
  }

  private func places(_ draft: Draft, underConstraints: Bool) -> [[CGFloat]] {
    let stack = UIStackView(arrangedSubviews: draft.sizes.map { Tile($0.width, $0.height) })
    (stack.axis, stack.distribution, stack.alignment) = (draft.axis, draft.distribution, draft.alignment)
    stack.spacing = draft.spacing
    if draft.isMirrored { stack.semanticContentAttribute = .forceRightToLeft }
    if let margins = draft.margins {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = margins
    }
    for (index, view) in stack.arrangedSubviews.enumerated() {
      view.isHidden = draft.hidden[index]
      if let gap = draft.gaps[index] { stack.setCustomSpacing(gap, after: view) }
    }
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    if !shown.isEmpty {
      shown[draft.stretched % shown.count].setContentHuggingPriority(UILayoutPriority(100), for: draft.axis)
    }
    let root = UIView(frame: CGRect(origin: .zero, size: draft.room))
    root.addSubview(stack)
    if underConstraints {
      stack.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.widthAnchor.constraint(equalToConstant: draft.room.width),
        stack.heightAnchor.constraint(equalToConstant: draft.room.height),
      ])
    } else {
      stack.frame = root.bounds
    }
    root.layoutIfNeeded()
    return shown.map(\.frame).map { [$0.minX, $0.minY, $0.width, $0.height] }
  }

  @Test(
    "25.41, 25.45, 25.46: random stacks, mirrored, with hidden views and own distances, are the same in both ways"
  )
  func random() {
    _ = ScrollStage()
    var dice = Dice(state: 0x9E37_79B9_7F4A_2546)
    for round in 0..<600 {
      let draft = draft(&dice)
      let byHand = places(draft, underConstraints: false), solved = places(draft, underConstraints: true)
      let differences = zip(byHand.joined(), solved.joined()).map { abs($0 - $1) }
      // Manual layout rounds edges, constraints round positions and sizes.
      #expect(differences.allSatisfy { $0 <= 1 }, "round \(round): \(draft) by hand \(byHand), solved \(solved)")
    }
  }
}
