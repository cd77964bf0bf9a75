import TouchDrawing
import TouchGeometry
import TouchKit

/// Makes one color of another, for what a configuration shows; two are equal if one was copied from the other.
/// https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer-swift.struct
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  private final class Body: Sendable {
    let transform: @Sendable (UIColor) -> UIColor
    init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
  }

  private let body: Body

  /// A transformer that asks a function; the function is called for each color that is shown, and changes nothing else.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { body = Body(transform) }

  /// Grays that are as light as the colors.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }

  /// What it makes of a color.
  public func callAsFunction(_ input: UIColor) -> UIColor { body.transform(input) }

  /// Whether one is a copy of the other.
  public static func == (left: UIConfigurationColorTransformer, right: UIConfigurationColorTransformer) -> Bool {
    left.body === right.body
  }

  /// By identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(body)) }
}

extension UIBackgroundConfiguration {
  /// What the background is filled with where the program or the list has found a color; with the transformer, if there
  /// is one.
  package func shown(_ found: UIColor?) -> UIColor? {
    guard let color = backgroundColor ?? found else { return nil }
    return backgroundColorTransformer?(color) ?? color
  }

  /// The color of the border, with the transformer, if there is one.
  package func shownStroke(_ found: UIColor?) -> UIColor? {
    guard let color = strokeColor ?? found else { return nil }
    return strokeColorTransformer?(color) ?? color
  }

  /// The color that fills the background of a view with a tint: `backgroundColor`, or else the tint, transformed.
  /// https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/resolvedbackgroundcolor(for:)
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { shown(tintColor) ?? tintColor }

  /// The color of the border of a view with a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { shownStroke(tintColor) ?? tintColor }

  /// The part of a view's bounds that is filled.
  package func area(in bounds: CGRect) -> CGRect {
    bounds.inset(
      by: UIEdgeInsets(
        top: backgroundInsets.top, left: backgroundInsets.leading, bottom: backgroundInsets.bottom,
        right: backgroundInsets.trailing))
  }
}
