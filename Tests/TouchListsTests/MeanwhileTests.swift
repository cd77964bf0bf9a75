import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// Changes of lists during other changes.
@MainActor @Suite(.serialized) struct MeanwhileTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
  private func stage(_ counts: [Int] = [8], _ watched: Set<String> = []) -> TableStage {
    let t = TableStage(counts)
    t.watched = watched
    t.show()
    _ = t.take()
    return t
  }

  @Test("26.16: a row is selected although the delegate reloads when it is asked", arguments: [true, false])
  func loadsAnew(_ isWhole: Bool) {
    let t = stage([8], ["willSelect", "didSelect", "willDeselect", "didDeselect"])
    t.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    t.onWillSelect = { [unowned t] path in
      if isWhole { t.table.reloadData() } else { t.table.reloadRows(at: [path], with: .none) }
    }
    t.stage.tap(at: t.place(2))
    t.stage.settle()
    #expect(t.table.indexPathsForSelectedRows == [path(2)] && t.table.cellForRow(at: path(2))?.isSelected == true)
    // What was selected is not any more after reloadData.
    let rest = isWhole ? "" : "willDeselect(0.0) didDeselect(0.0) "
    expectEqual(t.take(), "willSelect(0.2) \(rest)didSelect(0.2)")
  }

  @Test("26.16: a row that is deleted before the delegate's answer is not selected")
  func goesMeanwhile() {
    let t = stage([3], ["willSelect", "didSelect"])
    t.onWillSelect = { [unowned t] _ in
      t.rows[0] = ["0.0"]
      t.table.reloadData()
    }
    t.stage.tap(at: t.place(2))
    t.stage.settle()
    #expect(t.take() == "willSelect(0.2)" && t.table.indexPathsForSelectedRows == nil)
  }

  @Test("26.19: a table that selects several rows while editing begins and ends that with none")
  func editing() {
    let t = stage([8], ["didSelect", "didDeselect"])
    t.table.allowsMultipleSelectionDuringEditing = true
    t.stage.tap(at: t.place(0))
    t.table.setEditing(true, animated: false)
    t.stage.settle()
    #expect(t.table.indexPathsForSelectedRows == nil && t.table.cellForRow(at: path(0))?.isSelected == false)
    for row in [1, 2] { t.stage.tap(at: t.place(row)) }
    expectEqual(t.table.indexPathsForSelectedRows, [path(1), path(2)])
    t.table.setEditing(false, animated: false)
    expectNil(t.table.indexPathsForSelectedRows)
    expectEqual(t.take(), "didSelect(0.0) didSelect(0.1) didSelect(0.2)")
  }

  @Test("26.19: other tables keep their selection when editing begins and ends")
  func editingOne() {
    let t = stage()
    t.stage.tap(at: t.place(1))
    for isOn in [true, false] {
      t.table.setEditing(isOn, animated: false)
      expectEqual(t.table.indexPathsForSelectedRows, [path(1)])
    }
  }

  @Test("8.9: a held control in a recycled cell is cancelled, and does not move in another row")
  func controlInPool() {
    final class Slider: UISlider {
      var received: (String) -> Void = { _ in }
      override func cancelTracking(with event: UIEvent?) {
        received("cancel")
        super.cancelTracking(with: event)
      }
    }
    let t = stage([60], ["cancel", "touchCancel", "value"])
    for cell in t.table.visibleCells {
      let slider = Slider(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      slider.received = { [unowned t] in t.note($0) }
      slider.addAction(UIAction { [unowned t] _ in t.note("value") }, for: .valueChanged)
      slider.addAction(UIAction { [unowned t] _ in t.note("touchCancel") }, for: .touchCancel)
      cell.contentView.addSubview(slider)
    }
    let y = t.place(1).y
    t.stage.finger.down(at: CGPoint(x: 20, y: y))
    t.stage.wait(0.3)
    t.stage.finger.move(to: CGPoint(x: 60, y: y), duration: 0.1)
    #expect(t.take().hasPrefix("value"))
    t.table.contentOffset.y = 900
    t.stage.settle()
    expectEqual(t.take(), "cancel touchCancel")
    t.stage.finger.move(to: CGPoint(x: 120, y: y), duration: 0.1)
    t.stage.finger.up()
    expectEqual(t.take(), "")
  }

  @Test("26.24: a row that is open closes where the table gets another width")
  func openRow() {
    let t = stage([8], ["didEdit"])
    t.swipe = UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "A") { $2(true) }])
    let y = t.place(1).y
    t.stage.drag(from: CGPoint(x: 280, y: y), to: CGPoint(x: 180, y: y))
    t.stage.wait(1)
    #expect(t.take() == "" && t.table.visibleCells[1].frame.minX < 0)
    t.table.frame.size.width = 250
    t.stage.settle()
    #expect(t.take() == "didEdit(0.1)" && t.table.visibleCells[1].frame == CGRect(x: 0, y: 44, width: 250, height: 44))
  }

  @Test("26.11: what comes above on the way of an animated change moves its end along, and does not stop it")
  func corrected() {
    let t = stage([60])
    t.table.contentOffset.y = 1500
    t.stage.settle()
    t.table.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    t.stage.wait(0.1)
    t.rows[0].insert("new", at: 0)
    t.table.insertRows(at: [path(0)], with: .none)
    t.stage.wait(1)
    expectEqual(t.table.contentOffset.y, 944)
  }
}
