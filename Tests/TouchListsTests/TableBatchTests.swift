import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

#if canImport(Glibc)
import Glibc
#endif

@MainActor @Suite struct TableBatchTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test(
    "26.29, 26.33: deletions count before, insertions after; the numbers once; cells that go are told of at the end")
  func order() {
    let t = TableStage([6], height: 180)
    t.show()
    _ = t.take()
    var ends = ""
    t.table.performBatchUpdates {
      t.note("updates()")
      t.rows[0].remove(at: 1)
      t.rows[0].insert("new", at: 0)
      // In the other order, which makes no difference.
      t.table.insertRows(at: [path(0)], with: .automatic)
      t.table.deleteRows(at: [path(1)], with: .automatic)
    } completion: {
      ends = "completion(\($0))"
    }
    expectEqual(t.take(), "updates() sections() rows(0) cell(0.0) height(0.0) will(0.0)")
    #expect(t.seen == "new 0.0 0.2 0.3 0.4" && ends == "")
    t.stage.wait(0.4)
    #expect(ends == "completion(true)" && t.take() == "end(0.1)")
  }

  @Test("26.29: batches in each other are one; a move keeps its cell, a reload gets another")
  func nested() {
    let t = TableStage([3])
    t.show()
    t.stage.settle()
    let (first, second) = (t.table.visibleCells[0], t.table.visibleCells[1])
    _ = t.take()
    t.table.beginUpdates()
    t.table.beginUpdates()
    t.rows[0] = ["0.1", "0.2", "0.0"]
    t.table.moveRow(at: path(0), to: path(2))
    t.table.endUpdates()
    #expect(t.take() == "" && t.table.hasUncommittedUpdates)
    t.table.endUpdates()
    #expect(t.seen == "0.1 0.2 0.0" && t.table.visibleCells[2] === first)
    t.rows[0][0] = "other"
    t.table.reloadRows(at: [path(0)], with: .none)
    #expect(t.seen == "other 0.2 0.0" && t.table.visibleCells[0] !== second)
  }

  @Test("26.34: insertions above keep visible rows in place, but not at the very top")
  func offset() {
    let t = TableStage([100])
    t.show()
    t.rows[0].insert("new", at: 0)
    t.table.insertRows(at: [path(0)], with: .none)
    t.stage.settle()
    #expect(t.table.contentOffset.y == 0 && t.seen.hasPrefix("new 0.0"))
    t.table.contentOffset.y = 450
    t.stage.settle()
    let seen = t.seen
    t.rows[0].insert("newer", at: 0)
    t.table.insertRows(at: [path(0)], with: .none)
    t.stage.settle()
    #expect(t.table.contentOffset.y == 494 && t.seen == seen)
  }

  @Test("26.29: sections come, go and move with their rows, and so does the selection")
  func sections() {
    let t = TableStage([2, 2, 1], height: 400)
    t.show()
    t.table.selectRow(at: path(1, 1), animated: false, scrollPosition: .none)
    t.table.performBatchUpdates {
      t.rows = [["a"], ["2.0"], ["1.0", "1.1"]]
      t.table.insertSections(IndexSet(integer: 0), with: .none)
      t.table.deleteSections(IndexSet(integer: 0), with: .none)
      t.table.moveSection(2, toSection: 1)
    }
    #expect(t.seen == "a 2.0 1.0 1.1" && t.table.indexPathForSelectedRow == path(1, 2))
  }

  @Test("26.31, 26.32: what does not fit is refused with the numbers")
  func messages() {
    func refusal(_ before: [Int], _ after: [Int], _ body: (inout ListUpdate) -> Void) -> String {
      var update = ListUpdate(noun: "row")
      body(&update)
      do {
        _ = try update.plan(before: before, after: after)
        return "none"
      } catch { return error.message }
    }
    expectEqual(
      refusal([2], [2]) { $0.deleted = [ListPlace(0, 5)] },
      "attempt to delete, reload or move row 5 of section 0, which contains only 2 rows (0 to 1) before the update")
    expectEqual(
      refusal([2], [3]) { $0.inserted = [ListPlace(0, 3)] },
      "attempt to insert row 3 or move it into section 0, which contains only 3 rows (0 to 2) after the update")
    expectEqual(
      refusal([2], [1]) {
        $0.deleted = [ListPlace(0, 0)]
        $0.reloaded = [ListPlace(0, 0)]
      }, "attempt to delete and reload the same index path (0, 0)")
    expectEqual(
      refusal([2], [2]) { $0.inserted = [ListPlace(0, 0)] },
      "Invalid update: invalid number of rows in section 0. The number after the update (2) must be equal to the "
        + "number before (2) plus those inserted (1) less those deleted (0), plus those moved in (0) less those moved out (0)"
    )
    #expect(refusal([2, 1], [2]) { _ in }.hasPrefix("Invalid update: invalid number of sections. "))
    expectEqual(refusal([2, 1], [2]) { $0.deletedSections = [1] }, "none")
  }

  @Test("26.32: in a table the refusal stops the program")
  func stops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let t = TableStage([3])
      t.show()
      t.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Invalid update: invalid number of rows in section 0"))
  }

  /// `make fuzz-lists N=100000` plays many.
  @Test("random batches agree with a naive list: texts, order, heights, offset")
  func random() {
    let rounds = max((getenv("LISTS_BATCHES").flatMap { Int(String(cString: $0)) } ?? 200) / 10, 1)
    var dice = Dice(seed: getenv("LISTS_FROM").flatMap { UInt64(String(cString: $0)) } ?? 26)
    for _ in 0..<rounds {
      let t = TableStage([dice.next(8), dice.next(8)], height: 150, rowHeight: nil)
      var known: [String: CGFloat] = [:]
      t.heights = { [weak t] path in
        guard let t else { return 44 }
        return known[t.rows[path.section][path.row]] ?? 44
      }
      for row in t.rows.joined() { known[row] = CGFloat(20 + dice.next(60)) }
      t.show()
      var serial = 0
      for _ in 0..<10 {
        t.table.contentOffset.y = CGFloat(dice.next(200))
        t.stage.settle()
        t.table.performBatchUpdates {
          let before = t.rows
          for section in before.indices {
            let gone = before[section].indices.filter { _ in dice.next(4) == 0 }
            t.table.deleteRows(at: gone.map { path($0, section) }, with: .fade)
            for row in gone.reversed() { t.rows[section].remove(at: row) }
            for _ in 0..<dice.next(3) {
              serial += 1
              known["n\(serial)"] = CGFloat(20 + dice.next(60))
              t.rows[section].insert("n\(serial)", at: dice.next(t.rows[section].count + 1))
            }
            let new = t.rows[section].indices.filter { !before[section].contains(t.rows[section][$0]) }
            t.table.insertRows(at: new.map { path($0, section) }, with: .fade)
          }
        }
        if dice.next(2) == 0 { t.stage.wait(0.4) } else { t.stage.settle() }
        // The naive list: all rows below each other.
        var (y, texts) = (CGFloat(0), [String]())
        let window = t.table.bounds
        for path in t.table.indexPathsForVisibleRows ?? [] {
          let rect = t.table.rectForRow(at: path)
          texts.append(t.rows[path.section][path.row])
          expectEqual(rect.height, known[texts.last!], "row \(path)")
          if y > 0 { expectEqual(rect.minY, y) }
          y = rect.maxY
          #expect(rect.maxY > window.minY && rect.minY < window.maxY)
        }
        expectEqual(t.seen, texts.joined(separator: " "))
        let first = t.table.indexPathsForVisibleRows?.first.map { t.table.rectForRow(at: $0).minY } ?? 0
        #expect(first <= max(window.minY, 0) || texts.isEmpty)
        #expect(y >= min(window.maxY, t.table.contentSize.height) || texts.isEmpty)
      }
    }
  }
}

/// Numbers that look random and are the same for a seed.
struct Dice {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return limit <= 0 ? 0 : Int(state >> 33) % limit
  }
}
