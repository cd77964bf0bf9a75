import Expectations
import Testing

@testable import TouchText

@Suite struct SearchTests {
  private func places(
    _ letters: String, _ text: String, _ ignoresCase: Bool = false, _ bounds: TextQuery.Bounds = .anywhere
  )
    -> [Range<Int>]
  { TextRope(text).places(of: TextQuery(letters, ignoresCase: ignoresCase, bounds: bounds)) }

  @Test("24.6: places do not overlap, and case counts where it is asked for") func places() {
    expectEqual(places("aa", "aaaaa"), [0..<2, 2..<4])
    expectEqual(places("ab", "Ab aB ab"), [6..<8])
    expectEqual(places("ab", "Ab aB ab", true), [0..<2, 3..<5, 6..<8])
    expectEqual(places("äß", "ÄSS Äß äß", true), [4..<6, 7..<9])
    #expect(places("", "abc") == [] && places("abcd", "abc") == [] && places("a\nb", "xa\nb") == [1..<4])
    expectEqual(places("🙂", "a🙂b🙂"), [1..<3, 4..<6])
  }

  @Test("24.6: at the beginning of a word, and whole words") func words() {
    let text = "cat concat cats cat"
    expectEqual(places("cat", text, false, .wordStart), [0..<3, 11..<14, 16..<19])
    expectEqual(places("cat", text, false, .wholeWord), [0..<3, 16..<19])
  }

  @Test("24.6: a match across the boundary of two searched parts is found, once") func borders() {
    let stretch = 1 << 16
    for start in [stretch - 3, stretch - 2, stretch - 1, stretch] {
      let text = String(repeating: "-", count: start) + "abc" + String(repeating: "-", count: 100)
      expectEqual(places("abc", text), [start..<(start + 3)])
    }
    let many = String(repeating: "ab", count: 100_000)
    expectEqual(places("ab", many).count, 100_000)
    expectEqual(TextRope(many).places(of: TextQuery("ab"), maximum: 10).count, 10)
    expectEqual(TextRope(many).places(of: TextQuery("ab"), in: 1..<9), [2..<4, 4..<6, 6..<8])
  }
}
