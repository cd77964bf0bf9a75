import TouchCapture
import TouchDrawing
import TouchGeometry

/// A mark that the stage draws over a scene; the list of keys explains each of them.
enum StageSymbol: CaseIterable {
  /// A finger with its path, and the place where one was lifted.
  case finger, lifted
  /// The answers of views to a hit test.
  case hit, descended, refused, elsewhere
  /// A touch area that differs from the bounds.
  case touchArea
  case chosen, pointed, focus
  /// The place of an untaken touch.
  case untaken
  /// Responders of the chain below the scene.
  case handled, passedOn, notReached, unhandled

  @MainActor var title: String {
    switch self {
    case .finger: localized("a finger, with its path")
    case .lifted: localized("where a finger was lifted")
    case .hit: localized("hit")
    case .descended: localized("on the path of the hit test")
    case .refused: localized("excluded, with the reason")
    case .elsewhere: localized("the touch is outside of it")
    case .touchArea: localized("touch area that differs from the bounds")
    case .chosen: localized("chosen")
    case .pointed: localized("under the pointer in a panel")
    case .focus: localized("has the focus")
    case .untaken: localized("an untaken touch")
    case .handled: localized("chain: handles it")
    case .passedOn: localized("chain: passes it on")
    case .notReached: localized("chain: never receives it")
    case .unhandled: localized("chain: its end, not handled")
    }
  }

  /// Draws the mark as on the stage, at most 16 points wide and high.
  @MainActor func draw(at center: CGPoint, _ pen: Pen) {
    let box = CGRect(x: center.x - 7, y: center.y - 5, width: 14, height: 10)
    func outline(_ color: CGColor, _ width: CGFloat, _ dashes: [CGFloat] = []) {
      let corners = [(-7, -5), (7, -5), (7, 5), (-7, 5)] as [(CGFloat, CGFloat)]
      pen.line(
        corners.map { CGPoint(x: center.x + $0.0, y: center.y + $0.1) }, color, width: width, dashes: dashes,
        isClosed: true)
    }
    switch self {
    case .finger:
      pen.line([CGPoint(x: center.x - 7, y: center.y + 5), center], Look.finger, width: 2)
      pen.disc(center, radius: 5, Look.finger)
    case .lifted:
      pen.ring(center, radius: 6, Look.finger, width: 1.5)
      pen.disc(center, radius: 2, Look.finger)
    case .hit: outline(Look.way, 3)
    case .descended: outline(Look.way, 1)
    case .refused: outline(Look.refused, 1.5, [4, 5])
    case .elsewhere: outline(Look.elsewhere, 1, [1, 4])
    case .touchArea: outline(Look.way, 1.5, [2, 4])
    case .chosen: outline(Look.cursor, 2, [6, 4])
    case .pointed: outline(Look.cursor, 1.5)
    case .focus: StageView.drawFocusRing(around: box, pen)
    case .untaken:
      for slope in [CGFloat(1), -1] {
        let ends = [-5, 5].map { CGPoint(x: center.x + $0, y: center.y + $0 * slope) }
        pen.line(ends, Look.refused, width: 2.5)
      }
    case .handled: pen.fill(box, Look.handled, radius: 5)
    case .passedOn: pen.frame(box, Look.way, width: 1.5, radius: 5)
    case .notReached: pen.frame(box, Look.line, width: 1, radius: 5)
    case .unhandled: pen.frame(box, Look.refused, width: 1.5, radius: 5)
    }
  }
}

/// A mark of the touch map.
enum MapSymbol: CaseIterable {
  case reached, other, small, near, unreachable

  @MainActor var title: String {
    switch self {
    case .reached: localized("fingers reach it")
    case .other: localized("fingers reach another view instead")
    case .small: localized("smaller than %1$s points", "\(Int(TouchMap.minimumSide))")
    case .near: localized("middles closer than %1$s points", "\(Int(TouchMap.minimumSide))")
    case .unreachable: localized("no finger reaches it")
    }
  }

  @MainActor func draw(at center: CGPoint, _ pen: Pen) {
    let box = CGRect(x: center.x - 7, y: center.y - 5, width: 14, height: 10)
    switch self {
    case .reached:
      pen.fill(box, Look.cureTint)
      pen.frame(box, Look.handled)
    case .other: pen.hatch(box, Look.refused, spacing: 6, radius: 0)
    case .small:
      pen.fill(box, Look.mapSmall)
      pen.frame(box, Look.ink(.blocked))
    case .near:
      let ends = [-6, 6].map { CGPoint(x: center.x + $0, y: center.y) }
      pen.line(ends, Look.ink(.blocked), width: 2)
      for end in ends { pen.disc(end, radius: 2.5, Look.ink(.blocked)) }
    case .unreachable:
      pen.frame(box, Look.refused, width: 2)
      for slope in [CGFloat(1), -1] {
        let ends = [CGPoint(x: box.minX, y: center.y - 5 * slope), CGPoint(x: box.maxX, y: center.y + 5 * slope)]
        pen.line(ends, Look.refused, width: 1)
      }
    }
  }
}
