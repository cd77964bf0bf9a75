import TouchDiagnosis
import TouchDrawing
import TouchGeometry
import TouchKit

/// The lines of the log; the newest is at the top, where it is visible without scrolling.
@MainActor struct LogSection {
  let lines: [RunningLog.Line]
  /// The words for the time from which seconds are counted.
  let start: String

  private static let textColumn: CGFloat = 56

  var height: CGFloat { PanelCaption.height + CGFloat(max(lines.count, 1)) * Look.logRow }

  func draw(_ pen: Pen, in rect: CGRect) {
    PanelCaption.draw(localized("LOG"), localized("newest first, seconds %1$s", start), pen, in: rect)
    var middle = rect.minY + PanelCaption.height + Look.logRow / 2
    if lines.isEmpty { pen.text(localized("No touch yet."), Look.body, Look.faint, at: rect.minX, middle: middle) }
    for line in lines.reversed() {
      // Draws only lines that may be visible.
      if middle > -Look.logRow, middle < 4000 { draw(line, pen, in: rect, middle: middle) }
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
