import TouchFiles
import TouchScenes

/// A cure: changes that help, with what came of playing again.
package struct TriedCure: Sendable, Equatable {
  package let changes: [SceneChange]
  package let wish: Wish
  /// What was wished for: `m then acts at 0.050 s`.
  package let effect: String
  /// What else is different, a clause for each.
  package let sides: [String]
  /// The lines of Swift.
  package let swift: [String]
  /// The keys of the scene file.
  package let sceneKeys: [String]
  /// What a captured program was never asked, and is asked with the changes.
  let unanswered: [Unanswered]
  /// The position among the changes that were tried, from the most usual on; smaller is better.
  let rank: Int

  /// Whether something else that wants touches gets none any more.
  private let deadens: Bool

  @MainActor init(_ changes: [SceneChange], _ wish: Wish, _ before: Played, _ after: Played, rank: Int) {
    deadens = changes.contains { $0.deadens(before.scene, besides: wish) }
    isAwkward = changes.contains { $0.isAwkward(before.scene, for: wish) }
    (self.changes, self.wish, self.rank) = (changes, wish, rank)
    swift = changes.map { $0.swift(in: before.scene) }
    sceneKeys = changes.map { $0.sceneKey(in: before.scene) }
    sides = after.differences(from: before, without: wish)
    unanswered = Unanswered.all(in: after, since: before, with: changes)
    effect = Self.effect(wish, before, after)
  }

  @MainActor private static func effect(_ wish: Wish, _ before: Played, _ after: Played) -> String {
    let (old, new) = (before.times(of: wish), after.times(of: wish))
    let fresh = new.filter { time in !old.contains { abs($0 - time) < 0.0005 } }
    let times = (fresh.isEmpty ? new : fresh).reduce(into: [Double]()) { if $0.last != $1 { $0.append($1) } }
    let shown = times.prefix(3).map { "\(clockTime($0)) s" }
    let more = times.count > 3 ? [times.count == 4 ? "once more" : "\(times.count - 3) times more"] : []
    let at = "at " + list(shown + more)
    let name = wish.subject
    switch wish {
    case .acts: return "\(name) then acts \(at)"
    case .actsSooner: return "\(name) then acts at \(clockTime(new[0])) s, not at \(clockTime(old[0])) s"
    case .doesNotAct: return "\(name) then does not act"
    case .actsLess: return new.isEmpty ? "\(name) then does not act" : "\(name) then acts only \(at)"
    case .isTold(_, let method) where fresh.isEmpty:
      return "\(name) is then told \(method.rawValue) of more touches"
    case .isTold(_, let method): return "\(name) is then told \(method.rawValue) \(at)"
    case .isNotTold(_, let method): return "\(name) is then not told \(method.rawValue)"
    case .isToldSooner(_, .touchesBegan): return "\(name) is then told \(at)"
    case .isToldSooner(_, let method): return "\(name) is then told \(method.rawValue) \(at)"
    case .scrolls: return "\(name) then scrolls \(at)"
    case .doesNotScroll: return "\(name) then does not scroll"
    case .hears(_, let method): return "\(name) is then told of \(method.noun) \(at)"
    case .zooms: return "\(name) then zooms \(at)"
    case .selects: return "\(name) then selects \(at)"
    case .takesText: return "\(name) then takes text \(at)"
    case .sends(_, let event): return "\(name) then sends \(event?.rawValue ?? "its event") \(at)"
    case .doesNotSend: return "\(name) then sends nothing"
    }
  }

  /// One sentence: what comes of it, and what else.
  package var outcome: String {
    ([consequences] + unanswered.prefix(2).map(\.sentence)).joined(separator: " ")
  }

  private var consequences: String {
    guard !sides.isEmpty else { return "\(effect); nothing else changes." }
    let rest = sides.count - 3
    let shown = sides.prefix(3) + (rest > 0 ? [rest == 1 ? "1 more line changes" : "\(rest) more lines change"] : [])
    return "\(effect); \(shown.joined(separator: "; "))."
  }

  /// How many controls no longer send what they are there for.
  private var silenced: Int {
    let purposes = ControlEventName.purposes.map { " no longer sends \($0.rawValue)" }
    return sides.count { side in purposes.contains { side.holds($0) } }
  }

  /// Whether a control no longer sends what it is there for.
  var costsControls: Bool { silenced > 0 || kind.isLast }

  /// What counts before everything else, the gravest first.
  private var cost: [Int] {
    let isFarOff = rank >= 2000 && rank < 10_000 || rank >= 20_000
    return [
      kind.isLast ? 1 : 0, silenced, isTurn ? 1 : changes.count, isAwkward ? 1 : 0, isFarOff ? 1 : 0, sides.count,
      unanswered.count, rank,
    ]
  }

  /// Whether one finger would then do two things that nobody wants at once: a page that goes back, or a sheet that is
  /// dragged, besides something else in it.
  private let isAwkward: Bool

  /// Whether a requirement is turned round, or gives way to both going on, which is one idea.
  private var isTurn: Bool {
    guard changes.count == 2, case .require(_, _, false) = changes[0] else { return false }
    return switch changes[1] {
    case .require(_, _, true), .together(_, _, true): true
    default: false
    }
  }

  /// Whether no more has to be looked for in a ring.
  ///
  /// What is only on the way is looked at where nothing nearer helps without a loss and alone.
  static func suffice(_ found: [TriedCure], for ring: Space.Ring, hasMore: Bool) -> Bool {
    switch ring {
    case .pointed: false
    case .own: !found.isEmpty && !hasMore
    case .way: !found.isEmpty && (!hasMore || found.contains { !$0.costsControls && $0.changes.count == 1 })
    }
  }

  /// So many cures are told.
  static let most = 3

  /// The best of what was found.
  ///
  /// First cures that leave everything there and switched on, and no control silent; then fewer changes before more, and
  /// what concerns the subject before what else is on the way; then the ones that change fewest other lines; then the
  /// ones that rest on fewest answers never given; then the most usual ones. Of a kind only the first is told.
  static func best(_ cures: [TriedCure]) -> [TriedCure] {
    let sorted = cures.map { ($0, $0.cost) }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    var chosen: [TriedCure] = []
    for cure in sorted where chosen.count < most && !chosen.contains(where: { $0.kind == cure.kind }) {
      // What is taken away or switched off is in nobody's way: such a cure is told only where nothing else helps.
      if cure.kind.isLast, !chosen.isEmpty { continue }
      // Nor one that silences a control, beside one that does not.
      if cure.silenced > 0, chosen.contains(where: { $0.silenced == 0 }) { continue }
      chosen.append(cure)
    }
    return chosen
  }

  /// Cures of one kind are the same idea.
  enum Kind: Hashable {
    case together, require, wait, axis, receiving, hitTest, order, flag(String), number(String), size
    case switchedOff, removed, other(String)

    var isLast: Bool { self == .switchedOff || self == .removed }
  }

  var kind: Kind {
    if deadens { return .switchedOff }
    guard changes.count == 1, let change = changes.first else { return .other(changes.map(\.swift).joined()) }
    let isOwn = change.subject == wish.subject
    // A control that is dead sends nothing, and nobody wants that; nor a view that has no touches to be cancelled.
    switch (wish, change) {
    case (.doesNotSend, .view(_, .isUserInteractionEnabled(false))), (.doesNotSend, .view(_, .isEnabled(false))),
      (.doesNotSend, .hitTest), (.isNotTold(_, .touchesCancelled), .view(_, .isUserInteractionEnabled(false))),
      (.isNotTold(_, .touchesCancelled), .hitTest):
      if isOwn { return .switchedOff }
    default: break
    }
    switch change {
    case .view(_, .isHidden(true)): return .switchedOff
    case .view(let name, let property):
      return .flag(isOwn ? property.member.key : "\(name) \(property.member.key)")
    case .recognizer(_, .isEnabled(false)): return .switchedOff
    case .recognizer(_, let property): return .number(property.member.key)
    case .require(_, _, true): return .require
    case .require(_, _, false): return .wait
    // Both act, whoever says so.
    case .together, .togetherWithAll, .canPrevent, .canBePrevented: return .together
    case .shouldBegin(_, .always(false)?), .shouldReceive(_, .always(false)?): return .switchedOff
    case .shouldBegin: return .axis
    case .shouldReceive: return .receiving
    case .viewShouldBegin, .touchesShouldBegin, .touchesShouldCancel: return .other("\(change)")
    case .pointInside, .touchInsets: return .other("area")
    case .hitTest, .viewForZooming: return .hitTest
    case .frame: return .size
    case .constrain: return .other("constraint")
    case .toBack, .toFront: return .order
    case .removeRecognizer: return .removed
    case .firstResponder, .callsSuper: return .other("first responder")
    case .attach: return .other("attach")
    case .allows: return .other("\(change)")
    case .showsBackButton, .scrollingExpands, .undims, .editsRows: return .other("\(change)")
    case .selectsTab, .goesBack, .dismisses: return .other("page")
    }
  }
}

