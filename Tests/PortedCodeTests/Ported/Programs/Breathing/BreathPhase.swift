#if FoundationGeometry
enum BreathPhase: String, CaseIterable {
  case inhale, hold, exhale

  var seconds: Double {
    switch self {
    case .inhale: return 4
    case .hold: return 2
    case .exhale: return 4
    }
  }

  var next: BreathPhase {
    let all = BreathPhase.allCases
    return all[(all.firstIndex(of: self)! + 1) % all.count]
  }
}
#endif
