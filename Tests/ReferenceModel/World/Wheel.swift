import TouchGeometry
import TouchScenes

/// 7.3.12: what becomes of a turn of the wheel.
extension World {
  func sendScroll(_ change: CGVector, at place: CGPoint, _ moment: Double) {
    accept { self.process(change, Point(place), moment) }
  }

  private func process(_ change: CGVector, _ place: Point, _ moment: Double) {
    guard let view = hit(place) else { return }
    depth += 1
    self.moment = moment
    if change == .zero { release() } else { turn(over: view, change) }
    update()
    depth -= 1
    endSequence()
  }

  /// The deepest that accepts it (7.3.12); with the first turn its attempt begins (7.3.13).
  private func turn(over view: View, _ change: CGVector) {
    for view in view.withAncestors {
      guard let pan = view.recognizers.first(where: { $0.isEnabled && $0.followsWheel(change) }) else { continue }
      if !pan.turnsWithWheel {
        if view.recognizers.allSatisfy({ !$0.isInAttempt }) { view.collectedAt = next() }
        pan.turnsWithWheel = true
      }
      lastTurned = pan
      return pan.turnWheel()
    }
  }

  /// 52.12: the fingers were lifted.
  private func release() {
    guard let pan = lastTurned else { return }
    lastTurned = nil
    pan.endWheel()
  }
}
