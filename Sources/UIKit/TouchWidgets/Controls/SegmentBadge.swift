import TouchDrawing
import TouchGeometry
import TouchKit

/// A short text on a colored background at the end of a segment's title.
package struct SegmentBadge {
  /// The text of the badge.
  let text: String
  /// The end of the title that the badge replaces.
  let suffix: String
  let color: UIColor
  let attributes: [NSAttributedString.Key: Any]

  /// Creates a badge that replaces the end of a title.
  package init(_ text: String, suffix: String, color: UIColor, attributes: [NSAttributedString.Key: Any]) {
    (self.text, self.suffix, self.color, self.attributes) = (text, suffix, color, attributes)
  }

  private static let height: CGFloat = 16

  /// Draws the badge at the end of a title; returns the remaining area and the remaining title.
  @MainActor func draw(
    after title: String, _ font: UIFont, in area: CGRect, isMirrored: Bool
  ) -> (area: CGRect, title: String)? {
    let whole = textSize(title, font).width
    guard title.hasSuffix(suffix), whole <= area.width else { return nil }
    let rest = String(title.dropLast(suffix.count))
    let (length, start) = (textSize(rest, font).width, (area.midX - whole / 2).rounded())
    let width = max(whole - length, Self.height)
    let capsule = CGRect(
      x: isMirrored ? start : start + whole - width, y: (area.midY - Self.height / 2).rounded(), width: width,
      height: Self.height)
    color.fill(capsule, radius: Self.height / 2)
    let small = UIFont.systemFont(ofSize: 11, weight: .medium)
    drawText(text, attributes, small, .white, in: capsule)
    let x = isMirrored ? start + whole - length : start
    return (CGRect(x: x, y: area.minY, width: length, height: area.height), rest)
  }
}
