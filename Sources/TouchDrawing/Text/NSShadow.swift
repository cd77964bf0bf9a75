import TouchGeometry

/// The shadow of letters: the value of the attribute `shadow`. https://developer.apple.com/documentation/uikit/nsshadow
///
/// What an attributed string is drawn with is what the object says at that moment.
open class NSShadow: NSObject {
  /// How far the shadow is moved, in points: right and down; zero at first.
  open var shadowOffset = CGSize.zero
  /// How far the edge is spread, in points: twice the deviation of the blur; 0 at first.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor`; a third of black at first, nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// A shadow below the letters that is not seen, until it is moved or blurred.
  public override init() { super.init() }

  /// Whether another shadow says the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSShadow)?.drawn == drawn }
  /// The same for equal shadows.
  open override var hash: Int { drawn.hashValue }

  /// What is drawn; nil for nothing.
  var drawn: Shadow? {
    guard let color = (shadowColor as? UIColor)?.cgColor, color.alpha > 0, shadowOffset.width.isFinite,
      shadowOffset.height.isFinite, shadowBlurRadius.isFinite
    else { return nil }
    return Shadow(offset: shadowOffset, deviation: shadowBlurRadius / 2, color: color)
  }
}
