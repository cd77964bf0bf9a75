import TouchDrawing
import TouchGeometry
import TouchKit

// Layout for languages that are read from right to left: positions are computed from the left, and then mirrored
// (semantics 26.39).

extension UIView {
  /// Whether the leading edge is the right one.
  package final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The edge of text that is aligned naturally: the leading one where the language is read from right to left,
  /// otherwise that of its letters.
  package final var naturalAlignment: NSTextAlignment { isMirrored ? .right : .natural }

  /// Returns a rectangle, mirrored in an area of the same coordinate space if the view is mirrored.
  package final func mirrored(_ rect: CGRect, in area: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: area.minX + area.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns a rectangle, mirrored in an area from 0 to a width if the view is mirrored.
  package final func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
    mirrored(rect, in: CGRect(x: 0, y: 0, width: width, height: 0))
  }

  /// Gives one of the kit's parts the direction of the view, if the app has set it.
  package final func passDirection(to part: UIView?) {
    guard let part, semanticContentAttribute != .unspecified,
      part.semanticContentAttribute != semanticContentAttribute
    else { return }
    part.semanticContentAttribute = semanticContentAttribute
    part.setNeedsDisplay()
  }
}
