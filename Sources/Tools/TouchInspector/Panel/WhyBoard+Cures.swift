import TouchDiagnosis
import TouchDrawing
import TouchGeometry
import TouchKit

extension WhyBoard {
  /// The most lines of a title, which a long name can fill.
  static let maximumTitleLines = 4

  /// How much of a cure is shown.
  private enum Detail { case title, effect, all }

  /// Draws a cure: its title with the switch, its Swift code and effect, its side effects and the keys of the scene.
  ///
  /// The best cure shows its effect, the others only their titles. A press on the title shows everything, or hides it.
  ///
  /// - Returns: the lower end of the drawing.
  func paint(_ cure: Cure, title words: String, isBest: Bool, _ pen: Pen, _ place: CGRect) -> CGFloat {
    let isOpen = session.openCures.contains(cure.sentence)
    let detail = isOpen ? Detail.all : isBest ? .effect : .title
    let hasSwitch = session.canTake(cure)
    let lines = lines(of: cure, detail, width: place.width - 20)
    let linesHeight = lines.map(\.height).reduce(0, +)
    let right = hasSwitch ? place.maxX - Toggle.size.width - 16 : place.maxX - 8
    let titleLayout = Pen.layout(
      words, Look.strong, Look.ink, width: right - place.minX - 30, maximum: Self.maximumTitleLines)
    let titleHeight = max(28, Pen.height(of: titleLayout) + 12)
    let height = lines.isEmpty ? titleHeight : titleHeight + linesHeight + 6
    let card = CGRect(x: place.minX, y: place.minY, width: place.width, height: height)
    pen.fill(card, Look.cureTint, radius: 6)
    pen.fill(CGRect(x: card.minX, y: card.minY, width: 4, height: height), Look.handled, radius: 2)
    let title = CGRect(x: card.minX + 4, y: card.minY, width: right - card.minX - 4, height: titleHeight)
    let isHovered = spot(title) { [session] in session.toggleDetails(of: cure) }
    if isHovered { pen.fill(title, Look.hover, radius: 6) }
    drawTriangle(isOpen, CGPoint(x: card.minX + 15, y: title.midY), pen)
    let top = (title.midY - Pen.height(of: titleLayout) / 2).rounded()
    pen.text(titleLayout, at: CGPoint(x: card.minX + 26, y: top))
    if hasSwitch { paintSwitch(of: cure, pen, CGPoint(x: right + 4, y: title.midY)) }
    var y = title.maxY
    for line in lines {
      pen.text(line.layout, at: CGPoint(x: card.minX + 12, y: y))
      y += line.height
    }
    return card.maxY
  }

  private func paintSwitch(of cure: Cure, _ pen: Pen, _ leftMiddle: CGPoint) {
    let rect = CGRect(
      x: leftMiddle.x - 4, y: leftMiddle.y - 12, width: Toggle.size.width + 8, height: 24)
    let label = localized("Try it")
    if spot(rect, label: label, { [session] in session.toggle(cure) }) { pen.fill(rect, Look.hover, radius: 6) }
    Toggle.draw(session.isTaken(cure), pen, leftMiddle)
  }

  private func drawTriangle(_ isOpen: Bool, _ center: CGPoint, _ pen: Pen) {
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    pen.area(isOpen ? [at(-4, -2), at(4, -2), at(0, 3)] : [at(-2, -4), at(-2, 4), at(3, 0)], Look.quiet)
  }

  private struct TextBlock {
    let layout: TextLayout
    let height: CGFloat
  }

  private func lines(of cure: Cure, _ detail: Detail, width: CGFloat) -> [TextBlock] {
    guard detail != .title else { return [] }
    let columns = max(16, Int(clamping: width / Pen.width("0", Look.mono)))
    func block(_ text: String, _ font: UIFont, _ color: CGColor, maximum: Int = 100) -> TextBlock {
      let layout = Pen.layout(text, font, color, width: width, maximum: maximum)
      return TextBlock(layout: layout, height: Pen.height(of: layout) + 4)
    }
    guard cure.isConfirmed else {
      return [block(cure.sentence, Look.body, Look.ink, maximum: detail == .all ? 100 : 4)]
    }
    let code = cure.swift.flatMap { CodeLines.lines($0, columns: columns) }.joined(separator: "\n")
    // The first clause is the intended effect. The others are side effects.
    let clauses = cure.outcome.split(maxSplits: 1) { $0 == ";" || $0 == "；" }.map { $0.drop { $0 == " " } }
    let effect = clauses.first ?? ""
    var blocks = [block(code, Look.mono, Look.ink), block(String(effect), Look.body, Look.handled)]
    guard detail == .all else { return blocks }
    if clauses.count > 1 { blocks.append(block(localized("Also: %1$s", String(clauses[1])), Look.body, Look.quiet)) }
    let keys = cure.keys.flatMap { CodeLines.lines(localized("scene: %1$s", $0), columns: columns) }
    blocks.append(block(keys.joined(separator: "\n"), Look.mono, Look.quiet))
    return blocks
  }
}
