import UIKit

/// An outline of places as public tutorials write it: section snapshots, a header that opens, a search for the section.
final class OutlineProgram: UIViewController {
  enum Section: CaseIterable { case favorites, tree }
  struct Place: Hashable {
    let title: String
    var isGroup = false
  }

  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Place>!
  private(set) var lines: [String] = []
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Places"
    configureHierarchy()
    configureDataSource()
    applySnapshots()
  }

  private func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  private func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.showsSeparators = true
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  private func configureDataSource() {
    let group = UICollectionView.CellRegistration<UICollectionViewListCell, Place> { cell, _, place in
      var content = cell.defaultContentConfiguration()
      content.text = place.title
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
      cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
    }
    let leaf = UICollectionView.CellRegistration<UICollectionViewListCell, Place> { cell, _, place in
      var content = UIListContentConfiguration.cell()
      content.text = place.title
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .reorder(displayed: .always)]
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Place>(collectionView: collectionView) {
      view, path, place in
      view.dequeueConfiguredReusableCell(using: place.isGroup ? group : leaf, for: path, item: place)
    }
    dataSource.reorderingHandlers.canReorderItem = { !$0.isGroup }
    dataSource.sectionSnapshotHandlers.willExpandItem = { [weak self] in self?.lines.append("expand \($0.title)") }
    dataSource.sectionSnapshotHandlers.willCollapseItem = { [weak self] in self?.lines.append("collapse \($0.title)") }
    dataSource.sectionSnapshotHandlers.shouldCollapseItem = { $0.title != "Asia" }
  }

  private func applySnapshots() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Place>()
    snapshot.appendSections(Section.allCases)
    dataSource.apply(snapshot, animatingDifferences: false)

    var favorites = NSDiffableDataSourceSectionSnapshot<Place>()
    favorites.append([Place(title: "Home")])
    dataSource.apply(favorites, to: .favorites, animatingDifferences: false)

    var tree = NSDiffableDataSourceSectionSnapshot<Place>()
    for (continent, cities) in [("Europe", ["Bern", "Riga"]), ("Asia", ["Baku"])] {
      let parent = Place(title: continent, isGroup: true)
      tree.append([parent])
      tree.append(cities.map { Place(title: $0) }, to: parent)
    }
    tree.expand([Place(title: "Asia", isGroup: true)])
    dataSource.apply(tree, to: .tree, animatingDifferences: false)
  }
}

extension OutlineProgram: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    lines.append("select \(dataSource.itemIdentifier(for: indexPath)!.title)")
  }
}
