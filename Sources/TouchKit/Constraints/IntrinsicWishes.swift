import TouchConstraints
import TouchGeometry

/// What the intrinsic size of a view says to the solver: at most so large by hugging, at least so by resistance
/// (semantics 25.17).
@MainActor struct IntrinsicWishes {
  /// Width, its hugging and resistance; height, its hugging and resistance.
  let told: [Double]

  init(_ view: UIView, _ size: CGSize) {
    let insets = view.alignmentRectInsets
    func part(_ length: CGFloat, _ inset: CGFloat, _ axis: NSLayoutConstraint.Axis) -> [Double] {
      [
        length < 0 || !length.isFinite ? -1 : Double(max(length - inset, 0)),
        Double(view.contentHuggingPriority(for: axis).rawValue),
        Double(view.contentCompressionResistancePriority(for: axis).rawValue),
      ]
    }
    told =
      part(size.width, insets.left + insets.right, .horizontal)
      + part(size.height, insets.top + insets.bottom, .vertical)
  }

  /// What decides which constraints there are, beside their constants.
  static func shape(of told: [Double]) -> [Double] {
    guard told.count == 6 else { return [] }
    return [told[0] < 0 ? 0 : 1, told[1], told[2], told[3] < 0 ? 0 : 1, told[4], told[5]]
  }

  var shape: [Double] { IntrinsicWishes.shape(of: told) }

  var constants: [Double] {
    [told[0], told[0], told[3], told[3]].filter { $0 >= 0 }.map { -$0 }
  }

  func constraints(_ numbers: LayoutItem.Numbers, rank: Int) -> [LinearConstraint] {
    var result: [LinearConstraint] = []
    for (variable, start) in [(numbers.width, 0), (numbers.height, 3)] where told[start] >= 0 {
      for (relation, priority) in [
        (LinearConstraint.Relation.atMost, told[start + 1]), (.atLeast, told[start + 2]),
      ] {
        result.append(
          LinearConstraint(
            [.init(variable, 1)], constant: -told[start], relation, priority: min(max(priority, 0.001), 1000),
            rank: rank,
            isOwn: false))
      }
    }
    return result
  }
}

extension UIView {
  /// Where an intrinsic size counts among equals: after all that is said explicitly, superviews first, siblings in
  /// order (semantics 25.12); in a stack view the later sibling holds, so that the first fills it.
  var intrinsicRank: Int {
    var (depth, ancestor) = (0, storedSuperview)
    while let view = ancestor { (depth, ancestor) = (depth + 1, view.storedSuperview) }
    let siblings = storedSuperview?.children?.views ?? []
    let place = siblings.firstIndex { $0 === self } ?? 0
    let isTurned = storedSuperview?.flags.contains(.arrangesSubviews) == true
    return 1 << 48 + depth << 32 + (isTurned ? siblings.count - place : place)
  }
}
