import TouchGeometry
import TouchKit
import TouchLists
import TouchWidgets

// Collections of a scene: data sources, delegates, layouts, and the names of items.

extension SceneStage {
  /// Gives a collection its items and its delegate, and returns the delegate.
  func makeCollectionDelegate(_ collection: UICollectionView, _ description: SceneView) -> any UIScrollViewDelegate {
    let about = description.collection ?? SceneCollection()
    switch about.layout {
    case .flow: collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    case .list: collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
    }
    let source = SceneCollectionItems(description, about, stage: self)
    keep(source)
    collection.dataSource = source
    return SceneCollectionDelegate(description, about, stage: self)
  }

  /// The name of an item's cell or content view, `grid.0.1` or `grid.0.1.content`; nil for other objects.
  ///
  /// The name is not cached, because cells are reused for other items.
  func nameInItem(_ object: AnyObject) -> String? {
    guard let view = object as? UIView else { return nil }
    var next: UIView? = view
    while let here = next, !(here is UICollectionViewCell), !(here is LoggingCollectionView) { next = here.superview }
    guard let cell = next as? UICollectionViewCell else { return nil }
    var above = cell.superview
    while let here = above, !(here is LoggingCollectionView) { above = here.superview }
    guard let collection = above as? LoggingCollectionView, let path = collection.indexPath(for: cell),
      let name = nameOfView(collection)
    else { return nil }
    let item = "\(name).\(path.word)"
    // The content view, or the view that a content configuration has added to it, receives the item's touches.
    let isContent = view === cell.contentView || view.superview === cell.contentView && view is any UIContentView
    return view === cell ? item : isContent ? item + ".content" : nil
  }

  private func flow(of collection: UICollectionView) -> UICollectionViewFlowLayout? {
    collection.collectionViewLayout as? UICollectionViewFlowLayout
  }

  func setItemSize(_ size: CGSize, of collection: UICollectionView) { flow(of: collection)?.itemSize = size }

  func setMinimumLineSpacing(_ spacing: Double, of collection: UICollectionView) {
    flow(of: collection)?.minimumLineSpacing = spacing
  }

  func setMinimumInteritemSpacing(_ spacing: Double, of collection: UICollectionView) {
    flow(of: collection)?.minimumInteritemSpacing = spacing
  }

  func setSectionInset(_ inset: UIEdgeInsets, of collection: UICollectionView) {
    flow(of: collection)?.sectionInset = inset
  }

  func setScrollDirection(_ axis: StackAxisName, of collection: UICollectionView) {
    flow(of: collection)?.scrollDirection = axis == .horizontal ? .horizontal : .vertical
  }
}

@MainActor extension SceneCollection {
  /// The layout that the scene requests for a collection.
  static func layout(of description: SceneView) -> UICollectionViewLayout {
    switch description.collection?.layout ?? .flow {
    case .flow: UICollectionViewFlowLayout()
    case .list: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    }
  }
}
