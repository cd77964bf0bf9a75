import TouchDrawing
import TouchGeometry
import TouchKit

/// A few letters at the end of a segment's title, which lie on a color of their own.
package struct SegmentBadge {
  /// What the badge says.
  let text: String
  /// How the title says it, as its end.
  let suffix: String
  let color: UIColor
  let attributes: [NSAttributedString.Key: Any]

  /// A badge that a title ends with.
  package init(_ text: String, suffix: String, color: UIColor, attributes: [NSAttributedString.Key: Any]) {
    (self.text, self.suffix, self.color, self.attributes) = (text, suffix, color, attributes)
  }

  private static let height: CGFloat = 16

  /// Draws the badge in the room of the end of a title; the room that is left for the rest of it, and that rest.
  @MainActor func draw(after title: String, _ font: UIFont, in area: CGRect) -> (area: CGRect, title: String)? {
    let whole = textSize(title, font).width
    guard title.hasSuffix(suffix), whole <= area.width else { return nil }
    let rest = String(title.dropLast(suffix.count))
    let (length, start) = (textSize(rest, font).width, (area.midX - whole / 2).rounded())
    let width = max(whole - length, Self.height)
    let capsule = CGRect(
      x: start + whole - width, y: (area.midY - Self.height / 2).rounded(), width: width, height: Self.height)
    color.fill(capsule, radius: Self.height / 2)
    let small = UIFont.systemFont(ofSize: 11, weight: .medium)
    drawText(text, attributes, small, .white, in: capsule)
    return (CGRect(x: start, y: area.minY, width: length, height: area.height), rest)
  }
}
