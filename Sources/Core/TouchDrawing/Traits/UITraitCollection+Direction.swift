/// In which direction text reads, as a trait.
/// https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

extension UITraitCollection {
  /// A collection that says only in which direction text reads.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(.unspecified, scale: 0, direction: layoutDirection)
  }
}
