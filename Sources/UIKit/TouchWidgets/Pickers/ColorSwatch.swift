import TouchDrawing
import TouchGeometry
import TouchKit

/// A color that can be tapped.
@MainActor package final class ColorSwatch: UIControl {
  /// The color; nil for none, which is drawn as a line from corner to corner.
  package var color: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether a ring in all hues indicates that a tap opens the color picker.
  package var hasRing = false { didSet { setNeedsDisplay() } }

  package init(_ color: UIColor?) {
    self.color = color
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }
  package required init?(coder: NSCoder) { nil }

  override func stateDidChange() { setNeedsDisplay() }
  override var focusArea: (rect: CGRect, radius: CGFloat?) {
    (bounds, hasRing ? min(bounds.width, bounds.height) / 2 : Look.innerRadius)
  }

  package override func draw(_ rect: CGRect) {
    let radius = hasRing ? min(bounds.width, bounds.height) / 2 : Look.innerRadius
    var inside = bounds
    if hasRing {
      drawRing()
      inside = bounds.shrunk(dx: 5, dy: 5)
    }
    UIGraphicsGetCurrentContext()?.saveGState()
    let shape = UIBezierPath(
      roundedRect: inside, cornerRadius: hasRing ? min(inside.width, inside.height) / 2 : radius)
    shape.addClip()
    if let color {
      if color.cgColor.alpha < 1 { Checkers.draw(in: inside) }
      color.setFill()
      shape.fill()
    } else {
      Look.panel.color.setFill()
      shape.fill()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: inside.minX, y: inside.maxY))
      line.addLine(to: CGPoint(x: inside.maxX, y: inside.minY))
      line.lineWidth = 2
      UIColor.systemRed.setStroke()
      line.stroke()
    }
    if isHighlighted {
      UIColor(white: 0, alpha: 0.2).setFill()
      shape.fill()
    }
    UIGraphicsGetCurrentContext()?.restoreGState()
    Look.line.color.setStroke()
    UIBezierPath(
      roundedRect: inside.shrunk(dx: 0.5, dy: 0.5),
      cornerRadius: (hasRing ? min(inside.width, inside.height) / 2 : radius) - 0.5
    ).stroke()
  }

  /// Draws wedges in all hues, whose center the color covers.
  private func drawRing() {
    let (middle, radius) = (CGPoint(x: bounds.midX, y: bounds.midY), min(bounds.width, bounds.height) / 2 - 1.5)
    let count = 36
    for index in 0..<count {
      let (start, end) = (CGFloat(index) / CGFloat(count), CGFloat(index + 1) / CGFloat(count))
      let arc = UIBezierPath(
        arcCenter: middle, radius: radius, startAngle: start * 2 * .pi, endAngle: end * 2 * .pi + 0.02,
        clockwise: true)
      arc.lineWidth = 3
      UIColor(hue: start, saturation: 0.85, brightness: isEnabled ? 0.95 : 0.7, alpha: isEnabled ? 1 : 0.5).setStroke()
      arc.stroke()
    }
  }
}
