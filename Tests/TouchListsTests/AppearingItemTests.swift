import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// What a layout says of items that come and go in a batch (27.13).
@MainActor @Suite struct AppearingItemTests {
  private final class Layout: UICollectionViewFlowLayout {
    var lines: [String] = []
    var answers = true
    override func prepare() {
      super.prepare()
      lines.append("prepare")
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      func text(_ path: IndexPath?) -> String {
        guard let path else { return "-" }
        return path.item == NSNotFound ? "\(path.section)" : "\(path.section).\(path.item)"
      }
      lines += updateItems.map {
        "\($0.updateAction) \(text($0.indexPathBeforeUpdate)) \(text($0.indexPathAfterUpdate))"
      }
    }
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      lines.append("initial \(path.section).\(path.item)")
      let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
      guard answers else { return attributes }
      attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      attributes?.center = CGPoint(x: 160, y: 150)
      attributes?.alpha = 0.5
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      lines.append("final \(path.section).\(path.item)")
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
      guard answers else { return attributes }
      attributes?.center.y += 100
      attributes?.alpha = 1
      return attributes
    }
    override func finalizeCollectionViewUpdates() { lines.append("finalize") }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class Source: UICollectionViewDataSource {
    var rows = [["a", "b", "c"], ["d"]]
    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows[section].count }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let stage = TouchStage(size: CGSize(width: 320, height: 480))
  private let layout = Layout()
  private let source = Source()
  private let view: UICollectionView

  init() {
    layout.itemSize = CGSize(width: 100, height: 100)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    stage.rootView.addSubview(view)
    stage.settle()
    _ = layout.take()
  }

  private func cell(_ item: Int) -> UICollectionViewCell { view.cellForItem(at: IndexPath(item: item, section: 0))! }

  private func replaceFirst() {
    view.performBatchUpdates {
      source.rows[0] = ["b", "c", "new"]
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
  }

  @Test("The layout receives the batch, is asked for removed and new items, and is notified of the animation")
  func order() {
    replaceFirst()
    expectEqual(layout.take(), ["prepare", "delete 0.0 -", "insert - 0.2", "final 0.0", "initial 0.2", "finalize"])
  }

  @Test("Every kind of change, with what goes first")
  func kinds() {
    view.performBatchUpdates {
      source.rows = [["n"], ["c", "b2", "x"]]
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.reloadItems(at: [IndexPath(item: 1, section: 0)])
      view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 1))
      view.insertItems(at: [IndexPath(item: 2, section: 1)])
      view.deleteSections([1])
      view.insertSections([0])
    }
    expectEqual(
      layout.take().prefix { $0 != "final 0.0" },
      [
        "prepare", "delete 1 -", "delete 0.0 -", "reload 0.1 1.1", "insert - 0", "insert - 1.2", "move 0.2 1.0",
      ])
  }

  /// Returns the presentation layer of a view.
  private func seen(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

  @Test("A cell comes from where the layout says, and one that goes does so as it says")
  func motion() {
    let leaving = cell(0)
    replaceFirst()
    let coming = cell(2)
    #expect(abs(seen(coming).position.x - 160) < 1 && abs(seen(coming).opacity - 0.5) < 0.01)
    #expect(abs(seen(coming).affineTransform().a - 0.5) < 0.01)
    stage.wait(0.15)
    #expect(seen(leaving).position.y > 60 && seen(leaving).position.y < 150 && seen(leaving).opacity == 1)
    stage.wait(1)
    expectEqual(coming.frame, CGRect(x: 220, y: 0, width: 100, height: 100))
    #expect(coming.transform.isIdentity && coming.alpha == 1)
    #expect(leaving.isHidden && leaving.transform.isIdentity, "it can be used again")
  }

  @Test("What the layout says by default is that an item fades where it is")
  func byDefault() {
    layout.answers = false
    let leaving = cell(0)
    replaceFirst()
    let coming = cell(2)
    stage.wait(0.15)
    #expect(seen(coming).position == CGPoint(x: 270, y: 50) && seen(leaving).position == CGPoint(x: 50, y: 50))
    #expect(seen(coming).opacity > 0.1 && seen(coming).opacity < 0.9)
    #expect(seen(leaving).opacity > 0.1 && seen(leaving).opacity < 0.9)
    stage.wait(1)
    #expect(coming.alpha == 1 && leaving.alpha == 1)
  }

  /// Reloads or lays out everything when it is notified of a batch.
  private final class Meddling: UICollectionViewFlowLayout {
    var body: ((UICollectionView) -> Void)?
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      if let collectionView { body?(collectionView) }
    }
  }

  @Test("A layout that loads or lays out meanwhile gets every item once", arguments: [true, false])
  func meddling(reloads: Bool) {
    let meddling = Meddling()
    meddling.itemSize = CGSize(width: 100, height: 100)
    view.collectionViewLayout = meddling
    stage.settle()
    meddling.body = { view in if reloads { view.reloadData() } else { view.setNeedsLayout(); view.layoutIfNeeded() } }
    var ends: [Bool] = []
    view.performBatchUpdates {
      source.rows[0] = ["b", "c", "new"]
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
    } completion: {
      ends.append($0)
    }
    stage.wait(1)
    let cells = (0..<3).map(cell)
    #expect(Set(cells.map(ObjectIdentifier.init)).count == 3 && cells.allSatisfy { !$0.isHidden && $0.alpha == 1 })
    #expect(cells.map(\.frame.minX) == [0, 110, 220] && view.visibleCells.count == 4 && ends == [true])
  }

  @Test("Outside a window nothing is asked, but the layout is notified")
  func inNoWindow() {
    view.removeFromSuperview()
    replaceFirst()
    expectEqual(layout.take().filter { $0 != "prepare" }, ["delete 0.0 -", "insert - 0.2", "finalize"])
  }

  /// Each item is turned by half a radian more than the one before.
  private final class TurnedLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map(turned)
    }
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForItem(at: path).map(turned)
    }
    private func turned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
      copy.transform = CGAffineTransform(rotationAngle: CGFloat(attributes.indexPath.item) / 2)
      return copy
    }
  }

  @Test("Items that are turned keep their size on their way, and turn as they go")
  func turnedItems() {
    let layout = TurnedLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    view.setCollectionViewLayout(layout, animated: false)
    stage.settle()
    let moved = cell(1)
    view.performBatchUpdates {
      source.rows[0].remove(at: 0)
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    stage.wait(0.1)
    let (shown, turn) = (seen(moved), seen(moved).affineTransform())
    #expect(abs(shown.bounds.width - 50) < 0.001 && abs(shown.bounds.height - 50) < 0.001)
    #expect(turn.b > 0.01 && turn.b < 0.47)
    stage.wait(1)
    #expect(moved.transform == .identity && moved.bounds.size == CGSize(width: 50, height: 50))
  }
}
