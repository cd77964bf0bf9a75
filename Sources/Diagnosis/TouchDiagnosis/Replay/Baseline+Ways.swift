import TouchGeometry
import TouchScenes
import TouchTrace

// Which way fingers had gone when a decision was made.

extension Baseline {
  /// The way of a finger from where it came down, at a time; with several fingers the longest.
  func way(at time: Double) -> CGVector? {
    var latest: [Int: (length: Double, way: CGVector)] = [:]
    for sample in samples where sample.time <= time + 1e-6 { latest[sample.id] = (sample.length, sample.way) }
    return latest.values.max { $0.length < $1.length }.flatMap { $0.length > 0 ? $0.way : nil }
  }

  /// The way of the finger when the pan of a scroll view began, or found nothing to scroll; the whole way where it did
  /// neither.
  ///
  /// A drag keeps the axis with which it began, wherever the finger goes then.
  func way(inPanOf view: String) -> CGVector? {
    let pan = before.story.recognizers.first { $0.facts.name == SceneIndex.panName(of: view) }
    let moments = pan?.attempts.flatMap(\.moments) ?? []
    let start = moments.first { if case .transition(_, .began) = $0.what { true } else { false } }
    return (start ?? moments.first { $0.reason == .cannotScroll }).flatMap { way(at: $0.time) } ?? way
  }
}
