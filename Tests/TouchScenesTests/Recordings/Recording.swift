import Testing
import TouchGeometry
import TouchKit
import TouchScenes

/// One of the recordings of real fingers in Tests/Recordings.
struct Recording: Sendable, CustomTestStringConvertible {
  /// What the person meant to do; the name of the folder.
  let label: String
  let name: String

  var testDescription: String { "\(label)/\(name)" }

  static let all = [
    "tap": 5, "double": 4, "hold": 3, "holdanddrag": 2, "drag": 5, "swipe": 3, "zoom": 2, "rotate": 1,
  ].sorted { $0.key < $1.key }.flatMap { label, count in
    (1...count).map { Recording(label: label, name: "phone_\($0)") }
  }

  /// The repository's path, derived from that of this file.
  static let repository = #filePath.split(separator: "/").dropLast(4).reduce(into: "") { $0 += "/\($1)" }

  var path: String { "\(Self.repository)/Tests/Recordings/\(label)/\(name).csv" }

  func input() throws -> InputFile {
    let recording = try TouchRecording.read(try TextFile.read(path), file: testDescription)
    return try InputFile(recording, size: InputFile.likelySize(of: recording))
  }
}

/// What the fingers of an input did, from their places alone and by no recognizer.
struct Measurements {
  /// Seconds from the first line to the last.
  var duration = 0.0
  /// Where the first finger went from where it began, and how fast it was at the end, in points and points a second.
  var travel = CGVector.zero
  /// How far any finger was away from where it began, at most.
  var farthest: CGFloat = 0
  /// When a finger was first more than 10 points away from where it began.
  var leftAt: Double?
  /// The largest number of fingers at a time, and the number of times that a finger came down.
  var fingers = 0
  var touches = 0
  /// The distance of two fingers at the beginning and at the end, and their rotation in degrees, clockwise.
  var distances: (first: CGFloat, last: CGFloat) = (0, 0)
  var turn: CGFloat = 0

  init(_ input: InputFile) {
    var starts: [Int: CGPoint] = [:]
    var places: [Int: CGPoint] = [:]
    var lastAngle: CGFloat?
    for event in input.events {
      if event.touches.isEmpty { continue }
      for touch in event.touches {
        if touch.phase == .began {
          starts[touch.id] = touch.location
          self.touches += 1
        }
        places[touch.id] = touch.location
        guard let start = starts[touch.id] else { continue }
        let way = CGVector(dx: touch.location.x - start.x, dy: touch.location.y - start.y)
        if touch.id == 1 { travel = way }
        let distance = hypot(way.dx, way.dy)
        farthest = max(farthest, distance)
        if distance > 10 && leftAt == nil { leftAt = event.time }
      }
      fingers = max(fingers, places.count)
      if places.count == 2, let one = places[places.keys.min() ?? 0], let other = places[places.keys.max() ?? 0] {
        let way = CGVector(dx: other.x - one.x, dy: other.y - one.y)
        let angle = atan2(way.dy, way.dx) * 180 / .pi
        if let lastAngle {
          turn += angle - lastAngle
          if angle - lastAngle > 180 { turn -= 360 }
          if angle - lastAngle < -180 { turn += 360 }
        } else {
          distances.first = hypot(way.dx, way.dy)
        }
        distances.last = hypot(way.dx, way.dy)
        lastAngle = angle
      }
      for touch in event.touches where touch.phase == .ended || touch.phase == .cancelled { places[touch.id] = nil }
      duration = event.time
    }
  }
}

/// The last values that two fingers reached, as the targets of the recognizers read them.
@MainActor final class TwoFingerValues {
  private(set) var scale: CGFloat = 1
  /// In degrees, clockwise positive.
  private(set) var turn: CGFloat = 0

  /// Listens to the recognizers of a stage that are called `pinch` and `rotation`.
  init(_ stage: SceneStage) {
    stage.recognizer(named: "pinch")?.addTarget(self, action: TwoFingerValues.pinched)
    stage.recognizer(named: "rotation")?.addTarget(self, action: TwoFingerValues.turned)
  }

  private func pinched(_ recognizer: UIPinchGestureRecognizer) { scale = recognizer.scale }
  private func turned(_ recognizer: UIRotationGestureRecognizer) { turn = recognizer.rotation * 180 / .pi }
}
