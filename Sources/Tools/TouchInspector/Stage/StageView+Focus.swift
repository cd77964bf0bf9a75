import TouchDrawing
import TouchGeometry
import TouchKit

// The view that has the focus: a ring over the scene, and a row in the tab Touch.

extension StageView {
  /// The corners of the focused view at the shown moment, in the coordinates of the surface; nil if none has the focus.
  var focusCorners: [CGPoint]? { session.focusMark?.corners.map { $0.applying(subject.toSuperview) } }

  /// Draws a double ring around the focused view, outside of the ring that controls draw themselves.
  func drawFocus(_ pen: Pen) {
    guard let corners = focusCorners, let box = Self.bounds(of: corners) else { return }
    Self.drawFocusRing(around: box.insetBy(dx: -focusGap, dy: -focusGap), pen)
  }

  /// The distance of the ring from the view, in points: it is outside of a control's own ring.
  var focusGap: CGFloat { 4 * subject.transform.a + 6 }

  /// Draws the ring: two lines in the color of texts, with one in the color of panels between them.
  static func drawFocusRing(around rect: CGRect, _ pen: Pen) {
    pen.frame(rect.insetBy(dx: -1, dy: -1), Look.paper, width: 6, radius: 8)
    pen.frame(rect, Look.ink, width: 1.5, radius: 7)
    pen.frame(rect.insetBy(dx: 2.5, dy: 2.5), Look.ink, width: 1.5, radius: 5)
  }

  private static func bounds(of corners: [CGPoint]) -> CGRect? {
    guard let first = corners.first else { return nil }
    return corners.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}

extension Session {
  /// The view of the scene that has the focus at the shown moment; nil for none.
  var focusMark: FocusMark? { record.focusMark(at: cursor) }
}

extension DetailBoard {
  /// Draws which view has the focus; nothing if none has it.
  ///
  /// - Returns: the lower end.
  func paintFocus(_ pen: Pen, _ top: CGFloat) -> CGFloat {
    guard let name = session.focusMark?.name else { return top }
    let y = top + 24
    PanelCaption.draw(
      localized("FOCUS"), localized("keys and buttons start there"), pen,
      in: CGRect(x: inner.minX, y: y, width: inner.width, height: PanelCaption.height))
    let row = CGRect(x: inner.minX, y: y + PanelCaption.height, width: inner.width, height: Look.row)
    link([(name, row)], pen)
    StageView.drawFocusRing(around: CGRect(x: row.minX + 1, y: row.midY - 5, width: 11, height: 10), pen)
    pen.text(name, Look.strong, Look.ink, at: row.minX + 20, middle: row.midY, room: row.width - 20)
    return row.maxY
  }
}
