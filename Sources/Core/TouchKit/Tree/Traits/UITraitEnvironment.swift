import TouchDrawing
import TouchGeometry

/// What has traits and is told when they change: views and view controllers.
/// https://developer.apple.com/documentation/uikit/uitraitenvironment
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits of the place where this is.
  var traitCollection: UITraitCollection { get }

  /// Tells that `traitCollection` is another.
  ///
  /// Called once for each change, outer views before those inside them and a controller before its view; never call it
  /// yourself. A view that comes into surroundings of another style is told too. `previousTraitCollection` is the one
  /// before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The name of a trait, to be told of changes of it. https://developer.apple.com/documentation/uikit/uitraitdefinition
///
/// The traits of the kit conform; a trait of your own would never change.
public protocol UITraitDefinition {}

/// Traits are named by the types that stand for them. https://developer.apple.com/documentation/uikit/uitrait
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark. https://developer.apple.com/documentation/uikit/uitraituserinterfacestyle
public enum UITraitUserInterfaceStyle: UITraitDefinition {}

/// Pixels in a point. https://developer.apple.com/documentation/uikit/uitraitdisplayscale
public enum UITraitDisplayScale: UITraitDefinition {}

/// The room across. https://developer.apple.com/documentation/uikit/uitraithorizontalsizeclass
public enum UITraitHorizontalSizeClass: UITraitDefinition {}

/// The room from top to bottom. https://developer.apple.com/documentation/uikit/uitraitverticalsizeclass
public enum UITraitVerticalSizeClass: UITraitDefinition {}

/// How large the user wants to read text. https://developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// What `registerForTraitChanges` gives, to end it with `unregisterForTraitChanges(_:)`.
/// https://developer.apple.com/documentation/uikit/uitraitchangeregistration
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitCollection {
  /// The traits that colors may depend on: the style.
  public static var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }

  /// Whether one of some traits differs in another collection.
  func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
    traits.contains { trait in
      if trait == UITraitUserInterfaceStyle.self { return userInterfaceStyle != other.userInterfaceStyle }
      if trait == UITraitHorizontalSizeClass.self { return horizontalSizeClass != other.horizontalSizeClass }
      if trait == UITraitVerticalSizeClass.self { return verticalSizeClass != other.verticalSizeClass }
      if trait == UITraitPreferredContentSizeCategory.self {
        return preferredContentSizeCategory != other.preferredContentSizeCategory
      }
      return trait == UITraitDisplayScale.self && displayScale != other.displayScale
    }
  }
}
