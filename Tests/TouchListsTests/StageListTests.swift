import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// A stage touches rows and items by their paths.
@MainActor @Suite struct StageListTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("A row that is not shown is scrolled into sight and tapped")
  func rowFarBelow() {
    let scene = TableStage([100])
    scene.show()
    scene.stage.tap(row: path(70), in: scene.table)
    expectEqual(scene.table.indexPathForSelectedRow, path(70))
    expectEqual(scene.table.visibleCells.last?.textLabel?.text, "0.70")
    scene.stage.tap(row: path(2), in: scene.table)
    expectEqual(scene.table.indexPathForSelectedRow, path(2))
    expectEqual(scene.table.visibleCells.first?.textLabel?.text, "0.2")
  }

  @Test("A swipe across a row pulls out its actions")
  func swipes() {
    let scene = TableStage([100])
    var done: [String] = []
    let action = UIContextualAction(style: .normal, title: "Mark") { _, _, finish in
      done.append("mark")
      finish(true)
    }
    scene.swipe = UISwipeActionsConfiguration(actions: [action])
    scene.show()
    scene.stage.swipeLeft(row: path(50), in: scene.table)
    scene.stage.wait(1)
    #expect(done == [] && scene.table.indexPathForSelectedRow == nil)
    scene.stage.tap(at: CGPoint(x: 310, y: scene.place(50).y))
    scene.stage.wait(1)
    expectEqual(done, ["mark"])
  }

  @Test("An item that is not shown is scrolled into sight and tapped")
  func itemFarBelow() {
    let stage = TouchStage(size: CGSize(width: 320, height: 480))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 240), collectionViewLayout: layout)
    let source = CollectionTests.Source([200])
    grid.register(CollectionTests.TextCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = source
    stage.rootView.addSubview(grid)
    stage.settle()
    stage.tap(item: IndexPath(item: 150, section: 0), in: grid)
    expectEqual(grid.indexPathsForSelectedItems, [IndexPath(item: 150, section: 0)])
  }
}
