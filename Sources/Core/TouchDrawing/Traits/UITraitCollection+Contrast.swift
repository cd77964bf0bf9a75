/// The user's preferred contrast.
///
/// https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// More contrast.
  case high = 1
}

extension UITraitCollection {
  /// Creates a collection with only a contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(.unspecified, scale: 0, contrast: accessibilityContrast)
  }
}
