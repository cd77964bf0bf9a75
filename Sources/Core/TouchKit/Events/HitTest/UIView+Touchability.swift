import TouchArbiter
import TouchGeometry

extension UIView {
  /// The alpha below which a view receives no touches (semantics 2.4, semantics 2.4.1).
  static let minimumTouchableAlpha: CGFloat = 0.01

  /// Why rule 2.1 refuses before testing whether the view contains the point; nil if it does not.
  final var refusalWithoutAsking: Reason? {
    if flags.contains(.hidden) { return .hidden }
    if !flags.isDisjoint(with: [.interactionDisabled, .animationBlocksTouches]) { return .interactionDisabled }
    if flags.contains(.transparent) { return .transparent }
    if flags.contains(.controlDisabled) { return .controlDisabled }
    return nil
  }

  var takesTouchesAlone: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { flags.set(.exclusiveTouch, newValue) }
  }

  /// Sets whether this is a disabled control, which is not hit, with all its subviews (semantics 2.11).
  package final func setControlDisabled(_ isDisabled: Bool) {
    guard flags.contains(.controlDisabled) != isDisabled else { return }
    flags.set(.controlDisabled, isDisabled)
    hitBoxDidChange()
  }
}
