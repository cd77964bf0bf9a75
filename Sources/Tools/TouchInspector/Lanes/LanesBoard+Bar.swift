import TouchDiagnosis
import TouchTrace
import TouchDrawing
import TouchGeometry
import TouchKit

extension LanesBoard {
  /// Draws the row of buttons above the lanes.
  func drawBar(_ pen: Pen) {
    let middle = Self.barHeight / 2
    // A narrow bar has one button for the rates, a very narrow one no heading, and a tight one has tight buttons.
    let (isNarrow, isVeryNarrow) = (bounds.width < 470, bounds.width < 345)
    let isFolded = bounds.height <= Self.barHeight
    let gap: CGFloat = isVeryNarrow ? 2 : 12
    var x: CGFloat = isVeryNarrow ? 8 : 16
    if session.lanesFold.isPossible { x = drawFold(isFolded, at: x, pen) }
    if !isVeryNarrow || isFolded {
      x += max(56, pen.text(localized("LANES"), Look.caption, Look.quiet, at: x, middle: middle) + 8)
    }
    x = button("‹", localized("Previous event"), at: x, pen) { [session] in session.step(forward: false) }
    x = button("›", localized("Next event"), at: x, pen) { [session] in session.step(forward: true) }
    x = button(localized("Live"), at: x + (isTight ? 0 : 4), pen, isOn: session.isLive) { [session] in session.goLive()
    }
    x += gap
    if isFolded {
      barEnd = x
      return
    }
    if isNarrow {
      x = button(Self.name(of: session.rate), localized("Speed"), at: x, pen, isOn: true) { [session] in
        session.setNextRate()
      }
    } else {
      for rate in Session.rates {
        let isOn = session.rate == rate
        x = button(Self.name(of: rate), at: x, pen, isOn: isOn, isQuiet: true) { [session] in session.setRate(rate) }
      }
    }
    x += gap
    x = button("−", localized("Zoom out"), at: x, pen) { [weak self] in self?.zoom(by: 1 / 1.5) }
    x = button("+", localized("Zoom in"), at: x, pen) { [weak self] in self?.zoom(by: 1.5) }
    x = button(localized("Fit"), at: x, pen) { [weak self] in self?.fit() }
    barEnd = x + 24
  }

  /// Whether the buttons have no room for their usual margins.
  private var isTight: Bool { bounds.width < 280 }

  /// Draws the triangle before the heading, which opens the lanes of a low window and folds them.
  ///
  /// - Returns: the left edge of what follows.
  private func drawFold(_ isFolded: Bool, at x: CGFloat, _ pen: Pen) -> CGFloat {
    let width = isFolded ? 16 + Pen.width(localized("LANES"), Look.caption) + 4 : 14
    let place = CGRect(x: x - 4, y: (Self.barHeight - 24) / 2, width: width, height: 24)
    let label = isFolded ? localized("Open the lanes") : localized("Fold the lanes")
    let isHovered = spot(place, label: label) { [session] in session.toggleLanes() }
    if isHovered { pen.fill(place, Look.hover, radius: 6) }
    let corners: [(CGFloat, CGFloat)] = isFolded ? [(-2, -4), (3, 0), (-2, 4)] : [(-4, -2), (4, -2), (0, 3)]
    pen.area(corners.map { CGPoint(x: x + 4 + $0.0, y: place.midY + $0.1) }, isHovered ? Look.way : Look.quiet)
    return x + 14
  }

  private static func name(of rate: Double) -> String { rate == 1 ? "1×" : "1/\(Int((1 / rate).rounded()))" }

