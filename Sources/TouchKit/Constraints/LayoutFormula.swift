import TouchConstraints
import TouchGeometry

/// Turns attributes of items into numbers of the solver, as seen from the view that contains all of them.
@MainActor struct LayoutFormula {
  private struct Sum {
    var terms: [LinearConstraint.Term] = []
    var constant = 0.0

    mutating func add(_ other: Sum, times factor: Double = 1) {
      for term in other.terms { terms.append(.init(term.variable, term.coefficient * factor)) }
      constant += other.constant * factor
    }
    mutating func add(_ variable: Variable, times factor: Double = 1) { terms.append(.init(variable, factor)) }
  }

  private let ancestor: UIView
  private let itemOf: (AnyObject) -> LayoutItem.Numbers?
  private let make: ((AnyObject) -> LayoutItem)?

  init(in ancestor: UIView, _ item: @escaping (AnyObject) -> LayoutItem) {
    self.ancestor = ancestor
    itemOf = { item($0).numbers }
    make = item
  }

  init(in ancestor: UIView, numbers: @escaping (AnyObject) -> LayoutItem.Numbers?) {
    self.ancestor = ancestor
    itemOf = numbers
    make = nil
  }

  static func ensured(_ item: AnyObject) -> LayoutItem {
    (item as? UILayoutGuide)?.ensureLayoutItem() ?? (item as! UIView).ensureLayoutItem()
  }

  static func hasBaseline(_ constraint: NSLayoutConstraint) -> Bool {
    [constraint.first, constraint.first.start, constraint.second, constraint.second?.start].contains {
      $0?.attribute == .firstBaseline || $0?.attribute == .lastBaseline
    }
  }

