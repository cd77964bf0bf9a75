import TouchDrawing
import TouchGeometry
import TouchKit

// Untaken touches, marked where they fell.

extension StageView {
  /// The maximum number of marks, the last ones.
  private static let maximumMarks = 20
  /// The distance from a mark within which a press or the pointer is on it, in points.
  private static let reach: CGFloat = 14

  /// The untaken touches that are marked at the shown moment: the last ones, and the one whose sentence is shown.
  var untaken: [TouchAccount] {
    let all = session.untaken
    let marked = all.dropLast(Self.maximumMarks).filter { $0.id == session.markedTouch }
    return marked + all.suffix(Self.maximumMarks)
  }

  /// The touch whose mark is at a point of the surface; the last of several.
  func untaken(at point: CGPoint) -> TouchAccount? {
    untaken.last { account in
      let spot = spot(of: account)
      return abs(spot.x - point.x) <= Self.reach && abs(spot.y - point.y) <= Self.reach
    }
  }

  /// The areas of the crosses.
  var crosses: [CGRect] {
    untaken.map { CGRect(origin: spot(of: $0), size: .zero).insetBy(dx: -9, dy: -9) }
  }

  /// The middle of a cross: where the touch fell, or next to the disc of a finger that is still there, so that its number
  /// can be read.
  private func spot(of account: TouchAccount) -> CGPoint {
    let spot = account.taking.spot.applying(subject.toSuperview)
    let isCovering = session.record.fingers(at: session.cursor, place: subject.toSuperview).contains { finger in
      finger.isDown && abs(finger.place.x - spot.x) < 20 && abs(finger.place.y - spot.y) < 20
    }
    return isCovering ? CGPoint(x: spot.x + 20, y: spot.y - 20) : spot
  }

  func drawUntaken(_ pen: Pen) {
    for account in untaken {
      let spot = spot(of: account)
      for (width, color) in [(5, Look.fingerRim), (2.5, Look.refused)] as [(CGFloat, CGColor)] {
        for slope in [CGFloat(1), -1] {
          let ends = [-6, 6].map { CGPoint(x: spot.x + $0, y: spot.y + $0 * slope) }
          pen.line(ends, color, width: width)
        }
      }
      if account.id == session.markedTouch { drawSentence(of: account, at: spot, pen) }
    }
  }

  private func drawSentence(of account: TouchAccount, at spot: CGPoint, _ pen: Pen) {
    let words = account.untakenSentence(since: session.record.startTime)
    let font = Look.enlarged(Look.tagReason)
    let layout = Pen.layout(words, font, Look.ink, width: min(260 * Look.textScale, area.width - 32), maximum: 5)
    let size = TextSystem.current.measure(layout).size
    let card = CGSize(width: size.width + 16, height: size.height + 12)
    let y = spot.y + 14 + card.height <= area.maxY ? spot.y + 14 : spot.y - 14 - card.height
    let rect = CGRect(
      x: max(area.minX + 4, min(spot.x - card.width / 2, area.maxX - card.width - 4)), y: max(area.minY + 4, y),
      width: card.width, height: card.height)
    pen.fill(rect, Look.paper, radius: 8)
    pen.frame(rect, Look.refused, radius: 8)
    pen.text(layout, at: CGPoint(x: rect.minX + 8, y: rect.minY + 6))
  }
}
