import TouchGeometry

/// Something with content that has a wish about its size.
///
/// `UIViewController` conforms. https://developer.apple.com/documentation/uikit/uicontentcontainer
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// The size that the content would like to have, in points; zero for no wish.
  var preferredContentSize: CGSize { get }
  /// Tells that something inside has another wish.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// How large something inside will be when this one has a size, in points.
  ///
  /// Called when the window will have another size, for what is inside.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
}
