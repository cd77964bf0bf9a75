import ReferenceModel
import TouchGeometry
import TouchScenes

// Nested scroll views in the engine and in their own model (semantics 9.20).

/// The first line that differs between engine and model for a random case of nested scroll views; nil when they agree.
@MainActor package func nestedDifference(seed: UInt64) -> String? {
  let random = NestedCase(seed: seed)
  guard var model = try? NestedModel(random.scene) else { return "not modelled" }
  let player = ScenePlayer(random.scene)
  player.play(random.input)
  let engine = drags(in: player.stage.log, of: random), expected = model.play(random.input)
  guard engine != expected else { return nil }
  let same = zip(engine, expected).prefix { $0 == $1 }.count
  let (mine, other) = (engine.dropFirst(same).first ?? "(end)", expected.dropFirst(same).first ?? "(end)")
  return "line \(same + 1): engine \(mine) | model \(other)"
}

/// What the model tells too: the calls of drags up to the lift, and where all content is before each finger.
private func drags(in log: [String], of random: NestedCase) -> [String] {
  var lines = log.map { line in line.split(separator: " ").map(String.init) }[...]
  var places: [(name: String, place: String)] = []
  func note(_ view: SceneView) {
    var place = CGPoint.zero
    for property in view.properties { if case .contentOffset(let offset) = property { place = offset } }
    if view.viewClass == .scrollView { places.append((view.name, "\(Double(place.x)) \(Double(place.y))")) }
    for child in view.children { note(child) }
  }
  note(random.scene.root)
  var result: [String] = []
  /// Takes the lines up to a time; told are those of a drag.
  func take(upTo time: Int, isDrag: Bool) {
    while let words = lines.first, let seconds = Double(words[0]), Int((seconds * 1000).rounded()) <= time {
      lines.removeFirst()
      if words.count == 5, let index = places.firstIndex(where: { $0.name == words[1] }) {
        places[index].place = "\(words[3]) \(words[4])"
      }
      guard isDrag, !words[2].hasSuffix("Decelerating") else { continue }
      result.append("\(Int((seconds * 1000).rounded())) \(words.dropFirst().joined(separator: " "))")
    }
  }
  for line in random.input.lines {
    guard case .touch(let touch) = line.content else { continue }
    let time = Int((line.time * 1000).rounded())
    if touch.phase == .began {
      take(upTo: time, isDrag: false)
      result += places.map { "rest \($0.name) \($0.place)" }
    } else {
      take(upTo: time, isDrag: true)
    }
  }
  take(upTo: .max, isDrag: false)
  return result + places.map { "rest \($0.name) \($0.place)" }
}
