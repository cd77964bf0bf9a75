import TouchGeometry
import TouchLoop

/// Content that moves without a finger (semantics 9.10, 9.12, 9.13): a path along each axis.
struct NestedMotion {
  /// The time of the lift; the movement begins a frame later, and frames count from the lift.
  var lift: Double
  var paths: [NestedPath]

  static let frame = 1.0 / 60
  var duration: Double { max(paths[0].duration, paths[1].duration) }
  func isOver(at time: Double) -> Bool { time - lift - Self.frame >= duration - 1e-9 }
  func place(at time: Double, _ axis: Int) -> Double {
    isOver(at: time) ? paths[axis].end : paths[axis].place(at: max(0, time - lift - Self.frame))
  }
  /// The time of the last frame before an event.
  func frame(before time: Double) -> Double { lift + (((time - lift) * 60 - 1e-6).rounded(.up) - 1) / 60 }
}

/// A movement along an axis: at most two parts.
struct NestedPath {
  var first: Part?
  var second: Part?
  var seam: Double
  var end: Double

  /// A formula of the text, over the time since the beginning.
  enum Part {
    case glide(from: Double, velocity: Double, rate: Double)
    case spring(to: Double, displacement: Double, velocity: Double, frequency: Double)
    case creep(to: Double, displacement: Double, velocity: Double)

    func place(at time: Double) -> Double {
      switch self {
      case .glide(let start, let velocity, let rate):
        // 9.10: the sum of the velocities of all milliseconds.
        return start + velocity * (1 - exp(1000 * log(rate) * time)) * rate / (1 - rate) / 1000
      case .spring(let target, let displacement, let velocity, let frequency):
        let slope = velocity + frequency * displacement
        return target + (displacement + slope * time) * exp(-frequency * time)
      case .creep(let target, let displacement, let velocity):
        let slow = (46 * displacement + velocity) / 37
        return target + slow * exp(-9 * time) + (displacement - slow) * exp(-46 * time)
      }
    }

    var duration: Double {
      switch self {
      case .glide(_, let velocity, let rate):
        return abs(velocity) > 10 ? log(10 / abs(velocity)) / (1000 * log(rate)) : 0
      case .spring(let target, let displacement, let velocity, let frequency):
        // A bound of the distance that only shrinks after its maximum.
        let slope = abs(velocity + frequency * displacement)
        return Self.last(from: 1 / frequency) { (abs(displacement) + slope * $0) * exp(-frequency * $0) > 1 / 3.0 }
          ?? (abs(displacement) > 1 / 3.0 ? 1 / frequency : target * 0)
      case .creep(let target, _, _):
        // After the turn, if there is one, the distance only shrinks.
        var turn = 0.0
        while turn < 0.2, abs(place(at: turn + 0.0005) - target) > abs(place(at: turn) - target) { turn += 0.0005 }
        return Self.last(from: turn) { abs(place(at: $0) - target) > 1 / 3.0 } ?? 0
      }
    }

    /// The time from which on something that is true for a while stays false; nil if it is false already.
    private static func last(from start: Double, _ isFar: (Double) -> Bool) -> Double? {
      guard isFar(start) else { return nil }
      var low = start, high = start + 1
      while isFar(high) { high += 1 }
      while high - low > 1e-10 {
        let middle = (low + high) / 2
        if isFar(middle) { low = middle } else { high = middle }
      }
      return high
    }
  }

  /// A movement that ends at a place: one part, or none.
  init(first: Part? = nil, end: Double) {
    (self.first, self.end) = (first, end)
    seam = first?.duration ?? 0
  }

  /// A glide that reaches an edge, and bounces there or stops.
  static func over(_ edge: Double, _ glide: Part, bounces: Bool) -> NestedPath {
    guard case .glide(let start, let velocity, let rate) = glide else { return NestedPath(end: edge) }
    var path = NestedPath(first: glide, end: edge)
    let part = 1 - (edge - start) / (velocity * rate / (1 - rate) / 1000)
    path.seam = max(0, log(part) / (1000 * log(rate)))
    if bounces { path.second = bounce(edge, 0, velocity * exp(1000 * log(rate) * path.seam)) }
    return path
  }

  static func back(to edge: Double, from place: Double, velocity: Double) -> NestedPath {
    NestedPath(first: bounce(edge, place - edge, velocity), end: edge)
  }

  static func toPage(_ page: Double, from place: Double, velocity: Double) -> NestedPath {
    let limit = abs(place - page) * 14
    let speed = min(max(velocity, -limit), limit)
    return NestedPath(
      first: .spring(to: page, displacement: place - page, velocity: speed, frequency: 14), end: page)
  }

  /// 9.12.
  private static func bounce(_ edge: Double, _ displacement: Double, _ velocity: Double) -> Part {
    abs(velocity) > 50
      ? .spring(to: edge, displacement: displacement, velocity: velocity, frequency: 11)
      : .creep(to: edge, displacement: displacement, velocity: velocity)
  }

  var duration: Double { seam + (second?.duration ?? 0) }

  func place(at time: Double) -> Double {
    if time >= duration { return end }
    return (time < seam ? first?.place(at: time) : second?.place(at: time - seam)) ?? end
  }
}
