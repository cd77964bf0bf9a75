import TouchGeometry
import TouchScenes

/// The events of a gesture, at times relative to its beginning.
enum MachineGesture {
  /// The interval between movements: a frame.
  private static let frame = 1.0 / 60
  /// The distance of two fingers at the beginning of a pinch that widens, in points.
  private static let near = 60.0

  static func press(at place: CGPoint, duration: Double, count: Int) -> [InputLine] {
    (0..<count).flatMap { index in
      let start = Double(index) * (duration + 0.1)
      return [line(start, 1, .began, place), line(start + duration, 1, .ended, place)]
    }
  }

  static func drag(from start: CGPoint, to end: CGPoint, hold: Double, duration: Double) -> [InputLine] {
    let moves = steps(duration).map { part in
      line(hold + duration * part, 1, .moved, between(start, end, part))
    }
    return [line(0, 1, .began, start)] + moves + [line(hold + duration, 1, .ended, end)]
  }

  static func pinch(around middle: CGPoint, scale: Double, duration: Double) -> [InputLine] {
    let first = scale >= 1 ? near : near / scale
    func places(_ distance: Double) -> [CGPoint] {
      [-1, 1].map { CGPoint(x: middle.x + CGFloat($0 * distance / 2), y: middle.y) }
    }
    func lines(_ time: Double, _ phase: TouchPhaseName, _ distance: Double) -> [InputLine] {
      places(distance).enumerated().map { line(time, $0 + 1, phase, $1) }
    }
    let moves = steps(duration).flatMap { part in
      lines(duration * part, .moved, first + (first * scale - first) * part)
    }
    return lines(0, .began, first) + moves + lines(duration, .ended, first * scale)
  }

  /// The parts of a movement, up to 1.
  private static func steps(_ duration: Double) -> [Double] {
    let count = max(2, Int((duration / frame).rounded()))
    return (1...count).map { Double($0) / Double(count) }
  }

  private static func between(_ start: CGPoint, _ end: CGPoint, _ part: Double) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * CGFloat(part), y: start.y + (end.y - start.y) * CGFloat(part))
  }

  private static func line(_ time: Double, _ finger: Int, _ phase: TouchPhaseName, _ place: CGPoint) -> InputLine {
    let rounded = CGPoint(x: (place.x * 1000).rounded() / 1000, y: (place.y * 1000).rounded() / 1000)
    return InputLine(time, .touch(InputTouch(id: finger, phase: phase, location: rounded)))
  }
}
