import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// Batches that scroll the content: visible views move from their visible positions (26.34, 27.13).
@MainActor @Suite struct ScrolledBatchTests {
  /// Returns the distances of views' centers from the top of a list now, and then in steps of a tenth of a second.
  private func steps(_ views: [UIView], in list: UIScrollView, _ stage: TouchStage) -> [[CGFloat]] {
    (0..<5).map { step in
      if step > 0 { stage.wait(0.1) }
      return views.map { view in
        let place = (view.layer.presentation() ?? view.layer).position.y
        return (place - (list.layer.presentation() ?? list.layer).bounds.minY).rounded()
      }
    }
  }

  private func isFalling(_ values: [CGFloat], from first: CGFloat, to last: CGFloat) -> Bool {
    values.first == first && values.last == last && zip(values, values.dropFirst()).allSatisfy { $0 >= $1 }
      && Set(values).count > 2
  }

  @Test("26.34: with a row that comes above, rows begin where they were seen, and one that goes fades there")
  func table() {
    let t = TableStage([100])
    t.show()
    t.table.contentOffset.y = 450
    t.stage.settle()
    let cells = [12, 13, 14].map { t.table.cellForRow(at: IndexPath(row: $0, section: 0))! }
    t.table.performBatchUpdates {
      t.rows[0].remove(at: 13)
      t.rows[0].insert("new", at: 0)
      t.table.deleteRows(at: [IndexPath(row: 13, section: 0)], with: .automatic)
      t.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    expectEqual(t.table.contentOffset.y, 494)
    let seen = steps(cells, in: t.table, t.stage)
    expectEqual(seen.map { [$0[0], $0[1]] }, Array(repeating: [100, 144], count: 5))
    #expect(isFalling(seen.map { $0[2] }, from: 188, to: 144))
  }

  @Test("26.34: at the end of a table whose last rows go the others come down from where they were seen")
  func end() {
    let t = TableStage([20])
    t.show()
    t.table.contentOffset.y = 660
    t.stage.settle()
    let cell = t.table.cellForRow(at: IndexPath(row: 16, section: 0))!
    t.rows[0].removeLast(2)
    t.table.deleteRows(at: [18, 19].map { IndexPath(row: $0, section: 0) }, with: .automatic)
    expectEqual(t.table.contentOffset.y, 572)
    let seen = steps([cell], in: t.table, t.stage).map { $0[0] }
    #expect(isFalling(seen.reversed(), from: 154, to: 66))
  }

  /// Keeps the visible items in place when two are inserted at the beginning, and moves deleted ones to the side.
  private final class Keeping: UICollectionViewFlowLayout {
    var way: CGFloat = 0
    var isSaying = false
    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      defer { way = 0 }
      return CGPoint(x: proposed.x, y: proposed.y + way)
    }
    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
      if isSaying { attributes?.center.y += 30 }
      return attributes
    }
  }

  private final class Source: UICollectionViewDataSource {
    var count = 40
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("27.13: items that stay and items that go move along with the content", arguments: [false, true])
  func collection(layoutSays: Bool) {
    let (stage, layout, source) = (TouchStage(size: CGSize(width: 320, height: 480)), Keeping(), Source())
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.isSaying = layoutSays
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    stage.rootView.addSubview(view)
    stage.settle()
    view.contentOffset.y = 300
    stage.settle()
    let cells = [6, 7, 8].map { view.cellForItem(at: IndexPath(item: $0, section: 0))! }
    layout.way = 120
    view.performBatchUpdates {
      source.count = 41
      view.deleteItems(at: [IndexPath(item: 7, section: 0)])
      view.insertItems(at: [0, 1].map { IndexPath(item: $0, section: 0) })
    }
    expectEqual(view.contentOffset.y, 420)
    let seen = steps(cells, in: view, stage)
    expectEqual(seen.map { $0[0] }, Array(repeating: 85, count: 5))
    #expect(isFalling(seen.map { $0[2] }, from: 205, to: 145))
    let leaving = seen.map { $0[1] }
    if layoutSays {
      #expect(isFalling(leaving.reversed(), from: 175, to: 145))
    } else {
      expectEqual(leaving, Array(repeating: 145, count: 5))
    }
    stage.wait(1)
    #expect(view.visibleCells.allSatisfy { $0.alpha == 1 && $0.transform.isIdentity })
  }
}
