import TouchTrace
import TouchDrawing
import TouchGeometry

/// Draws a finger on the scene: a disc with its number, and the trail of its movement.
@MainActor enum FingerDrawing {
  static func draw(_ finger: FingerMark, _ pen: Pen) {
    if finger.trail.count > 1 {
      pen.line(finger.trail, Look.fingerRim, width: 5)
      pen.line(finger.trail, color(0.55), width: 3)
    }
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
