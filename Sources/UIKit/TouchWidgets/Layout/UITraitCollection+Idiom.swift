import TouchDrawing
import TouchKit

extension UITraitCollection {
  /// The kind of device: `mac`, as in `UIDevice`, in the traits of views, controllers and windows.
  ///
  /// It is `unspecified` in a collection of single traits.
  /// https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfaceidiom
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    displayScale > 0 && horizontalSizeClass != .unspecified ? .mac : .unspecified
  }
}
