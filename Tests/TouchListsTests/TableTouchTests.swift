import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

@MainActor @Suite struct TableTouchTests {
  private let touches: Set<String> = [
    "shouldHighlight", "didHighlight", "didUnhighlight", "willSelect", "didSelect", "willDeselect", "didDeselect",
    "primary", "trailing", "willEdit", "didEdit", "commit", "move",
  ]

  private func stage(_ counts: [Int] = [20]) -> TableStage {
    let t = TableStage(counts)
    t.watched = touches
    t.show()
    return t
  }

  @Test("26.14, 26.16, 26.17: a tap on another row, in the law's order")
  func tap() {
    let t = stage()
    t.stage.tap(at: t.place(0))
    expectEqual(
      t.take(), "shouldHighlight(0.0) didHighlight(0.0) didUnhighlight(0.0) willSelect(0.0) didSelect(0.0) primary(0.0)"
    )
    t.stage.tap(at: t.place(2))
    expectEqual(
      t.take(),
      "shouldHighlight(0.2) didHighlight(0.2) didUnhighlight(0.2) willSelect(0.2) willDeselect(0.0) "
        + "didDeselect(0.0) didSelect(0.2) primary(0.2)")
    expectEqual(t.table.indexPathsForSelectedRows, [IndexPath(row: 2, section: 0)])
    t.stage.tap(at: t.place(2))
    expectEqual(
      t.take(), "shouldHighlight(0.2) didHighlight(0.2) didUnhighlight(0.2) willSelect(0.2) didSelect(0.2) primary(0.2)"
    )
  }

  @Test("26.13: the highlight comes after the delay of the content, and is seen in the cell")
  func delay() {
    let t = stage()
    t.stage.finger.down(at: t.place(1))
    t.stage.wait(0.14)
    expectEqual(t.take(), "")
    t.stage.wait(0.02)
    #expect(t.take() == "shouldHighlight(0.1) didHighlight(0.1)" && t.table.visibleCells[1].isHighlighted)
    t.stage.finger.move(to: CGPoint(x: 100, y: 10), duration: 0.2)
    t.stage.finger.up()
    #expect(t.take() == "didUnhighlight(0.1)" && t.table.indexPathForSelectedRow == nil)
  }

  @Test("26.15: a drag takes the touch away; the row selected before stays")
  func cancel() {
    let t = stage()
    t.table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
    t.stage.finger.down(at: t.place(3))
    t.stage.wait(0.2)
    t.stage.finger.move(to: CGPoint(x: 100, y: 20), duration: 0.2)
    t.stage.finger.up()
    expectEqual(t.take(), "shouldHighlight(0.3) didHighlight(0.3) didUnhighlight(0.3)")
    #expect(t.table.indexPathForSelectedRow?.row == 4 && t.table.contentOffset.y > 0)
  }

  @Test("26.14, 26.16: refusals end it where the law says")
  func refusals() {
    let t = stage()
    t.refuses = ["highlight"]
    t.stage.tap(at: t.place(0))
    #expect(t.take() == "shouldHighlight(0.0)" && t.table.indexPathForSelectedRow == nil)
    t.refuses = ["select"]
    t.stage.tap(at: t.place(0))
    expectEqual(t.take(), "shouldHighlight(0.0) didHighlight(0.0) didUnhighlight(0.0) willSelect(0.0) primary(0.0)")
    t.refuses = []
    t.redirect = IndexPath(row: 3, section: 0)
    t.stage.tap(at: t.place(0))
    expectEqual(t.table.indexPathForSelectedRow?.row, 3)
  }

  @Test("26.13: a control in a row keeps its touch")
  func control() {
    let t = stage()
    let button = UIButton(frame: CGRect(x: 10, y: 4, width: 100, height: 36))
    t.table.visibleCells[0].contentView.addSubview(button)
    t.stage.tap(button)
    expectEqual(t.take(), "")
  }

  @Test("26.20: Control turns a row round, Shift extends, a click below takes everything back")
  func mouse() {
    let t = TableStage([4])
    t.watched = ["didSelect", "didDeselect", "primary"]
    t.table.allowsMultipleSelection = true
    t.show()
    var selected: [Int] { (t.table.indexPathsForSelectedRows ?? []).map(\.row) }
    t.stage.mouse.click(at: t.place(0))
    #expect(selected == [0] && t.take() == "didSelect(0.0)")
    t.stage.keyDown(.keyboardLeftControl)
    t.stage.mouse.click(at: t.place(2))
    t.stage.keyUp(.keyboardLeftControl)
    expectEqual(selected, [0, 2])
    t.stage.keyDown(.keyboardLeftShift)
    t.stage.mouse.click(at: t.place(3))
    t.stage.keyUp(.keyboardLeftShift)
    expectEqual(selected, [2, 3])
    t.stage.mouse.click(at: CGPoint(x: 100, y: 200))
    expectEqual(selected, [])
    _ = t.take()
    t.stage.wait(1)
    t.stage.mouse.click(at: t.place(1))
    t.stage.wait(0.1)
    t.stage.mouse.click(at: t.place(1))
    expectEqual(t.take(), "didSelect(0.1) didSelect(0.1) primary(0.1)")
  }

