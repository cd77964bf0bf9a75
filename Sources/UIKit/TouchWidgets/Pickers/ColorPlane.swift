import TouchFiles
import TouchDrawing
import TouchGeometry
import TouchKit

/// A control that takes what is where the finger is, as long as it is held.
@MainActor package class ColorControl: UIControl {
  /// The color, of which the control changes its own parts only.
  package var parts: ColorParts { didSet { if parts != oldValue { setNeedsDisplay() } } }
  /// Whether a finger is at it.
  package private(set) var isHeld = false

  fileprivate init(_ parts: ColorParts) {
    self.parts = parts
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }
  package required init?(coder: NSCoder) { nil }

  /// Takes the color at a place of the control's bounds.
  fileprivate func pick(at place: CGPoint, _ event: UIEvent?) {}

  /// Sets the parts that changed, and tells who listens.
  fileprivate func change(_ event: UIEvent?, _ body: (inout ColorParts) -> Void) {
    let former = parts
    body(&parts)
    if parts != former { sendValueChanged(with: event) }
  }

  package override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isHeld = true
    pick(at: touch.location(in: self), event)
    return true
  }

  package override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pick(at: touch.location(in: self), event)
    return true
  }

  package override func endTracking(_ touch: UITouch?, with event: UIEvent?) { isHeld = false }

  package override func cancelTracking(with event: UIEvent?) {
    isHeld = false
    super.cancelTracking(with: event)
  }

  override var isPressedByKeys: Bool { false }
  override func stateDidChange() { setNeedsDisplay() }
}

/// All colors of one hue: more of it to the right, brighter upwards.
///
/// A finger anywhere takes the color there; arrow keys go by a fiftieth.
@MainActor package final class ColorPlane: ColorControl {
  private static let step: CGFloat = 0.02

  package override init(_ parts: ColorParts) {
    super.init(parts)
    accessibilityLabel = localized("Saturation and brightness")
  }
  package required init?(coder: NSCoder) { nil }

  fileprivate override func pick(at place: CGPoint, _ event: UIEvent?) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    set(place.x / bounds.width, 1 - place.y / bounds.height, event)
  }

  private func set(_ saturation: CGFloat, _ brightness: CGFloat, _ event: UIEvent?) {
    change(event) {
      $0.saturation = min(max(saturation, 0), 1)
      $0.brightness = min(max(brightness, 0), 1)
    }
  }

  override func moveValue(_ step: ControlStep, with event: UIEvent?) -> Bool {
    let (saturation, brightness) = (parts.saturation, parts.brightness)
    switch step {
    case .right: set(saturation + Self.step, brightness, event)
    case .left: set(saturation - Self.step, brightness, event)
    case .up: set(saturation, brightness + Self.step, event)
    case .down: set(saturation, brightness - Self.step, event)
    case .minimum: set(0, brightness, event)
    case .maximum: set(1, brightness, event)
    }
    return true
  }

  override var focusArea: (rect: CGRect, radius: CGFloat?) { (bounds, Look.radius) }

  package override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    UIBezierPath(roundedRect: bounds, cornerRadius: Look.radius).addClip()
    UIColor(hue: parts.hue, saturation: 1, brightness: 1, alpha: 1).setFill()
    UIBezierPath(rect: bounds).fill()
    let (white, black) = (CGColor(gray: 1, alpha: 1), CGColor(gray: 0, alpha: 1))
    if let pale = CGGradient(colors: [white, CGColor(gray: 1, alpha: 0)], locations: nil) {
      context.drawLinearGradient(
        pale, start: CGPoint(x: 0, y: 0), end: CGPoint(x: bounds.width, y: 0), options: [])
    }
    if let dark = CGGradient(colors: [CGColor(gray: 0, alpha: 0), black], locations: nil) {
      context.drawLinearGradient(
        dark, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 0, y: bounds.height), options: [])
    }
    context.restoreGState()
    let center = CGPoint(x: parts.saturation * bounds.width, y: (1 - parts.brightness) * bounds.height)
    ColorKnob.draw(at: center.clamped(to: bounds.shrunk(dx: 8, dy: 8)), filled: parts.color)
  }
}

