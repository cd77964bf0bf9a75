import UIKit

/// Paper: one finger draws, two taps clear.
final class Canvas: UIView {
  private(set) var strokes: [[CGPoint]] = []
  private let label = UILabel(frame: CGRect(x: 12, y: 12, width: 320, height: 24))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    contentMode = .redraw
    addSubview(label)

    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    pan.addTarget(self, action: Canvas.drew)
    addGestureRecognizer(pan)

    let clear = UITapGestureRecognizer()
    clear.numberOfTapsRequired = 2
    clear.addTarget(self, action: Canvas.cleared)
    addGestureRecognizer(clear)
    showCount()
  }

  required init?(coder: NSCoder) { nil }

  private func drew(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { strokes.append([]) }
    strokes[strokes.count - 1].append(pan.location(in: self))
    showCount()
  }

  private func cleared() {
    strokes = []
    showCount()
  }

  private func showCount() {
    label.text = strokes.isEmpty ? "Draw with a finger or the mouse" : "Strokes: \(strokes.count); two taps clear"
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    UIColor.systemBlue.setStroke()
    for stroke in strokes {
      let path = UIBezierPath()
      path.lineWidth = 3
      path.lineCapStyle = .round
      path.move(to: stroke[0])
      for point in stroke.dropFirst() { path.addLine(to: point) }
      path.stroke()
    }
  }
}
