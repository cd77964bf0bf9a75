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
    let touch = touchName(story.id)
    guard let view = story.view else { return localized("%1$s: %2$s.", touch, clauses(parts)) }
    return localized("%1$s in %2$s: %3$s.", touch, view, clauses(parts))
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
        var keepers = [moment.culprit ?? localized("a recognizer")]
        while next < moments.count, moments[next].time == moment.time, case .withheld(phase) = moments[next].what {
          keepers.append(moments[next].culprit ?? localized("a recognizer"))
          next += 1
        }
        result.append(
          localized(
            "its %1$s was kept back from %2$s on by %3$s (%4$s)", phase.noun, clock(moment.time), list(keepers),
            moment.rule))
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
    return result.isEmpty ? [localized("nothing became of it")] : result
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
    guard let first = moves.first, let last = moves.last else { return localized("moved") }
    if moves.count == 1 { return localized("moved %1$s", clock(first.time)) }
    let count = moves.map(\.count).reduce(0, +)
    return localized("moved %1$s times from %2$s to %3$s", count, clock(first.time), clock(last.time))
  }

  /// The responders that its beginning was forwarded to; later phases take the same path.
  private func passedOn(_ moments: ArraySlice<Moment>, upTo index: Int) -> String? {
    guard let first = moments.first, case .forwarded(.began) = first.what else { return nil }
    // A view of the kit inside a part of a cell has the name of the part.
    let way = moments.compactMap(\.culprit).reduce(into: [story.view ?? ""]) { if $0.last != $1 { $0.append($1) } }
    let rest = way.dropFirst()
    return rest.isEmpty ? nil : localized("passed on to %1$s (%2$s)", list(rest.map(responderName)), first.rule)
  }

  private func text(_ moment: Moment) -> String? {
    let time = clock(moment.time)
    let view = moment.view ?? localized("a view")
    let why = because(moment.reason?.clause(moment.measure, by: moment.culprit, with: story.tool))
    switch moment.what {
    case .refusedBy: return localized("%1$s refused it%2$s (%3$s)", view, why, moment.rule)
    case .redirected:
      let other = moment.culprit ?? localized("another view")
      return localized("%1$s gave it to %2$s by its own hitTest (%3$s)", view, other, moment.rule)
    case .unreachable:
      let outer = moment.culprit ?? localized("the view around it")
      return localized(
        "%1$s was not asked, as %2$s was outside %3$s (%4$s)", view, story.tool.subject, outer, moment.rule)
    case .bound: return nil
    case .sent(.began): return localized("began %1$s", time)
    case .sent(.ended): return localized("ended %1$s", time)
    case .sent(let phase): return localized("%1$s %2$s", phase.noun, time)
    case .withheld(let phase):
      return localized(
        "its %1$s at %2$s was not told to %3$s%4$s (%5$s)", phase.noun, time, moment.view ?? localized("its view"), why,
        moment.rule)
    case .delivered(let phase):
      return localized(
        "its %1$s reached %2$s only at %3$s (%4$s)", phase.noun, moment.view ?? localized("its view"), time, moment.rule
      )
    case .cancelled:
      if moment.reason == .recognized, let culprit = moment.culprit {
        return localized("cancelled at %1$s by %2$s (%3$s)", time, culprit, moment.rule)
      }
      return localized("cancelled at %1$s%2$s (%3$s)", time, why, moment.rule)
    case .dropped(let phase):
      guard let view = moment.view else {
        let why = moment.reason == .outside ? because(localized("no view claimed it")) : why
        return localized("it came down at %1$s and went nowhere%2$s (%3$s)", time, why, moment.rule)
      }
      return localized(
        "%1$s never received its %2$s, from %3$s on%4$s (%5$s)", view, phase.noun, time, why, moment.rule)
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
    case .began: localized("beginning")
    case .moved, .regionMoved: localized("movement")
    case .stationary: localized("rest")
    case .ended: localized("end")
    case .cancelled: localized("cancellation")
    case .regionEntered: localized("entering")
    case .regionExited: localized("leaving")
    }
  }
}
