import Expectations
import Testing
import TouchText

@Suite struct WordTests {
  private func pieces(_ text: String) -> [String] {
    let units = Array(text.utf16)
    return WordBreaks(text).pieces.map { String(decoding: units[$0.range], as: UTF16.self) }
  }

  @Test(
    "17.18: words are those of UAX #29 without a dictionary",
    arguments: [
      (
        "The quick (\"brown\") fox can't jump 32.3 feet, right?",
        [
          "The", " ", "quick", " ", "(", "\"", "brown", "\"", ")", " ", "fox", " ", "can't", " ", "jump", " ", "32.3",
          " ",
          "feet", ",", " ", "right", "?",
        ]
      ),
      ("foo_bar 1,000.5 a:b", ["foo_bar", " ", "1,000.5", " ", "a:b"]),
      ("カタカナとひら", ["カタカナ", "と", "ひ", "ら"]),
      ("漢字", ["漢", "字"]),
      ("🇩🇪🇫🇷", ["🇩🇪", "🇫🇷"]),
      ("👩‍💻 x", ["👩‍💻", " ", "x"]),
      ("e\u{301}a\u{AD}b", ["e\u{301}a\u{AD}b"]),
      ("a  b\t\tc", ["a", "  ", "b", "\t", "\t", "c"]),
    ]) func words(text: String, expected: [String])
  {
    expectEqual(pieces(text), expected)
  }

  @Test("17.18: a piece without letter, digit, ideograph or kana is no word") func noWords() {
    expectEqual(WordBreaks("a ,7漢か😀").pieces.map(\.isWord), [true, false, false, true, true, true, false])
  }

  @Test("21.3: steps by words go across marks and line breaks") func steps() {
    let rope = TextRope("one, two\n\n  (three)")
    expectEqual(rope.wordEnd(after: 0), 3)
    expectEqual(rope.wordEnd(after: 3), 8)
    expectEqual(rope.wordEnd(after: 8), 18)
    expectEqual(rope.wordEnd(after: 18), 19)
    expectEqual(rope.wordStart(before: 19), 13)
    expectEqual(rope.wordStart(before: 13), 5)
    expectEqual(rope.wordStart(before: 5), 0)
    expectEqual(rope.wordStart(before: 7), 5)
  }

  @Test(
    "21.5: a deletion by words takes a group",
    arguments: [
      ("one two", 7, 4), ("one two ", 8, 4), ("one two  ", 9, 7), ("one two.", 8, 4), ("one two..", 9, 7),
      ("one. ", 5, 3), ("a\n", 2, 1), ("a\n ", 3, 2), ("a\r\n", 3, 1), ("one", 2, 0), ("", 0, 0), ("x,", 2, 0),
    ]) func groupsBackward(text: String, caret: Int, start: Int)
  {
    expectEqual(TextRope(text).groupStart(before: caret), start)
  }

  @Test(
    "21.5: a deletion by words takes a group, forward too",
    arguments: [
      ("one two", 0, 3), ("one two", 3, 7), ("  two", 0, 2), (",two", 0, 4), (",,two", 0, 2), ("\n a", 0, 1),
      (" \na", 0, 1), ("one", 1, 3), ("one", 3, 3),
    ]) func groupsForward(text: String, caret: Int, end: Int)
  {
    expectEqual(TextRope(text).groupEnd(after: caret), end)
  }

  @Test(
    "20.5: a double click takes the word, the white space or the cluster",
    arguments: [
      ("one  two", 1, 0..<3), ("one  two", 3, 3..<5), ("one  two", 4, 3..<5), ("a,b", 1, 1..<2), ("one two", 7, 4..<7),
      ("one.", 4, 0..<3), ("..", 2, 1..<2), ("a\n\nb", 2, 2..<2), ("a👩‍💻b", 2, 1..<6),
    ]) func unit(text: String, place: Int, expected: Range<Int>)
  {
    expectEqual(TextRope(text).selectableUnit(at: place), expected)
  }

  @Test(
    "17.16: Backspace takes the last scalar where scripts are typed mark by mark",
    arguments: [
      ("e\u{301}", 0), ("👨‍👩‍👧", 0), ("שׁ", 1), ("कि", 1), ("กำ", 1), ("한", 0), ("\u{1112}\u{1161}\u{11AB}", 2), ("\r\n", 0),
    ]) func backspace(text: String, start: Int)
  {
    let rope = TextRope(text)
    expectEqual(rope.backspaceStart(before: rope.length), start)
  }

  @Test func aClusterOfTenThousandMarksIsOne() {
    let rope = TextRope("a" + String(repeating: "\u{301}", count: 10_000) + "b")
    expectEqual(rope.clusterAfter(0), 10_001)
    expectEqual(rope.clusterBefore(10_001), 0)
    expectEqual(rope.clusterStart(5000), 0)
  }

  @Test func aLongLineIsNotReadWhole() {
    let rope = TextRope(String(repeating: "word ", count: 200_000))
    expectEqual(rope.wordEnd(after: 500_000), 500_004)
    expectEqual(rope.wordStart(before: 500_000), 499_995)
    expectEqual(rope.selectableUnit(at: 500_001), 500_000..<500_004)
  }
}
