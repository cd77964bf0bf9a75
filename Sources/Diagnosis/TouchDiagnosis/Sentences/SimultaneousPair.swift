import TouchTrace

/// Two recognizers of an app that acted with the same touches because a delegate let both recognize.
struct SimultaneousPair {
  /// The recognizers, in the order of the story.
  let names: (first: String, second: String)
  /// The recognizer whose delegate answered true.
  let answerer: String
  /// The rule of the answer.
  let rule: String
  /// Whether both act once a gesture, with the same kind of gesture: two taps, for example.
  let isRepetition: Bool

  /// All pairs of a story, each once.
  static func all(in story: Story) -> [SimultaneousPair] {
    var found: [SimultaneousPair] = []
    for (place, own) in story.recognizers.enumerated() where own.facts.role == nil {
      for attempt in own.attempts where attempt.hasActed {
        for moment in attempt.moments {
          guard case .asked(.shouldRecognizeSimultaneouslyWith, let name?, true) = moment.what,
            let index = story.recognizers.firstIndex(where: { $0.facts.name == name }), index != place,
            story.recognizers[index].facts.role == nil,
            story.recognizers[index].attempts.contains(where: { $0.hasActed && $0.overlaps(attempt) })
          else { continue }
          let other = story.recognizers[index]
          let names =
            place < index ? (first: own.facts.name, second: name) : (first: name, second: own.facts.name)
          guard !found.contains(where: { $0.names == names }) else { continue }
          let isDiscrete = own.facts.kind == .tap || own.facts.kind == .swipe
          found.append(
            SimultaneousPair(
              names: names, answerer: own.facts.name, rule: moment.rule,
              isRepetition: isDiscrete && own.facts.kind == other.facts.kind))
        }
      }
    }
    return found
  }
}

extension RecognizerStory.Attempt {
  /// Whether two attempts were in progress at one time.
  fileprivate func overlaps(_ other: Self) -> Bool {
    guard let start = moments.first?.time, let end = moments.last?.time, let first = other.moments.first?.time,
      let last = other.moments.last?.time
    else { return false }
    return start <= last && first <= end
  }
}
