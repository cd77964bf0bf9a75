import TouchDoctor
import TouchInspector
import TouchKit
import TouchScenes
import TouchTrace

/// A scene with an input, explained: what happened, and what would help, found by playing again.
@MainActor struct ExplainedScene {
  let scene: SceneFile
  let input: InputFile
  /// What somebody asks for; empty, and then every loser is helped.
  var wishes: [Wish] = []

  /// So many losers are helped; what is left has lost less.
  static let mostLosers = 4

  /// The explanation of what happens when the input is played into the scene.
  var explanation: Explanation {
    let doctor = Doctor(scene, input)
    let wanted = wishes.isEmpty ? Array(doctor.complaints.prefix(Self.mostLosers)) : wishes
    let cures = wanted.flatMap { wish in doctor.remedies(for: wish).map { Cure($0, helped(by: wish)) } }
    let names = doctor.before.story.recognizers.map(\.facts.name)
    let never = names.reduce(into: [:]) { $0[$1] = doctor.neverAsked($1) }
    let advice = wishes.isEmpty ? Explanation(doctor.before.story).advice : []
    return Explanation(doctor.before.story, cures: cures + advice, neverAsked: never)
  }

  /// The wishes that nothing helps, each with a sentence.
  func hopeless(_ explanation: Explanation) -> [String] {
    wishes.compactMap { wish in
      guard !explanation.cures.contains(where: { $0.goal == wish.goal }) else { return nil }
      return wish.isFulfilled(in: scene, input)
        ? "\(wish.words) already." : "No single change helps to \(wish.goal), and no two that were tried."
    }
  }

  /// The names that a cure for a wish is shown with.
  private func helped(by wish: Wish) -> [String] {
    if case .scrolls(let view) = wish { return [view, "\(view).pan"] }
    return [wish.subject]
  }
}

extension Wish {
  /// Whether what is wished for happens without a change.
  @MainActor fileprivate func isFulfilled(in scene: SceneFile, _ input: InputFile) -> Bool {
    Doctor(scene, input).isFulfilled(self)
  }
}

extension Cure {
  /// A remedy as the window, the page and `explain` tell it.
  @MainActor init(_ remedy: Remedy, _ helped: [String]) {
    let others = remedy.changes.map(\.subject).filter { !helped.contains($0) }
    self.init(
      goal: remedy.wish.goal, concerned: helped + others, swift: remedy.swift, keys: remedy.sceneKeys,
      outcome: remedy.outcome, edits: remedy.changes.compactMap(SceneEdit.init))
    if edits.count != remedy.changes.count { edits = [] }
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
    case .together(let name, let other, let isOn): self = .recognizeTogether(name, other, isOn)
    case .shouldBegin, .shouldReceive, .canPrevent, .canBePrevented, .viewShouldBegin, .touchesShouldBegin,
      .touchesShouldCancel, .pointInside, .touchInsets, .hitTest, .frame, .toBack, .toFront, .removeRecognizer:
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
