import Testing
import TouchGeometry

@testable import TouchLists

@Suite struct RowHeightsTests {
  @Test("agrees with an array over random changes")
  func random() {
    var dice = Dice(seed: 9)
    for round in 0..<20 {
      let count = dice.next(2000)
      var naive = Array(repeating: CGFloat(10), count: count)
      var rows = RowHeights(count: count, height: 10, isKnown: false)
      for _ in 0..<300 {
        let height = CGFloat(dice.next(50))
        switch dice.next(4) {
        case 0 where !naive.isEmpty:
          let row = dice.next(naive.count)
          naive.remove(at: row)
          rows.remove(row)
        case 1:
          let row = dice.next(naive.count + 1)
          naive.insert(height, at: row)
          rows.insert(row, height, isKnown: true)
        default:
          guard !naive.isEmpty else { continue }
          let row = dice.next(naive.count)
          naive[row] = height
          rows.set(row, height)
        }
      }
      #expect(rows.count == naive.count && rows.total == naive.reduce(0, +), "round \(round)")
      var offset: CGFloat = 0
      for (row, height) in naive.enumerated() {
        guard rows.offset(of: row) == offset, rows.height(of: row) == height else {
          Issue.record("round \(round), row \(row)")
          break
        }
        if height > 0, rows.row(at: offset) != row { Issue.record("row at \(offset) in round \(round)") }
        offset += height
      }
    }
  }

  @Test("a million estimated rows are one run")
  func million() {
    var rows = RowHeights(count: 1_000_000, height: 44, isKnown: false)
    rows.set(500_000, 100)
    #expect(rows.total == 44_000_056 && rows.row(at: 22_000_050) == 500_000 && rows.isKnown(500_000))
    #expect(!rows.isKnown(499_999) && rows.offset(of: 500_001) == 22_000_100)
  }
}
