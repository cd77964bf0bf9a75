import TouchScenes
import TouchTrace

extension Doctor {
  /// Wishes for what did nothing, though touches came to it, and is not complained of: it may be meant so.
  ///
  /// Without those that were told to wait, that stood still, or whose gesture was plainly another.
  package func unasked(besides wishes: [Wish]) -> [Wish] {
    let asked = Set(wishes.map(\.subject))
    var found: [Wish] = []
    for story in before.story.recognizers {
      let name = story.facts.name
      guard let own = finding.index.recognizers[name], !scene.recognizersOfTheKit.contains(name),
        !finding.index.isMenu(name), !finding.index.isSheetDrag(name),
        name != finding.index.views[own.view]?.view.rowSwipeName, !finding.index.isTextInput(own.view)
      else { continue }
      let wish = finding.index.isOwnPan(name) ? Wish.scrolls(own.view) : .acts(name)
      guard !asked.contains(wish.subject), before.times(of: wish).isEmpty, mayBeWanted(story, wish) else { continue }
      found.append(wish)
    }
    for name in finding.index.viewNames where !asked.contains(name) {
      let wish = Wish.sends(name, .editingDidBegin)
      guard finding.index.views[name]?.view.viewClass == .textField, before.times(of: wish).isEmpty,
        before.story.touches.contains(where: { touch in
          touch.view == name && touch.moments.contains { $0.reason == .recognized && $0.culprit != nil }
        })
      else { continue }
      found.append(wish)
    }
    return found
  }

  private func mayBeWanted(_ story: RecognizerStory, _ wish: Wish) -> Bool {
    let moments = story.attempts.flatMap(\.moments)
    if isStill(story) { return false }
    guard let end = moments.last(where: { $0.reason != nil }), !end.isByRequirement else { return false }
    switch end.reason {
    case .requirementRecognized, .cannotScroll: return false
    case .preventedBy: return !isPlainlyAnother(story, winner: end.culprit)
    case .liftedEarly, .tooManyTouches, .tooFewTouches, .movedTooFar, .tooLong, .tapInterval, .tapDistance:
      return false
    default: break
    }
    if case .scrolls = wish { return finding.travel >= Self.shortWay }
    return true
  }

  /// Whether a tap, or a press, was nothing but the beginning of a drag, or a gesture that takes long was a tap.
  private func isPlainlyAnother(_ story: RecognizerStory, winner name: String?) -> Bool {
    let winner = before.story.recognizers.first { $0.facts.name == name }?.facts
    switch (story.facts.kind, winner?.kind) {
    case (.tap, .tap): return false
    case (.tap, .pan), (.tap, .swipe), (.press, .pan), (.press, .swipe), (_, .tap): return true
    default: return false
    }
  }

  /// Whether a recognizer that is switched off would act with nobody in its way.
  func wouldAct(_ name: String) -> Bool {
    guard let free = scene.freeing(name), let alone = Glance(of: .acts(name), input, into: free) else { return true }
    return !alone.times.isEmpty
  }

  /// A press that takes less begins whatever a finger is about to do, in seconds.
  private static let leastPress = 0.1

  /// Whether a press that takes next to no time keeps a view from scrolling, which would scroll without it.
  ///
  /// A finger that rests before it goes is a press, and is meant so; nobody rests for less than the least press.
  func isHasty(_ name: String?, against view: String) -> Bool {
    guard let name, let own = finding.index.recognizers[name]?.description, own.recognizerClass == .longPress,
      own.properties.contains(where: { property in
        if case .minimumPressDuration(let time) = property { time < Self.leastPress } else { false }
      }),
      let without = SceneChange.removeRecognizer(name).applied(to: scene),
      let alone = Glance(of: .scrolls(view), input, into: without)
    else { return false }
    return !alone.times.isEmpty
  }
}
