import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// A suite that compares the baselines of labels.
@MainActor protocol BaselineMeasuring {}

extension BaselineMeasuring {
  func label(_ text: String, _ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: size)
    return label
  }

  /// Where the baseline of a label's first or last line is, measured by the text engine.
  func line(_ label: UILabel, isFirst: Bool) -> CGFloat {
    let metrics = TextSystem.current.measure(TextLayout(label.text ?? "", font: label.font))
    let top = label.frame.minY + (label.frame.height - metrics.size.height) / 2
    return top + (isFirst ? metrics.firstBaseline : metrics.lastBaseline)
  }
}
