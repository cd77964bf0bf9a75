import TouchGeometry
import TouchKit

extension DetailBoard {
  /// The recognizer states at which the inspected program can be paused, with the words for them.
  static var stopStates: [(state: UIGestureRecognizer.State, word: String)] {
    [

      (.began, localized("begins")), (.ended, localized("ends or recognizes")), (.failed, localized("fails")),
      (.cancelled, localized("is cancelled")),
    ]
  }

  /// Draws a switch for each state at which the inspected program is to be paused.
  func paintStops(of name: String, _ pen: Pen, _ top: CGFloat) -> CGFloat {
    guard let stops = session.stops else { return top }
    var y = top + 8
    pen.text(
      localized("STOP WHEN %1$s", name), Look.caption, Look.quiet, at: inner.minX, middle: y + 8, room: inner.width)
    y += 20
    for (state, word) in Self.stopStates {
      let row = CGRect(x: inner.minX - 8, y: y, width: inner.width + 16, height: 28)
      let isOn = stops[name]?.contains(state) ?? false
      let isHovered = spot(row) { [session] in
        session.stops?[name, default: []].formSymmetricDifference([state])
        session.changed()
      }
      if isHovered { pen.fill(row, Look.hover, radius: 6) }
      Toggle.draw(isOn, pen, CGPoint(x: inner.maxX - Toggle.size.width, y: row.midY))
      pen.text(word, Look.body, Look.ink, at: inner.minX, middle: row.midY)
      y += 28
    }
    return y
  }
}
