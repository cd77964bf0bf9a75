import TouchTrace
import TouchArbiter
import TouchGeometry
import TouchKit

/// The story of a touch in one sentence.
package struct TouchSentences {
  let story: TouchStory

  package init(story: TouchStory) { self.story = story }

  /// The sentence: `touch 1 in yellow: began 0.000 s; its end was kept back from 0.060 s on by double (6.7); …`.
  package var sentence: String {
    let place = story.view.map { " in \($0)" } ?? ""
    return "\(FingerMark.touchName(story.id))\(place): \(parts.joined(separator: "; "))."
  }

  private var parts: [String] {
    var result: [String] = []
    let moments = story.moments
    var index = 0
    while index < moments.count {
      let moment = moments[index]
      var next = index + 1
      switch moment.what {
      case .withheld(let phase) where isKeptByRecognizer(moment):
        var keepers = [moment.culprit ?? "a recognizer"]
        while next < moments.count, moments[next].time == moment.time, case .withheld(phase) = moments[next].what {
          keepers.append(moments[next].culprit ?? "a recognizer")
          next += 1
        }
        result.append(
          "its \(phase.noun) was kept back from \(clock(moment.time)) on by \(list(keepers)) (\(moment.rule))")
      case .sent(.moved):
        next = end(of: moments, from: index)
        result.append(moved(moments[index..<next].filter { if case .sent = $0.what { true } else { false } }))
      case .forwarded:
        while next < moments.count, case .forwarded = moments[next].what { next += 1 }
        if let text = passedOn(moments[index..<next], upTo: index) { result.append(text) }
      case .received, .receivedPress, .asked, .transition, .blocked, .released, .acted, .took, .reset, .transferred:
        break
      case .refusedBy, .redirected, .unreachable, .bound, .withheld, .delivered, .sent, .cancelled, .dropped:
        if let text = text(moment) { result.append(text) }
      }
      index = next
    }
    return result.isEmpty ? ["nothing became of it"] : result
  }

  private func isKeptByRecognizer(_ moment: Moment) -> Bool {
    moment.reason == .delaysBegan || moment.reason == .delaysEnded || moment.reason == .contentDelay
  }

  /// The index after a series of moves, including forwarded moves.
  private func end(of moments: [Moment], from start: Int) -> Int {
    var next = start + 1
    while next < moments.count {
      switch moments[next].what {
      case .sent(.moved), .forwarded(.moved): next += 1
      default: return next
      }
    }
    return next
  }

  private func moved(_ moves: [Moment]) -> String {
    guard let first = moves.first, let last = moves.last else { return "moved" }
    if moves.count == 1 { return "moved \(clock(first.time))" }
    let count = moves.map(\.count).reduce(0, +)
    return "moved \(count) times from \(clock(first.time)) to \(clock(last.time))"
  }

  /// The responders that its beginning was forwarded to; later phases take the same path.
  private func passedOn(_ moments: ArraySlice<Moment>, upTo index: Int) -> String? {
    guard let first = moments.first, case .forwarded(.began) = first.what else { return nil }
    return "passed on to \(list(moments.compactMap(\.culprit))) (\(first.rule))"
  }

  private func text(_ moment: Moment) -> String? {
    let time = clock(moment.time)
    let why = moment.reason.map { ": " + $0.clause(moment.measure, by: moment.culprit, with: story.tool) } ?? ""
    switch moment.what {
    case .refusedBy: return "\(moment.view ?? "a view") refused it\(why) (\(moment.rule))"
    case .redirected:
      return
        "\(moment.view ?? "a view") gave it to \(moment.culprit ?? "another view") by its own hitTest (\(moment.rule))"
    case .unreachable:
      return
        "\(moment.view ?? "a view") was not asked, as \(story.tool.subject) was outside \(moment.culprit ?? "the view around it") "
        + "(\(moment.rule))"
    case .bound: return nil
    case .sent(.began): return "began \(time)"
    case .sent(.ended): return "ended \(time)"
    case .sent(let phase): return "\(phase.noun) \(time)"
    case .withheld(let phase):
      return "its \(phase.noun) at \(time) was not told to \(moment.view ?? "its view")\(why) (\(moment.rule))"
    case .delivered(let phase):
      return "its \(phase.noun) reached \(moment.view ?? "its view") only at \(time) (\(moment.rule))"
    case .cancelled:
      if moment.reason == .recognized, let culprit = moment.culprit {
        return "cancelled at \(time) by \(culprit) (\(moment.rule))"
      }
      return "cancelled at \(time)\(why) (\(moment.rule))"
    case .dropped(let phase):
      guard let view = moment.view else {
        let why = moment.reason == .outside ? ": no view claimed it" : why
        return "it came down at \(time) and went nowhere\(why) (\(moment.rule))"
      }
      return "\(view) never received its \(phase.noun), from \(time) on\(why) (\(moment.rule))"
    case .received, .receivedPress, .asked, .transition, .blocked, .released, .acted, .took, .reset, .transferred,
      .forwarded:
      return nil
    }
  }
}

extension UITouch.Phase {
  /// The phase as a noun.
  var noun: String {
    switch self {
    case .began: "beginning"
    case .moved, .regionMoved: "movement"
    case .stationary: "rest"
    case .ended: "end"
    case .cancelled: "cancellation"
    case .regionEntered: "entering"
    case .regionExited: "leaving"
    }
  }
}
