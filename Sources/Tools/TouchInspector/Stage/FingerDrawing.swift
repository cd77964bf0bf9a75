import TouchTrace
import TouchDrawing
import TouchGeometry

/// Draws a finger on the scene: a disc with its number, and the trail of its movement.
@MainActor enum FingerDrawing {
  static func draw(_ finger: FingerMark, _ pen: Pen) {
    drawTrail(of: finger, pen)
    drawPlace(of: finger, pen)
  }

  /// Draws the trail, which is below the tags.
  static func drawTrail(of finger: FingerMark, _ pen: Pen) {
    guard finger.trail.count > 1 else { return }
    pen.line(finger.trail, Look.fingerRim, width: 5)
    pen.line(finger.trail, color(0.55), width: 3)
  }

  /// The area that the disc or the ring of a finger covers.
  static func area(of finger: FingerMark) -> CGRect {
    let reach: CGFloat = finger.isDown ? 22 : 16
    return CGRect(origin: finger.place, size: .zero).insetBy(dx: -reach, dy: -reach)
  }

  /// Areas along the trail, at most a hundred.
  static func trailAreas(of finger: FingerMark) -> [CGRect] {
    var areas: [CGRect] = []
    for (start, end) in zip(finger.trail, finger.trail.dropFirst()).suffix(maximumAreas) {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let count = max(1, min(Int(pixels: max(abs(dx), abs(dy)) / areaSide), maximumAreas))
      for part in 0..<count {
        let share = (CGFloat(part) + 0.5) / CGFloat(count)
        let box = CGRect(x: start.x + dx * share, y: start.y + dy * share, width: 0, height: 0)
        areas.append(box.insetBy(dx: -abs(dx) / CGFloat(2 * count) - 3, dy: -abs(dy) / CGFloat(2 * count) - 3))
      }
    }
    return areas.suffix(maximumAreas)
  }

  private static let maximumAreas = 100
  /// The sides of the areas along the trail, in points.
  private static let areaSide: CGFloat = 12

  /// Draws the disc with the number, or the ring where the finger was lifted.
  static func drawPlace(of finger: FingerMark, _ pen: Pen) {
    guard finger.isDown else {
      pen.ring(finger.place, radius: 14, Look.fingerRim, width: 3)
      pen.ring(finger.place, radius: 14, color(0.5), width: 1.5)
      return pen.disc(finger.place, radius: 3, color(0.5))
    }
    pen.disc(finger.place, radius: 20, color(0.16))
    pen.ring(finger.place, radius: 21, Look.fingerRim, width: 1)
    pen.ring(finger.place, radius: 20, color(0.8), width: 2)
    guard finger.id > 0 else { return pen.disc(finger.place, radius: 4, Look.finger) }
    pen.disc(finger.place, radius: 9 * Look.textScale, Look.finger)
    pen.centered("\(finger.id)", Look.enlarged(Look.tag), Look.fingerRim, at: finger.place)
  }

  private static func color(_ alpha: CGFloat) -> CGColor {
    CGColor(red: Look.finger.red, green: Look.finger.green, blue: Look.finger.blue, alpha: alpha)
  }
}
