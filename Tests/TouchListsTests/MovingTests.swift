import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// Items that are put elsewhere, and selection by sweeping (semantics 27.15, 27.22).
@MainActor @Suite struct MovingTests {
  final class Source: UICollectionViewController {
    var rows: [[String]] = []
    var lines: [String] = []
    var target: IndexPath?
    var isFixed = false
    func take() -> String {
      defer { lines = [] }
      return lines.joined(separator: " ")
    }
    private func name(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      rows[section].count
    }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! CollectionTests.TextCell
      cell.label.text = rows[path.section][path.item]
      return cell
    }
    override func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
      lines.append("canMove(\(name(path)))")
      return !isFixed
    }
    override func collectionView(_ view: UICollectionView, moveItemAt path: IndexPath, to end: IndexPath) {
      lines.append("move(\(name(path)),\(name(end)))")
      let item = rows[path.section].remove(at: path.item)
      rows[end.section].insert(item, at: end.item)
    }
    override func collectionView(
      _ view: UICollectionView, targetIndexPathForMoveFromItemAt path: IndexPath, toProposedIndexPath end: IndexPath
    ) -> IndexPath {
      lines.append("target(\(name(path)),\(name(end)))")
      return target ?? end
    }
    override func collectionView(
      _ view: UICollectionView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
    ) -> Bool {
      lines.append("mayBegin(\(name(path)))")
      return true
    }
    override func collectionView(_ view: UICollectionView, didBeginMultipleSelectionInteractionAt path: IndexPath) {
      lines.append("didBegin(\(name(path)))")
    }
    override func collectionViewDidEndMultipleSelectionInteraction(_ view: UICollectionView) { lines.append("didEnd") }
    override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      lines.append("select(\(name(path)))")
    }
    override func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      lines.append("deselect(\(name(path)))")
    }
  }

  let stage = TouchStage(size: CGSize(width: 320, height: 200))

  /// Three items of 100 by 100 in a line, 10 points apart, in a window of two lines.
  private func show(_ counts: Int...) -> (Source, UICollectionView) {
    stage.window.application?.becomeShared()
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    let source = Source(collectionViewLayout: flow)
    source.rows = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
    source.collectionView.register(CollectionTests.TextCell.self, forCellWithReuseIdentifier: "cell")
    stage.window.rootViewController = source
    stage.settle()
    return (source, source.collectionView)
  }
  private func seen(_ view: UICollectionView) -> String {
    view.visibleCells.map { ($0 as? CollectionTests.TextCell)?.label.text ?? "?" }.joined(separator: " ")
  }
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("27.15: the other items make way during a move, and the data source is notified once, at the end")
  func moving() {
    let (source, view) = show(5)
    let cell = view.visibleCells[0]
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    #expect(!view.beginInteractiveMovementForItem(at: path(1)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 265, y: 60))
    #expect(seen(view) == "0.1 0.2 0.0 0.3 0.4" && cell.center == CGPoint(x: 265, y: 60))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 160))
    #expect(seen(view) == "0.1 0.2 0.3 0.0 0.4" && source.rows == [["0.0", "0.1", "0.2", "0.3", "0.4"]])
    view.endInteractiveMovement()
    stage.wait(0.5)
    expectEqual(source.take(), "canMove(0.0) target(0.0,0.2) target(0.0,0.3) move(0.0,0.3)")
    #expect(source.rows == [["0.1", "0.2", "0.3", "0.0", "0.4"]] && seen(view) == "0.1 0.2 0.3 0.0 0.4")
    #expect(cell.frame == CGRect(x: 0, y: 110, width: 100, height: 100) && view.cellForItem(at: path(3)) === cell)
  }

  @Test("27.15: cancelled, or redirected by the delegate, or refused")
  func otherwise() {
    let (source, view) = show(5)
    let cell = view.visibleCells[0]
    view.beginInteractiveMovementForItem(at: path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 265, y: 60))
    view.cancelInteractiveMovement()
    stage.wait(0.5)
    #expect(seen(view) == "0.0 0.1 0.2 0.3 0.4" && cell.frame.origin == .zero)
    expectEqual(source.take(), "canMove(0.0) target(0.0,0.2)")
    source.target = path(1)
    view.beginInteractiveMovementForItem(at: path(4))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 265, y: 60))
    view.endInteractiveMovement()
    expectEqual(source.take(), "canMove(0.4) target(0.4,0.2) move(0.4,0.1)")
    source.isFixed = true
    #expect(!view.beginInteractiveMovementForItem(at: path(0)) && !view.beginInteractiveMovementForItem(at: path(9)))
    view.updateInteractiveMovementTargetPosition(.zero)
    view.endInteractiveMovement()
    expectEqual(source.take(), "canMove(0.0)")
  }

  @Test("27.15: cells that come into sight meanwhile are those of the data")
  func cellsOnTheWay() {
    let (source, view) = show(30)
    view.beginInteractiveMovementForItem(at: path(0))
    view.contentOffset.y = 220
    stage.settle()
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 270))
    view.contentOffset.y = 0
    stage.settle()
    expectEqual(seen(view), "0.1 0.2 0.3 0.4 0.5 0.6 0.0")
    view.endInteractiveMovement()
    stage.wait(0.5)
    expectEqual(source.rows[0].prefix(8), ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.0", "0.7"])
  }

  @Test("27.15: into another section; a batch gives the movement up")
  func sections() {
    let (source, view) = show(2, 2)
    view.beginInteractiveMovementForItem(at: path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
    #expect(view.numberOfItems(inSection: 0) == 1 && view.numberOfItems(inSection: 1) == 3)
    view.endInteractiveMovement()
    stage.wait(0.5)
    #expect(source.rows == [["0.1"], ["0.0", "1.0", "1.1"]] && seen(view) == "0.1 0.0 1.0 1.1")
    view.beginInteractiveMovementForItem(at: path(0, 1))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    view.performBatchUpdates {
      source.rows[1].removeLast()
      view.deleteItems(at: [path(2, 1)])
    }
    stage.wait(0.5)
    expectEqual(seen(view), "0.1 0.0 1.0")
  }

  @Test("27.15: a finger that rests moves an item and does not scroll; a mouse that is dragged does too")
  func gestures() {
    let (source, view) = show(30)
    let finger = stage.finger(1)
    finger.down(at: CGPoint(x: 50, y: 50))
    stage.wait(0.6)
    finger.move(to: CGPoint(x: 160, y: 60), duration: 0.2)
    finger.up()
    stage.wait(0.5)
    #expect(source.take() == "canMove(0.0) target(0.0,0.1) move(0.0,0.1)" && view.contentOffset == .zero)
    stage.mouse.move(to: CGPoint(x: 50, y: 50))
    stage.mouse.down()
    for x in stride(from: 52.0, through: 260, by: 4) { stage.mouse.move(to: CGPoint(x: x, y: 50)) }
    stage.mouse.up()
    stage.wait(0.5)
    expectEqual(source.take(), "canMove(0.0) target(0.0,0.1) target(0.0,0.2) move(0.0,0.2)")
    source.installsStandardGestureForInteractiveMovement = false
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 20))
    #expect(source.take() == "" && view.contentOffset.y > 0)
  }

  @Test("27.15: Alt with an arrow moves the item that the keyboard is at")
  func keys() {
    let (source, view) = show(5)
    stage.typeKey(.keyboardTab)
    stage.typeKey(.keyboardHome)
    _ = source.take()
    stage.typeKey(.keyboardRightArrow, modifierFlags: .alternate)
    stage.typeKey(.keyboardDownArrow, modifierFlags: .alternate)
    expectEqual(source.take(), "canMove(0.0) target(0.0,0.1) move(0.0,0.1) canMove(0.1) target(0.1,0.4) move(0.1,0.4)")
    expectEqual(view.indexPathsForSelectedItems, [path(4)])
  }

  @Test("27.14: a diffable data source moves by its handlers, and brings cells up to date without others")
  func diffable() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: flow)
    var made: [Int] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, item in made.append(item) }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var received: [[Int]] = []
    source.reorderingHandlers.canReorderItem = { $0 != 3 }
    source.reorderingHandlers.didReorder = { received.append($0.finalSnapshot.itemIdentifiers) }
    stage.rootView.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3, 4])
    source.apply(snapshot, animatingDifferences: false)
    #expect(made == [1, 2, 3, 4] && !view.beginInteractiveMovementForItem(at: path(2)))
    view.beginInteractiveMovementForItem(at: path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
    view.endInteractiveMovement()
    #expect(received == [[2, 3, 4, 1]] && source.snapshot().itemIdentifiers == [2, 3, 4, 1])
    stage.wait(0.5)
    let cells = view.visibleCells
    made = []
    var next = source.snapshot()
    next.reconfigureItems([3, 1])
    source.apply(next)
    stage.wait(0.5)
    #expect(made == [3, 1] && zip(view.visibleCells, cells).allSatisfy { $0 === $1 })
  }

  @Test("27.22: two fingers select what they pass over, and give back what they leave")
  func twoFingers() {
    let (source, view) = show(30)
    view.allowsMultipleSelection = true
    let (one, two) = (stage.finger(1), stage.finger(2))
    one.down(at: CGPoint(x: 30, y: 50))
    two.down(at: CGPoint(x: 70, y: 50))
    for x in stride(from: 10.0, through: 220, by: 10) {
      stage.atOnce {
        one.move(to: CGPoint(x: 30 + x, y: 50))
        two.move(to: CGPoint(x: 70 + x, y: 50))
      }
    }
    expectEqual(view.indexPathsForSelectedItems, [path(0), path(1), path(2)])
    stage.atOnce {
      one.move(to: CGPoint(x: 140, y: 50))
      two.move(to: CGPoint(x: 180, y: 50))
    }
    one.up()
    two.up()
    expectEqual(source.take(), "mayBegin(0.0) didBegin(0.0) select(0.0) select(0.1) select(0.2) deselect(0.2) didEnd")
    expectEqual(view.contentOffset, .zero)
  }

  @Test("27.22: a mouse draws a rectangle in empty room")
  func rectangle() {
    let (source, view) = show(30)
    view.allowsMultipleSelection = true
    stage.mouse.move(to: CGPoint(x: 105, y: 20))
    stage.mouse.down()
    for y in stride(from: 22.0, through: 150, by: 4) { stage.mouse.move(to: CGPoint(x: 150, y: y)) }
    expectEqual(view.indexPathsForSelectedItems, [path(1), path(4)])
    #expect(view.subviews.contains { $0 is SelectionBand })
    stage.mouse.up()
    stage.settle()
    #expect(!view.subviews.contains { $0 is SelectionBand } && source.take() == "select(0.1) select(0.4)")
  }
}
