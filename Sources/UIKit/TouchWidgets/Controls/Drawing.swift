import TouchDrawing
import TouchGeometry
import TouchKit

// The basic shapes of all controls.

extension UIColor {
  /// Fills a rectangle with rounded corners; without a radius, with semicircular ends.
  func fill(_ rect: CGRect, radius: CGFloat? = nil) {
    guard rect.width > 0, rect.height > 0 else { return }
    setFill()
    let radius = min(radius ?? .infinity, rect.width / 2, rect.height / 2)
    UIBezierPath(roundedRect: rect, cornerRadius: radius).fill()
  }

  /// Draws the border inside a rectangle with rounded corners.
  func stroke(_ rect: CGRect, radius: CGFloat? = nil, width: CGFloat) {
    let inner = rect.shrunk(dx: width / 2, dy: width / 2)
    guard inner.width > 0, inner.height > 0 else { return }
    setStroke()
    let full = min(radius ?? .infinity, rect.width / 2, rect.height / 2)
    let path = UIBezierPath(roundedRect: inner, cornerRadius: max(0, full - width / 2))
    path.lineWidth = width
    path.stroke()
  }

  /// Returns the color with its opacity multiplied by a factor.
  func faded(_ part: Double) -> UIColor { fadedBy(CGFloat(part)) }
}

/// Draws a knob: a plate with a soft shadow and a thin edge, visible on all backgrounds.
@MainActor func drawKnob(_ rect: CGRect, _ color: UIColor, radius: CGFloat? = nil, casts shadow: Bool = true) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  if shadow {
    context.setShadow(
      offset: CGSize(width: 0, height: 1), blur: 3, color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.28))
  }
  color.fill(rect, radius: radius)
  context.restoreGState()
  Look.line.faded(0.6).stroke(rect, radius: radius, width: 0.5)
}

/// Draws one line of text, with the capital letters vertically centered in a rectangle.
@MainActor func drawText(_ text: String, _ font: UIFont, _ color: UIColor, in rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext(), !text.isEmpty, rect.width > 0 else { return }
  let layout = TextLayout(
    text, font: font, color: color.cgColor, width: rect.width, alignment: .center, lineBreakMode: .byTruncatingTail,
    maximumLines: 1)
  let height = TextSystem.current.measure(layout).size.height
  context.append(.text(layout, at: CGPoint(x: rect.minX, y: (rect.midY - height / 2).rounded())))
}

/// Draws one line of attributed text, centered in a rectangle.
@MainActor func drawText(
  _ text: String, _ attributes: [NSAttributedString.Key: Any], _ font: UIFont, _ color: UIColor, in rect: CGRect
) {
  guard rect.width > 0 else { return }
  let paragraph = NSMutableParagraphStyle()
  (paragraph.alignment, paragraph.lineBreakMode) = (.center, .byTruncatingTail)
  let all = [.font: font, .foregroundColor: color, .paragraphStyle: paragraph].merging(attributes) { $1 }
  let styled = NSAttributedString(string: text, attributes: all)
  let height = styled.size().height
  styled.draw(
    in: CGRect(x: rect.minX, y: (rect.midY - height / 2).rounded(), width: rect.width, height: height.rounded(.up)))
}

/// Returns the size of one line of text, rounded up to whole points.
@MainActor func textSize(_ text: String, _ font: UIFont) -> CGSize {
  let size = TextSystem.current.measure(TextLayout(text, font: font, maximumLines: 1)).size
  return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
}

/// Draws an image stretched to a rectangle according to its cap insets; a template image in a color.
@MainActor func drawGrown(_ image: UIImage, in rect: CGRect, tint: UIColor) {
  guard let context = UIGraphicsGetCurrentContext(), image.cgImage != nil, !rect.isEmpty else { return }
  for fill in image.fills(in: rect, tint: image.isTemplate ? tint.cgColor : nil) { context.append(.image(fill)) }
}

/// Draws an image; a template image in a color.
@MainActor func drawImage(_ image: UIImage, in rect: CGRect, tint: UIColor, alpha: CGFloat) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  guard image.isTemplate, let pixels = image.cgImage else {
    return image.draw(in: rect, blendMode: .normal, alpha: alpha)
  }
  context.append(.image(ImageFill(image: pixels, rect: rect, tint: tint.cgColor)))
}