extension SceneChange {
  /// Whether a drag that moves a whole page goes on beside another one.
  fileprivate func isAwkward(_ scene: SceneFile, for wish: Wish) -> Bool {
    let index = SceneIndex(scene)
    switch self {
    case .together(let one, let other, true):
      return index.movesPages(one) || index.movesPages(other)
    case .recognizer(let thief, .cancelsTouchesInView(false)):
      guard case .sends(let control, _) = wish else { return false }
      // What follows a finger itself, as a slider does, would do so while the thief does.
      let isDragged = [.slider, .switch].contains(index.views[control]?.view.viewClass)
      return isDragged && index.recognizers[thief]?.description.recognizerClass.isKind(of: .pan) == true
    default: return false
    }
  }

  /// Whether a view that has something to do with touches is switched off.
  fileprivate func deadens(_ scene: SceneFile, besides wish: Wish) -> Bool {
    switch self {
    case .view(let name, .isUserInteractionEnabled(false)):
      name != wish.subject && SceneIndex(scene).isBusy(name)
    // A control has nothing in it that could want what it lets through.
    case .hitTest(let name, .passThrough):
      name != wish.subject && SceneIndex(scene).views[name]?.view.viewClass.isKind(of: .control) == true
    default: false
    }
  }
}

/// `a`, `a and b`, `a, b and c`.
func list(_ parts: [String]) -> String {
  guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
  return parts.dropLast().joined(separator: ", ") + " and " + last
}
