import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Colors, sizes and lines of labels beyond the text itself.
@MainActor @Suite struct LabelStateTests {
  private func color(of label: UILabel) -> TouchDrawing.CGColor? {
    for case .text(let layout, _) in DisplayList.recording({ _ in label.draw(label.bounds) }).commands {
      return layout.runs.first?.color
    }
    return nil
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = text
    label.textColor = .red
    return label
  }

  @Test("The defaults are UIKit's")
  func defaults() {
    let label = UILabel()
    #expect(label.isEnabled && !label.isHighlighted)
    expectNil(label.highlightedTextColor)
    expectEqual(label.preferredMaxLayoutWidth, 0)
  }

  @Test("A highlighted label has its highlighted color, or else its usual one")
  func highlighted() {
    let label = label("text")
    label.isHighlighted = true
    expectEqual(color(of: label), UIColor.red.cgColor)
    label.highlightedTextColor = .blue
    expectEqual(color(of: label), UIColor.blue.cgColor)
    label.isHighlighted = false
    expectEqual(color(of: label), UIColor.red.cgColor)
  }

  @Test("A label that is not enabled shows its color faintly, highlighted or not")
  func disabled() {
    let label = label("text")
    label.isEnabled = false
    expectEqual(color(of: label), UIColor.red.withAlphaComponent(0.4).cgColor)
    label.highlightedTextColor = .blue
    label.isHighlighted = true
    expectEqual(color(of: label), UIColor.blue.withAlphaComponent(0.4).cgColor)
  }

  @Test("preferredMaxLayoutWidth breaks the lines that the intrinsic size is measured with, when there may be several")
  func preferredWidth() {
    let label = label("one two three four five six")
    label.lineBreakMode = .byWordWrapping
    let line = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = line.width / 2
    expectEqual(label.intrinsicContentSize, line)
    label.numberOfLines = 0
    expectEqual(label.intrinsicContentSize, label.sizeThatFits(CGSize(width: line.width / 2, height: 0)))
    #expect(label.intrinsicContentSize.height > line.height)
    label.preferredMaxLayoutWidth = 0
    expectEqual(label.intrinsicContentSize, line)
  }

  @Test("Labels in all states, in a stack view", arguments: [1, 2])
  func picture(scale: Int) {
    let complaint = complaint(aboutControlsNamed: "labels", scale: scale) { stage in
      let column = UIStackView()
      column.axis = .vertical
      column.spacing = 6
      for (text, change) in states {
        let label = UILabel()
        label.text = text
        label.highlightedTextColor = .systemBlue
        change(label)
        column.addArrangedSubview(label)
      }
      column.frame.origin = CGPoint(x: 10, y: 10)
      column.frame.size = column.sizeThatFits(CGSize(width: 180, height: 0))
      stage.root.addSubview(column)
      return CGSize(width: 200, height: 200)
    }
    expectNil(complaint)
  }

  private var states: [(String, (UILabel) -> Void)] {
    [
      ("Normal", { _ in }),
      ("Highlighted", { $0.isHighlighted = true }),
      ("Disabled", { $0.isEnabled = false }),
      (
        "Several lines that are broken where the stack view ends",
        {
          $0.numberOfLines = 0
          $0.lineBreakMode = .byWordWrapping
          $0.font = .systemFont(ofSize: 13)
        }
      ),
      (
        "To the right",
        {
          $0.textAlignment = .right
          $0.font = .boldSystemFont(ofSize: 15)
        }
      ),
    ]
  }
}
