import TouchGeometry

extension UIViewPropertyAnimator {
  func begin(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    if state == .inactive { begin() }
    self.delay = delay.isFinite ? max(delay, 0) : 0
    resume(with: nil, durationFactor: 0, after: self.delay)
  }

  func pause() {
    guard state != .stopped else { return }
    if state == .inactive { return begin() }
    demandInterruptible("pauseAnimation")
    driver?.pause()
    needsFinish = driver != nil
  }

  func resume(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state != .stopped else { return }
    if state == .inactive { begin() }
    driver?.pause()
    resume(with: parameters, durationFactor: durationFactor.isFinite ? max(Double(durationFactor), 0) : 0)
  }

  func stop(_ withoutFinishing: Bool) {
    guard state == .active else {
      if state == .stopped, withoutFinishing { conclude(nil) }
      return
    }
    demandInterruptible("stopAnimation")
    guard let driver else { return }
    driver.pause()
    let ends = driver.abandon()
    self.driver = nil
    UIView.performWithoutAnimation { ends.here() }
    stopped = (ends.start, ends.end, ends.complete)
    (state, needsFinish) = (.stopped, true)
    if withoutFinishing { conclude(nil) }
  }

  func finish(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "finishAnimation: the animator was not stopped")
    UIView.performWithoutAnimation {
      switch finalPosition {
      case .start: stopped?.start()
      case .end: stopped?.end()
      case .current: break
      }
    }
    conclude(finalPosition)
  }

  // MARK: Internal

  /// Returns the fraction of the distance after a fraction of the time.
  func value(at part: Double) -> Double {
    if part <= 0 { return 0 }
    if part >= 1 { return 1 }
    return 1 - pace.remaining(at: part * duration, of: max(duration, MotionGroup.shortest))
  }

  /// Returns the smallest fraction of the time after which a fraction of the distance is covered.
  func part(of value: Double) -> Double {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    // Springs oscillate: the position is before the first of some steps that exceeds the value.
    let steps = 64
    let beyond = (1...steps).first { self.value(at: Double($0) / Double(steps)) >= value } ?? steps
    var (low, high) = (Double(beyond - 1) / Double(steps), Double(beyond) / Double(steps))
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.value(at: middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  func demandInterruptible(_ call: String) {
    precondition(isInterruptible, "\(call): the animator cannot be interrupted")
  }

  /// Calls the blocks, and stays at the start.
  func begin() {
    state = .active
    let due = blocks
    blocks = []
    // In an interactive transition, the user also drives this animator.
    if MotionDriver.collecting == nil { driver = MotionDriver(duration: duration, engine: nil) }
    needsFinish = driver != nil
    collect(due)
  }

  /// Calls blocks whose changes move with the animator.
  func collect(_ blocks: [(body: () -> Void, delayFactor: Double)]) {
    guard let driver else { return collectIntoTransition(blocks) }
    let gone = driver.isEven ? part(of: driver.fraction) : driver.fraction
    let left = max(runsBackwards ? 1 : 1 - gone, 0) * duration
    driver.collect {
      for block in blocks {
        let wait = block.delayFactor * left
        UIView.run(group(for: left - wait, after: (duration - left) + wait, nil), block.body)
      }
    }
  }

  private func collectIntoTransition(_ blocks: [(body: () -> Void, delayFactor: Double)]) {
    var waits = blocks.count
    for block in blocks {
      let wait = block.delayFactor * duration
      let group = group(for: duration - wait, after: wait) { [self] isFinished in
        waits -= 1
        if waits == 0, state == .active { conclude(isFinished ? .end : .start) }
      }
      UIView.run(group, block.body)
    }
  }

  private func group(
    for seconds: TimeInterval, after delay: TimeInterval, _ completion: ((Bool) -> Void)?
  ) -> MotionGroup {
    var options = options.union([.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions])
    if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
    let group = MotionGroup(
      duration: max(seconds, MotionGroup.shortest), delay: delay, pace: pace.fitted(from: duration, to: seconds),
      options: options, completion: completion)
    return group
  }

  /// Moves to the end, or to the start.
  func resume(with parameters: (any UITimingCurveProvider)?, durationFactor: Double, after delay: TimeInterval = 0) {
    guard let driver else { return }
    needsFinish = false
    let target = runsBackwards ? 0.0 : 1.0
    let arrived: () -> Void = { [self] in arrive() }
    // With nothing to move there is nothing to wait for.
    if driver.isEmpty { return driver.play(to: target, in: 0, after: delay, arrived: arrived) }
    if !driver.isEven, parameters == nil, durationFactor == 0 {
      return driver.play(to: target, in: abs(target - driver.fraction) * duration, after: delay, arrived: arrived)
    }
    driver.becomeEven(at: value(at: driver.fraction))
    let (from, begin) = (driver.fraction, part(of: driver.fraction))
    let left = (runsBackwards ? begin : 1 - begin) * duration
    var seconds = durationFactor > 0 ? durationFactor * duration : left
    var rest: (Double) -> Double
    if let parameters {
      let given = parameters.pace(in: seconds)
      seconds = given.duration
      let length = max(seconds, MotionGroup.shortest)
      rest = { $0 >= 1 ? 1 : 1 - given.pace.remaining(at: $0 * length, of: length) }
    } else if abs(target - from) < 1e-9 || abs(value(at: begin) - from) > 1e-6 {
      // Beyond the end, where a spring overshoots, the curve has no corresponding position.
      rest = { [self] in value(at: $0) }
    } else {
      rest = { [self] in (value(at: begin + (target - begin) * $0) - from) / (target - from) }
    }
    driver.play(to: target, in: seconds, after: delay, pace: rest, arrived: arrived)
  }

  private func arrive() {
    if pausesOnCompletion { return needsFinish = true }
    let position = runsBackwards ? UIViewAnimatingPosition.start : .end
    if let driver {
      self.driver = nil
      let ends = driver.abandon()
      if position == .start { UIView.performWithoutAnimation { ends.start() } }
      stopped = (ends.start, ends.end, ends.complete)
    }
    conclude(position)
  }

  /// Ends the animator, and calls the completions if it ended at a position.
  func conclude(_ position: UIViewAnimatingPosition?) {
    let (complete, due) = (stopped?.complete, completions)
    stopped = nil
    completions = []
    (state, runsBackwards, needsFinish) = (.inactive, false, false)
    complete?(position == .end)
    guard let position else { return }
    for completion in due { completion(position) }
  }
}

extension MotionGroup.Pace {
  /// Returns the same pace for another duration: a spring with the same number of oscillations.
  func fitted(from duration: TimeInterval, to seconds: TimeInterval) -> MotionGroup.Pace {
    switch self {
    case .curve: return self
    case .spring(let spring):
      guard seconds > 0, duration > 0, seconds != duration else { return self }
      let factor = duration / seconds
      return .spring(
        Spring(
          dampingRatio: spring.dampingRatio, frequency: spring.frequency * factor,
          initialVelocity: spring.initialVelocity * factor))
    }
  }
}
