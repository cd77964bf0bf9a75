import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Labels cache the measures of their texts, without visible effects.
///
/// The current engine measures, so the expected values are those of new labels.
@MainActor @Suite struct MeasuredTextTests {
  private static let words = "one two three four five six seven eight nine ten"

  /// Sizes in more rooms than are kept, some of them twice, and with another number of lines in between.
  private func sizes(_ label: UILabel) -> [CGSize] {
    let widths: [CGFloat] = [60, 90, 120, 60, 150, 180, 210, 240, 90, 0]
    return [label.intrinsicContentSize] + widths.map { label.sizeThatFits(CGSize(width: $0, height: 0)) }
      + [label.textRect(forBounds: CGRect(x: 3, y: 4, width: 100, height: 900), limitedToNumberOfLines: 2).size]
  }

  private func label() -> UILabel {
    let label = UILabel()
    label.text = Self.words
    label.numberOfLines = 0
    return label
  }

  private static let changes: [(name: String, change: @MainActor (UILabel) -> Void)] = [
    ("text", { $0.text = "another" }),
    ("no text", { $0.text = nil }),
    ("font", { $0.font = .systemFont(ofSize: 31) }),
    ("line breaks", { $0.lineBreakMode = .byCharWrapping }),
    ("lines", { $0.numberOfLines = 1 }),
    ("width of the intrinsic size", { $0.preferredMaxLayoutWidth = 77 }),
    ("alignment", { $0.textAlignment = .justified }),
    (
      "attributes",
      { $0.attributedText = NSAttributedString(string: words, attributes: [.font: UIFont.boldSystemFont(ofSize: 23)]) }
    ),
    (
      "attributes, then a font for all of them",
      {
        $0.attributedText = NSAttributedString(string: words, attributes: [.kern: 3])
        _ = $0.intrinsicContentSize
        $0.font = .systemFont(ofSize: 9)
      }
    ),
    (
      "attributes, then plain text",
      {
        $0.attributedText = NSAttributedString(string: words, attributes: [.kern: 3])
        _ = $0.intrinsicContentSize
        $0.text = words
      }
    ),
  ]

  @Test("A label that was asked before measures as one that was not, whatever changed")
  func anew() {
    for (name, change) in Self.changes {
      let (asked, new) = (label(), label())
      _ = sizes(asked)
      change(asked)
      change(new)
      let expected = sizes(new)
      expectEqual(sizes(asked), expected, "\(name)")
      expectEqual(sizes(asked), expected, "\(name), asked again")
    }
  }

  @Test("A subclass that answers with another text each time is measured by the text that it has")
  func changingText() {
    final class Counting: UILabel {
      var shown = "a"
      override var text: String? {
        get { shown }
        set { shown = newValue ?? "" }
      }
    }
    let label = Counting()
    var widths: [CGFloat] = []
    for length in [1, 5, 9] {
      label.shown = String(repeating: "a", count: length)
      widths.append(label.intrinsicContentSize.width)
    }
    let expected = [1, 5, 9].map { length in
      TextSystem.current.measure(TextLayout(String(repeating: "a", count: length), font: label.font)).size.width
        .rounded(.up)
    }
    expectEqual(widths, expected)
  }

  @Test("An attachment that grows after it was measured is measured as it is")
  func growingAttachment() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: attachment)
    let before = label.intrinsicContentSize
    attachment.bounds = CGRect(x: 0, y: 0, width: 50, height: 90)
    let after = label.intrinsicContentSize
    expectEqual(after.width, before.width + 30)
    #expect(after.height > before.height + 50)
  }

  @Test("Another engine is another epoch, so cached measures are invalid")
  func epochs() {
    let before = TextSystem.epoch
    TextSystem.install(TextSystem.current)
    #expect(TextSystem.epoch != before)
  }
}
