import TouchGeometry
import TouchKit

/// The base class of layouts, which position the elements of a collection view.
///
/// The methods are declared in the order in which the collection view calls them.
/// https://developer.apple.com/documentation/uikit/uicollectionviewlayout
@preconcurrency @MainActor open class UICollectionViewLayout: UIObject {
  /// Creates a layout without elements.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Always returns nil: there are no archives of views on Linux.
  @preconcurrency @MainActor public required init?(coder: NSCoder) { return nil }

  /// The class of attributes that the kit's layouts create: a subclass of `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of invalidation contexts: a subclass of `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { owner }
  weak var owner: UICollectionView?
  /// Never called, as nothing is made from an archive on Linux; it exists because old templates override it.
  open func awakeFromNib() {}

  /// Prepares the layout; called before all other methods after the layout was invalidated.
  open func prepare() {}
  /// The size of the whole content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of all elements that intersect a rectangle of the content; called for the visible rect.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item, or nil if it does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view, or nil if it does not exist.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration view, or nil if it does not exist.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns whether a change of the visible rect invalidates the layout; false by default (semantics 27.1).
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns the content offset at which scrolling ends after a drag; by default the proposed one.
  ///
  /// Called once per drag, before the delegate's `scrollViewWillEndDragging`, which receives the result; not called
  /// with paging. The velocity is that of the content, in points per millisecond, as for the delegate.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns the content offset after a batch or a change of the layout (27.13, 27.25); by default the proposed one.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// Called once before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called once before this layout replaces another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called once on both layouts when the change is complete.
  open func finalizeLayoutTransition() {}
  /// Receives the changes of a batch; called once for each batch, after `prepare()` and before layout.
  ///
  /// The default implementation does nothing.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called once for each batch, in its animation block; changes made here are animated with it.
  ///
  /// The default implementation does nothing.
  open func finalizeCollectionViewUpdates() {}
  /// Called before an animated change of the size, and before an animated batch adds and removes items (semantics
  /// 27.35).
  ///
  /// It is called after `prepare()` and `prepare(forCollectionViewUpdates:)`, and before the attributes of appearing
  /// and disappearing elements are queried. The bounds are those before the change. The default implementation does
  /// nothing.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called once after `prepare(forAnimatedBoundsChange:)`, in the animation block; changes made here are animated with
  /// it.
  ///
  /// In a batch it is called before `finalizeCollectionViewUpdates()`. The default implementation does nothing.
  open func finalizeAnimatedBoundsChange() {}
  /// Returns the initial attributes of an item that appears in a batch or in an animated change of the size.
  ///
  /// Nil means its final position, faded. Called once for each item that is visible after the batch and was not before.
  /// The index path is that after the batch. The default implementation returns the item's attributes with alpha 0.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes = layoutAttributesForItem(at: itemIndexPath)?.copied() else { return nil }
    attributes.alpha = 0
    return attributes
  }
  /// Returns the final attributes of an item that disappears in a batch or in an animated change of the size.
  ///
  /// Nil means its current position, faded. Called once for each item that was visible before the batch and is removed
  /// or reloaded. The index path is that before the batch. The default implementation returns the item's attributes
  /// with alpha 0.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { owner?.fadedAttributes(of: itemIndexPath, newAttributes) }

  /// Invalidates the layout, so that `prepare()` is called before the next layout pass, with an empty context.
  ///
  /// Also called when a reload, a batch with changes, or a new size of the visible rect invalidates the layout. Call
  /// super.
  open func invalidateLayout() { invalidateAll() }
  /// Invalidates the layout and moves the content by the context's adjustment (semantics 27.26).
  ///
  /// `prepare()` is called before the next layout pass. Called for each invalidation, with
  /// `invalidationContext(forBoundsChange:)` if `shouldInvalidateLayout(forBoundsChange:)` returns true. Call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidate(by: context) }
  /// Returns the context for a change of the visible rect, of `invalidationContextClass`.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    newContext()
  }
  /// Returns whether the preferred size of a view invalidates the layout; false by default (semantics 27.18).
  ///
  /// If a custom class overrides it, it is called for each view that becomes visible, and again when the layout changes
  /// the view's size.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns the context for the preferred size of a view, of `invalidationContextClass`.
  ///
  /// Called if `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)` returns true.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }

  /// Returns the initial attributes of a supplementary view that appears in a batch; nil for its final position, faded.
  ///
  /// Called once for each one that is visible after the batch and was not before. The index path is that after the
  /// batch. The default implementation returns the view's attributes with alpha 0.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.copied()
    attributes?.alpha = 0
    return attributes
  }
  /// Returns the final attributes of a supplementary view that disappears in a batch; nil for its position, faded.
  ///
  /// Called once for each one that was visible before the batch and that the layout no longer has, or whose section is
  /// removed or reloaded. The index path is that before the batch. The default implementation returns the view's
  /// attributes with alpha 0.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.fadedAttributes(
      ofKind: elementKind, at: elementIndexPath, isDecoration: false, newAttributes(forSupplementaryViewOfKind:with:))
  }
  /// Returns the initial attributes of a decoration view that appears in a batch, as for supplementary views.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)?.copied()
    attributes?.alpha = 0
    return attributes
  }
  /// Returns the final attributes of a decoration view that disappears in a batch, as for supplementary views.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.fadedAttributes(
      ofKind: elementKind, at: decorationIndexPath, isDecoration: true, newAttributes(forDecorationViewOfKind:with:))
  }

  /// Whether the layout is mirrored for text directions other than `developmentLayoutDirection`; false (semantics
  /// 27.31).
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction for which the layout was written; left to right by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Moving

  /// Returns the target of an item that the user moves; by default the item at its center.
  ///
  /// Called for each movement, before the delegate is asked.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { owner.flatMap { $0.indexPathForItem(at: $0.flipped(position)) } ?? previousIndexPath }
  /// Returns the attributes of an item that the user moves; by default its own ones, in front of all others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributesForItem(at: indexPath)?.copied() ?? newAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = 1_000_000
    return attributes
  }
  /// Returns the context for a new position of the item that the user moves.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }
  /// Returns the context for the end of a movement.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    return context
  }

  final func newAttributes(forCellWith path: IndexPath) -> UICollectionViewLayoutAttributes {
    .make(type(of: self).layoutAttributesClass, path, .cell, nil)
  }
  final func newAttributes(
    forSupplementaryViewOfKind kind: String, with path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    .make(type(of: self).layoutAttributesClass, path, .supplementaryView, kind)
  }
  final func newAttributes(
    forDecorationViewOfKind kind: String, with path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    .make(type(of: self).layoutAttributesClass, path, .decorationView, kind)
  }

  private(set) final var decorations: [String: UICollectionReusableView.Type] = [:]
  /// Registers a class of decoration views for a kind; nil removes the registration.
  public final func register(_ viewClass: UICollectionReusableView.Type?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }

  /// Whether one of the two methods of invalidation has called the other.
  final var isInvalidating = false
  /// The nearest superclass that the kit defines.
  class var ancestorOfKit: UICollectionViewLayout.Type { UICollectionViewLayout.self }
  /// Whether an app-defined class decides about the preferred sizes of views.
  private(set) final lazy var decidesAboutSizes = UICollectionViewLayout.decidesAboutSizes(self)

  // Requirements of the kit's own layouts.

  /// Whether the conditions for which the layout was prepared have changed.
  var isOutdated: Bool { false }
  /// Stores the preferred size of a view; returns whether the layout changes.
  func adopt(
    _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns whether a view has reported its size.
  func isMeasured(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }
  /// Whether there may be elements whose lengths are unknown until they are shown.
  var hasEstimates: Bool { decidesAboutSizes }
  /// Discards all measured sizes after the data changed.
  func forget() {}
  /// Discards the measured size of an item whose content changed.
  func forgetItem(_ place: ListPlace) {}
  /// Discards the measured size of a supplementary view whose content changed.
  func forgetView(ofKind kind: String, at path: IndexPath) {}
  /// Updates the measured sizes after a batch.
  func follow(_ plan: ListPlan) {}
  /// Returns the orthogonally scrolling sections in a rectangle.
  func strips(in rect: CGRect) -> [StripPlan] { [] }
}
