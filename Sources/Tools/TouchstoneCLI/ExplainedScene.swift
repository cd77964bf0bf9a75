import TouchDoctor
import TouchInspector
import TouchKit
import TouchProbe
import TouchScenes
import TouchTrace

/// A scene with an input, explained: what happened, and what would help, found by playing again.
@MainActor struct ExplainedScene {
  let scene: SceneFile
  let input: InputFile
  /// What somebody asks for; empty, and then every loser is helped.
  var wishes: [Wish] = []

  /// How much is tried for each.
  var limits = Doctor.Limits.standard
  /// Called before each play of a change; false gives up, and what was found by then is told.
  var progress: () -> Bool = { true }

  /// So many losers are helped; the others are named.
  static let mostLosers = 12

  /// The explanation of what happens when the input is played into the scene.
  var explanation: Explanation {
    let doctor = Doctor(scene, input)
    let all = wishes.isEmpty ? doctor.complaints : wishes
    var (cures, hopeless, untried): ([Cure], [String], [Wish]) = ([], [], [])
    for asked in all.prefix(Self.mostLosers) {
      let bounce = doctor.bounce(insteadOf: asked)
      var wish = bounce?.wish ?? asked
      var tried = doctor.cures(for: wish, limits: limits) { _ in progress() }
      if let words = bounce?.words { hopeless.append(words) }
      if tried.isEmpty, let sooner = doctor.sooner(than: asked) {
        (wish, tried) = (sooner, doctor.cures(for: sooner, limits: limits) { _ in progress() })
      }
      cures += tried.map { Cure($0, helped(by: wish)) }
      let isThere = !wishes.isEmpty && doctor.isFulfilled(wish)
      guard tried.isEmpty, bounce == nil else {
        if isThere { hopeless.append("\(doctor.already(wish)) What is told makes it happen more often.") }
        continue
      }
      if !isThere, doctor.isCutShort {
        untried.append(wish)
        continue
      }
      if isThere {
        hopeless.append(doctor.already(wish))
        continue
      }
      let instead = doctor.instead(of: wish) ?? unhindered(doctor, wish)
      hopeless.append(
        "No single change helps to \(wish.goal), and no two that were tried\(instead.map { ": \($0)" } ?? "").")
    }
    if !untried.isEmpty {
      hopeless.append(
        "Not everything was tried, and what was does not help: \(Self.named(untried)). \(Self.advice(limits))")
    }
    let rest = Array(all.dropFirst(Self.mostLosers))
    if !rest.isEmpty { hopeless.append("Not tried: \(Self.named(rest)); --want asks for one.") }
    let names = doctor.before.story.recognizers.map(\.facts.name)
    let never = names.reduce(into: [:]) { $0[$1] = doctor.neverAsked($1) }
    // What a search was made for needs no rule of thumb.
    let searched = all.map(\.subject)
    let story = Self.told(doctor.before.story)
    let advice = wishes.isEmpty ? Explanation(story).advice(besides: searched) : []
    var explanation = Explanation(
      story, cures: cures + advice, hopeless: hopeless, neverAsked: never,
      neverReached: doctor.neverReached(all),
      reasons: names.reduce(into: [:]) { $0[$1] = doctor.reason(for: $1) },
      remarks: doctor.before.remarks + doctor.unwritten)
    if wishes.isEmpty { explanation.hints = Self.hints(doctor.unasked(besides: all)) }
    return explanation
  }

  /// How to ask for those that did nothing and may be meant to do nothing.
  private static func hints(_ wishes: [Wish]) -> [String] {
    guard !wishes.isEmpty else { return [] }
    let words = wishes.prefix(mostHints).map { "--want \"\($0.words)\"" }
    let more = wishes.count > words.count ? ", and so for \(wishes.count - words.count) more" : ""
    return [
      "What did nothing may be meant so, and nothing was tried for it; to ask: \(words.joined(separator: ", "))\(more)."
    ]
  }

  /// So many wishes are shown that were not asked for.
  private static let mostHints = 4