  /// What a constraint says, in numbers: first − multiplier × second − constant.
  mutating func linear(_ constraint: NSLayoutConstraint, rank: Int) -> LinearConstraint {
    let (first, second) = (constraint.first, constraint.second)
    let reads = first.followsReading || second?.followsReading == true
    let direction = (LayoutPlace.view(of: first.item) ?? ancestor).effectiveUserInterfaceLayoutDirection
    let isMirrored = reads && direction == .rightToLeft
    var sum = value(first, beside: second, isMirrored)
    if let second { sum.add(value(second, beside: first, isMirrored), times: -Double(constraint.multiplier)) }
    sum.constant -= Double(constraint.storedConstant)
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .greaterThanOrEqual: .atLeast
      case .lessThanOrEqual: .atMost
      }
    return LinearConstraint(
      sum.terms, constant: sum.constant, relation, priority: Double(constraint.storedPriority.rawValue), rank: rank,
      isOwn: constraint.isOwn)
  }

  private func value(_ place: LayoutPlace, beside other: LayoutPlace?, _ isMirrored: Bool) -> Sum {
    var result = attribute(place, beside: other ?? place.start, isMirrored)
    if let start = place.start { result.add(attribute(start, beside: place, isMirrored), times: -1) }
    return result
  }

  private func attribute(_ place: LayoutPlace, beside other: LayoutPlace?, _ isMirrored: Bool) -> Sum {
    guard let named = place.item else { return Sum() }
    var (item, attribute) = (named, place.attribute)
    if let view = item as? UIView, let inner = LayoutFormula.withoutMargins(attribute) {
      (item, attribute) = (view.layoutMarginsGuide, inner)
    } else if let view = item as? UIView, view is any ContentSizedView, attribute != .width, attribute != .height,
      let inside = LayoutPlace.view(of: other?.item), inside !== view, inside.isDescendant(of: view)
    {
      // Seen from inside, the edges of a scroll view are those of its content (semantics 25.36).
      item = view.systemGuide(.content, "UIScrollView-contentLayoutGuide")
    }
    guard let numbers = itemOf(item) else { return Sum() }
    var sum = Sum()
    switch attribute {
    case .width: sum.add(numbers.width)
    case .height: sum.add(numbers.height)
    case .left, .right, .centerX, .leading, .trailing:
      sum = corner(of: item, numbers, \.left, \.left)
      let share = LayoutFormula.share(attribute, isMirrored)
      if share != 0 { sum.add(numbers.width, times: share) }
      if isMirrored {
        // Counted from the right edge of what contains both.
        var turned = Sum()
        if let outer = itemOf(ancestor) { turned.add(outer.width) }
        turned.add(sum, times: -1)
        sum = turned
      }
    case .top, .bottom, .centerY:
      sum = corner(of: item, numbers, \.top, \.top)
      if attribute != .top { sum.add(numbers.height, times: attribute == .bottom ? 1 : 0.5) }
    case .firstBaseline, .lastBaseline:
      let isFirst = attribute == .firstBaseline
      let view = (item as? UIView).map { isFirst ? $0.forFirstBaselineLayout : $0.forLastBaselineLayout }
      if let view, view !== item, let inner = itemOf(view) {
        sum = corner(of: view, inner, \.top, \.top)
        add(baselineOf: view, inner, isFirst, to: &sum)
      } else {
        sum = corner(of: item, numbers, \.top, \.top)
        add(baselineOf: item, numbers, isFirst, to: &sum)
      }
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins, .notAnAttribute:
      break
    }
    return sum
  }

  /// How much of the width lies before an attribute.
  private static func share(_ attribute: NSLayoutConstraint.Attribute, _ isMirrored: Bool) -> Double {
    if attribute == .centerX { return 0.5 }
    let isFar = attribute == .right || attribute == (isMirrored ? .leading : .trailing)
    return isFar ? 1 : 0
  }

  private static func withoutMargins(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute? {
    switch attribute {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
      .firstBaseline, .notAnAttribute:
      nil
    }
  }

  /// The upper left corner of an item from that of the ancestor's content, along an axis.
  private func corner(
    of item: AnyObject, _ numbers: LayoutItem.Numbers, _ axis: KeyPath<LayoutItem.Numbers, Variable>,
    _ side: KeyPath<UIEdgeInsets, CGFloat>
  ) -> Sum {
    var sum = Sum()
    var view: UIView
    if let guide = item as? UILayoutGuide {
      sum.add(numbers[keyPath: axis])
      guard let owner = guide.storedOwner else { return sum }
      view = owner
    } else {
      guard let own = item as? UIView else { return sum }
      if own === ancestor {
        sum.constant = Double(own.alignmentRectInsets[keyPath: side])
        return sum
      }
      sum.add(numbers[keyPath: axis])
      guard let above = own.storedSuperview else { return sum }
      view = above
    }
    while view !== ancestor {
      guard let numbers = itemOf(view), let above = view.storedSuperview else { break }
      sum.add(numbers[keyPath: axis])
      sum.constant -= Double(view.alignmentRectInsets[keyPath: side])
      if view is any ContentSizedView,
        let frame = itemOf(view.systemGuide(.frame, "UIScrollView-frameLayoutGuide"))
      {
        // Outside, the content is where it is scrolled to.
        sum.add(frame[keyPath: axis], times: -1)
      }
      view = above
    }
    return sum
  }

  /// A baseline is so far from the top, or from the middle where the text stands in it.
  private func add(baselineOf item: AnyObject, _ numbers: LayoutItem.Numbers, _ isFirst: Bool, to sum: inout Sum) {
    let view = item as? any BaselineView
    var size = view?.intrinsicContentSize ?? .zero
    if let width = view?.rare?.layout?.item?.textWidth, let view, width < size.width {
      size = CGSize(width: width, height: view.sizeThatFits(CGSize(width: width, height: 0)).height)
    }
    guard let view, let low = view.baseline(isFirst: isFirst, in: size),
      let high = view.baseline(isFirst: isFirst, in: CGSize(width: size.width, height: size.height + 2))
    else {
      sum.add(numbers.height)
      return
    }
    let slope = Double((high - low) / 2)
    if slope != 0 { sum.add(numbers.height, times: slope) }
    sum.constant += Double(low) - slope * Double(size.height) - Double(view.alignmentRectInsets.top)
  }
}

extension NSLayoutConstraint {
  /// Whether a baseline of a view, or of one that stands for it, is meant.
  func mentionsBaseline(of view: UIView) -> Bool {
    [first, first.start, second, second?.start].contains { place in
      guard let place, place.attribute == .firstBaseline || place.attribute == .lastBaseline else { return false }
      guard let named = place.item as? UIView else { return false }
      return named === view || named.forFirstBaselineLayout === view || named.forLastBaselineLayout === view
    }
  }
}
