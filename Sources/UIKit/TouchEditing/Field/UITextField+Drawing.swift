import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

// The drawing of a text field.

extension UITextField {
  func drawField() {
    drawBorder(borderRect(forBounds: bounds))
    if editing.text.isEmpty {
      if placeholder?.isEmpty == false {
        drawPlaceholder(in: placeholderRect(forBounds: bounds))
      }
      return
    }
    drawText(in: shownTextRect)
  }

  private func drawBorder(_ rect: CGRect) {
    let image = isEnabled ? background : disabledBackground ?? background
    switch borderStyle {
    case .none, .line, .bezel:
      image?.draw(in: rect)
      guard borderStyle != .none else { return }
      Look.line.color.setStroke()
      let path = UIBezierPath(rect: rect.shrunk(dx: 0.5, dy: 0.5))
      path.stroke()
    case .roundedRect:
      let path = UIBezierPath(roundedRect: rect, cornerRadius: Look.radius)
      (isEnabled ? UIColor.systemBackground : Look.shade.faded(Look.Strength.disabled)).setFill()
      path.fill()
      let edge = UIBezierPath(roundedRect: rect.shrunk(dx: 0.5, dy: 0.5), cornerRadius: Look.radius - 0.5)
      Look.line.color.setStroke()
      edge.stroke()
    }
  }

  func drawUsualText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0 else { return }
    let (origin, piece) = (textOrigin, shownPiece)
    let top = editing.layout.top(of: piece)
    context.saveGState()
    context.clip(to: CGRect(x: rect.minX, y: bounds.minY, width: rect.width, height: bounds.height))
    if isFirstResponder {
      let selected = editing.selection.range
      if !selected.isEmpty {
        tintColor.fadedBy(hasKeyboardFocus ? 0.28 : 0.14).setFill()
        for part in editing.layout.rects(of: selected, between: top + 0.5, and: top + 0.5) {
          UIRectFill(part.offsetBy(dx: origin.x, dy: origin.y))
        }
      }
      let (paragraph, place) = (editing.layout.paragraph(piece), CGPoint(x: origin.x, y: origin.y + top))
      context.append(.text(paragraph.layout, at: place))
      paragraph.layout.drawBoxes(at: place, lines: paragraph.lines, in: context)
    } else {
      // Outside editing the text is truncated at its tail and starts at the leading edge.
      var layout = editing.layout.paragraph(0).layout
      layout.width = rect.width
      layout.alignment = usedAlignment
      layout.lineBreakMode = .byTruncatingTail
      layout.maximumLines = 1
      let place = CGPoint(x: rect.minX, y: origin.y)
      context.append(.text(layout, at: place))
      layout.drawBoxes(at: place, in: context)
    }
    context.restoreGState()
  }

  func drawUsualPlaceholder(in rect: CGRect) {
    guard let layout = placeholderLayout(width: rect.width), let context = UIGraphicsGetCurrentContext() else { return }
    let height = TextSystem.current.measure(layout).size.height
    context.append(.text(layout, at: CGPoint(x: rect.minX, y: (rect.midY - height / 2).rounded())))
  }

  func placeholderLayout(width: CGFloat?) -> TextLayout? {
    let color = Look.quiet.color
    var runs: [TextRun] = []
    if let attributedPlaceholder {
      let content = editing.styles.content(of: attributedPlaceholder)
      for run in content.styles.runs(in: 0..<content.text.length) {
        let look = ResolvedAttributes(editing.styles[run.value], font: usedFont, color: color)
        runs.append(
          TextRun(
            content.text.string(in: run.range), font: look.font, color: look.color.cgColor,
            decoration: look.decoration))
      }
    }
    guard !runs.isEmpty else { return nil }
    return TextLayout(
      runs: runs, width: width, alignment: usedAlignment, lineBreakMode: .byTruncatingTail, maximumLines: 1)
  }
}
