import TouchGeometry
import TouchKit
import TouchWidgets

// What the layout says, in the coordinates of the content: these run the other way where it wants so (semantics 27.31).

extension UICollectionView {
  /// Whether the places of the layout are turned round.
  var isFlipped: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
  }

  /// How wide the content is at least, without what it is scrolled in by.
  private var flippedWidth: CGFloat {
    let inset = adjustedContentInset
    return max(contentSize.width, bounds.width - inset.left - inset.right)
  }

  /// From the content to the layout, or back.
  func flipped(_ rect: CGRect) -> CGRect {
    guard isFlipped else { return rect }
    return CGRect(x: flippedWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// From the content to the layout, or back.
  func flipped(_ point: CGPoint) -> CGPoint {
    isFlipped ? CGPoint(x: flippedWidth - point.x, y: point.y) : point
  }

  /// From the layout to the content, or back; what lies in a section that scrolls across stays.
  func flipped(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isFlipped, !attributes.isInStrip else { return attributes }
    let result = attributes.copied()
    result.frame = flipped(attributes.frame)
    return result
  }

  /// What lies in a rectangle of the content.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let found = collectionViewLayout.layoutAttributesForElements(in: flipped(rect)) ?? []
    return isFlipped ? found.map { flipped($0) } : found
  }

  /// Where an item lies in the content.
  func placed(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: path).map { flipped($0) }
  }

  /// Where a view beside the cells lies in the content.
  func placed(_ other: Beside) -> UICollectionViewLayoutAttributes? {
    let layout = collectionViewLayout
    let found =
      other.isDecoration
      ? layout.layoutAttributesForDecorationView(ofKind: other.kind, at: other.path)
      : layout.layoutAttributesForSupplementaryView(ofKind: other.kind, at: other.path)
    return found.map { flipped($0) }
  }

  /// The place of an item on its way.
  func movingAttributes(at path: IndexPath, _ center: CGPoint) -> UICollectionViewLayoutAttributes {
    flipped(
      collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: path, withTargetPosition: flipped(center)))
  }

  /// The corner at which the layout begins: what it is seen by while lengths are corrected.
  func anchor(of frame: CGRect) -> CGPoint { CGPoint(x: isFlipped ? frame.maxX : frame.minX, y: frame.minY) }

  /// Takes the size of the content from the layout; one that begins at the right stays there.
  func takeContentSize(_ size: CGSize) {
    guard size.isFinite, contentSize != size else { return }
    guard isFlipped, held == nil else { return contentSize = size }
    let before = flippedWidth
    contentSize = size
    let (inset, change) = (adjustedContentInset, flippedWidth - before)
    let last = max(contentSize.width + inset.right - bounds.width, -inset.left)
    let goal = min(max(bounds.minX + change, -inset.left), last)
    if change != 0, goal != bounds.minX { correctOffset(to: CGPoint(x: goal, y: bounds.minY)) }
  }
}

extension UICollectionViewFlowLayout {
  /// From where the insets of sections count across the scrolling (semantics 27.32).
  public enum SectionInsetReference: Int, Sendable {
    /// From where the content begins.
    case fromContentInset = 0
    /// From the safe area, or where the content begins if that is further in.
    case fromSafeArea = 1
    /// From the layout margins of the collection, or where the content begins if that is further in.
    case fromLayoutMargins = 2
  }

  /// What comes to the insets of sections across the scrolling.
  var addedInsets: UIEdgeInsets {
    guard let collectionView else { return .zero }
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
