import TouchDrawing
import TouchGeometry

/// The traits that a view or controller overrides in its hierarchy: the style.
///
/// `view.traitOverrides.userInterfaceStyle = .dark` is the same as `overrideUserInterfaceStyle = .dark`.
/// https://developer.apple.com/documentation/uikit/uitraitoverrides
public struct UITraitOverrides: Sendable {
  /// The overriding style; `unspecified` for none.
  public var userInterfaceStyle: UIUserInterfaceStyle

  /// Returns whether a trait is overridden here; false for traits that cannot be.
  public func contains(_ trait: UITrait) -> Bool {
    trait == UITraitUserInterfaceStyle.self && userInterfaceStyle != .unspecified
  }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) {
    if trait == UITraitUserInterfaceStyle.self { userInterfaceStyle = .unspecified }
  }
}

extension UIView {
  /// The traits that the view overrides for itself and its subviews; a change takes effect immediately.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(userInterfaceStyle: overrideUserInterfaceStyle) }
    set { overrideUserInterfaceStyle = newValue.userInterfaceStyle }
  }
}

extension UIViewController {
  /// The traits that the controller overrides for its view and subviews; a change takes effect immediately.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(userInterfaceStyle: overrideUserInterfaceStyle) }
    set { overrideUserInterfaceStyle = newValue.userInterfaceStyle }
  }
}
