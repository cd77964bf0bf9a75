import TouchGeometry

/// Light or dark. https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Dark letters on light ground.
  case light = 1
  /// Light letters on dark ground.
  case dark = 2
}

/// What a view may want to know of its surroundings in order to look right: the style and the pixels in a point.
///
/// It never changes; a view gets another one. Of the traits that UIKit has, those that a Linux desktop has too are here.
/// Not a subclass of `NSObject` here, so that it can be sent anywhere.
/// https://developer.apple.com/documentation/uikit/uitraitcollection
public final class UITraitCollection: Sendable, Hashable {
  /// Light or dark; `unspecified` in a collection that does not say.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels in a point; 0 in a collection that does not say.
  public let displayScale: CGFloat

  package init(_ style: UIUserInterfaceStyle, scale: CGFloat) {
    userInterfaceStyle = style
    displayScale = scale
  }

  /// A collection that says nothing.
  public convenience init() { self.init(.unspecified, scale: 0) }

  /// A collection that says only the style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(userInterfaceStyle, scale: 0) }

  /// A collection that says only how many pixels are in a point.
  public convenience init(displayScale: CGFloat) { self.init(.unspecified, scale: displayScale) }

  /// What several collections say together; of two that say the same trait the later one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified,
      scale: traitCollections.last { $0.displayScale != 0 }?.displayScale ?? 0)
  }

  /// Whether this collection says all that another one says.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return (trait.userInterfaceStyle == .unspecified || trait.userInterfaceStyle == userInterfaceStyle)
      && (trait.displayScale == 0 || trait.displayScale == displayScale)
  }

  /// Whether colors may look different from those under another collection; true when that is nil.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Whether two collections say the same.
  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
    left === right || left.userInterfaceStyle == right.userInterfaceStyle && left.displayScale == right.displayScale
  }

  /// Feeds what the collection says.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
  }
}
