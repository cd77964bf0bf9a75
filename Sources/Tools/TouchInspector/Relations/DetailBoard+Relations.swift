import TouchDrawing
import TouchGeometry
import TouchKit
import TouchScenes

extension DetailBoard {
  private static let rowHeight: CGFloat = 32

  /// Draws the relations of the recognizers: a line for each recognizer, and an arc for each relation.
  func paintRelations(_ pen: Pen, _ top: CGFloat) -> CGFloat {
    let model = RelationModel(session.scene, findings: session.findings)
    PanelCaption.draw(
      localized("RELATIONS"), model.nodes.isEmpty ? "" : localized("arrows lead to who must fail first"), pen,
      in: CGRect(x: inner.minX, y: top, width: inner.width, height: PanelCaption.height))
    var y = top + PanelCaption.height
    guard !model.nodes.isEmpty else {
      pen.text(localized("The scene has no gesture recognizers."), Look.body, Look.faint, at: inner.minX, middle: y + 8)
      return y + 16
    }
    let names = model.nodes.map { Pen.width($0.name, Look.strong) }.max() ?? 0
    let trunk = inner.minX + 16 + min(names, inner.width * 0.4) + 16
    let short = ShortNames.fitting(
      model.nodes.map { ShortNames.Name(text: $0.name, font: Look.strong, room: trunk - inner.minX - 16) })
    for (index, node) in model.nodes.enumerated() {
      let middle = y + (CGFloat(index) + 0.5) * Self.rowHeight
      paint(node, short[index], model.words(of: index), pen, middle: middle, trunk)
    }
    for (edge, reach) in Self.reaches(of: model) { paint(edge, reach, pen, top: y, trunk) }
    y += CGFloat(model.nodes.count) * Self.rowHeight + 8
    y = paintLegend(model, pen, y)
    for node in model.nodes {
      guard let words = node.neverWins else { continue }
      y +=
        pen.lines(
          words + ".", Look.body, Look.refused, at: CGPoint(x: inner.minX, y: y + 4), width: inner.width, maximum: 20)
        + 8
    }
    if let object = session.object as? UIGestureRecognizer, let name = session.scene.name(of: object) {
      y = paintRelationSwitches(of: name, pen, y + 12)
    } else if model.nodes.count > 1 {
      y +=
        pen.lines(
          localized("Choose a recognizer to change its relations."), Look.body, Look.faint,
          at: CGPoint(x: inner.minX, y: y + 4), width: inner.width, maximum: 2) + 4
    }
    return paintEdits(pen, y + 12)
  }

  private func paint(
    _ node: RelationModel.Node, _ name: String, _ words: String, _ pen: Pen, middle: CGFloat, _ trunk: CGFloat
  ) {
    let object = session.scene.object(named: node.name)
    let isChosen = object != nil && object === session.object
    let row = CGRect(
      x: inner.minX - 8, y: middle - Self.rowHeight / 2 + 2, width: trunk - inner.minX + 4, height: Self.rowHeight - 4)
    let isHovered = spot(row, label: words, isOn: isChosen) { [session] in session.choose(object) }
    if isChosen { pen.fill(row, Look.wayTint, radius: 6) } else if isHovered { pen.fill(row, Look.hover, radius: 6) }
    let color = node.neverWins == nil ? (isChosen ? Look.way : Look.ink) : Look.refused
    pen.text(
      name, Look.strong, color, at: inner.minX, middle: middle - 5, room: trunk - inner.minX - 16, for: node.name)
    pen.text(
      localized("on %1$s", node.view), Look.tagReason, Look.faint, at: inner.minX, middle: middle + 8,
      room: trunk - inner.minX - 16)
    pen.disc(CGPoint(x: trunk, y: middle), radius: 4, node.neverWins == nil ? Look.quiet : Look.refused)
  }

  /// The relations that are drawn, with the horizontal extent of each arc.
  ///
  /// Longer arcs extend further, so few cross.
  private static func reaches(of model: RelationModel) -> [(RelationModel.Edge, CGFloat)] {
    model.edges.filter { $0.kind != .unrelated }.map { ($0, 16 + 20 * CGFloat(abs($0.from - $0.to))) }
  }

