import TouchScenes

// Goals of recognizers that wait for each other.

extension Diagnosis {
  /// The goals without those of recognizers that rightly wait for one that also waits for them: a pan for a swipe, and a tap
  /// for one with more taps.
  ///
  /// The shorter or longer gesture that should not wait has lost; after its cure each of the two acts in its own gesture.
  func withoutRightWaits(_ goals: [Goal]) -> [Goal] {
    goals.filter { goal in
      if case .acts(let name) = goal { !waitsRightly(name, forAnyOf: goals) } else { true }
    }
  }

  /// Whether a recognizer rightly waits for one that should act and waits for it.
  func waitsRightly(_ name: String, forAnyOf goals: [Goal]) -> Bool {
    goals.contains { goal in if case .acts(let other) = goal { waitsRightly(name, for: other) } else { false } }
  }

  private func waitsRightly(_ name: String, for other: String) -> Bool {
    let index = baseline.index
    guard name != other, let one = index.recognizers[name]?.description,
      let two = index.recognizers[other]?.description,
      !index.requirementPlaces(name, other).isEmpty, !index.requirementPlaces(other, name).isEmpty
    else { return false }
    return switch (one.recognizerClass, two.recognizerClass) {
    case (.pan, .swipe), (.pan, .screenEdgePan): true
    case (.tap, .tap): one.taps < two.taps
    default: false
    }
  }
}
