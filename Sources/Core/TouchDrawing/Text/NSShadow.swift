import TouchGeometry

/// The shadow of text: the value of the attribute `shadow`.
///
/// An attributed string is drawn with the object's values at the time of drawing. It is not a subclass of `NSObject`,
/// like `NSParagraphStyle`.
///
/// https://developer.apple.com/documentation/uikit/nsshadow
open class NSShadow: Hashable {
  /// The offset of the shadow, in points to the right and down; initially zero.
  open var shadowOffset = CGSize.zero
  /// The blur of the edge, in points: twice the standard deviation; initially 0.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor`; initially black at one third opacity, nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow directly below the text, which is invisible until it is moved or blurred.
  public init() {}

  /// Whether two shadows are equal.
  public static func == (left: NSShadow, right: NSShadow) -> Bool { left.drawn == right.drawn }
  /// Hashes the properties that `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(drawn) }

  /// The shadow for drawing; nil for none.
  var drawn: Shadow? {
    guard let color = (shadowColor as? UIColor)?.cgColor, color.alpha > 0, shadowOffset.width.isFinite,
      shadowOffset.height.isFinite, shadowBlurRadius.isFinite
    else { return nil }
    return Shadow(offset: shadowOffset, deviation: shadowBlurRadius / 2, color: color)
  }
}
