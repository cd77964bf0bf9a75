import TouchGeometry
import TouchKit

/// A layout that interpolates between two others during an interactive transition.
///
/// `startInteractiveTransition(to:completion:)` creates it and makes it the collection view's layout.
/// `transitionProgress` is the fraction of the transition (semantics 27.29).
/// https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout from which the transition begins.
  public final let currentLayout: UICollectionViewLayout
  /// The layout to which the transition leads.
  public final let nextLayout: UICollectionViewLayout
  /// The fraction of the transition, from 0 at `currentLayout` to 1 at `nextLayout`; setting it invalidates the layout.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      if !transitionProgress.isFinite { transitionProgress = oldValue }
      if transitionProgress != oldValue { invalidateLayout() }
    }
  }

  private var values: [String: CGFloat] = [:]
  private var preparedFor: CGSize?
  /// Called once when the transition has ended.
  final var completion: ((_ isCompleted: Bool, _ isFinished: Bool) -> Void)?
  /// Notifies the views that were notified of the beginning.
  final var didEnd: ((_ isFinished: Bool) -> Void)?
  /// Whether the transition is being finished or cancelled.
  final var isEnding = false

  /// Creates a layout between two others, with the progress 0.
  @preconcurrency @MainActor public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Sets an app-defined value that belongs to the current progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns a value that was set, or 0.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// Prepares both layouts if the size or the data has changed.
  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] where layout.owner !== owner {
      layout.owner = owner
    }
    guard preparedFor != owner?.bounds.size else { return }
    preparedFor = owner?.bounds.size
    currentLayout.prepare()
    nextLayout.prepare()
  }

  /// Whether both layouts are mirrored.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    currentLayout.flipsHorizontallyInOppositeLayoutDirection && nextLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  private func between(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
    first + (second - first) * min(max(transitionProgress, 0), 1)
  }

  /// The interpolated size of the content.
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }

  /// Returns the interpolated attributes of the elements that either layout has in the rectangle.
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

  /// Returns the interpolated attributes of an item; nil if neither layout has it.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    mix(currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
  }

  /// Returns the interpolated attributes of a supplementary view; nil if neither layout has it.
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
    // Decorations belong to only one layout.
    case .decorationView: nil
    }
  }

  /// Interpolates attributes; an element of only one layout keeps its position and fades.
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

  /// Passes the invalidations of the collection view to both layouts.
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
    let notified = notifyTransition(from: old, to: layout)
    between.didEnd = { isFinished in
      for view in notified { view.didTransition(from: isFinished ? old : layout, to: isFinished ? layout : old) }
    }
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    collectionViewLayout = between
    layoutIfNeeded()
    return between
  }

  func endTransition(atNext isFinished: Bool) {
    guard let between = collectionViewLayout as? UICollectionViewTransitionLayout, !between.isEnding else {
      return UsageError.report("UICollectionView: no interactive transition is under way; there is nothing to end")
    }
    between.isEnding = true
    let end = isFinished ? between.nextLayout : between.currentLayout
    let done = { (isWhole: Bool) in
      guard self.collectionViewLayout === between else { return }
      self.collectionViewLayout = end
      (isFinished ? between.currentLayout : between.nextLayout).owner = nil
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
