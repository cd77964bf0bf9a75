import TouchDrawing
import TouchGeometry
import TouchKit

/// An immutable visual effect of a `UIVisualEffectView`. https://developer.apple.com/documentation/uikit/uivisualeffect
@preconcurrency @MainActor open class UIVisualEffect: UIObject {
  /// The color that fills the view with reduced transparency; nil for none.
  var material: UIColor? { nil }
  /// The blur of what is behind the view, and the color over it; nil for none.
  var blur: (style: BackdropStyle, tint: UIColor)? { nil }
}

/// A material. https://developer.apple.com/documentation/uikit/uiblureffect
///
/// What is behind the view is blurred, more saturated, and tinted: the more the thicker the material. With
/// `UIAccessibility.isReduceTransparencyEnabled` a material is a uniform color of high opacity.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The style of a material. https://developer.apple.com/documentation/uikit/uiblureffect/style
  public enum Style: Int, Sendable {
    /// Lighter than the content behind the view.
    case extraLight = 0
    /// Light.
    case light
    /// Dark.
    case dark
    /// The style of the current traits.
    case regular = 4
    /// The style of the current traits, more prominent.
    case prominent
    /// The most translucent material.
    case systemUltraThinMaterial
    /// A more translucent material.
    case systemThinMaterial
    /// The default material.
    case systemMaterial
    /// A less translucent material.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// Same as `systemUltraThinMaterial`, always light.
    case systemUltraThinMaterialLight
    /// Same as `systemThinMaterial`, always light.
    case systemThinMaterialLight
    /// Same as `systemMaterial`, always light.
    case systemMaterialLight
    /// Same as `systemThickMaterial`, always light.
    case systemThickMaterialLight
    /// Same as `systemChromeMaterial`, always light.
    case systemChromeMaterialLight
    /// Same as `systemUltraThinMaterial`, always dark.
    case systemUltraThinMaterialDark
    /// Same as `systemThinMaterial`, always dark.
    case systemThinMaterialDark
    /// Same as `systemMaterial`, always dark.
    case systemMaterialDark
    /// Same as `systemThickMaterial`, always dark.
    case systemThickMaterialDark
    /// Same as `systemChromeMaterial`, always dark.
    case systemChromeMaterialDark

    /// The opacity of the material with reduced transparency.
    fileprivate var opacity: CGFloat {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.76
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.84
      case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark, .dark: 0.9
      case .prominent, .extraLight, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.94
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.92
      }
    }

    /// The opacity of the color over the blur.
    fileprivate var tintOpacity: CGFloat {
      switch self {
      case .extraLight: 0.82
      case .light: 0.3
      case .dark: 0.73
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.6
      case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.72
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.78
      case .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.85
      }
    }

    /// The color over the blur, for light and dark surroundings.
    fileprivate var tintWhite: (light: CGFloat, dark: CGFloat) {
      switch self {
      case .light: (1, 1)
      case .dark: (0.11, 0.11)
      case .extraLight, .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
        .systemThickMaterial, .systemChromeMaterial, .systemUltraThinMaterialLight, .systemThinMaterialLight,
        .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight, .systemUltraThinMaterialDark,
        .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
        (0.97, 0.15)
      }
    }

    /// The standard deviation of the blur, in points.
    fileprivate var deviation: CGFloat { self == .light ? 30 : 20 }

    /// Whether the material is always dark, or always light; nil if it follows the traits.
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

  /// The style of the effect.
  let style: Style

  /// Creates a material of a style.
  public init(style: Style) { self.style = style }

  /// The factor of the saturation of what is behind a material.
  ///
  /// Apple's published code for blurring an image in the style of iOS 7 has this factor, and the deviations and colors
  /// of `light`, `extraLight` and `dark`. Those of the other styles are the kit's.
  private static let saturation: CGFloat = 1.8

  override var material: UIColor? { color(light: 0.97, dark: 0.15, opacity: style.opacity) }

  override var blur: (style: BackdropStyle, tint: UIColor)? {
    let white = style.tintWhite
    return (
      BackdropStyle(deviation: style.deviation, saturation: Self.saturation),
      color(light: white.light, dark: white.dark, opacity: style.tintOpacity)
    )
  }

  /// Returns the color of the style's brightness, or a dynamic color.
  private func color(light: CGFloat, dark: CGFloat, opacity: CGFloat) -> UIColor {
    let (light, dark) = (UIColor(white: light, alpha: opacity), UIColor(white: dark, alpha: opacity))
    if let isDark = style.isDark { return isDark ? dark : light }
    return UIColor { traits in traits.userInterfaceStyle == .dark ? dark : light }
  }
}

/// Sets the prominence of content on a material. https://developer.apple.com/documentation/uikit/uivibrancyeffect
///
/// The content of the view is drawn with the opacity of the style; its colors do not change.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// The style of the content. https://developer.apple.com/documentation/uikit/uivibrancyeffectstyle
  public let style: UIVibrancyEffectStyle

  /// Creates an effect for text on a material.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  /// Creates an effect for content of a style on a material.
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

/// The kind of content on a material. https://developer.apple.com/documentation/uikit/uivibrancyeffectstyle
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label = 0
  /// Secondary text.
  case secondaryLabel
  /// Tertiary text.
  case tertiaryLabel
  /// Text of the lowest level.
  case quaternaryLabel
  /// Large filled areas.
  case fill
  /// Smaller filled areas.
  case secondaryFill
  /// Filled areas inside others.
  case tertiaryFill
  /// Lines.
  case separator
}
