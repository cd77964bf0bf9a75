import UIKit

#if FoundationGeometry

// MARK: - A library of cell registrations and a custom content configuration

struct BadgeContentConfiguration: UIContentConfiguration, Hashable {
  var title: String = ""
  var count: Int = 0
  var tint: UIColor = .label

  func makeContentView() -> UIView & UIContentView { BadgeContentView(configuration: self) }

  func updated(for state: UIConfigurationState) -> Self {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.tint = state.isSelected || state.isHighlighted ? .systemRed : .label
    return updated
  }
}

final class BadgeContentView: UIView, UIContentView {
  let label = UILabel()
  let badge = UILabel()
  private var appliedConfiguration: BadgeContentConfiguration!

  init(configuration: BadgeContentConfiguration) {
    super.init(frame: .zero)
    let stack = UIStackView(arrangedSubviews: [label, badge])
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    preservesSuperviewLayoutMargins = true
    badge.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
    apply(configuration: configuration)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var configuration: UIContentConfiguration {
    get { appliedConfiguration }
    set {
      guard let newConfig = newValue as? BadgeContentConfiguration else { return }
      apply(configuration: newConfig)
    }
  }

  private func apply(configuration: BadgeContentConfiguration) {
    guard appliedConfiguration != configuration else { return }
    appliedConfiguration = configuration
    label.text = configuration.title
    label.textColor = configuration.tint
    badge.text = "\(configuration.count)"
    badge.isHidden = configuration.count == 0
  }
}

// MARK: - Mailboxes: an outline with headers, swipes and accessories

final class MailboxesViewController: UIViewController, UICollectionViewDelegate {
  enum Section: Int, CaseIterable { case favorites, accounts }

  struct Mailbox: Hashable, Identifiable {
    let id: String
    var unread = 0
    var children: [Mailbox] = []
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  var unread: [String: Int] = ["Inbox": 3]
  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Mailbox>!
  private(set) var opened: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mailboxes"
    configureHierarchy()
    configureDataSource()
    applyInitialSnapshots()
  }

  private func createLayout() -> UICollectionViewLayout {
    let sectionProvider = {
      [weak self] (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
      guard let kind = Section(rawValue: sectionIndex) else { return nil }
      switch kind {
      case .favorites:
        let item = NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let columns = layoutEnvironment.container.effectiveContentSize.width > 500 ? 4 : 2
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitem: item,
          count: columns)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .paging
        return section
      case .accounts:
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
          guard let mailbox = self?.dataSource.itemIdentifier(for: indexPath), mailbox.children.isEmpty else {
            return nil
          }
          let read = UIContextualAction(style: .normal, title: "Read") { _, _, completion in
            self?.markRead(mailbox)
            completion(true)
          }
          return UISwipeActionsConfiguration(actions: [read])
        }
        return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: layoutEnvironment)
      }
    }
    return UICollectionViewCompositionalLayout(sectionProvider: sectionProvider)
  }

  private func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  private func configureDataSource() {
    let favoriteRegistration = UICollectionView.CellRegistration<UICollectionViewCell, Mailbox> { cell, _, mailbox in
      var content = UIListContentConfiguration.cell()
      content.text = mailbox.id
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.listPlainCell()
      background.cornerRadius = 8
      cell.backgroundConfiguration = background
    }
    let headerRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Mailbox> { cell, _, mailbox in
      var content = cell.defaultContentConfiguration()
      content.text = mailbox.id
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Mailbox> {
      [weak self] cell, _, mailbox in
      cell.contentConfiguration = BadgeContentConfiguration(title: mailbox.id, count: self?.unread[mailbox.id] ?? 0)
      cell.accessories =
        mailbox.children.isEmpty ? [.disclosureIndicator()] : [.outlineDisclosure(options: .init(style: .cell))]
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Mailbox>(collectionView: collectionView) {
      collectionView, indexPath, item in
      switch Section(rawValue: indexPath.section)! {
      case .favorites:
        return collectionView.dequeueConfiguredReusableCell(using: favoriteRegistration, for: indexPath, item: item)
      case .accounts where indexPath.item == 0:
        return collectionView.dequeueConfiguredReusableCell(using: headerRegistration, for: indexPath, item: item)
      case .accounts:
        return collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: item)
      }
    }
  }

  private func applyInitialSnapshots() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Mailbox>()
    snapshot.appendSections(Section.allCases)
    dataSource.apply(snapshot, animatingDifferences: false)
    var favorites = NSDiffableDataSourceSectionSnapshot<Mailbox>()
    favorites.append(["VIP", "Flagged", "Today"].map { Mailbox(id: $0) })
    dataSource.apply(favorites, to: .favorites, animatingDifferences: false)
    var accounts = NSDiffableDataSourceSectionSnapshot<Mailbox>()
    let header = Mailbox(
      id: "Work", children: [Mailbox(id: "Inbox"), Mailbox(id: "Projects", children: [Mailbox(id: "Kit")])])
    accounts.append([header])
    func add(_ children: [Mailbox], to parent: Mailbox) {
      accounts.append(children, to: parent)
      for child in children where !child.children.isEmpty { add(child.children, to: child) }
    }
    add(header.children, to: header)
    accounts.expand([header])
    dataSource.apply(accounts, to: .accounts, animatingDifferences: false)
  }

  func markRead(_ mailbox: Mailbox) {
    unread[mailbox.id] = 0
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([mailbox])
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let mailbox = dataSource.itemIdentifier(for: indexPath) else { return }
    opened.append(mailbox.id)
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}