  private func paint(_ edge: RelationModel.Edge, _ reach: CGFloat, _ pen: Pen, top: CGFloat, _ trunk: CGFloat) {
    let (color, dashes) = Self.look(of: edge.kind)
    // Arcs in different directions leave a recognizer at different heights.
    let start = CGPoint(
      x: trunk + 6, y: top + (CGFloat(edge.from) + 0.5) * Self.rowHeight + (edge.to > edge.from ? 3 : -3))
    let end = CGPoint(x: trunk + 6, y: top + (CGFloat(edge.to) + 0.5) * Self.rowHeight + (edge.to > edge.from ? -3 : 3))
    let steps = 24
    let points = (0...steps).map { step -> CGPoint in
      let part = CGFloat(step) / CGFloat(steps)
      let bow = 1 - (2 * part - 1) * (2 * part - 1)
      return CGPoint(
        x: start.x + min(reach, inner.maxX - trunk - 24) * bow.squareRoot(), y: start.y + (end.y - start.y) * part)
    }
    let width: CGFloat = edge.kind == .prevents ? 1 : 2
    pen.line(points, color, width: width, dashes: dashes)
    if edge.kind == .requires || edge.kind == .circle {
      pen.area([end, CGPoint(x: end.x + 8, y: end.y - 4), CGPoint(x: end.x + 8, y: end.y + 4)], color)
    }
  }

  private static func look(of kind: RelationModel.Kind) -> (CGColor, [CGFloat]) {
    switch kind {
    case .requires: (Look.ink(.blocked), [])
    case .circle: (Look.refused, [])
    case .together: (Look.handled, [])
    case .prevents: (Look.faint, [3, 3])
    case .unrelated: (Look.line, [1, 3])
    }
  }

  private func paintLegend(_ model: RelationModel, _ pen: Pen, _ top: CGFloat) -> CGFloat {
    let words: [(RelationModel.Kind, String)] = [
      (.requires, localized("waits for")), (.together, localized("together")),
      (.prevents, localized("the first prevents the other")),
      (.circle, localized("wait for each other: a circle")),
    ]
    var x = inner.minX
    var y = top
    for (kind, word) in words where model.edges.contains(where: { $0.kind == kind }) {
      let width = Pen.width(word, Look.tagReason) + 32
      if x + width > inner.maxX, x > inner.minX {
        x = inner.minX
        y += 16
      }
      let (color, dashes) = Self.look(of: kind)
      pen.line([CGPoint(x: x, y: y + 8), CGPoint(x: x + 16, y: y + 8)], color, width: 2, dashes: dashes)
      pen.text(word, Look.tagReason, Look.quiet, at: x + 20, middle: y + 8)
      x += width + 4
    }
    return y + 20
  }

  /// Draws two switches for each other recognizer: whether the chosen one waits for it, and whether both may recognize
  /// together.
  func paintRelationSwitches(of name: String, _ pen: Pen, _ top: CGFloat) -> CGFloat {
    let others = session.scene.recognizers.compactMap { session.scene.name(of: $0) }.filter { $0 != name }
    guard !others.isEmpty else { return top }
    var y = top
    let (waits, together) = (inner.maxX - 112, inner.maxX - 40)
    pen.text(
      localized("%1$s and", name), Look.caption, Look.quiet, at: inner.minX, middle: y + 8, room: inner.width - 144)
    pen.text(localized("waits for"), Look.tagReason, Look.quiet, at: waits - 8, middle: y + 8)
    pen.text(localized("together"), Look.tagReason, Look.quiet, at: together - 8, middle: y + 8)
    y += 20
    let room = inner.width - 144
    let short = ShortNames.fitting(others.map { ShortNames.Name(text: $0, font: Look.body, room: room) })
    for (other, words) in zip(others, short) {
      pen.text(words, Look.body, Look.ink, at: inner.minX, middle: y + 14, room: room, for: other)
      let isWaiting = session.scene.isWaiting(name, for: other)
      let isTogether = session.scene.areTogether(name, other)
      let waiting = localized("%1$s waits for %2$s", name, other)
      pair(pen, CGPoint(x: waits, y: y + 14), isWaiting, waiting) { [session] in
        session.perform(.require(name, toFail: other, !isWaiting))
      }
      let both = localized("%1$s together with %2$s", name, other)
      pair(pen, CGPoint(x: together, y: y + 14), isTogether, both) { [session] in
        session.perform(.eachTogether(name, other, !isTogether))
      }
      y += 28
    }
    return y
  }

  private func pair(_ pen: Pen, _ place: CGPoint, _ isOn: Bool, _ label: String, _ action: @escaping () -> Void) {
    let rect = CGRect(x: place.x - 8, y: place.y - 12, width: Toggle.size.width + 16, height: 24)
    if spot(rect, label: label, action) { pen.fill(rect, Look.hover, radius: 6) }
    Toggle.draw(isOn, pen, place)
  }
}
