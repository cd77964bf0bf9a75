import TouchGeometry
import TouchKit

/// Says where the elements of a collection lie; subclasses are asked in the order in which the methods stand here.
/// https://developer.apple.com/documentation/uikit/uicollectionviewlayout
@preconcurrency @MainActor open class UICollectionViewLayout: UIObject {
  /// A layout of nothing.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Always nil: there are no archives on Linux.
  @preconcurrency @MainActor public required init?(coder: NSCoder) { return nil }

  /// Of which class attributes are that the kit's layouts make: a subclass of `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Of which class contexts are: a subclass of `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// The collection that it is the layout of.
  public internal(set) weak var collectionView: UICollectionView?

  /// Gets ready: called before anything else after the layout was invalidated.
  open func prepare() {}
  /// How large everything is, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// What lies in a rectangle of the content, also in part; asked for what is seen.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item lies; nil if there is none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a view beside the cells lies; nil if there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a decoration lies; nil if there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether another place or size of what is seen asks for another layout; false (semantics 27.1).
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Where scrolling comes to rest after a drag; by default where it would.
  ///
  /// Called once per drag, before the delegate's `scrollViewWillEndDragging`, which is given the answer; not for pages.
  /// The velocity is that of the content in points per millisecond, as the delegate gets it.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where the content is scrolled to in a batch, and when the layout takes another's place (27.13, 27.25); by default
  /// where it would be.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// Called once before another layout takes this one's place.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called once before the layout takes another's place.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called once on both layouts when the change is done.
  open func finalizeLayoutTransition() {}
  /// Tells what a batch changes; called once for each batch, after `prepare()` and before anything is laid out.
  ///
  /// The default has nothing to do.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called once for each batch, in the block that animates it: what is changed here is animated along.
  ///
  /// The default has nothing to do.
  open func finalizeCollectionViewUpdates() {}
  /// Called before the collection is laid out for another size that it gets in an animation, and before items come and
  /// go in a batch that is animated (semantics 27.35).
  ///
  /// After `prepare()`, and after `prepare(forCollectionViewUpdates:)`; what comes and goes is asked for after it. The
  /// bounds are those before the change. The default has nothing to do.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after the same, once, in the block that animates it: what is changed here is animated along.
  ///
  /// In a batch before `finalizeCollectionViewUpdates()`. The default has nothing to do.
  open func finalizeAnimatedBoundsChange() {}
  /// Where an item comes from that appears in a batch, or when the size changes in an animation, and how it looks there;
  /// nil for its place, faded.
  ///
  /// Called once for each item that is seen after the batch and was not before; the path is that after the batch. The
  /// default gives the place of the item, invisible.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes = layoutAttributesForItem(at: itemIndexPath)?.copied() else { return nil }
    attributes.alpha = 0
    return attributes
  }
  /// Where an item goes that disappears in a batch, or when the size changes in an animation, and how it looks there; nil
  /// for its place, faded.
  ///
  /// Called once for each item that was seen before the batch and is removed or reloaded; the path is that before the
  /// batch. The default gives the place where the item is, invisible.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { collectionView?.fadedAttributes(of: itemIndexPath, newAttributes) }

  /// Has `prepare()` called before the next layout, with a context of nothing.
  ///
  /// Also called where a reload, a batch that changes something, or another size of what is seen invalidates the layout;
  /// call super.
  open func invalidateLayout() { invalidateAll() }
  /// Has `prepare()` called before the next layout, and moves the content as the context says (semantics 27.26).
  ///
  /// Called for each invalidation, with `invalidationContext(forBoundsChange:)` where
  /// `shouldInvalidateLayout(forBoundsChange:)` agrees; call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidate(by: context) }
  /// What another place or size of what is seen makes invalid: a context of `invalidationContextClass`.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    newContext()
  }
  /// Whether the size that a view has said asks for another layout; false (semantics 27.18).
  ///
  /// A class of your own that overrides it has each view asked that comes into sight, and again when the layout gives
  /// the view another size.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// What the size that a view has said makes invalid: a context of `invalidationContextClass`.
  ///
  /// Called where `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)` agrees.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }

  /// Where a view beside the cells comes from that appears in a batch, and how it looks there; nil for its place, faded.
  ///
  /// Called once for each one that is seen after the batch and was not before; the path is that after the batch. The
  /// default gives the place of the view, invisible.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.copied()
    attributes?.alpha = 0
    return attributes
  }
  /// Where a view beside the cells goes that disappears in a batch, and how it looks there; nil for its place, faded.
  ///
  /// Called once for each one that was seen before the batch and whose section is removed or reloaded, or that the layout
  /// has no more; the path is that before the batch. The default gives the place where the view is, invisible.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.fadedAttributes(
      ofKind: elementKind, at: elementIndexPath, isDecoration: false, newAttributes(forSupplementaryViewOfKind:with:))
  }
  /// Where a decoration comes from that appears in a batch; as for views beside the cells.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)?.copied()
    attributes?.alpha = 0
    return attributes
  }
  /// Where a decoration goes that disappears in a batch; as for views beside the cells.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.fadedAttributes(
      ofKind: elementKind, at: decorationIndexPath, isDecoration: true, newAttributes(forDecorationViewOfKind:with:))
  }

  /// Whether the places of the layout are turned round where text runs in the other direction than
  /// `developmentLayoutDirection`; false (semantics 27.31).
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// For which direction the layout was written; from left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Moving

  /// To which item's place the item goes that the user moves; by default that of the item at its middle.
  ///
  /// Called for each movement, before the delegate is asked.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView.flatMap { $0.indexPathForItem(at: $0.flipped(position)) } ?? previousIndexPath }
  /// How an item looks while the user moves it; by default as in its place, above all others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributesForItem(at: indexPath)?.copied() ?? newAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = 1_000_000
    return attributes
  }
  /// What another place of the item that the user moves makes invalid.
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
  /// What the end of a movement makes invalid.
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
  /// Has decorations of a kind made from a class; nil takes that back.
  public final func register(_ viewClass: UICollectionReusableView.Type?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }

  /// Whether one way of invalidating has called the other.
  final var isInvalidating = false
  /// The kit's class that it inherits from.
  class var ancestorOfKit: UICollectionViewLayout.Type { UICollectionViewLayout.self }
  /// Whether a class of the program's own decides about the sizes that views want.
  private(set) final lazy var decidesAboutSizes = UICollectionViewLayout.decidesAboutSizes(self)

  // What the layouts of the kit know beyond that.

  /// Whether what the layout was prepared for is another now.
  var isOutdated: Bool { false }
  /// Takes what a view says of its size; returns whether that changes the layout.
  func adopt(
    _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Whether a view has said its size.
  func isMeasured(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }
  /// Whether there may be elements whose lengths are not known until they are seen.
  var hasEstimates: Bool { decidesAboutSizes }
  /// The data is another: nothing that was measured holds.
  func forget() {}
  /// The content of an item is another.
  func forgetItem(_ place: ListPlace) {}
  /// The content of a view beside the cells is another.
  func forgetView(ofKind kind: String, at path: IndexPath) {}
  /// The data has changed by a batch.
  func follow(_ plan: ListPlan) {}
  /// The sections in a rectangle that scroll across.
  func strips(in rect: CGRect) -> [StripPlan] { [] }
}
