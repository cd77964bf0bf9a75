import TouchArbiter
import TouchGeometry

/// Records one hit test in the sink: one entry for each examined view after it has answered, inner views before outer
/// ones.
///
/// It exists only while the application routes a touch and a trace sink is attached.
@MainActor final class HitTestTrace {
  /// The trace of the running hit test.
  static var current: HitTestTrace?

  private let sink: any TraceSink
  private let time: TimeInterval
  private let touch: UITouch
  /// The last view that recorded its answer, and that answer.
  private var last: (view: UIView, answer: UIView?)?

  init(sink: any TraceSink, time: TimeInterval, touch: UITouch) {
    self.sink = sink
    self.time = time
    self.touch = touch
  }

  /// Calls a view and detects whether an override changed the answer.
  func ask(_ view: UIView, _ question: () -> UIView?) -> UIView? {
    last = nil
    let answer = question()
    let isOwnAccount = last.map { $0.view === view && $0.answer === answer } ?? false
    if !isOwnAccount { record(view, answer == nil ? .refused : .hit, "2.13", .overridden, culprit: answer) }
    return answer
  }

  func refused(_ view: UIView, _ reason: Reason, rule: StaticString, measure: Measure? = nil) {
    last = (view, nil)
    record(view, .refused, rule, reason, measure: measure)
  }

  func descended(_ view: UIView, to hit: UIView) {
    last = (view, hit)
    record(view, .descended, "2.2")
  }

  func hit(_ view: UIView) {
    last = (view, view)
    record(view, .hit, "2.1")
  }

  private func record(
    _ view: UIView, _ answer: TraceEntry.HitTestAnswer, _ rule: StaticString, _ reason: Reason? = nil,
    culprit: AnyObject? = nil, measure: Measure? = nil
  ) {
    sink.record(
      TraceEntry(
        time: time, kind: .hitTest(answer), rule: rule, view: view, touch: touch, culprit: culprit, reason: reason,
        measure: measure))
  }
}
