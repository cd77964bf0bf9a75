import TouchDrawing
import TouchGeometry
import TouchTrace

/// A sign that the lanes can draw; the legend and the list of keys explain each of them.
enum LaneSymbol: Hashable {
  /// A bar, and the badge of a state that ends an attempt.
  case state(LaneState)
  /// An action was sent.
  case action
  /// Events in quick succession.
  case repeated
  /// The view received the beginning or the end of a touch.
  case began, ended
  /// A phase that the view never received.
  case missed
  /// A time that decided.
  case limit
  /// The effect of one lane on another.
  case arrow(LaneArrow.Kind)

  /// All signs, in the order of the legend.
  static let all: [LaneSymbol] =
    LaneState.allCases.map(LaneSymbol.state) + [.began, .ended, .missed, .action, .repeated, .limit]
    + LaneArrow.Kind.allCases.map(LaneSymbol.arrow)

  /// The sign of a mark.
  init(_ mark: LaneMark) {
    switch mark.kind {
    case .turned(let state): self = .state(state)
    case .action: self = mark.count > 1 ? .repeated : .action
    case .call(let method):
      switch method {
      case "touchesBegan", "pressesBegan": self = .began
      case "touchesMoved", "pressesChanged", LaneMark.moves: self = .repeated
      case "touchesEnded", "pressesEnded": self = .ended
      case "touchesCancelled", "pressesCancelled", LaneMark.isCancelled: self = .state(.cancelled)
      default: self = .missed
      }
    }
  }

  /// The words of the legend.
  @MainActor var title: String {
    switch self {
    case .state(let state): Self.title(of: state)
    case .action: localized("action sent")
    case .repeated: localized("repeated")
    case .began: localized("received the beginning")
    case .ended: localized("received the end")
    case .missed: localized("never received it")
    case .limit: localized("time limit")
    case .arrow(.prevented): localized("prevents")
    case .arrow(.failed): localized("makes fail")
    case .arrow(.blocked): localized("makes wait")
    case .arrow(.released): localized("lets act")
    case .arrow(.cancelled): localized("takes the touch")
    case .arrow(.withheld): localized("holds the touch back")
    }
  }

  @MainActor private static func title(of state: LaneState) -> String {
    switch state {
    case .possible: localized("possible")
    case .began: localized("began")
    case .changed: localized("changed", context: "state")
    case .ended: localized("recognized")
    case .failed: localized("failed")
    case .cancelled: localized("cancelled")
    case .blocked: localized("waits")
    case .down: localized("down")
    case .withheld: localized("held back")
    }
  }

  /// Draws the sign as in the lanes, at most 16 points wide and high.
  @MainActor func draw(at center: CGPoint, _ pen: Pen) {
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    switch self {
    case .state(let state): LanesBoard.drawBadge(state, center, pen)
    case .action: Self.drawAction(at(0, -3), Look.ink(.ended), pen)
    case .repeated: for x in [-5, 0, 5] { pen.disc(at(CGFloat(x), 0), radius: 1.25, Look.quiet) }
    case .began: pen.fill(CGRect(x: center.x - 1, y: center.y - 7, width: 2, height: 14), Look.ink, radius: 1)
    case .ended: pen.fill(CGRect(x: center.x - 1, y: center.y - 7, width: 2, height: 14), Look.handled, radius: 1)
    case .missed:
      pen.line([at(-4, -4), at(4, 4)], Look.refused, width: 1.5)
      pen.line([at(-4, 4), at(4, -4)], Look.refused, width: 1.5)
    case .limit: pen.line([at(-7, 2), at(-7, -2), at(7, -2)], Look.ink(.failed), width: 1, dashes: [2, 2])
    case .arrow(let kind):
      let color = Look.color(kind)
      pen.disc(at(0, -6), radius: 2.5, color)
      pen.arrow(x: center.x, from: center.y - 6, to: center.y + 7, color, dashes: kind.isWaiting ? [3, 3] : [])
    }
  }

