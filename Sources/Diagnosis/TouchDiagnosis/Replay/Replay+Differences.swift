import TouchEditing
import TouchGeometry
import TouchKit
import TouchScenes
import TouchTrace
import TouchWidgets

// What else a change does: the lines of the log that differ, as clauses.

/// A difference between two replays.
struct Difference: Sendable, Equatable {
  /// The difference as a clause.
  let text: String
  /// Whether a control no longer sends an event that it exists to send, or sends it less often.
  var silencesControl = false
}

extension Replay {
  /// The other differences, without the event of the goal.
  func differences(from before: Replay, without goal: Goal) -> [Difference] {
    let (old, new) = (before.byKey(without: goal), byKey(without: goal))
    var found: [Difference] = []
    var seen: Set<Key> = []
    for line in (before.lines + lines) {
      let key = Key(subject: line.subject, what: line.what)
      guard seen.insert(key).inserted else { continue }
      let (was, now) = (old[key] ?? [], new[key] ?? [])
      if was == now { continue }
      if now.count < was.count {
        let text = now.isEmpty ? key.lost : localized("%1$s at %2$s", key.lost, clock(was[now.count]))
        found.append(Difference(text: text, silencesControl: key.isPurpose))
      } else if now.count > was.count {
        found.append(Difference(text: localized("%1$s at %2$s", key.more, clock(now[was.count]))))
      } else if let (first, second) = zip(was, now).first(where: { abs($0 - $1) > 0.0005 }) {
        let time = seconds(abs(second - first))
        let text =
          second > first
          ? localized("%1$s then %2$s %3$s s later", key.subject, key.words, time)
          : localized("%1$s then %2$s %3$s s earlier", key.subject, key.words, time)
        found.append(Difference(text: text))
      }
    }
    if found.isEmpty, let line = unlike(before, goal) { found.append(Difference(text: line)) }
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
    if was == 0 { return localized("%1$s also logs %2$s", words[0], words[1]) }
    return now == 0
      ? localized("%1$s no longer logs %2$s", words[0], words[1])
      : localized("%1$s then logs %2$s %3$s times, not %4$s", words[0], words[1], now, was)
  }

  private struct Key: Hashable {
    var subject: String
    var what: String

    /// The event as lost: `m no longer acts`.
    var lost: String {
      !isCall
        ? localized("%1$s no longer %2$s", subject, words) : localized("%1$s is no longer told %2$s", subject, what)
    }
    /// The event as new: `m also acts`.
    var more: String {
      !isCall ? localized("%1$s also %2$s", subject, words) : localized("%1$s is also told %2$s", subject, what)
    }

    /// The event as a predicate.
    var words: String {
      switch what {
      case "acts": localized("acts")
      case "changes": localized("changes")
      case "ends": localized("ends")
      case "is cancelled": localized("is cancelled")
      case "scrolls": localized("scrolls")
      case "zooms": localized("zooms")
      case "selects": localized("selects")
      case Replay.movesRow: localized("moves a row")
      case Replay.takesText: localized("takes text")
      default: isCall ? localized("receives %1$s", what) : localized("sends %1$s", what)
      }
    }

    /// Whether it is an event that controls exist to send.
    var isPurpose: Bool { ControlEventName.purposes.contains { $0.rawValue == what } }

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
    case .movesRow: return line.what == Self.movesRow
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
