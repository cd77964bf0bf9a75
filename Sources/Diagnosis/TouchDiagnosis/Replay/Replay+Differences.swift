import TouchEditing
import TouchGeometry
import TouchKit
import TouchScenes
import TouchTrace
import TouchWidgets

// What else a change does: the lines of the log that differ, as clauses.

extension Replay {
  /// The other differences, as clauses, without the event of the goal.
  func differences(from before: Replay, without goal: Goal) -> [String] {
    let (old, new) = (before.byKey(without: goal), byKey(without: goal))
    var found: [String] = []
    var seen: Set<Key> = []
    for line in (before.lines + lines) {
      let key = Key(subject: line.subject, what: line.what)
      guard seen.insert(key).inserted else { continue }
      let (was, now) = (old[key] ?? [], new[key] ?? [])
      if was == now { continue }
      if now.count < was.count {
        found.append(
          key.lost + (now.isEmpty ? "" : " at \(clockTime(was[now.count])) s"))
      } else if now.count > was.count {
        found.append("\(key.more) at \(clockTime(now[was.count])) s")
      } else if let (first, second) = zip(was, now).first(where: { abs($0 - $1) > 0.0005 }) {
        found.append(
          "\(key.subject) then \(key.words) \(seconds(abs(second - first))) s \(second > first ? "later" : "earlier")")
      }
    }
    if found.isEmpty, let line = unlike(before, goal) { found.append(line) }
    return found
  }

  /// A difference between the logs of the scene that `lines` does not have, as a clause; nil for equal logs.
  private func unlike(_ before: Replay, _ goal: Goal) -> String? {
    let known = Set(ControlEventName.allCases.map(\.rawValue) + ["action", "touchesMoved"])
    func counts(_ log: [String]) -> [String: Int] {
      log.reduce(into: [:]) { counts, line in
        let words = line.split(separator: " ").map(String.init)
        guard words.count > 2, !known.contains(words[2] == "event" && words.count > 3 ? words[3] : words[2]) else {
          return
        }
        if words[1] == goal.subject, TouchMethod(rawValue: words[2]) == goal.method, goal.method != nil { return }
        counts["\(words[1]) \(words[2])", default: 0] += 1
      }
    }
    let (old, new) = (counts(before.log), counts(log))
    let names = Set(old.keys).union(new.keys).sorted()
    guard let first = names.first(where: { old[$0, default: 0] != new[$0, default: 0] }) else { return nil }
    let words = first.split(separator: " ")
    let (was, now) = (old[first, default: 0], new[first, default: 0])
    if was == 0 { return "\(words[0]) also logs \(words[1])" }
    return now == 0
      ? "\(words[0]) no longer logs \(words[1])" : "\(words[0]) then logs \(words[1]) \(now) times, not \(was)"
  }

  private struct Key: Hashable {
    var subject: String
    var what: String

    /// The event as lost: `m no longer acts`.
    var lost: String {
      !isCall ? "\(subject) no longer \(words)" : "\(subject) is no longer told \(what)"
    }
    /// The event as new: `m also acts`.
    var more: String {
      !isCall ? "\(subject) also \(words)" : "\(subject) is also told \(what)"
    }

    /// The event as a predicate.
    var words: String {
      switch what {
      case "acts", "changes", "ends", "is cancelled", "scrolls", "zooms", "selects", Replay.takesText: what
      default: isCall ? "receives \(what)" : "sends \(what)"
      }
    }

    private var isCall: Bool { TouchMethod(rawValue: what) != nil || EventMethod(rawValue: what) != nil }
  }

  /// The times of the events that are compared.
  private func byKey(without goal: Goal) -> [Key: [Double]] {
    var found: [Key: [Double]] = [:]
    let logged = Dictionary(grouping: scene.every(scene.root), by: \.name).mapValues { $0.flatMap(\.events) }
    for line in lines where !isOwn(line, goal) && line.what != "changes" && line.what != "touchesMoved" {
      if TouchMethod(rawValue: line.what) != nil, !isHeard(line.subject) { continue }
      // Events that follow the finger count only where the scene logs them.
      if let event = ControlEventName(rawValue: line.what), event.isOnTheWay,
        logged[line.subject]?.contains(event) != true
      {
        continue
      }
      if let method = EventMethod(rawValue: line.what), !scene.overrides(method).contains(line.subject) { continue }
      found[Key(subject: line.subject, what: line.what), default: []].append(line.time)
    }
    return found
  }

  /// Whether a line is the event of a goal, or follows from it.
  private func isOwn(_ line: Line, _ goal: Goal) -> Bool {
    guard line.subject == goal.subject else { return false }
    switch goal {
    case .acts, .actsSooner, .doesNotAct, .actsLess, .actsOnce: return ["acts", "changes", "ends"].contains(line.what)
    case .isNotified, .isNotNotified, .isNotifiedSooner: return line.what == goal.method?.rawValue
    case .scrolls, .doesNotScroll: return line.what == "scrolls"
    case .zooms: return line.what == "zooms"
    case .selects, .doesNotSelect: return line.what == "selects"
    case .takesText: return [Self.takesText, ControlEventName.editingChanged.rawValue].contains(line.what)
    case .sends(_, let event?), .sendsSooner(_, let event?), .doesNotSend(_, let event?):
      return line.what == event.rawValue
    case .sends(_, nil), .sendsSooner(_, nil), .doesNotSend(_, nil): return isMeant(line)
    case .hears(_, let method): return EventMethod(rawValue: line.what)?.first == method.first
    }
  }

  /// Whether a view or its controller overrides touch methods.
  private func isHeard(_ name: String) -> Bool {
    scene.every(scene.root).contains { view in
      view.name == name && (!view.overrides.isEmpty || view.controller?.overrides.isEmpty == false)
        || view.controller?.name == name && view.controller?.overrides.isEmpty == false
    }
  }
}
