import TouchDrawing
import TouchGeometry
import TouchKit

/// What happened, line by line, the newest at the bottom; only whole lines are drawn.
@MainActor struct LogSection {
  let log: RunningLog

  private static let textColumn: CGFloat = 60

  func draw(_ pen: Pen, in rect: CGRect) {
    PanelCaption.draw("LOG", "seconds since the first touch", pen, in: rect)
    let card = CGRect(
      x: rect.minX - Look.unit, y: rect.minY + PanelCaption.height - 4, width: rect.width + 2 * Look.unit,
      height: rect.height - PanelCaption.height + 4)
    let room = Int((card.height - 2 * Look.unit) / Look.logRow)
    guard room > 0 else { return }
    pen.fill(card, Look.card, radius: Look.unit)
    let lines = log.lines.suffix(room)
    var middle = card.minY + Look.unit + Look.logRow / 2
    for line in lines {
      draw(line, pen, in: rect, middle: middle)
      middle += Look.logRow
    }
  }

  private func draw(_ line: RunningLog.Line, _ pen: Pen, in rect: CGRect, middle: CGFloat) {
    let time = clockTime(line.time)
    let right = rect.minX + Self.textColumn - Look.unit - 4
    pen.text(time, Look.mono, Look.faint, at: right - Pen.width(time, Look.mono), middle: middle)
    let color: CGColor
    switch line.kind {
    case .touch: color = Look.way
    case .call: color = Look.ink
    case .gesture: color = Look.handled
    }
    let count = line.count > 1 ? "×\(line.count)" : ""
    let countWidth = count.isEmpty ? 0 : Pen.width(count, Look.mono) + Look.unit
    let left = rect.minX + Self.textColumn
    let width = pen.text(line.text, Look.mono, color, at: left, middle: middle, room: rect.maxX - left - countWidth)
    pen.text(count, Look.mono, Look.faint, at: left + width + Look.unit, middle: middle)
  }
}
