import TouchDiagnosis
import TouchArbiter
import TouchGeometry
import TouchKit
import TouchTrace

/// Turns the probe's lines into trace entries about replicas.
@MainActor final class ReplicaTrace {
  private let tree: ReplicaTree
  private var touches: [Int: UITouch] = [:]
  /// The presses, by the numbers of their types.
  private var presses: [Int: UIPress] = [:]
  /// The lines of a tree that is not complete yet; nil between trees.
  private var pending: [[String]]?

  /// The number of touches that are kept.
  ///
  /// Entries about withheld touches may arrive after the touches have ended.
  private static let maximumTouches = 64

  init(_ tree: ReplicaTree) { self.tree = tree }

  /// A trace entry from the inspected program.
  ///
  /// It adds the rule and the axis of a pan that begins, which cannot be determined in this process.
  struct RemoteEntry {
    var entry: TraceEntry
    var rule: String
    var heading: RecognizerFacts.Axis?
  }

  /// The result of a line.
  enum LineResult {
    case nothing
    case tree
    case entry(RemoteEntry)
    /// The line is not about the tree or the trace.
    case other
  }

  /// Reads a line of the probe.
  func read(_ words: [String]) -> LineResult {
    switch words[0] {
    case "tree": pending = []
    case "end":
      tree.apply(pending ?? [])
      pending = nil
      return .tree
    case "touch": readTouch(words)
    case "entry": return entry(words).map { .entry($0) } ?? .nothing
    default:
      guard pending != nil else { return .other }
      pending?.append(words)
    }
    return .nothing
  }

  /// The number of a touch of the program; 0 for one that is no longer known.
  func number(of touch: UITouch) -> Int { touches.first { $0.value === touch }?.key ?? 0 }

  /// Updates a touch from a line.
  private func readTouch(_ line: [String]) {
    guard line.count > 9, let number = Int(line[1]) else { return }
    func value(_ index: Int) -> Double { Double(outside: line[index]) ?? 0 }
    let view = tree.object(Int(line[9]) ?? 0) as? UIView
    let touch: UITouch
    if let known = touches[number] {
      touch = known
    } else {
      let sample = InputSample(
        finger: Int(line[2]) ?? 0, phase: .began, location: CGPoint(x: value(5), y: value(6)), timestamp: value(7),
        type: InputSample.Device(rawValue: Int(line[3]) ?? 0) ?? .direct)
      touch = UITouch(sample, window: tree.window, view: view)
      touches[number] = touch
      touches[number - Self.maximumTouches] = nil
    }
    touch.phase = Int(line[4]).flatMap { UITouch.Phase(rawValue: $0) } ?? .stationary
    touch.place = CGPoint(x: value(5), y: value(6))
    touch.timestamp = value(7)
    touch.tapCount = Int(line[8]) ?? 1
    touch.view = view
  }

  /// Parses a trace entry; nil if the line does not contain one.
  private func entry(_ line: [String]) -> RemoteEntry? {
    guard line.count > 10, let time = Double(outside: line[1]), let kind = kind(line[2], line[3]) else { return nil }
    func object(_ index: Int) -> AnyObject? { tree.object(Int(line[index]) ?? 0) }
    var entry = TraceEntry(time: time, kind: kind, rule: "")
    entry.recognizer = object(5) as? UIGestureRecognizer
    entry.view = object(6) as? UIView
    entry.responder = object(7) as? UIResponder
    entry.touch = touches[Int(line[8]) ?? 0]
    entry.culprit = object(9)
    entry.reason = Reason(rawValue: line[10])
    if line.count > 13, let measured = Double(outside: line[11]), let threshold = Double(outside: line[12]),
      let unit = Measure.Unit(rawValue: line[13])
    {
      entry.measure = Measure(measured, against: threshold, unit)
    }
    switch kind {
    case .event: readInput(line[3], &entry)
    case .told(.key(let key, _)): entry.press = press(2000 + key.keyCode.rawValue)
    case .told(.button(let button, _)): entry.press = press(button.rawValue)
    default: break
    }
    let heading: RecognizerFacts.Axis? =
      switch line[3].split(separator: ",").last {
      case "h" where line[2] == "transition": .horizontal
      case "v" where line[2] == "transition": .vertical
      default: nil
      }
    return RemoteEntry(entry: entry, rule: line[4], heading: heading)
  }

