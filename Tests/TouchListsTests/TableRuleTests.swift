import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// What tables and collections do by rules that no other suite is about.
@MainActor @Suite(.serialized) struct TableRuleTests {
  private func stage(
    _ counts: [Int] = [8], _ watched: Set<String>, style: UITableView.Style = .plain
  ) -> TableStage {
    let t = TableStage(counts, style: style)
    t.watched = watched
    t.show()
    _ = t.take()
    return t
  }
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("26.8: heights are automatic and estimated by default")
  func defaults() {
    let table = UITableView()
    let automatic = UITableView.automaticDimension
    #expect(table.rowHeight == automatic && table.estimatedRowHeight == automatic)
    #expect(table.sectionHeaderHeight == automatic && table.sectionFooterHeight == automatic)
  }

  @Test("26.18: selections by the app are not reported, and last")
  func selectedByProgram() {
    let t = stage([8], ["willSelect", "didSelect", "willDeselect", "didDeselect"])
    t.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    t.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    t.table.contentOffset.y = 130
    t.stage.settle()
    t.table.contentOffset.y = 0
    t.stage.settle()
    #expect(t.table.indexPathForSelectedRow == path(3) && t.table.cellForRow(at: path(3))?.isSelected == true)
    t.table.deselectRow(at: path(3), animated: false)
    #expect(t.table.indexPathsForSelectedRows == nil && t.take() == "")
  }

  @Test("26.19: with multiple selection a tap toggles a row; editing has a separate setting")
  func several() {
    let t = stage([8], ["didSelect", "didDeselect"])
    t.table.allowsMultipleSelection = true
    for row in [1, 2, 1] { t.stage.tap(at: t.place(row)) }
    expectEqual(t.take(), "didSelect(0.1) didSelect(0.2) didDeselect(0.1)")
    expectEqual(t.table.indexPathsForSelectedRows, [path(2)])
    t.table.setEditing(true, animated: false)
    t.stage.settle()
    t.stage.tap(at: t.place(3))
    expectEqual(t.take(), "")
    t.table.allowsMultipleSelectionDuringEditing = true
    t.stage.tap(at: t.place(3))
    expectEqual(t.take(), "didSelect(0.3)")
  }

