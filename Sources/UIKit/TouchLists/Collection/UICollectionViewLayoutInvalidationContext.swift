import TouchGeometry
import TouchKit

/// What of a layout does not hold any more (semantics 27.26).
///
/// A layout of the kit finds what has changed by itself; the rest is for layouts of your own.
/// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: UIObject {
  /// A context of nothing.
  @preconcurrency @MainActor public required override init() { super.init() }

  /// What has brought a context of the collection about.
  struct Cause: OptionSet {
    let rawValue: UInt8
    static let everything = Cause(rawValue: 1)
    static let counts = Cause(rawValue: 2)
    /// What is seen has another size.
    static let size = Cause(rawValue: 4)
  }
  final var cause: Cause = []

  /// Whether nothing that was computed holds: after a reload, another data source or another layout.
  open var invalidateEverything: Bool { cause.contains(.everything) }
  /// Whether the numbers of sections and items have to be asked for anew: after a reload, and in a batch that changes
  /// something.
  open var invalidateDataSourceCounts: Bool { cause.contains(.counts) }

  /// The items that were named; nil if there are none.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  /// The views beside the cells that were named, by their kind; nil if there are none.
  public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations that were named, by their kind; nil if there are none.
  public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// By how much the content is scrolled besides, in points; zero.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content grows until the layout says its size anew, in points; zero.
  open var contentSizeAdjustment = CGSize.zero

  /// Where the items lay that the user moves; nil in other contexts.
  public internal(set) final var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the items lie that the user moves; nil in other contexts.
  public internal(set) final var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the middle of the item is that the user moves; zero in other contexts.
  public internal(set) final var interactiveMovementTarget = CGPoint.zero

  /// Names items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Names views beside the cells.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// Names decorations.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// The context of a flow layout.
/// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for its sizes anew; true.
  ///
  /// Where it is false, and `invalidateFlowLayoutAttributes` too, the lines stay as they are.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the lines are laid out anew; true.
  open var invalidateFlowLayoutAttributes = true
}
