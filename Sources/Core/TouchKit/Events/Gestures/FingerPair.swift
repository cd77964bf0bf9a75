import TouchGeometry

/// The first two fingers of a recognizer and their relative position (semantics 7.5.1, 7.5.4), in window coordinates.
///
/// After one of them is lifted, the pair is incomplete until another finger touches down.
@MainActor struct FingerPair {
  private(set) var touches: [UITouch] = []
  /// The locations; a lifted finger keeps its last one, as in pans (15.21).
  private var places: [CGPoint] = []

  var isComplete: Bool { touches.count == 2 }

  /// Adds fingers up to two, and returns the others.
  mutating func join(_ joining: [UITouch]) -> [UITouch] {
    let room = 2 - touches.count
    touches += joining.prefix(room)
    places += joining.prefix(room).map { $0.location(in: nil) }
    refresh()
    return Array(joining.dropFirst(room))
  }

  /// Updates the locations.
  mutating func refresh() {
    for index in touches.indices where touches[index].isActive { places[index] = touches[index].location(in: nil) }
  }

  mutating func leave(_ leaving: [UITouch]) {
    for touch in leaving {
      guard let index = touches.firstIndex(where: { $0 === touch }) else { continue }
      touches.remove(at: index)
      places.remove(at: index)
    }
  }

  mutating func clear() {
    touches.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }

  /// The vector from the first finger to the second.
  private var span: CGVector {
    guard isComplete else { return .zero }
    return CGVector(dx: places[1].x - places[0].x, dy: places[1].y - places[0].y)
  }

  /// The distance between the fingers, in points.
  var distance: CGFloat {
    let span = self.span
    return (span.dx * span.dx + span.dy * span.dy).squareRoot()
  }

  /// The direction from the first finger to the second, in radians; nil if both have the same location.
  var angle: CGFloat? {
    let span = self.span
    guard span.dx != 0 || span.dy != 0 else { return nil }
    return CGFloat(atan2(Double(span.dy), Double(span.dx)))
  }
}

/// Measures the rate of change of a value: a blend of its last two samples (semantics 7.5.3, 7.6.2).
///
/// Events with the same timestamp form one sample.
struct RateMeter {
  /// The weight of the older sample; the newer one has the remaining weight.
  let inertia: CGFloat
  private var time: TimeInterval = 0
  private var value: CGFloat = 0
  private var older: CGFloat?
  private var newer: CGFloat?

  init(inertia: CGFloat) { self.inertia = inertia }

  /// Starts measuring from a value at a time.
  mutating func start(_ value: CGFloat, at time: TimeInterval) {
    self.time = time
    self.value = value
    older = nil
    newer = nil
  }

  mutating func sample(_ value: CGFloat, at time: TimeInterval) {
    let elapsed = CGFloat(time - self.time)
    guard elapsed > 0 else { return }
    older = newer
    newer = (value - self.value) / elapsed
    self.time = time
    self.value = value
  }

  /// The change of the value per second.
  var rate: CGFloat {
    guard let newer else { return 0 }
    guard let older else { return newer }
    return inertia * older + (1 - inertia) * newer
  }
}
