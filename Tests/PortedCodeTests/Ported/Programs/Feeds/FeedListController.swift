import UIKit

#if FoundationGeometry
class FeedListController: UIViewController {
  enum Section { case main }
  let source: FeedSource
  lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  lazy var dataSource = makeDataSource()

  init(source: FeedSource) {
    self.source = source
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feed"
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    collectionView.refreshControl = UIRefreshControl()
    collectionView.refreshControl?.addTarget(self, action: Selector(FeedListController.refresh), for: .valueChanged)
    view.addSubview(collectionView)
    refresh()
  }

  private func refresh() {
    source.load { [weak self] items in
      var snapshot = NSDiffableDataSourceSnapshot<Section, FeedItem>()
      snapshot.appendSections([.main])
      snapshot.appendItems(items)
      self?.dataSource.apply(snapshot, animatingDifferences: false)
      self?.collectionView.refreshControl?.endRefreshing()
    }
  }
}
#endif
