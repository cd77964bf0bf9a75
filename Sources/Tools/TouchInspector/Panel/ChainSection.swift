import TouchDrawing
import TouchGeometry
import TouchKit

/// The responder chain of the last touch, which shows the responders that passed the last call on, the one that handled
/// it, and those that it did not reach.
@MainActor struct ChainSection {
  let chain: ChainAccount?
  let maximumRows: Int

  private static let kindColumn: CGFloat = 104
  private static let statusColumn: CGFloat = 192

  /// The number of rows that a chain needs.
  ///
  /// The responders at its end that have no name in the scene and that the call did not reach share one row.
  static func rowCount(_ chain: ChainAccount?) -> Int {
    guard let chain else { return 1 }
    let tail = chain.unreachedTail
    return tail.count > 1 ? tail.lowerBound + 1 : chain.steps.count
  }

  private var rowCount: Int { min(Self.rowCount(chain), max(maximumRows, 1)) }
  var height: CGFloat { PanelCaption.height + CGFloat(rowCount) * Look.row }

  /// The rows that show one responder each, with its name and the row's frame.
  func rowPlaces(in rect: CGRect) -> [(name: String, rect: CGRect)] {
    guard let chain else { return [] }
    let shown = chain.steps.count > rowCount ? rowCount - 1 : chain.steps.count
    return (0..<shown).map { index in
      let top = rect.minY + PanelCaption.height + CGFloat(index) * Look.row
      return (chain.steps[index].name, CGRect(x: rect.minX, y: top, width: rect.width, height: Look.row))
    }
  }

  func draw(_ pen: Pen, in rect: CGRect) {
    PanelCaption.draw("RESPONDER CHAIN", chain?.method ?? "from the hit view up", pen, in: rect)
    let top = rect.minY + PanelCaption.height
    guard let chain, !chain.steps.isEmpty else {
      pen.text("No touch yet.", Look.body, Look.faint, at: rect.minX, middle: top + Look.row / 2)
      return
    }
    let shown = chain.steps.count > rowCount ? rowCount - 1 : chain.steps.count
    let rest = chain.steps[shown...].map { ChainRail.short($0.name) }.joined(separator: " › ")
    let center = rect.minX + 6
    for index in 0..<max(shown - 1, 0) {
      let y = top + (CGFloat(index) + 0.5) * Look.row
      let isPassed = chain.status(at: index) == .passedOn
      pen.line(
        [CGPoint(x: center, y: y), CGPoint(x: center, y: y + Look.row)], isPassed ? Look.way : Look.line,
        width: isPassed ? 2 : 1)
    }
    for index in 0..<shown { draw(chain, index, pen, in: rect, middle: top + (CGFloat(index) + 0.5) * Look.row) }
    if shown < chain.steps.count {
      let middle = top + (CGFloat(shown) + 0.5) * Look.row
      pen.text(rest, Look.body, Look.faint, at: rect.minX + 20, middle: middle, room: rect.width - 20)
    }
  }

  private func draw(_ chain: ChainAccount, _ index: Int, _ pen: Pen, in rect: CGRect, middle: CGFloat) {
    let (step, status) = (chain.steps[index], chain.status(at: index))
    let center = CGPoint(x: rect.minX + 6, y: middle)
    let (words, color): (String, CGColor)
    switch status {
    case .passedOn: (words, color) = ("passes it on", Look.way)
    case .handled: (words, color) = ("handles it", Look.handled)
    case .unhandled: (words, color) = ("not handled", Look.refused)
    case .notReached: (words, color) = ("", Look.faint)
    }
    switch status {
    case .passedOn:
      pen.disc(center, radius: 4, Look.paper)
      pen.ring(center, radius: 4, Look.way, width: 2)
    case .handled: pen.disc(center, radius: 5, Look.handled)
    case .unhandled:
      pen.disc(center, radius: 4, Look.paper)
      pen.ring(center, radius: 4, Look.refused, width: 2)
    case .notReached:
      pen.disc(center, radius: 4, Look.paper)
      pen.ring(center, radius: 4, Look.line, width: 1.5)
    }
    let isReached = status != .notReached
    // A narrow panel omits the classes, so that the statuses have room.
    let hasKinds = rect.width >= 280
    let names = chain.steps.map { Pen.width($0.name, Look.strong) + Look.unit + 20 }
    let kind = rect.minX + min(max(Self.kindColumn, names.max() ?? 0), Self.statusColumn - 64)
    let said = rect.minX + (hasKinds ? Self.statusColumn : 144)
    let name = rect.minX + 20
    pen.text(
      step.name, isReached ? Look.strong : Look.body, isReached ? Look.ink : Look.faint, at: name, middle: middle,
      room: (step.name == step.kind || !hasKinds ? said : kind) - Look.unit - name)
    if step.name != step.kind, hasKinds {
      pen.text(step.kind, Look.body, Look.faint, at: kind, middle: middle, room: said - Look.unit - kind)
    }
    pen.text(words, Look.body, color, at: said, middle: middle, room: rect.maxX - said)
  }
}
