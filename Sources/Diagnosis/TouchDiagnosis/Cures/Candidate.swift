import TouchFiles
import TouchScenes

/// Changes that reach a goal, with their effect on a replay.
package struct Candidate: Sendable, Equatable {
  package let changes: [Change]
  package let goal: Goal
  /// The effect on the goal: `m then acts at 0.050 s`.
  package let effect: String
  private let differences: [Difference]
  /// The other effects, a clause for each.
  package var sides: [String] { differences.map(\.text) }
  /// The changes in Swift.
  package let swift: [String]
  /// The changes as keys of the scene file.
  package let sceneKeys: [String]
  /// The questions of the replay that a captured program never answered.
  let unanswered: [UnansweredQuestion]
  /// The index among the changes that were tried; a smaller index is a more usual change.
  let rank: Int

  /// Whether another view that handles touches no longer receives any.
  private let disablesInput: Bool
  /// Whether a running scene can make the changes at once.
  let isSwitchable: Bool
  /// The number of successes that the changes prevent: of other gestures of the input, and of recognizers that others need.
  private let spoiled: Int
  /// Whether a recognizer that acted can no longer act on the same gesture, whatever else happens.
  private let preventsRecognizer: Bool

  /// Whether a view that is to receive the beginning of a touch then has the touch cancelled, or receives both only when the
  /// finger is lifted.
  private let isInterrupted: Bool
  /// What the changes cost in another gesture than that of the input, as a sentence; nil where nothing is known.
  var price: String?

  @MainActor init(_ changes: [Change], _ goal: Goal, _ before: Replay, _ after: Replay, rank: Int) {
    disablesInput = changes.contains { $0.disablesInput(before, besides: goal) }
    spoiled =
      EvidentTask.spoiled(goal, before, after) + EvidentTask.preventedAndNeeded(changes, goal, before, after)
      + (EvidentTask.takesEveryTouch(changes, goal, before, after) ? 1 : 0)
    preventsRecognizer = changes.contains {
      $0.preventedRecognizer(goal, before, after) != nil || $0.waitsInVain(goal, before, after)
        || $0.leavesGaps(before.scene, besides: goal)
    }
    isInterrupted = Self.isInterrupted(goal, before, after)
    isOtherGesture = changes.contains { $0.replacesGesture(of: goal.subject, before.scene) }
    hasExclusiveEffects = changes.contains { $0.hasExclusiveEffects(before.scene, for: goal) }
    (self.changes, self.goal, self.rank) = (changes, goal, rank)
    swift = changes.map { $0.swift(in: before.scene) }
    sceneKeys = changes.map { $0.sceneKey(in: before.scene) }
    differences = after.differences(from: before, without: goal)
    unanswered = UnansweredQuestion.all(in: after, since: before, with: changes)
    effect = Self.effect(goal, before, after)
    let index = SceneIndex(before.scene)
    isSwitchable = changes.allSatisfy { $0.isSwitchable(in: index) }
  }

  @MainActor private static func isInterrupted(_ goal: Goal, _ before: Replay, _ after: Replay) -> Bool {
    guard case .isNotified(let view, .touchesBegan) = goal else { return false }
    let cancelled = Goal.isNotified(view, .touchesCancelled)
    if after.times(of: cancelled).count > before.times(of: cancelled).count { return true }
    let ends = after.times(of: .isNotified(view, .touchesEnded))
    return !ends.isEmpty && after.times(of: goal).allSatisfy(ends.contains)
  }

  @MainActor private static func effect(_ goal: Goal, _ before: Replay, _ after: Replay) -> String {
    let (old, new) = (before.times(of: goal), after.times(of: goal))
    let fresh = new.filter { time in !old.contains { abs($0 - time) < 0.0005 } }
    let times = (fresh.isEmpty ? new : fresh).reduce(into: [Double]()) { if $0.last != $1 { $0.append($1) } }
    let shown = times.prefix(3).map(clock)
    let more =
      times.count > 4
      ? [localized("%1$s times more", times.count - 3)] : times.count == 4 ? [localized("once more")] : []
    let at = list(shown + more)
    let name = goal.subject
    switch goal {
    case .acts: return localized("%1$s then acts at %2$s", name, at)
    case .actsSooner: return localized("%1$s then acts at %2$s, not at %3$s", name, clock(new[0]), clock(old[0]))
    case .doesNotAct: return localized("%1$s then does not act", name)
    case .actsLess:
      return new.isEmpty
        ? localized("%1$s then does not act", name) : localized("%1$s then acts only at %2$s", name, at)
    case .actsOnce: return localized("%1$s then acts only at %2$s", name, at)
    case .isNotified(_, let method) where fresh.isEmpty:
      return localized("%1$s is then told %2$s of more touches", name, method.rawValue)
    case .isNotified(_, let method): return localized("%1$s is then told %2$s at %3$s", name, method.rawValue, at)
    case .isNotNotified(_, let method): return localized("%1$s is then not told %2$s", name, method.rawValue)
    case .isNotifiedSooner(_, .touchesBegan): return localized("%1$s is then told at %2$s", name, at)
    case .isNotifiedSooner(_, let method): return localized("%1$s is then told %2$s at %3$s", name, method.rawValue, at)
    case .scrolls: return localized("%1$s then scrolls at %2$s", name, at)
    case .doesNotScroll: return localized("%1$s then does not scroll", name)
    case .hears(_, let method): return localized("%1$s is then told of %2$s at %3$s", name, method.noun, at)
    case .zooms: return localized("%1$s then zooms at %2$s", name, at)
    case .selects: return localized("%1$s then selects at %2$s", name, at)
    case .doesNotSelect: return localized("%1$s then selects nothing", name)
    case .movesRow: return localized("%1$s then moves a row at %2$s", name, at)
    case .sendsSooner(_, let event):
      let what = event?.rawValue ?? localized("its event")
      return localized("%1$s then sends %2$s at %3$s, not at %4$s", name, what, clock(new[0]), clock(old[0]))
    case .takesText: return localized("%1$s then takes text at %2$s", name, at)
    case .sends(_, let event):
      return localized("%1$s then sends %2$s at %3$s", name, event?.rawValue ?? localized("its event"), at)
    case .doesNotSend: return localized("%1$s then sends nothing", name)
    }
  }

  /// The effect and the other effects, as a sentence.
  package var outcome: String {
    paragraph([consequences] + (price.map { [$0] } ?? []) + unanswered.prefix(2).map(\.sentence))
  }

  private var consequences: String {
    guard !differences.isEmpty else { return localized("%1$s; nothing else changes.", effect) }
    let rest = differences.count - 3
    let more =
      rest > 1 ? [localized("%1$s more lines change", rest)] : rest == 1 ? [localized("1 more line changes")] : []
    return localized("%1$s.", clauses([effect] + sides.prefix(3) + more))
  }

  /// The number of controls that no longer send the event that they exist to send.
  private var silenced: Int { differences.count(where: \.silencesControl) }

  /// Whether a control no longer sends the event that it exists to send.
  var costsControls: Bool { silenced > 0 || kind.isLast }

  /// The criteria of the ranking, the most important first.
  private var cost: [Int] {
    let isFarOff = rank >= 2000 && rank < 10_000 || rank >= 20_000
    return [
      kind.isLast ? 1 : 0, silenced, spoiled, isMakeshift ? 1 : 0, isTurn ? 1 : changes.count,
      hasExclusiveEffects ? 1 : 0,
      isFarOff ? 1 : 0, preventsRecognizer ? 1 : 0, differences.count,
      unanswered.count, rank,
    ]
  }

  /// Whether it fulfills the goal without what is usually meant by it: content that is only made larger, or a touch that
  /// is cancelled after its beginning or begins with its end.
  private var isMakeshift: Bool { kind == .content || isInterrupted || isOtherGesture }

  /// Whether the recognizer of the goal then recognizes another gesture: a tap in place of a double tap, a touch in place of
  /// a press.
  private let isOtherGesture: Bool

  /// Whether one finger would do two things at once that exclude each other: pop a page, drag a sheet or open a menu, and
  /// something else; or scroll content and move a view in it.
  private let hasExclusiveEffects: Bool

  /// Whether the changes turn a requirement around, or replace it by simultaneous recognition, which counts as one
  /// change.
  private var isTurn: Bool {
    guard changes.count == 2, case .require(_, _, false) = changes[0] else { return false }
    return switch changes[1] {
    case .require(_, _, true), .together(_, _, true): true
    default: false
    }
  }

  /// Whether the candidates are enough, so that a ring need not be searched.
  ///
  /// The surroundings are searched only where no single nearer change helps without silencing a control.
  static func suffice(_ found: [Candidate], for ring: SearchSpace.Ring, hasMore: Bool) -> Bool {
    switch ring {
    case .pointed: false
    case .own: !found.isEmpty && !hasMore
    case .way: !found.isEmpty && (!hasMore || found.contains { !$0.costsControls && $0.changes.count == 1 })
    }
  }

  /// The most candidates that are shown.
  static let maximum = 3

  /// The best candidates, one of each kind.
  ///
  /// Preferred are candidates that remove and disable nothing, silence no control and spoil no other gesture; then few
  /// changes; then those near the subject; then those that leave each winner able to recognize the same gesture; then
  /// those with few other effects; then those with few unanswered questions; then the most usual.
  static func best(_ cures: [Candidate]) -> [Candidate] {
    let sorted = cures.map { ($0, $0.cost) }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    var chosen: [Candidate] = []
    for cure in sorted where chosen.count < maximum && !chosen.contains(where: { $0.kind == cure.kind }) {
      // Removing or disabling something is a cure only where nothing else helps.
      if cure.kind.isLast, !chosen.isEmpty { continue }
      // The same holds for silencing a control.
      if cure.silenced > 0, chosen.contains(where: { $0.silenced == 0 }) { continue }
      // And for spoiling another gesture of the same input.
      if cure.spoiled > 0, chosen.contains(where: { $0.spoiled == 0 }) { continue }
      if cure.isMakeshift, chosen.contains(where: { !$0.isMakeshift }) { continue }
      chosen.append(cure)
    }
    return chosen
  }

  /// The kind of a candidate; only the best of a kind is shown.
  enum Kind: Hashable {
    case together, require, wait, axis, receiving, hitTest, order, flag(String), number(String), size, content
    case switchedOff, removed, other(String)

    var isLast: Bool { self == .switchedOff || self == .removed }
  }

  var kind: Kind {
    if disablesInput { return .switchedOff }
    guard changes.count == 1, let change = changes.first else { return .other(changes.map(\.swift).joined()) }
    let isOwn = change.subject == goal.subject
    // Disabling the subject reaches these goals, but is not intended.
    switch (goal, change) {
    case (.doesNotSend, .view(_, .isUserInteractionEnabled(false))), (.doesNotSend, .view(_, .isEnabled(false))),
      (.doesNotSend, .hitTest), (.isNotNotified(_, .touchesCancelled), .view(_, .isUserInteractionEnabled(false))),
      (.isNotNotified(_, .touchesCancelled), .hitTest):
      if isOwn { return .switchedOff }
    default: break
    }
    switch change {
    case .view(_, .isHidden(true)): return .switchedOff
    // A scroll view that never scrolls is of little use.
    case .view(let name, .isScrollEnabled(false)) where name != goal.subject: return .switchedOff
    case .view(_, .contentSize): return .content
    case .view(let name, let property):
      return .flag(isOwn ? property.member.key : "\(name) \(property.member.key)")
    case .recognizer(_, .isEnabled(false)): return .switchedOff
    case .recognizer(_, let property): return .number(property.member.key)
    case .require(_, _, true): return .require
    case .require(_, _, false): return .wait
    // Both recognizers act, whichever answers.
    case .together, .eachTogether, .togetherWithAll, .canPrevent, .canBePrevented: return .together
    case .shouldBegin(_, .always(false)?), .shouldReceive(_, .always(false)?): return .switchedOff
    case .shouldBegin: return .axis
    case .shouldReceive: return .receiving
    case .viewShouldBegin, .touchesShouldBegin, .touchesShouldCancel: return .other("\(change)")
    case .pointInside, .touchInsets: return .other("area")
    case .hitTest, .viewForZooming: return .hitTest
    case .frame: return .size
    case .constrain, .number: return .other("constraint")
    case .toBack, .toFront: return .order
    case .removeRecognizer: return .removed
    case .firstResponder, .callsSuper: return .other("first responder")
    case .attach: return .other("attach")
    case .allows: return .other("\(change)")
    case .showsBackButton, .scrollingExpands, .undims, .editsRows, .movesRows, .clears: return .other("\(change)")
    case .selectsTab, .goesBack, .dismisses: return .other("page")
    case .presents: return .other("style")
    case .omits: return .other("action")
    }
  }
}

