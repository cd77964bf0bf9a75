import TouchGeometry
import TouchKit
import TouchWidgets

/// The answers of overridden `touchesShouldCancel(in:)` of scroll views, inferred from the states of their pans.
@MainActor struct CapturedKeeping {
  private var answers: [ObjectIdentifier: Bool] = [:]
  /// Touches that were delivered to the content; the scroll view is asked only about these.
  private var delivered: [UITouch] = []

  /// The answers without the touches, so that these and their views are not retained.
  var withoutTouches: CapturedKeeping {
    var copy = self
    copy.delivered = []
    return copy
  }

  /// Records a touch that was delivered to its view.
  mutating func noteDelivery(_ entry: TraceEntry) {
    if let touch = entry.touch, !delivered.contains(where: { $0 === touch }) { delivered.append(touch) }
  }

  /// Records that a scroll view's pan has begun or failed.
  ///
  /// If a pan begins although a control has the finger, the answer was true. If it fails although no control has the
  /// finger, the answer was false. Both differ from the answers of `UIScrollView`.
  mutating func note(_ entry: TraceEntry, to state: UIGestureRecognizer.State) {
    guard let list = entry.recognizer?.view as? UIScrollView, entry.recognizer === list.panGestureRecognizer else {
      return
    }
    let views = delivered.filter(\.isActive).compactMap(\.view).filter { $0 !== list && $0.isDescendant(of: list) }
    let isFailed = state == .failed && entry.reason == .touchesShouldCancel
    guard isFailed || state == .began, list.canCancelContentTouches else { return }
    if isFailed, views.allSatisfy({ !($0 is UIControl) }) { answers[ObjectIdentifier(list)] = false }
    if !isFailed, views.contains(where: { $0 is UIControl }) { answers[ObjectIdentifier(list)] = true }
  }

  /// The members that describe a scroll view's answers in a scene.
  func members(of view: ObjectIdentifier) -> [CapturedMember] {
    answers[view].map { [CapturedMember("touchesShouldCancel", .flag($0))] } ?? []
  }
}
