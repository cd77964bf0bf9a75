import TouchCapture
import TouchDrawing
import TouchGeometry
import TouchKit

// The touch map over the scene: the part of each view that fingers reach, the part that another view gets, and what is
// too small or too near.

extension StageView {
  /// The labels of the map, from the least to the most important.
  private struct MapLabel {
    let words: String
    let box: CGRect
    let color: CGColor
  }

  func drawMap(_ map: TouchMap, _ pen: Pen) {
    let place = subject.toSuperview
    var labels: [MapLabel] = []
    // Large views first, so that views in front of them have their own color.
    for entry in map.entries.sorted(by: { $0.area.width * $0.area.height > $1.area.width * $1.area.height }) {
      let (area, isSmall) = (entry.area.applying(place), entry.isSmall)
      for cell in entry.reachedCells { pen.fill(cell.applying(place), isSmall ? Look.mapSmall : Look.cureTint) }
      for cell in entry.hiddenCells {
        pen.fill(cell.applying(place), Look.lossTint)
        pen.hatch(cell.applying(place), Look.refused, spacing: 6, radius: 0)
      }
      let color = entry.reachable == nil ? Look.refused : isSmall ? Look.ink(.blocked) : Look.handled
      if !area.isEmpty {
        pen.frame(area, color, width: entry.reachable == nil ? 2 : 1)
        if entry.reachable == nil { cross(area, pen) }
      }
      if let words = entry.label(isShort: place.a < Self.minimum) {
        labels.append(MapLabel(words: words, box: area, color: color))
      }
    }
    for (one, other) in map.neighbors {
      let ends = [one, other].map { CGPoint(x: $0.midX, y: $0.midY).applying(place) }
      pen.line(ends, Look.ink(.blocked), width: 2)
      for end in ends { pen.disc(end, radius: 3, Look.ink(.blocked)) }
    }
    var placer = TagPlacer(limits: area)
    for entry in map.entries where !entry.area.isEmpty { placer.reserve(entry.area.applying(place)) }
    for label in labels.reversed() {
      let (font, scale) = (Look.enlarged(Look.tag), Look.textScale)
      let size = CGSize(width: Pen.width(label.words, font) + 12 * scale, height: 18 * scale)
      let box = label.box.isEmpty ? CGRect(origin: label.box.origin, size: .zero) : label.box
      guard let rect = placer.place(size, for: box, isNeeded: true) else { continue }
      pen.fill(rect, Look.paper, radius: 9 * scale)
      pen.frame(rect, label.color, radius: 9 * scale)
      pen.centered(label.words, font, label.color, at: CGPoint(x: rect.midX, y: rect.midY))
    }
  }

  /// The zoom below which labels have no room for names.
  private static let minimum: CGFloat = 0.75

  private func cross(_ area: CGRect, _ pen: Pen) {
    let corners = [
      (CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.maxY)),
      (CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.minY)),
    ]
    for (start, end) in corners { pen.line([start, end], Look.refused, width: 1) }
  }
}

extension WhyBoard {
  /// Draws the findings of the touch map.
  ///
  /// - Returns: the lower end.
  func paintMap(_ pen: Pen, _ top: CGFloat) -> CGFloat {
    var y = top + Look.margin
    let (left, width) = (Look.margin, bounds.width - 2 * Look.margin)
    pen.text(localized("TOUCH MAP"), Look.caption, Look.quiet, at: left, middle: y + 6)
    _ = link(localized("Close"), pen, x: bounds.width - Look.margin - 36, middle: y + 6) { [session] in
      session.showsMap = false
    }
    y += 24
    if session.touchMap == nil {
      let words = localized("The program has not sent its map.")
      return y + pen.lines(words, Look.body, Look.quiet, at: CGPoint(x: left, y: y), width: width, maximum: 4)
    }
    for entry in session.touchMap?.entries ?? [] {
      let color = entry.reachable == nil ? Look.refused : entry.findings.isEmpty ? Look.handled : Look.ink(.blocked)
      let lines = entry.findings.isEmpty ? [localized("%1$s: fingers reach all of it", entry.name)] : entry.findings
      let start = y
      for line in lines {
        pen.disc(CGPoint(x: left + 3, y: y + 8), radius: 3, color)
        y += 4 + pen.lines(line, Look.body, Look.ink, at: CGPoint(x: left + 14, y: y), width: width - 14, maximum: 4)
      }
      let rect = CGRect(x: left - 4, y: start - 2, width: width + 8, height: y - start)
      if spot(rect, { [session] in session.choose(session.scene.object(named: entry.name)) }) {
        pen.fill(rect, Look.hover, radius: 6)
      }
    }
    return y
  }
}
