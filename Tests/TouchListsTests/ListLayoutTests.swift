import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchLists

/// Collections with compositional layouts in a stage.
@MainActor @Suite final class ListLayoutTests {
  /// Collections hold their data sources weakly.
  private var kept: [AnyObject] = []

  let stage = TouchStage(size: CGSize(width: 320, height: 480))

  private func list(
    _ counts: [Int], _ configuration: UICollectionLayoutListConfiguration, height: CGFloat = 300,
    fill: @escaping (UICollectionViewListCell, Int) -> Void = { _, _ in }
  ) -> UICollectionView {
    stage.window.application?.becomeShared()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
      fill(cell, item)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = "section \(path.section)"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for (section, count) in counts.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems((0..<count).map { section * 1000 + $0 }, toSection: section)
    }
    source.apply(snapshot, animatingDifferences: false)
    stage.rootView.addSubview(view)
    stage.settle()
    kept.append(source)
    return view
  }
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("27.18, 27.20: rows determine their heights; correcting those above keeps visible rows in place")
  func heights() {
    // Odd rows have two lines.
    let view = list([200], UICollectionLayoutListConfiguration(appearance: .plain)) { cell, item in
      if item % 2 == 1 {
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText) = ("\(item)", "second\nthird")
        cell.contentConfiguration = content
      }
    }
    let (even, odd) = (view.cellForItem(at: path(0))!.frame.height, view.cellForItem(at: path(1))!.frame.height)
    #expect(even == 44 && odd > 60)
    view.scrollToItem(at: path(150), at: .top, animated: false)
    stage.settle()
    view.contentOffset.y -= 1
    stage.settle()
    var place = view.convert(view.cellForItem(at: path(150))!.frame.origin, to: nil).y
    // Each step upwards brings rows into sight that are higher than estimated.
    for _ in 0..<10 {
      view.contentOffset.y -= 20
      stage.settle()
      place += 20
      expectEqual(view.layoutAttributesForItem(at: path(150)).map { $0.frame.minY - view.contentOffset.y }, place)
    }
    let known = view.indexPathsForVisibleItems.map { view.layoutAttributesForItem(at: $0)!.frame.height }
    expectEqual(Set(known), [even, odd])
  }

  @Test("27.20: the inset appearance keeps away from the edges, pins no header, and rounds the ends of a section")
  func insetGrouped() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let view = list([3, 2], configuration)
    expectEqual(view.backgroundColor, .systemGroupedBackground)
    #expect(view.cellForItem(at: path(0))!.frame.minX == 16 && view.cellForItem(at: path(0))!.frame.width == 288)
    let header =
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 1)) as! UICollectionViewListCell
    expectEqual((header.contentConfiguration as? UIListContentConfiguration)?.text, "section 1")
    #expect(header.frame.minY >= view.cellForItem(at: path(2))!.frame.maxY)
    expectEqual(view.cellForItem(at: path(0, 1))!.frame.minY, header.frame.maxY)
  }

  @Test("27.20: headers of the plain appearance stay in sight while their section is")
  func pinned() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let view = list([20, 20], configuration)
    let kind = UICollectionView.elementKindSectionHeader
    view.contentOffset.y = 200
    stage.settle()
    expectEqual(view.supplementaryView(forElementKind: kind, at: path(0))?.frame.minY, 200)
  }

  @Test("27.20: accessories take room at both sides, those of editing while the collection is edited")
  func accessories() {
    let view = list([3], UICollectionLayoutListConfiguration(appearance: .plain)) { cell, _ in
      cell.accessories = [.delete(), .label(text: "9"), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    let cell = view.cellForItem(at: path(0)) as! UICollectionViewListCell
    let before = cell.contentView.frame
    #expect(before.minX == 0 && before.maxX < 290)
    view.isEditing = true
    stage.settle()
    #expect(cell.contentView.frame.minX == 38 && cell.contentView.frame.maxX > before.maxX)
    #expect(cell.configurationState.isEditing)
  }

  @Test("27.20: a swipe shows the actions of the provider, and a full one performs the first")
  func swipe() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var deleted: [IndexPath] = []
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          deleted.append(path)
          done(true)
        }
      ])
    }
    let view = list([5], configuration)
    let cell = view.cellForItem(at: path(1))!
    let finger = stage.finger
    finger.down(at: CGPoint(x: 300, y: 66))
    finger.move(to: CGPoint(x: 240, y: 66), duration: 0.2)
    #expect(cell.frame.minX < -30 && cell.configurationState.isSwiped)
    finger.move(to: CGPoint(x: 10, y: 66), duration: 0.3)
    finger.up()
    stage.wait(0.5)
    #expect(deleted == [path(1)] && cell.frame.minX == 0 && !cell.configurationState.isSwiped)
  }

  @Test(
    "27.19: a horizontal section scrolls separately, has cells for visible items, and keeps its offset out of sight")
  func across() {
    stage.window.application?.becomeShared()
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in 0..<10 {
      snapshot.appendSections([section])
      snapshot.appendItems((0..<20).map { section * 100 + $0 })
    }
    source.apply(snapshot, animatingDifferences: false)
    stage.rootView.addSubview(view)
    stage.settle()
    kept.append(source)
    expectEqual(view.contentSize, CGSize(width: 320, height: 1000))
    func seen(_ section: Int) -> [Int] { view.indexPathsForVisibleItems.filter { $0[0] == section }.map { $0[1] } }
    #expect(seen(0) == [0, 1, 2, 3] && seen(2) == [0, 1, 2, 3] && seen(3) == [])
    let finger = stage.finger
    finger.down(at: CGPoint(x: 300, y: 150))
    finger.move(to: CGPoint(x: 80, y: 150), duration: 0.4)
    stage.wait(0.3)
    finger.up()
    stage.settle()
    let moved = view.stripOffset(1).x
    #expect(moved > 150 && view.stripOffset(0).x == 0 && view.contentOffset.y == 0)
    #expect(seen(1).first == Int(moved) / 100 && seen(0) == [0, 1, 2, 3])
    view.contentOffset.y = 500
    stage.settle()
    expectEqual(seen(1), [])
    view.contentOffset.y = 0
    stage.settle()
    #expect(view.stripOffset(1).x == moved && seen(1).first == Int(moved) / 100)
    view.scrollToItem(at: path(19, 2), at: .right, animated: false)
    stage.settle()
    #expect(view.stripOffset(2).x == 1680 && seen(2) == [16, 17, 18, 19])
    stage.tap(at: CGPoint(x: 310, y: 250))
    expectEqual(view.indexPathsForSelectedItems, [path(19, 2)])
  }

  final class Ground: UICollectionReusableView {}

  @Test("27.17: decorations are made by the layout and lie behind the cells")
  func decorations() {
    stage.window.application?.becomeShared()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.decorationItems = [.background(elementKind: "ground")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    stage.rootView.addSubview(view)
    stage.settle()
    kept.append(source)
    let ground = view.subviews.compactMap { $0 as? Ground }
    expectEqual(ground.map(\.frame), [CGRect(x: 0, y: 0, width: 320, height: 100)])
    #expect(ground[0].layer.zPosition < view.visibleCells[0].layer.zPosition)
  }

  final class Ahead: UICollectionViewDataSourcePrefetching, UITableViewDataSourcePrefetching {
    var lines: [String] = []
    private func name(_ paths: [IndexPath]) -> String { paths.map { "\($0[1])" }.joined(separator: " ") }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      lines.append("fetch " + name(indexPaths))
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      lines.append("cancel " + name(indexPaths))
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      lines.append("fetch " + name(indexPaths))
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      lines.append("cancel " + name(indexPaths))
    }
  }

  @Test("27.21: items one screen ahead are prefetched once, nearest first; those left behind are cancelled")
  func prefetching() {
    let ahead = Ahead()
    let table = TableStage([100], height: 132)
    table.table.prefetchDataSource = ahead
    table.show()
    expectEqual(ahead.lines, ["fetch 3 4 5"])
    table.table.contentOffset.y = 44
    table.stage.settle()
    expectEqual(ahead.lines, ["fetch 3 4 5", "fetch 6"])
    ahead.lines = []
    table.table.contentOffset.y = 44 * 20
    table.stage.settle()
    expectEqual(ahead.lines, ["cancel 4 5 6", "fetch 23 24 25"])
    ahead.lines = []
    table.table.contentOffset.y = 44 * 19
    table.stage.settle()
    expectEqual(ahead.lines, ["cancel 23 24 25", "fetch 18 17 16"])
    ahead.lines = []
    table.table.reloadData()
    table.stage.settle()
    expectEqual(ahead.lines, ["fetch 22 23 24"])
    table.table.isPrefetchingEnabled = false
    table.table.contentOffset.y = 0
    table.stage.settle()
    #expect(ahead.lines == ["fetch 22 23 24"] && !table.table.isPrefetchingEnabled)
    let view = list([50], UICollectionLayoutListConfiguration(appearance: .plain), height: 132)
    ahead.lines = []
    view.prefetchDataSource = ahead
    stage.settle()
    expectEqual(ahead.lines, ["fetch 3 4 5"])
  }

  @Test func aCollectionReturnsTheAttributesOfHeadersAndWhetherABatchIsOpen() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 10, height: 30)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let source = CollectionTests.Source([1])
    view.register(CollectionTests.TextCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: path)
    expectEqual(header?.frame, CGRect(x: 0, y: 0, width: 100, height: 30))
    expectEqual(header?.representedElementCategory, UICollectionView.ElementCategory.supplementaryView)
    var isOpen = false
    view.performBatchUpdates { isOpen = view.hasUncommittedUpdates }
    #expect(isOpen && !view.hasUncommittedUpdates)
  }
}
