import TouchGeometry
import TouchKit

/// Stands between two layouts while a finger, or the program, takes a collection from one to the other.
///
/// Made by `startInteractiveTransition(to:completion:)`, which makes it the collection's layout; `transitionProgress` says
/// how far it is (semantics 27.29). https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout that the collection comes from.
  public final let currentLayout: UICollectionViewLayout
  /// The layout that it goes to.
  public final let nextLayout: UICollectionViewLayout
  /// From 0, the layout that the collection comes from, to 1; setting it lays the items out anew.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      if !transitionProgress.isFinite { transitionProgress = oldValue }
      if transitionProgress != oldValue { invalidateLayout() }
    }
  }

  private var values: [String: CGFloat] = [:]
  private var preparedFor: CGSize?
  /// Called when the transition is over.
  final var completion: ((_ isCompleted: Bool, _ isFinished: Bool) -> Void)?
  /// Tells the views that heard of the beginning.
  final var didEnd: ((_ isFinished: Bool) -> Void)?
  /// Whether it is on its way to one of its ends.
  final var isEnding = false

  /// A layout between two, at the first.
  @preconcurrency @MainActor public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  /// Always nil: there are no archives on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Sets a value of the program's own that goes along with the progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// A value that was set; 0 for one that was not.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// Gets both layouts ready, when the size or the data is another than before.
  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] where layout.collectionView !== collectionView {
      layout.collectionView = collectionView
    }
    guard preparedFor != collectionView?.bounds.size else { return }
    preparedFor = collectionView?.bounds.size
    currentLayout.prepare()
    nextLayout.prepare()
  }

  /// Whether both layouts are turned round.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    currentLayout.flipsHorizontallyInOppositeLayoutDirection && nextLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  private func between(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
    first + (second - first) * min(max(transitionProgress, 0), 1)
  }

  /// Between the sizes of both.
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }

  /// What either layout has in the rectangle, each element between its two places.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var seen: Set<String> = []
    var result: [UICollectionViewLayoutAttributes] = []
    for layout in [currentLayout, nextLayout] {
      for attributes in layout.layoutAttributesForElements(in: rect) ?? [] {
        let path = attributes.indexPath
        let key = "\(attributes.representedElementKind ?? "") \(path)"
        if seen.insert(key).inserted, let made = mixed(attributes) { result.append(made) }
      }
    }
    return result
  }

  /// Where an item lies between its two places; nil if neither layout has it.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    mix(currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
  }

  /// The same for a view beside the cells.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mix(
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  private func mixed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    switch attributes.representedElementCategory {
    case .cell: layoutAttributesForItem(at: attributes.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(
        ofKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
    // Decorations belong to one layout and its class of views.
    case .decorationView: nil
    }
  }

  /// One that only one layout has keeps its place and fades.
  private func mix(
    _ first: UICollectionViewLayoutAttributes?, _ second: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let base = first ?? second else { return nil }
    let result = base.copied()
    (result.isWidthEstimated, result.isHeightEstimated, result.isInStrip) = (false, false, false)
    let (from, to) = (first ?? base, second ?? base)
    result.frame = CGRect(
      x: between(from.frame.minX, to.frame.minX), y: between(from.frame.minY, to.frame.minY),
      width: between(from.frame.width, to.frame.width), height: between(from.frame.height, to.frame.height))
    result.alpha = between(first?.alpha ?? 0, second?.alpha ?? 0)
    result.zIndex = max(from.zIndex, to.zIndex)
    return result
  }

  /// Hands on to both layouts what the collection has invalidated.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard !context.cause.isEmpty else { return }
    for layout in [currentLayout, nextLayout] { layout.invalidateLayout(with: layout.newContext(context.cause)) }
  }

  override func forget() {
    preparedFor = nil
    currentLayout.forget()
    nextLayout.forget()
  }
  override func forgetItem(_ place: ListPlace) {
    currentLayout.forgetItem(place)
    nextLayout.forgetItem(place)
  }
  override func follow(_ plan: ListPlan) {
    preparedFor = nil
    currentLayout.follow(plan)
    nextLayout.follow(plan)
  }
}

extension UICollectionView {
  func beginTransition(
    to layout: UICollectionViewLayout, completion: ((_ completed: Bool, _ finished: Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    precondition(
      !(collectionViewLayout is UICollectionViewTransitionLayout),
      "startInteractiveTransition: a transition is under way already")
    precondition(layout !== collectionViewLayout, "startInteractiveTransition: the layout is that of the collection")
    let old = collectionViewLayout
    cancelInteractiveMovement()
    let between =
      itemDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    between.completion = completion
    let told = tellTransition(from: old, to: layout)
    between.didEnd = { isFinished in
      for view in told { view.didTransition(from: isFinished ? old : layout, to: isFinished ? layout : old) }
    }
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    collectionViewLayout = between
    layoutIfNeeded()
    return between
  }

  func endTransition(atNext isFinished: Bool) {
    guard let between = collectionViewLayout as? UICollectionViewTransitionLayout, !between.isEnding else {
      return BadUse.report("UICollectionView: no interactive transition is under way; there is nothing to end")
    }
    between.isEnding = true
    let end = isFinished ? between.nextLayout : between.currentLayout
    let done = { (isWhole: Bool) in
      guard self.collectionViewLayout === between else { return }
      self.collectionViewLayout = end
      (isFinished ? between.currentLayout : between.nextLayout).collectionView = nil
      self.layOutItems()
      between.currentLayout.finalizeLayoutTransition()
      between.nextLayout.finalizeLayoutTransition()
      between.didEnd?(isFinished)
      between.didEnd = nil
      between.completion?(isWhole, isFinished)
      between.completion = nil
    }
    guard window != nil else {
      between.transitionProgress = isFinished ? 1 : 0
      return done(true)
    }
    UIView.animate(
      withDuration: TableTuning.batchTime,
      animations: {
        between.transitionProgress = isFinished ? 1 : 0
        self.layOutItems()
      }, completion: done)
  }
}
