import TouchScenes
import TouchTrace

// Recognizers that wait for one that always recognizes first.

extension Diagnosis {
  private static let maximumReplays = 32

  /// Whether a recognizer waits for one that always recognizes first: for a tap with as few taps, or for a pan, on its
  /// own view or a superview.
  ///
  /// Waiting for a stricter recognizer is intentional: a single tap waits for a double tap.
  ///
  /// Each of the first `maximumReplays` such recognizers takes a replay; later ones are not tried.
  func isWithoutEffect(_ story: RecognizerStory, _ replays: inout Int) -> Bool {
    var ends: [(start: Double, loss: Double)] = []
    for attempt in story.attempts {
      guard let start = attempt.moments.first?.time,
        let loss = attempt.moments.last(where: { moment in
          guard case .transition(_, .failed) = moment.what else { return false }
          return moment.reason == .requirementRecognized || moment.isByRequirement
        }), let culprit = loss.culprit, asksForNoMore(culprit, than: story.facts)
      else { continue }
      ends.append((start, loss.time))
    }
    guard !ends.isEmpty, replays < Self.maximumReplays, work < Limits.ofGuess.work,
      let free = scene.freeing(story.facts.name)
    else { return false }
    replays += 1
    plays += 1
    guard let alone = QuickReplay(of: .acts(story.facts.name), input, into: free) else { return false }
    return !alone.times.isEmpty
      && alone.times.allSatisfy { time in ends.contains { $0.start <= time && $0.loss <= time } }
  }

  /// Whether a recognizer requires no more than another: it receives all of its touches, and whatever lets the other
  /// recognize lets it recognize too.
  private func asksForNoMore(_ name: String, than other: RecognizerFacts) -> Bool {
    guard let one = before.story.recognizers.first(where: { $0.facts.name == name })?.facts,
      let view = baseline.index.recognizers[name]?.view, let inner = baseline.index.recognizers[other.name]?.view,
      baseline.index.isInside(inner, view), one.scrolls == nil, one.touches <= other.touches
    else { return false }
    return switch (one.kind, other.kind) {
    case (.tap, .tap): one.taps <= other.taps
    case (.pan, .swipe), (.pan, .pan), (.pan, .edgePan), (.swipe, .swipe), (.press, .press): true
    // A press without a minimum duration begins first.
    case (.press, _):
      baseline.index.recognizers[name]?.description.properties.contains(.minimumPressDuration(0)) == true
    default: false
    }
  }
}
