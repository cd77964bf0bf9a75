import TouchDrawing
import TouchGeometry
import TouchKit

/// Changes a color of a configuration before it is shown; two are equal only if one is a copy of the other.
/// https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer-swift.struct
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  private final class Body: Sendable {
    let transform: @Sendable (UIColor) -> UIColor
    init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
  }

  private let body: Body

  /// Creates a transformer that calls a closure for each color that is shown; the closure must have no side effects.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { body = Body(transform) }

  /// A transformer that returns grays of the same luminance.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }

  /// Returns the transformed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { body.transform(input) }

  /// Returns whether one is a copy of the other.
  public static func == (left: UIConfigurationColorTransformer, right: UIConfigurationColorTransformer) -> Bool {
    left.body === right.body
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(body)) }
}

extension UIBackgroundConfiguration {
  /// Returns the transformed background color, or nil if neither the configuration nor the caller has one.
  package func shown(_ found: UIColor?) -> UIColor? {
    guard let color = backgroundColor ?? found else { return nil }
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the transformed color of the border, or nil if neither the configuration nor the caller has one.
  package func shownStroke(_ found: UIColor?) -> UIColor? {
    guard let color = strokeColor ?? found else { return nil }
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the background color of a view with a tint color: `backgroundColor`, otherwise the tint color,
  /// transformed.
  /// https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct/resolvedbackgroundcolor(for:)
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { shown(tintColor) ?? tintColor }

  /// Returns the border color of a view with a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { shownStroke(tintColor) ?? tintColor }

  /// Draws the image, clipped to a shape, as it is placed in the shape's bounds.
  @MainActor package func drawImage(in shape: UIBezierPath) {
    guard let image, !shape.bounds.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
    let own = CGRect(origin: .zero, size: image.size)
    context.saveGState()
    shape.addClip()
    image.draw(in: own.applying(imageContentMode.placement(of: own, in: shape.bounds)))
    context.restoreGState()
  }

  /// Returns the part of a view's bounds that is filled.
  package func area(in bounds: CGRect) -> CGRect {
    bounds.inset(
      by: UIEdgeInsets(
        top: backgroundInsets.top, left: backgroundInsets.leading, bottom: backgroundInsets.bottom,
        right: backgroundInsets.trailing))
  }
}