  /// Draws a small triangle that points up.
  @MainActor static func drawAction(_ tip: CGPoint, _ color: CGColor, _ pen: Pen) {
    pen.area([tip, CGPoint(x: tip.x - 3.5, y: tip.y + 5), CGPoint(x: tip.x + 3.5, y: tip.y + 5)], color)
  }
}

extension LanesBoard {
  /// The signs in the visible stretch of the lanes, in the order of the legend.
  var symbols: [LaneSymbol] {
    var found: Set<LaneSymbol> = []
    let shown = rows
    for row in shown {
      for span in row.lane.spans.within(scale.range) { found.insert(.state(span.state)) }
      guard !row.isNarrow else { continue }
      for mark in row.lane.marks.within(scale.range) {
        found.insert(LaneSymbol(mark))
        if mark.measure?.unit == .seconds, case .turned = mark.kind { found.insert(.limit) }
      }
    }
    let lanes = Set(shown.map(\.lane.id))
    for arrow in session.model.arrows.within(scale.range) where isDrawn(arrow, among: lanes) {
      found.insert(.arrow(arrow.kind))
    }
    return LaneSymbol.all.filter(found.contains)
  }

  /// Draws the legend of the visible signs: next to the buttons if it fits there, otherwise below the lanes.
  ///
  /// If neither has room for all, those that fit are next to the buttons, with a link to the complete list.
  func drawLegend(_ pen: Pen) {
    let symbols = symbols
    let widths = symbols.map { (Pen.width($0.title, Look.tagReason) + 28).rounded(.up) }
    let whole = widths.reduce(0, +)
    let right = bounds.width - 8
    if right - whole >= barEnd {
      return draw(symbols[...], widths, from: CGPoint(x: right - whole, y: Self.barHeight / 2), pen)
    }
    var lines: [Range<Int>] = []
    var start = 0
    while start < symbols.count {
      let count = Self.fitting(widths[start...], in: bounds.width - 32)
      lines.append(start..<start + max(1, count))
      start += max(1, count)
    }
    let height = CGFloat(lines.count) * Self.legendLine
    let top = bounds.height - height - 5
    if top >= plot.minY + laneRows.height + 4 {
      for (index, line) in lines.enumerated() {
        let middle = top + (CGFloat(index) + 0.5) * Self.legendLine
        draw(symbols[line], widths, from: CGPoint(x: 18, y: middle), pen)
      }
      return
    }
    let more = localized("Marks")
    let moreWidth = Pen.width(more, Look.tagReason) + 8
    let place = CGRect(x: right - moreWidth, y: Self.barHeight / 2 - 10, width: moreWidth, height: 20)
    guard place.minX >= barEnd - 20 else { return }
    if spot(place, { [session] in session.showsKeys.toggle() }) { pen.fill(place, Look.hover, radius: 6) }
    pen.text(more, Look.tagReason, Look.way, at: place.minX + 4, middle: place.midY)
    let count = Self.fitting(widths[...], in: place.minX - barEnd)
    let used = widths[..<count].reduce(0, +)
    draw(symbols[..<count], widths, from: CGPoint(x: place.minX - used, y: place.midY), pen)
  }

  /// The height of a line of the legend.
  private static let legendLine: CGFloat = 18

  /// How many of the first widths fit next to each other.
  private static func fitting(_ widths: ArraySlice<CGFloat>, in room: CGFloat) -> Int {
    var (count, used): (Int, CGFloat) = (0, 0)
    for width in widths {
      used += width
      guard used <= room else { break }
      count += 1
    }
    return count
  }

  private func draw(_ symbols: ArraySlice<LaneSymbol>, _ widths: [CGFloat], from start: CGPoint, _ pen: Pen) {
    var place = start
    for index in symbols.indices {
      symbols[index].draw(at: CGPoint(x: place.x + 8, y: place.y), pen)
      pen.text(symbols[index].title, Look.tagReason, Look.quiet, at: place.x + 18, middle: place.y)
      place.x += widths[index]
    }
  }
}
