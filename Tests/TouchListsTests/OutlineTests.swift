import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// Outlines as values, letters of collections, and which items are edited (semantics 27.23, 27.27, 27.28).
@MainActor @Suite struct OutlineTests {
  private func tree() -> NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "d"])
    tree.append(["b", "c"], to: "a")
    tree.append(["b1"], to: "b")
    return tree
  }

  @Test("27.23: the items of a tree precede their children; a collapsed item hides its whole subtree")
  func walking() {
    var tree = tree()
    expectEqual(tree.items, ["a", "b", "b1", "c", "d"])
    expectEqual(tree.visibleItems, ["a", "d"])
    tree.expand(["b"])
    expectEqual(tree.visibleItems, ["a", "d"])
    tree.expand(["a"])
    expectEqual(tree.visibleItems, ["a", "b", "b1", "c", "d"])
    expectEqual(["a", "b", "b1"].map { tree.level(of: $0) }, [0, 1, 2])
    expectEqual(tree.parent(of: "b1"), "b")
    expectNil(tree.parent(of: "d"))
    tree.collapse(["a"])
    #expect(!tree.isVisible("b1"))
    #expect(tree.isVisible("d"))
    expectEqual(tree.index(of: "c"), 3)
    expectNil(tree.index(of: "x"))
  }

  @Test("27.23: items and whole trees are put in, taken out and replaced")
  func changing() {
    var tree = tree()
    tree.insert(["x"], before: "c")
    tree.insert(["y"], after: "a")
    expectEqual(tree.items, ["a", "b", "b1", "x", "c", "y", "d"])
    tree.delete(["b", "missing"])
    expectEqual(tree.items, ["a", "x", "c", "y", "d"])
    #expect(!tree.contains("b1"))
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["m"])
    other.append(["n"], to: "m")
    other.expand(["m"])
    tree.replace(childrenOf: "a", using: other)
    tree.expand(["a"])
    expectEqual(tree.visibleItems, ["a", "m", "n", "y", "d"])
    tree.insert(self.tree().snapshot(of: "b"), before: "d")
    expectEqual(tree.items, ["a", "m", "n", "y", "b1", "d"])
    expectEqual(tree.snapshot(of: "a", includingParent: true).visibleItems, ["a", "m", "n"])
    expectEqual(tree.snapshot(of: "a").rootItems, ["m"])
    tree.deleteAll()
    #expect(tree.items.isEmpty)
  }

  final class Source: UICollectionViewController {
    var fixed: Set<Int> = []
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    override func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
      !fixed.contains(indexPath.item)
    }
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B", "C"] }
  }

  private func stage() -> (TouchStage, Source) {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 300, height: 40)
    let source = Source(collectionViewLayout: flow)
    source.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let stage = TouchStage(size: CGSize(width: 320, height: 300), rootViewController: source)
    stage.settle()
    return (stage, source)
  }

  @Test("27.27: the letters of a collection lead to the items that the data source names")
  func letters() {
    let (stage, source) = stage()
    let view = source.collectionView!
    // Three letters of 16 points in the middle of 300.
    stage.tap(at: CGPoint(x: 310, y: 150))
    expectEqual(view.contentOffset.y, 990)
    stage.finger.down(at: CGPoint(x: 310, y: 150))
    stage.wait(0.2)
    stage.finger.move(to: CGPoint(x: 310, y: 133))
    expectEqual(view.contentOffset.y, 0)
    stage.finger.up()
  }

  @Test("27.28: cells of items that cannot be edited are not told of editing")
  func editing() {
    let (stage, source) = stage()
    source.fixed = [1]
    source.collectionView.isEditing = true
    stage.settle()
    func edited() -> [Bool] {
      (0..<3).compactMap { source.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) }
        .map(\.configurationState.isEditing)
    }
    expectEqual(edited(), [true, false, true])
    source.collectionView.reloadData()
    stage.settle()
    expectEqual(edited(), [true, false, true])
  }
}
