import TouchGeometry
import TouchKit

/// A description of the parts of a layout that are no longer valid (semantics 27.26).
///
/// The kit's layouts detect changes automatically; the properties are for custom layouts.
/// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: UIObject {
  /// Creates an empty context.
  @preconcurrency @MainActor public required override init() { super.init() }

  /// The cause of a context that the collection view creates.
  struct Cause: OptionSet {
    let rawValue: UInt8
    static let everything = Cause(rawValue: 1)
    static let counts = Cause(rawValue: 2)
    /// The size of the visible rect changed.
    static let size = Cause(rawValue: 4)
  }
  final var cause: Cause = []

  /// Whether all computed data is invalid: after a reload, or a change of data source or layout.
  open var invalidateEverything: Bool { cause.contains(.everything) }
  /// Whether the numbers of sections and items must be queried again: after a reload and in a batch with changes.
  open var invalidateDataSourceCounts: Bool { cause.contains(.counts) }

  /// The invalidated items; nil if there are none.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  /// The invalidated supplementary views, by kind; nil if there are none.
  public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The invalidated decoration views, by kind; nil if there are none.
  public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The distance in points by which the content is also scrolled; zero by default.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The growth of the content in points until the layout reports its size again; zero by default.
  open var contentSizeAdjustment = CGSize.zero

  /// The previous index paths of the items that the user moves; nil in other contexts.
  public internal(set) final var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The target index paths of the items that the user moves; nil in other contexts.
  public internal(set) final var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The center of the item that the user moves; zero in other contexts.
  public internal(set) final var interactiveMovementTarget = CGPoint.zero

  /// Adds invalidated items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Adds invalidated supplementary views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// Adds invalidated decoration views.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// The invalidation context of a flow layout.
/// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for its metrics again; true by default.
  ///
  /// If this and `invalidateFlowLayoutAttributes` are false, the lines stay unchanged.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the lines are laid out again; true by default.
  open var invalidateFlowLayoutAttributes = true
}
