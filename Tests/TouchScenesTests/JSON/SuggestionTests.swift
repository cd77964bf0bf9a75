import Expectations
import Testing

import TouchScenes

/// What is offered for a word that is not known.
@Suite struct SuggestionTests {
  @Test(arguments: [
    ("explian", "explain"), ("plya", "play"), ("lnt", "lint"), ("demoo", "demo"), ("Play", "play"),
  ]) func aSlipOfAFingerIsUnderstood(_ word: String, _ meant: String) {
    expectEqual(Suggestion.nearest(to: word, among: ["explain", "play", "lint", "demo", "list"]), meant)
  }

  @Test(arguments: ["frobnicate", "xyz", ""]) func whatIsFarFromEverythingIsNotGuessed(_ word: String) {
    expectEqual(Suggestion.clause(for: word, among: ["explain", "play", "lint", "demo"]), "")
  }
}
