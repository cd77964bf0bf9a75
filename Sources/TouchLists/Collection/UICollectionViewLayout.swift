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
    /// A view that shows no data, made by the layout.
    case decorationView
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

  /// Whether its view is asked how large it wants to be.
  final var isEstimated: Bool {
    isWidthEstimated || isHeightEstimated
  }
  final var (isWidthEstimated, isHeightEstimated) = (false, false)
  /// Whether it lies in a section that scrolls across.
  final var isInStrip = false
  /// What a row of a list looks like by its place; nil in other layouts.
  final var row: ListRow?

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
  /// Those of a decoration, without extent.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(indexPath, .decorationView, decorationViewKind)
  }

  /// The same as another object.
  func duplicate() -> UICollectionViewLayoutAttributes {
    let result = UICollectionViewLayoutAttributes(indexPath, representedElementCategory, representedElementKind)
    (result.frame, result.alpha, result.isHidden) = (frame, alpha, isHidden)
    (result.transform, result.zIndex) = (transform, zIndex)
    (result.isWidthEstimated, result.isHeightEstimated) = (isWidthEstimated, isHeightEstimated)
    (result.isInStrip, result.row) = (isInStrip, row)
    return result
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
  /// Where a decoration lies; nil if there is none.
  open func layoutAttributesForDecorationView(
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

  private(set) final var decorations: [String: UICollectionReusableView.Type] = [:]
  /// Has decorations of a kind made from a class; nil takes that back.
  public final func register(_ viewClass: UICollectionReusableView.Type?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }

  // What the layouts of the kit know beyond that.

  /// Takes what a view says of its size; whether that changes the layout.
  func adopt(
    _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Whether a view has said its size.
  func isMeasured(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }
  /// The data is another: nothing that was measured holds.
  func forget() {}
  /// The content of an item is another.
  func forgetItem(_ place: ListPlace) {}
  /// The data has changed by a batch.
  func follow(_ plan: ListPlan) {}
  /// The sections in a rectangle that scroll across.
  func strips(in rect: CGRect) -> [StripPlan] { [] }
}
