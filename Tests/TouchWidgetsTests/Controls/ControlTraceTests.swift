import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Keeps what the hit test says of controls.
@MainActor private final class HitTestLog: TraceSink {
  var lines: [String] = []
  func record(_ entry: TraceEntry) {
    guard case .hitTest(let answer) = entry.kind, entry.view is UIControl else { return }
    let measure = entry.measure.map { " \($0.measured) \($0.unit.rawValue)" } ?? ""
    lines.append("\(answer) \(entry.reason?.rawValue ?? "-")\(measure) [\(entry.rule)]")
  }
}

@MainActor @Suite struct ControlTraceTests {
  @Test("2.11: the account of a hit test blames disabling only where the control would have been hit")
  func disabled() {
    let stage = ControlStage()
    let log = HitTestLog()
    stage.application.traceSink = log
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.root.addSubview(control)
    stage.tap(10, 10)
    control.isEnabled = false
    stage.tap(10, 10)
    stage.tap(60, 10)
    control.isHidden = true
    stage.tap(10, 10)
    expectEqual(
      log.lines,
      [
        "hit - [2.1]", "refused controlDisabled [2.11]", "refused outside 10.0 pt [2.3]", "refused hidden [2.4]",
      ])
  }
}
