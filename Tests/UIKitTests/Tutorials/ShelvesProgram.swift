import UIKit

/// Shelves that scroll across, with badges and headers, as public tutorials write them.
final class ShelvesProgram: UIViewController, UICollectionViewDataSource {
  static let badgeKind = "badge"
  static let headerKind = "header"

  final class BadgeView: UICollectionReusableView {
    static let reuseIdentifier = "badge-view"
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.font = UIFont.preferredFont(forTextStyle: .caption1)
      label.textAlignment = .center
      addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: centerXAnchor), label.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
      backgroundColor = .systemRed
      layer.cornerRadius = 10
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }
  final class HeaderView: UICollectionReusableView {
    static let reuseIdentifier = "header-view"
  }
  final class CardCell: UICollectionViewCell {
    static let reuseIdentifier = "card-cell"
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.backgroundColor = .secondarySystemBackground
      contentView.layer.cornerRadius = 12
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private(set) var refreshes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: CardCell.reuseIdentifier)
    collectionView.register(
      BadgeView.self, forSupplementaryViewOfKind: Self.badgeKind, withReuseIdentifier: BadgeView.reuseIdentifier)
    collectionView.register(
      HeaderView.self, forSupplementaryViewOfKind: Self.headerKind, withReuseIdentifier: HeaderView.reuseIdentifier)
    collectionView.dataSource = self
    collectionView.alwaysBounceVertical = true
    let refreshControl = UIRefreshControl()
    refreshControl.attributedTitle = NSAttributedString(string: "Pull to refresh")
    refreshControl.addAction(
      UIAction { [weak self] _ in
        self?.refreshes += 1
        self?.collectionView.refreshControl?.endRefreshing()
      }, for: .valueChanged)
    collectionView.refreshControl = refreshControl
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, _ in
      let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
        elementKind: Self.badgeKind, containerAnchor: anchor)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
        supplementaryItems: [badge])
      item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(100)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        for item in items where item.representedElementCategory == .cell {
          let distance = abs((item.frame.midX - offset.x) - environment.container.contentSize.width / 2)
          let scale = max(1 - (distance / environment.container.contentSize.width) * 0.5, 0.5)
          item.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
      }
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: Self.headerKind, alignment: .top)
      section.boundarySupplementaryItems = [header]
      return section
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: CardCell.reuseIdentifier, for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isBadge = kind == Self.badgeKind
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: isBadge ? BadgeView.reuseIdentifier : HeaderView.reuseIdentifier,
      for: indexPath)
    (view as? BadgeView)?.label.text = "\(indexPath.item)"
    return view
  }
}
