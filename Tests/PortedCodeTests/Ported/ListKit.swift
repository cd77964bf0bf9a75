import UIKit

#if FoundationGeometry

// MARK: - Differences

protocol Diffable: AnyObject {
  var diffIdentifier: AnyHashable { get }
  func isEqual(to other: Diffable) -> Bool
}

struct ListDiff {
  var deletes: [Int] = []
  var inserts: [Int] = []
  var moves: [(from: Int, to: Int)] = []
  var updates: [Int] = []

  static func between(_ old: [Diffable], _ new: [Diffable]) -> ListDiff {
    var diff = ListDiff()
    let oldIndexes = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.diffIdentifier, $0) })
    let newIndexes = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1.diffIdentifier, $0) })
    for (index, object) in old.enumerated() where newIndexes[object.diffIdentifier] == nil {
      diff.deletes.append(index)
    }
    for (index, object) in new.enumerated() {
      guard let former = oldIndexes[object.diffIdentifier] else {
        diff.inserts.append(index)
        continue
      }
      let shifted = former - diff.deletes.filter { $0 < former }.count + diff.inserts.filter { $0 < index }.count
      if shifted != index { diff.moves.append((former, index)) }
      if !object.isEqual(to: old[former]) { diff.updates.append(former) }
    }
    return diff
  }
}

// MARK: - Sections

protocol ListContext: AnyObject {
  var containerSize: CGSize { get }
  func dequeueReusableCell<Cell: UICollectionViewCell>(of class: Cell.Type, for controller: ListSection, at index: Int)
    -> Cell
  func performBatch(animated: Bool, updates: @escaping (ListBatchContext) -> Void, completion: ((Bool) -> Void)?)
  func section(for controller: ListSection) -> Int?
}

protocol ListBatchContext {
  func insert(in controller: ListSection, at indexes: IndexSet)
  func delete(in controller: ListSection, at indexes: IndexSet)
  func reload(in controller: ListSection, at indexes: IndexSet)
}

class ListSection: NSObject {
  weak var context: ListContext?
  weak var viewController: UIViewController?
  var inset: UIEdgeInsets = .zero
  var minimumLineSpacing: CGFloat = 0
  func numberOfItems() -> Int { 1 }
  func sizeForItem(at index: Int) -> CGSize { .zero }
  func cellForItem(at index: Int) -> UICollectionViewCell { fatalError("cellForItem(at:) has not been implemented") }
  func didUpdate(to object: Diffable) {}
  func didSelectItem(at index: Int) {}
  func didEndDisplaying() {}
}

protocol ListAdapterDataSource: AnyObject {
  func objects(for listAdapter: ListAdapter) -> [Diffable]
  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Diffable) -> ListSection
  func emptyView(for listAdapter: ListAdapter) -> UIView?
}

final class ListAdapter: NSObject, ListContext {
  weak var viewController: UIViewController?
  weak var dataSource: ListAdapterDataSource? { didSet { reloadData() } }
  weak var scrollViewDelegate: UIScrollViewDelegate?
  private(set) var objects: [Diffable] = []
  private var controllers: [AnyHashable: ListSection] = [:]
  private var registeredCellIdentifiers: Set<String> = []
  private var visible: [ObjectIdentifier: Int] = [:]

  weak var collectionView: UICollectionView? {
    didSet {
      guard collectionView !== oldValue else { return }
      registeredCellIdentifiers.removeAll()
      collectionView?.dataSource = self
      collectionView?.delegate = self
      reloadData()
    }
  }

  init(viewController: UIViewController?) {
    self.viewController = viewController
    super.init()
  }

  func reloadData(completion: ((Bool) -> Void)? = nil) {
    guard let dataSource = dataSource, let collectionView = collectionView else { return }
    take(dataSource.objects(for: self))
    collectionView.reloadData()
    collectionView.layoutIfNeeded()
    updateEmptyView()
    completion?(true)
  }

  func performUpdates(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    guard let dataSource = dataSource, let collectionView = collectionView else { return }
    let new = dataSource.objects(for: self)
    let diff = ListDiff.between(objects, new)
    let updates = {
      collectionView.performBatchUpdates(
        {
          self.take(new)
          collectionView.deleteSections(IndexSet(diff.deletes + diff.updates))
          let reinserted = diff.updates.compactMap { former in
            new.firstIndex { $0.diffIdentifier == self.previous[former].diffIdentifier }
          }
          collectionView.insertSections(IndexSet(diff.inserts + reinserted))
          for move in diff.moves where !diff.updates.contains(move.from) {
            collectionView.moveSection(move.from, toSection: move.to)
          }
        },
        completion: { finished in
          self.updateEmptyView()
          completion?(finished)
        })
    }
    if animated {
      updates()
    } else {
      UIView.performWithoutAnimation(updates)
    }
  }

  private var previous: [Diffable] = []

  private func take(_ new: [Diffable]) {
    previous = objects
    objects = new
    var kept: [AnyHashable: ListSection] = [:]
    for object in new {
      let controller =
        controllers[object.diffIdentifier]
        ?? dataSource?.listAdapter(self, sectionControllerFor: object) ?? ListSection()
      controller.context = self
      controller.viewController = viewController
      controller.didUpdate(to: object)
      kept[object.diffIdentifier] = controller
    }
    controllers = kept
  }

