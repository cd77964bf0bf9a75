import TouchDiagnosis
import TouchTrace
import TouchArbiter
import TouchDrawing
import TouchGeometry
import TouchKit

extension LanesBoard {
  /// The room that a badge takes at each side of its time, in points.
  private static let badgeRoom: CGFloat = 8

  /// Draws the marks of a lane: actions, ends and calls.
  ///
  /// Of several marks of one kind at a point, it draws the first.
  func drawMarks(_ lane: Lane, _ middle: CGFloat, _ pen: Pen) {
    var lastTick = -CGFloat.infinity
    var freeFrom = -CGFloat.infinity
    for mark in lane.marks.within(scale.range) {
      let left = x(mark.time)
      switch mark.kind {
      case .turned(let state):
        freeFrom = max(freeFrom, drawThreshold(mark, state, left, middle, freeFrom, pen))
        if state.isFinal {
          // A badge at the first or last visible time is not cut in half.
          let inside = plot.insetBy(dx: min(Self.badgeRoom, plot.width / 2), dy: 0)
          Self.drawBadge(state, CGPoint(x: min(max(left, inside.minX), inside.maxX), y: middle), pen)
        }
      case .action(let state):
        if mark.count > 1 {
          drawRun(mark, y: middle + 9, Look.ink(state), pen)
        } else if left - lastTick >= 2 {
          LaneSymbol.drawAction(CGPoint(x: left, y: middle + 6), Look.ink(state), pen)
          lastTick = left
        }
      case .call:
        if mark.count > 1 {
          drawRun(mark, y: middle, Look.onSpan, pen)
        } else if left - lastTick >= 2 {
          drawCall(LaneSymbol(mark), CGPoint(x: left, y: middle), pen)
          lastTick = left
        }
      }
    }
  }

  /// Draws a run of repeated events: a row of dots from the first to the last.
  private func drawRun(_ mark: LaneMark, y: CGFloat, _ color: CGColor, _ pen: Pen) {
    let (left, right) = (max(x(mark.time), plot.minX), min(x(mark.until), plot.maxX))
    let spacing = max(4, (right - left) / CGFloat(max(mark.count - 1, 1)))
    var place = left
    while place <= right + 0.5 {
      pen.disc(CGPoint(x: place, y: y), radius: 1.25, color)
      place += spacing
    }
  }

  private func drawCall(_ symbol: LaneSymbol, _ place: CGPoint, _ pen: Pen) {
    switch symbol {
    // On a bar, dots have the color of the background.
    case .repeated: pen.disc(place, radius: 1.25, Look.onSpan)
    // The bar begins where the touch does.
    case .began: symbol.draw(at: CGPoint(x: place.x + 1, y: place.y), pen)
    case .state, .action, .ended, .missed, .limit, .arrow: symbol.draw(at: place, pen)
    }
  }