// MARK: - Mountains that are searched

final class PeaksViewController: UIViewController, UISearchBarDelegate {
  enum Section { case main }
  static let mountains = ["Mount Everest", "K2", "Kangchenjunga", "Lhotse", "Makalu", "Cho Oyu"]
  let searchBar = UISearchBar(frame: .zero)
  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let columns = environment.container.effectiveContentSize.width > 800 ? 3 : 2
      let spacing: CGFloat = 10
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)), subitem: item,
        count: columns)
      group.interItemSpacing = .fixed(spacing)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = spacing
      section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      return section
    }
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    searchBar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    view.addSubview(searchBar)
    let views = ["cv": collectionView!, "searchBar": searchBar]
    var constraints = [NSLayoutConstraint]()
    constraints.append(
      contentsOf: NSLayoutConstraint.constraints(withVisualFormat: "H:|[cv]|", options: [], metrics: nil, views: views))
    constraints.append(
      contentsOf: NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[searchBar]|", options: [], metrics: nil, views: views))
    constraints.append(
      contentsOf: NSLayoutConstraint.constraints(
        withVisualFormat: "V:[searchBar]-20-[cv]|", options: [], metrics: nil, views: views))
    constraints.append(
      searchBar.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 1.0))
    NSLayoutConstraint.activate(constraints)
    searchBar.delegate = self
    let registration = UICollectionView.CellRegistration<LabelCell, String> { cell, _, name in cell.text = name }
    dataSource = UICollectionViewDiffableDataSource<Section, String>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    performQuery(with: nil)
  }

  func performQuery(with filter: String?) {
    let mountains = Self.mountains.filter { filter?.isEmpty ?? true || $0.lowercased().contains(filter!.lowercased()) }
      .sorted()
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main])
    snapshot.appendItems(mountains)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { performQuery(with: searchText) }

  var names: [String] { dataSource.snapshot().itemIdentifiers }
}

// MARK: - A carousel of albums, with headers, badges and a page control

final class AlbumsViewController: UIViewController {
  enum Section: String, CaseIterable {
    case featured = "Featured"
    case mine = "My Albums"
  }
  static let badgeKind = "badge-element-kind"

  let pageControl = UIPageControl()
  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: generateLayout())
    collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    view.addSubview(collectionView)
    pageControl.numberOfPages = 4
    let cells = UICollectionView.CellRegistration<LabelCell, Int> { cell, _, number in cell.text = "Album \(number)" }
    let headers = UICollectionView.SupplementaryRegistration<LabelCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      view.text = Section.allCases[indexPath.section].rawValue
    }
    let badges = UICollectionView.SupplementaryRegistration<LabelCell>(elementKind: Self.badgeKind) {
      view, _, indexPath in
      view.text = "\(indexPath.item)"
      view.isHidden = indexPath.item % 2 == 0
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Int>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == Self.badgeKind
        ? collectionView.dequeueConfiguredReusableSupplementary(using: badges, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.featured])
    snapshot.appendItems(Array(0..<4))
    snapshot.appendSections([.mine])
    snapshot.appendItems(Array(4..<20))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func generateLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { [weak self] sectionIndex, environment in
      Section.allCases[sectionIndex] == .featured ? self?.featuredLayout() : self?.myAlbumsLayout()
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    layout.configuration = configuration
    return layout
  }

  private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }

  private func featuredLayout() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(120)),
      subitem: item, count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header()]
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
      let width = environment.container.contentSize.width
      for item in items where item.representedElementCategory == .cell {
        let distance = abs(item.frame.midX - offset.x - width / 2)
        let scale = max(1 - distance / width * 0.2, 0.8)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
        if distance < 1 { self?.pageControl.currentPage = item.indexPath.item }
      }
    }
    return section
  }

  private func myAlbumsLayout() -> NSCollectionLayoutSection {
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: Self.badgeKind, containerAnchor: anchor)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)),
      supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.25)), subitem: item, count: 4)
    let section = NSCollectionLayoutSection(group: group)
    let header = header()
    header.pinToVisibleBounds = true
    header.zIndex = 2
    section.boundarySupplementaryItems = [header]
    return section
  }
}

#endif