  /// The story without the kit's own recognizers that have no name and did nothing, as in the cells of a collection.
  private static func told(_ story: Story) -> Story {
    story.without { one in
      one.facts.name == one.facts.className
        && !one.attempts.contains { $0.moments.contains { if case .acted = $0.what { true } else { false } } }
    }
  }

  /// How a recognizer would have failed with nobody in its way; nil where it would not, or where nobody was.
  private func unhindered(_ doctor: Doctor, _ wish: Wish) -> String? {
    guard let story = doctor.unhindered(wish) else { return nil }
    let line = Explanation(story).summary.first { $0.hasPrefix("\(wish.subject): lost: ") }
    return line.map { "with nobody in its way, too, " + $0.dropFirst("\(wish.subject): lost: ".count).dropLast() }
  }

  /// So many wishes are named, and the others counted.
  private static let mostNamed = 24

  private static func named(_ wishes: [Wish]) -> String {
    let words = wishes.prefix(mostNamed).map(\.words)
    let more = wishes.count > words.count ? " and \(wishes.count - words.count) more" : ""
    return words.joined(separator: ", ") + more
  }

  /// What to do about a search that has ended early.
  private static func advice(_ limits: Doctor.Limits) -> String {
    limits.work == .max
      ? "The search was ended." : "The scene is large; --want with one of them tries that alone, --thorough tries all."
  }

  /// The names that a cure for a wish is shown with.
  private func helped(by wish: Wish) -> [String] {
    if case .scrolls(let view) = wish { return [view, "\(view).pan"] }
    return [wish.subject]
  }
}

extension Cure {
  /// A cure as the window, the page and `explain` tell it.
  @MainActor init(_ tried: TriedCure, _ helped: [String]) {
    let others = tried.changes.map(\.subject).filter { !helped.contains($0) }
    self.init(
      goal: tried.wish.goal, concerned: helped + others, swift: tried.swift, keys: tried.sceneKeys,
      outcome: tried.outcome, edits: tried.changes.compactMap(SceneEdit.init))
    if edits.count != tried.changes.count { edits = [] }
  }
}

extension SceneEdit {
  /// The change as the inspector's switches make it; nil where they cannot.
  init?(_ change: SceneChange) {
    switch change {
    case .view(let name, let property):
      guard let value = Self.value(of: property.member), Self.viewKeys.contains(property.member.key) else { return nil }
      self = .set(name: name, key: property.member.key, value)
    case .recognizer(let name, let property):
      guard let value = Self.value(of: property.member) else { return nil }
      self = .set(name: name, key: property.member.key, value)
    case .require(let name, let other, let isOn): self = .require(name, toFail: other, isOn)
    // Of one constant in place of another; what else a constraint says cannot be changed while it lives.
    case .constrain(_, let old?, let new?) where old.with(constant: new.constant) == new:
      self = .set(name: old.text, key: Flag.constantKey, .number(new.constant))
    // The delegate of a scroll view's own pan is the scroll view, and cannot be changed while it lives.
    case .together(let name, _, _) where name.hasSuffix(".pan"): return nil
    case .together(let name, let other, let isOn): self = .recognizeTogether(name, other, isOn)
    case .togetherWithAll, .shouldBegin, .shouldReceive, .canPrevent, .canBePrevented, .viewShouldBegin,
      .touchesShouldBegin,
      .touchesShouldCancel, .pointInside, .touchInsets, .hitTest, .frame, .toBack, .toFront, .removeRecognizer,
      .viewForZooming, .firstResponder, .showsBackButton, .attach, .callsSuper, .allows, .scrollingExpands, .undims,
      .editsRows, .constrain, .selectsTab, .goesBack, .dismisses:
      return nil
    }
  }

  private static let viewKeys = [
    "isHidden", "alpha", "isUserInteractionEnabled", "isMultipleTouchEnabled", "isExclusiveTouch", "clipsToBounds",
    "isEnabled",
  ]

  private static func value(of member: JSONMember) -> Value? {
    switch member.value.content {
    case .bool(let flag): .bool(flag)
    case .number(let number): .number(number)
    case .null, .string, .array, .object: nil
    }
  }
}
