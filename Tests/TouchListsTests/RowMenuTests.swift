import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

@MainActor @Suite final class RowMenuTests: UITableViewDataSource, UITableViewDelegate {
  let stage = TouchStage(size: CGSize(width: 320, height: 480))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  var lines: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    lines.append("asked \(indexPath.row)")
    guard indexPath.row != 3 else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(title: "", children: [UIAction(title: "Open") { _ in self?.lines.append("open \(indexPath.row)") }])
    })
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("select \(indexPath.row)")
  }
  private var menu: MenuOverlay? { stage.window.subviews.compactMap { $0 as? MenuOverlay }.last }

  @Test("31.8: the second button asks for the row's menu, and the row is lit while it is open")
  func rows() {
    stage.window.application?.becomeShared()
    table.rowHeight = 44
    table.dataSource = self
    table.delegate = self
    stage.rootView.addSubview(table)
    stage.settle()
    stage.mouse.click(at: CGPoint(x: 100, y: 66), button: .secondary)
    #expect(lines == ["asked 1"] && menu != nil)
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    expectEqual(cell?.isHighlighted, true)
    stage.typeKey(.keyboardHome)
    stage.typeKey(.keyboardReturnOrEnter)
    #expect(lines == ["asked 1", "open 1"] && menu == nil && cell?.isHighlighted == false)
    stage.mouse.click(at: CGPoint(x: 100, y: 154), button: .secondary)
    #expect(lines.last == "asked 3" && menu == nil)
    stage.finger.down(at: CGPoint(x: 100, y: 22))
    stage.wait(0.7)
    stage.finger.up()
    #expect(lines.last == "asked 0" && menu != nil)
    stage.typeKey(.keyboardEscape)
    // A tap still selects.
    stage.tap(at: CGPoint(x: 100, y: 110))
    expectEqual(lines.last, "select 2")
    // The Menu key is for the row that the keyboard is at.
    stage.typeKey(.keyboardTab)
    stage.typeKey(.keyboardDownArrow)
    stage.typeKey(.keyboardApplication)
    expectEqual(lines.last, "asked 3")
    // The second button brings the keyboard to the row of its menu.
    stage.mouse.click(at: CGPoint(x: 100, y: 22), button: .secondary)
    #expect(lines.last == "asked 0" && menu != nil)
    stage.typeKey(.keyboardEscape)
    #expect(menu == nil && table.isFirstResponder)
    lines = []
    stage.typeKey(.keyboardApplication)
    #expect(lines == ["asked 0"] && menu != nil)
    stage.typeKey(.keyboardEscape)
    stage.typeKey(.keyboardDownArrow)
    expectEqual(lines.last, "select 1")
  }
}
