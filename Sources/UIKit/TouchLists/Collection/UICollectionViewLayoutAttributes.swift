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
  public private(set) final var representedElementCategory = ElementCategory.cell
  /// The kind of a view beside the cells; nil for a cell.
  public private(set) final var representedElementKind: String?
  /// Where it lies in the content.
  open var frame = CGRect.zero
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// Whether it is not shown.
  open var isHidden = false
  /// How it is turned and scaled about its middle; the identity while `transform3D` leaves the plane.
  open var transform = CGAffineTransform.identity { didSet { space = nil } }
  /// The same in space; drawn as far as it lies in the plane.
  open var transform3D: CATransform3D {
    get { space ?? CATransform3DMakeAffineTransform(transform) }
    set {
      let isFlat = CATransform3DIsAffine(newValue)
      transform = isFlat ? CATransform3DGetAffineTransform(newValue) : .identity
      if !isFlat { space = newValue }
    }
  }
  final var space: CATransform3D?
  /// Its size; the origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
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

  /// Those of no element yet; a layout's `layoutAttributesClass` is made by this.
  @preconcurrency @MainActor public required override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  private convenience init(_ path: IndexPath, _ category: ElementCategory, _ kind: String?) {
    self.init()
    (indexPath, representedElementCategory, representedElementKind) = (path, category, kind)
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

  /// The same as another object of the same class.
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
  /// The same as another object of the same class.
  ///
  /// A subclass with properties of its own overrides it and copies them, too.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
  func copied() -> UICollectionViewLayoutAttributes { copy(with: nil) as? UICollectionViewLayoutAttributes ?? self }
  #else
  /// The same as another object of the same class.
  ///
  /// A subclass with properties of its own overrides it and copies them, too.
  open func copy() -> Any { duplicate() }
  func copied() -> UICollectionViewLayoutAttributes { copy() as? UICollectionViewLayoutAttributes ?? self }
  #endif

  /// Those of an element, of the class that a layout says.
  static func make(
    _ type: AnyClass, _ path: IndexPath, _ category: ElementCategory, _ kind: String?
  ) -> UICollectionViewLayoutAttributes {
    let type = type as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
    let result = type.init()
    (result.indexPath, result.representedElementCategory, result.representedElementKind) = (path, category, kind)
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

#if FoundationGeometry
extension UICollectionViewLayoutAttributes: @preconcurrency NSCopying {}
#endif
