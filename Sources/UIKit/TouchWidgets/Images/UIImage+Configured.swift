import TouchDrawing
import TouchGeometry
import TouchKit

#if FoundationGeometry
extension UIImage {
  /// Creates the image with a name in the resources of a bundle; nil if there is none.
  ///
  /// It works like `init(named:)`, which it equals without a bundle. A configuration changes only
  /// symbols, which bundles do not contain. https://developer.apple.com/documentation/uikit/uiimage/init(named:in:with:)
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }
}
#endif
