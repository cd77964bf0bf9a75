import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

@MainActor
private final class Tiles: UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var names: [String]
  var drops: [String] = []
  init(_ names: [String]) { self.names = names }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.item]))]
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first,
      let source = item.sourceIndexPath
    else { return drops.append("-") }
    drops.append("\(source.item)>\(target.item)")
    names.insert(names.remove(at: source.item), at: target.item)
    collectionView.moveItem(at: source, to: target)
    coordinator.drop(item.dragItem, toItemAt: target)
  }
}

/// Drags in a grid of three columns of 100 by 100 points.
@MainActor @Suite struct CollectionDragTests {
  let stage = TouchStage(size: CGSize(width: 300, height: 400))
  let grid: UICollectionView
  private let tiles = Tiles(["a", "b", "c", "d", "e"])

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    (grid.dataSource, grid.dragDelegate, grid.dropDelegate) = (tiles, tiles, tiles)
    stage.rootView.addSubview(grid)
    stage.settle()
  }

  private var mark: CGRect? { grid.subviews.last { $0.frame.width == 2 || $0.frame.height == 2 }?.frame }

  @Test(
    "54.30, 54.32: an item moves before or after the one below it, by the half in which the drag is",
    arguments: [
      (CGPoint(x: 220, y: 50), "0>1", ["b", "a", "c", "d", "e"], CGFloat(199)),
      (CGPoint(x: 280, y: 50), "0>2", ["b", "c", "a", "d", "e"], 299),
      (CGPoint(x: 20, y: 150), "0>2", ["b", "c", "a", "d", "e"], -1),
      (CGPoint(x: 280, y: 150), "-", ["a", "b", "c", "d", "e"], .nan),
    ])
  func move(place: CGPoint, drop: String, result: [String], line: CGFloat) {
    stage.finger.down(at: CGPoint(x: 50, y: 50))
    stage.wait(0.51)
    stage.finger.move(to: place)
    #expect(grid.hasActiveDrag && grid.hasActiveDrop)
    #expect(mark?.minX == (line.isNaN ? nil : line) && (mark == nil || mark?.height == 100))
    stage.finger.up()
    stage.wait(1)
    #expect(tiles.drops == [drop] && tiles.names == result && mark == nil)
    #expect(!grid.hasActiveDrag && !grid.hasActiveDrop)
  }

  @Test("54.30: drags that are turned off leave the press to the item")
  func disabled() {
    grid.dragInteractionEnabled = false
    stage.finger.down(at: CGPoint(x: 50, y: 50))
    stage.wait(0.6)
    stage.finger.up()
    expectEqual(grid.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
  }
}
