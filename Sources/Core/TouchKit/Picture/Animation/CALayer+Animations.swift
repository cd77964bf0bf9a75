import TouchDrawing
import TouchGeometry

/// A layer's animation and the motion group that runs it.
@MainActor final class LayerAnimation {
  let animation: CAAnimation
  let courses: [LayerCourse]
  var group: MotionGroup?

  init(_ animation: CAAnimation, _ courses: [LayerCourse]) {
    (self.animation, self.courses) = (animation, courses)
  }
}

// Layer animations use the engine of view animations: each is a motion group whose offsets are the value to show minus
// the layer's own value.

extension CALayer {
  func begin(_ anim: CAAnimation, forKey key: String?) {
    if let transition = anim as? CATransition { return begin(transition) }
    if let key { removeAnimation(forKey: key) }
    guard let view, let motions = (view.windowSeenIn?.application ?? UIApplication.installed)?.motions else { return }
    let isOffset = anim.timeOffset != 0
    let courses = isOffset ? anim.offsetCourses(in: self) : anim.courses(in: self)
    guard !courses.isEmpty else { return }
    let note = CATransaction.note()
    animationCount += 1
    let (name, running) = (key ?? " \(animationCount)", LayerAnimation(anim, courses))
    runningAnimations[name] = running
    let clock = clock
    let delay = anim.beginTime > 0 ? max(0, anim.beginTime - clock.time(at: motions.now)) : 0
    // The courses of an animation with an offset have its pace, forward and backward.
    let cycle = anim.runLength / Double(anim.speed) * (isOffset && anim.autoreverses ? 2 : 1)
    let group = MotionGroup(
      duration: cycle, delay: delay, pace: isOffset ? .curve(.linear) : anim.pace,
      options: [
        .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
      ]
    ) { [weak self] isFinished in
      self?.animationDidEnd(name, running, isFinished: isFinished)
      running.animation.delegate?.animationDidStop(running.animation, finished: isFinished)
      note()
    }
    (group.layer, group.clock) = (self, clock)
    group.repeatCount = anim.runs
    group.autoreverses = anim.autoreverses && !isOffset
    move(running, by: group, motions)
    motions.commit(group)
    motions.refresh()
    view.requestFrame()
    anim.delegate?.animationDidStart(anim)
  }

  func end(forKey key: String) {
    guard let running = runningAnimations.removeValue(forKey: key) else { return }
    stop(running)
  }

  func removeEveryAnimation() {
    let all = runningAnimations
    runningAnimations = [:]
    for (_, running) in all.sorted(by: { $0.key < $1.key }) { stop(running) }
  }

  private func stop(_ running: LayerAnimation) {
    clear(running)
    guard let view, let group = running.group else { return }
    group.engine?.remove(group, from: view)
  }

  private func move(_ running: LayerAnimation, by group: MotionGroup, _ motions: MotionEngine) {
    guard let view else { return }
    group.engine = motions
    running.group = group
    let showsBefore = running.animation.fillMode.isBackwards
    for course in running.courses {
      let property: MotionProperty
      let shows: (Double) -> MotionVector
      var replaced: [Int] = []
      switch course.key.kind {
      case .motion(let moved, let places):
        property = moved
        if !course.isAdditive { replaced = places }
        shows = { [weak view, weak group] part in
          guard let view, let value = course.value(at: part, after: group?.completedRuns ?? 0) else { return .zero }
          if course.isAdditive { return LayerKey.offset(places, adding: value) }
          return LayerKey.offset(moved, places, of: view, showing: value)
        }
      case .content(let path):
        property = .content
        shows = { [weak self, weak group] part in
          var value = course.value(at: part, after: group?.completedRuns ?? 0)
          if course.isAdditive, let added = value, let own = self?.animatableNumbers(path) {
            value = zip(added, own).map(+)
          }
          self?.showContent(path, value)
          var sum = MotionVector.zero
          for (index, number) in (value ?? []).enumerated() { sum[index % 8] += number * Double(index / 8 + 1) }
          return sum
        }
      }
      motions.show(property, of: view, by: group, showsBefore: showsBefore, replacing: replaced, shows)
    }
  }

  private func animationDidEnd(_ name: String, _ running: LayerAnimation, isFinished: Bool) {
    guard runningAnimations[name] === running else { return }
    guard isFinished, running.animation.fillMode.isForwards, !running.animation.isRemovedOnCompletion, let view,
      let motions = running.group?.engine
    else {
      clear(running)
      if running.animation.isRemovedOnCompletion || !isFinished { runningAnimations[name] = nil }
      return
    }
    // A value that remains is a motion group with a fixed time: it requires no frames.
    let held = MotionGroup(
      duration: 1, delay: 0, pace: .curve(.linear),
      options: [.allowUserInteraction, .overrideInheritedDuration, .overrideInheritedOptions], completion: nil)
    held.heldFraction = running.animation.autoreverses ? 0 : 1
    held.completedRuns = running.group?.completedRuns ?? 0
    move(running, by: held, motions)
    motions.refresh()
    view.requestFrame()
  }

  /// Shows the layer's own content again, unless another animation shows it.
  private func clear(_ running: LayerAnimation) {
    for course in running.courses {
      guard case .content(let path) = course.key.kind else { continue }
      let isShown = runningAnimations.values.contains { other in
        other !== running && other.group?.isOver == false
          && other.courses.contains { if case .content(path) = $0.key.kind { true } else { false } }
      }
      if !isShown { showContent(path, nil) }
    }
  }

  private func showContent(_ path: String, _ value: [Double]?) {
    guard shownContent[path] != value else { return }
    shownContent[path] = value
    if path == "sublayerTransform" { return showSublayerTransform(value) }
    if contentNumbers(path) != nil {
      view?.requestDisplay()
    } else if type(of: self).needsDisplay(forKey: path) {
      setNeedsDisplay()
    }
  }
}
