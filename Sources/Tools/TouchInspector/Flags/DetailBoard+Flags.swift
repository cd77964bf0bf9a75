import TouchDiagnosis
import TouchTrace
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchProbe

extension DetailBoard {
  /// Draws the flags of the chosen view or recognizer, as switches that act at once.
  ///
  /// - Returns: the lower end of the drawing, as the other methods of this kind do.
  func paintFlags(_ pen: Pen, _ top: CGFloat) -> CGFloat {
    guard let object = session.object, let name = session.scene.name(of: object) else {
      PanelCaption.draw(
        localized("FLAGS"), "", pen, in: CGRect(x: inner.minX, y: top, width: inner.width, height: PanelCaption.height))
      let height = pen.lines(
        session.scene.isElsewhere
          ? localized(
            "Choose a lane, or press Pick and then a view in the program's window. Its flags can be changed here while fingers are down."
          )
          : localized(
            "Choose a lane, or press Pick and then a view on the stage. Its flags can be changed here while fingers are down."
          ), Look.body, Look.quiet,
        at: CGPoint(x: inner.minX, y: top + PanelCaption.height),
        width: inner.width, maximum: 4)
      return paintChoices(pen, top + PanelCaption.height + height + 16)
    }
    var y = top
    let kind = session.scene.className(object) ?? RecognizerFacts.className(of: object)
    let width = pen.text(
      session.spokenNames.text(name), Look.strong, Look.ink, at: inner.minX, middle: y + 8, room: inner.width)
    let kindPlace = CGRect(
      x: inner.minX + width + 4, y: y - 2, width: min(Pen.width(kind, Look.body) + 8, inner.width - width - 4),
      height: 20)
    if session.source != nil, kindPlace.width > 8, spot(kindPlace, { [session] in session.openSource(of: object) }) {
      pen.fill(kindPlace, Look.hover, radius: 6)
    }
    let kindRoom = inner.width - width - 8
    pen.text(
      ShortNames.fitting([ShortNames.Name(text: kind, font: Look.body, room: kindRoom)])[0], Look.body, Look.faint,
      at: inner.minX + width + 8, middle: y + 8, room: kindRoom, for: kind)
    y += 24
    let flags = session.scene.flags(of: object)
    let short = ShortNames.fitting(
      flags.map { ShortNames.Name(text: $0.key, font: Look.strong, room: inner.width - 112) })
    for (flag, key) in zip(flags, short) {
      paint(flag, key, of: name, pen, y)
      y += 28
    }
    if let view = object as? UIView { y = paintEdges(of: view, pen, y) }
    if object is UIGestureRecognizer { y = paintStops(of: name, pen, y) }
    if object is UIGestureRecognizer { y = paintRelationSwitches(of: name, pen, y + 8) }
    return paintEdits(pen, y + 12)
  }

  /// Draws the recognizers that can be chosen, while none is.
  private func paintChoices(_ pen: Pen, _ top: CGFloat) -> CGFloat {
    var y = top
    let recognizers = session.scene.recognizers.filter { session.scene.name(of: $0) != nil }
    let kinds = recognizers.map { recognizer in
      let name = session.scene.name(of: recognizer).map { Pen.width($0, Look.strong) } ?? 0
      let kind = RecognizerFacts.className(of: recognizer)
      return ShortNames.Name(text: kind, font: Look.body, room: inner.width - name - 8)
    }
    for (recognizer, (kind, short)) in zip(recognizers, zip(kinds, ShortNames.fitting(kinds))) {
      guard let name = session.scene.name(of: recognizer) else { continue }
      let row = CGRect(x: inner.minX - 8, y: y, width: inner.width + 16, height: 24)
      if spot(row, { [session] in session.choose(recognizer) }) { pen.fill(row, Look.hover, radius: 6) }
      let width = pen.text(name, Look.strong, Look.way, at: inner.minX, middle: row.midY)
      pen.text(
        short, Look.body, Look.faint, at: inner.minX + width + 8, middle: row.midY, room: inner.width - width - 8,
        for: kind.text)
      y += 24
    }
    return y
  }

