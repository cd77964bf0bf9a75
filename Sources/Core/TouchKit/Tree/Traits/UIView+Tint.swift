import TouchDrawing
import TouchGeometry

/// The tint that a view inherits.
struct InheritedTint: Equatable {
  /// The view's own tint or the nearest superview's; nil if none is set.
  var said: UIColor?
  /// Whether the color is replaced by a gray.
  var isDimmed = false

  /// The displayed color.
  var color: UIColor {
    let full = said ?? .tintColor
    guard isDimmed else { return full }
    return UIColor { traits in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      full.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha * 0.8)
    }
  }
}

extension UIView {
  /// How the tint of a view is adjusted. https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic
    /// The unchanged color.
    case normal
    /// A gray of the color's brightness.
    case dimmed
  }

  /// Whether any view has ever set an adjustment mode; until then it is not looked up.
  private static var isTintEverAdjusted = false

  /// Whether `tintColor` is dimmed to a gray in the view and the subviews that do not override it.
  ///
  /// Reading it returns the effective mode: `normal` or `dimmed`. Setting it calls `tintColorDidChange()` if the color
  /// changes. Views behind an alert are dimmed while the alert is visible, unless the app has set their mode.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { isTintDimmed ? .dimmed : .normal }
    set {
      guard newValue != rare?.traits?.tintMode ?? .automatic else { return }
      UIView.isTintEverAdjusted = true
      let former = inheritedTint
      ensuredTraits.tintMode = newValue
      tintDidChange(from: former)
    }
  }

  /// Dims the view's tint while something is in front of it, or restores it; does nothing if the app has set the mode.
  package func dimTint(_ isDimmed: Bool) {
    let present = rare?.traits?.tintMode ?? .automatic
    if present == (isDimmed ? .automatic : .dimmed) { tintAdjustmentMode = isDimmed ? .dimmed : .automatic }
  }

  private var isTintDimmed: Bool {
    guard UIView.isTintEverAdjusted else { return false }
    var next: UIView? = self
    while let view = next {
      if let mode = view.rare?.traits?.tintMode, mode != .automatic { return mode == .dimmed }
      next = view.storedSuperview
    }
    return false
  }

  /// The view's own tint or the nearest superview's, and whether it is dimmed.
  var inheritedTint: InheritedTint {
    var next: UIView? = self
    while let view = next {
      if view.flags.contains(.hasTint), let tint = view.rare?.traits?.tint {
        return InheritedTint(said: tint, isDimmed: isTintDimmed)
      }
      next = view.storedSuperview
    }
    return InheritedTint(said: nil, isDimmed: isTintDimmed)
  }

  func setTint(_ color: UIColor?) {
    noteAppearance(\UIView.tintColor, color)
    let former = inheritedTint
    flags.set(.hasTint, color != nil)
    if color != nil || rare?.traits != nil { ensuredTraits.tint = color }
    tintDidChange(from: former)
  }

  /// Notifies the view if its inherited tint differs from the former one.
  func tintDidChange(from former: InheritedTint) {
    let present = inheritedTint
    guard present != former else { return }
    notifyOfTint(color: present.said != former.said, dimming: present.isDimmed != former.isDimmed)
  }

  /// Notifies the view and the subviews whose color or dimming has changed, outer ones first.
  private func notifyOfTint(color: Bool, dimming: Bool) {
    TraitScope.run(for: self) { tintColorDidChange() }
    for child in subviews where child.storedSuperview === self {
      let isColor = color && !child.flags.contains(.hasTint)
      let isDimming = dimming && child.rare?.traits?.tintMode ?? .automatic == .automatic
      if isColor || isDimming { child.notifyOfTint(color: isColor, dimming: isDimming) }
    }
  }
}
