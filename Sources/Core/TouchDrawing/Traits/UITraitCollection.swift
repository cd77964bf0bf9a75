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

/// Whether there is much room in a direction, or little.
/// https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little, as on a telephone.
  case compact = 1
  /// Much, as on a tablet.
  case regular = 2

  /// The class of a width in points: regular from 600 on, which telephones held upright do not have and tablets do.
  package init(width: CGFloat) { self = width >= 600 ? .regular : .compact }

  /// The class of a height in points: regular from 480 on, which telephones held sideways do not have.
  package init(height: CGFloat) { self = height >= 480 ? .regular : .compact }
}

/// What a view may want to know of its surroundings in order to look right: the style, the pixels in a point, and how
/// much room the window has.
///
/// It never changes; a view gets another one. Of the traits that UIKit has, the ones of a Linux desktop are here.
/// Not a subclass of `NSObject` here, so that it can be sent anywhere.
/// https://developer.apple.com/documentation/uikit/uitraitcollection
public final class UITraitCollection: Sendable, Hashable {
  /// Light or dark; `unspecified` in a collection that does not say.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels in a point; 0 in a collection that does not say.
  public let displayScale: CGFloat

  /// How much room there is across; `unspecified` in a collection that does not say.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom; `unspecified` in a collection that does not say.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  /// How large the user wants to read text: `large` in a program's own traits, and `unspecified` in a collection that
  /// does not say.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// In which direction the program's language reads; `unspecified` in a collection that does not say.
  ///
  /// A view that is forced into a direction by its `semanticContentAttribute` has it in
  /// `effectiveUserInterfaceLayoutDirection` alone.
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  package init(
    _ style: UIUserInterfaceStyle, scale: CGFloat, across: UIUserInterfaceSizeClass = .unspecified,
    down: UIUserInterfaceSizeClass = .unspecified, textSize: UIContentSizeCategory = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified
  ) {
    userInterfaceStyle = style
    displayScale = scale
    horizontalSizeClass = across
    verticalSizeClass = down
    preferredContentSizeCategory = textSize
    layoutDirection = direction
  }

  /// The same traits with another style.
  package func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(
      style, scale: displayScale, across: horizontalSizeClass, down: verticalSizeClass,
      textSize: preferredContentSizeCategory, direction: layoutDirection)
  }

  /// A collection that says nothing.
  public convenience init() { self.init(.unspecified, scale: 0) }

  /// A collection that says only the style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(userInterfaceStyle, scale: 0) }

  /// A collection that says only how many pixels are in a point.
  public convenience init(displayScale: CGFloat) { self.init(.unspecified, scale: displayScale) }

  /// A collection that says only how much room there is across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.unspecified, scale: 0, across: horizontalSizeClass)
  }

  /// A collection that says only how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.unspecified, scale: 0, down: verticalSizeClass)
  }

  /// What several collections say together; of two that say the same trait the later one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified,
      scale: traitCollections.last { $0.displayScale != 0 }?.displayScale ?? 0,
      across: traitCollections.last { $0.horizontalSizeClass != .unspecified }?.horizontalSizeClass ?? .unspecified,
      down: traitCollections.last { $0.verticalSizeClass != .unspecified }?.verticalSizeClass ?? .unspecified,
      textSize: traitCollections.last { $0.preferredContentSizeCategory != .unspecified }?.preferredContentSizeCategory
        ?? .unspecified,
      direction: traitCollections.last { $0.layoutDirection != .unspecified }?.layoutDirection ?? .unspecified)
  }

  /// Whether this collection says all that another one says.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return (trait.userInterfaceStyle == .unspecified || trait.userInterfaceStyle == userInterfaceStyle)
      && (trait.displayScale == 0 || trait.displayScale == displayScale)
      && (trait.horizontalSizeClass == .unspecified || trait.horizontalSizeClass == horizontalSizeClass)
      && (trait.verticalSizeClass == .unspecified || trait.verticalSizeClass == verticalSizeClass)
      && (trait.preferredContentSizeCategory == .unspecified
        || trait.preferredContentSizeCategory == preferredContentSizeCategory)
      && (trait.layoutDirection == .unspecified || trait.layoutDirection == layoutDirection)
  }

  /// Whether colors may look different from those under another collection; true when that is nil.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Whether two collections say the same.
  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
    left === right
      || left.userInterfaceStyle == right.userInterfaceStyle && left.displayScale == right.displayScale
        && left.horizontalSizeClass == right.horizontalSizeClass && left.verticalSizeClass == right.verticalSizeClass
        && left.preferredContentSizeCategory == right.preferredContentSizeCategory
        && left.layoutDirection == right.layoutDirection
  }

  /// Feeds what the collection says.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(preferredContentSizeCategory)
    hasher.combine(layoutDirection)
  }
}
