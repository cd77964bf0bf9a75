import TouchGeometry

extension UIView {
  /// The default margins of a view: 8 points at each side.
  static let usualMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  var marginsNow: UIEdgeInsets {
    get {
      guard let rare, let spacing = rare.spacing else { return UIView.usualMargins }
      var result = spacing.margins ?? UIView.usualMargins
      if !spacing.ignoresSafeArea {
        result.top += spacing.safeArea.top
        result.left += spacing.safeArea.left
        result.bottom += spacing.safeArea.bottom
        result.right += spacing.safeArea.right
      }
      if flags.contains(.followsMargins), let superview = storedSuperview {
        let outer = superview.reach(of: superview.layoutMargins, into: self)
        result = UIEdgeInsets(
          top: max(result.top, outer.top), left: max(result.left, outer.left), bottom: max(result.bottom, outer.bottom),
          right: max(result.right, outer.right))
      }
      return result
    }
    set {
      ensuredSpacing.margins = newValue
      marginsMayDiffer()
    }
  }

  var directionalMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }

  /// Whether the margins are at least the part of the superview's margins that reaches into the view; false by default.
  public var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.followsMargins) }
    set {
      guard newValue != flags.contains(.followsMargins) else { return }
      _ = ensuredSpacing
      flags.set(.followsMargins, newValue)
      marginsMayDiffer()
    }
  }

  /// Whether the safe area is part of the margins; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { !(rare?.spacing?.ignoresSafeArea ?? false) }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      ensuredSpacing.ignoresSafeArea = !newValue
      marginsMayDiffer()
    }
  }

  /// Notifies the view, and the subviews that follow its margins, if the margins have changed.
  func marginsMayDiffer() {
    let margins = layoutMargins
    guard let spacing = rare?.spacing, margins != spacing.reportedMargins else { return }
    spacing.reportedMargins = margins
    setNeedsLayout()
    rare?.viewController?.viewLayoutMarginsDidChange()
    layoutMarginsDidChange()
    for child in subviews where child.storedSuperview === self && child.flags.contains(.followsMargins) {
      child.marginsMayDiffer()
    }
  }
}
