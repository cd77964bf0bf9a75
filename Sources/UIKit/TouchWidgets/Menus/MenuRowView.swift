import TouchDrawing
import TouchGeometry
import TouchKit

/// A row of a menu: a mark, an image, a title, and at the end a shortcut or the arrow of a submenu.
@MainActor final class MenuRowView: UIView {
  private let row: MenuModel.Row
  private let lead: CGFloat
  private let hasMarks: Bool
  private let title = UILabel()
  private let subtitle = UILabel()
  private let shortcut = UILabel()
  private let picture = UIImageView()
  var isMarked = false { didSet { if isMarked != oldValue { recolor() } } }

  init(_ row: MenuModel.Row, lead: CGFloat, hasMarks: Bool) {
    (self.row, self.lead, self.hasMarks) = (row, lead, hasMarks)
    super.init(frame: .zero)
    // The overlay receives all touches on the menu.
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    title.font = MenuTuning.font
    for label in [subtitle, shortcut] { label.font = MenuTuning.small }
    shortcut.font = MenuTuning.font
    switch row {
    case .item(let item):
      title.text = item.title
      subtitle.text = item.subtitle
      shortcut.text = item.shortcut
      picture.image = item.image
      for view in [title, subtitle, shortcut, picture] { addSubview(view) }
    case .heading(let text):
      title.text = text
      title.font = UIFont.systemFont(ofSize: 12, weight: .semibold)
      addSubview(title)
    case .waiting:
      title.text = "…"
      addSubview(title)
    case .line: break
    }
    recolor()
  }
  required init?(coder: NSCoder) { nil }

  private var item: MenuModel.Item? { if case .item(let item) = row { item } else { nil } }

  var height: CGFloat {
    switch row {
    case .item(let item): item.subtitle?.isEmpty == false ? MenuTuning.tall : MenuTuning.row
    case .heading: MenuTuning.heading
    case .waiting: MenuTuning.row
    case .line: MenuTuning.line
    }
  }

  var naturalWidth: CGFloat {
    let text = max(title.intrinsicContentSize.width, subtitle.intrinsicContentSize.width)
    guard let item else { return lead + text + MenuTuning.side }
    let end =
      item.submenu != nil
      ? MenuTuning.gap + 8 : item.shortcut == nil ? 0 : MenuTuning.gap + shortcut.intrinsicContentSize.width
    return (lead + text + end + MenuTuning.side).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let end = shortcut.text == nil ? 0 : shortcut.intrinsicContentSize.width.rounded(.up)
    let arrow: CGFloat = item?.submenu == nil ? 0 : 16
    let right = bounds.width - MenuTuning.side
    let width = max(right - lead - (end > 0 ? end + 8 : 0) - arrow, 0)
    if case .heading = row {
      title.frame = CGRect(x: MenuTuning.side, y: 4, width: right - MenuTuning.side, height: bounds.height - 4)
    } else if subtitle.text?.isEmpty == false {
      title.frame = CGRect(x: lead, y: 4, width: width, height: 20)
      subtitle.frame = CGRect(x: lead, y: 22, width: width, height: 16)
    } else {
      title.frame = CGRect(x: lead, y: 0, width: width, height: bounds.height)
    }
    shortcut.frame = CGRect(x: right - end, y: 0, width: end, height: bounds.height)
    let side: CGFloat = 16
    picture.frame = CGRect(x: lead - MenuTuning.image, y: (bounds.height - side) / 2, width: side, height: side)
    guard isMirrored else { return }
    for view in [title, subtitle, shortcut, picture] { view.frame = mirrored(view.frame, in: bounds.width) }
    for label in [title, subtitle] { label.textAlignment = .right }
  }

  private var ink: UIColor {
    guard let item else { return Look.quiet.color }
    if isMarked { return Look.readable(on: Look.accent.color) }
    if !item.isEnabled { return Look.disabled.color }
    return item.attributes.contains(.destructive) ? MenuTuning.red : Look.ink.color
  }

  private func recolor() {
    title.textColor = ink
    let second = isMarked || item?.isEnabled == false ? ink : Look.quiet.color
    subtitle.textColor = second
    shortcut.textColor = second
    picture.alpha = item?.isEnabled == false ? 0.4 : 1
    picture.tintColor = ink
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    if case .line = row {
      Look.line.color.setFill()
      UIBezierPath(
        rect: CGRect(
          x: MenuTuning.side, y: bounds.midY.rounded() - 0.5, width: bounds.width - 2 * MenuTuning.side, height: 1)
      )
      .fill()
      return
    }
    guard let item else { return }
    if isMarked {
      Look.accent.color.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: MenuTuning.rowRadius).fill()
    }
    ink.setStroke()
    if hasMarks, item.state != .off {
      let path = UIBezierPath()
      let left = MenuTuning.side + 1
      let (x, y) = (isMirrored ? bounds.width - left - 11 : left, bounds.midY)
      if item.state == .on {
        path.move(to: CGPoint(x: x, y: y + 0.5))
        path.addLine(to: CGPoint(x: x + 4, y: y + 4.5))
        path.addLine(to: CGPoint(x: x + 11, y: y - 4.5))
      } else {
        path.move(to: CGPoint(x: x + 1, y: y))
        path.addLine(to: CGPoint(x: x + 10, y: y))
      }
      stroke(path, 1.8)
    }
    if item.submenu != nil {
      let path = UIBezierPath()
      let sign: CGFloat = isMirrored ? -1 : 1
      let x = isMirrored ? MenuTuning.side + 5 : bounds.width - MenuTuning.side - 5
      path.move(to: CGPoint(x: x, y: bounds.midY - 4))
      path.addLine(to: CGPoint(x: x + 4 * sign, y: bounds.midY))
      path.addLine(to: CGPoint(x: x, y: bounds.midY + 4))
      stroke(path, 1.6)
    }
  }

  private func stroke(_ path: UIBezierPath, _ width: CGFloat) {
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }
}

extension MenuRowView: NaturallyAccessible {
  /// The title of an item; headings and lines are not elements.
  package var naturalAccessibility: NaturalAccessibility {
    guard let item else { return NaturalAccessibility() }
    var traits: UIAccessibilityTraits = isMarked ? [.button, .selected] : .button
    if !item.isEnabled { traits.insert(.notEnabled) }
    return NaturalAccessibility(isElement: true, label: item.title, traits: traits)
  }
}

extension MenuRowView: AccessibleMenuItem {
  package var accessibleCheckMark: Bool? {
    guard let item, item.selection != nil || item.state != .off else { return nil }
    return item.state != .off
  }
  package var opensAccessibleMenu: Bool { item?.submenu != nil }
}

extension MenuPanel: AccessibleMenu {}

/// An open menu.
@MainActor package protocol AccessibleMenu: UIView {}

/// A row of an open menu.
@MainActor package protocol AccessibleMenuItem: UIView {
  /// Whether the row has a check mark; nil if it cannot have one.
  var accessibleCheckMark: Bool? { get }
  /// Whether the row opens another menu.
  var opensAccessibleMenu: Bool { get }
}

extension MenuRowView: TracedDecoration {}
