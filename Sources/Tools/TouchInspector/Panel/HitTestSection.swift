import TouchDiagnosis
import TouchDrawing
import TouchGeometry
import TouchKit

/// The path of the last hit test: the views in the order in which they were asked, indented by their depth.
@MainActor struct HitTestSection {
  private let rows: [HitTestRow]

  private static let indent: CGFloat = 12
  /// The width below which rows are indented by half, and the answers have a smaller font.
  private static let narrow: CGFloat = 260
  private static let wordsColumn: CGFloat = 144

  /// - Parameters:
  ///   - account: the hit test to list.
  ///   - maximumRows: the number of rows for which there is room.
  init(_ account: HitTestAccount, maximumRows: Int) { rows = HitTestRow.list(account, maximum: maximumRows) }

  var height: CGFloat { PanelCaption.height + CGFloat(max(rows.count, 1)) * Look.row }

  /// The rows that show one view each, with its name and the row's frame.
  func rowPlaces(in rect: CGRect) -> [(name: String, rect: CGRect)] {
    rows.indices.compactMap { index in
      guard rows[index].count == 1 else { return nil }
      let top = rect.minY + PanelCaption.height + CGFloat(index) * Look.row
      return (rows[index].name, CGRect(x: rect.minX, y: top, width: rect.width, height: Look.row))
    }
  }

  func draw(_ pen: Pen, in rect: CGRect) {
    PanelCaption.draw(localized("HIT TEST"), localized("front views are asked first"), pen, in: rect)
    var middle = rect.minY + PanelCaption.height + Look.row / 2
    if rows.isEmpty { pen.text(localized("No touch yet."), Look.body, Look.faint, at: rect.minX, middle: middle) }
    let names = rows.map { row in
      let (room, font) = (room(for: row, in: rect), Self.style(row.shownAnswer).font)
      return ShortNames.Name(text: row.names(within: room, font), font: font, room: room)
    }
    let short = ShortNames.fitting(names)
    for (row, name) in zip(rows, zip(names, short)) {
      draw(row, name.1, for: name.0.text, pen, in: rect, middle: middle)
      middle += Look.row
    }
  }

  private func indent(of row: HitTestRow, in rect: CGRect) -> CGFloat {
    CGFloat(row.depth) * Self.indent * (rect.width < Self.narrow ? 0.5 : 1)
  }

  private func wordsFont(in rect: CGRect) -> UIFont { rect.width < Self.narrow ? Look.tagReason : Look.body }

  /// The distance between a name and its answer.
  private func gap(in rect: CGRect) -> CGFloat { rect.width < Self.narrow ? Look.unit : 2 * Look.unit }

  /// The room for a row's name: a row of several views, or one at a great depth, may need more than the first column.
  private func room(for row: HitTestRow, in rect: CGRect) -> CGFloat {
    let left = rect.minX + indent(of: row, in: rect) + 20
    let words = row.words.isEmpty ? 0 : Pen.width(row.words, wordsFont(in: rect)) + gap(in: rect)
    return max(rect.maxX - left - words, 48)
  }

  private func draw(
    _ row: HitTestRow, _ name: String, for whole: String, _ pen: Pen, in rect: CGRect, middle: CGFloat
  ) {
    let left = rect.minX + indent(of: row, in: rect)
    if row.answer == .hit {
      let band = CGRect(
        x: rect.minX - Look.unit, y: middle - Look.row / 2, width: rect.width + 2 * Look.unit, height: Look.row)
      pen.fill(band, Look.wayTint, radius: 4)
    }
    let answer = row.shownAnswer
    Self.mark(answer, row.isElsewhere ? Look.elsewhere : Look.refused, pen, CGPoint(x: left + 6, y: middle))
    let (font, color, usual) = Self.style(answer)
    let wordsColor = row.isElsewhere ? Look.faint : usual
    let nameLeft = left + 20
    let width = pen.text(name, font, color, at: nameLeft, middle: middle, room: room(for: row, in: rect), for: whole)
    // Long words begin left of their column, if the name leaves room.
    let wordsFont = wordsFont(in: rect)
    let column = max(
      nameLeft + width + gap(in: rect),
      min(rect.minX + Self.wordsColumn, rect.maxX - Pen.width(row.words, wordsFont).rounded(.up)))
    pen.text(row.words, wordsFont, wordsColor, at: column, middle: middle, room: rect.maxX - column)
  }

  private static func style(_ answer: HitTestNode.Answer) -> (font: UIFont, name: CGColor, words: CGColor) {
    switch answer {
    case .hit: (Look.strong, Look.way, Look.way)
    case .descended: (Look.strong, Look.ink, Look.quiet)
    case .refused: (Look.body, Look.ink, Look.refused)
    case .notAsked: (Look.body, Look.faint, Look.faint)
    }
  }

  /// Draws the mark of an answer, 12 points wide.
  ///
  /// It is drawn as a path, because not every font has such a glyph.
  ///
  /// - Parameter no: the color of a refusal.
  private static func mark(_ answer: HitTestNode.Answer, _ no: CGColor, _ pen: Pen, _ center: CGPoint) {
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    switch answer {
    case .hit:
      pen.disc(center, radius: 6, Look.way)
      pen.line([at(-2.5, 0), at(-0.5, 2.25), at(3, -2)], Look.paper, width: 1.5)
    case .descended:
      pen.line([at(-3, -1.5), at(0, 2), at(3, -1.5)], Look.way, width: 1.5)
    case .refused:
      pen.line([at(-2.5, -2.5), at(2.5, 2.5)], no, width: 1.5)
      pen.line([at(-2.5, 2.5), at(2.5, -2.5)], no, width: 1.5)
    case .notAsked:
      pen.disc(center, radius: 1.5, Look.faint)
    }
  }
}

/// The small heading above a list.
@MainActor enum PanelCaption {
  static let height: CGFloat = 24

  /// Draws the heading, and a remark to its right, or below it if it does not fit there.
  static func draw(_ text: String, _ remark: String, _ pen: Pen, in rect: CGRect) {
    let middle = rect.minY + 6
    let width = pen.text(text, Look.caption, Look.quiet, at: rect.minX, middle: middle)
    var place = CGPoint(x: rect.minX + width + Look.unit, y: middle)
    if Pen.width(remark, Look.tagReason) > rect.maxX - place.x { place = CGPoint(x: rect.minX, y: middle + 12) }
    pen.text(remark, Look.tagReason, Look.faint, at: place.x, middle: place.y, room: rect.maxX - place.x)
  }
}