/// The hue, or the opacity, along a line.
@MainActor package final class ColorTrack: ColorControl {
  package enum Kind: Sendable { case hue, alpha }
  private let kind: Kind

  package init(_ kind: Kind, _ parts: ColorParts) {
    self.kind = kind
    super.init(parts)
    accessibilityLabel = kind == .hue ? localized("Hue") : localized("Opacity")
  }
  package required init?(coder: NSCoder) { nil }

  private var value: CGFloat { kind == .hue ? parts.hue : parts.alpha }

  private func set(_ wanted: CGFloat, _ event: UIEvent?) {
    let value = min(max(wanted, 0), 1)
    change(event) { if kind == .hue { $0.hue = value } else { $0.alpha = value } }
  }

  fileprivate override func pick(at place: CGPoint, _ event: UIEvent?) {
    let track = track
    guard track.width > 0 else { return }
    set((place.x - track.minX) / track.width, event)
  }

  override func moveValue(_ step: ControlStep, with event: UIEvent?) -> Bool {
    switch step {
    case .right, .up: set(value + 0.01, event)
    case .left, .down: set(value - 0.01, event)
    case .minimum: set(0, event)
    case .maximum: set(1, event)
    }
    return true
  }

  override var focusArea: (rect: CGRect, radius: CGFloat?) { (bar, bar.height / 2) }

  private var bar: CGRect { CGRect(x: 0, y: (bounds.height - 16) / 2, width: bounds.width, height: 16) }
  /// Where the middle of the knob can be.
  private var track: CGRect { bar.shrunk(dx: 8, dy: 0) }

  package override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    UIBezierPath(roundedRect: bar, cornerRadius: bar.height / 2).addClip()
    var solid = parts
    solid.alpha = 1
    let colors: [CGColor]
    switch kind {
    case .hue:
      colors = (0...6).map { UIColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1, alpha: 1).cgColor }
    case .alpha:
      Checkers.draw(in: bar)
      var clear = parts
      clear.alpha = 0
      colors = [clear.color.cgColor, solid.color.cgColor]
    }
    if let gradient = CGGradient(colors: colors, locations: nil) {
      context.drawLinearGradient(
        gradient, start: CGPoint(x: track.minX, y: 0), end: CGPoint(x: track.maxX, y: 0),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    context.restoreGState()
    let shown =
      kind == .hue ? UIColor(hue: parts.hue, saturation: 1, brightness: 1, alpha: 1) : solid.color
    ColorKnob.draw(at: CGPoint(x: track.minX + value * track.width, y: bar.midY), filled: shown)
  }
}

/// The ring that says where a color is.
@MainActor enum ColorKnob {
  static func draw(at center: CGPoint, filled color: UIColor) {
    let rect = CGRect(x: center.x - 8, y: center.y - 8, width: 16, height: 16)
    UIColor(white: 0, alpha: 0.35).setFill()
    UIBezierPath(ovalIn: rect.insetBy(dx: -1, dy: -1)).fill()
    UIColor.white.setFill()
    UIBezierPath(ovalIn: rect).fill()
    color.setFill()
    UIBezierPath(ovalIn: rect.shrunk(dx: 2.5, dy: 2.5)).fill()
  }
}

/// Gray squares, behind colors that let something through.
@MainActor package enum Checkers {
  package static func draw(in rect: CGRect, side: CGFloat = 4) {
    UIColor.white.setFill()
    UIBezierPath(rect: rect).fill()
    UIColor(white: 0.78, alpha: 1).setFill()
    let squares = UIBezierPath()
    for row in 0..<Int((rect.height / side).rounded(.up)) {
      for column in 0..<Int((rect.width / side).rounded(.up)) where (row + column) % 2 == 0 {
        squares.append(
          UIBezierPath(
            rect: CGRect(
              x: rect.minX + CGFloat(column) * side, y: rect.minY + CGFloat(row) * side, width: side, height: side)))
      }
    }
    squares.fill()
  }
}

extension CGPoint {
  /// The nearest place in a rectangle.
  fileprivate func clamped(to rect: CGRect) -> CGPoint {
    guard rect.width > 0, rect.height > 0 else { return self }
    return CGPoint(x: min(max(x, rect.minX), rect.maxX), y: min(max(y, rect.minY), rect.maxY))
  }
}
