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
  let expected = model.play(random.input)
  var engine = drags(in: player.stage.log, of: random)
  if !model.isWhole { engine = Array(engine.prefix(expected.count)) }
  guard engine != expected else { return nil }
  let same = zip(engine, expected).prefix { $0 == $1 }.count
  let (mine, other) = (engine.dropFirst(same).first ?? "(end)", expected.dropFirst(same).first ?? "(end)")
  return "line \(same + 1): engine \(mine) | model \(other)"
}

/// What the model tells too: the calls of drags up to the lift, rows that open, and where all content is before each
/// finger.
private func drags(in log: [String], of random: NestedCase) -> [String] {
  var lines = log.map { line in line.split(separator: " ").map(String.init) }[...]
  var places: [(name: String, place: String, isDragged: Bool)] = []
  func note(_ view: SceneView) {
    var place = CGPoint.zero
    for property in view.properties { if case .contentOffset(let offset) = property { place = offset } }
    if view.viewClass.isKind(of: .scrollView) {
      places.append((view.name, "\(Double(place.x)) \(Double(place.y))", false))
    }
    for child in view.children { note(child) }
  }
  note(random.scene.root)
  var result: [String] = []
  /// Takes the lines up to a time.
  func addLines(upTo time: Int) {
    while let words = lines.first, let seconds = Double(words[0]), Int((seconds * 1000).rounded()) <= time {
      lines.removeFirst()
      var isReported = words[2] == "action" || words[2] == "willBeginEditingRowAt"
      if let index = places.firstIndex(where: { $0.name == words[1] }) {
        switch words[2] {
        case "scrollViewDidScroll":
          places[index].place = "\(words[3]) \(words[4])"
          isReported = places[index].isDragged
        case "scrollViewWillBeginDragging", "scrollViewWillEndDragging", "scrollViewDidEndDragging":
          places[index].isDragged = words[2] == "scrollViewWillBeginDragging"
          isReported = true
        default: break
        }
      }
      if isReported { result.append("\(Int((seconds * 1000).rounded())) \(words.dropFirst().joined(separator: " "))") }
    }
  }
  for line in random.input.lines {
    guard case .touch(let touch) = line.content else { continue }
    addLines(upTo: Int((line.time * 1000).rounded()))
    if touch.phase == .began { result += places.map { "rest \($0.name) \($0.place)" } }
  }
  addLines(upTo: .max)
  return result + places.map { "rest \($0.name) \($0.place)" }
}
