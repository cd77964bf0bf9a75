import TouchDiagnosis
import TouchTrace
import TouchDrawing
import TouchGeometry
import TouchKit

/// The lanes: what every finger, recognizer and view did, over time.
///
/// A drag on the ruler shows the past moment under it, with Shift it selects a stretch of time. A drag on the strip above
/// moves the frame, or selects what is to be shown. A drag, the wheel or two fingers on the lanes move and zoom; a tap
/// chooses a lane, and the moment that is tapped. Lanes can be collapsed and pinned.
@MainActor final class LanesBoard: Board {
  let session: Session
  /// Which stretch is seen; while the present is shown its end follows.
  var scale = LaneScale(width: 1)
  /// How far the rows are scrolled.
  private var offset: CGFloat = 0
  private let pan = UIPanGestureRecognizer()
  private var drag = Drag.lanes
  /// Where the last finger came down, and where it was when the frame was last moved.
  private var downPlace = CGPoint.zero
  /// Whether the user chose how much is seen; until then it is what happened last.
  private var isZoomed = false
  /// The moment that was shown when the stretch was last moved to one.
  private var followed: TimeInterval?

  /// What a drag is for.
  private enum Drag: Equatable {
    case lanes, moment
    /// Moves the frame of the strip.
    case frame
    /// Selects, from a time on; in the strip or on the ruler.
    case range(TimeInterval, isOverview: Bool)
  }

  /// Where the buttons of the bar end.
  var barEnd: CGFloat = 0

  static let barHeight: CGFloat = 36
  static let stripHeight: CGFloat = 16
  static let rulerHeight: CGFloat = 20
  private static let legendHeight: CGFloat = 28

  /// The height of a board that shows so many lanes, with the legend below them.
  static func height(lanes count: Int) -> CGFloat {
    barHeight + stripHeight + rulerHeight + CGFloat(count) * LaneRows.high + legendHeight
  }
  /// How wide the names beside the lanes are at least, and what of it is not theirs.
  static let (leastGutter, besideName): (CGFloat, CGFloat) = (152, 84)
  /// How wide the names beside the lanes are now.
  private(set) var gutter = LanesBoard.leastGutter
  /// For what the width was found.
  private var gutterReason: (count: Int, width: CGFloat) = (-1, 0)

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

  override var showsKeyboard: Bool { session.lane != nil }

  // MARK: Places

  /// Where spans are drawn.
  var plot: CGRect {
    let top = ruler.maxY
    return CGRect(
      x: gutter, y: top, width: max(0, bounds.width - gutter), height: max(0, bounds.height - top))
  }

  var ruler: CGRect {
    CGRect(x: gutter, y: overview.maxY, width: max(0, bounds.width - gutter), height: Self.rulerHeight)
  }

  /// A row as it is shown.
  struct ShownRow {
    let lane: Lane
    let middle: CGFloat
    let height: CGFloat
    let isPinned: Bool

    var isNarrow: Bool { height < LaneRows.high }
  }

  /// Where all rows lie.
  var laneRows: LaneRows {
    LaneRows(session.model, pinned: session.pinnedLanes, collapsed: session.collapsedLanes)
  }

  /// The rows as they are shown, those out of sight left out.
  var rows: [ShownRow] {
    let (all, top) = (laneRows, plot.minY)
    return all.rows.compactMap { row in
      let middle = top + row.middle - (row.isPinned ? 0 : offset)
      let isSeen =
        row.isPinned || middle > top + all.pinned - row.height / 2 && middle < bounds.height + row.height
      guard isSeen else { return nil }
      return ShownRow(lane: session.model.lanes[row.lane], middle: middle, height: row.height, isPinned: row.isPinned)
    }
  }

  private var highest: CGFloat { max(0, laneRows.height - plot.height) }

  func x(_ time: TimeInterval) -> CGFloat { plot.minX + scale.x(time) }

  /// The times that there is anything to see of.
  var extent: ClosedRange<TimeInterval> {
    let first = session.model.firstTime ?? 0
    return first...max(first, session.model.lastTime ?? 0)
  }