  @Test("26.36: Tab comes to what is in the header before the table, and in the footer after it")
  func tabAroundRows() {
    let t = stage([3])
    func end() -> (UIView, UIButton) {
      let (ground, button) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44)), UIButton(type: .system))
      button.frame = CGRect(x: 8, y: 4, width: 100, height: 36)
      ground.addSubview(button)
      return (ground, button)
    }
    let ((header, above), (footer, below)) = (end(), end())
    (t.table.tableHeaderView, t.table.tableFooterView) = (header, footer)
    t.stage.settle()
    for view in [above, t.table, below, above] as [UIView] {
      t.stage.typeKey(.keyboardTab)
      #expect(view.isFocused)
    }
  }

  @Test("26.36: arrows, ends, pages and letters move the row that the keyboard is at")
  func keys() {
    let t = stage([3, 30])
    t.stage.typeKey(.keyboardTab)
    var here: IndexPath? { t.table.indexPathForSelectedRow }
    t.stage.typeKey(.keyboardDownArrow)
    expectEqual(here, IndexPath(row: 1, section: 0))
    t.stage.typeKey(.keyboardEnd)
    #expect(here == IndexPath(row: 29, section: 1) && t.seen.hasSuffix("1.29"))
    t.stage.typeKey(.keyboardPageUp)
    expectEqual(here, IndexPath(row: 25, section: 1))
    t.stage.typeKey(.keyboardHome)
    #expect(here == IndexPath(row: 0, section: 0) && t.table.contentOffset.y == 0)
    t.stage.typeKey(.keyboard1)
    expectEqual(here, IndexPath(row: 0, section: 1))
    _ = t.take()
    t.stage.typeKey(.keyboardReturnOrEnter)
    expectEqual(t.take(), "willSelect(1.0) didSelect(1.0) primary(1.0)")
  }

  @Test("26.21, 26.22, 26.23, 26.24: a swipe opens, the next touch only closes; a full one performs")
  func swipe() {
    let t = stage()
    t.swipe = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak t] _, _, done in
        t?.note("commit(action)")
        done(true)
      }
    ])
    let y = t.place(1).y
    t.stage.drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 130, y: y), duration: 0.3)
    #expect(t.take() == "trailing(0.1) willEdit(0.1)" && t.table.contentOffset.y == 0)
    t.stage.wait(0.5)
    expectEqual(t.table.visibleCells[1].frame.minX, -t.table.swipes!.current!.tray.fullWidth)
    t.stage.tap(at: t.place(3))
    t.stage.wait(0.5)
    expectEqual(t.take(), "didEdit(0.1)")
    expectEqual(t.table.visibleCells[1].frame.minX, 0)
    t.stage.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 20, y: y), duration: 0.3)
    expectEqual(t.take(), "trailing(0.1) willEdit(0.1) commit(action) didEdit(0.1)")
  }

  @Test("26.21: a row of a card is seen within its card only, on its way as well")
  func swipeInCards() throws {
    let t = TableStage([3], style: .insetGrouped)
    t.show()
    t.swipe = UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }])
    let cell = t.table.visibleCells[0]
    /// The distance of the row's visible part from the card's edge.
    func edge() -> CGFloat { (cell.mask?.frame.minX ?? 0) + cell.frame.minX - t.table.rectForRow(at: [0, 0]).minX }
    let y = t.place(0).y
    t.stage.finger.down(at: CGPoint(x: 200, y: y))
    t.stage.finger.move(to: CGPoint(x: 130, y: y), duration: 0.3)
    #expect(cell.frame.minX < t.table.rectForRow(at: [0, 0]).minX && edge() == 0)
    expectEqual(cell.mask?.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    t.stage.finger.up()
    t.stage.wait(0.5)
    let tray = try #require(t.table.swipes?.current?.tray)
    #expect(edge() == 0 && tray.layer.maskedCorners == .layerMaxXMinYCorner && tray.layer.cornerRadius > 0)
    t.stage.tap(at: t.place(2))
    t.stage.wait(0.5)
    #expect(cell.mask == nil && cell.frame.minX == t.table.rectForRow(at: [0, 0]).minX)
  }

  @Test("26.21: without a configuration a row that can be edited shows the action that deletes")
  func deleting() {
    let t = TableStage([3])
    t.watched = ["commit"]
    t.show()
    t.table.delegate = nil
    t.stage.settle()
    let y = t.place(0).y
    t.stage.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 20, y: y), duration: 0.3)
    t.stage.wait(0.5)
    #expect(t.take() == "commit(0.0)" && t.seen == "0.1 0.2")
  }

  @Test("26.28: Alt with an arrow moves the row, and so does the grip")
  func reorder() {
    let t = stage([5])
    t.movable = true
    t.stage.typeKey(.keyboardTab)
    t.stage.typeKey(.keyboardDownArrow, modifierFlags: .alternate)
    #expect(t.take().hasSuffix("move(0.0 0.1)") && t.rows[0] == ["0.1", "0.0", "0.2", "0.3", "0.4"])
    expectEqual(t.seen, "0.1 0.0 0.2 0.3 0.4")
    t.table.setEditing(true, animated: false)
    t.stage.settle()
    t.stage.finger.down(at: CGPoint(x: 296, y: t.place(4).y))
    t.stage.finger.move(to: CGPoint(x: 296, y: t.place(1).y), duration: 0.3)
    t.stage.finger.up()
    t.stage.wait(0.5)
    #expect(t.take() == "move(0.4 0.1)" && t.seen == "0.1 0.4 0.0 0.2 0.3" && t.table.contentOffset.y == 0)
  }

  @Test("26.28: a table scrolls for as long as the row is held at its edge, and no longer")
  func scrollingAtTheEdge() {
    let t = stage([40])
    t.movable = true
    t.table.setEditing(true, animated: false)
    t.stage.settle()
    func offset(after wait: TimeInterval) -> CGFloat {
      t.stage.wait(wait)
      return t.table.contentOffset.y
    }
    t.stage.finger.down(at: CGPoint(x: 296, y: t.place(1).y))
    t.stage.finger.move(to: CGPoint(x: 296, y: 215), duration: 0.1)
    let (start, end) = (offset(after: 0), offset(after: 0.5))
    #expect(end - start > 200 && end - start < 300, "39 points deep in the zone of 44: 532 points a second")
    #expect(
      t.table.visibleCells.contains { $0.parts.fillView?.color == .systemBackground && !$0.parts.fillView!.isHidden })
    t.stage.finger.move(to: CGPoint(x: 296, y: 110), duration: 0.1)
    expectEqual(offset(after: 0), offset(after: 0.5))
    t.stage.finger.up()
    expectEqual(offset(after: 0.5), offset(after: 0.5))
    #expect(
      t.take().hasPrefix("move(0.1 0.") && t.table.visibleCells.allSatisfy { $0.parts.fillView?.isHidden ?? true })
    // It ends at the end of the content, and with the list.
    t.stage.finger.down(at: CGPoint(x: 296, y: 20))
    t.stage.finger.move(to: CGPoint(x: 296, y: 218), duration: 0.1)
    #expect(abs(offset(after: 10) - (40 * 44 - 220)) < 0.001)
    t.stage.finger.move(to: CGPoint(x: 296, y: 3), duration: 0.1)
    let left = offset(after: 0.2)
    t.table.removeFromSuperview()
    #expect(left < 40 * 44 - 220 && offset(after: 1) == left)
  }

  @Test("26.36: after a row went away the keyboard is at the one that took its place, and has one ring")
  func theKeyboardAfterABatch() {
    let t = stage([5])
    t.stage.typeKey(.keyboardTab)
    t.stage.typeKey(.keyboardDownArrow)
    func remove(_ row: Int, _ animation: UITableView.RowAnimation) {
      t.rows[0].remove(at: row)
      t.table.deleteRows(at: [IndexPath(row: row, section: 0)], with: animation)
      t.stage.wait(1)
    }
    func rings() -> [String] { t.table.visibleCells.filter { $0.parts.ring != nil }.map { $0.textLabel?.text ?? "?" } }
    remove(1, .automatic)
    expectEqual(rings(), ["0.2"])
    t.stage.typeKey(.keyboardDownArrow)
    #expect(rings() == ["0.3"] && t.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    t.stage.typeKey(.keyboardEnd)
    remove(3, .none)
    expectEqual(rings(), ["0.3"], "the last one")
    t.rows[0] += ["new", "newer"]
    t.table.insertRows(at: [IndexPath(row: 3, section: 0), IndexPath(row: 4, section: 0)], with: .none)
    t.stage.settle()
    expectEqual(rings(), ["0.3"], "cells that are used again have none")
  }

  @Test("26.27: the minus asks, the confirmation deletes")
  func minus() {
    let t = stage([4])
    t.table.setEditing(true, animated: false)
    t.stage.settle()
    t.stage.tap(at: CGPoint(x: 22, y: t.place(1).y))
    t.stage.wait(0.5)
    #expect(t.table.visibleCells[1].frame.minX < 0 && !t.take().contains("commit"))
    t.stage.tap(at: CGPoint(x: 300, y: t.place(1).y))
    t.stage.wait(0.5)
    #expect(t.take().contains("commit(0.1)") && t.seen == "0.0 0.2 0.3")
  }
}
