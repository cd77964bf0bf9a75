import TouchGeometry
import TouchKit
import TouchScenes

// What a removed requirement costs in the gesture for which it exists.

extension Diagnosis {
  /// The candidates, with what each costs in a gesture that the input does not have.
  func priced(_ candidates: [Candidate]) -> [Candidate] {
    candidates.map { candidate in
      var priced = candidate
      priced.price = price(of: candidate.changes) ?? candidate.changes.lazy.compactMap(otherGesture).first
      return priced
    }
  }

  /// What changes no longer prevent, as a sentence: plays the gesture of each recognizer that is no longer waited for.
  private func price(of changes: [Change]) -> String? {
    guard let changed = changes.reduce(Optional(scene), { scene, change in scene.flatMap { change.applied(to: $0) } })
    else { return nil }
    for case .require(let name, let other, false) in changes {
      guard let (gesture, words) = gesture(of: other) else { continue }
      plays += 2
      let (old, new) = (Replay(gesture, into: scene), Replay(gesture, into: changed))
      let isLost = new.times(of: .acts(other)).isEmpty && !old.times(of: .acts(other)).isEmpty
      let isMore = new.times(of: .acts(name)).count > old.times(of: .acts(name)).count
      switch (isLost, isMore) {
      case (true, true): return localized("At %1$s, %2$s then acts in place of %3$s.", words, name, other)
      case (true, false): return localized("At %1$s, %2$s then no longer acts.", words, other)
      case (false, true): return localized("At %1$s, %2$s then acts too.", words, name)
      case (false, false): continue
      }
    }
    return nil
  }

  /// What another gesture does after a change of the numbers or directions of a recognizer, as a sentence; nil for other
  /// changes.
  private func otherGesture(_ change: Change) -> String? {
    guard case .recognizer(let name, let property) = change,
      let own = baseline.index.recognizers[name]?.description
    else { return frameChange(change) }
    switch property {
    case .numberOfTapsRequired(let count) where own.recognizerClass == .tap:
      guard count == 1, own.taps > 1 else { return nil }
      return localized("A single tap is then enough for %1$s.", name)
    case .minimumPressDuration(0): return localized("%1$s then begins as soon as a finger comes down.", name)
    case .direction(let ways):
      let (old, new) = (own.directions, Set(ways))
      let words = { (some: Set<SwipeDirectionName>) in
        list(SwipeDirectionName.allCases.filter(some.contains).map { wayName($0.rawValue) })
      }
      if old.isSubset(of: new), old != new {
        return localized("A swipe %1$s then acts too.", words(new.subtracting(old)))
      }
      return old.isDisjoint(with: new) ? localized("A swipe %1$s then no longer acts.", words(old)) : nil
    default: return nil
    }
  }

  /// How large a view becomes by a change of its frame, as a sentence; nil for other changes.
  private func frameChange(_ change: Change) -> String? {
    guard case .frame(let name, let frame, _) = change, let old = before.sizes[name], old != frame.size else {
      return nil
    }
    return localized(
      "%1$s is then %2$s by %3$s pt large, not %4$s by %5$s pt.", name, plain(frame.width), plain(frame.height),
      plain(old.width), plain(old.height))
  }

  /// An input with the gesture of a tap or a swipe of one finger, where the first finger came down, and its name; nil for
  /// other recognizers.
  private func gesture(of name: String) -> (InputFile, String)? {
    guard let own = baseline.index.recognizers[name]?.description, let place = baseline.firstPlace else { return nil }
    var (taps, ways) = (1, [SwipeDirectionName.right])
    for property in own.properties {
      switch property {
      case .numberOfTapsRequired(let count): taps = count
      case .numberOfTouchesRequired(let count): if count != 1 { return nil }
      case .direction(let some): ways = some
      default: continue
      }
    }
    switch own.recognizerClass {
    case .tap where taps > 1:
      let words = taps == 2 ? localized("a double tap") : localized("%1$s taps in a row", taps)
      let times = (0..<taps).map { Double($0) * GestureTuning.tapInterval / 2 }
      return (InputFile(size: input.size, lines: times.flatMap { Self.stroke([place], at: $0) }), words)
    case .swipe:
      let vector = ways.first?.vector ?? .zero
      let places = (0...5).map { step in
        let part = CGFloat(step) * GestureTuning.swipeDistance / 2
        return CGPoint(x: place.x + part * vector.dx, y: place.y + part * vector.dy)
      }
      return (InputFile(size: input.size, lines: Self.stroke(places, at: 0)), localized("a swipe"))
    case .tap, .longPress, .pan, .screenEdgePan, .pinch, .rotation, .hover, .custom: return nil
    }
  }

  /// A finger that comes down, moves through places at the pace of a display, and lifts.
  private static func stroke(_ places: [CGPoint], at time: Double) -> [InputLine] {
    let step = 0.016
    func line(_ index: Int, _ phase: TouchPhaseName, _ place: CGPoint) -> InputLine {
      InputLine(time + Double(index) * step, .touch(InputTouch(id: 1, phase: phase, location: place)))
    }
    let moves = places.enumerated().dropFirst().map { line($0, .moved, $1) }
    return [line(0, .began, places[0])] + moves + [line(max(3, places.count), .ended, places[places.count - 1])]
  }
}

extension SwipeDirectionName {
  /// The direction as a vector of length 1.
  fileprivate var vector: CGVector {
    switch self {
    case .right: CGVector(dx: 1, dy: 0)
    case .left: CGVector(dx: -1, dy: 0)
    case .up: CGVector(dx: 0, dy: -1)
    case .down: CGVector(dx: 0, dy: 1)
    }
  }
}

extension SceneRecognizer {
  /// The number of taps that it requires.
  var taps: Int {
    properties.reduce(1) { count, property in
      if case .numberOfTapsRequired(let number) = property { number } else { count }
    }
  }

  /// The directions of a swipe.
  var directions: Set<SwipeDirectionName> {
    Set(
      properties.reduce([.right]) { ways, property in if case .direction(let some) = property { some } else { ways } })
  }
}
