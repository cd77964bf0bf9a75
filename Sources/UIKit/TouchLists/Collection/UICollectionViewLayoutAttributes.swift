import TouchGeometry
import TouchKit

extension UICollectionView {
  /// The category of an element's view.
  ///
  /// https://developer.apple.com/documentation/uikit/uicollectionview/elementcategory
  public typealias ElementCategory = UICollectionViewLayoutAttributes.ElementCategory
}

/// The position and the appearance of one element of a collection view.
/// https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: UIObject {
  /// The category of an element's view.
  public enum ElementCategory: Sendable {
    /// A cell.
    case cell
    /// A header, a footer, or another supplementary view.
    case supplementaryView
    /// A view that shows no data and is created by the layout.
    case decorationView
  }

  /// The index path of the element.
  open var indexPath: IndexPath
  /// The category of the element's view.
  public private(set) final var representedElementCategory = ElementCategory.cell
  /// The kind of a supplementary view or decoration; nil for a cell.
  public private(set) final var representedElementKind: String?
  /// The rectangle in the content, in points.
  open var frame = CGRect.zero
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view is hidden.
  open var isHidden = false
  /// The transform about the center; the identity if `transform3D` is not affine.
  open var transform = CGAffineTransform.identity { didSet { space = nil } }
  /// The transform in three dimensions; only its affine part is drawn.
  open var transform3D: CATransform3D {
    get { space ?? CATransform3DMakeAffineTransform(transform) }
    set {
      let isFlat = CATransform3DIsAffine(newValue)
      transform = isFlat ? CATransform3DGetAffineTransform(newValue) : .identity
      if !isFlat { space = newValue }
    }
  }
  final var space: CATransform3D?
  /// The rectangle in the view's own coordinate space; its origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The z-index; elements with higher values are in front of those with lower ones.
  open var zIndex = 0

  /// Whether the view is asked for its preferred size.
  final var isEstimated: Bool {
    isWidthEstimated || isHeightEstimated
  }
  final var (isWidthEstimated, isHeightEstimated) = (false, false)
  /// Whether the element is in an orthogonally scrolling section.
  final var isInStrip = false
  /// The appearance of a list row by its position; nil in other layouts.
  final var row: ListRow?

  /// Creates attributes that represent no element yet; instances of `layoutAttributesClass` are created with it.
  @preconcurrency @MainActor public required override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  private convenience init(_ path: IndexPath, _ category: ElementCategory, _ kind: String?) {
    self.init()
    (indexPath, representedElementCategory, representedElementKind) = (path, category, kind)
  }

  /// Creates attributes of a cell, with an empty frame.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath, .cell, nil) }
  /// Creates attributes of a supplementary view, with an empty frame.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath, .supplementaryView, elementKind)
  }
  /// Creates attributes of a decoration view, with an empty frame.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(indexPath, .decorationView, decorationViewKind)
  }

  /// Returns a copy of the same class.
  private func duplicate() -> UICollectionViewLayoutAttributes {
    let result = type(of: self).init()
    result.indexPath = indexPath
    (result.representedElementCategory, result.representedElementKind) =
      (representedElementCategory, representedElementKind)
    (result.frame, result.alpha, result.isHidden) = (frame, alpha, isHidden)
    (result.transform, result.space, result.zIndex) = (transform, space, zIndex)
    (result.isWidthEstimated, result.isHeightEstimated) = (isWidthEstimated, isHeightEstimated)
    (result.isInStrip, result.row) = (isInStrip, row)
    return result
  }

  #if FoundationGeometry
  /// Returns a copy of the same class.
  ///
  /// A subclass with additional properties must override it to copy them.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
  func copied() -> UICollectionViewLayoutAttributes { copy(with: nil) as? UICollectionViewLayoutAttributes ?? self }
  #else
  /// Returns a copy of the same class.
  ///
  /// A subclass with additional properties must override it to copy them.
  open func copy() -> Any { duplicate() }
  func copied() -> UICollectionViewLayoutAttributes { copy() as? UICollectionViewLayoutAttributes ?? self }
  #endif

  /// Creates attributes of an element, of a class that a layout returns.
  static func make(
    _ type: AnyClass, _ path: IndexPath, _ category: ElementCategory, _ kind: String?
  ) -> UICollectionViewLayoutAttributes {
    let type = type as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
    let result = type.init()
    (result.indexPath, result.representedElementCategory, result.representedElementKind) = (path, category, kind)
    return result
  }

  /// The size in points; setting it keeps the center.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame = CGRect(
        x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }
  /// The center in the content.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
}

#if FoundationGeometry
extension UICollectionViewLayoutAttributes: @preconcurrency NSCopying {}
#endif
