import TouchGeometry

/// An image in the middle of a text, which takes the place of one character (semantics 16.12).
///
/// It is read when the text is set, so what changes afterwards is seen when the text is set anew.
/// https://developer.apple.com/documentation/uikit/nstextattachment
open class NSTextAttachment: NSObject {
  /// The character that an attachment takes the place of: U+FFFC.
  public static let character = 0xFFFC

  /// What is seen; nil for room without an image.
  ///
  /// A template image has the color of the text.
  open var image: UIImage?
  /// Where the image lies, in points from the place at which the character stands on the baseline.
  ///
  /// Up is positive, so a negative `y` lets the image hang below the baseline. A rectangle without a size has that of the
  /// image; one with a number in it that is none, or beyond 100,000, makes no room.
  open var bounds = CGRect.zero

  /// An attachment without an image.
  public override init() { super.init() }

  /// An attachment that shows an image in its own size, standing on the baseline.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  var box: TextBox {
    var rect = bounds
    if rect.width == 0, rect.height == 0 { rect.size = image?.size ?? .zero }
    let measures = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    // A measure that is no length, or beyond any screen, makes no room.
    return TextBox(image: image, rect: measures.allSatisfy { abs($0) <= 100_000 } ? rect.standardized : .zero)
  }
}

extension NSAttributedString.Key {
  /// An `NSTextAttachment`, over one character U+FFFC each.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

extension NSAttributedString {
  /// The one character that shows an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// The room that an attachment takes in a line, and what is seen there.
package struct TextBox: Hashable, Sendable {
  var image: UIImage?
  /// In points from the place on the baseline; up is positive.
  var rect: CGRect

  /// How far the line goes on.
  package var advance: CGFloat { max(rect.maxX, 0) }
  /// How far it rises above the baseline; negative where all of it hangs below.
  package var ascent: CGFloat { rect.maxY }
  /// How high it is.
  package var height: CGFloat { rect.height }

  init(image: UIImage?, rect: CGRect) { (self.image, self.rect) = (image, rect) }
}

extension TextLayout {
  /// Draws the images of attachments with the text's upper left corner at a place of a context.
  ///
  /// - Parameter lines: the lines of the text where they are known; nil to ask the text engine if there is an attachment.
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
