import TouchConstraints
import TouchGeometry

/// What the intrinsic size of a view says to the solver: at most so large by hugging, at least so by resistance
/// (semantics 25.17).
@MainActor struct IntrinsicWishes: @preconcurrency Equatable {
  /// Along one axis; a length below 0 says nothing.
  private struct Part: Equatable {
    var length: Double
    var hugging: Double
    var resistance: Double

    /// Whether there are the same constraints, whatever their constants.
    func isShaped(as other: Part) -> Bool {
      (length < 0) == (other.length < 0) && hugging == other.hugging && resistance == other.resistance
    }
  }

  private let width: Part
  private let height: Part

  init(_ view: UIView, _ size: CGSize) {
    let insets = view.alignmentRectInsets
    func part(_ length: CGFloat, _ inset: CGFloat, _ axis: NSLayoutConstraint.Axis) -> Part {
      Part(
        length: length < 0 || !length.isFinite ? -1 : Double(max(length - inset, 0)),
        hugging: Double(view.contentHuggingPriority(for: axis).rawValue),
        resistance: Double(view.contentCompressionResistancePriority(for: axis).rawValue))
    }
    width = part(size.width, insets.left + insets.right, .horizontal)
    height = part(size.height, insets.top + insets.bottom, .vertical)
  }

  /// Whether there are the same constraints, whatever their constants.
  func isShaped(as other: IntrinsicWishes) -> Bool {
    width.isShaped(as: other.width) && height.isShaped(as: other.height)
  }

  /// Gives constraints of the same shape the constants of this.
  func setConstants(of ids: FewConstraints, in system: inout ConstraintSystem) {
    var place = 0
    for part in [width, height] where part.length >= 0 {
      for _ in 0..<2 {
        system.setConstant(ids[place], -part.length)
        place += 1
      }
    }
  }

  /// Says all of it.
  func add(to system: inout ConstraintSystem, _ numbers: LayoutItem.Numbers, rank: Int) -> FewConstraints {
    var ids = FewConstraints()
    add(width, of: numbers.width, to: &system, rank, &ids)
    add(height, of: numbers.height, to: &system, rank, &ids)
    return ids
  }

  private func add(
    _ part: Part, of variable: Variable, to system: inout ConstraintSystem, _ rank: Int, _ ids: inout FewConstraints
  ) {
    guard part.length >= 0 else { return }
    func priority(_ wish: Double) -> Double { min(max(wish, 0.001), 1000) }
    ids.append(
      system.add(LengthBound(variable, .atMost, part.length, priority: priority(part.hugging), rank: rank)))
    ids.append(
      system.add(LengthBound(variable, .atLeast, part.length, priority: priority(part.resistance), rank: rank)))
  }
}

extension UIView {
  /// The place after that of the view whose rank was asked last.
  @exclusivity(unchecked) private static var likelyPlace = 0

  /// Where an intrinsic size counts among equals: after all that is said explicitly, superviews first, siblings in
  /// order (semantics 25.12); in a stack view the later sibling holds, so that the first fills it.
  var intrinsicRank: Int {
    let superview = storedSuperview
    var (depth, ancestor) = (0, superview)
    while let view = ancestor { (depth, ancestor) = (depth + 1, view.storedSuperview) }
    let siblings = superview?.children?.views ?? []
    // Siblings mostly ask one after the other, so the place is where the last one's search ended.
    var place = UIView.likelyPlace
    if !(siblings.indices.contains(place) && siblings[place] === self) {
      place = 0
      while place < siblings.count, siblings[place] !== self { place += 1 }
      if place == siblings.count { place = 0 }
    }
    UIView.likelyPlace = place + 1
    let isTurned = superview?.flags.contains(.arrangesSubviews) == true
    return 1 << 48 + depth << 32 + (isTurned ? siblings.count - place : place)
  }
}
