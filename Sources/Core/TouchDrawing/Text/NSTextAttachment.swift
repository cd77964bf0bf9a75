import TouchGeometry

/// An image in text, at the position of one character (semantics 16.12).
///
/// It is read when the text is laid out, so later changes take effect with the next layout.
///
/// https://developer.apple.com/documentation/uikit/nstextattachment
open class NSTextAttachment: NSObject {
  /// The character for an attachment: U+FFFC.
  public static let character = 0xFFFC

  /// The image; nil for space without an image.
  ///
  /// A template image is drawn in the color of the text.
  open var image: UIImage?
  /// The rectangle of the image, in points from the character's position on the baseline.
  ///
  /// Up is positive, so a negative `y` moves the image below the baseline. A rectangle without a size has the size of
  /// the image; one with a value that is NaN or exceeds 100,000 takes no space.
  open var bounds = CGRect.zero

  /// Creates an attachment without an image.
  public override init() { super.init() }

  /// Creates an attachment with an image in its own size, on the baseline.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  var box: TextBox {
    var rect = bounds
    if rect.width == 0, rect.height == 0 { rect.size = image?.size ?? .zero }
    let measures = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    // A value that is NaN, or beyond any screen, takes no space.
    return TextBox(image: image, rect: measures.allSatisfy { abs($0) <= 100_000 } ? rect.standardized : .zero)
  }
}

extension NSAttributedString.Key {
  /// An `NSTextAttachment`, for each character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

extension NSAttributedString {
  /// Creates the single character for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// The space of an attachment in a line, and its image.
package struct TextBox: Hashable, Sendable {
  var image: UIImage?
  /// In points from the position on the baseline; up is positive.
  var rect: CGRect

  /// The advance of the line.
  package var advance: CGFloat { max(rect.maxX, 0) }
  /// The ascent above the baseline; negative if all of it is below.
  package var ascent: CGFloat { rect.maxY }
  /// The height.
  package var height: CGFloat { rect.height }

  init(image: UIImage?, rect: CGRect) { (self.image, self.rect) = (image, rect) }
}

extension TextLayout {
  /// Draws the images of attachments with the text's upper left corner at a point of a context.
  ///
  /// - Parameter lines: The lines of the text, if known; with nil, the text engine is used if there is an attachment.
  package func drawBoxes(at origin: CGPoint, lines known: [TextLine]? = nil, in context: CGContext) {
    guard runs.contains(where: { $0.decoration?.box?.image != nil }) else { return }
    let lines = known ?? TextSystem.current.lines(of: self)
    var start = 0
    for run in runs {
      let units = start..<(start + run.text.utf16.count)
      start = units.upperBound
      guard let box = run.decoration?.box, let image = box.image else { continue }
      context.saveGState()
      context.setFillColor(run.color)
      for line in lines where line.range.overlaps(units) {
        for cluster in line.clusters where units.contains(cluster.range.lowerBound) && cluster.maxX > cluster.minX {
          let baseline = origin.y + line.baseline - (run.decoration?.baselineOffset ?? 0)
          let place = CGPoint(x: origin.x + cluster.minX + box.rect.minX, y: baseline - box.rect.maxY)
          context.draw(image, in: CGRect(origin: place, size: box.rect.size), blendMode: nil, alpha: 1)
        }
      }
      context.restoreGState()
    }
  }
}
