import TouchDrawing
import TouchGeometry

/// An object that has traits and is notified of their changes: views and view controllers.
/// https://developer.apple.com/documentation/uikit/uitraitenvironment
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits of the object's environment.
  var traitCollection: UITraitCollection { get }

  /// Called after `traitCollection` changes.
  ///
  /// Called once for each change, for outer views before inner ones and for a controller before its view; never call it
  /// yourself. It is also called for a view that is moved to an environment of another style.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The definition of a trait, used to register for its changes.
///
/// The kit's traits conform; a custom trait would never change.
/// https://developer.apple.com/documentation/uikit/uitraitdefinition
public protocol UITraitDefinition {}

/// A trait, identified by the type that defines it. https://developer.apple.com/documentation/uikit/uitrait
public typealias UITrait = any UITraitDefinition.Type

/// The light or dark style. https://developer.apple.com/documentation/uikit/uitraituserinterfacestyle
public enum UITraitUserInterfaceStyle: UITraitDefinition {}

/// The number of pixels in a point. https://developer.apple.com/documentation/uikit/uitraitdisplayscale
public enum UITraitDisplayScale: UITraitDefinition {}

/// The horizontal size class. https://developer.apple.com/documentation/uikit/uitraithorizontalsizeclass
public enum UITraitHorizontalSizeClass: UITraitDefinition {}

/// The vertical size class. https://developer.apple.com/documentation/uikit/uitraitverticalsizeclass
public enum UITraitVerticalSizeClass: UITraitDefinition {}

/// The preferred text size. https://developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// The preferred contrast. https://developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast
public enum UITraitAccessibilityContrast: UITraitDefinition {}

/// A registration from `registerForTraitChanges`, to be ended with `unregisterForTraitChanges(_:)`.
/// https://developer.apple.com/documentation/uikit/uitraitchangeregistration
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitCollection {
  /// The traits that colors may depend on: the style and the contrast.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
  }

  /// Returns whether one of the given traits differs in another collection.
  func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
    traits.contains { trait in
      if trait == UITraitUserInterfaceStyle.self { return userInterfaceStyle != other.userInterfaceStyle }
      if trait == UITraitHorizontalSizeClass.self { return horizontalSizeClass != other.horizontalSizeClass }
      if trait == UITraitAccessibilityContrast.self { return accessibilityContrast != other.accessibilityContrast }
      if trait == UITraitVerticalSizeClass.self { return verticalSizeClass != other.verticalSizeClass }
      if trait == UITraitPreferredContentSizeCategory.self {
        return preferredContentSizeCategory != other.preferredContentSizeCategory
      }
      return trait == UITraitDisplayScale.self && displayScale != other.displayScale
    }
  }
}
