import TouchGeometry
import TouchKit

// Rows where text runs from right to left: places are reckoned from the left and turned round (semantics 26.39).

extension UIView {
  /// Whether leading is right in the view.
  final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The place of a part in a room as wide as the view, or of another width: on the other side where the view is mirrored.
  final func turned(_ rect: CGRect, in width: CGFloat? = nil) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: (width ?? bounds.width) - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Turns a part of the kit's own as the view is turned, if the program has said so of the view.
  final func turn(_ part: UIView?) {
    guard let part, semanticContentAttribute != .unspecified,
      part.semanticContentAttribute != semanticContentAttribute
    else { return }
    part.semanticContentAttribute = semanticContentAttribute
    part.setNeedsDisplay()
  }
}
