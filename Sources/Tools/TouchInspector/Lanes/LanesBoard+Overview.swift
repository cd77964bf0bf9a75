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

  private var shownLength: TimeInterval { max(extent.upperBound - extent.lowerBound, LaneScale.shortest) }

  func overviewX(_ time: TimeInterval) -> CGFloat {
    overview.minX + CGFloat((time - extent.lowerBound) / shownLength) * overview.width
  }

  /// The time at a position in the strip, clamped to the recorded times.
  func overviewTime(_ x: CGFloat) -> TimeInterval {
    let part = TimeInterval((x - overview.minX) / max(overview.width, 1))
    return extent.lowerBound + min(max(part, 0), 1) * shownLength
  }

  /// The number of seconds that a number of points of the strip represents.
  func overviewLength(_ points: CGFloat) -> TimeInterval { TimeInterval(points / max(overview.width, 1)) * shownLength }

  /// The frame around the stretch that the lanes show.
  var overviewFrame: CGRect {
    let left = min(max(overviewX(scale.start), overview.minX), overview.maxX - 4)
    let right = max(min(overviewX(scale.end), overview.maxX), left + 4)
    return CGRect(x: left, y: overview.minY + 1, width: right - left, height: overview.height - 2)
  }

  func drawOverview(_ pen: Pen) {
    guard overviewHeight > 0 else { return }
    pen.text(localized("everything"), Look.tagReason, Look.faint, at: 16, middle: overview.midY)
    pen.within(overview) {
      let rows = laneRows.rows
      let step = (overview.height - 6) / CGFloat(max(rows.count, 1))
      for (index, row) in rows.enumerated() {
        drawStrip(of: session.model.lanes[row.lane], y: overview.minY + 3 + CGFloat(index) * step, max(step, 1), pen)
      }
      if let range = session.range {
        let left = overviewX(range.lowerBound)
        pen.fill(
          CGRect(x: left, y: overview.minY, width: max(overviewX(range.upperBound) - left, 1), height: overview.height),
          Look.wayStrong)
      }
      if let cursor = session.cursor {
        pen.fill(
          CGRect(x: overviewX(cursor).rounded() - 1, y: overview.minY, width: 2, height: overview.height), Look.cursor)
      }
      pen.frame(overviewFrame, Look.way, width: 1.5, radius: 3)
    }
    pen.fill(CGRect(x: 0, y: overview.maxY - 1, width: bounds.width, height: 1), Look.line)
  }

  /// Draws the states of a lane: at most one for each point of the width, however many there are.
  private func drawStrip(of lane: Lane, y: CGFloat, _ height: CGFloat, _ pen: Pen) {
    var x = overview.minX
    while x < overview.maxX {
      let next = lane.spans.firstIndex(reaching: overviewTime(x))
      guard next < lane.spans.count else { return }
      let span = lane.spans[next]
      let left = max(overviewX(span.time), x)
      let right = max(min(span.end.map(overviewX) ?? overview.maxX, overview.maxX), left + 1)
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