  /// Gives the names the room that the longest one needs, at most three tenths of the width.
  ///
  /// It grows in steps, so that the lanes seldom move when another one comes.
  private func fitGutter() {
    let lanes = session.model.lanes
    guard gutterReason != (lanes.count, bounds.width) else { return }
    gutterReason = (lanes.count, bounds.width)
    let longest = lanes.map { Pen.width($0.name, Look.strong) }.max() ?? 0
    let needed = ((longest + Self.besideName - Self.leastGutter) / 24).rounded(.up) * 24 + Self.leastGutter
    gutter = max(Self.leastGutter, min(needed, (bounds.width * 0.3).rounded()))
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
      // A stretch that was chosen stays until another moment is.
      if cursor != followed { scale.reveal(cursor) }
    } else {
      // A tenth of the width stays free for what comes.
      scale.start = end - scale.length * 0.9
    }
    followed = session.cursor
  }

  /// How many seconds are seen, unless the user says so.
  private static let lengths: [TimeInterval] = [0.5, 1, 1.5, 2, 3, 5, 10]

  /// The user has chosen what is seen; who looks at an earlier moment stays there.
  func zoomByUser() {
    isZoomed = true
    if session.cursor == nil, let last = session.model.lastTime {
      session.show(min(scale.start + scale.length / 2, last))
    }
    followed = session.cursor
    setNeedsDisplay()
  }

  /// Shows the stretch that is selected, or all there is.
  func fit() {
    if session.range != nil { return showRange() }
    if session.cursor == nil, let last = session.model.lastTime { session.show(last) }
    scale.width = plot.width
    scale.fit(extent)
    zoomByUser()
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

  /// A drag begins where the finger came down, not where it had gone far enough.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { downPlace = touch.location(in: self) }
    super.touchesBegan(touches, with: event)
  }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    let place = pan.location(in: self)
    let travel = pan.translation(in: self)
    if pan.state == .began { drag = meaning(of: pan, from: downPlace) }
    let isOver = pan.state != .changed && pan.state != .began
    switch drag {
    case .lanes: break
    case .moment: return session.show(scale.time(place.x - plot.minX))
    case .frame:
      scale.start += overviewLength(place.x - downPlace.x)
      downPlace = place
      return zoomByUser()
    case .range(let start, let isOverview):
      let time = isOverview ? overviewTime(place.x) : scale.time(place.x - plot.minX)
      session.select(min(start, time)...max(start, time))
      if isOver, isOverview { showRange() }
      return
    }
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

  /// What a drag that starts at a place is for.
  private func meaning(of pan: UIPanGestureRecognizer, from start: CGPoint) -> Drag {
    guard pan.numberOfTouches > 0, session.model.firstTime != nil else { return .lanes }
    if overview.contains(start) {
      let seesAll = scale.start <= extent.lowerBound && scale.end >= extent.upperBound
      return overviewFrame.contains(start) && !seesAll ? .frame : .range(overviewTime(start.x), isOverview: true)
    }
    guard ruler.insetBy(dx: 0, dy: -4).contains(start) else { return .lanes }
    return pan.modifierFlags.contains(.shift)
      ? .range(scale.time(start.x - plot.minX), isOverview: false) : .moment
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    scale.zoom(by: pinch.scale, at: pinch.location(in: self).x - plot.minX)
    pinch.scale = 1
    isZoomed = true
    setNeedsDisplay()
  }

  override func press(at place: CGPoint) -> Bool {
    if super.press(at: place) { return true }
    guard let row = row(at: place) else {
      if overview.contains(place), session.model.firstTime != nil {
        center(on: overviewTime(place.x))
        return true
      }
      if ruler.contains(place) { session.show(scale.time(place.x - plot.minX)) }
      return ruler.contains(place)
    }
    session.choose(lane: row.id)
    if plot.contains(place) {
      let time = scale.time(place.x - plot.minX)
      session.show(nearestMark(of: row, to: time) ?? time)
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
    return rows.first { abs(place.y - $0.middle) <= $0.height / 2 }?.lane
  }

  override func isDifferent(_ before: CGPoint?, _ now: CGPoint?) -> Bool {
    super.isDifferent(before, now) || row(at: before)?.id != row(at: now)?.id
  }

  override func name(at place: CGPoint?) -> String? { row(at: place)?.name }

  // MARK: Drawing

  override func paint(_ pen: Pen) {
    backgroundColor = UIColor(cgColor: Look.paper)
    fitGutter()
    follow()
    offset = max(0, min(highest, offset))
    pen.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1), Look.line)
    drawBar(pen)
    pen.fill(CGRect(x: 0, y: Self.barHeight - 1, width: bounds.width, height: 1), Look.line)
    guard session.model.firstTime != nil else { return drawInvitation(pen) }
    drawOverview(pen)
    pen.within(plot.union(ruler)) { drawRange(pen) }
    drawRuler(pen)
    drawRows(pen)
    drawLegend(pen)
    let cursor = drawCursor(pen)
    drawRangeLength(pen, beside: cursor)
  }

  private func drawRows(_ pen: Pen) {
    let (all, rows) = (laneRows, rows)
    let pinned = CGRect(x: 0, y: plot.minY, width: bounds.width, height: min(all.pinned, plot.height))
    let rest = CGRect(x: 0, y: pinned.maxY, width: bounds.width, height: max(0, bounds.height - pinned.maxY))
    let parts = [(pinned, rows.filter(\.isPinned)), (rest, rows.filter { !$0.isPinned })].filter { !$0.1.isEmpty }
    for (area, rows) in parts {
      pen.within(area) {
        for row in rows { drawGround(row, pen) }
        pen.within(plot) { for row in rows { drawSpans(row.lane, row.middle, pen, isNarrow: row.isNarrow) } }
      }
    }
    pen.within(plot) {
      drawCursorLine(pen)
      drawArrows(rows, pen)
    }
    for (area, rows) in parts {
      pen.within(area) {
        pen.within(plot) { for row in rows where !row.isNarrow { drawMarks(row.lane, row.middle, pen) } }
        for row in rows { drawName(row, pen) }
      }
    }
    if all.pinned > 0 { pen.fill(CGRect(x: 0, y: pinned.maxY - 1, width: bounds.width, height: 2), Look.line) }
  }

  private func drawInvitation(_ pen: Pen) {
    let names = session.model.lanes.filter { $0.kind == .recognizer }.map(\.name)
    let who = names.isEmpty ? "every finger and every view" : "every finger, " + list(names) + " and every view"
    pen.lines(
      "Lanes begin with the first touch: one for \(who).", Look.body, Look.faint,
      at: CGPoint(x: 16, y: plot.minY), width: bounds.width - 32, most: 3)
  }
}
