import TouchGeometry

/// What few views say about the room for what is in them.
@MainActor final class ViewSpacing {
  var safeArea = UIEdgeInsets.zero
  /// What a container's bars cover of the view besides.
  var addedSafeArea = UIEdgeInsets.zero
  /// The part of the safe area that the views inside do not hear of.
  var keptSafeArea = UIEdgeInsets.zero
  /// Nil for the usual ones.
  var margins: UIEdgeInsets?
  /// What the view was told of its margins last.
  var toldMargins = UIView.usualMargins
  var ignoresSafeArea = false
  /// Nil where nothing was said; horizontal and vertical.
  var hugging: (UILayoutPriority?, UILayoutPriority?) = (nil, nil)
  var resistance: (UILayoutPriority?, UILayoutPriority?) = (nil, nil)
}

extension UIView {
  /// The view's `ViewSpacing`, made if there is none.
  var ensuredSpacing: ViewSpacing {
    let rare = ensuredRare
    if let spacing = rare.spacing { return spacing }
    let made = ViewSpacing()
    rare.spacing = made
    return made
  }

  var coveredInsets: UIEdgeInsets {
    flags.contains(.hasSafeArea) ? rare?.spacing?.safeArea ?? .zero : .zero
  }

  /// What the insets should be.
  private var safeAreaByRule: UIEdgeInsets {
    var result = UIEdgeInsets.zero
    if let superview = storedSuperview, superview.flags.contains(.hasSafeArea) {
      result = superview.reach(of: superview.passedSafeArea, into: self)
    }
    if let own = rare?.viewController?.additionalSafeAreaInsets {
      result.top += own.top
      result.left += own.left
      result.bottom += own.bottom
      result.right += own.right
    }
    if let added = rare?.spacing?.addedSafeArea, added != .zero {
      result.top += added.top
      result.left += added.left
      result.bottom += added.bottom
      result.right += added.right
    }
    return UIEdgeInsets(
      top: max(result.top, 0), left: max(result.left, 0), bottom: max(result.bottom, 0), right: max(result.right, 0))
  }

  /// What insets of this view are, measured from the edges of a subview; no more than they are where it overhangs
  /// (10.4).
  func reach(of insets: UIEdgeInsets, into subview: UIView) -> UIEdgeInsets {
    let (inner, outer) = (subview.computedFrame, storedBounds)
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(inset - max(distance, 0), 0) }
    return UIEdgeInsets(
      top: part(insets.top, inner.minY - outer.minY), left: part(insets.left, inner.minX - outer.minX),
      bottom: part(insets.bottom, outer.maxY - inner.maxY), right: part(insets.right, outer.maxX - inner.maxX))
  }

  /// Brings safe area and margins of the view up to date, and those of the views in it: the view may be elsewhere, of
  /// another size, or its controller may have said something else.
  func spacingMayDiffer() {
    let known = flags.contains(.hasSafeArea) || storedSuperview?.flags.contains(.hasSafeArea) == true
    if known || rare?.viewController != nil || rare?.spacing != nil { safeAreaMayDiffer() }
    if flags.contains(.followsMargins) { marginsMayDiffer() }
  }

  /// What a container's bars cover of the view, besides what is covered anyway.
  package var addedSafeArea: UIEdgeInsets {
    get { rare?.spacing?.addedSafeArea ?? .zero }
    set {
      guard newValue != addedSafeArea else { return }
      ensuredSpacing.addedSafeArea = newValue
      safeAreaMayDiffer()
    }
  }

  private func safeAreaMayDiffer() {
    let insets = safeAreaByRule
    let isOther = insets != safeAreaInsets
    guard isOther || flags.contains(.hasSafeArea) else { return }
    if isOther {
      ensuredSpacing.safeArea = insets
      flags.set(.hasSafeArea, insets != .zero)
      // The margins are told first (10.5).
      marginsMayDiffer()
      guard safeAreaInsets == insets else { return }
      rare?.viewController?.viewSafeAreaInsetsDidChange()
      safeAreaInsetsDidChange()
      setNeedsLayout()
    }
    if isOther || passedSafeArea != .zero { passSafeArea() }
  }

  private func passSafeArea() {
    for child in subviews where child.storedSuperview === self { child.safeAreaMayDiffer() }
  }

  /// What of the safe area reaches the views inside.
  private var passedSafeArea: UIEdgeInsets {
    guard flags.contains(.hasSafeArea), let spacing = rare?.spacing else { return .zero }
    let (all, kept) = (spacing.safeArea, spacing.keptSafeArea)
    return UIEdgeInsets(
      top: max(all.top - kept.top, 0), left: max(all.left - kept.left, 0), bottom: max(all.bottom - kept.bottom, 0),
      right: max(all.right - kept.right, 0))
  }

  /// Says what part of the safe area the view sees to itself; the views inside need not heed it any more.
  package func keepSafeArea(_ insets: UIEdgeInsets) {
    guard insets != rare?.spacing?.keptSafeArea ?? .zero else { return }
    ensuredSpacing.keptSafeArea = insets
    passSafeArea()
  }
}
