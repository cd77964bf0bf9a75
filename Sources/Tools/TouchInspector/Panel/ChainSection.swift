import TouchDrawing
import TouchGeometry
import TouchKit

/// The responder chain of the last touch, which shows the responders that passed the last call on, the one that handled
/// it, and those that it did not reach.
@MainActor struct ChainSection {
  let chain: ChainAccount?
  let maximumRows: Int
  /// Whether a recognizer or a view took the touch, so that an unhandled call is no fault.
  var isTaken = false

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
    PanelCaption.draw(localized("RESPONDER CHAIN"), chain?.method ?? localized("from the hit view up"), pen, in: rect)
    let top = rect.minY + PanelCaption.height
    guard let chain, !chain.steps.isEmpty else {
      pen.text(localized("No touch yet."), Look.body, Look.faint, at: rect.minX, middle: top + Look.row / 2)
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
    let columns = columns(chain, rect.width)
    let names = chain.steps.map { step in
      let end = step.name == step.kind ? columns.status : columns.kind ?? columns.status
      return ShortNames.Name(text: step.name, font: Look.strong, room: end - Look.unit - 20)
    }
    let short = ShortNames.fitting(names)
    let kinds = ShortNames.fitting(
      chain.steps.map { step in
        let room = columns.status - Look.unit - (columns.kind ?? 0)
        return ShortNames.Name(text: step.name == step.kind ? "" : step.kind, font: Look.body, room: room)
      })
    for index in 0..<shown {
      draw(
        chain, index, named: short[index], of: kinds[index], columns, pen, in: rect,
        middle: top + (CGFloat(index) + 0.5) * Look.row)
    }
    if shown < chain.steps.count {
      let middle = top + (CGFloat(shown) + 0.5) * Look.row
      pen.text(rest, Look.body, Look.faint, at: rect.minX + 20, middle: middle, room: rect.width - 20)
    }
  }

  /// The words for a status.
  private func words(_ status: ChainAccount.Status) -> String {
    switch status {
    case .passedOn: localized("passes it on")
    case .handled: localized("handles it")
    case .unhandled: localized("not handled")
    case .notReached: ""
    }
  }

  /// The left edges of the classes and of the statuses, in points from that of the section; nil for classes without room.
  ///
  /// Names and classes are as wide as the statuses permit.
  private func columns(_ chain: ChainAccount, _ width: CGFloat) -> (kind: CGFloat?, status: CGFloat) {
    // A narrow panel omits the classes, so that the statuses have room.
    guard width >= 280 else {
      let statuses = chain.steps.indices.map { Pen.width(words(chain.status(at: $0)), Look.body) }.max() ?? 0
      return (nil, min(144, max(width / 2, width - statuses.rounded(.up))))
    }
    let names = chain.steps.map { Pen.width($0.name, Look.strong) }.max() ?? 0
    let kinds = chain.steps.map { $0.name == $0.kind ? 0 : Pen.width($0.kind, Look.body) }.max() ?? 0
    let statuses = chain.steps.indices.map { Pen.width(words(chain.status(at: $0)), Look.body) }.max() ?? 0
    let kind = max(Self.kindColumn, 20 + names + Look.unit)
    let maximum = max(Self.statusColumn, width - statuses)
    let status = min(max(Self.statusColumn, kind + kinds + Look.unit), maximum)
    return (min(kind, status - 64), status)
  }

  private func draw(
    _ chain: ChainAccount, _ index: Int, named name: String, of kindName: String,
    _ columns: (kind: CGFloat?, status: CGFloat), _ pen: Pen,
    in rect: CGRect, middle: CGFloat
  ) {
    let (step, status) = (chain.steps[index], chain.status(at: index))
    let center = CGPoint(x: rect.minX + 6, y: middle)
    let color: CGColor =
      switch status {
      case .passedOn: Look.way
      case .handled: Look.handled
      case .unhandled: isTaken ? Look.quiet : Look.refused
      case .notReached: Look.faint
      }
    switch status {
    case .passedOn:
      pen.disc(center, radius: 4, Look.paper)
      pen.ring(center, radius: 4, Look.way, width: 2)
    case .handled: pen.disc(center, radius: 5, Look.handled)
    case .unhandled:
      pen.disc(center, radius: 4, Look.paper)
      pen.ring(center, radius: 4, color, width: 2)
    case .notReached:
      pen.disc(center, radius: 4, Look.paper)
      pen.ring(center, radius: 4, Look.line, width: 1.5)
    }
    let isReached = status != .notReached
    let said = rect.minX + columns.status
    let kind = columns.kind.map { rect.minX + $0 }
    let left = rect.minX + 20
    pen.text(
      name, isReached ? Look.strong : Look.body, isReached ? Look.ink : Look.faint, at: left, middle: middle,
      room: (step.name == step.kind ? said : kind ?? said) - Look.unit - left, for: step.name)
    if step.name != step.kind, let kind {
      pen.text(
        kindName, Look.body, Look.faint, at: kind, middle: middle, room: said - Look.unit - kind, for: step.kind)
    }
    pen.text(words(status), Look.body, color, at: said, middle: middle, room: rect.maxX - said)
  }
}
