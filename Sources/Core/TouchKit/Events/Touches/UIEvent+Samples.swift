import TouchGeometry

/// How `predictedTouches(for:)` looks ahead.
enum TouchPrediction {
  /// How many samples it gives.
  static let count = 2
  /// Samples further apart than this, in seconds, say nothing about where the finger goes next.
  static let longestInterval: TimeInterval = 0.05
}

extension UIEvent {
  /// Copies of the touch at every sample that the device reported since the event before, oldest first; the last equals
  /// the touch.
  ///
  /// Each is a touch of its own, made for this call. Nil when the touch is not in the event (semantics 1.11).
  /// https://developer.apple.com/documentation/uikit/uievent/coalescedtouches(for:)
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(where: { $0 === touch }) else { return nil }
    var (copies, previous) = ([UITouch](), touch.previousPlace)
    for sample in coalesced where sample.finger == touch.identifier {
      let phase: UITouch.Phase = sample.phase == .began ? .began : .moved
      copies.append(touch.copy(at: sample, previous: previous, phase: phase))
      previous = sample.location
    }
    let last = sample(of: touch, at: touch.place, touch.timestamp)
    copies.append(touch.copy(at: last, previous: previous, phase: touch.phase))
    return copies
  }

  /// Where the touch would be at its next two samples if the finger went on as it did between its last two: in a
  /// straight line, at the same speed and rate.
  ///
  /// Only for a touch that moved in this event; empty for others, for one that stands still, and when the last two
  /// samples are more than 0.05 s apart. Each is a touch of its own, made for this call, with the phase `moved` and a
  /// timestamp in the future; the touch itself never shows any of it. Never contains the touch. Nil when the touch is
  /// not in the event (semantics 1.11).
  /// https://developer.apple.com/documentation/uikit/uievent/predictedtouches(for:)
  public func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(where: { $0 === touch }) else { return nil }
    guard touch.phase == .moved else { return [] }
    let (place, time) = sampleBefore(touch)
    let interval = touch.timestamp - time
    let step = CGVector(dx: touch.place.x - place.x, dy: touch.place.y - place.y)
    guard interval > 0, interval <= TouchPrediction.longestInterval, step.dx != 0 || step.dy != 0 else { return [] }
    var (predicted, previous) = ([UITouch](), touch.place)
    for number in 1...TouchPrediction.count {
      let next = CGPoint(x: previous.x + step.dx, y: previous.y + step.dy)
      let sample = sample(of: touch, at: next, touch.timestamp + interval * Double(number))
      predicted.append(touch.copy(at: sample, previous: previous, phase: .moved))
      previous = next
    }
    return predicted
  }

  /// Place and time of the last sample before the one that the touch shows.
  private func sampleBefore(_ touch: UITouch) -> (CGPoint, TimeInterval) {
    let earlier = coalesced.last { $0.finger == touch.identifier }
    return earlier.map { ($0.location, $0.timestamp) } ?? (touch.previousPlace, touch.previousTimestamp)
  }

  private func sample(of touch: UITouch, at place: CGPoint, _ time: TimeInterval) -> InputSample {
    InputSample(
      finger: touch.identifier, phase: .moved, location: place, timestamp: time, type: touch.type, force: touch.force)
  }
}
