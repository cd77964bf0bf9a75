import TouchDrawing
import TouchGeometry

/// How a layer turns while a keyframe animation moves it along a path.
///
/// https://developer.apple.com/documentation/quartzcore/caanimationrotationmode
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode with the given name; the layer does not turn with an unknown one.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis has the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis has the opposite direction.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The positions of a keyframe animation on a path, in short straight pieces.
struct KeyframePath {
  /// A position with its relative time, and the direction of the path there in radians.
  struct Station: Equatable {
    var time: Double
    var point: CGPoint
    var angle: Double
  }

  /// The parts between two key points: the positions in the part, from its start to its end.
  private var parts: [(Double) -> CGPoint] = []
  private var pieces: [Int] = []

  /// The number of straight pieces of a curve.
  private static let piecesOfCurve = 24

  /// Reads the elements of a path.
  ///
  /// A subpath begins with a jump.
  init(_ path: DisplayList.Path) {
    var (start, here) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      let from = here
      switch element {
      case .move(let point):
        (start, here) = (point, point)
      case .line(let end):
        add(1) { Self.mix(from, end, $0) }
        here = end
      case .quad(let end, let control):
        add(Self.piecesOfCurve) { t in
          Self.mix(Self.mix(from, control, t), Self.mix(control, end, t), t)
        }
        here = end
      case .curve(let end, let first, let second):
        add(Self.piecesOfCurve) { t in
          let middle = Self.mix(first, second, t)
          return Self.mix(
            Self.mix(Self.mix(from, first, t), middle, t), Self.mix(middle, Self.mix(second, end, t), t), t)
        }
        here = end
      case .close:
        let end = start
        if from != end { add(1) { Self.mix(from, end, $0) } }
        here = end
      }
    }
  }

  private mutating func add(_ count: Int, _ part: @escaping (Double) -> CGPoint) {
    parts.append(part)
    pieces.append(count)
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * CGFloat(t), y: a.y + (b.y - a.y) * CGFloat(t))
  }

  /// The number of parts.
  var count: Int { parts.count }

  /// Returns the stations of a movement; empty for a path without parts.
  ///
  /// - Parameters:
  ///   - times: the relative times of the key points, one more than there are parts; nil for equal distances.
  ///   - paces: the timing of each part; missing ones are linear.
  ///   - isPaced: whether the speed is constant, so that both are ignored.
  func stations(times: [Double]?, paces: [TimingCurve], isPaced: Bool) -> [Station] {
    var result: [Station] = []
    for (index, part) in parts.enumerated() {
      let times = times ?? (0...parts.count).map { Double($0) / Double(parts.count) }
      let pace = isPaced || index >= paces.count ? nil : paces[index]
      // A straight part with a pace needs more than its two ends.
      let count = pace == nil ? pieces[index] : Self.piecesOfCurve
      for step in 0...count {
        let t = Double(step) / Double(count)
        let point = part(pace?.value(at: t) ?? t)
        if step == 0, let last = result.last, last.point == point { continue }
        result.append(Station(time: times[index] + (times[index + 1] - times[index]) * t, point: point, angle: 0))
      }
    }
    if isPaced { Self.spread(&result) }
    Self.turn(&result)
    return result
  }

  /// Sets times that result in constant speed.
  private static func spread(_ stations: inout [Station]) {
    var way = 0.0
    var ways = [0.0]
    for (a, b) in zip(stations, stations.dropFirst()) {
      way += Double(hypot(b.point.x - a.point.x, b.point.y - a.point.y))
      ways.append(way)
    }
    guard way > 0 else { return }
    for index in stations.indices { stations[index].time = ways[index] / way }
  }

  /// Sets the directions: that of the piece before each position, without jumps of a whole turn.
  private static func turn(_ stations: inout [Station]) {
    for index in stations.indices {
      let (a, b) = index == 0 ? (0, min(1, stations.count - 1)) : (index - 1, index)
      let (from, to) = (stations[a].point, stations[b].point)
      let last = index > 0 ? stations[index - 1].angle : 0
      guard from != to else {
        stations[index].angle = last
        continue
      }
      let angle = Double(atan2(to.y - from.y, to.x - from.x))
      stations[index].angle = index == 0 ? angle : angle - 2 * .pi * ((angle - last) / (2 * .pi)).rounded()
    }
  }
}
