import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// How a tab bar looks. https://developer.apple.com/documentation/uikit/uitabbarappearance
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// Items where the horizontal size class is compact.
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { watch() } }
  /// Items where the horizontal size class is regular.
  open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { watch() } }

  /// The look of the system.
  public override init() {
    super.init()
    watch()
  }

  /// The background of another appearance, and items if it has them.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance {
      stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
      inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
    }
    watch()
  }

  private func watch() {
    for part in [stackedLayoutAppearance, inlineLayoutAppearance] {
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

  /// Items of the system.
  public override init() {
    super.init()
    for (part, _) in parts { part.onChange = { [weak self] in self?.onChange?() } }
  }

  /// With the states of the segments that show them.
  var parts: [(UITabBarItemStateAppearance, UIControl.State)] {
    [(normal, .normal), (selected, .selected), (disabled, .disabled)]
  }

  func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    for ((from, _), (to, _)) in zip(parts, copy.parts) {
      (to.titleTextAttributes, to.iconColor) = (from.titleTextAttributes, from.iconColor)
    }
    return copy
  }
}

/// How the items of a tab bar look in one state.
/// https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance
@preconcurrency @MainActor open class UITabBarItemStateAppearance: UIObject {
  /// Font and color of titles; what they leave out is that of the system.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The color of pictures that are templates; nil for that of the system.
  open var iconColor: UIColor? { didSet { onChange?() } }
  var onChange: (() -> Void)?
}
