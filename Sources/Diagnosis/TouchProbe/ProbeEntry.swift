import TouchGeometry
import TouchKit

/// Writes entries of the trace as lines.
///
/// The words of a line are: time, kind, details of the kind, rule, recognizer, view, other responder, touch, culprit,
/// reason, and the measure as three words. Objects are written as their numbers; 0 means no object.
@MainActor enum ProbeEntry {
  static func line(of entry: TraceEntry, touch: Int, _ number: (AnyObject) -> Int) -> String {
    var line = ProbeLine("entry")
    line.add(entry.time)
    let (what, more) = words(of: entry, number)
    line.add(plain: what)
    line.add(more)
    line.add(plain: "\(entry.rule)")
    line.add(entry.recognizer.map(number) ?? 0)
    line.add(entry.view.map(number) ?? 0)
    line.add(entry.responder.map(number) ?? 0)
    line.add(touch)
    line.add(entry.culprit.map(number) ?? 0)
    line.add(plain: entry.reason?.rawValue ?? "")
    if let measure = entry.measure {
      line.add(measure.measured)
      line.add(measure.threshold)
      line.add(plain: measure.unit.rawValue)
    }
    return line.text
  }

  private static func words(of entry: TraceEntry, _ number: (AnyObject) -> Int) -> (String, String) {
    switch entry.kind {
    case .hitTest(.hit): ("hit", "")
    case .hitTest(.descended): ("descended", "")
    case .hitTest(.refused): ("refused", "")
    case .receive(let answer): ("receive", answer ? "1" : "0")
    case .asked(let question, let other, let answer):
      ("asked", "\(question.rawValue),\(other.map(number) ?? 0),\(answer ? 1 : 0)")
    case .transition(let from, let to):
      ("transition", "\(from.rawValue),\(to.rawValue),\(to == .began ? heading(entry.recognizer) : "")")
    case .blocked(let others): ("blocked", others.map { "\(number($0))" }.joined(separator: ","))
    case .released: ("released", "")
    case .prevented: ("prevented", "")
    case .action(let state): ("action", "\(state.rawValue)")
    case .reset: ("reset", "")
    case .withheld(let phase): ("withheld", "\(phase.rawValue)")
    case .delivered(let phase): ("delivered", "\(phase.rawValue)")
    case .cancelled: ("cancelled", "")
    case .dropped(let phase): ("dropped", "\(phase.rawValue)")
    case .bound: ("bound", "")
    case .sent(let phase): ("sent", "\(phase.rawValue)")
    case .forwarded(let phase): ("forwarded", "\(phase.rawValue)")
    case .event: ("event", input(of: entry))
    case .transferred: ("transferred", "")
    case .told(let signal): ("told", words(of: signal))
    case .passedOn(let signal): ("passedOn", words(of: signal))
    }
  }

  /// The input of an event without touches; empty for touches.
  private static func input(of entry: TraceEntry) -> String {
    switch entry.pointerInput {
    case .scroll(let change, _): change == .zero ? "scrollEnd" : "scroll"
    case .transform(let sample): "transform,\(sample.phase.rawValue)"
    case nil: entry.press.map { "press,\($0.type.rawValue),\($0.phase.rawValue)" } ?? ""
    }
  }

  private static func words(of signal: TraceEntry.Signal) -> String {
    switch signal {
    case .key(let key, let phase): "k,\(key.keyCode.rawValue),\(phase.rawValue),\(key.characters)"
    case .button(let button, let phase): "b,\(button.rawValue),\(phase.rawValue)"
    case .motion(let kind, let isOver): "m,\(kind.rawValue),\(isOver ? 1 : 0)"
    case .remoteControl(let kind): "r,\(kind.rawValue)"
    }
  }

  /// The main axis of a pan, which cannot be determined later.
  private static func heading(_ recognizer: UIGestureRecognizer?) -> String {
    guard let pan = recognizer as? UIPanGestureRecognizer, !(pan is UIScreenEdgePanGestureRecognizer) else { return "" }
    let velocity = pan.velocity(in: nil)
    if abs(velocity.x) == abs(velocity.y) { return "" }
    return abs(velocity.x) > abs(velocity.y) ? "h" : "v"
  }

  /// The line of a touch in its present state.
  static func line(of touch: UITouch, number: Int, view: Int) -> String {
    var line = ProbeLine("touch")
    line.add(number)
    line.add(touch.identifier)
    line.add(touch.type.rawValue)
    line.add(touch.phase.rawValue)
    line.add(Double(touch.place.x))
    line.add(Double(touch.place.y))
    line.add(touch.timestamp)
    line.add(touch.tapCount)
    line.add(view)
    return line.text
  }
}
