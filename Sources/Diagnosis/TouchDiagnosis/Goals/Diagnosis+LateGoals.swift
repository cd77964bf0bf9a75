import TouchArbiter
import TouchKit
import TouchScenes
import TouchTrace

// Goals of what happened later than necessary.

extension Diagnosis {
  /// The least delay that a person notices, in seconds.
  static let noticeable = 0.05

  /// Goals of recognizers that acted late because they waited for one that never acted.
  ///
  /// A recognizer that acted in the same input shows that the waiting is necessary.
  var lateRecognizers: [(Int, Goal)] {
    before.story.recognizers.compactMap { story -> (Int, Goal)? in
      let name = story.facts.name
      guard baseline.index.recognizers[name] != nil, !before.times(of: .acts(name)).isEmpty,
        story.attempts.contains(where: isLate)
      else { return nil }
      return (3, .actsSooner(name))
    }
  }

  /// Whether a recognizer acted after it had waited in vain.
  private func isLate(_ attempt: RecognizerStory.Attempt) -> Bool {
    guard attempt.hasActed else { return false }
    return attempt.moments.contains { moment in
      guard case .released(let since) = moment.what, let other = moment.culprit else { return false }
      return moment.time - since > Self.noticeable && before.times(of: .acts(other)).isEmpty
    }
  }

  /// The goal of a view or a control that received the beginning or the end of a touch late; nil without one.
  ///
  /// A scroll view that scrolls, and a recognizer that acts, keep touches back for a good reason. A recognizer that
  /// never acted kept them back in vain.
  func lateGoal(of touch: TouchStory, in view: String) -> Goal? {
    guard let own = baseline.index.views[view]?.view else { return nil }
    if touch.isControl || own.overrides.contains(.touchesBegan), isKeptInVain(touch, .began),
      before.lateness(of: view, .touchesBegan) > Self.noticeable || isNeverSeen(touch)
    {
      return .isNotifiedSooner(view, .touchesBegan)
    }
    guard touch.isControl || own.overrides.contains(.touchesEnded), isKeptInVain(touch, .ended),
      before.lateness(of: view, .touchesEnded) > Self.noticeable
    else { return nil }
    guard touch.isControl else { return .isNotifiedSooner(view, .touchesEnded) }
    return before.times(of: .sends(view, nil)).isEmpty ? nil : .sendsSooner(view, nil)
  }

  /// Whether a touch began and ended for its view at one time.
  private func isNeverSeen(_ touch: TouchStory) -> Bool {
    let began = touch.moments.first { if case .delivered(.began) = $0.what { true } else { false } }
    guard let began else { return false }
    return touch.moments.contains { later in
      switch later.what {
      case .delivered(.ended), .sent(.ended): later.time == began.time
      default: false
      }
    }
  }

  /// Whether a phase of a touch reached its view late, and what kept it back did nothing with the touch.
  private func isKeptInVain(_ touch: TouchStory, _ phase: KeptPhase) -> Bool {
    let isDelivered = touch.moments.contains { moment in
      switch (moment.what, phase) {
      case (.delivered(.began), .began), (.delivered(.ended), .ended): true
      default: false
      }
    }
    // A control is shown as pressed, so a person sees every delay.
    if touch.isControl, phase == .began { return isDelivered }
    let isTaken = touch.moments.contains { if case .cancelled = $0.what { true } else { false } }
    return isDelivered && !isTaken
      && touch.moments.contains { moment in
        guard let keeper = moment.culprit else { return false }
        switch (moment.what, moment.reason, phase) {
        case (.withheld(.began), .contentDelay, .began): return true
        case (.withheld(.began), .delaysBegan, .began), (.withheld(.ended), .delaysEnded, .ended):
          return before.times(of: .acts(keeper)).isEmpty
        default: return false
        }
      }
  }

  private enum KeptPhase { case began, ended }
}