  private func updateEmptyView() {
    let isEmpty = objects.isEmpty
    if isEmpty, collectionView?.backgroundView == nil {
      collectionView?.backgroundView = dataSource?.emptyView(for: self)
    }
    collectionView?.backgroundView?.isHidden = !isEmpty
  }

  func sectionController(for section: Int) -> ListSection { controllers[objects[section].diffIdentifier]! }
  func section(for controller: ListSection) -> Int? {
    objects.firstIndex { controllers[$0.diffIdentifier] === controller }
  }

  // MARK: ListContext

  var containerSize: CGSize { collectionView?.bounds.size ?? .zero }

  func dequeueReusableCell<Cell: UICollectionViewCell>(of class: Cell.Type, for controller: ListSection, at index: Int)
    -> Cell
  {
    let identifier = NSStringFromClass(Cell.self)
    if registeredCellIdentifiers.insert(identifier).inserted {
      collectionView?.register(Cell.self, forCellWithReuseIdentifier: identifier)
    }
    let indexPath = IndexPath(item: index, section: section(for: controller) ?? 0)
    return collectionView?.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as! Cell
  }

  func performBatch(animated: Bool, updates: @escaping (ListBatchContext) -> Void, completion: ((Bool) -> Void)?) {
    collectionView?.performBatchUpdates({ updates(self) }, completion: completion)
  }
}

extension ListAdapter: ListBatchContext {
  private func paths(_ controller: ListSection, _ indexes: IndexSet) -> [IndexPath] {
    guard let section = section(for: controller) else { return [] }
    return indexes.map { IndexPath(item: $0, section: section) }
  }
  func insert(in controller: ListSection, at indexes: IndexSet) {
    collectionView?.insertItems(at: paths(controller, indexes))
  }
  func delete(in controller: ListSection, at indexes: IndexSet) {
    collectionView?.deleteItems(at: paths(controller, indexes))
  }
  func reload(in controller: ListSection, at indexes: IndexSet) {
    collectionView?.reloadItems(at: paths(controller, indexes))
  }
}

extension ListAdapter: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { objects.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sectionController(for: section).numberOfItems()
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    sectionController(for: indexPath.section).cellForItem(at: indexPath.item)
  }
}

extension ListAdapter: UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    sectionController(for: indexPath.section).didSelectItem(at: indexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sectionController(for: indexPath.section).sizeForItem(at: indexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    sectionController(for: section).inset
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    sectionController(for: section).minimumLineSpacing
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    visible[ObjectIdentifier(sectionController(for: indexPath.section)), default: 0] += 1
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard objects.indices.contains(indexPath.section) else { return }
    let controller = sectionController(for: indexPath.section)
    visible[ObjectIdentifier(controller), default: 1] -= 1
    if visible[ObjectIdentifier(controller)] == 0 { controller.didEndDisplaying() }
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollViewDelegate?.scrollViewDidScroll(scrollView) }
}

// MARK: - A feed

final class Post: Diffable {
  let id: Int
  let user: String
  var comments: [String]
  init(id: Int, user: String, comments: [String]) {
    self.id = id
    self.user = user
    self.comments = comments
  }
  var diffIdentifier: AnyHashable { id }
  func isEqual(to other: Diffable) -> Bool {
    guard let other = other as? Post else { return false }
    return user == other.user && comments == other.comments
  }
}

final class LabelCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
  }
  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }
}

final class PostSection: ListSection {
  private var post: Post!
  private var expanded = false
  override init() {
    super.init()
    inset = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)
  }
  override func didUpdate(to object: Diffable) { post = object as? Post }
  override func numberOfItems() -> Int { expanded ? 1 + post.comments.count : 1 }
  override func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: context!.containerSize.width, height: index == 0 ? 44 : 30)
  }
  override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell = context!.dequeueReusableCell(of: LabelCell.self, for: self, at: index)
    cell.text = index == 0 ? post.user : post.comments[index - 1]
    return cell
  }
  override func didSelectItem(at index: Int) {
    guard index == 0 else { return }
    context?.performBatch(
      animated: true,
      updates: { batch in
        self.expanded.toggle()
        let comments = IndexSet(integersIn: 1..<(1 + self.post.comments.count))
        if self.expanded {
          batch.insert(in: self, at: comments)
        } else {
          batch.delete(in: self, at: comments)
        }
      }, completion: nil)
  }
}

final class PostsViewController: UIViewController, ListAdapterDataSource {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  lazy var adapter: ListAdapter = ListAdapter(viewController: self)
  var posts = [
    Post(id: 1, user: "@janedoe", comments: ["Luminous", "Beautiful"]),
    Post(id: 2, user: "@johnsmith", comments: ["I like it"]),
    Post(id: 3, user: "@ada", comments: []),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    adapter.collectionView = collectionView
    adapter.dataSource = self
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }

  func objects(for listAdapter: ListAdapter) -> [Diffable] { posts }
  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Diffable) -> ListSection { PostSection() }
  func emptyView(for listAdapter: ListAdapter) -> UIView? {
    let label = UILabel()
    label.text = "No posts"
    label.textAlignment = .center
    return label
  }
}

#endif
