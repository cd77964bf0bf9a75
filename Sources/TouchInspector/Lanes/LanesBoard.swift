import TouchTrace
import TouchDrawing
import TouchGeometry
import TouchKit

/// The lanes: what every finger, recognizer and view did, over time.
///
/// A drag on the ruler shows the past moment under it; a drag, the wheel or two fingers on the lanes move and zoom; a
/// tap chooses a lane, and the moment that is tapped.
@MainActor final class LanesBoard: Board {
  let session: Session
  /// Which stretch is seen; while the present is shown its end follows.
  var scale = LaneScale(width: 1)
  /// How far the rows are scrolled.
  private var offset: CGFloat = 0
  private let pan = UIPanGestureRecognizer()
  private var isScrubbing = false
  /// Whether the user chose how much is seen; until then it is what happened last.
  private var isZoomed = false

  /// Where the buttons of the bar end.
  var barEnd: CGFloat = 0

  static let barHeight: CGFloat = 36
  static let rulerHeight: CGFloat = 20
  static let rowHeight: CGFloat = 24
  static let gutter: CGFloat = 152

  init(_ session: Session) {
    self.session = session
    super.init(frame: .zero)
    backgroundColor = UIColor(cgColor: Look.paper)
    pan.allowedScrollTypesMask = .all
    pan.addTarget(self, action: LanesBoard.dragged)
    addGestureRecognizer(pan)
    let pinch = UIPinchGestureRecognizer()
    pinch.addTarget(self, action: LanesBoard.pinched)
    addGestureRecognizer(pinch)
  }

  required init?(coder: NSCoder) { return nil }

  // MARK: Places

  /// Where spans are drawn.
  var plot: CGRect {
    let top = Self.barHeight + Self.rulerHeight
    return CGRect(
      x: Self.gutter, y: top, width: max(0, bounds.width - Self.gutter), height: max(0, bounds.height - top))
  }

  var ruler: CGRect {
    CGRect(x: Self.gutter, y: Self.barHeight, width: max(0, bounds.width - Self.gutter), height: Self.rulerHeight)
  }

  /// The rows as they are shown, those out of sight left out: lane and the middle of its row.
  var rows: [(lane: Lane, middle: CGFloat)] {
    let model = session.model
    var rows: [(Lane, CGFloat)] = []
    for (row, lane) in model.shown.enumerated() {
      let middle = plot.minY + (CGFloat(row) + 0.5) * Self.rowHeight - offset
      if middle > plot.minY - Self.rowHeight, middle < bounds.height + Self.rowHeight {
        rows.append((model.lanes[lane], middle))
      }
    }
    return rows
  }

  private var highest: CGFloat { max(0, CGFloat(session.model.lanes.count) * Self.rowHeight - plot.height) }

  func x(_ time: TimeInterval) -> CGFloat { plot.minX + scale.x(time) }

  /// The times that there is anything to see of.
  var extent: ClosedRange<TimeInterval> {
    let first = session.model.firstTime ?? 0
    return first...max(first, session.model.lastTime ?? 0)
  }

  /// Moves the stretch that is seen to where the session is.
  private func follow() {
    scale.width = plot.width
    guard session.model.firstTime != nil else { return }
    let end = extent.upperBound
    if !isZoomed, session.cursor == nil || session.replay != nil {
      // The last touches as wide as may be, in steps, so that nothing creeps while fingers are down.
      let first = session.replay == nil ? session.record.chapters.all.last?.start : nil
      let begin = max(extent.lowerBound, first ?? extent.lowerBound)
      let length = Self.lengths.first { $0 * 0.85 >= end - begin } ?? 10
      scale.show(length, from: end - begin > length * 0.85 ? end - length * 0.9 : begin - length * 0.06)
    } else if let cursor = session.cursor {
      scale.reveal(cursor)
    } else {
      // A tenth of the width stays free for what comes.
      scale.start = end - scale.length * 0.9
    }
  }

  /// How many seconds are seen, unless the user says so.
  private static let lengths: [TimeInterval] = [0.5, 1, 1.5, 2, 3, 5, 10]

  /// Shows all there is.
  func fit() {
    scale.width = plot.width
    scale.fit(extent)
    isZoomed = true
    setNeedsDisplay()
  }

