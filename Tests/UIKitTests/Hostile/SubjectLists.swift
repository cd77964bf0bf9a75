import UIKit

/// Rows and items for lists: three sections of forty.
@MainActor final class HostileRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  static let shared = HostileRows()
  /// Called with each new cell.
  var onCell: ((UITableViewCell) -> Void)?
  var onItem: ((UICollectionViewListCell) -> Void)?

  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    onCell?(cell)
    return cell
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .systemRed
    if let cell = cell as? UICollectionViewListCell { onItem?(cell) }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
  }

  func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 80, height: 60), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    return table
  }
  func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 80, height: 60), collectionViewLayout: layout)
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
    }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    collection.dataSource = self
    return collection
  }
}

extension Subject {
  /// A collection by a layout that is changed before it is shown; it is scrolled.
  @MainActor fileprivate static func laying(
    _ name: String = "", _ make: @escaping @MainActor (_ change: (inout Root) -> Void) -> UICollectionViewLayout
  ) -> Subject {
    Subject(name: name) { place, change in
      let collection = HostileRows.shared.collection(make(change))
      place.view.addSubview(collection)
      place.stage.settle()
      collection.scrollToItem(at: IndexPath(item: 30, section: 1), at: .top, animated: false)
      place.stage.settle()
      place.stage.tap(collection, .evenIfUnreachable)
    }
  }
}

/// The least that a compositional layout is made of, and what is done to it on the way.
@MainActor private func compositional(
  configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
  item doItem: (inout NSCollectionLayoutItem) -> Void = { _ in },
  section doSection: (inout NSCollectionLayoutSection) -> Void = { _ in },
  badge doBadge: (inout NSCollectionLayoutSupplementaryItem) -> Void = { _ in },
  ground doGround: (inout NSCollectionLayoutDecorationItem) -> Void = { _ in }
) -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(20))
  var badge = NSCollectionLayoutSupplementaryItem(
    layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top]))
  doBadge(&badge)
  var item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
  doItem(&item)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
    subitems: [item])
  var section = NSCollectionLayoutSection(group: group)
  var ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
  doGround(&ground)
  section.decorationItems = [ground]
  doSection(&section)
  return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
}

extension Subject where Root == NSCollectionLayoutItem {
  @MainActor static var all: [Subject] { [.laying { compositional(item: $0) }] }
}
extension Subject where Root == NSCollectionLayoutSection {
  @MainActor static var all: [Subject] { [.laying { compositional(section: $0) }] }
}
extension Subject where Root == NSCollectionLayoutSupplementaryItem {
  @MainActor static var all: [Subject] { [.laying { compositional(badge: $0) }] }
}
extension Subject where Root == NSCollectionLayoutDecorationItem {
  @MainActor static var all: [Subject] { [.laying { compositional(ground: $0) }] }
}
extension Subject where Root == UICollectionViewCompositionalLayoutConfiguration {
  @MainActor static var all: [Subject] {
    [
      .laying { change in
        var configuration = UICollectionViewCompositionalLayoutConfiguration()
        change(&configuration)
        return compositional(configuration: configuration)
      }
    ]
  }
}
extension Subject where Root == UICollectionViewFlowLayout {
  @MainActor static var all: [Subject] {
    [UICollectionView.ScrollDirection.vertical, .horizontal].map { direction in
      .laying(direction == .vertical ? "" : "sideways") { change in
        var flow = UICollectionViewFlowLayout()
        flow.scrollDirection = direction
        flow.itemSize = CGSize(width: 20, height: 20)
        flow.headerReferenceSize = CGSize(width: 10, height: 10)
        change(&flow)
        return flow
      }
    }
  }
}
extension Subject where Root == UICollectionLayoutListConfiguration {
  @MainActor static var all: [Subject] {
    [
      .laying { change in
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        change(&configuration)
        return UICollectionViewCompositionalLayout.list(using: configuration)
      }
    ]
  }
}
extension Subject where Root == UIListSeparatorConfiguration {
  @MainActor static var all: [Subject] {
    [
      .laying { change in
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        change(&configuration.separatorConfiguration)
        return UICollectionViewCompositionalLayout.list(using: configuration)
      }
    ]
  }
}

