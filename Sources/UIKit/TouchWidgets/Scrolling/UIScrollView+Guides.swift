import TouchGeometry
@_spi(TouchKit) import TouchKit

extension UIScrollView {
  /// The layout guide of the content, whose constraints determine the content size.
  ///
  /// Constraints from subviews to the edges of the scroll view also refer to this guide. The content needs an unbroken
  /// chain of constraints on both axes; `contentSize` follows from it (semantics 25.36).
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content, "UIScrollView-contentLayoutGuide") }

  /// The layout guide of the scroll view's frame, for views that do not scroll with the content.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame, "UIScrollView-frameLayoutGuide") }
}

@_spi(TouchKit) extension UIScrollView: ContentSizedView {
  /// Sets the content size that constraints determine, scaled by the zoom scale.
  public func contentSizeWasFound(_ size: CGSize) {
    constrainedContent = size
    contentSize = zoomedContent(at: scale) ?? size
  }
}
