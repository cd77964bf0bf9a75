import Expectations
import Testing
import TouchEditing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// The keyboard follows the mouse into a list (semantics 26.36, 27.16).
@MainActor @Suite struct ClickKeyboardTests {
  private func stage() -> (table: TableStage, field: UITextField) {
    let t = TableStage([20])
    t.watched = ["willSelect", "didSelect", "willDeselect", "didDeselect", "primary"]
    t.show()
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
    t.stage.rootView.addSubview(field)
    t.stage.settle()
    return (t, field)
  }

  @Test("26.36: after a click the arrows move from the row that was clicked")
  func arrows() {
    let (t, _) = stage()
    t.stage.mouse.click(at: t.place(2))
    expectEqual(t.take(), "willSelect(0.2) didSelect(0.2) primary(0.2)")
    #expect(t.table.isFirstResponder && !t.table.isFocused, "no sign of the focus before a key")
    t.stage.typeKey(.keyboardDownArrow)
    expectEqual(t.take(), "willSelect(0.3) willDeselect(0.2) didDeselect(0.2) didSelect(0.3)")
    #expect(t.table.isFocused)
    t.stage.mouse.click(at: t.place(1))
    #expect(t.table.isFirstResponder && !t.table.isFocused)
    _ = t.take()
    t.stage.typeKey(.keyboardUpArrow)
    expectEqual(t.take(), "willSelect(0.0) willDeselect(0.1) didDeselect(0.1) didSelect(0.0)")
  }

  @Test("26.36: a click takes the keyboard from a field, a finger does not")
  func field() {
    let (t, field) = stage()
    #expect(field.becomeFirstResponder())
    t.stage.tap(at: t.place(1))
    #expect(field.isFirstResponder && t.table.indexPathForSelectedRow?.row == 1)
    t.stage.mouse.click(at: t.place(2))
    #expect(!field.isFirstResponder && t.table.isFirstResponder)
  }

  @Test("26.36: Tab after a click moves past the table, Shift-Tab back to it")
  func tab() {
    let (t, field) = stage()
    t.stage.mouse.click(at: t.place(2))
    t.stage.typeKey(.keyboardTab)
    #expect(field.isFirstResponder && !t.table.isFocused)
    t.stage.typeKey(.keyboardTab, modifierFlags: .shift)
    #expect(t.table.isFocused && t.table.isFirstResponder)
    _ = t.take()
    t.stage.typeKey(.keyboardDownArrow)
    expectEqual(t.take(), "willSelect(0.3) willDeselect(0.2) didDeselect(0.2) didSelect(0.3)")
  }

  private final class Source: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("27.16: so in a collection")
  func collection() {
    let stage = TouchStage(size: CGSize(width: 320, height: 480))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 230, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    stage.rootView.addSubview(view)
    stage.settle()
    stage.mouse.click(at: CGPoint(x: 85, y: 25))
    #expect(view.isFirstResponder && !view.isFocused)
    expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    stage.typeKey(.keyboardRightArrow)
    stage.typeKey(.keyboardDownArrow)
    #expect(view.isFocused && view.indexPathsForSelectedItems == [IndexPath(item: 6, section: 0)])
    expectEqual(rings(view), [6])
    stage.mouse.click(at: CGPoint(x: 25, y: 25))
    expectEqual(rings(view), [], "no sign of the focus before a key")
  }

  /// The items that show that the keyboard is at them.
  private func rings(_ view: UICollectionView) -> [Int] {
    view.indexPathsForVisibleItems.filter { path in
      view.cellForItem(at: path)?.configurationState.isFocused == true
        && view.cellForItem(at: path)?.ring?.frame.size
          == view.cellForItem(at: path)?.bounds.size
    }.map(\.item)
  }

  @Test("26.36: the second button brings the keyboard to a row and selects nothing")
  func secondButton() {
    let (t, field) = stage()
    #expect(field.becomeFirstResponder())
    t.stage.mouse.click(at: t.place(4))
    _ = t.take()
    t.stage.mouse.click(at: t.place(1), button: .secondary)
    #expect(t.take() == "" && t.table.isFirstResponder && !field.isFirstResponder)
    expectEqual(t.table.indexPathForSelectedRow?.row, 4)
    t.stage.typeKey(.keyboardDownArrow)
    expectEqual(t.take(), "willSelect(0.2) willDeselect(0.4) didDeselect(0.4) didSelect(0.2)")
  }

  @Test("27.16: so in a collection, whose ring follows the keyboard through scrolling and changes")
  func secondButtonInCollection() {
    let stage = TouchStage(size: CGSize(width: 320, height: 480))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 230, height: 110), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    stage.rootView.addSubview(view)
    stage.settle()
    stage.mouse.click(at: CGPoint(x: 85, y: 25), button: .secondary)
    #expect(view.isFirstResponder && view.indexPathsForSelectedItems == nil)
    stage.typeKey(.keyboardRightArrow, modifierFlags: .control)
    #expect(rings(view) == [2] && view.indexPathsForSelectedItems == nil)
    // A cell that is used again leaves the ring behind.
    view.contentOffset.y = 130
    stage.settle()
    expectEqual(rings(view), [])
    view.contentOffset.y = 0
    stage.settle()
    expectEqual(rings(view), [2])
    view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 5, section: 0))
    stage.settle()
    #expect(view.isFocused && view.cursor == ListPlace(0, 5) && rings(view) == [5])
    stage.rootView.addSubview(UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 30)))
    stage.settle()
    stage.typeKey(.keyboardTab)
    expectEqual(rings(view), [])
  }
}
