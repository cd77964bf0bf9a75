import TouchGeometry
import TouchKit
import TouchLoop

/// Extends a short highlight to a minimum time, as when a scroll view withheld the touch.
///
/// It is notified of every change and returns whether to draw the highlight; the control's state is not affected.
@MainActor struct HighlightFlash {
  private var begin: TimeInterval?
  private var afterglow: LoopTimer?

  /// Whether the control is still drawn as highlighted although it no longer is.
  var isLit: Bool { afterglow?.isValid ?? false }

  /// Updates whether the highlight is on; `wasLifted` indicates that it ended by a lift inside.
  ///
  /// If the finger was lifted before the minimum time, `body` is called once when that time ends, and `isLit` is false
  /// by then; unless the highlight begins again before.
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
      let end = begin + ControlTuning.minimumHighlight
      if wasLifted, end > loop.now { afterglow = loop.schedule(at: end, body) }
    }
  }

  /// Ends the highlight immediately; `body` is not called after this call.
  mutating func end() {
    afterglow?.cancel()
    afterglow = nil
    begin = nil
  }
}
