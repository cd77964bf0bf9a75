import TouchGeometry

/// The shadow of letters: the value of the attribute `shadow`. https://developer.apple.com/documentation/uikit/nsshadow
///
/// What an attributed string is drawn with is what the object says at that moment. Not a subclass of `NSObject`, as
/// `NSParagraphStyle`.
open class NSShadow: Hashable {
  /// How far the shadow is moved, in points: right and down; zero at first.
  open var shadowOffset = CGSize.zero
  /// How far the edge is spread, in points: twice the deviation of the blur; 0 at first.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor`; a third of black at first, nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// A shadow below the letters that is not seen, until it is moved or blurred.
  public init() {}

  /// Whether two shadows say the same.
  public static func == (left: NSShadow, right: NSShadow) -> Bool { left.drawn == right.drawn }
  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(drawn) }

  /// What is drawn; nil for nothing.
  var drawn: Shadow? {
    guard let color = (shadowColor as? UIColor)?.cgColor, color.alpha > 0, shadowOffset.width.isFinite,
      shadowOffset.height.isFinite, shadowBlurRadius.isFinite
    else { return nil }
    return Shadow(offset: shadowOffset, deviation: shadowBlurRadius / 2, color: color)
  }
}
