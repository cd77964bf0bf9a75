import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// A collection whose size changes in an animation (27.35).
@MainActor @Suite struct AnimatedBoundsTests {
  private final class Layout: UICollectionViewFlowLayout {
    var lines: [String] = []
    override func prepare() {
      super.prepare()
      lines.append("prepare")
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      lines.append("updates")
    }
    override func finalizeCollectionViewUpdates() { lines.append("finalize updates") }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      let now = collectionView?.bounds.size ?? .zero
      lines.append("from \(Int(oldBounds.width))x\(Int(oldBounds.height)) to \(Int(now.width))x\(Int(now.height))")
    }
    override func finalizeAnimatedBoundsChange() { lines.append("finalize bounds") }
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      lines.append("initial \(path.item)")
      let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
      attributes?.center.x += 100
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      lines.append("final \(path.item)")
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
      attributes?.center.y += 100
      return attributes
    }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class Source: UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 6
    var ended: [Int] = []
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { ended.append(indexPath.item) }
  }

  private let stage = TouchStage(size: CGSize(width: 320, height: 480))
  private let layout = Layout()
  private let source = Source()
  private let view: UICollectionView

  init() {
    layout.itemSize = CGSize(width: 100, height: 100)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    stage.rootView.addSubview(view)
    stage.settle()
    _ = layout.take()
  }

  private func cell(_ item: Int) -> UICollectionViewCell { view.cellForItem(at: IndexPath(item: item, section: 0))! }
  private func seen(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

  @Test("27.35: the layout is notified before and after, and asked in between for the start of new items")
  func coming() {
    UIView.animate(withDuration: 0.4) { view.frame.size.height = 220 }
    expectEqual(layout.take(), ["from 320x100 to 320x220", "initial 3", "initial 4", "initial 5", "finalize bounds"])
    let new = cell(3)
    #expect(seen(new).position.x == 150 && seen(new).opacity == 0)
    stage.wait(0.2)
    #expect(seen(new).position.x > 50 && seen(new).position.x < 150 && seen(new).opacity > 0)
    stage.wait(1)
    #expect(new.frame == CGRect(x: 0, y: 110, width: 100, height: 100) && new.alpha == 1)
    expectEqual(layout.take(), [])
  }

  @Test("27.35: removed items move where the layout says, and their end is reported")
  func going() {
    view.frame.size.height = 220
    stage.settle()
    let old = cell(4)
    _ = layout.take()
    UIView.animate(withDuration: 0.4) { view.frame.size.height = 100 }
    expectEqual(layout.take(), ["from 320x220 to 320x100", "final 3", "final 4", "final 5", "finalize bounds"])
    stage.wait(0.2)
    #expect(seen(old).position.y > 160 && seen(old).position.y < 260 && source.ended == [])
    stage.wait(1)
    #expect(source.ended == [3, 4, 5] && old.isHidden && old.alpha == 1)
    expectEqual(view.visibleCells.count, 3)
  }

  @Test("27.35: what stays glides to the place that another extent gives it")
  func staying() {
    view.frame.size.height = 300
    stage.settle()
    let third = cell(2)
    _ = layout.take()
    UIView.animate(withDuration: 0.4) { view.frame.size.width = 210 }
    expectEqual(layout.take(), ["prepare", "from 320x300 to 210x300", "finalize bounds"])
    stage.wait(0.2)
    #expect(seen(third).position.x > 50 && seen(third).position.x < 270 && seen(third).position.y > 50)
    stage.wait(1)
    expectEqual(third.frame, CGRect(x: 0, y: 110, width: 100, height: 100))
  }

  @Test("27.35: without an animation nothing is said, nor when only the offset changes")
  func atOnce() {
    view.frame.size.height = 220
    stage.settle()
    view.frame.size.height = 100
    stage.settle()
    UIView.animate(withDuration: 0.4) { view.contentOffset.y = 60 }
    UIView.performWithoutAnimation { view.frame.size.height = 150 }
    stage.wait(1)
    expectEqual(layout.take().filter { $0 != "prepare" }, [])
  }

  @Test("27.35: a batch that inserts or deletes items is reported equally, one that only moves is not")
  func batch() {
    view.performBatchUpdates {
      source.count = 5
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    expectEqual(
      layout.take(),
      [
        "prepare", "updates", "from 320x100 to 320x100", "final 0", "initial 2", "finalize bounds", "finalize updates",
      ])
    stage.wait(1)
    view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
    expectEqual(layout.take(), ["prepare", "updates", "finalize updates"])
    stage.wait(1)
    UIView.performWithoutAnimation { view.deleteItems(at: []) }
    expectEqual(layout.take(), ["prepare", "updates", "finalize updates"])
  }
}
