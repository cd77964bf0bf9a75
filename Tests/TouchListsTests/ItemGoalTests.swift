import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// Scrolling to items whose places are estimates (27.30), and strips that begin in the middle (27.19).
@MainActor @Suite struct ItemGoalTests {
  private final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      attributes.size = CGSize(width: 320, height: layoutAttributes.indexPath.item % 3 == 2 ? 140 : 41)
      return attributes
    }
  }
  private final class Source: UICollectionViewDataSource {
    var counts = [60]
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let stage = TouchStage(size: CGSize(width: 320, height: 480))
  private let source = Source()

  private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    stage.rootView.addSubview(view)
    stage.settle()
    return view
  }

  private func estimated(_ isFlow: Bool) -> UICollectionViewLayout {
    guard !isFlow else {
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = CGSize(width: 320, height: 30)
      flow.minimumLineSpacing = 0
      return flow
    }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  @Test(
    "27.30: an item is where it is wanted, however high the items turn out to be",
    arguments: [(true, true), (true, false), (false, true), (false, false)])
  func estimates(isFlow: Bool, animated: Bool) {
    let view = show(estimated(isFlow))
    func go(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGRect {
      view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: animated)
      stage.wait(2)
      return view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))!.frame
    }
    expectEqual(go(59, .bottom).maxY, view.contentOffset.y + 400)
    expectEqual(view.contentOffset.y, view.contentSize.height - 400)
    expectEqual(go(20, .top).minY, view.contentOffset.y)
    expectEqual(go(40, .centeredVertically).midY, view.contentOffset.y + 200)
    expectEqual(go(5, []).minY, view.contentOffset.y)
    expectEqual(go(50, []).maxY, view.contentOffset.y + 400)
    expectEqual(go(59, .top).maxY, view.contentOffset.y + 400)
    #expect(go(0, .bottom).minY == 0 && view.contentOffset.y == 0)
  }

  @Test("27.30: the way to an item whose place is known makes no cells there before it is seen")
  func known() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 50)
    flow.minimumLineSpacing = 0
    let view = show(flow)
    view.scrollToItem(at: IndexPath(item: 59, section: 0), at: .bottom, animated: true)
    #expect(view.contentOffset.y == 0 && view.cellForItem(at: IndexPath(item: 59, section: 0)) == nil)
    stage.wait(1)
    expectEqual(view.contentOffset.y - 2600, 0)
  }

  // MARK: Strips

  private func carousel(_ width: CGFloat) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(100)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 10
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func middle(_ view: UICollectionView, _ item: Int) -> CGFloat? {
    guard let cell = view.cellForItem(at: IndexPath(item: item, section: 0)) else { return nil }
    return cell.convert(CGPoint(x: cell.bounds.midX, y: 0), to: view).x
  }

  @Test("27.19: by groups in the middle the first one begins there, the last one ends there, and each rests there")
  func centered() {
    source.counts = [4]
    let view = show(carousel(200))
    expectEqual(middle(view, 0), 160)
    for item in 1...3 {
      stage.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 100, y: 50))
      stage.wait(2)
      expectEqual(middle(view, item), 160)
    }
    stage.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 100, y: 50))
    stage.wait(2)
    expectEqual(middle(view, 3), 160)
    view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .centeredHorizontally, animated: true)
    stage.wait(1)
    expectEqual(middle(view, 0), 160)
    view.frame.size.width = 300
    stage.wait(1)
    expectEqual(middle(view, 0), 150)
  }

  @Test("27.19: groups that come into an empty section begin in the middle, too")
  func filled() {
    source.counts = [0]
    let view = show(carousel(200))
    source.counts = [3]
    view.performBatchUpdates { view.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 0) }) }
    stage.wait(1)
    expectEqual(middle(view, 0), 160)
  }
}
