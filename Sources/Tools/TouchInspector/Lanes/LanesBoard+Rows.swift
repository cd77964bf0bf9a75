import TouchTrace
import TouchDrawing
import TouchGeometry
import TouchKit

extension LanesBoard {
  /// Draws the background of a row, tinted if its lane is chosen, and the controls that collapse and pin the lane.
  ///
  /// The controls are visible while the lane is chosen, under the pointer, or already collapsed or pinned.
  func drawGround(_ row: ShownRow, _ pen: Pen) {
    let rect = CGRect(x: 0, y: row.middle - row.height / 2, width: bounds.width, height: row.height)
    let isHovered = pointer.map(rect.contains) ?? false
    if session.lane == row.lane.id {
      pen.fill(rect, Look.wayTint)
    } else if isHovered {
      pen.fill(rect, Look.hover)
    }
    pen.fill(CGRect(x: plot.minX, y: rect.maxY - 1, width: plot.width, height: 1), Look.line)
    if isHovered || row.isNarrow || session.lane == row.lane.id { drawFold(row, rect, pen) }
    if isHovered || row.isPinned || session.lane == row.lane.id { drawPin(row, rect, pen) }
  }

  /// Draws the triangle that collapses a lane: it points down while the lane is open, right while it is collapsed.
  private func drawFold(_ row: ShownRow, _ rect: CGRect, _ pen: Pen) {
    let place = CGRect(x: 2, y: rect.minY, width: 14, height: rect.height)
    let label = row.isNarrow ? localized("Expand the lane") : localized("Collapse the lane")
    let isHovered = spot(place, for: row.lane.name, label: label) { [session] in session.collapse(row.lane) }
    let center = CGPoint(x: place.midX, y: rect.midY)
    let corners: [(CGFloat, CGFloat)] = row.isNarrow ? [(-2, -4), (3, 0), (-2, 4)] : [(-4, -2), (4, -2), (0, 3)]
    pen.area(
      corners.map { CGPoint(x: center.x + $0.0, y: center.y + $0.1) }, isHovered ? Look.way : Look.quiet)
  }

  /// Draws the pin left of the badge: filled while the lane is pinned to the top.
  private func drawPin(_ row: ShownRow, _ rect: CGRect, _ pen: Pen) {
    let place = CGRect(x: gutter - 42, y: rect.minY, width: 16, height: rect.height)
    let label = row.isPinned ? localized("Unpin the lane") : localized("Pin the lane")
    let isHovered = spot(place, for: row.lane.name, label: label) { [session] in session.pin(row.lane) }
    let color = isHovered || row.isPinned ? Look.way : Look.quiet
    let head = CGPoint(x: place.midX, y: rect.midY - 2)
    if row.isPinned { pen.disc(head, radius: 3, color) } else { pen.ring(head, radius: 3, color, width: 1) }
    pen.fill(CGRect(x: head.x - 0.5, y: head.y + 3, width: 1, height: 4), color)
  }

  /// Draws the lane's icon and name, and its state at the shown moment.
  func drawName(_ row: ShownRow, _ pen: Pen) {
    let (lane, middle) = (row.lane, row.middle)
    let isChosen = session.lane == lane.id
    let room = gutter - Self.besideName
    let name = shortName(of: lane)
    if row.isNarrow {
      pen.text(
        name, Look.tagReason, isChosen ? Look.way : Look.quiet, at: 40, middle: middle, room: room,
        for: lane.displayName)
      return
    }
    LaneSubject(lane).draw(at: CGPoint(x: 24, y: middle), number: lane.finger, pen)
    let state = lane.state(at: session.cursor ?? (session.model.lastTime ?? 0))
    let width = pen.text(
      name, isChosen ? Look.strong : Look.body, isChosen ? Look.way : Look.ink, at: 40, middle: middle, room: room,
      for: lane.displayName)
    let isFree = Pen.width(lane.detail, Look.tagReason) <= room - width - 6
    if isFree, !lane.detail.isEmpty, !lane.name.hasSuffix(lane.detail) {
      pen.text(lane.detail, Look.tagReason, Look.faint, at: 46 + width, middle: middle)
    }
    if let state { Self.drawBadge(state, CGPoint(x: gutter - 16, y: middle), pen) }
  }

  /// Draws a state as a small shape with a letter: a disc for ended, a diamond for failed, a square for the others.
  static func drawBadge(_ state: LaneState, _ center: CGPoint, _ pen: Pen) {
    let color = Look.color(state)
    let box = CGRect(x: center.x - 6, y: center.y - 6, width: 12, height: 12)
    switch state {
    case .ended: pen.disc(center, radius: 6.5, color)
    case .failed:
      pen.area(
        [(0, -8), (8, 0), (0, 8), (-8, 0)].map { CGPoint(x: center.x + $0.0, y: center.y + $0.1) }, color)
    case .cancelled: pen.fill(box, color)
    case .blocked, .withheld:
      pen.fill(box, Look.paper, radius: 2)
      pen.hatch(box, color, spacing: 4, falls: state == .withheld)
      return
    case .possible:
      pen.fill(box, color, radius: 3)
    case .began, .changed, .down: pen.fill(box, color, radius: 3)
    }
    pen.centered(Look.letter(state), Look.badge, Look.badgeInk(state), at: center)
  }

  /// Draws the visible states of a lane as bars.
  func drawSpans(_ lane: Lane, _ middle: CGFloat, _ pen: Pen, isNarrow: Bool) {
    for span in lane.spans.within(scale.range) {
      let left = max(x(span.time), plot.minX - 4)
      let right = min(span.end.map(x) ?? openEnd, plot.maxX + 4)
      // A notch of the wheel has no duration.
      let width = max(right - left, lane.kind == .input ? 4 : 1)
      if isNarrow {
        pen.fill(CGRect(x: left, y: middle - 2, width: width, height: 4), Look.color(span.state))
      } else {
        draw(span.state, CGRect(x: left, y: middle - 6, width: width, height: 12), lane.kind, pen)
      }
    }
  }

  /// The right end of bars whose state has not ended.
  private var openEnd: CGFloat { x(session.model.lastTime ?? scale.end) }

  private func draw(_ state: LaneState, _ rect: CGRect, _ kind: Lane.Kind, _ pen: Pen) {
    let color = Look.color(state)
    var letter = true
    switch state {
    case .possible:
      pen.fill(CGRect(x: rect.minX, y: rect.midY - 2, width: rect.width, height: 4), color, radius: 2)
      letter = false
    case .blocked, .withheld:
      pen.fill(rect, Look.paper, radius: 2)
      pen.hatch(rect, color, falls: state == .withheld)
      letter = false
    case .down:
      let height: CGFloat = kind.isDevice ? 8 : 6
      pen.fill(
        CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height), color,
        radius: min(height, rect.width) / 2)
      letter = false
    case .began, .changed: pen.fill(rect, color, radius: min(3, rect.width / 2))
    case .ended, .failed, .cancelled:
      // A thin bar until the reset. The badge at its start names the state.
      pen.fill(CGRect(x: rect.minX, y: rect.midY - 3, width: rect.width, height: 6), color, radius: 2)
      letter = false
    }
    if letter, rect.width >= 16 {
      pen.text(Look.letter(state), Look.badge, Look.badgeInk(state), at: rect.minX + 4, middle: rect.midY)
    }
  }
}
