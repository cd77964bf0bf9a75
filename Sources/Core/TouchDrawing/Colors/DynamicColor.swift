import TouchGeometry

/// What a color is under other traits than the usual ones.
///
/// A color without one of these is the same everywhere, and drawing takes its parts without asking.
package indirect enum DynamicColor: Sendable, Hashable {
  /// The color's own parts are those in light surroundings; these are those in dark ones.
  case dark(CGColor)
  /// Whatever a closure returns, with another opacity if one is given.
  case provided(ColorProvider, alpha: CGFloat?)
}

/// The closure behind a color; two are equal when they are the same object.
package final class ColorProvider: Sendable, Hashable {
  let provide: @Sendable (UITraitCollection) -> UIColor

  init(_ provide: @escaping @Sendable (UITraitCollection) -> UIColor) { self.provide = provide }

  package static func == (left: ColorProvider, right: ColorProvider) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIColor {
  /// A color that a closure chooses by the traits of the place where it is drawn.
  ///
  /// The closure is called whenever the color is resolved, on the thread that resolves it; it should depend on nothing
  /// but the traits, because nothing is drawn anew when something else changes. It may return a dynamic color, which is
  /// resolved with the same traits. Two such colors are equal only if one is the other.
  /// https://developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.clear, dynamic: .provided(ColorProvider(dynamicProvider), alpha: nil))
  }

  /// The color that this one is under given traits; the result is the same everywhere.
  ///
  /// A collection that does not say the style counts as light.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    dynamic == nil ? self : UIColor(cgColor: parts(with: traitCollection))
  }

  /// A color with one look for light surroundings and one for dark ones, each `0xRRGGBB`.
  package convenience init(light: UInt32, alpha: CGFloat = 1, dark: UInt32, alpha darkAlpha: CGFloat? = nil) {
    self.init(CGColor(hex: light, alpha: alpha), dynamic: .dark(CGColor(hex: dark, alpha: darkAlpha ?? alpha)))
  }

  /// What drawing takes under given traits.
  package func parts(with traits: UITraitCollection) -> CGColor {
    switch dynamic {
    case nil: fixed
    case .dark(let dark): traits.userInterfaceStyle == .dark ? dark : fixed
    case .provided(let provider, let alpha):
      UIColor.parts(provider.provide(traits).parts(with: traits), alpha)
    }
  }

  /// What drawing takes in light or dark surroundings, whose traits are asked for only if a closure wants to see them.
  package func parts(isDark: Bool, traits: () -> UITraitCollection) -> CGColor {
    switch dynamic {
    case nil: fixed
    case .dark(let dark): isDark ? dark : fixed
    case .provided: parts(with: traits())
    }
  }

  private static func parts(_ color: CGColor, _ alpha: CGFloat?) -> CGColor {
    guard let alpha else { return color }
    return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  /// The same color with another opacity, from 0 to 1; that of a dynamic color is dynamic too.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch dynamic {
    case nil: UIColor(cgColor: UIColor.parts(fixed, alpha))
    case .dark(let dark): UIColor(UIColor.parts(fixed, alpha), dynamic: .dark(UIColor.parts(dark, alpha)))
    case .provided(let provider, _): UIColor(fixed, dynamic: .provided(provider, alpha: min(max(alpha, 0), 1)))
    }
  }

  /// The color with its opacity multiplied, at most 1; that of a dynamic color is dynamic too.
  package func fadedBy(_ factor: CGFloat) -> UIColor {
    factor == 1 ? self : mapped { UIColor.parts($0, min($0.alpha * factor, 1)) }
  }

  /// What a function makes of the color; of a dynamic color in all surroundings.
  package func mapped(_ change: @escaping @Sendable (CGColor) -> CGColor) -> UIColor {
    switch dynamic {
    case nil: UIColor(cgColor: change(fixed))
    case .dark(let dark): UIColor(change(fixed), dynamic: .dark(change(dark)))
    case .provided: UIColor { traits in UIColor(cgColor: change(self.parts(with: traits))) }
    }
  }
}

extension CGColor {
  /// A color of 24 bits, `0xRRGGBB`.
  package init(hex: UInt32, alpha: CGFloat = 1) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}
