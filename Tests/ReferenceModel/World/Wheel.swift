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
    // The deepest that accepts it.
    let all = view.withAncestors.flatMap(\.recognizers)
    _ = all.first { $0.isEnabled && $0.handleWheel(change) }
    update()
    depth -= 1
    endSequence()
  }
}