  private func paint(_ flag: Flag, _ key: String, of name: String, _ pen: Pen, _ y: CGFloat) {
    let row = CGRect(x: inner.minX - 8, y: y, width: inner.width + 16, height: 28)
    let isChanged = session.scene.changes.contains { $0.setting?.name == name && $0.setting?.key == flag.key }
    let font = isChanged ? Look.strong : Look.body
    switch flag.value {
    case .bool(let isOn):
      let isHovered = spot(row) { [session] in session.set(flag.key, to: .bool(!isOn), of: name) }
      if isHovered { pen.fill(row, Look.hover, radius: 6) }
      Toggle.draw(isOn, pen, CGPoint(x: inner.maxX - Toggle.size.width, y: row.midY))
    case .number(let value, let step, let minimum, let unit):
      let plus = CGRect(x: inner.maxX - 24, y: y + 2, width: 24, height: 24)
      let minus = plus.offsetBy(dx: -80, dy: 0)
      func button(_ rect: CGRect, _ sign: String, _ label: String, _ next: Double) {
        let rounded = (max(minimum, next) * 1000).rounded() / 1000
        let isHovered = spot(rect, label: label) { [session] in
          session.set(flag.key, to: .number(rounded), of: name)
        }
        if isHovered { pen.fill(rect, Look.hover, radius: 6) }
        pen.frame(rect, Look.line, radius: 6)
        pen.centered(sign, Look.strong, Look.ink, at: CGPoint(x: rect.midX, y: rect.midY))
      }
      button(minus, "−", localized("Decrease %1$s", flag.key), value - step)
      button(plus, "+", localized("Increase %1$s", flag.key), value + step)
      let words = number(value, places: 3) + (unit.isEmpty ? "" : " \(unit)")
      pen.centered(words, font, Look.ink, at: CGPoint(x: (minus.maxX + plus.minX) / 2, y: row.midY))
    }
    pen.text(
      key, font, isChanged ? Look.way : Look.ink, at: inner.minX, middle: row.midY, room: inner.width - 112,
      for: flag.key)
  }

  /// Draws the buttons that undo the last change, or all changes.
  private func paintUndo(_ pen: Pen, _ top: CGFloat) -> CGFloat {
    var x = inner.minX
    for (words, action) in [
      (localized("Undo"), { [session] in session.undo() }),
      (localized("Reset all"), { [session] in session.undoAll() }),
    ] {
      let rect = CGRect(x: x, y: top - 4, width: Pen.width(words, Look.strong) + 24, height: 24)
      let isHovered = spot(rect, action)
      pen.fill(rect, isHovered ? Look.wayStrong : Look.wayTint, radius: 6)
      pen.centered(words, Look.strong, Look.way, at: CGPoint(x: rect.midX, y: rect.midY))
      x = rect.maxX + 8
    }
    return top + 28
  }

  /// Draws the changes of the scene, and the buttons that undo and save them.
  func paintEdits(_ pen: Pen, _ top: CGFloat) -> CGFloat {
    let changes = session.scene.changes
    guard !changes.isEmpty else { return top }
    var y = top
    pen.fill(CGRect(x: inner.minX, y: y, width: inner.width, height: 1), Look.line)
    y += 12
    pen.text(
      changes.count == 1 ? localized("1 CHANGE") : localized("%1$s CHANGES", "\(changes.count)"), Look.caption,
      Look.quiet, at: inner.minX,
      middle: y + 8)
    if session.save != nil {
      let save = CGRect(x: inner.maxX - 88, y: y - 4, width: 88, height: 24)
      let isHovered = spot(save) { [session] in session.saveScene() }
      pen.fill(save, isHovered ? Look.wayStrong : Look.wayTint, radius: 6)
      pen.centered(
        session.scene.isElsewhere ? localized("Save report") : localized("Save scene"), Look.strong, Look.way,
        at: CGPoint(x: save.midX, y: save.midY))
    }
    y += 28
    y = paintUndo(pen, y)
    for change in changes {
      y +=
        pen.lines(
          change.shortText, Look.mono, Look.ink, at: CGPoint(x: inner.minX, y: y), width: inner.width, maximum: 2)
        + 4
    }
    if !session.note.isEmpty {
      y += 4
      y += pen.lines(
        session.note, Look.body, Look.handled, at: CGPoint(x: inner.minX, y: y), width: inner.width, maximum: 3)
    }
    return y
  }
}

@MainActor extension RecognizerFacts {
  /// The name of the UIKit class that the object is an instance of.
  static func className(of object: AnyObject) -> String {
    if let recognizer = object as? UIGestureRecognizer {
      return RecognizerFacts(recognizer, viewID: nil, name: { _ in "" }).className
    }
    return ViewWords.className(of: object)
  }
}
