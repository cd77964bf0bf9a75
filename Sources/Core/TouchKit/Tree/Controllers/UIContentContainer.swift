import TouchGeometry

/// An object with content that has a preferred size.
///
/// `UIViewController` conforms. https://developer.apple.com/documentation/uikit/uicontentcontainer
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// The preferred size of the content, in points; zero for no preference.
  var preferredContentSize: CGSize { get }
  /// Called when the preferred size of a child container changes.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child container if this container has the given size, in points.
  ///
  /// Called before the window's size changes, for each child container.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
}
