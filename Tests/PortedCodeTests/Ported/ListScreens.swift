#if FoundationGeometry
import UIKit

// Lists in the manner of public tutorials: a feed that sizes itself, rows that expand, a search over a snapshot.

final class PostCell: UITableViewCell {
  static let reuseIdentifier = "PostCell"
  let avatar = UIImageView()
  let author = UILabel()
  let body = UILabel()
  let likes = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    avatar.backgroundColor = .systemTeal
    avatar.layer.cornerRadius = 20
    author.font = .preferredFont(forTextStyle: .headline)
    body.numberOfLines = 0
    likes.setTitle("Like", for: .normal)
    contentView.addSubviews(avatar, author, body, likes)
    NSLayoutConstraint.build {
      avatar.widthAnchor ~~ 40
      avatar.heightAnchor ~~ avatar.widthAnchor * 1
      avatar.topAnchor ~~ contentView.topAnchor + 12
      avatar.leadingAnchor ~~ contentView.leadingAnchor + 16
      author.topAnchor ~~ avatar.topAnchor
      author.leadingAnchor ~~ avatar.trailingAnchor + 12
      author.trailingAnchor <~ contentView.trailingAnchor - 16
      body.topAnchor ~~ author.bottomAnchor + 4
      body.leadingAnchor ~~ author.leadingAnchor
      body.trailingAnchor ~~ contentView.trailingAnchor - 16
      likes.topAnchor ~~ body.bottomAnchor + 8
      likes.leadingAnchor ~~ author.leadingAnchor
      (likes.bottomAnchor ~~ contentView.bottomAnchor - 12).with(priority: UILayoutPriority(751)).named("bottom")
      avatar.bottomAnchor <~ contentView.bottomAnchor - 12
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class FeedViewController: UITableViewController {
  var posts: [(author: String, body: String)] = []
  var expanded: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PostCell.self, forCellReuseIdentifier: PostCell.reuseIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 120
    tableView.tableFooterView = UIView()
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
  }

  func refresh() { refreshControl?.endRefreshing() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: PostCell.reuseIdentifier, for: indexPath) as! PostCell
    cell.author.text = posts[indexPath.row].author
    cell.body.text = posts[indexPath.row].body
    cell.body.numberOfLines = expanded.contains(indexPath.row) ? 0 : 1
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if expanded.remove(indexPath.row) == nil { expanded.insert(indexPath.row) }
    tableView.performBatchUpdates { tableView.reloadRows(at: [indexPath], with: .automatic) }
  }
}

struct Mountain: Hashable {
  let name: String
  let height: Int
}

final class MountainsViewController: UIViewController, UISearchBarDelegate {
  enum Section: CaseIterable { case main }
  let searchBar = UISearchBar(frame: .zero)
  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Mountain>!
  var all = [
    Mountain(name: "Aneto", height: 3404), Mountain(name: "Ortler", height: 3905),
    Mountain(name: "Triglav", height: 2864),
    Mountain(name: "Zugspitze", height: 2962),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout())
    searchBar.delegate = self
    view.addSubviews(collectionView, searchBar)
    let views: [String: Any] = ["bar": searchBar, "list": collectionView!]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|[list]|", options: [], metrics: nil, views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:[bar]-gap-[list]|", options: [.alignAllLeading, .alignAllTrailing], metrics: ["gap": 4],
          views: views))
    searchBar.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 1)
      .isActive =
      true
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Mountain> { cell, _, mountain in
      var content = cell.defaultContentConfiguration()
      content.text = mountain.name
      content.secondaryText = "\(mountain.height) m"
      content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .systemGreen }
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
      background.backgroundColor = .secondarySystemBackground
      background.cornerRadius = 6
      cell.backgroundConfiguration = background
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, mountain in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: mountain)
    }
    show("")
  }

  private func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.showsSeparators = false
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  func show(_ words: String) {
    let found = all.filter { words.isEmpty || $0.name.lowercased().contains(words.lowercased()) }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Mountain>()
    snapshot.appendSections([.main])
    snapshot.appendItems(found.sorted { $0.name < $1.name })
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    setNeedsUpdateContentUnavailableConfiguration()
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { show(searchText) }

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    guard dataSource.snapshot().numberOfItems == 0 else {
      contentUnavailableConfiguration = nil
      return
    }
    var configuration = UIContentUnavailableConfiguration.search()
    configuration.button = .borderedProminent()
    configuration.button.title = "Show all"
    configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in
      self?.searchBar.text = ""
      self?.show("")
    }
    contentUnavailableConfiguration = configuration
  }
}

/// Photos in three columns, and one column when a pinch asks for it.
final class PhotoGridController: UICollectionViewController {
  static func grid(columns: Int) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 2
    let width = (320 - CGFloat(columns - 1) * 2) / CGFloat(columns)
    layout.itemSize = CGSize(width: width.rounded(.down), height: width.rounded(.down))
    return layout
  }
  var transition: UICollectionViewTransitionLayout?
  private(set) var ends: [String] = []

  convenience init() { self.init(collectionViewLayout: PhotoGridController.grid(columns: 3)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    cell.backgroundColor = UIColor(hue: CGFloat(indexPath.item) / 9, saturation: 0.5, brightness: 0.8, alpha: 1)
    return cell
  }

  func pinch(to progress: CGFloat) {
    if transition == nil {
      transition = collectionView.startInteractiveTransition(to: PhotoGridController.grid(columns: 1)) {
        [weak self] completed, finished in self?.ends.append("\(completed) \(finished)")
      }
    }
    transition?.transitionProgress = progress
  }

  func letGo() {
    guard let transition else { return }
    if transition.transitionProgress > 0.5 {
      collectionView.finishInteractiveTransition()
    } else {
      collectionView.cancelInteractiveTransition()
    }
    self.transition = nil
  }
}
#endif
