import TouchGeometry
import TouchKit
import TouchWidgets

/// What overridden `touchesShouldCancel(in:)` of scroll views have answered, as far as their pans show it.
@MainActor struct CapturedKeeping {
  private var answers: [ObjectIdentifier: Bool] = [:]
  /// Touches that the content has got: of others nobody asks.
  private var delivered: [UITouch] = []

  /// Takes down a touch that came to its view.
  mutating func noteDelivery(_ entry: TraceEntry) {
    if let touch = entry.touch, !delivered.contains(where: { $0 === touch }) { delivered.append(touch) }
  }

  /// Takes down that a scroll view's pan has begun or failed.
  ///
  /// A pan that begins although a control has the finger was let take it; one that fails because of another view was
  /// not. Both are what the kit's own class does not answer.
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

  /// The keys of a view.
  func members(of view: ObjectIdentifier) -> [CapturedMember] {
    answers[view].map { [CapturedMember("touchesShouldCancel", .flag($0))] } ?? []
  }
}
