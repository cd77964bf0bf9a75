import TouchGeometry

/// The time of a layer as a linear function of the loop's time (semantics 46.8).
struct LayerClock: Equatable {
  /// The seconds of the layer in a second of the loop; 0 if it is stopped.
  var rate = 1.0
  /// The layer's time at the loop's time 0.
  var offset: TimeInterval = 0

  var isStopped: Bool { rate <= 0 }

  func time(at time: TimeInterval) -> TimeInterval { rate * time + offset }

  /// Returns the loop's time at a time of the layer; infinite for a stopped one.
  func timeInLoop(of time: TimeInterval) -> TimeInterval { isStopped ? .infinity : (time - offset) / rate }

  /// Returns the clock of a layer in one with this clock.
  func inner(_ timing: LayerTiming) -> LayerClock {
    LayerClock(
      rate: timing.speed * rate, offset: timing.speed * (offset - timing.beginTime) + timing.timeOffset)
  }
}

/// The values that an app has set for the time of a layer.
struct LayerTiming: Equatable {
  var speed = 1.0
  var timeOffset: TimeInterval = 0
  var beginTime: TimeInterval = 0
}

extension CALayer {
  /// The clock of the layer: its own timing in that of its superlayers.
  var clock: LayerClock {
    var (timings, present): ([LayerTiming], UIView?) = ([], view)
    while let view = present {
      let layer = view.rare?.layer ?? (view as? LayerView)?.ownLayer
      if let timing = layer?.timing { timings.append(timing) }
      present = view.storedSuperview
    }
    return timings.reversed().reduce(LayerClock()) { $0.inner($1) }
  }

  /// Changes the timing, and applies it to the animations of the layer and its sublayers.
  func changeTiming(_ name: String, to value: Double, _ property: WritableKeyPath<LayerTiming, Double>) {
    guard value.isFinite, property != \.speed || value >= 0 else {
      return UsageError.report("CALayer.\(name): \(value) is not accepted and was refused")
    }
    var timing = timing ?? LayerTiming()
    guard timing[keyPath: property] != value else { return }
    timing[keyPath: property] = value
    self.timing = timing == LayerTiming() ? nil : timing
    guard let view else { return }
    (view.windowSeenIn?.application ?? UIApplication.installed)?.motions.updateClocks(in: view)
  }

  /// Converts a time of another layer, or of `CACurrentMediaTime()` if that is nil, to this layer (semantics 46.8).
  ///
  /// A stopped layer has no other times than the current one.
  /// https://developer.apple.com/documentation/quartzcore/calayer/converttime(_:from:)
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let other = l?.clock ?? LayerClock()
    return clock.time(at: other.isStopped ? CACurrentMediaTime() : other.timeInLoop(of: t))
  }

  /// Converts a time of this layer to another one, or to `CACurrentMediaTime()` if that is nil.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clock.isStopped ? CACurrentMediaTime() : clock.timeInLoop(of: t)
    return (l?.clock ?? LayerClock()).time(at: time)
  }
}
