import TouchConstraints
import TouchGeometry

/// Converts attributes of items to variables of the solver, relative to their common ancestor view (semantics 25.4).
@MainActor struct LayoutFormula {
  private let ancestor: UIView
  private let known: ((LayoutHandle) -> LayoutItem.Numbers?)?
  private var terms: [LinearConstraint.Term]
  private var constant = 0.0

  /// Creates a formula with variables from a function, which omits items without any; without a function, from the
  /// engine.
  ///
  /// The array of terms is overwritten.
  init(
    in ancestor: UIView, terms: [LinearConstraint.Term] = [],
    numbers: ((LayoutHandle) -> LayoutItem.Numbers?)? = nil
  ) {
    self.ancestor = ancestor
    self.terms = terms
    known = numbers
  }

  private func numbersOf(_ handle: LayoutHandle) -> LayoutItem.Numbers? {
    if let known { return known(handle) }
    return handle.ensuredItem?.numbers
  }

  /// Returns a constraint in the solver's form: first − multiplier × second − constant.
  mutating func linear(_ constraint: NSLayoutConstraint, rank: Int) -> LinearConstraint {
    let (first, second) = (constraint.first, constraint.second)
    var isMirrored = false
    if first.followsReading || second?.followsReading == true {
      isMirrored = ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    terms.removeAll(keepingCapacity: true)
    if terms.capacity == 0 { terms.reserveCapacity(6) }
    constant = -Double(constraint.storedConstant)
    add(first, beside: second, isMirrored, times: 1)
    if let second { add(second, beside: first, isMirrored, times: -Double(constraint.multiplier)) }
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .greaterThanOrEqual: .atLeast
      case .lessThanOrEqual: .atMost
      }
    return LinearConstraint(
      terms, constant: constant, relation, priority: Double(constraint.storedPriority.rawValue), rank: rank,
      isOwn: constraint.isOwn)
  }

  private mutating func add(_ variable: Variable, times factor: Double) { terms.append(.init(variable, factor)) }

  private mutating func add(_ place: LayoutPlace, beside other: LayoutPlace?, _ isMirrored: Bool, times factor: Double)
  {
    addAttribute(place, beside: other ?? place.start, isMirrored, times: factor)
    if place.isDistance, let start = place.start { addAttribute(start, beside: place, isMirrored, times: -factor) }
  }

  private mutating func addAttribute(
    _ place: LayoutPlace, beside other: LayoutPlace?, _ isMirrored: Bool, times factor: Double
  ) {
    var (handle, attribute) = (place.handle, place.attribute)
    if let inner = LayoutFormula.withoutMargins(attribute) {
      if let view = handle.view { (handle, attribute) = (view.layoutMarginsGuide.layoutHandle, inner) }
    } else if attribute != .width, attribute != .height, let view = handle.view, view.kitContentSized != nil,
      view.rare?.contentGate != nil, let inside = other?.handle.owner, inside !== view, inside.isDescendant(of: view)
    {
      // From inside, the edges of a scroll view are those of its content (semantics 25.36).
      handle = view.systemGuide(.content, "UIScrollView-contentLayoutGuide").layoutHandle
    }
    guard let numbers = numbersOf(handle) else { return }
    switch attribute {
    case .width: add(numbers.width, times: factor)
    case .height: add(numbers.height, times: factor)
    case .left, .right, .centerX, .leading, .trailing:
      var factor = factor
      if isMirrored {
        // Measured from the right edge of the common ancestor.
        if let outer = numbersOf(ancestor.layoutHandle) { add(outer.width, times: factor) }
        factor = -factor
      }
      addCorner(of: handle, numbers, isAcross: true, times: factor)
      let share = LayoutFormula.share(attribute, isMirrored)
      if share != 0 { add(numbers.width, times: share * factor) }
    case .top, .bottom, .centerY:
      addCorner(of: handle, numbers, isAcross: false, times: factor)
      if attribute != .top { add(numbers.height, times: attribute == .bottom ? factor : 0.5 * factor) }
    case .firstBaseline, .lastBaseline:
      let isFirst = attribute == .firstBaseline
      let view = handle.view, named = isFirst ? view?.forFirstBaselineLayout : view?.forLastBaselineLayout
      if let named, named !== view, let inner = numbersOf(named.layoutHandle) {
        addCorner(of: named.layoutHandle, inner, isAcross: false, times: factor)
        addBaseline(of: named, inner, isFirst, times: factor)
      } else {
        addCorner(of: handle, numbers, isAcross: false, times: factor)
        addBaseline(of: view, numbers, isFirst, times: factor)
      }
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins, .notAnAttribute:
      break
    }
  }

  /// Returns the fraction of the width before an attribute.
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

  /// Adds the upper left corner of an item relative to the ancestor's content, along an axis.
  private mutating func addCorner(
    of handle: LayoutHandle, _ numbers: LayoutItem.Numbers, isAcross: Bool, times factor: Double
  ) {
    func inset(_ view: UIView) -> Double {
      let insets = view.alignmentRectInsets
      return Double(isAcross ? insets.left : insets.top)
    }
    func corner(_ numbers: LayoutItem.Numbers) -> Variable { isAcross ? numbers.left : numbers.top }
    var view: UIView
    if handle.isOf(ancestor) {
      constant += factor * inset(ancestor)
      return
    }
    if let own = handle.view {
      add(corner(numbers), times: factor)
      if own.isChild(of: ancestor) { return }
      guard let above = own.storedSuperview else { return }
      view = above
    } else {
      add(corner(numbers), times: factor)
      guard let owner = handle.owner else { return }
      view = owner
    }
    while view !== ancestor {
      guard let numbers = numbersOf(view.layoutHandle), let above = view.storedSuperview else { break }
      add(corner(numbers), times: factor)
      constant -= factor * inset(view)
      if view.kitContentSized != nil, view.rare?.contentGate != nil,
        let frame = numbersOf(view.systemGuide(.frame, "UIScrollView-frameLayoutGuide").layoutHandle)
      {
        // Outside the scroll view, the content is at its scrolled position.
        add(corner(frame), times: -factor)
      }
      view = above
    }
  }

  /// Adds the distance of a baseline from the top, or from the middle if the text is vertically centered.
  private mutating func addBaseline(
    of item: UIView?, _ numbers: LayoutItem.Numbers, _ isFirst: Bool, times factor: Double
  ) {
    let view = item?.kitAdviser
    var size = view?.intrinsicContentSize ?? .zero
    if let width = view?.rare?.layout?.item?.textWidth, let view, width < size.width {
      size = CGSize(width: width, height: view.sizeThatFits(CGSize(width: width, height: 0)).height)
    }
    guard let view, let low = view.baseline(isFirst: isFirst, in: size),
      let high = view.baseline(isFirst: isFirst, in: CGSize(width: size.width, height: size.height + 2))
    else { return add(numbers.height, times: factor) }
    let slope = Double((high - low) / 2)
    if slope != 0 { add(numbers.height, times: slope * factor) }
    constant += factor * (Double(low) - slope * Double(size.height) - Double(view.alignmentRectInsets.top))
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint refers to a baseline of a view, or of a view that delegates its baseline to it.
  func mentionsBaseline(of view: UIView) -> Bool {
    [first, first.start, second, second?.start].contains { place in
      guard let place, place.attribute == .firstBaseline || place.attribute == .lastBaseline else { return false }
      guard let named = place.handle.view else { return false }
      return named === view || named.forFirstBaselineLayout === view || named.forLastBaselineLayout === view
    }
  }
}
