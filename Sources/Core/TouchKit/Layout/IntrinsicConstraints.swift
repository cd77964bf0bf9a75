import TouchConstraints
import TouchGeometry

/// The constraints of a view's intrinsic size: a maximum by hugging, a minimum by compression resistance (semantics
/// 25.17).
@MainActor struct IntrinsicConstraints: @preconcurrency Equatable {
  /// The values of one axis; a length below 0 creates no constraint.
  private struct Part: Equatable {
    var length: Double
    var hugging: Double
    var resistance: Double

    /// Whether both create the same constraints, regardless of their constants.
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

  /// Whether both create the same constraints, regardless of their constants.
  func isShaped(as other: IntrinsicConstraints) -> Bool {
    width.isShaped(as: other.width) && height.isShaped(as: other.height)
  }

  /// Sets the constants of constraints of the same shape.
  func setConstants(of ids: FewConstraints, in system: inout ConstraintSystem) {
    var place = 0
    for part in [width, height] where part.length >= 0 {
      for _ in 0..<2 {
        system.setConstant(ids[place], -part.length)
        place += 1
      }
    }
  }

  /// Adds all constraints.
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
    func priority(_ preference: Double) -> Double { min(max(preference, 0.001), 1000) }
    ids.append(
      system.add(LengthBound(variable, .atMost, part.length, priority: priority(part.hugging), rank: rank)))
    ids.append(
      system.add(LengthBound(variable, .atLeast, part.length, priority: priority(part.resistance), rank: rank)))
  }
}

extension UIView {
  /// The expected index of the next view whose rank is computed.
  @exclusivity(unchecked) private static var likelyPlace = 0

  /// The rank of the intrinsic size among equal priorities: after all explicit constraints, superviews first, siblings
  /// in order (semantics 25.12).
  ///
  /// In a stack view the later sibling has precedence, so that the first one fills the space.
  var intrinsicRank: Int {
    let superview = storedSuperview
    var (depth, ancestor) = (0, superview)
    while let view = ancestor { (depth, ancestor) = (depth + 1, view.storedSuperview) }
    let siblings = superview?.children?.views ?? []
    // Siblings are mostly processed in sequence, so the search begins after the last result.
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
