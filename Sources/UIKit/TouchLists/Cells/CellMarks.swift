import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

// The symbols of rows and items, which are drawn instead of typeset.

extension UIView {
  /// Strokes a line through points relative to the center of the bounds, two points wide with round ends.
  fileprivate func stroke(_ color: UIColor, through places: [(x: CGFloat, y: CGFloat)]) {
    let path = UIBezierPath()
    for (index, place) in places.enumerated() {
      let point = CGPoint(x: bounds.midX + place.x, y: bounds.midY + place.y)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.lineWidth = 2
    (path.lineCapStyle, path.lineJoinStyle) = (.round, .round)
    color.setStroke()
    path.stroke()
  }

  /// Strokes an arrow to the right or to the left.
  fileprivate func strokeArrow(_ color: UIColor, toTheLeft isToTheLeft: Bool = false) {
    let side: CGFloat = isToTheLeft ? -1 : 1
    stroke(color, through: [(-2.5 * side, -5.5), (3 * side, 0), (-2.5 * side, 5.5)])
  }
}

/// A symbol that ignores touches; they reach the row below it.
@MainActor class MarkView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }
  required init?(coder: NSCoder) { nil }
}

/// A disclosure indicator or checkmark at the end of a row.
@MainActor final class CellAccessory: MarkView {
  var isCheck = false { didSet { if isCheck != oldValue { setNeedsDisplay() } } }

  override func draw(_ rect: CGRect) {
    if isCheck {
      stroke(tintColor, through: [(-6, 0.5), (-2, 5), (6.5, -5)])
    } else {
      strokeArrow(.tertiaryLabel, toTheLeft: isMirrored)
    }
  }
}

/// A circle that is filled and has a checkmark while its item is selected.
@MainActor final class SelectMark: MarkView {
  var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }

  override func draw(_ rect: CGRect) {
    let disc = UIBezierPath(ovalIn: bounds.shrunk(dx: 2, dy: 2))
    guard isOn else {
      disc.lineWidth = 1.5
      UIColor.tertiaryLabel.setStroke()
      return disc.stroke()
    }
    tintColor.setFill()
    disc.fill()
    stroke(.white, through: [(-4.5, 0), (-1.5, 3.5), (5, -4)])
  }
}

/// A symbol that can be tapped; the keyboard focus skips it where the list has a key for the same action.
@MainActor class MarkControl: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }
  required init?(coder: NSCoder) { nil }
  override var canBecomeFocused: Bool { false }
}

/// The round editing control at the start of a row.
@MainActor final class EditControl: MarkControl {
  var isInsert = false { didSet { if isInsert != oldValue { setNeedsDisplay() } } }

  override func draw(_ rect: CGRect) {
    let disc = CGRect(x: bounds.midX - 11, y: bounds.midY - 11, width: 22, height: 22)
    (isInsert ? UIColor.systemGreen : UIColor.systemRed).setFill()
    UIBezierPath(ovalIn: disc).fill()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: disc.midX - 5.5, y: disc.midY))
    path.addLine(to: CGPoint(x: disc.midX + 5.5, y: disc.midY))
    if isInsert {
      path.move(to: CGPoint(x: disc.midX, y: disc.midY - 5.5))
      path.addLine(to: CGPoint(x: disc.midX, y: disc.midY + 5.5))
    }
    path.lineWidth = 2
    UIColor.white.setStroke()
    path.stroke()
  }
}

/// An indicator that points down while a branch is expanded.
@MainActor final class OutlineArrow: MarkControl {
  var isOpen = false { didSet { if isOpen != oldValue { setNeedsDisplay() } } }

  override func draw(_ rect: CGRect) {
    if isOpen {
      stroke(tintColor, through: [(-5.5, -2.5), (0, 3), (5.5, -2.5)])
    } else {
      strokeArrow(tintColor, toTheLeft: isMirrored)
    }
  }
}

/// A ring with an "i".
@MainActor final class DetailControl: MarkControl {
  override var canBecomeFocused: Bool { isEnabled }

  override func draw(_ rect: CGRect) {
    let disc = UIBezierPath(ovalIn: CGRect(x: bounds.midX - 10, y: bounds.midY - 10, width: 20, height: 20))
    disc.lineWidth = 1.5
    tintColor.setStroke()
    disc.stroke()
    tintColor.setFill()
    UIBezierPath(ovalIn: CGRect(x: bounds.midX - 1.25, y: bounds.midY - 6, width: 2.5, height: 2.5)).fill()
    let stem = UIBezierPath(
      roundedRect: CGRect(x: bounds.midX - 1, y: bounds.midY - 2, width: 2, height: 7.5), cornerRadius: 1)
    stem.fill()
  }
}

/// The reorder control: three lines.
@MainActor final class GripView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    for step in [-5, 0, 5] {
      path.move(to: CGPoint(x: bounds.midX - 9, y: bounds.midY + CGFloat(step)))
      path.addLine(to: CGPoint(x: bounds.midX + 9, y: bounds.midY + CGFloat(step)))
    }
    path.lineWidth = 1.5
    UIColor.tertiaryLabel.setStroke()
    path.stroke()
  }
}
