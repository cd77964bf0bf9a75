import TouchFiles
import TouchTrace

extension Moment {
  /// The decision as an object: time, rule, kind, and what the kind has.
  var json: JSONValue {
    var members = [
      JSONMember("t", .number((time * 1e6).rounded() / 1e6)), JSONMember("rule", .string(rule)),
      JSONMember("kind", .string(kind)),
    ]
    func add(_ key: String, _ text: String?) {
      if let text { members.append(JSONMember(key, .string(text))) }
    }
    add("view", view)
    add("by", culprit)
    add("reason", reason?.rawValue)
    if let measure {
      members.append(JSONMember("measured", .number((measure.measured * 1e6).rounded() / 1e6)))
      members.append(JSONMember("threshold", .number((measure.threshold * 1e6).rounded() / 1e6)))
      members.append(JSONMember("unit", .string(measure.unit.rawValue)))
    }
    if count > 1 { members.append(JSONMember("count", .number(Double(count)))) }
    return .object(members + details)
  }

  private var kind: String {
    switch what {
    case .received, .receivedPress: "received"
    case .asked: "asked"
    case .transition: "transition"
    case .blocked: "blocked"
    case .released: "released"
    case .acted: "acted"
    case .took: "took"
    case .reset: "reset"
    case .transferred: "transferred"
    case .refusedBy: "refused"
    case .redirected: "redirected"
    case .unreachable: "unreachable"
    case .bound: "bound"
    case .withheld: "withheld"
    case .delivered: "delivered"
    case .sent: "sent"
    case .forwarded: "forwarded"
    case .cancelled: "cancelled"
    case .dropped: "dropped"
    }
  }

  private var details: [JSONMember] {
    switch what {
    case .received(let touch, let answer):
      [JSONMember("touch", .number(Double(touch))), JSONMember("answer", .bool(answer))]
    case .receivedPress(let press, let answer):
      [JSONMember("press", .string(press)), JSONMember("answer", .bool(answer))]
    case .asked(let question, let other, let answer):
      [JSONMember("question", .string(question.rawValue)), JSONMember("answer", .bool(answer))]
        + (other.map { [JSONMember("of", .string($0))] } ?? [])
    case .transition(let from, let to): [JSONMember("from", .string("\(from)")), JSONMember("to", .string("\(to)"))]
    case .blocked(let others): [JSONMember("on", .strings(others))]
    case .released(let since): [JSONMember("since", .number(since))]
    case .acted(let state): [JSONMember("state", .string("\(state)"))]
    case .took(let touch, let wasKnown):
      [JSONMember("touch", .number(Double(touch))), JSONMember("begun", .bool(wasKnown))]
    case .withheld(let phase), .delivered(let phase), .sent(let phase), .forwarded(let phase), .dropped(let phase):
      [JSONMember("phase", .string("\(phase)"))]
    case .reset, .transferred, .refusedBy, .redirected, .unreachable, .bound, .cancelled: []
    }
  }
}
