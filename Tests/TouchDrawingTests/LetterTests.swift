import Expectations
import Testing
import TouchFiles

@Suite struct LetterTests {
  @Test func lettersAreFoundWhereTheyStandOneAfterTheOther() {
    for (text, letters, isThere) in [
      ("bold italic", "bold", true), ("bold italic", "italic", true), ("bold italic", "d i", true),
      ("bold", "bolder", false), ("aab", "ab", true), ("abab", "abb", false), ("", "", true), ("", "a", false),
      ("a", "", true), ("<?xml?><svg", "<svg", true), ("straße", "aß", true), ("e\u{301}", "\u{301}", true),
    ] { expectEqual(text.holds(letters), isThere, "\(text) \(letters)") }
    #expect("abc"[...].holds("c"[...]))
  }
}
