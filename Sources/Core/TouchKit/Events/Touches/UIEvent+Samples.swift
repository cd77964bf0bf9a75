import TouchGeometry

/// The parameters of `predictedTouches(for:)`.
enum TouchPrediction {
  /// The number of predicted samples.
  static let count = 2
  /// The largest sample interval, in seconds, from which a prediction is made.
  static let longestInterval: TimeInterval = 0.05
}

extension UIEvent {
  /// Returns copies of the touch at every sample since the previous event, oldest first; the last equals the touch.
  ///
  /// Each is a separate touch created for this call. Nil if the touch is not in the event (semantics 1.11). Samples of a
  /// pen have their own forces and angles (semantics 53.9).
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

  /// Returns the touch at its next two samples, if the finger continues in a straight line at the same speed and rate.
  ///
  /// Only for a touch that moved in this event; empty for others, for one that does not move, and if the last two
  /// samples are more than 0.05 s apart. Each is a separate touch created for this call, with the phase `moved` and a
  /// timestamp in the future; the touch itself is unchanged and not in the result. Nil if the touch is not in the event
  /// (semantics 1.11).
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

  /// Returns location and time of the sample before the touch's current one.
  private func sampleBefore(_ touch: UITouch) -> (CGPoint, TimeInterval) {
    let earlier = coalesced.last { $0.finger == touch.identifier }
    return earlier.map { ($0.location, $0.timestamp) } ?? (touch.previousPlace, touch.previousTimestamp)
  }

  private func sample(of touch: UITouch, at place: CGPoint, _ time: TimeInterval) -> InputSample {
    InputSample(
      finger: touch.identifier, phase: .moved, location: place, timestamp: time, type: touch.type,
      force: touch.pressure, angles: touch.angles)
  }
}
