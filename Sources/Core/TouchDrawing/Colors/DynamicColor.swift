import Synchronization
import TouchGeometry

/// The variants of a color under nondefault traits.
///
/// A color without one is the same everywhere, and drawing uses its components directly.
package indirect enum DynamicColor: Sendable, Hashable {
  /// The color's own components are for the light style; these are for the dark style, and for high contrast.
  case dark(CGColor, high: HighContrast? = nil)
  /// The result of a closure, with another opacity if one is given.
  case provided(ColorProvider, alpha: CGFloat?)
}

/// The components of a color where the user prefers high contrast.
package struct HighContrast: Sendable, Hashable {
  package var light: CGColor
  package var dark: CGColor

  package init(light: CGColor, dark: CGColor) { (self.light, self.dark) = (light, dark) }

  /// Whether an application has preferred high contrast: until then, drawing reads no traits for it.
  package static let isUsed = Atomic(false)

  fileprivate func mapped(_ change: (CGColor) -> CGColor) -> HighContrast {
    HighContrast(light: change(light), dark: change(dark))
  }
}

/// The closure of a color; two are equal if they are the same object.
package final class ColorProvider: Sendable, Hashable {
  let provide: @Sendable (UITraitCollection) -> UIColor

  init(_ provide: @escaping @Sendable (UITraitCollection) -> UIColor) { self.provide = provide }

  package static func == (left: ColorProvider, right: ColorProvider) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIColor {
  /// Creates a color that a closure chooses from the traits where it is drawn.
  ///
  /// The closure is called whenever the color is resolved, on the thread that resolves it; it should depend only on the
  /// traits, because nothing is redrawn when anything else changes. It may return a dynamic color, which is resolved
  /// with the same traits. Two such colors are equal only if they are identical.
  ///
  /// https://developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.clear, dynamic: .provided(ColorProvider(dynamicProvider), alpha: nil))
  }

  /// Returns the color under the given traits; the result is the same everywhere.
  ///
  /// A collection without a style counts as light.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    dynamic == nil ? self : UIColor(cgColor: parts(with: traitCollection))
  }

  /// Creates a color with a light and a dark variant, each `0xRRGGBB`.
  package convenience init(light: UInt32, alpha: CGFloat = 1, dark: UInt32, alpha darkAlpha: CGFloat? = nil) {
    self.init(CGColor(hex: light, alpha: alpha), dynamic: .dark(CGColor(hex: dark, alpha: darkAlpha ?? alpha)))
  }

  /// Creates a color with variants for high contrast, which have their own opacity.
  package convenience init(
    light: UInt32, alpha: CGFloat = 1, dark: UInt32, alpha darkAlpha: CGFloat? = nil,
    high: (light: UInt32, dark: UInt32, alpha: CGFloat)
  ) {
    let strong = HighContrast(
      light: CGColor(hex: high.light, alpha: high.alpha), dark: CGColor(hex: high.dark, alpha: high.alpha))
    self.init(
      CGColor(hex: light, alpha: alpha),
      dynamic: .dark(CGColor(hex: dark, alpha: darkAlpha ?? alpha), high: strong))
  }

  /// Returns the components for drawing under given traits.
  package func parts(with traits: UITraitCollection) -> CGColor {
    switch dynamic {
    case nil: fixed
    case .dark(let dark, let high):
      if let high, traits.accessibilityContrast == .high {
        traits.userInterfaceStyle == .dark ? high.dark : high.light
      } else {
        traits.userInterfaceStyle == .dark ? dark : fixed
      }
    case .provided(let provider, let alpha):
      UIColor.parts(provider.provide(traits).parts(with: traits), alpha)
    }
  }

  /// Returns the components for drawing in the light or dark style; the traits are evaluated only if a closure needs
  /// them.
  package func parts(isDark: Bool, traits: () -> UITraitCollection) -> CGColor {
    switch dynamic {
    case nil: fixed
    case .dark(let dark, let high):
      if high != nil, HighContrast.isUsed.load(ordering: .relaxed) {
        parts(with: traits())
      } else {
        isDark ? dark : fixed
      }
    case .provided: parts(with: traits())
    }
  }

  private static func parts(_ color: CGColor, _ alpha: CGFloat?) -> CGColor {
    guard let alpha else { return color }
    return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  /// Returns the same color with another opacity, from 0 to 1; the result of a dynamic color is also dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch dynamic {
    case nil: UIColor(cgColor: UIColor.parts(fixed, alpha))
    case .dark(let dark, let high):
      UIColor(
        UIColor.parts(fixed, alpha),
        dynamic: .dark(UIColor.parts(dark, alpha), high: high?.mapped { UIColor.parts($0, alpha) }))
    case .provided(let provider, _): UIColor(fixed, dynamic: .provided(provider, alpha: min(max(alpha, 0), 1)))
    }
  }

  /// Returns the color with its opacity multiplied, at most 1; the result of a dynamic color is also dynamic.
  package func fadedBy(_ factor: CGFloat) -> UIColor {
    factor == 1 ? self : mapped { UIColor.parts($0, min($0.alpha * factor, 1)) }
  }

  /// Returns the color with a function applied; a dynamic color is changed under all traits.
  package func mapped(_ change: @escaping @Sendable (CGColor) -> CGColor) -> UIColor {
    switch dynamic {
    case nil: UIColor(cgColor: change(fixed))
    case .dark(let dark, let high):
      UIColor(change(fixed), dynamic: .dark(change(dark), high: high?.mapped(change)))
    case .provided: UIColor { traits in UIColor(cgColor: change(self.parts(with: traits))) }
    }
  }
}

extension CGColor {
  /// Creates a color of 24 bits, `0xRRGGBB`.
  package init(hex: UInt32, alpha: CGFloat = 1) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}