  /// Zooms around the cursor, or around the present.
  func zoom(by factor: CGFloat) {
    scale.width = plot.width
    let fixed = session.cursor.map { scale.x($0) } ?? scale.width * 0.9
    scale.zoom(by: factor, at: fixed)
    isZoomed = true
    setNeedsDisplay()
  }

  // MARK: Input

  private func dragged(_ pan: UIPanGestureRecognizer) {
    let place = pan.location(in: self)
    if pan.state == .began { isScrubbing = ruler.insetBy(dx: 0, dy: -4).contains(place) && pan.numberOfTouches > 0 }
    if isScrubbing {
      session.show(scale.time(place.x - plot.minX))
      if pan.state != .changed, pan.state != .began { isScrubbing = false }
      return
    }
    let travel = pan.translation(in: self)
    pan.setTranslation(.zero, in: self)
    offset = max(0, min(highest, offset - travel.y))
    if abs(travel.x) > 0, session.model.firstTime != nil {
      isZoomed = true
      scale.scroll(by: travel.x, within: extent)
      // A user who looks at an earlier moment stays there.
      if session.cursor == nil, scale.end < extent.upperBound { session.show(scale.time(plot.width / 2)) }
    }
    setNeedsDisplay()
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    scale.zoom(by: pinch.scale, at: pinch.location(in: self).x - plot.minX)
    pinch.scale = 1
    isZoomed = true
    setNeedsDisplay()
  }

  override func press(at place: CGPoint) -> Bool {
    if super.press(at: place) { return true }
    guard let row = rows.first(where: { abs(place.y - $0.middle) <= Self.rowHeight / 2 }), place.y >= plot.minY else {
      if ruler.contains(place) { session.show(scale.time(place.x - plot.minX)) }
      return ruler.contains(place)
    }
    session.choose(lane: row.lane.id)
    if plot.contains(place) {
      let time = scale.time(place.x - plot.minX)
      session.show(nearestMark(of: row.lane, to: time) ?? time)
    }
    return true
  }

  /// The mark that a press means.
  private func nearestMark(of lane: Lane, to time: TimeInterval) -> TimeInterval? {
    let reach = TimeInterval(8 / max(scale.pointsPerSecond, 1e-9))
    return lane.marks.within((time - reach)...(time + reach)).map(\.time)
      .filter { abs($0 - time) <= reach }.min { abs($0 - time) < abs($1 - time) }
  }

  // MARK: The pointer

  private func row(at place: CGPoint?) -> Lane? {
    guard let place, place.y >= plot.minY else { return nil }
    return rows.first { abs(place.y - $0.middle) <= Self.rowHeight / 2 }?.lane
  }

  override func isDifferent(_ before: CGPoint?, _ now: CGPoint?) -> Bool {
    super.isDifferent(before, now) || row(at: before)?.id != row(at: now)?.id
  }

  override func name(at place: CGPoint?) -> String? { row(at: place)?.name }

  // MARK: Drawing

  override func paint(_ pen: Pen) {
    backgroundColor = UIColor(cgColor: Look.paper)
    follow()
    offset = max(0, min(highest, offset))
    pen.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1), Look.line)
    drawBar(pen)
    pen.fill(CGRect(x: 0, y: Self.barHeight - 1, width: bounds.width, height: 1), Look.line)
    guard session.model.firstTime != nil else { return drawInvitation(pen) }
    drawRuler(pen)
    pen.within(CGRect(x: 0, y: plot.minY, width: bounds.width, height: plot.height)) {
      let rows = rows
      for row in rows { drawGround(row.lane, row.middle, pen) }
      pen.within(plot) {
        for row in rows { drawSpans(row.lane, row.middle, pen) }
        drawCursorLine(pen)
        drawArrows(rows, pen)
        for row in rows { drawMarks(row.lane, row.middle, pen) }
      }
      for row in rows { drawName(row.lane, row.middle, pen) }
    }
    drawLegend(pen)
    drawCursor(pen)
  }

  private func drawInvitation(_ pen: Pen) {
    let names = session.model.lanes.filter { $0.kind == .recognizer }.map(\.name)
    let who = names.isEmpty ? "every finger and every view" : "every finger, " + listed(names) + " and every view"
    pen.lines(
      "Lanes begin with the first touch: one for \(who).", Look.body, Look.faint,
      at: CGPoint(x: 16, y: plot.minY), width: bounds.width - 32, most: 3)
  }
}
