import TouchGeometry
import TouchKit
import TouchWidgets

// Layout attributes in content coordinates, which are mirrored if the layout requires it (semantics 27.31).

extension UICollectionView {
  /// Whether the layout's coordinates are mirrored horizontally.
  var isFlipped: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
  }

  /// The width within which coordinates are mirrored: at least the width of the view without its insets.
  private var flippedWidth: CGFloat {
    let inset = adjustedContentInset
    return max(contentSize.width, bounds.width - inset.left - inset.right)
  }

  /// Converts a rectangle from the content to the layout, or back.
  func flipped(_ rect: CGRect) -> CGRect {
    guard isFlipped else { return rect }
    return CGRect(x: flippedWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Converts a point from the content to the layout, or back.
  func flipped(_ point: CGPoint) -> CGPoint {
    isFlipped ? CGPoint(x: flippedWidth - point.x, y: point.y) : point
  }

  /// Converts attributes from the layout to the content, or back; those in an orthogonally scrolling section stay.
  func flipped(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isFlipped, !attributes.isInStrip else { return attributes }
    let result = attributes.copied()
    result.frame = flipped(attributes.frame)
    return result
  }

  /// Returns the attributes of the elements in a rectangle of the content.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let found = collectionViewLayout.layoutAttributesForElements(in: flipped(rect)) ?? []
    return isFlipped ? found.map { flipped($0) } : found
  }

  /// Returns the attributes of an item in content coordinates.
  func placed(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: path).map { flipped($0) }
  }

  /// Returns the attributes of a supplementary view in content coordinates.
  func placed(_ other: Supplement) -> UICollectionViewLayoutAttributes? {
    let layout = collectionViewLayout
    let found =
      other.isDecoration
      ? layout.layoutAttributesForDecorationView(ofKind: other.kind, at: other.path)
      : layout.layoutAttributesForSupplementaryView(ofKind: other.kind, at: other.path)
    return found.map { flipped($0) }
  }

  /// Returns the attributes of an item that is being moved.
  func movingAttributes(at path: IndexPath, _ center: CGPoint) -> UICollectionViewLayoutAttributes {
    flipped(
      collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: path, withTargetPosition: flipped(center)))
  }

  /// Returns the corner where the layout begins; it keeps its visible position while lengths are corrected.
  func anchor(of frame: CGRect) -> CGPoint { CGPoint(x: isFlipped ? frame.maxX : frame.minX, y: frame.minY) }

  /// Updates the content size from the layout; a mirrored layout keeps its distance from the right edge.
  func applyContentSize(_ size: CGSize) {
    guard size.isFinite, contentSize != size else { return }
    guard isFlipped, pinned == nil else { return contentSize = size }
    let before = flippedWidth
    contentSize = size
    let (inset, change) = (adjustedContentInset, flippedWidth - before)
    let last = max(contentSize.width + inset.right - bounds.width, -inset.left)
    let goal = min(max(bounds.minX + change, -inset.left), last)
    if change != 0, goal != bounds.minX { correctOffset(to: CGPoint(x: goal, y: bounds.minY)) }
  }
}

extension UICollectionViewFlowLayout {
  /// The edges from which section insets are measured across the scrolling axis (semantics 27.32).
  public enum SectionInsetReference: Int, Sendable {
    /// The edge of the content.
    case fromContentInset = 0
    /// The safe area, or the edge of the content if that is further inside.
    case fromSafeArea = 1
    /// The layout margins of the collection view, or the edge of the content if that is further inside.
    case fromLayoutMargins = 2
  }

  /// The additional section insets across the scrolling axis.
  var addedInsets: UIEdgeInsets {
    guard let collectionView = owner else { return .zero }
    let all: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: all = collectionView.safeAreaInsets
    case .fromLayoutMargins: all = collectionView.layoutMargins
    }
    let inset = collectionView.adjustedContentInset
    return scrollDirection == .vertical
      ? UIEdgeInsets(top: 0, left: max(all.left - inset.left, 0), bottom: 0, right: max(all.right - inset.right, 0))
      : UIEdgeInsets(top: max(all.top - inset.top, 0), left: 0, bottom: max(all.bottom - inset.bottom, 0), right: 0)
  }
}
