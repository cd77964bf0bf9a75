import TouchDiagnosis
import TouchScenes

/// What one change can cure is found by trying every one, and the diagnosis is asked the same.
@MainActor package struct ExplainTrial {
  /// Losers that one change cures.
  package private(set) var curable = 0
  /// Of these, those that the diagnosis cures.
  package private(set) var cured = 0
  /// Cures told, and of these the ones that playing again confirms by the scene's own log.
  package private(set) var shown = 0
  package private(set) var confirmed = 0
  /// What went wrong, a line for each.
  package private(set) var faults: [String] = []
  /// How long each question to the diagnosis took, as `clock` counts.
  package private(set) var durations: [Duration] = []
  private let clock: (() -> Duration)?
  private let limits: Diagnosis.Limits

  /// - Parameter clock: counts how long the diagnosis takes; without it nothing is measured.
  package init(limits: Diagnosis.Limits = .standard, clock: (() -> Duration)? = nil) {
    (self.limits, self.clock) = (limits, clock)
  }

  /// Whether the scene's log contains an action of the recognizer.
  private func acts(_ name: String, in scene: SceneFile, _ input: InputFile) -> Bool {
    let player = ScenePlayer(scene)
    player.play(input)
    return player.stage.log.contains { $0.contains(" \(name) action ") }
  }

  /// Asks for every loser of one random scene.
  package mutating func run(seed: UInt64) {
    let random = RandomLoser(seed: seed)
    let losers = random.scene.recognizerNames.filter { !acts($0, in: random.scene, random.input) }
    guard !losers.isEmpty else { return }
    let neighbors = SceneNeighbors(random.scene).all
    var left = Set(losers)
    var helping: [String: SceneFile] = [:]
    for neighbor in neighbors where !left.isEmpty {
      let player = ScenePlayer(neighbor)
      player.play(random.input)
      let log = player.stage.log
      for name in left where log.contains(where: { $0.contains(" \(name) action ") }) {
        left.remove(name)
        helping[name] = neighbor
      }
    }
    for name in losers where !left.contains(name) {
      let start = clock?()
      let cures = Diagnosis(random.scene, random.input).cures(for: .acts(name), limits: limits)
      if let start, let end = clock?() { durations.append(end - start) }
      curable += 1
      if !cures.isEmpty { cured += 1 }
      if cures.isEmpty, let helped = helping[name] {
        let (old, new) = (random.scene.text.split(separator: "\n"), helped.text.split(separator: "\n"))
        let parts =
          new.filter { !old.contains($0) }.map { "+\($0)" } + old.filter { !new.contains($0) }.map { "-\($0)" }
        faults.append("seed \(seed): nothing for \(name), which this cures:\n\(parts.joined(separator: "\n"))")
      }
      for cure in cures {
        shown += 1
        let changed = cure.changes.reduce(Optional(random.scene)) { scene, change in
          scene.flatMap { change.applied(to: $0) }
        }
        if let changed, acts(name, in: changed, random.input) {
          confirmed += 1
        } else {
          faults.append("seed \(seed): not so: \(cure.swift)")
        }
      }
    }
  }
}
