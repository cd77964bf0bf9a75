import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// The calls of a custom layout when it is invalidated (27.26), and their order (27.1, 27.13).
@MainActor @Suite struct InvalidationTests {
  /// A column of rows whose frames are computed once and kept until the layout is invalidated.
  private final class Column: UICollectionViewLayout {
    final class Context: UICollectionViewLayoutInvalidationContext { var isOwn = false }
    var lines: [String] = []
    var kept: [UICollectionViewLayoutAttributes] = []
    var height: CGFloat = 50
    /// Which of the two ways of invalidating clears what is kept.
    var clearsWithContext = false
    var asks = false
    var shift = CGPoint.zero
    override class var invalidationContextClass: AnyClass { Context.self }
    override func invalidateLayout() {
      super.invalidateLayout()
      lines.append("invalidate")
      if !clearsWithContext { kept = [] }
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      let words = [
        context is Context ? nil : "foreign", context.invalidateEverything ? "everything" : nil,
        context.invalidateDataSourceCounts ? "counts" : nil,
      ]
      lines.append("with(\(words.compactMap { $0 }.joined(separator: " ")))")
      if clearsWithContext, context.invalidateEverything || context.invalidateDataSourceCounts { kept = [] }
      super.invalidateLayout(with: context)
    }
    override func prepare() {
      super.prepare()
      lines.append("prepare")
      guard kept.isEmpty, let collectionView else { return }
      kept = (0..<collectionView.numberOfItems(inSection: 0)).map {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
        attributes.frame = CGRect(x: 0, y: CGFloat($0) * height, width: collectionView.bounds.width, height: height)
        return attributes
      }
    }
    override var collectionViewContentSize: CGSize {
      lines.append("size")
      return CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(kept.count) * height)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      lines.append("elements")
      return kept.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      kept.indices.contains(indexPath.item) ? kept[indexPath.item] : nil
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      if asks { lines.append("should(\(collectionView!.bounds.size.width) \(newBounds.width))") }
      return newBounds.width != collectionView!.bounds.width || shift != .zero
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      (context.contentOffsetAdjustment, shift) = (shift, .zero)
      return context
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      lines.append("updates(\(updateItems.count))")
    }
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      lines.append("initial(\(path.item))")
      return super.initialLayoutAttributesForAppearingItem(at: path)
    }
    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      lines.append("final(\(path.item))")
      return super.finalLayoutAttributesForDisappearingItem(at: path)
    }
    override func finalizeCollectionViewUpdates() { lines.append("finalize") }
    func take() -> String {
      defer { lines = [] }
      return lines.joined(separator: " ")
    }
  }

  private final class Source: UICollectionViewDataSource {
    var rows = ["a", "b", "c", "d"]
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = rows[indexPath.item]
      return cell
    }
  }

  private let stage = TouchStage(size: CGSize(width: 320, height: 480))
  private let layout = Column()
  private let source = Source()
  private let view: UICollectionView

  init() {
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 120), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    stage.rootView.addSubview(view)
    stage.settle()
    _ = layout.take()
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  private func tops() -> [String: CGFloat] {
    Dictionary(uniqueKeysWithValues: view.visibleCells.map { ($0.accessibilityLabel ?? "?", $0.frame.minY) })
  }

  @Test("27.26: a reload invalidates everything, another layout too, a program nothing that it has not named")
  func contexts() {
    view.reloadData()
    stage.settle()
    expectEqual(layout.take(), "with(everything counts) invalidate prepare size elements")
    layout.invalidateLayout()
    stage.settle()
    expectEqual(layout.take(), "with() invalidate prepare size elements")
    layout.invalidateLayout(with: Column.Context())
    stage.settle()
    expectEqual(layout.take(), "with() prepare size elements")
    let other = Column()
    view.collectionViewLayout = other
    stage.settle()
    expectEqual(other.take(), "with(everything) invalidate prepare size elements")
    view.dataSource = nil
    expectEqual(other.take(), "with(everything counts) invalidate")
  }

  @Test("27.26: scrolling asks whether the layout holds, with the bounds from before still there; so does another size")
  func bounds() {
    layout.asks = true
    view.contentOffset.y = 30
    stage.settle()
    expectEqual(layout.take(), "should(320.0 320.0) elements")
    view.frame.size.width = 200
    stage.settle()
    expectEqual(layout.take(), "should(320.0 200.0) with() invalidate prepare size elements")
    expectEqual(view.visibleCells.map(\.frame.width), [200, 200, 200])
    _ = layout.take()
    view.setNeedsLayout()
    stage.settle()
    expectEqual(layout.take(), "elements")
  }

  @Test("27.26: the content moves as a context of other bounds says, after they are there")
  func adjustment() {
    layout.shift = CGPoint(x: 0, y: 15)
    view.contentOffset.y = 30
    expectEqual(view.contentOffset.y, 45)
    stage.settle()
    expectEqual(layout.lines.filter { $0 != "elements" }, ["with()", "prepare", "size"])
    expectEqual(view.contentOffset.y, 45)
  }

  @Test("27.26: by as much as a context says the content grows, until the layout says its size")
  func growth() {
    let context = Column.Context()
    context.contentSizeAdjustment = CGSize(width: 0, height: 70)
    layout.invalidateLayout(with: context)
    expectEqual(view.contentSize, CGSize(width: 320, height: 270))
    stage.settle()
    expectEqual(view.contentSize, CGSize(width: 320, height: 200))
  }

  @Test(
    "27.13, 27.26: a layout that keeps its frames until it is invalidated shows none of before in a batch",
    arguments: [false, true])
  func batch(clearsWithContext: Bool) {
    layout.clearsWithContext = clearsWithContext
    view.performBatchUpdates {
      source.rows = ["new", "a", "c", "d"]
      view.deleteItems(at: [path(1)])
      view.insertItems(at: [path(0)])
    }
    expectEqual(layout.take(), "with(counts) invalidate prepare size updates(2) final(1) elements initial(0) finalize")
    expectEqual(tops(), ["new": 0, "a": 50, "c": 100])
    stage.wait(1)
    source.rows.append("e")
    view.insertItems(at: [path(4)])
    view.contentOffset.y = 130
    stage.wait(1)
    expectEqual(tops(), ["c": 100, "d": 150, "e": 200])
  }

  @Test("27.26: a batch of nothing invalidates the layout, and no numbers")
  func emptyBatch() {
    layout.height = 20
    view.performBatchUpdates(nil)
    expectEqual(layout.take(), "with() prepare size updates(0) elements finalize")
    layout.invalidateLayout()
    view.performBatchUpdates(nil)
    stage.wait(1)
    expectEqual(tops(), ["a": 0, "b": 20, "c": 40, "d": 60])
  }

  // MARK: Sizes that views say

  /// A column whose cells say how high they are.
  private final class Measuring: UICollectionViewLayout {
    var heights: [Int: CGFloat] = [:]
    var frames: [CGRect] = []
    var asked: [Int] = []
    override func prepare() {
      super.prepare()
      var top: CGFloat = 0
      frames = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map {
        let frame = CGRect(x: 0, y: top, width: collectionView!.bounds.width, height: heights[$0] ?? 40)
        top += frame.height
        return frame
      }
    }
    override var collectionViewContentSize: CGSize {
      CGSize(width: collectionView?.bounds.width ?? 0, height: frames.last?.maxY ?? 0)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      frames.indices.filter { frames[$0].intersects(rect) }.map {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))!
      }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frames[indexPath.item]
      return attributes
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      asked.append(originalAttributes.indexPath.item)
      return preferredAttributes.size.height != originalAttributes.size.height
    }
    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      heights[preferredAttributes.indexPath.item] = preferredAttributes.size.height
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      context.invalidateItems(at: [originalAttributes.indexPath])
      return context
    }
  }

  private final class TallCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      attributes.size.height = layoutAttributes.indexPath.item % 2 == 0 ? 60 : 40
      return attributes
    }
  }

  @Test("27.18: a custom self-sizing layout receives the preferred size of each new cell")
  func measuring() {
    let layout = Measuring()
    let view = UICollectionView(frame: view.frame, collectionViewLayout: layout)
    view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    stage.rootView.addSubview(view)
    stage.settle()
    func tops() -> [String: CGFloat] {
      Dictionary(uniqueKeysWithValues: view.visibleCells.map { ($0.accessibilityLabel ?? "?", $0.frame.minY) })
    }
    expectEqual(view.contentSize.height, 200)
    expectEqual(tops(), ["a": 0, "b": 60, "c": 100])
    expectEqual(layout.asked.filter { $0 == 1 }.count, 1)
    view.scrollToItem(at: path(3), at: .bottom, animated: false)
    #expect(view.contentSize.height == 200 && view.contentOffset.y == 80)
  }

  @Test("27.18: a layout that leaves the question alone costs no measuring")
  func unasked() {
    final class Counting: UICollectionViewCell {
      nonisolated(unsafe) static var measurings = 0
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        Self.measurings += 1
        return layoutAttributes
      }
    }
    view.register(Counting.self, forCellWithReuseIdentifier: "cell")
    view.reloadData()
    stage.settle()
    view.collectionViewLayout = UICollectionViewFlowLayout()
    stage.settle()
    expectEqual(Counting.measurings, 0)
  }

  // MARK: An item on its way

  @Test("27.15: the layout determines an item's appearance and target during a move, and receives each position")
  func moving() {
    final class Lifting: UICollectionViewFlowLayout {
      var lines: [String] = []
      override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
      ) -> UICollectionViewLayoutAttributes {
        let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
        attributes.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
        attributes.alpha = 0.8
        attributes.center.x = 30
        return attributes
      }
      override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
      ) -> UICollectionViewLayoutInvalidationContext {
        lines.append("\(previousIndexPaths[0].item)>\(targetIndexPaths[0].item)")
        return super.invalidationContext(
          forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
          previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      }
      override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
      ) -> UICollectionViewLayoutInvalidationContext {
        lines.append("end(\(previousIndexPaths[0].item)>\(indexPaths[0].item) \(movementCancelled))")
        return super.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
      }
    }
    final class Movable: UICollectionViewDataSource {
      var rows = ["a", "b", "c", "d"]
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }
      func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
      func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
        rows.insert(rows.remove(at: source.item), at: destination.item)
      }
    }
    let (layout, movable) = (Lifting(), Movable())
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    view.frame.size.height = 300
    view.collectionViewLayout = layout
    view.dataSource = movable
    stage.settle()
    let cell = view.cellForItem(at: path(0))!
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 130))
    #expect(cell.center == CGPoint(x: 30, y: 130) && cell.alpha == 0.8 && cell.transform.a == 1.2)
    stage.settle()
    #expect(cell.center == CGPoint(x: 30, y: 130) && cell.layer.zPosition == 1_000_000)
    view.endInteractiveMovement()
    stage.wait(1)
    #expect(layout.lines == ["0>2", "end(0>2 false)"] && movable.rows == ["b", "c", "a", "d"])
    #expect(cell.center == CGPoint(x: 160, y: 125) && cell.alpha == 1 && cell.transform.isIdentity)
  }
}
