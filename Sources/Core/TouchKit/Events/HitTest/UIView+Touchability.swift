import TouchArbiter
import TouchGeometry

extension UIView {
  /// The alpha below which a view is not there for touches (semantics 2.4).
  static let leastTouchableAlpha: CGFloat = 0.01

  /// Why the view is not even asked whether it contains the place, by rule 2.1; nil when it is.
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

  /// Says whether this is a control that is not hit because it is disabled, with all that it contains (semantics 2.11).
  package final func setControlDisabled(_ isDisabled: Bool) {
    guard flags.contains(.controlDisabled) != isDisabled else { return }
    flags.set(.controlDisabled, isDisabled)
    hitBoxDidChange()
  }
}
