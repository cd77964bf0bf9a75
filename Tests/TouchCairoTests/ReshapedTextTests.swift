import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry

/// Letters that are drawn in another way than their font has them (16.15).
@Suite struct ReshapedTextTests {
  private let font = UIFont.systemFont(ofSize: 60, weight: .bold)

  private func layout(
    _ text: String, _ color: UIColor = .black, size: CGFloat = 60, _ change: (inout TextDecoration) -> Void
  ) -> TextLayout {
    var look = TextDecoration()
    change(&look)
    let run = TextRun(
      text, font: .systemFont(ofSize: size, weight: .bold), color: color.cgColor,
      decoration: look == TextDecoration() ? nil : look)
    return TextLayout(runs: [run])
  }
  private func drawn(_ layout: TextLayout, times: Int = 1) throws -> Bitmap {
    let text = DisplayList.Command.text(layout, at: CGPoint(x: 20, y: 10))
    return try picture(
      [.fillRect(rect(0, 0, 200, 100), UIColor.white.cgColor)] + Array(repeating: text, count: times), 200, 100)
  }
  /// The columns with ink of a row, from the first to the last.
  private func ink(_ bitmap: Bitmap, row: Int) -> ClosedRange<Int>? {
    let found = (0..<bitmap.width).filter { bitmap[$0, row] != 0xFFFF_FFFF }
    return found.first.flatMap { first in found.last.map { first...$0 } }
  }

  @Test("16.15: an outline leaves the inside of letters empty, or surrounds it in another color")
  func outlines() throws {
    let plain = try drawn(layout("I") { _ in })
    let stem = try #require(ink(plain, row: 50))
    let middle = (stem.lowerBound + stem.upperBound) / 2
    let open = try drawn(layout("I") { $0.outline = 3 })
    #expect(open[middle, 50] == 0xFFFF_FFFF && open[stem.lowerBound, 50] != 0xFFFF_FFFF)
    let both = try drawn(
      layout("I", .blue) {
        $0.outline = -6
        $0.outlineColor = UIColor.red.cgColor
      })
    #expect(both[middle, 50] == 0xFF00_00FF && both[stem.lowerBound, 50] == 0xFFFF_0000)
    try expectEqual(drawn(layout("I") { $0.outline = 3 }, times: 2)[middle, 50], 0xFFFF_FFFF)
  }

  @Test("16.15: letters lean about their baseline, to the right or to the left, and take the same room")
  func slants() throws {
    let plain = layout("I") { _ in }
    let right = layout("I") { $0.slant = 0.5 }
    expectEqual(pinned.measure(right), pinned.measure(plain))
    func left(_ layout: TextLayout, _ row: Int) throws -> Int { try #require(ink(drawn(layout), row: row)).lowerBound }
    try expectEqual(left(plain, 30), left(plain, 60))
    #expect(try (14...16).contains(left(right, 30) - left(right, 60)))
    let other = layout("I") { $0.slant = -0.5 }
    #expect(try (14...16).contains(left(other, 60) - left(other, 30)))
  }

  @Test("16.15: expanded letters are wider in lines of the same height, and so are backgrounds and underlines")
  func stretches() throws {
    let (plain, wide) = (layout("Hm") { _ in }, layout("Hm") { $0.stretch = 1.5 })
    let (before, after) = (pinned.measure(plain), pinned.measure(wide))
    #expect(abs(after.size.width - before.size.width * 1.5) <= 2)
    #expect(after.size.height == before.size.height && after.firstBaseline == before.firstBaseline)
    func rows(_ bitmap: Bitmap) -> [Int] { (0..<bitmap.height).filter { ink(bitmap, row: $0) != nil } }
    let (one, two) = (rows(try drawn(plain)), rows(try drawn(wide)))
    #expect(abs(one[0] - two[0]) <= 1 && abs(one[one.count - 1] - two[two.count - 1]) <= 1)
    let ground = rows(try drawn(layout("m") { $0.background = UIColor.green.cgColor }))
    let wideGround = rows(
      try drawn(
        layout("m") {
          $0.background = UIColor.green.cgColor
          $0.stretch = 1.5
        }))
    #expect(abs(ground.count - wideGround.count) <= 1 && abs(ground[0] - wideGround[0]) <= 1)
  }

  @Test("16.15: lines below and through such letters are drawn where they are otherwise")
  func lines() throws {
    let black = UIColor.black.cgColor
    for mark in [
      { (look: inout TextDecoration) in
        (look.underline, look.underlineColor) = (NSUnderlineStyle.single.rawValue, black)
      },
      { (look: inout TextDecoration) in
        (look.underline, look.underlineColor) = (NSUnderlineStyle.double.rawValue, black)
      },
      { (look: inout TextDecoration) in
        (look.strikethrough, look.strikethroughColor) = (NSUnderlineStyle.single.rawValue, black)
      },
    ] {
      // The letters themselves are not to be seen.
      let plain = try drawn(layout("II", .white, size: 60, mark))
      let leaning = try drawn(
        layout("II", .white) {
          mark(&$0)
          $0.slant = 0.2
        })
      /// How dark the rows are at their middle.
      func rows(_ bitmap: Bitmap) -> [Int] { (0..<bitmap.height).map { Int(255 - bitmap[40, $0] & 0xFF) } }
      let places = { (rows: [Int]) in rows.indices.filter { rows[$0] > 100 } }
      #expect(!places(rows(plain)).isEmpty && places(rows(plain)) == places(rows(leaning)))
    }
  }

  @Test("16.15: a run among others is drawn so alone, and the same the next time")
  func runs() throws {
    let own = UIFont.systemFont(ofSize: 40)
    var look = TextDecoration()
    look.outline = 2
    let runs = [
      TextRun("ab", font: own), TextRun("cd", font: own, color: .black, decoration: look), TextRun("e", font: own),
    ]
    let first = try drawn(TextLayout(runs: runs))
    try expectEqual(drawn(TextLayout(runs: runs)), first)
    let plain = try drawn(TextLayout(runs: runs.map { TextRun($0.text, font: own) }))
    let edges = pinned.lines(of: TextLayout(runs: runs))[0].clusters.map { Int($0.minX) + 20 }
    func same(_ columns: Range<Int>) -> Bool {
      columns.allSatisfy { x in (0..<100).allSatisfy { first[x, $0] == plain[x, $0] } }
    }
    #expect(same(0..<edges[2] - 2) && !same(edges[2]..<edges[4]) && same(edges[4] + 2..<200))
  }

  @Test("16.15: letters that are not to be joined are not")
  func ligatures() throws {
    let (joined, apart) = (layout("ffi", size: 30) { _ in }, layout("ffi", size: 30) { $0.joinsLetters = false })
    #expect(try drawn(joined) != drawn(apart))
    let one = pinned.measure(layout("f", size: 30) { _ in }).size.width
    #expect(abs(pinned.lines(of: apart)[0].clusters[1].minX - one) <= 1)
  }
}
