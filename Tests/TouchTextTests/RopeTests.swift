import Testing
import TouchText

@Suite struct RopeTests {
  @Test func linesEndWithEachKindOfBreak() {
    let rope = TextRope("a\nbb\r\nc\rd\u{2028}e\u{2029}")
    #expect(rope.lineCount == 6)
    #expect((0..<6).map { rope.string(in: rope.content(ofLine: $0)) } == ["a", "bb", "c", "d", "e", ""])
    #expect((0..<6).map { rope.start(ofLine: $0) } == [0, 2, 6, 8, 10, 12])
  }

  @Test func aLineThatIsNotThereBeginsAtTheEnd() {
    let rope = TextRope("ab\nc")
    #expect(rope.start(ofLine: 7) == 4)
    #expect(rope.start(ofLine: -1) == 0)
    #expect(TextRope().lineCount == 1)
    #expect(TextRope().range(ofLine: 0) == 0..<0)
  }

  @Test func anEditBetweenReturnAndLineFeedMakesTwoLinesAndBack() {
    var rope = TextRope("a\r\nb")
    rope.replace(2..<2, with: "x")
    #expect(rope.lineCount == 3)
    rope.replace(2..<3, with: "")
    #expect(rope.lineCount == 2)
    #expect(rope.string == "a\r\nb")
  }

  @Test("17.14: half of a pair reads as U+FFFD, and an edit takes the whole pair") func halfPairs() {
    var rope = TextRope("a😀b")
    #expect(rope.string(in: 0..<2) == "a\u{FFFD}")
    #expect(rope.string(in: 2..<4) == "\u{FFFD}b")
    #expect(rope.string(in: 2..<3) == "\u{FFFD}")
    #expect(rope.aligned(2) == 1)
    #expect(rope.alignedUp(2) == 3)
    rope.replace(2..<2, with: "x")
    #expect(rope.string == "axb")
  }

  @Test func bytesThatAreNoTextBecomeReplacements() {
    let rope = TextRope(utf8: [0x61, 0xFF, 0x62, 0xC3])
    #expect(rope.string == "a\u{FFFD}b\u{FFFD}")
    #expect(rope.length == 4)
  }

  @Test func anOldVersionStaysWhatItWas() {
    var rope = TextRope(String(repeating: "line\n", count: 5000))
    let old = rope
    for place in stride(from: 0, to: 20_000, by: 1000) { rope.replace(place..<(place + 7), with: "😀") }
    #expect(old.lineCount == 5001)
    #expect(old.string == String(repeating: "line\n", count: 5000))
    #expect(rope.isSound)
  }

  @Test func manySmallEditsKeepChunksOfUsefulSize() {
    var rope = TextRope()
    for count in 0..<6000 { rope.replace(count..<count, with: "x") }
    var chunks = 0
    rope.forEachChunk { _ in
      chunks += 1
      return true
    }
    #expect(chunks < 8)
    #expect(rope.isSound)
  }

  @Test func runsJoinWhereTheyAreEqual() {
    var runs = RunTree(1, length: 10)
    runs.replace(2..<5, with: 2, length: 3)
    #expect(runs.runs(in: 0..<10).map(\.range) == [0..<2, 2..<5, 5..<10])
    runs.replace(2..<5, with: 1, length: 4)
    #expect(runs.runs(in: 0..<11).map(\.range) == [0..<11])
    #expect(runs.run(at: 11)?.value == 1)
  }

  @Test func heightsAddUpAndAreFoundAgain() {
    var heights = HeightTree(count: 1_000_000, estimate: 17)
    #expect(heights.top(of: 1000) == 17_000)
    heights.setHeight(34, of: 10)
    #expect(heights.top(of: 1000) == 17_017)
    #expect(heights.line(at: 170) == 10)
    #expect(heights.line(at: 203) == 10)
    #expect(heights.line(at: 204) == 11)
    #expect(heights.line(at: -5) == 0)
    #expect(heights.line(at: 1e12) == 999_999)
    heights.replace(0..<11, count: 1, estimate: 20)
    #expect(heights.count == 999_990)
    #expect(heights.height == 20 + 17 * 999_989)
  }
}
