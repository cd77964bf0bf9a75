import TouchGeometry
import TouchKit

// Rows for right-to-left text: positions are computed from the left and then mirrored (semantics 26.39).

extension UIView {
  /// Whether the leading edge is the right one.
  final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the rectangle of a part, mirrored in the view's width, or another width, if the view is mirrored.
  final func turned(_ rect: CGRect, in width: CGFloat? = nil) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: (width ?? bounds.width) - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Sets the direction of one of the kit's parts to that of the view, if the app has set it.
  final func turn(_ part: UIView?) {
    guard let part, semanticContentAttribute != .unspecified,
      part.semanticContentAttribute != semanticContentAttribute
    else { return }
    part.semanticContentAttribute = semanticContentAttribute
    part.setNeedsDisplay()
  }
}
