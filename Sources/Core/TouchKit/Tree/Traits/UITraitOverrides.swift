import TouchDrawing
import TouchGeometry

/// What a view or a controller says of the traits of its own tree: the style.
///
/// `view.traitOverrides.userInterfaceStyle = .dark` is `overrideUserInterfaceStyle = .dark`, and reads as that.
/// https://developer.apple.com/documentation/uikit/uitraitoverrides
public struct UITraitOverrides: Sendable {
  /// The style that is said; `unspecified` where none is.
  public var userInterfaceStyle: UIUserInterfaceStyle

  /// Whether a trait is said here; false for traits that cannot be.
  public func contains(_ trait: UITrait) -> Bool {
    trait == UITraitUserInterfaceStyle.self && userInterfaceStyle != .unspecified
  }

  /// Says nothing of a trait any more.
  public mutating func remove(_ trait: UITrait) {
    if trait == UITraitUserInterfaceStyle.self { userInterfaceStyle = .unspecified }
  }
}

extension UIView {
  /// The traits that the view and all in it have, whatever is around; a change takes effect at once.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(userInterfaceStyle: overrideUserInterfaceStyle) }
    set { overrideUserInterfaceStyle = newValue.userInterfaceStyle }
  }
}

extension UIViewController {
  /// The traits that the controller's view and all in it have, whatever is around; a change takes effect at once.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(userInterfaceStyle: overrideUserInterfaceStyle) }
    set { overrideUserInterfaceStyle = newValue.userInterfaceStyle }
  }
}