  @Test("26.25: a row stays open until its action says that it is done, which it says once")
  func completion() {
    let t = stage([8], ["didEdit"])
    var done: ((Bool) -> Void)?
    t.swipe = UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "A") { done = $2 }])
    t.stage.swipeLeft(row: path(1), in: t.table)
    t.stage.wait(0.5)
    t.stage.tap(labeled: "A")
    t.stage.wait(1)
    #expect(t.take() == "" && done != nil)
    done?(false)
    expectEqual(t.take(), "didEdit(0.1)")
    let lines = reports { done?(true) }
    #expect(lines.count == 1 && t.take() == "")
  }

  @Test("26.26: Delete performs the destructive action at the end of the row that the keyboard is at")
  func deleteKey() {
    let t = stage([8], ["act"])
    t.swipe = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { [weak t] _, _, done in
        t?.note("act(flag)")
        done(true)
      },
      UIContextualAction(style: .destructive, title: "Trash") { [weak t] _, _, done in
        t?.note("act(trash)")
        done(true)
      },
    ])
    t.stage.typeKey(.keyboardTab)
    t.stage.typeKey(.keyboardDownArrow)
    t.stage.typeKey(.keyboardDeleteForward)
    t.stage.typeKey(.keyboardDeleteOrBackspace)
    expectEqual(t.take(), "act(trash) act(trash)")
  }

  @Test("26.26: two fingers on a touchpad pull a row and close it; along the content they scroll, a wheel never pulls")
  func touchpad() {
    let t = stage([20], ["trailing", "willEdit", "didEdit"])
    t.swipe = UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "A") { $2(true) }])
    t.stage.mouse.move(to: t.place(1))
    func scroll(_ steps: Int, _ dx: CGFloat, _ dy: CGFloat) {
      for _ in 0..<steps {
        t.stage.mouse.scroll(by: CGVector(dx: dx, dy: dy))
        t.stage.wait(1.0 / 60)
      }
    }
    scroll(5, 48, 0)
    scroll(10, 1, -4.5)
    t.stage.wait(0.5)
    #expect(t.take() == "" && t.table.contentOffset.y == 45)
    t.table.contentOffset.y = 0
    t.stage.settle()
    scroll(12, -6.5, 0.5)
    let received = t.take()
    expectEqual(received, "trailing(0.1) willEdit(0.1)")
    #expect(t.table.visibleCells[1].frame.minX < -40)
    t.stage.wait(1)
    expectEqual(t.table.visibleCells[1].frame.minX, -(t.table.swipes?.current?.tray.fullWidth ?? 0))
    scroll(4, 6.5, 0)
    t.stage.wait(1)
    #expect(t.take() == "didEdit(0.1)" && t.table.visibleCells[1].frame.minX == 0)
  }

  @Test("26.26: the menu of the second button has the row's actions, for a finger it has not")
  func menu() {
    let t = stage([8], ["act"])
    t.swipe = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Trash") { [weak t] _, _, done in
        t?.note("act(trash)")
        done(true)
      }
    ])
    t.stage.mouse.click(at: t.place(1), button: .secondary)
    t.stage.typeKey(.keyboardHome)
    t.stage.typeKey(.keyboardReturnOrEnter)
    t.stage.wait(1)
    #expect(t.take() == "act(trash)" && t.table.visibleCells[1].frame.minX == 0)
    t.stage.finger.down(at: t.place(1))
    t.stage.wait(0.7)
    #expect(!(t.stage.window.subviews.last is MenuOverlay))
    t.stage.finger.up()
  }

  @Test("26.30: the numbers are asked once, when the outermost batch ends")
  func numbers() {
    let t = stage([3], ["sections", "rows"])
    t.table.performBatchUpdates {
      t.rows[0].removeLast()
      t.table.beginUpdates()
      t.table.deleteRows(at: [path(2)], with: .none)
      t.table.endUpdates()
      t.note("rows(end)")
    }
    #expect(t.take() == "rows(end) sections() rows(0)" && t.seen == "0.0 0.1")
  }

  @Test("26.35: a row is scrolled to the top, the middle or the bottom within the limits, or the least way")
  func scrolling() {
    // 20 rows of 44 in 220 points: offsets from 0 to 660.
    let t = stage([20], ["none"])
    func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      t.table.scrollToRow(at: path(row), at: position, animated: false)
      return t.table.contentOffset.y
    }
    expectEqual([offset(10, .top), offset(10, .middle), offset(10, .bottom)], [440, 352, 264])
    expectEqual([offset(19, .top), offset(0, .bottom)], [660, 0])
    expectEqual([offset(6, .none), offset(4, .none), offset(2, .none), offset(1, .none)], [88, 88, 88, 44])
  }

  @Test("26.37: a row is named by its texts, and says whether it is selected")
  func accessibility() {
    let t = stage([3], ["none"])
    let cell = t.table.cellForRow(at: path(1))
    #expect(cell?.isAccessibilityElement == true && cell?.accessibilityLabel == "0.1")
    expectEqual(cell?.accessibilityTraits.contains(.selected), false)
    t.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    expectEqual(cell?.accessibilityTraits.contains(.selected), true)
  }

  @Test("26.38: the styles differ in looks: sections of the inset one keep 16 points away from the edges")
  func styles() {
    let frames = [UITableView.Style.plain, .grouped, .insetGrouped].map { style in
      stage([3], ["none"], style: style).table.visibleCells[0].frame
    }
    #expect(frames.map(\.minX) == [0, 0, 16] && frames.map(\.width) == [320, 320, 288])
  }

  @Test("27.7: places of items are rounded to pixels, their sizes are not")
  func rounding() {
    var lines = FlowLines(isVertical: true, extent: 100)
    let sizes = Array(repeating: CGSize(width: 30.4, height: 10), count: 3)
    lines.add(sizes, insets: .zero, gap: 0, lineGap: 0, header: 0, footer: 0, scale: 2)
    let items = lines.sections[0].items
    #expect(items.map(\.minX) == [0, 35, 69.5] && items.allSatisfy { $0.width == 30.4 })
  }

  @Test("27.9: the default measures of a flow layout")
  func flow() {
    let flow = UICollectionViewFlowLayout()
    #expect(flow.itemSize == CGSize(width: 50, height: 50) && flow.scrollDirection == .vertical)
    #expect([flow.minimumLineSpacing, flow.minimumInteritemSpacing] == [10, 10] && flow.sectionInset == .zero)
    #expect(flow.headerReferenceSize == .zero && flow.footerReferenceSize == .zero && flow.estimatedItemSize == .zero)
  }
}
