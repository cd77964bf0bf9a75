import Expectations
import Testing
import TouchText

@Suite struct RopeTests {
  @Test func linesEndWithEachKindOfBreak() {
    let rope = TextRope("a\nbb\r\nc\rd\u{2028}e\u{2029}")
    expectEqual(rope.lineCount, 6)
    expectEqual((0..<6).map { rope.string(in: rope.content(ofLine: $0)) }, ["a", "bb", "c", "d", "e", ""])
    expectEqual((0..<6).map { rope.start(ofLine: $0) }, [0, 2, 6, 8, 10, 12])
  }

  @Test func aLineThatIsNotThereBeginsAtTheEnd() {
    let rope = TextRope("ab\nc")
    expectEqual(rope.start(ofLine: 7), 4)
    expectEqual(rope.start(ofLine: -1), 0)
    expectEqual(TextRope().lineCount, 1)
    expectEqual(TextRope().range(ofLine: 0), 0..<0)
  }

  @Test func anEditBetweenReturnAndLineFeedMakesTwoLinesAndBack() {
    var rope = TextRope("a\r\nb")
    rope.replace(2..<2, with: "x")
    expectEqual(rope.lineCount, 3)
    rope.replace(2..<3, with: "")
    expectEqual(rope.lineCount, 2)
    expectEqual(rope.string, "a\r\nb")
  }

  @Test("17.14: half of a pair reads as U+FFFD, and an edit takes the whole pair") func halfPairs() {
    var rope = TextRope("a😀b")
    expectEqual(rope.string(in: 0..<2), "a\u{FFFD}")
    expectEqual(rope.string(in: 2..<4), "\u{FFFD}b")
    expectEqual(rope.string(in: 2..<3), "\u{FFFD}")
    expectEqual(rope.aligned(2), 1)
    expectEqual(rope.alignedUp(2), 3)
    rope.replace(2..<2, with: "x")
    expectEqual(rope.string, "axb")
  }

  @Test func bytesThatAreNoTextBecomeReplacements() {
    let rope = TextRope(utf8: [0x61, 0xFF, 0x62, 0xC3])
    expectEqual(rope.string, "a\u{FFFD}b\u{FFFD}")
    expectEqual(rope.length, 4)
  }

  @Test func anOldVersionStaysWhatItWas() {
    var rope = TextRope(String(repeating: "line\n", count: 5000))
    let old = rope
    for place in stride(from: 0, to: 20_000, by: 1000) { rope.replace(place..<(place + 7), with: "😀") }
    expectEqual(old.lineCount, 5001)
    expectEqual(old.string, String(repeating: "line\n", count: 5000))
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
    expectEqual(runs.runs(in: 0..<10).map(\.range), [0..<2, 2..<5, 5..<10])
    runs.replace(2..<5, with: 1, length: 4)
    expectEqual(runs.runs(in: 0..<11).map(\.range), [0..<11])
    expectEqual(runs.run(at: 11)?.value, 1)
  }

  @Test func heightsAddUpAndAreFoundAgain() {
    var heights = HeightTree(count: 1_000_000, estimate: 17)
    expectEqual(heights.top(of: 1000), 17_000)
    heights.setHeight(34, of: 10)
    expectEqual(heights.top(of: 1000), 17_017)
    expectEqual(heights.line(at: 170), 10)
    expectEqual(heights.line(at: 203), 10)
    expectEqual(heights.line(at: 204), 11)
    expectEqual(heights.line(at: -5), 0)
    expectEqual(heights.line(at: 1e12), 999_999)
    heights.replace(0..<11, count: 1, estimate: 20)
    expectEqual(heights.count, 999_990)
    expectEqual(heights.height, 20 + 17 * 999_989)
  }
}
