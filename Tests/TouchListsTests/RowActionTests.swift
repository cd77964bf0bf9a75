import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting

@testable import TouchLists

/// The older kind of actions of a row.
@MainActor @Suite final class RowActionTests: UITableViewDataSource, UITableViewDelegate {
  let stage = TouchStage(size: CGSize(width: 320, height: 480))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  var chosen: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    let flag = UITableViewRowAction(style: .normal, title: "Flag") { [weak self] action, path in
      self?.chosen.append("\(action.title ?? "") \(path.row)")
    }
    flag.backgroundColor = .systemOrange
    return indexPath.row == 2 ? [] : [UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }, flag]
  }

  @Test func rowActionsOfADelegateAreShownByASwipeAndCalledWithTheirRow() throws {
    table.rowHeight = 44
    (table.dataSource, table.delegate) = (self, self)
    stage.rootView.addSubview(table)
    stage.settle()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    stage.swipeLeft(cell)
    stage.wait(1)
    let tray = try #require(table.swipes?.current?.tray)
    expectEqual(cell.frame.minX, -tray.fullWidth)
    // The second action is the inner one.
    stage.tap(at: CGPoint(x: cell.frame.maxX + 10, y: 66))
    stage.wait(1)
    #expect(chosen == ["Flag 1"] && cell.frame.minX == 0)
    expectEqual(UITableViewRowAction(style: .default, title: nil) { _, _ in }.style, .destructive)
    // No full swipe performs the first action, and an empty list opens nothing.
    stage.drag(from: CGPoint(x: 310, y: 110), to: CGPoint(x: 10, y: 110))
    stage.wait(1)
    #expect(table.swipes?.current == nil && chosen == ["Flag 1"])
  }
}
