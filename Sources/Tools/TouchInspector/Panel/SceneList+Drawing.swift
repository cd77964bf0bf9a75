import TouchDrawing
import TouchGeometry
import TouchKit

extension SceneList {
  func paint(_ pen: Pen) {
    pen.fill(bounds, Look.paper)
    for line in lines {
      let y = Self.top + line.y - offset
      if let heading = line.heading, y > Self.top, y < bounds.height + Self.headingHeight {
        pen.text(heading, Look.caption, Look.quiet, at: 2 * Look.unit, middle: y - 12)
      }
      if y > Self.top - Self.rowHeight, y < bounds.height { draw(line.entry, at: y, line == hovered, pen) }
    }
    lineTexts = Pen.texts?.count ?? 0
    drawScroller(pen)
    // The heading covers the lines that are scrolled behind it.
    pen.fill(CGRect(x: 0, y: 0, width: bounds.width, height: Self.top), Look.paper)
    let room = bounds.width - 4 * Look.unit
    let words = Pen.layout(
      localized("See why a gesture wins or loses."), Look.body, Look.quiet, width: room, maximum: 2)
    // Two lines need room above the line that separates the heading from the list.
    let top: CGFloat = Pen.height(of: words) > Look.row ? 38 : 45
    pen.text("Touchstone", Look.brand, Look.ink, at: 2 * Look.unit, middle: top - 17, room: room)
    pen.text(words, at: CGPoint(x: 2 * Look.unit, y: top))
    if offset > 0 { pen.fill(CGRect(x: 0, y: Self.top - 1, width: bounds.width, height: 1), Look.line) }
    pen.fill(CGRect(x: bounds.maxX - 1, y: 0, width: 1, height: bounds.height), Look.line)
  }

  /// Draws the scroll indicator at the right edge.
  private func drawScroller(_ pen: Pen) {
    guard contentHeight > visibleHeight + 1, visibleHeight > 0 else { return }
    let part = visibleHeight / contentHeight
    let bar = CGRect(
      x: bounds.maxX - 6, y: Self.top + 4 + offset * part, width: 3, height: max(16, visibleHeight * part - 8))
    pen.fill(bar, Look.line, radius: 1.5)
  }

  /// The part of a title that the list shows: the text before the colon.
  static func short(_ title: String) -> String { String(title.prefix { $0 != ":" && $0 != "：" }) }

  /// The left edge of the titles; a narrow list has no pictures, so that its titles have room.
  static func titleLeft(_ width: CGFloat) -> CGFloat {
    2 * Look.unit + (hasPictures(width) ? pictureSize.width + 10 : 0)
  }
  private static let pictureSize = CGSize(width: 44, height: 34)
  private static func hasPictures(_ width: CGFloat) -> Bool { width >= Look.listWidth }

  /// The layout of a title: at most two lines, as wide as the row permits.
  static func titleLayout(of entry: Entry, width: CGFloat, isStrong: Bool, color: CGColor) -> TextLayout {
    let right = entry.cure == nil ? 2 * Look.unit : cureWidth + 2 * Look.unit
    return Pen.layout(
      short(entry.title), isStrong ? Look.strong : Look.body, color, width: width - titleLeft(width) - right, maximum: 2
    )
  }

  private func draw(_ entry: Entry, at y: CGFloat, _ isHovered: Bool, _ pen: Pen) {
    let row = CGRect(x: Look.unit, y: y, width: bounds.width - 2 * Look.unit, height: Self.rowHeight)
    let isChosen = isChosen(entry)
    if isChosen {
      pen.fill(row, Look.wayTint, radius: 6)
      if hasKeyboard { pen.frame(row, Look.way, width: 2, radius: 6) }
    } else if isHovered {
      pen.fill(row, Look.hover, radius: 6)
    }
    let corner = CGPoint(x: 2 * Look.unit - 2, y: row.midY - Self.pictureSize.height / 2)
    if Self.hasPictures(bounds.width) {
      drawPicture(entry.cure == chosen ? chosen : entry.name, CGRect(origin: corner, size: Self.pictureSize), pen)
    }
    let layout = Self.titleLayout(
      of: entry, width: bounds.width, isStrong: isChosen, color: isChosen ? Look.way : Look.ink)
    pen.text(layout, at: CGPoint(x: Self.titleLeft(bounds.width), y: (row.midY - Pen.height(of: layout) / 2).rounded()))
    if changedNames.contains(entry.name) || entry.cure.map(changedNames.contains) == true {
      pen.centered(
        localized("changed", context: "scene"), Look.tagReason, Look.handled,
        at: CGPoint(x: row.maxX - 26, y: row.maxY - 7))
    }
    guard let cure = entry.cure else { return }
    let isCured = cure == chosen
    let pill = CGRect(x: row.maxX - Self.cureWidth, y: row.midY - 8, width: Self.cureWidth - 4, height: 16)
    if isCured { pen.fill(pill, Look.handled, radius: 8) } else { pen.frame(pill, Look.line, radius: 8) }
    pen.centered(
      isCured ? localized("cured") : localized("cure"), Look.tagReason, isCured ? Look.onColor : Look.quiet,
      at: CGPoint(x: pill.midX, y: pill.midY))
  }

  /// Draws the part of a scene's picture that contains its views; a blank rectangle until the picture is available.
  private func drawPicture(_ name: String, _ place: CGRect, _ pen: Pen) {
    guard let image = thumbnails?.thumbnail(of: name, isDark: Look.isDark) else {
      return pen.fill(place, Look.card, radius: 4)
    }
    let height = place.width / CGFloat(image.width) * CGFloat(image.height)
    // The crop omits the heading at the top of a scene and the explanation at the bottom.
    let hidden = max(0, height - place.height) * 0.36
    let whole = CGRect(x: place.minX, y: place.minY - hidden, width: place.width, height: height)
    pen.image(image, whole, within: place, radius: 4)
    pen.frame(place, Look.line, radius: 4)
  }
}
