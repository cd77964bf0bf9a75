import TouchGeometry
import TouchKit

/// Where one element of a collection lies, and how it looks there.
/// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: UIObject {
  /// What kind of view it is for.
  public enum ElementCategory: Sendable {
    /// A cell.
    case cell
    /// A header, a footer, or another view beside the cells.
    case supplementaryView
  }

  /// Which element it is.
  open var indexPath: IndexPath
  /// What kind of view it is for.
  public let representedElementCategory: ElementCategory
  /// The kind of a view beside the cells; nil for a cell.
  public let representedElementKind: String?
  /// Where it lies in the content.
  open var frame = CGRect.zero
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// Whether it is not shown.
  open var isHidden = false
  /// How it is turned and scaled about its middle.
  open var transform = CGAffineTransform.identity
  /// Higher ones lie above lower ones.
  open var zIndex = 0

  private init(_ path: IndexPath, _ category: ElementCategory, _ kind: String?) {
    (indexPath, representedElementCategory, representedElementKind) = (path, category, kind)
    super.init()
  }

  /// Those of a cell, without extent.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath, .cell, nil) }
  /// Those of a view beside the cells, without extent.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath, .supplementaryView, elementKind)
  }

  /// Its size in points; setting it keeps the middle.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame = CGRect(
        x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }
  /// Its middle in the content.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
}

/// Says where the elements of a collection lie; subclasses are asked in the order in which the methods stand here.
/// https://developer.apple.com/documentation/uikit/uicollectionviewlayout
@preconcurrency @MainActor open class UICollectionViewLayout: UIObject {
  /// A layout of nothing.
  @preconcurrency @MainActor public override init() { super.init() }

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
  /// Whether another place or size of what is seen asks for another layout; false (semantics 27.1).
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Where scrolling comes to rest; by default where it would.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where an item comes from that appears in a batch; nil for its place, faded.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item goes that disappears in a batch; nil for its place, faded.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Has `prepare()` called before the next layout.
  open func invalidateLayout() { collectionView?.layoutWasInvalidated() }
}
