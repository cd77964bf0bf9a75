import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

@MainActor @Suite struct TableLogTests {
  @Test("26.2, 26.3: numbers at once, cells in the layout, headers after the cells; each height once")
  func loading() {
    let t = TableStage([3], height: 100)
    t.titles = ["Head"]
    t.table.dataSource = t
    t.table.delegate = t
    expectEqual(t.take(), "")
    t.table.reloadData()
    expectEqual(t.take(), "sections() rows(0)")
    t.stage.rootView.addSubview(t.table)
    t.stage.settle()
    expectEqual(
      t.take(),
      "cell(0.0) height(0.0) will(0.0) cell(0.1) height(0.1) will(0.1) cell(0.2) height(0.2) will(0.2) "
        + "headerHeight(0) header(0) title(0) willHeader(0) end(0.2)")
    #expect(t.seen == "0.0 0.1" && t.table.contentSize == CGSize(width: 320, height: 28 + 132))
  }

  @Test("26.2: without estimates all heights are asked at once, each a single time")
  func withoutEstimates() {
    let t = TableStage([3], height: 60)
    t.table.estimatedRowHeight = 0
    t.heights = { CGFloat($0.row + 1) * 30 }
    t.show()
    expectEqual(
      t.take(),
      "sections() rows(0) height(0.0) height(0.1) height(0.2) cell(0.0) will(0.0) "
        + "cell(0.1) will(0.1) headerHeight(0) header(0) title(0)")
    expectEqual(t.table.contentSize.height, 180)
    expectEqual(t.table.rectForRow(at: IndexPath(row: 2, section: 0)), CGRect(x: 0, y: 90, width: 320, height: 90))
  }

  @Test("26.4, 26.6: scrolling asks for no numbers, and for new cells before old ones are put back")
  func scrolling() {
    let t = TableStage([100], height: 100)
    t.show()
    _ = t.take()
    t.table.contentOffset.y = 45
    t.stage.settle()
    expectEqual(t.take(), "didScroll() cell(0.3) height(0.3) will(0.3) end(0.0)")
    for y in stride(from: 46, to: 2000, by: 7) {
      t.table.contentOffset.y = CGFloat(y)
      t.stage.settle()
    }
    #expect(t.made == 4 && t.seen == "0.45 0.46 0.47")
  }

  @Test("26.5: a reload puts cells back from the last to the first and makes none")
  func reload() {
    let t = TableStage([100], height: 88)
    t.show()
    let made = t.made
    _ = t.take()
    t.rows[0][0] = "new"
    t.table.reloadData()
    expectEqual(t.take(), "sections() rows(0) end(0.1) end(0.0)")
    t.stage.settle()
    expectEqual(
      t.take(), "cell(0.0) height(0.0) will(0.0) cell(0.1) height(0.1) will(0.1) headerHeight(0) header(0) title(0)")
    #expect(t.made == made && t.seen == "new 0.1")
  }

  @Test("26.1: without a delegate the table works")
  func noDelegate() {
    let t = TableStage([1_000_000], height: 100)
    t.table.dataSource = t
    t.stage.rootView.addSubview(t.table)
    t.stage.settle()
    expectEqual(t.table.contentSize.height, 44_000_000)
    t.table.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
    t.stage.settle()
    #expect(t.seen == "0.999997 0.999998 0.999999" && t.made <= 6)
  }

  @Test("26.9, 26.11: corrected heights keep visible rows in place")
  func corrections() {
    let t = TableStage([1000], height: 200, rowHeight: nil)
    t.heights = { $0.row % 3 == 0 ? 100 : 30 }
    t.show()
    t.table.contentOffset.y = 4400
    t.stage.settle()
    let top = t.table.visibleCells[0]
    let before = top.convert(CGPoint.zero, to: nil).y
    // Upwards, over rows that have not been measured.
    for _ in 0..<3 {
      let place = t.table.visibleCells[0].convert(CGPoint.zero, to: nil).y
      let cell = t.table.visibleCells[0]
      t.table.contentOffset.y -= 20
      t.stage.settle()
      expectEqual(cell.convert(CGPoint.zero, to: nil).y, place + 20)
    }
    #expect(before <= 0)
  }

  @Test("26.10: constraints say how high a row is; nothing says 44")
  func automatic() {
    final class Tall: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(inner)
        NSLayoutConstraint.activate([
          inner.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          inner.heightAnchor.constraint(equalToConstant: 60),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let t = TableStage([2], rowHeight: nil)
    t.table.separatorStyle = .none
    t.table.register(Tall.self, forCellReuseIdentifier: "cell")
    t.show()
    expectEqual(t.table.rectForRow(at: IndexPath(row: 1, section: 0)), CGRect(x: 0, y: 80, width: 320, height: 80))
    #expect(t.table.visibleCells.allSatisfy { $0 is Tall && $0.contentView.subviews[0].frame.height == 60 })
    t.table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    t.table.reloadData()
    t.table.layoutIfNeeded()
    #expect(t.table.rectForRow(at: IndexPath(row: 1, section: 0)).height >= 44)
  }

  @Test("26.12: a plain header stays while its section is there and is pushed out by the next")
  func sticky() {
    let t = TableStage([3, 3], height: 200)
    t.titles = ["A", "B"]
    t.show()
    func top(_ section: Int) -> CGFloat? {
      t.table.headerView(forSection: section).map { $0.convert(CGPoint.zero, to: nil).y }
    }
    #expect(top(0) == 0 && top(1) == 160)
    t.table.contentOffset.y = 50
    t.stage.settle()
    #expect(top(0) == 0 && top(1) == 110)
    t.table.contentOffset.y = 120
    t.stage.settle()
    #expect(top(0) == 0 && top(1) == 40)
    t.table.contentOffset.y = 150
    t.stage.settle()
    #expect(top(0) == -18 && top(1) == 10)
  }

  @Test("26.7: an unregistered identifier is a fatal error with the message")
  func stranger() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let t = TableStage([1])
      t.table.register(nil as UITableViewCell.Type?, forCellReuseIdentifier: "cell")
      t.show()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("unable to dequeue a cell with identifier cell - must register a nib or a class"))
  }
}
