import TouchDrawing
import TouchGeometry

extension UIView {
  /// The view's own tint, or that of the nearest superview that has one.
  var inheritedTint: UIColor? {
    var next: UIView? = self
    while let view = next {
      if view.flags.contains(.hasTint), let tint = view.rare?.traits?.tint { return tint }
      next = view.storedSuperview
    }
    return nil
  }

  func setTint(_ color: UIColor?) {
    noteAppearance(\UIView.tintColor, color)
    let former = inheritedTint
    flags.set(.hasTint, color != nil)
    if color != nil || rare?.traits != nil { ensuredTraits.tint = color }
    if inheritedTint != former { tellOfTint() }
  }

  /// Says that the tint around the view may be another than it was.
  func tintDidChange(from former: UIColor?) {
    guard !flags.contains(.hasTint), inheritedTint != former else { return }
    tellOfTint()
  }

  /// Tells the view and all in it that have no tint of their own, outer ones first.
  private func tellOfTint() {
    TraitScope.run(for: self) { tintColorDidChange() }
    for child in subviews where child.storedSuperview === self && !child.flags.contains(.hasTint) { child.tellOfTint() }
  }
}
