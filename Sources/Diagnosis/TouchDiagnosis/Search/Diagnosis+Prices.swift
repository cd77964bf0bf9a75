import TouchGeometry
import TouchKit
import TouchScenes

// What a removed requirement costs in the gesture for which it exists.

extension Diagnosis {
  /// The candidates, with what each costs in a gesture that the input does not have.
  func priced(_ candidates: [Candidate]) -> [Candidate] {
    candidates.map { candidate in
      var priced = candidate
      priced.price = price(of: candidate.changes)
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
