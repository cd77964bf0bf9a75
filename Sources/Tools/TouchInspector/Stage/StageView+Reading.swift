import TouchDrawing
import TouchGeometry
import TouchKit

// What a screen reader reads, in its order: outlines with numbers over the scene, and the list in the panel.

extension StageView {
  func drawReading(_ elements: [SpokenElement], _ pen: Pen) {
    for (index, element) in elements.enumerated() where !element.box.isEmpty {
      let isPointed = index == session.pointedElement || element.object.map { $0 === session.object } == true
      if isPointed { pen.fill(element.box, Look.chosenTint) }
      pen.frame(element.box, isPointed ? Look.cursor : Look.way, width: isPointed ? 3 : 1)
    }
    // The numbers are in front of all outlines, that of the pointed element in front of the others.
    let pointed = session.pointedElement.map { [$0] } ?? []
    let order = elements.indices.filter { !pointed.contains($0) } + pointed.filter(elements.indices.contains)
    var badges: [CGRect] = []
    for index in order where !elements[index].box.isEmpty {
      let (words, box) = ("\(index + 1)", elements[index].box)
      let (font, scale) = (Look.enlarged(Look.tag), Look.textScale)
      let size = CGSize(width: max(18 * scale, Pen.width(words, font) + 10 * scale), height: 18 * scale)
      var badge = CGRect(
        x: max(area.minX, min(box.minX - 6, area.maxX - size.width)),
        y: max(area.minY, min(box.minY - 6, area.maxY - size.height)), width: size.width, height: size.height)
      // A container and its first element begin at the same corner.
      while let other = badges.first(where: { !$0.overlap(badge).isEmpty }), other.maxX + size.width <= area.maxX {
        badge.origin.x = other.maxX
      }
      badges.append(badge)
      pen.fill(badge, index == session.pointedElement ? Look.cursor : Look.way, radius: 9 * scale)
      pen.centered(words, font, Look.onColor, at: CGPoint(x: badge.midX, y: badge.midY))
    }
  }
}

extension WhyBoard {
  /// Draws what a screen reader reads, a stop each.
  ///
  /// - Returns: the lower end.
  func paintReading(_ pen: Pen, _ top: CGFloat) -> CGFloat {
    var y = top + Look.margin
    let (left, width) = (Look.margin, bounds.width - 2 * Look.margin)
    pen.text(localized("SCREEN READER"), Look.caption, Look.quiet, at: left, middle: y + 6)
    let close = localized("Close")
    _ = link(close, pen, x: bounds.width - Look.margin - 4 - Pen.width(close, Look.body), middle: y + 6) { [session] in
      session.showsReading = false
    }
    y += 24
    if session.reading.isEmpty {
      let words =
        session.isReadable
        ? localized("A screen reader finds nothing here.")
        : localized("This program has no connection to screen readers, so there is nothing to read.")
      return y + pen.lines(words, Look.body, Look.quiet, at: CGPoint(x: left, y: y), width: width, maximum: 4)
    }
    var hovered: Int?
    for (index, element) in session.reading.enumerated() {
      let start = y
      let indent = left + 26 + CGFloat(min(element.depth, 8)) * 12
      let room = bounds.width - Look.margin - indent
      let row = CGRect(x: left - 4, y: start - 2, width: width + 8, height: height(of: element, room))
      let name = element.object.flatMap { session.scene.name(of: $0) }
      let isHovered = spot(row, for: name) { [session, weak object = element.object] in
        guard let object, session.scene.name(of: object) != nil else { return }
        session.choose(object)
      }
      if isHovered {
        hovered = index
        pen.fill(row, Look.hover, radius: 6)
      } else if let object = element.object, object === session.object {
        pen.fill(row, Look.wayTint, radius: 6)
      }
      let number = "\(index + 1)"
      pen.text(number, Look.mono, Look.faint, at: left + 20 - Pen.width(number, Look.mono), middle: y + 9)
      y += pen.lines(
        element.words, Look.body, Look.ink, at: CGPoint(x: indent, y: y), width: room, maximum: Self.maximumLines)
      if !element.remark.isEmpty {
        y += pen.lines(
          element.remark, Look.tagReason, Look.quiet, at: CGPoint(x: indent, y: y), width: room,
          maximum: Self.maximumLines)
      }
      y += 6
    }
    session.pointedElement = hovered
    return y
  }

  private static let maximumLines = 3

  private func height(of element: SpokenElement, _ room: CGFloat) -> CGFloat {
    var height = Pen.height(of: Pen.layout(element.words, Look.body, Look.ink, width: room, maximum: Self.maximumLines))
    if !element.remark.isEmpty {
      height += Pen.height(
        of: Pen.layout(element.remark, Look.tagReason, Look.ink, width: room, maximum: Self.maximumLines))
    }
    return height + 4
  }
}

extension SpokenElement {
  /// The role, the label in quotation marks, the value and the states.
  var words: String {
    let start = ([role] + (label.isEmpty ? [] : ["\u{201C}\(label)\u{201D}"]) + (value.isEmpty ? [] : [value]))
      .joined(separator: " ")
    return states.isEmpty ? start : "\(start), \(states)"
  }

  /// The traits and the hint.
  var remark: String {
    [traits.isEmpty ? "" : localized("traits: %1$s", traits), hint.isEmpty ? "" : localized("hint: %1$s", hint)]
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
