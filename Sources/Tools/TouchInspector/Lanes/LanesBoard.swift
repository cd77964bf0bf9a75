import TouchDiagnosis
import TouchTrace
import TouchDrawing
import TouchGeometry
import TouchKit

/// The lanes: a row for every finger, recognizer and view, with its states over time.
///
/// Dragging on the ruler moves the cursor; with Shift it selects a stretch of time. Dragging on the overview strip
/// moves its frame, or selects the stretch to show. Dragging, the wheel and two fingers on the lanes scroll and zoom. A
/// tap chooses a lane and the tapped moment. Lanes can be collapsed and pinned.
@MainActor final class LanesBoard: Board {
  let session: Session
  /// The visible stretch of time; its end follows the present while no earlier moment is shown.
  var scale = LaneScale(width: 1)
  /// The vertical scroll offset of the rows.
  private var offset: CGFloat = 0
  private let pan = UIPanGestureRecognizer()
  private var drag = Drag.lanes
  /// Where the last touch began; while the overview's frame is dragged, the position of the last movement.
  private var downPlace = CGPoint.zero
  /// Whether the user has zoomed or scrolled; until then the lanes show the last touches.
  private var isZoomed = false
  /// The cursor to which the visible stretch was last scrolled.
  private var followed: TimeInterval?

  /// The effect of a drag.
  private enum Drag: Equatable {
    case lanes, moment
    /// Moves the frame of the overview strip.
    case frame
    /// Selects a stretch that begins at a time; in the overview strip or on the ruler.
    case range(TimeInterval, isOverview: Bool)
  }

  /// The right end of the buttons in the bar.
  var barEnd: CGFloat = 0

  static let barHeight: CGFloat = 36
  static let stripHeight: CGFloat = 16
  static let rulerHeight: CGFloat = 20
  private static let legendHeight: CGFloat = 28

  /// The height of a board that shows `count` lanes, with the legend below them.
  static func height(lanes count: Int) -> CGFloat {
    barHeight + stripHeight + rulerHeight + CGFloat(count) * LaneRows.high + legendHeight
  }
  /// The minimum width of the column of names, and the part of it that icons and badges take.
  static let (minimumGutter, besideName): (CGFloat, CGFloat) = (152, 84)
  /// The width of the column of names.
  private(set) var gutter = LanesBoard.minimumGutter
  /// The names of the lanes and the board's width for which `gutter` and `shortNames` were computed.
  private var gutterReason: (names: [String], width: CGFloat) = ([], 0)
  /// The names for which there is no room, and what is drawn in place of them.
  private var shortNames: [String: String] = [:]

  /// What is drawn as the name of a lane.
  func shortName(of lane: Lane) -> String { shortNames[lane.displayName] ?? lane.displayName }

