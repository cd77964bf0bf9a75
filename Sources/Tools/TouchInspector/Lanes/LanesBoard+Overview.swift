import TouchDiagnosis
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchTrace

/// The overview strip above the ruler: all recorded times, with a frame around the stretch that the lanes show.
extension LanesBoard {
  var overview: CGRect {
    CGRect(x: gutter, y: Self.barHeight, width: max(0, bounds.width - gutter), height: overviewHeight)
  }

  /// The height of the strip; 0 in a low board, so that the lanes have room.
  var overviewHeight: CGFloat { bounds.height < 130 ? 0 : Self.stripHeight }

  /// The scale of the strip at one moment.
  ///
  /// The recorded times are read once, because reading them copies the lanes.
  struct OverviewScale {
    let strip: CGRect
    let start: TimeInterval
    let length: TimeInterval

    func x(_ time: TimeInterval) -> CGFloat { strip.minX + CGFloat((time - start) / length) * strip.width }

    /// The time at a position in the strip, clamped to the recorded times.
    func time(_ x: CGFloat) -> TimeInterval {
      start + min(max(TimeInterval((x - strip.minX) / max(strip.width, 1)), 0), 1) * length
    }
  }

  var overviewScale: OverviewScale {
    let extent = extent
    return OverviewScale(
      strip: overview, start: extent.lowerBound,
      length: max(extent.upperBound - extent.lowerBound, LaneScale.shortest))
  }

  func overviewX(_ time: TimeInterval) -> CGFloat { overviewScale.x(time) }

  /// The time at a position in the strip, clamped to the recorded times.
  func overviewTime(_ x: CGFloat) -> TimeInterval { overviewScale.time(x) }

  /// The number of seconds that a number of points of the strip represents.
  func overviewLength(_ points: CGFloat) -> TimeInterval {
    let whole = overviewScale
    return TimeInterval(points / max(whole.strip.width, 1)) * whole.length
  }

  /// The frame around the stretch that the lanes show.
  var overviewFrame: CGRect { frame(in: overviewScale) }

  private func frame(in whole: OverviewScale) -> CGRect {
    let strip = whole.strip
    let left = min(max(whole.x(scale.start), strip.minX), strip.maxX - 4)
    let right = max(min(whole.x(scale.end), strip.maxX), left + 4)
    return CGRect(x: left, y: strip.minY + 1, width: right - left, height: strip.height - 2)
  }

  func drawOverview(_ pen: Pen) {
    guard overviewHeight > 0 else { return }
    let whole = overviewScale
    let overview = whole.strip
    pen.text(localized("everything"), Look.tagReason, Look.faint, at: 16, middle: overview.midY)
    pen.within(overview) {
      let (rows, lanes) = (laneRows.rows, session.model.lanes)
      let step = (overview.height - 6) / CGFloat(max(rows.count, 1))
      for (index, row) in rows.enumerated() {
        drawStrip(of: lanes[row.lane], whole, y: overview.minY + 3 + CGFloat(index) * step, max(step, 1), pen)
      }
      if let range = session.range {
        let left = whole.x(range.lowerBound)
        pen.fill(
          CGRect(x: left, y: overview.minY, width: max(whole.x(range.upperBound) - left, 1), height: overview.height),
          Look.wayStrong)
      }
      if let cursor = session.cursor {
        pen.fill(
          CGRect(x: whole.x(cursor).rounded() - 1, y: overview.minY, width: 2, height: overview.height), Look.cursor)
      }
      pen.frame(frame(in: whole), Look.way, width: 1.5, radius: 3)
    }
    pen.fill(CGRect(x: 0, y: overview.maxY - 1, width: bounds.width, height: 1), Look.line)
  }

  /// Draws the states of a lane: at most one for each point of the width, however many there are.
  private func drawStrip(of lane: Lane, _ whole: OverviewScale, y: CGFloat, _ height: CGFloat, _ pen: Pen) {
    let overview = whole.strip
    var x = overview.minX
    while x < overview.maxX {
      let next = lane.spans.firstIndex(reaching: whole.time(x))
      guard next < lane.spans.count else { return }
      let span = lane.spans[next]
      let left = max(whole.x(span.time), x)
      let right = max(min(span.end.map(whole.x) ?? overview.maxX, overview.maxX), left + 1)
      if left >= overview.maxX { return }
      pen.fill(CGRect(x: left, y: y, width: right - left, height: height), Look.color(span.state))
      x = right + 0.5
    }
  }

  /// Scrolls a time to the middle of the lanes.
  func center(on time: TimeInterval) {
    scale.width = plot.width
    scale.start = time - scale.length / 2
    zoomByUser()
  }

  /// Zooms to the selected stretch, and clears the selection.
  func showRange() {
    guard let range = session.range else { return }
    scale.width = plot.width
    scale.show(max(range.upperBound - range.lowerBound, LaneScale.shortest), from: range.lowerBound)
    zoomByUser()
    session.select(nil)
  }

  // MARK: The selected stretch

  /// Draws the selected stretch, behind the lanes.
  func drawRange(_ pen: Pen) {
    guard let range = session.range else { return }
    let (left, right) = (x(range.lowerBound), x(range.upperBound))
    let area = CGRect(x: left, y: ruler.minY, width: max(right - left, 1), height: lanesEnd - ruler.minY)
    pen.fill(area, Look.wayStrong)
  }

  /// Draws the length of the selected stretch in the ruler: in the middle of the stretch, or next to the time of the
  /// cursor if the two would overlap.
  func drawRangeLength(_ pen: Pen, beside cursor: CGRect?) {
    guard let range = session.range else { return }
    let words = "\(clock(range.upperBound - range.lowerBound)) long"
    let width = Pen.width(words, Look.tag) + 12
    let middle = (x(range.lowerBound) + x(range.upperBound)) / 2
    var left = min(max(middle - width / 2, plot.minX), max(plot.maxX - width, plot.minX))
    if let cursor, left < cursor.maxX + 4, left + width > cursor.minX - 4 {
      left = cursor.maxX + 4 + width <= plot.maxX ? cursor.maxX + 4 : cursor.minX - 4 - width
    }
    let rect = CGRect(x: left.rounded(), y: ruler.minY + 2, width: width.rounded(.up), height: 16)
    pen.fill(rect, Look.way, radius: 8)
    pen.centered(words, Look.tag, Look.onColor, at: CGPoint(x: rect.midX, y: rect.midY))
  }
}
