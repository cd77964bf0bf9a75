import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The appearance of a tab bar. https://developer.apple.com/documentation/uikit/uitabbarappearance
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items if the horizontal size class is compact.
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { watch() } }
  /// The appearance of items if the horizontal size class is regular.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { watch() } }

  /// The appearance of items if both size classes are compact.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { watch() }
  }

  /// Creates the appearance of the system.
  public override init() {
    super.init()
    watch()
  }

  /// Returns the appearance of items in a window with the given traits.
  func items(for traits: UITraitCollection) -> UITabBarItemAppearance {
    if traits.horizontalSizeClass == .regular { return inlineLayoutAppearance }
    return traits.verticalSizeClass == .compact ? compactInlineLayoutAppearance : stackedLayoutAppearance
  }

  /// Creates an appearance with the background of another, and its items if it has them.
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

/// The appearance of a tab bar's items in each state.
/// https://developer.apple.com/documentation/uikit/uitabbaritemappearance
@preconcurrency @MainActor open class UITabBarItemAppearance: UIObject {
  /// The appearance of unselected items.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance of disabled items.
  public let disabled = UITabBarItemStateAppearance()
  var onChange: (() -> Void)?

  /// The layout of items with this appearance.
  public enum Style: Int, Sendable {
    /// In compact width.
    case stacked
    /// In regular width.
    case inline
    /// In compact width and height.
    case compactInline
  }

  /// Creates the appearance of system items.
  public convenience override init() { self.init(style: .stacked) }

  /// Creates the system appearance of a layout.
  public init(style: Style) {
    super.init()
    for (part, _) in parts { part.onChange = { [weak self] in self?.onChange?() } }
  }

  /// Restores the system appearance.
  open func configureWithDefault(for style: Style) {
    for (part, _) in parts { part.copyProperties(of: UITabBarItemStateAppearance()) }
  }

  /// The parts, with the segment states that display them.
  var parts: [(UITabBarItemStateAppearance, UIControl.State)] {
    [(normal, .normal), (selected, .selected), (disabled, .disabled)]
  }

  func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    for ((from, _), (to, _)) in zip(parts, copy.parts) {
      to.copyProperties(of: from)
    }
    return copy
  }
}

/// The appearance of a tab bar's items in one state.
/// https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance
@preconcurrency @MainActor open class UITabBarItemStateAppearance: UIObject {
  /// The font and color of titles; missing attributes are those of the system.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The offset of titles, in points; zero by default.
  ///
  /// Values that are NaN or exceed a million are treated as zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The color of template images; nil for that of the system.
  open var iconColor: UIColor? { didSet { onChange?() } }
  /// The background color of badges; nil for none, or for red if `badgeTextAttributes` is not empty.
  open var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
  /// The font and color of badges.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }

  func copyProperties(of other: UITabBarItemStateAppearance) {
    (titleTextAttributes, iconColor) = (other.titleTextAttributes, other.iconColor)
    titlePositionAdjustment = other.titlePositionAdjustment
    (badgeTextAttributes, badgeBackgroundColor) = (other.badgeTextAttributes, other.badgeBackgroundColor)
  }
  var onChange: (() -> Void)?
}
