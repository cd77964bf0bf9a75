/// The left stick of a game controller, and the arrow that it makes (semantics 49.1).
struct ControllerStick: Equatable {
  /// The deflection beyond which an arrow begins; 1 is the edge.
  private static let beginning = 0.5
  /// The deflection below which it ends.
  private static let end = 0.4

  /// The coordinates, with SDL's numbers.
  enum Axis: UInt8 {
    case x = 0
    case y = 1
  }

  /// The deflection for one of SDL's values, which are signed numbers of 16 bits.
  static func deflection(_ value: Int16) -> Double { max(-1, Double(value) / Double(Int16.max)) }

  private var x = 0.0
  private var y = 0.0
  /// The current arrow; nil near the middle.
  private(set) var arrow: ControllerPresses.Press?

  /// Creates a stick at rest.
  init() {}

  /// Creates a stick at a location, with coordinates from -1 to 1.
  init(x: Double, y: Double) {
    (self.x, self.y) = (x, y)
    update()
  }

  /// Sets one coordinate, from -1 to 1; positive is right and down.
  mutating func move(_ axis: Axis, to value: Double) {
    switch axis {
    case .x: x = value
    case .y: y = value
    }
    update()
  }

  /// An arrow remains until it is below its end, or the other axis is greater by the distance between the two limits: a
  /// stick on a diagonal does not alternate.
  private mutating func update() {
    if let along, along >= Self.end {
      let across = arrow == .leftArrow || arrow == .rightArrow ? abs(y) : abs(x)
      guard across > Self.beginning, across - along > Self.beginning - Self.end else { return }
    }
    if max(abs(x), abs(y)) <= Self.beginning {
      arrow = nil
    } else if abs(x) >= abs(y) {
      arrow = x > 0 ? .rightArrow : .leftArrow
    } else {
      arrow = y > 0 ? .downArrow : .upArrow
    }
  }

  /// The deflection in the direction of the current arrow.
  private var along: Double? {
    switch arrow {
    case .leftArrow: -x
    case .rightArrow: x
    case .upArrow: -y
    case .downArrow: y
    default: nil
    }
  }
}
