import TouchGeometry
import TouchKit
import TouchWidgets

// Which items have cells, and where they are (semantics 27.1, 27.12).

extension UICollectionView {
  func reload() {
    guard batch == nil else { return batch!.reloadsAll = true }
    generation += 1
    let mine = generation
    counts = nil
    isPrepared = false
    selection = []
    (anchor, cursor, press) = (nil, nil, nil)
    counts = askCounts()
    guard generation == mine else { return }
    let (rows, others) = (shown, beside)
    (shown, beside) = ([], [])
    for row in rows.reversed() { putBack(row) }
    for other in others { putBack(other) }
    setNeedsLayout()
  }

  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    func natural(_ count: Int, _ method: String) -> Int {
      if count < 0 { BadUse.report("\(method) of \(type(of: dataSource)) said \(count); taken for 0") }
      return max(count, 0)
    }
    return (0..<natural(dataSource.numberOfSections(in: self), "numberOfSections(in:)")).map {
      natural(dataSource.collectionView(self, numberOfItemsInSection: $0), "collectionView(_:numberOfItemsInSection:)")
    }
  }

  func layoutWasInvalidated() {
    isPrepared = false
    setNeedsLayout()
  }

  func contains(_ place: ListPlace) -> Bool {
    guard let counts, counts.indices.contains(place.section) else { return false }
    return place.item < counts[place.section]
  }

  func cell(at place: ListPlace) -> UICollectionViewCell? { shown.first { $0.place == place }?.cell }

  func layOutItems() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    var rounds = 0
    while !pass(), rounds < TableTuning.rounds { rounds += 1 }
    if rounds == TableTuning.rounds {
      BadUse.report("\(type(of: self)): its data was changed \(rounds) times while its items were laid out")
    }
    backgroundView?.frame = bounds
  }

  /// One attempt; false if data or layout have changed meanwhile.
  private func pass() -> Bool {
    let mine = generation
    if counts == nil { counts = askCounts() }
    if isPrepared, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) { isPrepared = false }
    if !isPrepared {
      isPrepared = true
      collectionViewLayout.prepare()
      guard generation == mine else { return false }
      let size = collectionViewLayout.collectionViewContentSize
      if size.isFinite, contentSize != size { contentSize = size }
    }
    let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let seen = all.filter { !$0.isHidden && $0.frame.intersects(bounds) }
    guard generation == mine else { return false }
    var (items, others): (Set<ListPlace>, Set<String>) = ([], [])
    for attributes in seen {
      switch attributes.representedElementCategory {
      case .cell:
        guard let place = ListPlace(attributes.indexPath), contains(place) else { continue }
        items.insert(place)
        if let known = cell(at: place) {
          adopt(attributes, known)
        } else if !makeCell(place, attributes, mine) {
          return false
        }
      case .supplementaryView:
        let kind = attributes.representedElementKind ?? ""
        others.insert("\(kind) \(attributes.indexPath)")
        if let known = beside.first(where: { $0.kind == kind && $0.path == attributes.indexPath }) {
          adopt(attributes, known.view)
        } else if !makeBeside(kind, attributes, mine) {
          return false
        }
      }
    }
    let leaving = shown.filter { !items.contains($0.place) }
    shown.removeAll { !items.contains($0.place) }
    for row in leaving {
      putBack(row)
      guard generation == mine else { return false }
    }
    let gone = beside.filter { !others.contains("\($0.kind) \($0.path)") }
    beside.removeAll { !others.contains("\($0.kind) \($0.path)") }
    for other in gone {
      putBack(other)
      guard generation == mine else { return false }
    }
    return generation == mine && isPrepared
  }

  func adopt(_ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionReusableView) {
    let (size, center) = (attributes.size, attributes.center)
    if view.bounds.size != size { view.bounds.size = size }
    if view.center != center { view.center = center }
    if view.transform != attributes.transform { view.transform = attributes.transform }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if CGFloat(attributes.zIndex) != view.layer.zPosition { view.layer.zPosition = CGFloat(attributes.zIndex) }
    view.apply(attributes)
  }

  private func makeCell(_ place: ListPlace, _ attributes: UICollectionViewLayoutAttributes, _ mine: Int) -> Bool {
    guard let dataSource else { return true }
    let cell = dataSource.collectionView(self, cellForItemAt: place.path)
    guard generation == mine, contains(place) else {
      if cell.superview == nil, cell.reuseIdentifier != nil {
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        putAway(cell, "")
      }
      return false
    }
    if let other = shown.firstIndex(where: { $0.cell === cell }) {
      BadUse.report("\(type(of: dataSource)) gave the cell of item \(shown[other].place.path) again for \(place.path)")
      shown.remove(at: other)
    }
    enter(cell)
    UIView.performWithoutAnimation { adopt(attributes, cell) }
    if cell.isSelected != selection.contains(place) { cell.isSelected = selection.contains(place) }
    shown.insert(Shown(place: place, cell: cell), at: shown.firstIndex { place < $0.place } ?? shown.count)
    itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: place.path)
    return generation == mine
  }

  private func makeBeside(_ kind: String, _ attributes: UICollectionViewLayoutAttributes, _ mine: Int) -> Bool {
    guard let dataSource else { return true }
    let path = attributes.indexPath
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    guard generation == mine else { return false }
    enter(view)
    UIView.performWithoutAnimation { adopt(attributes, view) }
    beside.append(Beside(kind: kind, path: path, view: view))
    itemDelegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    return generation == mine
  }

  private func enter(_ view: UICollectionReusableView) {
    view.isHidden = false
    if view.superview !== self { insertSubview(view, at: backgroundView == nil ? 0 : 1) }
  }

  private func putAway(_ view: UICollectionReusableView, _ kind: String) {
    view.isHidden = true
    if let identifier = view.reuseIdentifier, view.superview === self {
      pools.put(view, "\(kind)/\(identifier)")
    } else {
      view.removeFromSuperview()
    }
  }

  func putBack(_ row: Shown) {
    if press?.cell === row.cell { press = nil }
    itemDelegate?.collectionView(self, didEndDisplaying: row.cell, forItemAt: row.place.path)
    putAway(row.cell, "")
  }

  private func putBack(_ other: Beside) {
    itemDelegate?.collectionView(
      self, didEndDisplayingSupplementaryView: other.view, forElementOfKind: other.kind, at: other.path)
    putAway(other.view, other.kind)
  }

  // MARK: Reuse

  /// Has cells of a class made for an identifier; nil takes that back.
  public func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    guard let cellClass else { return pools.register("/" + identifier, nil) }
    pools.register("/" + identifier) { makeReusable(of: cellClass, .zero) }
  }

  /// Has views beside the cells made for a kind and an identifier; nil takes that back.
  public func register(
    _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let viewClass else { return pools.register("\(elementKind)/\(identifier)", nil) }
    pools.register("\(elementKind)/\(identifier)") { makeReusable(of: viewClass, .zero) }
  }

  private func dequeue(_ kind: String, _ identifier: String, _ what: String) -> UICollectionReusableView {
    let key = "\(kind)/\(identifier)"
    if let used = pools.take(key) {
      used.prepareForReuse()
      used.isHidden = false
      return used
    }
    guard let made = pools.make(key) else {
      fatalError(
        "could not dequeue a view of kind: \(what) with identifier \(identifier) - must register a nib or a class for "
          + "the identifier")
    }
    made.reuseIdentifier = identifier
    return made
  }

  /// A used cell, made ready by `prepareForReuse()`, or a new one of the registered class; without one the program
  /// stops.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let cell = dequeue("", identifier, "UICollectionElementKindCell") as? UICollectionViewCell else {
      fatalError("what is registered for \(identifier) is no cell")
    }
    return cell
  }

  /// The same for a view beside the cells.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeue(elementKind, identifier, elementKind) }

  /// How cells of a class are filled with an item; made once, used for every cell.
  /// https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    let identifier: String

    /// One that calls `handler` for each cell that is given out.
    @MainActor public init(handler: @escaping Handler) {
      self.handler = handler
      Registrations.last += 1
      identifier = "touchstone.registration.\(Registrations.last)"
    }
  }

  /// A cell of a registration, filled with an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    pools.register("/" + registration.identifier) { makeReusable(of: Cell.self, .zero) }
    guard let cell = dequeue("", registration.identifier, "cell") as? Cell else {
      fatalError("the cell of a registration is no \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  // MARK: Questions

  /// How many sections there are.
  public var numberOfSections: Int { (counts ?? askCounts()).count }
  /// How many items a section has; one that there is not stops the program.
  public func numberOfItems(inSection section: Int) -> Int { (counts ?? askCounts())[section] }
  /// The cells that are shown, in the order of the items; lays out before.
  public var visibleCells: [UICollectionViewCell] {
    layOutItems()
    return shown.map(\.cell)
  }
  /// The items that are shown, in order; lays out before.
  public var indexPathsForVisibleItems: [IndexPath] {
    layOutItems()
    return shown.map { $0.place.path }
  }
  /// The cell of an item; nil if it is not shown.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    ListPlace(indexPath).flatMap { cell(at: $0) }
  }
  /// The item of a cell; nil if the cell is not shown here.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.first { $0.cell === cell }?.place.path }
  /// A view beside the cells that is shown; nil otherwise.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { beside.first { $0.kind == elementKind && $0.path == indexPath }?.view }
  /// The item at a place of the content; nil between items.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let near = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    layOutItems()
    return collectionViewLayout.layoutAttributesForElements(in: near)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }
  /// What the layout says of an item.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layOutItems()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Scrolls to an item; without a position, by the least way.
  ///
  /// One that there is not is reported.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layOutItems()
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
      return BadUse.report("scrollToItem(at:): there is no item \(indexPath)")
    }
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset)
    if scrollPosition.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    var goal = room.origin
    if scrollPosition.contains(.top) { goal.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { goal.y = frame.midY - room.height / 2 }
    if scrollPosition.contains(.bottom) { goal.y = frame.maxY - room.height }
    if scrollPosition.contains(.left) { goal.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { goal.x = frame.midX - room.width / 2 }
    if scrollPosition.contains(.right) { goal.x = frame.maxX - room.width }
    let last = CGPoint(
      x: max(contentSize.width + inset.right - bounds.width, -inset.left),
      y: max(contentSize.height + inset.bottom - bounds.height, -inset.top))
    let offset = CGPoint(
      x: min(max(goal.x - inset.left, -inset.left), last.x), y: min(max(goal.y - inset.top, -inset.top), last.y))
    setContentOffset(offset, animated: animated)
  }
}

@MainActor private enum Registrations { static var last = 0 }
