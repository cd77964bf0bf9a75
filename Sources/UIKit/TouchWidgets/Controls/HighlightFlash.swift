import TouchGeometry
import TouchKit
import TouchLoop

/// Lets a highlight be seen for a while even if the finger was gone at once, as when a scroll view held the touch back.
///
/// It is told of every change and says whether to look highlighted; the control's state is not its business.
@MainActor struct HighlightFlash {
  private var begin: TimeInterval?
  private var afterglow: LoopTimer?

  /// Whether the control still looks highlighted although it is not any more.
  var isLit: Bool { afterglow?.isValid ?? false }

  /// The highlight is on or off now; off because a finger was lifted inside, or for another reason.
  ///
  /// When a finger was lifted too early, `body` is called once at the time up to which the highlight is to be seen, and
  /// `isLit` is false by then; unless the highlight goes on again before.
  mutating func highlight(
    _ isOn: Bool, wasLifted: Bool, in application: UIApplication?, then body: @escaping @MainActor () -> Void
  ) {
    guard let loop = application?.loop else { return }
    if isOn {
      afterglow?.cancel()
      afterglow = nil
      if begin == nil { begin = loop.now }
    } else if let begin {
      self.begin = nil
      let end = begin + ControlTuning.leastHighlight
      if wasLifted, end > loop.now { afterglow = loop.schedule(at: end, body) }
    }
  }

  /// Ends it at once; `body` is not called any more.
  mutating func end() {
    afterglow?.cancel()
    afterglow = nil
    begin = nil
  }
}
