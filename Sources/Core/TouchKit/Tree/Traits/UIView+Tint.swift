import TouchDrawing
import TouchGeometry

/// What a view and those around it say about its tint.
struct InheritedTint: Equatable {
  /// The view's own, or that of the nearest superview that has one; nil where nobody says anything.
  var said: UIColor?
  /// Whether the color is to be gray.
  var isDimmed = false

  /// What is shown.
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
  /// What becomes of the tint of a view. https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's.
    case automatic
    /// The color as it is.
    case normal
    /// A gray as bright as the color.
    case dimmed
  }

  /// Whether any view has ever said how its tint is to be changed; as long as none has, nobody looks for it.
  private static var isTintEverAdjusted = false

  /// Whether `tintColor` is gray in the view and all in it that says nothing else.
  ///
  /// Reading it gives what holds here: `normal` or `dimmed`. Setting it calls `tintColorDidChange()` where the color is
  /// another. What is behind an alert is dimmed as long as the alert is there, unless the program has said otherwise.
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

  /// Dims the view's tint while something is in front of it, or no more; without effect where the program has said what
  /// becomes of it.
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

  /// The view's own tint, or that of the nearest superview that has one.
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

  /// Says that the tint around the view may be another than it was.
  func tintDidChange(from former: InheritedTint) {
    let present = inheritedTint
    guard present != former else { return }
    tellOfTint(color: present.said != former.said, dimming: present.isDimmed != former.isDimmed)
  }

  /// Tells the view and all in it for whom one of the two is another, outer ones first.
  private func tellOfTint(color: Bool, dimming: Bool) {
    TraitScope.run(for: self) { tintColorDidChange() }
    for child in subviews where child.storedSuperview === self {
      let isColor = color && !child.flags.contains(.hasTint)
      let isDimming = dimming && child.rare?.traits?.tintMode ?? .automatic == .automatic
      if isColor || isDimming { child.tellOfTint(color: isColor, dimming: isDimming) }
    }
  }
}
