import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The engine in force measures by a grid: every character is as wide as half the font's size.
@MainActor @Suite struct LabelTests {
  @Test("2.14: a label gets no touches by default")
  func noInteraction() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel(frame: view.bounds)
    view.addSubview(label)
    #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    label.isUserInteractionEnabled = true
    #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === label)
  }

  @Test("A label without text has no size")
  func empty() {
    expectEqual(UILabel().intrinsicContentSize, .zero)
    expectEqual(UILabel().sizeThatFits(CGSize(width: 50, height: 50)), .zero)
  }

  @Test("One line is as wide as its text whatever room there is, in whole points")
  func oneLine() {
    let label = UILabel()
    label.text = "ten chars."
    let metrics = TextSystem.current.measure(TextLayout("ten chars.", font: label.font))
    let size = CGSize(width: metrics.size.width.rounded(.up), height: metrics.size.height.rounded(.up))
    #expect(size.width > 20)
    expectEqual(label.intrinsicContentSize, size)
    expectEqual(label.sizeThatFits(CGSize(width: 20, height: 20)), size)
  }

  @Test("Several lines are broken at the width given and grow downwards")
  func severalLines() {
    let label = UILabel()
    label.text = "one two three four five six"
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    let wide = label.intrinsicContentSize
    let narrow = label.sizeThatFits(CGSize(width: wide.width / 2, height: 1000))
    #expect(narrow.width <= (wide.width / 2).rounded(.up))
    #expect(narrow.height >= 2 * wide.height - 2)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: wide.width / 6, height: 1000)).height <= 2 * wide.height)
  }

  @Test("The text is drawn in the middle of the height, in the label's font and color")
  func drawing() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.text = "middle"
    label.textColor = .red
    label.textAlignment = .center
    let list = DisplayList.recording { _ in label.draw(label.bounds) }
    let layout = TextLayout(
      "middle", font: label.font, color: UIColor.red.cgColor, width: 200, alignment: .center,
      lineBreakMode: .byTruncatingTail, maximumLines: 1)
    let height = TextSystem.current.measure(layout).size.height
    expectEqual(list.commands, [.text(layout, at: CGPoint(x: 0, y: (100 - height) / 2))])
  }

  @Test("sizeToFit keeps the upper left corner")
  func sizeToFit() {
    let label = UILabel(frame: CGRect(x: 30, y: 40, width: 1, height: 1))
    label.text = "fits"
    label.sizeToFit()
    expectEqual(label.frame, CGRect(origin: CGPoint(x: 30, y: 40), size: label.intrinsicContentSize))
  }

  @Test("16.17: shrunken text stays on its baseline, or where the label's setting says")
  func smaller() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    label.font = .systemFont(ofSize: 20)
    label.text = "more text than fits in letters of half the size"
    label.minimumScaleFactor = 0.5
    label.adjustsFontSizeToFitWidth = true
    func metrics(_ size: CGFloat) -> TextMetrics {
      TextSystem.current.measure(TextLayout("more", font: .systemFont(ofSize: size), maximumLines: 1))
    }
    /// In hundredths of a point.
    func top(_ value: CGFloat) -> String { "10.0 at \(Int((value * 100).rounded()))" }
    func drawn() -> [String] {
      DisplayList.recording { _ in label.draw(label.bounds) }.commands.map { command in
        guard case .text(let layout, let place) = command, layout.runs[0].font.pointSize == 10 else { return "other" }
        return top(place.y)
      }
    }
    let (full, small) = (metrics(20), metrics(10))
    #expect(full.firstBaseline > small.firstBaseline + 5)
    expectEqual(label.baselineAdjustment, .alignBaselines)
    expectEqual(drawn(), [top((60 - full.size.height) / 2 + full.firstBaseline - small.firstBaseline)])
    label.baselineAdjustment = .alignCenters
    expectEqual(drawn(), [top((60 - small.size.height) / 2)])
    label.baselineAdjustment = UIBaselineAdjustment.none
    expectEqual(drawn(), [top((60 - full.size.height) / 2)])
  }
}