  /// Reads the input of an event without touches.
  private func readInput(_ words: String, _ entry: inout TraceEntry) {
    let parts = words.split(separator: ",").map(String.init)
    switch parts.first {
    case "scroll": entry.pointerInput = .scroll(CGVector(dx: 0, dy: 1), at: .zero)
    case "scrollEnd": entry.pointerInput = .scroll(.zero, at: .zero)
    case "transform":
      guard let phase = TransformSample.Phase(rawValue: parts.last ?? "") else { return }
      entry.pointerInput = .transform(TransformSample(phase: phase, location: .zero, timestamp: entry.time))
    case "press":
      guard parts.count > 2, let number = Int(parts[1]),
        let phase = Int(parts[2]).flatMap({ UIPress.Phase(rawValue: $0) })
      else { return }
      entry.press = press(number)
      entry.press?.phase = phase
    default: break
    }
  }

  /// The press of a type.
  private func press(_ number: Int) -> UIPress? {
    if let known = presses[number] { return known }
    guard presses.count < Self.maximumTouches, let type = UIPress.PressType(rawValue: number) else { return nil }
    let press = UIPress(type: type, key: nil, timestamp: 0, window: tree.window, responder: nil)
    presses[number] = press
    return press
  }

  private func kind(_ word: String, _ more: String) -> TraceEntry.Kind? {
    let parts = more.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    func number(_ index: Int) -> Int? { parts.indices.contains(index) ? Int(parts[index]) : nil }
    func recognizer(_ number: Int?) -> UIGestureRecognizer? {
      number.flatMap { tree.object($0) as? UIGestureRecognizer }
    }
    let phase = number(0).flatMap { UITouch.Phase(rawValue: $0) }
    let state = number(0).flatMap { UIGestureRecognizer.State(rawValue: $0) }
    switch word {
    case "hit": return .hitTest(.hit)
    case "descended": return .hitTest(.descended)
    case "refused": return .hitTest(.refused)
    case "receive": return .receive(more == "1")
    case "asked":
      let question = parts.first.flatMap { TraceEntry.Question(rawValue: $0) }
      return question.map { .asked($0, of: recognizer(number(1)), answer: number(2) == 1) }
    case "transition":
      guard let state, let to = number(1).flatMap({ UIGestureRecognizer.State(rawValue: $0) }) else { return nil }
      return .transition(from: state, to: to)
    case "blocked": return .blocked(on: parts.compactMap { recognizer(Int($0)) })
    case "released": return .released
    case "prevented": return .prevented
    case "action": return state.map { .action($0) }
    case "reset": return .reset
    case "withheld": return phase.map { .withheld($0) }
    case "delivered": return phase.map { .delivered($0) }
    case "cancelled": return .cancelled
    case "dropped": return phase.map { .dropped($0) }
    case "bound": return .bound
    case "sent": return phase.map { .sent($0) }
    case "forwarded": return phase.map { .forwarded($0) }
    case "event": return .event
    case "transferred": return .transferred
    case "told": return signal(parts).map { .told($0) }
    case "passedOn": return signal(parts).map { .passedOn($0) }
    default: return nil
    }
  }

  private func signal(_ parts: [String]) -> TraceEntry.Signal? {
    guard parts.count > 1, let first = Int(parts[1]) else { return nil }
    switch parts[0] {
    case "k":
      guard parts.count > 3, let phase = Int(parts[2]).flatMap({ UIPress.Phase(rawValue: $0) }) else { return nil }
      let characters = parts[3...].joined(separator: ",")
      return .key(
        UIKey(characters: characters, modifierFlags: [], keyCode: UIKeyboardHIDUsage(rawValue: first)), phase)
    case "b":
      let phase = Int(parts[parts.count - 1]).flatMap { UIPress.Phase(rawValue: $0) }
      return phase.flatMap { phase in UIPress.PressType(rawValue: first).map { .button($0, phase) } }
    case "m": return UIEvent.EventSubtype(rawValue: first).map { .motion($0, isOver: parts.last == "1") }
    case "r": return UIEvent.EventSubtype(rawValue: first).map { .remoteControl($0) }
    default: return nil
    }
  }
}
