import TouchGeometry
import TouchKit
import TouchWidgets

// Reuse of views (semantics 27.12).

extension UICollectionView {
  func enroll(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let cellClass: UICollectionViewCell.Type = registered(cellClass) else {
      return pools.register("/" + identifier, nil)
    }
    pools.register("/" + identifier) { makeReusable(of: cellClass, .zero) }
  }

  func enroll(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    guard let viewClass: UICollectionReusableView.Type = registered(viewClass) else {
      return pools.register("\(elementKind)/\(identifier)", nil)
    }
    pools.register("\(elementKind)/\(identifier)") { makeReusable(of: viewClass, .zero) }
  }

  private func dequeue(
    _ kind: String, _ identifier: String, _ what: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    let view = dequeue(kind, identifier, what)
    // A cell receives its row's position in the list before it is configured.
    if isPrepared {
      let attributes =
        kind.isEmpty
        ? collectionViewLayout.layoutAttributesForItem(at: path)
        : collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      view.applyListStyle(attributes?.row, path)
    }
    // Rows of an outline are indented by their level.
    if kind.isEmpty, let source = dataSource as? any OutlineSource, let cell = view as? UICollectionViewListCell {
      let branch = source.branch(at: path)
      if let branch { cell.indentationLevel = branch.level }
      cell.isExpanded = branch?.isExpanded ?? false
    }
    return view
  }

  private func dequeue(_ kind: String, _ identifier: String, _ what: String) -> UICollectionReusableView {
    let key = "\(kind)/\(identifier)"
    if let reconfiguring, reconfiguring.key == key { return reconfiguring.cell }
    if let used = pools.dequeue(key) {
      used.show()
      used.prepareForReuse()
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

  func dequeueCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let cell = dequeue("", identifier, "UICollectionElementKindCell", indexPath) as? UICollectionViewCell else {
      fatalError("the class registered for \(identifier) is not a cell")
    }
    return cell
  }

  func dequeueSupplementary(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeue(elementKind, identifier, elementKind, indexPath) }

  /// A registration that configures cells of a class with items; create it once and use it for every cell.
  /// https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    let identifier: String

    /// Creates a registration whose `handler` is called for each dequeued cell.
    @MainActor public init(handler: @escaping Handler) {
      self.handler = handler
      identifier = Registrations.next()
    }
  }

  /// Returns a cell of a registration, configured with an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    pools.register("/" + registration.identifier) { makeReusable(of: Cell.self, .zero) }
    guard let cell = dequeue("", registration.identifier, "cell", indexPath) as? Cell else {
      fatalError("the cell of a registration is not a \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A registration that configures supplementary views; create it once for each kind.
  /// https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view; the string is its kind.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let handler: Handler
    let kind: String
    let identifier: String

    /// Creates a registration whose `handler` is called for each dequeued view of the kind.
    @MainActor public init(elementKind: String, handler: @escaping Handler) {
      (self.handler, kind) = (handler, elementKind)
      identifier = Registrations.next()
    }
  }

  /// Returns a configured supplementary view of a registration.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    pools.register("\(registration.kind)/\(registration.identifier)") { makeReusable(of: Supplementary.self, .zero) }
    guard let view = dequeue(registration.kind, registration.identifier, registration.kind, indexPath) as? Supplementary
    else {
      fatalError("the view of a registration is not a \(Supplementary.self)")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

@MainActor enum Registrations {
  private static var last = 0
  static func next() -> String {
    last += 1
    return "touchstone.registration.\(last)"
  }
}