/// Places one item at a given frame.
private final class Placing: UICollectionViewLayout {
  let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
  override var collectionViewContentSize: CGSize { CGSize(width: 80, height: 60) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [attributes] }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { attributes }
}
extension Subject where Root == UICollectionViewLayoutAttributes {
  @MainActor static var all: [Subject] {
    [
      .laying { change in
        let layout = Placing()
        var attributes = layout.attributes
        attributes.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
        change(&attributes)
        return layout
      }
    ]
  }
}

extension Subject where Root == UICollectionViewLayoutInvalidationContext {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        let layout = UICollectionViewFlowLayout()
        place.view.addSubview(HostileRows.shared.collection(layout))
        place.stage.settle()
        var context = UICollectionViewLayoutInvalidationContext()
        change(&context)
        layout.invalidateLayout(with: context)
      }
    ]
  }
}

extension Subject where Root == UICollectionView {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        var collection = HostileRows.shared.collection(UICollectionViewFlowLayout())
        place.view.addSubview(collection)
        place.stage.settle()
        change(&collection)
        place.stage.settle()
        collection.scrollToItem(at: IndexPath(item: 30, section: 1), at: .top, animated: false)
        place.stage.settle()
        place.stage.tap(collection, .evenIfUnreachable)
      }
    ]
  }
}
extension Subject where Root == UITableView {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        var table = HostileRows.shared.table()
        place.view.addSubview(table)
        place.stage.settle()
        change(&table)
        table.reloadData()
        place.stage.settle()
        table.scrollToRow(at: IndexPath(row: 30, section: 1), at: .middle, animated: false)
        place.stage.settle()
      },
      Subject(name: "that measures its rows") { place, change in
        var table = HostileRows.shared.table()
        (table.rowHeight, table.estimatedRowHeight) = (UITableView.automaticDimension, 30)
        change(&table)
        place.view.addSubview(table)
        place.stage.settle()
        table.scrollToRow(at: IndexPath(row: 30, section: 1), at: .middle, animated: false)
        place.stage.settle()
      },
    ]
  }
}
extension Subject where Root == UITableViewCell {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        HostileRows.shared.onCell = { cell in
          var cell = cell
          change(&cell)
        }
        let table = HostileRows.shared.table()
        place.view.addSubview(table)
        place.stage.settle()
        HostileRows.shared.onCell = nil
      }
    ]
  }
}
extension Subject where Root == UICollectionViewListCell {
  @MainActor static var all: [Subject] {
    [
      .laying { change in
        UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
      }
    ].map { (subject: Subject) in
      Subject { place, change in
        HostileRows.shared.onItem = { cell in
          var cell = cell
          change(&cell)
        }
        subject.use(place) { _ in }
        HostileRows.shared.onItem = nil
      }
    }
  }
}
extension Subject where Root == UIListContentConfiguration {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        HostileRows.shared.onCell = { cell in
          var content = UIListContentConfiguration.subtitleCell()
          (content.text, content.secondaryText, content.image) = ("Words", "More words", .dot)
          change(&content)
          cell.contentConfiguration = content
        }
        let table = HostileRows.shared.table()
        place.view.addSubview(table)
        place.stage.settle()
        HostileRows.shared.onCell = nil
      }
    ]
  }

  /// The same, of a part of it.
  @MainActor fileprivate static func part<Part>(_ path: WritableKeyPath<Root, Part>) -> [Subject<Part>] {
    all.map { whole in
      Subject<Part> { place, change in whole.use(place) { change(&$0[keyPath: path]) } }
    }
  }
}
extension Subject where Root == UIListContentConfiguration.ImageProperties {
  @MainActor static var all: [Subject] { Subject<UIListContentConfiguration>.part(\.imageProperties) }
}
extension Subject where Root == UIListContentConfiguration.TextProperties {
  @MainActor static var all: [Subject] { Subject<UIListContentConfiguration>.part(\.textProperties) }
}
