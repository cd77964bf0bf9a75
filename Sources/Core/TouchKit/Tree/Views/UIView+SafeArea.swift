import TouchGeometry

/// Rarely set properties of a view's spacing: safe area, margins and content priorities.
@MainActor final class ViewSpacing {
  var safeArea = UIEdgeInsets.zero
  /// The additional insets of a container's bars.
  var addedSafeArea = UIEdgeInsets.zero
  /// The part of the safe area that is not passed to subviews.
  var keptSafeArea = UIEdgeInsets.zero
  /// Nil for the default margins.
  var margins: UIEdgeInsets?
  /// The margins of the most recent notification.
  var reportedMargins = UIView.usualMargins
  var ignoresSafeArea = false
  /// Horizontal and vertical; nil if the app has set none.
  var hugging: (UILayoutPriority?, UILayoutPriority?) = (nil, nil)
  var resistance: (UILayoutPriority?, UILayoutPriority?) = (nil, nil)
}

extension UIView {
  /// The view's `ViewSpacing`, created if necessary.
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

  /// The insets computed from the superview, the controller and the container.
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

  /// Returns the parts of this view's insets that reach into a subview.
  ///
  /// They are at most as large as the insets, also at edges where the subview extends beyond this view (10.4).
  func reach(of insets: UIEdgeInsets, into subview: UIView) -> UIEdgeInsets {
    let (inner, outer) = (subview.computedFrame, storedBounds)
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(inset - max(distance, 0), 0) }
    return UIEdgeInsets(
      top: part(insets.top, inner.minY - outer.minY), left: part(insets.left, inner.minX - outer.minX),
      bottom: part(insets.bottom, outer.maxY - inner.maxY), right: part(insets.right, outer.maxX - inner.maxX))
  }

  /// Updates the safe area and margins of the view and its subviews, after the view moved, was resized or its
  /// controller's insets changed.
  func spacingMayDiffer() {
    let known = flags.contains(.hasSafeArea) || storedSuperview?.flags.contains(.hasSafeArea) == true
    if known || rare?.viewController != nil || rare?.spacing != nil { safeAreaMayDiffer() }
    if flags.contains(.followsMargins) { marginsMayDiffer() }
  }

  /// The insets that a container's bars add to the view's safe area.
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
      // The margins are notified first (10.5).
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

  /// The part of the safe area that subviews receive.
  private var passedSafeArea: UIEdgeInsets {
    guard flags.contains(.hasSafeArea), let spacing = rare?.spacing else { return .zero }
    let (all, kept) = (spacing.safeArea, spacing.keptSafeArea)
    return UIEdgeInsets(
      top: max(all.top - kept.top, 0), left: max(all.left - kept.left, 0), bottom: max(all.bottom - kept.bottom, 0),
      right: max(all.right - kept.right, 0))
  }

  /// Sets the part of the safe area that the view handles itself; its subviews do not receive it.
  package func keepSafeArea(_ insets: UIEdgeInsets) {
    guard insets != rare?.spacing?.keptSafeArea ?? .zero else { return }
    ensuredSpacing.keptSafeArea = insets
    passSafeArea()
  }
}
