import TouchDrawing
import TouchGeometry
import TouchKit

/// What a `UIVisualEffectView` does to what lies behind it.
/// https://developer.apple.com/documentation/uikit/uivisualeffect
///
/// It never changes.
@preconcurrency @MainActor open class UIVisualEffect: UIObject {
  /// The color that the view is filled with; nil for none.
  var material: UIColor? { nil }
}

/// A material. https://developer.apple.com/documentation/uikit/uiblureffect
///
/// Nothing is blurred here: transparency is reduced, as users of iOS may wish it, so a material is an even color through
/// which a little is seen, the less the thicker the material.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// Which material. https://developer.apple.com/documentation/uikit/uiblureffect/style
  public enum Style: Int, Sendable {
    /// Lighter than what lies behind.
    case extraLight = 0
    /// Light.
    case light
    /// Dark.
    case dark
    /// That of the surroundings.
    case regular = 4
    /// That of the surroundings, more prominent.
    case prominent
    /// The most is seen through it.
    case systemUltraThinMaterial
    /// More is seen through it.
    case systemThinMaterial
    /// As usual.
    case systemMaterial
    /// Less is seen through it.
    case systemThickMaterial
    /// That of bars.
    case systemChromeMaterial
    /// As `systemUltraThinMaterial`, light in any surroundings.
    case systemUltraThinMaterialLight
    /// As `systemThinMaterial`, light in any surroundings.
    case systemThinMaterialLight
    /// As `systemMaterial`, light in any surroundings.
    case systemMaterialLight
    /// As `systemThickMaterial`, light in any surroundings.
    case systemThickMaterialLight
    /// As `systemChromeMaterial`, light in any surroundings.
    case systemChromeMaterialLight
    /// As `systemUltraThinMaterial`, dark in any surroundings.
    case systemUltraThinMaterialDark
    /// As `systemThinMaterial`, dark in any surroundings.
    case systemThinMaterialDark
    /// As `systemMaterial`, dark in any surroundings.
    case systemMaterialDark
    /// As `systemThickMaterial`, dark in any surroundings.
    case systemThickMaterialDark
    /// As `systemChromeMaterial`, dark in any surroundings.
    case systemChromeMaterialDark

    /// How opaque it is.
    fileprivate var opacity: CGFloat {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.76
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.84
      case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark, .dark: 0.9
      case .prominent, .extraLight, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.94
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.92
      }
    }

    /// Whether it is dark in any surroundings; nil where the surroundings say.
    fileprivate var isDark: Bool? {
      switch self {
      case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
        .systemChromeMaterial:
        nil
      case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
        .systemThickMaterialLight, .systemChromeMaterialLight:
        false
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark:
        true
      }
    }
  }

  /// The style it was made with.
  let style: Style

  /// A material of a style.
  public init(style: Style) { self.style = style }

  override var material: UIColor? {
    let style = style
    let (light, dark) = (UIColor(white: 0.97, alpha: style.opacity), UIColor(white: 0.15, alpha: style.opacity))
    if let isDark = style.isDark { return isDark ? dark : light }
    return UIColor { traits in traits.userInterfaceStyle == .dark ? dark : light }
  }
}

/// Makes what stands on a material as prominent as its style says.
/// https://developer.apple.com/documentation/uikit/uivibrancyeffect
///
/// The content of the view is shown paler, by the opacity of the style; its colors stay.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// How prominent. https://developer.apple.com/documentation/uikit/uivibrancyeffectstyle
  public let style: UIVibrancyEffectStyle

  /// What stands on a material, as texts do.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  /// What stands on a material, with a style.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.style = style }

  /// The opacity of the content.
  var contentAlpha: CGFloat {
    switch style {
    case .label, .fill: 1
    case .secondaryLabel, .secondaryFill: 0.7
    case .tertiaryLabel, .tertiaryFill: 0.45
    case .quaternaryLabel, .separator: 0.3
    }
  }
}

/// What stands on a material. https://developer.apple.com/documentation/uikit/uivibrancyeffectstyle
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label = 0
  /// Text of lesser importance.
  case secondaryLabel
  /// Text of still lesser importance.
  case tertiaryLabel
  /// Text of the least importance.
  case quaternaryLabel
  /// Large filled areas.
  case fill
  /// Smaller filled areas.
  case secondaryFill
  /// Filled areas in others.
  case tertiaryFill
  /// Lines.
  case separator
}
