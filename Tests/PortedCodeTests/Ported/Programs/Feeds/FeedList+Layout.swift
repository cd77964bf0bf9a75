import UIKit

#if FoundationGeometry
extension FeedListController {
  func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in self?.actions(at: path) }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  func makeDataSource() -> UICollectionViewDiffableDataSource<Section, FeedItem> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, FeedItem> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      cell.contentConfiguration = content
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }
}
#endif
