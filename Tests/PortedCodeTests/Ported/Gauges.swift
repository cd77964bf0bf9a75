import UIKit

#if FoundationGeometry
// 25. A knob that is turned, with a scale around it.
class Knob: UIControl {
  var minimumValue: Float = 0
  var maximumValue: Float = 1
  private(set) var value: Float = 0
  var isContinuous = true
  private let startAngle = -CGFloat.pi * 11 / 8
  private let endAngle = CGFloat.pi * 3 / 8
  private lazy var rotation = KnobRotation(target: self, action: Selector(Knob.handleGesture(_:)))

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }
  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }
  private func commonInit() {
    backgroundColor = .clear
    addGestureRecognizer(rotation)
  }

  func setValue(_ newValue: Float, animated: Bool = false) {
    value = min(maximumValue, max(minimumValue, newValue))
    setNeedsDisplay()
  }

  private func handleGesture(_ gesture: KnobRotation) {
    let midPoint = (2 * CGFloat.pi + startAngle - endAngle) / 2 + endAngle
    var angle = gesture.touchAngle
    if angle > midPoint { angle -= 2 * .pi } else if angle < midPoint - 2 * .pi { angle += 2 * .pi }
    angle = min(endAngle, max(startAngle, angle))
    let part = Float((angle - startAngle) / (endAngle - startAngle))
    setValue(part * (maximumValue - minimumValue) + minimumValue)
    if isContinuous || gesture.state == .ended || gesture.state == .cancelled {
      sendActions(for: .valueChanged)
    }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2 - 8
    let ring = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: true
    )
    ring.lineWidth = 4
    tintColor.setStroke()
    ring.stroke()
    context.saveGState()
    context.translateBy(x: center.x, y: center.y)
    let part = CGFloat((value - minimumValue) / (maximumValue - minimumValue))
    context.rotate(by: startAngle + part * (endAngle - startAngle))
    context.setLineCap(.round)
    context.setLineWidth(4)
    context.move(to: CGPoint(x: radius - 12, y: 0))
    context.addLine(to: CGPoint(x: radius, y: 0))
    context.strokePath()
    context.restoreGState()
    let text = String(format: "%.2f", value) as NSString
    let style: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.gray,
    ]
    let size = text.size(withAttributes: style)
    text.draw(
      at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2),
      withAttributes: style)
  }
}

private class KnobRotation: UIPanGestureRecognizer {
  private(set) var touchAngle: CGFloat = 0

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
    minimumNumberOfTouches = 1
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    updateAngle(with: touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    updateAngle(with: touches)
  }
  private func updateAngle(with touches: Set<UITouch>) {
    guard let touch = touches.first, let view = view else { return }
    let point = touch.location(in: view)
    touchAngle = atan2(point.y - view.bounds.midY, point.x - view.bounds.midX)
  }
}
#endif

// 26. A ring that counts down.
protocol CountdownRingDelegate: AnyObject {
  func countdownRingDidFinish(_ ring: CountdownRing)
}

final class CountdownRing: UIView {
  weak var delegate: CountdownRingDelegate?
  var duration: TimeInterval = 1
  private(set) var remaining: TimeInterval = 0
  private var link: CADisplayLink?
  private var startTime: CFTimeInterval?
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = UIFont.monospacedDigitSystemFont(ofSize: 24, weight: .medium)
    label.textAlignment = .center
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func start() {
    link?.invalidate()
    startTime = nil
    remaining = duration
    link = CADisplayLink(target: self, selector: Selector(CountdownRing.tick(_:)))
    link?.add(to: .main, forMode: .common)
  }

  private func tick(_ link: CADisplayLink) {
    let start = startTime ?? link.timestamp
    startTime = start
    remaining = max(0, duration - (link.timestamp - start))
    label.text = "\(Int(remaining.rounded(.up)))"
    setNeedsDisplay()
    if remaining == 0 {
      link.invalidate()
      self.link = nil
      delegate?.countdownRingDidFinish(self)
    }
  }

  override func draw(_ rect: CGRect) {
    let part = CGFloat(remaining / duration)
    let inset = bounds.insetBy(dx: 4, dy: 4)
    UIColor.lightGray.withAlphaComponent(0.3).setStroke()
    let track = UIBezierPath(ovalIn: inset)
    track.lineWidth = 6
    track.stroke()
    tintColor.setStroke()
    let arc = UIBezierPath()
    arc.addArc(
      withCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: inset.width / 2,
      startAngle: -.pi / 2,
      endAngle: -.pi / 2 + 2 * .pi * part, clockwise: true)
    arc.lineWidth = 6
    arc.lineCapStyle = .round
    arc.stroke()
  }
}

// 27. A chart of bars and a line, with names under them.
class ChartView: UIView {
  struct Entry {
    let name: String
    let value: CGFloat
  }
  var entries: [Entry] = [] {
    didSet { setNeedsDisplay() }
  }
  var barColor = UIColor.systemBlue
  private(set) var selectedIndex: Int?
  private let margin = UIEdgeInsets(top: 16, left: 8, bottom: 24, right: 8)

  private func barRect(at index: Int) -> CGRect {
    let area = bounds.inset(by: margin)
    let width = area.width / CGFloat(entries.count)
    let highest = entries.map { $0.value }.max() ?? 1
    let height = area.height * entries[index].value / highest
    return CGRect(
      x: area.minX + CGFloat(index) * width, y: area.maxY - height, width: width, height: height
    )
    .insetBy(dx: 2, dy: 0)
  }

  override func draw(_ rect: CGRect) {
    guard !entries.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineBreakMode = .byTruncatingTail
    let line = CGMutablePath()
    for (index, entry) in entries.enumerated() {
      let bar = barRect(at: index)
      context.setFillColor(
        (index == selectedIndex ? barColor : barColor.withAlphaComponent(0.5)).cgColor)
      context.addPath(
        UIBezierPath(
          roundedRect: bar, byRoundingCorners: [.topLeft, .topRight],
          cornerRadii: CGSize(width: 4, height: 4)
        ).cgPath)
      context.fillPath()
      let top = CGPoint(x: bar.midX, y: bar.minY)
      if index == 0 { line.move(to: top) } else { line.addLine(to: top) }
      let name = NSAttributedString(
        string: entry.name,
        attributes: [
          .font: UIFont.preferredFont(forTextStyle: .caption2), .paragraphStyle: paragraph,
          .foregroundColor: UIColor.label,
        ])
      name.draw(
        in: CGRect(x: bar.minX, y: bounds.maxY - margin.bottom + 4, width: bar.width, height: 16))
    }
    context.addPath(line)
    context.setStrokeColor(UIColor.red.cgColor)
    context.setLineWidth(1)
    context.setLineDash(phase: 0, lengths: [4, 2])
    context.strokePath()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    selectedIndex = entries.indices.first {
      barRect(at: $0).insetBy(dx: -2, dy: 0).minX...barRect(at: $0).maxX + 2 ~= point.x
    }
    setNeedsDisplay()
  }
}