  init(_ session: Session) {
    self.session = session
    super.init(frame: .zero)
    accessibilityContainerType = .semanticGroup
    accessibilityLabel = localized("Lanes")
    backgroundColor = UIColor(cgColor: Look.paper)
    pan.allowedScrollTypesMask = .all
    pan.addTarget(self, action: LanesBoard.dragged)
    addGestureRecognizer(pan)
    addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: Selector(LanesBoard.pinched)))
  }

  required init?(coder: NSCoder) { return nil }

  override var showsKeyboard: Bool { session.lane != nil }

  override var spokenRows: [SpokenPart] { laneParts }
  override var focusedWords: String? { super.focusedWords ?? chosenWords }

  // MARK: Places

  /// The area in which the lanes' states are drawn.
  var plot: CGRect {
    let top = ruler.maxY
    return CGRect(
      x: gutter, y: top, width: max(0, bounds.width - gutter), height: max(0, bounds.height - top))
  }

  var ruler: CGRect {
    CGRect(x: gutter, y: overview.maxY, width: max(0, bounds.width - gutter), height: Self.rulerHeight)
  }

  /// A visible row, in the board's coordinates.
  struct ShownRow {
    let lane: Lane
    let middle: CGFloat
    let height: CGFloat
    let isPinned: Bool

    var isNarrow: Bool { height < LaneRows.high }
  }

  /// The positions of all rows.
  var laneRows: LaneRows {
    LaneRows(session.model, pinned: session.pinnedLanes, collapsed: session.collapsedLanes)
  }

  /// The visible rows.
  var rows: [ShownRow] {
    let (all, top, lanes) = (laneRows, plot.minY, session.model.lanes)
    return all.rows.compactMap { row in
      let middle = top + row.middle - (row.isPinned ? 0 : offset)
      let isSeen =
        row.isPinned || middle > top + all.pinned - row.height / 2 && middle < bounds.height + row.height
      guard isSeen else { return nil }
      return ShownRow(lane: lanes[row.lane], middle: middle, height: row.height, isPinned: row.isPinned)
    }
  }

  private var highest: CGFloat { max(0, laneRows.height - plot.height) }

  func x(_ time: TimeInterval) -> CGFloat { plot.minX + scale.x(time) }

  /// The recorded times, from the first to the last.
  var extent: ClosedRange<TimeInterval> {
    let model = session.model
    let first = model.firstTime ?? 0
    return first...max(first, model.lastTime ?? 0)
  }

  /// Makes the column of names as wide as the longest name needs, at most three tenths of the board's width; in a board
  /// of less than 600 points, somewhat less than half of it.
  ///
  /// The width grows in steps, so that a new lane seldom moves the others.
  private func fitGutter() {
    let names = session.model.lanes.map(\.displayName)
    guard gutterReason != (names, bounds.width) else { return }
    gutterReason = (names, bounds.width)
    let longest = names.map { Pen.width($0, Look.strong) }.max() ?? 0
    let needed = ((longest + Self.besideName - Self.minimumGutter) / 24).rounded(.up) * 24 + Self.minimumGutter
    let share: CGFloat = bounds.width < 600 ? 0.46 : 0.3
    gutter = max(
      min(Self.minimumGutter, (bounds.width * 0.55).rounded()), min(needed, (bounds.width * share).rounded()))
    let room = gutter - Self.besideName
    let short = ShortNames.fitting(
      names.map { ShortNames.Name(text: $0, font: Look.strong, room: room) }, symbols: ["key", "button"])
    shortNames = Dictionary(zip(names, short)) { first, _ in first }
  }

  /// Scrolls the visible stretch to the session's cursor, or to the present.
  private func follow() {
    scale.width = plot.width
    guard session.model.firstTime != nil else { return }
    let end = extent.upperBound
    if !isZoomed, session.cursor == nil || session.replay != nil {
      // Shows the last touches, at the largest of a few fixed scales, so that the scale does not creep during a touch.
      let first = session.replay == nil ? session.record.chapters.all.last?.start : nil
      let begin = max(extent.lowerBound, first ?? extent.lowerBound)
      let length = Self.lengths.first { $0 * 0.85 >= end - begin } ?? 10
      scale.show(length, from: end - begin > length * 0.85 ? end - length * 0.9 : begin - length * 0.06)
    } else if let cursor = session.cursor {
      // The stretch that the user chose stays until the cursor moves.
      if cursor != followed { scale.reveal(cursor) }
    } else {
      // A tenth of the width stays free for the next events.
      scale.start = end - scale.length * 0.9
    }
    followed = session.cursor
  }

  /// The lengths, in seconds, among which the board chooses until the user zooms.
  private static let lengths: [TimeInterval] = [0.5, 1, 1.5, 2, 3, 5, 10]

  /// Called after the user has chosen the visible stretch.
  ///
  /// Sets the cursor if there is none, so that new events do not scroll the lanes away.
  func zoomByUser() {
    isZoomed = true
    if session.cursor == nil, let last = session.model.lastTime {
      session.show(min(scale.start + scale.length / 2, last))
    }
    followed = session.cursor
    setNeedsDisplay()
  }

  /// Shows the selected stretch, or all recorded times.
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

  /// Stores where the touch began; the drag starts there, not where the pan recognizer began.
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
      // When the newest events are scrolled out of view, a cursor holds the lanes in place; otherwise each new event would
      // scroll them back.
      if session.cursor == nil, scale.end < extent.upperBound { session.show(scale.time(plot.width / 2)) }
    }
    setNeedsDisplay()
  }

  /// The effect of a drag that starts at a point.
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

  /// The time of the mark nearest to a press, at most eight points away.
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
    guard bounds.height > Self.barHeight else { return }
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
    let isPlayed = session.replay != nil || session.live.explanation != nil
    pen.lines(
      isPlayed
        ? localized("The input has no touch, no key and no wheel, so there is no lane.")
        : names.isEmpty
          ? localized("Lanes begin with the first touch: one for every finger and every view.")
          : localized("Lanes begin with the first touch: one for every finger, %1$s and every view.", list(names)),
      Look.body, Look.faint,
      at: CGPoint(x: 16, y: plot.minY), width: bounds.width - 32, maximum: 3)
  }
}
