import TouchGeometry

/// The light or dark style.
///
/// https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// Whether there is much or little room in a direction.
///
/// https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Little room, as on a phone.
  case compact = 1
  /// Much room, as on a tablet.
  case regular = 2

  /// Creates the class of a width in points: regular from 600, which tablets have and phones in portrait do not.
  package init(width: CGFloat) { self = width >= 600 ? .regular : .compact }

  /// Creates the class of a height in points: regular from 480, which phones in landscape do not have.
  package init(height: CGFloat) { self = height >= 480 ? .regular : .compact }
}

/// The environment of a view: the style, the display scale, and the size of the window.
///
/// It is immutable; a view gets a new one. It contains the traits of UIKit that apply to a Linux desktop. It is not a
/// subclass of `NSObject` here, so that it is sendable.
///
/// https://developer.apple.com/documentation/uikit/uitraitcollection
public final class UITraitCollection: Sendable, Hashable {
  /// The light or dark style, or `unspecified`.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The number of pixels per point; 0 if unspecified.
  public let displayScale: CGFloat

  /// The horizontal size class, or `unspecified`.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class, or `unspecified`.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  /// The user's preferred text size: `large` in an app's own traits, otherwise possibly `unspecified`.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// The reading direction of the app's language, or `unspecified`.
  ///
  /// A direction forced by a view's `semanticContentAttribute` appears only in its
  /// `effectiveUserInterfaceLayoutDirection`.
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  /// The user's preferred contrast, or `unspecified`.
  public let accessibilityContrast: UIAccessibilityContrast

  package init(
    _ style: UIUserInterfaceStyle, scale: CGFloat, across: UIUserInterfaceSizeClass = .unspecified,
    down: UIUserInterfaceSizeClass = .unspecified, textSize: UIContentSizeCategory = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified, contrast: UIAccessibilityContrast = .unspecified
  ) {
    accessibilityContrast = contrast
    userInterfaceStyle = style
    displayScale = scale
    horizontalSizeClass = across
    verticalSizeClass = down
    preferredContentSizeCategory = textSize
    layoutDirection = direction
  }

  /// Returns the same traits with another style.
  package func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(
      style, scale: displayScale, across: horizontalSizeClass, down: verticalSizeClass,
      textSize: preferredContentSizeCategory, direction: layoutDirection, contrast: accessibilityContrast)
  }

  /// Creates a collection without any traits.
  public convenience init() { self.init(.unspecified, scale: 0) }

  /// Creates a collection with only a style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(userInterfaceStyle, scale: 0) }

  /// Creates a collection with only a display scale.
  public convenience init(displayScale: CGFloat) { self.init(.unspecified, scale: displayScale) }

  /// Creates a collection with only a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.unspecified, scale: 0, across: horizontalSizeClass)
  }

  /// Creates a collection with only a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.unspecified, scale: 0, down: verticalSizeClass)
  }

  /// Creates a collection of the traits of several collections; later ones take precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified,
      scale: traitCollections.last { $0.displayScale != 0 }?.displayScale ?? 0,
      across: traitCollections.last { $0.horizontalSizeClass != .unspecified }?.horizontalSizeClass ?? .unspecified,
      down: traitCollections.last { $0.verticalSizeClass != .unspecified }?.verticalSizeClass ?? .unspecified,
      textSize: traitCollections.last { $0.preferredContentSizeCategory != .unspecified }?.preferredContentSizeCategory
        ?? .unspecified,
      direction: traitCollections.last { $0.layoutDirection != .unspecified }?.layoutDirection ?? .unspecified,
      contrast: traitCollections.last { $0.accessibilityContrast != .unspecified }?.accessibilityContrast
        ?? .unspecified)
  }

  /// Whether this collection contains all traits of another one.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return (trait.userInterfaceStyle == .unspecified || trait.userInterfaceStyle == userInterfaceStyle)
      && (trait.displayScale == 0 || trait.displayScale == displayScale)
      && (trait.horizontalSizeClass == .unspecified || trait.horizontalSizeClass == horizontalSizeClass)
      && (trait.verticalSizeClass == .unspecified || trait.verticalSizeClass == verticalSizeClass)
      && (trait.preferredContentSizeCategory == .unspecified
        || trait.preferredContentSizeCategory == preferredContentSizeCategory)
      && (trait.layoutDirection == .unspecified || trait.layoutDirection == layoutDirection)
      && (trait.accessibilityContrast == .unspecified || trait.accessibilityContrast == accessibilityContrast)
  }

  /// Whether colors may look different from those under another collection; true if that is nil.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }

  /// Whether two collections have equal traits.
  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
    left === right
      || left.userInterfaceStyle == right.userInterfaceStyle && left.displayScale == right.displayScale
        && left.horizontalSizeClass == right.horizontalSizeClass && left.verticalSizeClass == right.verticalSizeClass
        && left.preferredContentSizeCategory == right.preferredContentSizeCategory
        && left.layoutDirection == right.layoutDirection && left.accessibilityContrast == right.accessibilityContrast
  }

  /// Hashes the traits.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(preferredContentSizeCategory)
    hasher.combine(layoutDirection)
    hasher.combine(accessibilityContrast)
  }
}
