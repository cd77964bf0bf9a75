import TouchGeometry
@_spi(TouchKit) import TouchKit

extension UIScrollView {
  /// What constraints say how large the content is with; views inside that are constrained to the edges of the scroll
  /// view mean this guide too.
  ///
  /// The content needs an unbroken chain on both axes; `contentSize` follows from it (semantics 25.36).
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content, "UIScrollView-contentLayoutGuide") }

  /// The scroll view itself, for what should not scroll with the content.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame, "UIScrollView-frameLayoutGuide") }
}

@_spi(TouchKit) extension UIScrollView: ContentSizedView {
  /// Scrolls content of that size, as large as it is zoomed.
  public func contentSizeWasFound(_ size: CGSize) {
    constrainedContent = size
    contentSize = zoomedContent(at: scale) ?? size
  }
}
