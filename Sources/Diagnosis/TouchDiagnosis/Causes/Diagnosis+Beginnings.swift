import TouchArbiter
import TouchGeometry
import TouchKit
import TouchLists
import TouchScenes
import TouchTrace

// Why recognizers did not begin, with what was measured when it was decided.

extension Diagnosis {
  /// A sentence about the condition on which a delegate lets its recognizer begin, with the velocity when it was asked; nil
  /// for a delegate that always gives the same answer.
  func beginCondition(_ name: String) -> String? {
    guard let rule = baseline.index.recognizers[name]?.description.delegate?.shouldBegin, rule.axis != nil,
      let failure = failure(of: name, .shouldBeginDelegate)
    else { return nil }
    let condition =
      rule == .horizontal
      ? localized("It answers yes where the velocity is greater along x.")
      : localized("It answers yes where the velocity is greater along y.")
    guard let speed = before.velocities[name], let way = baseline.way(at: failure.time), speed != .zero else {
      return condition
    }
    let measured = localized(
      "When it was asked, the velocity was %1$s pt/s across and %2$s pt/s up or down; the finger had gone %3$s pt across and %4$s pt up or down.",
      number(Double(abs(speed.x)), places: 0), number(Double(abs(speed.y)), places: 0), plain(tenth(abs(way.dx))),
      plain(tenth(abs(way.dy))))
    return paragraph([condition, measured])
  }

  /// Why a rotation took a larger turn than usual, as a sentence; nil where it did not.
  func grownThreshold(_ name: String) -> String? {
    guard let change = distanceChange(name) else { return nil }
    return localized(
      "It takes more than %1$s while the distance of the fingers stays, and more if it changes; it changed by %2$s (7.6.1).",
      Self.leastTurn, quantity((change * 100).rounded(), .percent))
  }

  /// The turn that a rotation takes of fingers whose distance does not change, and how much more it takes where the distance
  /// doubles, in degrees (7.6.1).
  private static let (turn, stretchedTurn) = (5.0, 5.0)
  private static var leastTurn: String { quantity(turn, .degrees) }

  /// The change of the distance of two fingers relative to the first one, by which the threshold of a rotation that was not
  /// reached grew.
  private func distanceChange(_ name: String) -> Double? {
    guard let failure = failure(of: name, .liftedEarly), let measure = failure.measure, measure.unit == .degrees,
      kind(of: name) == .rotation
    else { return nil }
    guard measure.threshold > Self.turn + 0.01, measure.measured > Self.turn else { return nil }
    let root = (measure.threshold - Self.turn) / Self.stretchedTurn
    return root * root
  }

  /// How far a finger had gone across a row when its list began to scroll, as a sentence; nil for other recognizers.
  func scrolledBeforeRow(_ name: String) -> String? {
    guard baseline.index.isKit(name, .rowSwipe), let failure = failure(of: name, .preventedBy),
      let winner = failure.culprit, let list = baseline.index.owner(of: winner, as: .scrollPan),
      list == baseline.index.owner(of: name, as: .rowSwipe),
      let way = baseline.way(at: failure.time)
    else { return nil }
    return localized(
      "%1$s takes %2$s across, and the finger had gone %3$s across when %4$s began (26.21).", name,
      quantity(Double(TableTuning.swipeDistance), .points), quantity(Double(tenth(abs(way.dx))), .points), winner)
  }

  /// How much later than the first finger the last one of a swipe came down, as a sentence; nil for one finger.
  func lateFinger(_ name: String) -> String? {
    guard let delay = delayOfFingers(name) else { return nil }
    return localized(
      "The time runs from the first finger, and the last one came down %1$s after it (7.4.2).",
      quantity(delay, .seconds))
  }

  /// The time between the first finger and the last one of a swipe that was not done in time.
  private func delayOfFingers(_ name: String) -> Double? {
    guard kind(of: name) == .swipe, failure(of: name, .tooSlow) != nil,
      let attempt = before.story.recognizers.first(where: { $0.facts.name == name })?.attempts.last
    else { return nil }
    let times = attempt.moments.compactMap { one in if case .received(_, true) = one.what { one.time } else { nil } }
    guard let first = times.first, let last = times.last, last - first > Self.noticeable else { return nil }
    return last - first
  }

  private func kind(of name: String) -> RecognizerFacts.Kind? {
    before.story.recognizers.first { $0.facts.name == name }?.facts.kind
  }

  /// The last failure of a recognizer that never acted, if it has a reason.
  private func failure(of name: String, _ reason: Reason) -> Moment? {
    guard let own = before.story.recognizers.first(where: { $0.facts.name == name }), !own.hasActed else { return nil }
    return own.attempts.last?.moments.last { moment in
      if case .transition(_, .failed) = moment.what { moment.reason == reason } else { false }
    }
  }

  // MARK: Without a change

  /// What a person can do instead of a change, as imperatives, where the measure of the failure does not tell.
  var gestureAdvice: [String: String] {
    var advice: [String: String] = [:]
    for own in before.story.recognizers {
      let name = own.facts.name
      if let rule = baseline.index.recognizers[name]?.description.delegate?.shouldBegin, rule.axis != nil,
        failure(of: name, .shouldBeginDelegate) != nil
      {
        advice[name] =
          rule == .horizontal
          ? localized("begin more across than up or down") : localized("begin more up or down than across")
      } else if distanceChange(name) != nil {
        advice[name] = localized("keep the distance of the fingers, and turn by more than %1$s", Self.leastTurn)
      } else if scrolledBeforeRow(name) != nil {
        advice[name] = localized("drag straight across")
      } else if delayOfFingers(name) != nil {
        advice[name] = localized("put the fingers down together")
      }
    }
    return advice
  }
}

extension BeginRule {
  /// The axis that it asks for; nil for an answer that is always the same.
  fileprivate var axis: Bool? {
    switch self {
    case .horizontal: true
    case .vertical: false
    case .always: nil
    }
  }
}