extension Change {
  /// Whether a recognizer then recognizes another gesture than the one that it is for.
  fileprivate func replacesGesture(of name: String, _ scene: SceneFile) -> Bool {
    guard case .recognizer(name, let property) = self, let own = SceneIndex(scene).recognizers[name]?.description else {
      return false
    }
    switch property {
    case .minimumPressDuration(0): return true
    case .numberOfTapsRequired(let count): return own.recognizerClass == .tap && count < own.taps
    default: return false
    }
  }

  /// Whether one gesture would do two things that exclude each other.
  fileprivate func hasExclusiveEffects(_ scene: SceneFile, for goal: Goal) -> Bool {
    let index = SceneIndex(scene)
    switch self {
    case .together(let one, let other, true), .eachTogether(let one, let other, true),
      .canPrevent(let one, let other, false), .canBePrevented(let one, let other, false):
      return [one, other].contains { index.movesPages($0) || index.isMenu($0) }
        || [one, other].contains(where: index.keepsDrags)
        || index.moves(one, insideThatOf: other) || index.moves(other, insideThatOf: one)
    case .recognizer(let winner, .cancelsTouchesInView(false)):
      guard case .sends(let control, _) = goal else { return false }
      // A slider would follow the finger together with the recognizer.
      let isDragged = [.slider, .switch].contains(index.views[control]?.view.viewClass)
      return isDragged && index.recognizers[winner]?.description.recognizerClass.isKind(of: .pan) == true
    default: return false
    }
  }
}

extension SceneIndex {
  /// Whether a recognizer is the pan of a scroll view that keeps drags at its edge, where transferring them is the usual
  /// cure (9.20).
  fileprivate func keepsDrags(_ pan: String) -> Bool {
    guard let properties = owner(of: pan, as: .scrollPan).flatMap({ views[$0]?.view.properties }) else { return false }
    return properties.contains(.transfersHorizontalScrollingToParent(false))
      || properties.contains(.transfersVerticalScrollingToParent(false))
  }

  /// Whether a recognizer moves its view, and the other is the pan of a scroll view around that view.
  fileprivate func moves(_ recognizer: String, insideThatOf pan: String) -> Bool {
    guard let own = recognizers[recognizer], own.description.apply == .translate,
      let list = owner(of: pan, as: .scrollPan)
    else { return false }
    return own.view != list && isInside(own.view, list)
  }
}
