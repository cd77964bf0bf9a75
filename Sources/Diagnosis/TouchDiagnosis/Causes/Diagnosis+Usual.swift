import TouchKit
import TouchScenes
import TouchTrace

// Losses that are expected.

extension Diagnosis {
  /// The names of the views and recognizers that lost unexpectedly.
  var losers: Set<String> {
    let verdicts = Verdict.verdicts(in: before.story, expected: usualLosses)
    return Set(verdicts.filter { $0.outcome == .lost }.map(\.name))
  }

  /// The names of the recognizers and rows whose every loss is expected.
  var usualLosses: Set<String> {
    let recognizers = before.story.recognizers.filter(isUsual).map(\.facts.name)
    let rows = before.story.touches.filter(isOfOneList).compactMap(\.view)
    return Set(recognizers + rows)
  }

  /// Whether a row lost its touch to a recognizer that the kit created for its list.
  private func isOfOneList(_ touch: TouchStory) -> Bool {
    guard let list = touch.view.flatMap(baseline.index.tableAround) else { return false }
    return touch.moments.contains { moment in
      guard moment.reason == .recognized, let culprit = moment.culprit,
        case .kit(_, list)? = baseline.index.subjects[culprit]
      else { return false }
      return true
    }
  }

  /// Whether every loss of a recognizer is usual.
  func isUsual(_ own: RecognizerStory) -> Bool {
    let losses = own.attempts.compactMap { attempt in
      attempt.moments.last { if case .transition(_, .failed) = $0.what { true } else { false } }.map { ($0, attempt) }
    }
    return !losses.isEmpty
      && losses.allSatisfy { loss, attempt in
        isLeftToControl(own, loss, attempt) || isDragged(own, loss, attempt) || isOfOneList(own, loss)
      }
  }

  /// Whether a control in the recognizer's view refused, and sent what it exists to send.
  private func isLeftToControl(_ own: RecognizerStory, _ loss: Moment, _ attempt: RecognizerStory.Attempt) -> Bool {
    guard loss.reason == .shouldBeginView else { return false }
    return before.story.touches.contains { touch in
      guard touch.isControl, touch.viewID != own.facts.viewID, let view = touch.view else { return false }
      let isReceived = attempt.moments.contains { moment in
        if case .received(touch.id, true) = moment.what { true } else { false }
      }
      return isReceived && before.lines.contains { $0.subject == view && before.isMeant($0) }
    }
  }

  /// Whether a tap or a press failed or gave way because of a drag: the finger moved farther than it may for a tap or a
  /// press, and something else acted.
  private func isDragged(_ own: RecognizerStory, _ loss: Moment, _ attempt: RecognizerStory.Attempt) -> Bool {
    guard own.facts.kind == .tap || own.facts.kind == .press else { return false }
    if loss.reason == .movedTooFar, let limit = loss.measure?.threshold {
      return hasSuccess && baseline.travel(of: attempt) > 2 * limit
    }
    guard loss.reason == .preventedBy, !loss.isByRequirement,
      let winner = before.story.recognizers.first(where: { $0.facts.name == loss.culprit })?.facts
    else { return false }
    switch winner.kind {
    case .pan, .edgePan, .swipe: return baseline.travel(of: attempt) > Double(GestureTuning.tapMovement)
    case .tap, .press, .pinch, .rotation, .hover, .other: return false
    }
  }

  /// Whether the pan of a list gave way to another recognizer that the kit created for the list, such as that of its row
  /// actions.
  private func isOfOneList(_ own: RecognizerStory, _ loss: Moment) -> Bool {
    guard loss.reason == .preventedBy, let culprit = loss.culprit,
      let list = baseline.index.owner(of: own.facts.name, as: .scrollPan),
      case .kit(_, list)? = baseline.index.subjects[culprit]
    else { return false }
    return !before.times(of: .acts(culprit)).isEmpty
  }
}