  /// Draws a button as wide as its title.
  ///
  /// - Returns: the left edge of the next button.
  private func button(
    _ words: String, _ label: String? = nil, at x: CGFloat, _ pen: Pen, isOn: Bool = false, isQuiet: Bool = false,
    _ action: @escaping () -> Void
  ) -> CGFloat {
    let font = isOn ? Look.strong : Look.body
    let margins: CGFloat = isQuiet ? 12 : isTight ? 8 : 16
    let width = max(isTight ? 20 : 24, (Pen.width(words, font) + margins).rounded(.up))
    let rect = CGRect(x: x, y: (Self.barHeight - 24) / 2, width: width, height: 24)
    let isHovered = spot(rect, label: label, isOn: isOn, action)
    if isOn {
      pen.fill(rect, Look.wayStrong, radius: 6)
    } else if isHovered {
      pen.fill(rect, Look.hover, radius: 6)
    }
    if !isOn, !isQuiet { pen.frame(rect, Look.line, radius: 6) }
    pen.centered(words, font, isOn ? Look.way : Look.ink, at: CGPoint(x: rect.midX, y: rect.midY))
    return rect.maxX + (isQuiet ? 0 : isTight ? 2 : 4)
  }

  /// Draws the ruler: seconds since the first touch, or since the start of the input that is played.
  func drawRuler(_ pen: Pen) {
    let middle = ruler.midY
    let start = session.record.startTime
    var shifted = scale
    shifted.start -= start
    let (times, places) = shifted.ticks(distance: 72)
    let cursor = cursorRect
    pen.within(ruler) {
      for time in times {
        let x = plot.minX + shifted.x(time)
        pen.fill(CGRect(x: x.rounded(), y: ruler.maxY - 5, width: 1, height: 5), Look.line)
        let words = "\(fixed(time, places)) s"
        let end = x + 4 + Pen.width(words, Look.tagReason)
        // A number keeps a distance from that of the cursor, and is not cut off at the edge.
        if let cursor, x + 4 < cursor.maxX + 6, end > cursor.minX - 6 { continue }
        if end > ruler.maxX { continue }
        pen.text(words, Look.tagReason, Look.faint, at: x + 4, middle: middle)
      }
    }
    pen.text(session.record.start, Look.tagReason, Look.faint, at: 16, middle: middle)
    pen.fill(CGRect(x: 0, y: ruler.maxY - 1, width: bounds.width, height: 1), Look.line)
  }

  private func fixed(_ time: TimeInterval, _ places: Int) -> String {
    let text = number(abs(time) < 1e-9 ? 0 : time, places: places)
    guard places > 0 else { return text }
    let parts = text.split(separator: ".")
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    return "\(parts[0])." + fraction + String(repeating: "0", count: max(0, places - fraction.count))
  }

  /// The lower end of the last visible lane.
  var lanesEnd: CGFloat {
    min(bounds.height, plot.minY + laneRows.height)
  }

  /// Draws the line through the lanes at the cursor; marks are drawn over it.
  func drawCursorLine(_ pen: Pen) {
    guard let cursor = session.cursor else { return }
    pen.fill(CGRect(x: x(cursor).rounded() - 1, y: ruler.maxY, width: 2, height: lanesEnd - ruler.maxY), Look.cursor)
  }

  /// Draws the time of the cursor in the ruler.
  ///
  /// - Returns: the rectangle of the label; nil without a cursor, or if it is outside of the visible stretch.
  func drawCursor(_ pen: Pen) -> CGRect? {
    guard let rect = cursorRect, let words = cursorWords else { return nil }
    pen.fill(rect, Look.cursor, radius: 8)
    pen.centered(words, Look.tag, Look.onColor, at: CGPoint(x: rect.midX, y: rect.midY))
    return rect
  }

  private var cursorWords: String? { session.cursor.map { clock($0 - session.record.startTime) } }

  private var cursorRect: CGRect? {
    guard let cursor = session.cursor, let words = cursorWords else { return nil }
    let x = self.x(cursor)
    guard x >= plot.minX, x <= plot.maxX else { return nil }
    let width = Pen.width(words, Look.tag) + 12
    return CGRect(
      x: min(max(x - width / 2, plot.minX), plot.maxX - width).rounded(), y: ruler.minY + 2, width: width.rounded(.up),
      height: 16)
  }
}