  /// Draws the measured number that decided, next to the mark.
  ///
  /// A time limit is drawn as a bracket over its duration.
  ///
  /// - Returns: the left edge from which the next label may begin.
  private func drawThreshold(
    _ mark: LaneMark, _ state: LaneState, _ right: CGFloat, _ middle: CGFloat, _ freeFrom: CGFloat, _ pen: Pen
  ) -> CGFloat {
    // That a finger went far enough decides nothing where there is nothing to scroll.
    guard mark.reason != .cannotScroll else { return freeFrom }
    guard let measure = mark.measure, measure.unit != .taps, measure.threshold.isFinite else { return freeFrom }
    let color = Look.ink(state)
    let limit = quantity(measure.threshold, measure.unit)
    if measure.unit == .seconds {
      // A time that was too short begins with the touch, and would have ended after the failure.
      let isShort = state == .failed && measure.measured < measure.threshold
      let start = mark.time - (isShort ? measure.measured : measure.threshold)
      let (left, right) = (x(start), x(start + measure.threshold))
      let words = isShort ? localized("%1$s of %2$s", number(measure.measured), limit) : limit
      let y = middle - 9
      pen.line(
        [CGPoint(x: left, y: y + 3), CGPoint(x: left, y: y), CGPoint(x: right, y: y)], color, width: 1, dashes: [2, 2])
      let width = Pen.width(words, Look.tagReason)
      let place = max((left + right - width) / 2, left + 2, plot.minX + 4)
      if right - left > width + 12, place + width < right - 8 {
        pen.fill(CGRect(x: place - 3, y: y - 2, width: width + 6, height: 12), Look.paper)
        pen.text(words, Look.tagReason, color, at: place, middle: y + 4)
      }
      return freeFrom
    }
    let words = Self.words(measure.measured, of: measure.threshold, limit, isFailed: state == .failed)
    let width = Pen.width(words, Look.tagReason)
    // Left of the mark, where the state is still possible; right of it is the bar of the next state.
    let place = right - width - 12
    guard place > freeFrom, place > plot.minX else { return freeFrom }
    pen.fill(CGRect(x: place - 2, y: middle - 7, width: width + 4, height: 14), Look.paper, radius: 3)
    pen.text(words, Look.tagReason, color, at: place, middle: middle)
    return right + 8
  }

  /// The measured number with its limit: "12 ≥ 8 pt" for a success, "4 of 8 pt" for a failure below a minimum,
  /// "12, at most 8 pt" for a failure above a maximum.
  static func words(_ measured: Double, of threshold: Double, _ limit: String, isFailed: Bool) -> String {
    // With the decimals that the sentences have.
    let words = number(measured)
    guard isFailed else { return "\(words) ≥ \(limit)" }
    return measured > threshold
      ? localized("%1$s, at most %2$s", words, limit) : localized("%1$s of %2$s", words, limit)
  }

  // MARK: Arrows

  /// Whether an arrow between visible lanes is drawn.
  ///
  /// The view's hatched stretch already shows that touches are withheld. The arrow adds which recognizer withholds them,
  /// and is drawn only while one of the two lanes is chosen.
  func isDrawn(_ arrow: LaneArrow, among lanes: Set<Int>) -> Bool {
    guard lanes.contains(arrow.from), lanes.contains(arrow.to) else { return false }
    return arrow.kind != .withheld || session.lane == arrow.from || session.lane == arrow.to
  }

  /// Draws the effects between lanes, such as prevention and waiting, as vertical arrows at their times.
  func drawArrows(_ rows: [ShownRow], _ pen: Pen) {
    var places: [Int: CGFloat] = [:]
    for row in rows { places[row.lane.id] = row.middle }
    var taken: [CGFloat] = []
    let lanes = Set(places.keys)
    for arrow in session.model.arrows.within(scale.range) where isDrawn(arrow, among: lanes) {
      guard let start = places[arrow.from], let end = places[arrow.to] else { continue }
      var x = self.x(arrow.time)
      // Arrows at the same time are drawn side by side.
      while taken.contains(where: { abs($0 - x) < 4 }) { x -= 5 }
      taken.append(x)
      if taken.count > 64 { taken.removeFirst(32) }
      let way: CGFloat = end > start ? 1 : -1
      let isQuiet = session.lane != nil && session.lane != arrow.from && session.lane != arrow.to
      let color = isQuiet ? Look.line : Look.color(arrow.kind)
      pen.disc(CGPoint(x: x, y: start), radius: 2.5, color)
      pen.arrow(x: x, from: start, to: end - 8 * way, color, dashes: arrow.kind.isWaiting ? [3, 3] : [])
    }
  }
}

extension LaneArrow.Kind {
  /// Whether the arrow means that a lane waits, as opposed to an end.
  var isWaiting: Bool {
    switch self {
    case .blocked, .withheld: true
    case .prevented, .failed, .released, .cancelled: false
    }
  }
}
