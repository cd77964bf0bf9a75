import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// How a tab bar looks. https://developer.apple.com/documentation/uikit/uitabbarappearance
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// Items where the horizontal size class is compact.
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { watch() } }
  /// Items where the horizontal size class is regular.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { watch() } }

  /// Items where the vertical size class is compact and the horizontal one is, too.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { watch() }
  }

  /// The look of the system.
  public override init() {
    super.init()
    watch()
  }

  /// The items in a window with these traits.
  func items(for traits: UITraitCollection) -> UITabBarItemAppearance {
    if traits.horizontalSizeClass == .regular { return inlineLayoutAppearance }
    return traits.verticalSizeClass == .compact ? compactInlineLayoutAppearance : stackedLayoutAppearance
  }

  /// The background of another appearance, and items if it has them.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance {
      stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
      inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
      compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
    }
    watch()
  }

  private func watch() {
    for part in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
      part.onChange = { [weak self] in self?.changed() }
    }
    changed()
  }
}

/// How the items of a tab bar look in each state.
/// https://developer.apple.com/documentation/uikit/uitabbaritemappearance
@preconcurrency @MainActor open class UITabBarItemAppearance: UIObject {
  /// Items that are not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// The one that is chosen.
  public let selected = UITabBarItemStateAppearance()
  /// Items that cannot be used.
  public let disabled = UITabBarItemStateAppearance()
  var onChange: (() -> Void)?

  /// Where items with such a look stand.
  public enum Style: Int, Sendable {
    /// In compact width.
    case stacked
    /// In regular width.
    case inline
    /// In compact width and height.
    case compactInline
  }

  /// Items of the system.
  public convenience override init() { self.init(style: .stacked) }

  /// Items of the system in a place.
  public init(style: Style) {
    super.init()
    for (part, _) in parts { part.onChange = { [weak self] in self?.onChange?() } }
  }

  /// Forgets what was said.
  open func configureWithDefault(for style: Style) {
    for (part, _) in parts { part.take(UITabBarItemStateAppearance()) }
  }

  /// With the states of the segments that show them.
  var parts: [(UITabBarItemStateAppearance, UIControl.State)] {
    [(normal, .normal), (selected, .selected), (disabled, .disabled)]
  }

  func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    for ((from, _), (to, _)) in zip(parts, copy.parts) {
      to.take(from)
    }
    return copy
  }
}

/// How the items of a tab bar look in one state.
/// https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance
@preconcurrency @MainActor open class UITabBarItemStateAppearance: UIObject {
  /// Font and color of titles; what they leave out is that of the system.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// How far titles are moved from their places, in points; zero at first.
  ///
  /// What is no number, or beyond a million, counts as zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The color of pictures that are templates; nil for that of the system.
  open var iconColor: UIColor? { didSet { onChange?() } }
  /// What badges lie on; nil for no color, and for red where `badgeTextAttributes` says something.
  open var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
  /// Font and color of badges.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }

  func take(_ other: UITabBarItemStateAppearance) {
    (titleTextAttributes, iconColor) = (other.titleTextAttributes, other.iconColor)
    titlePositionAdjustment = other.titlePositionAdjustment
    (badgeTextAttributes, badgeBackgroundColor) = (other.badgeTextAttributes, other.badgeBackgroundColor)
  }
  var onChange: (() -> Void)?
}
