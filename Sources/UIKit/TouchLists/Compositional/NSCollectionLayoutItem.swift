import TouchGeometry
import TouchKit
import TouchWidgets

/// The basic element of a compositional layout: the area of one item.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutitem
@preconcurrency @MainActor open class NSCollectionLayoutItem: UIObject {
  /// The size, relative to the group that contains the element.
  public let layoutSize: NSCollectionLayoutSize
  /// Supplementary views that are attached to the element.
  public internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  /// The insets applied after the element was positioned, in points; zero by default.
  ///
  /// An estimated length ignores them.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the element; nil, the default, for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an element for one item.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
  /// Creates an element for one item, with attached supplementary views.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize)
    self.supplementaryItems = supplementaryItems
  }
}

/// A supplementary view that is attached to an item or a group, such as a badge.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that is passed to the data source.
  public let elementKind: String
  /// The point of the item or group to which the view is attached.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is attached; nil for the same point as on the container.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The z-index, 1 by default; views with higher values are in front of those with lower ones.
  open var zIndex = 1

  /// Creates a supplementary item whose anchor point meets the same point of its container.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    (self.elementKind, self.containerAnchor, itemAnchor) = (elementKind, containerAnchor, nil)
    super.init(layoutSize: layoutSize)
  }
  /// Creates a view of a kind that is attached with one of its points to a point of the container.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize)
  }

  /// Returns the view's rectangle relative to a container's rectangle.
  func frame(on rect: CGRect) -> CGRect {
    let size = layoutSize.size(in: rect.size)
    let place = containerAnchor.point(in: rect.size), shift = containerAnchor.shift(by: size)
    let own = (itemAnchor ?? containerAnchor).point(in: size), more = itemAnchor?.shift(by: size) ?? .zero
    return CGRect(
      x: rect.minX + place.x + shift.x - own.x + more.x, y: rect.minY + place.y + shift.y - own.y + more.y,
      width: size.width, height: size.height)
  }
}

/// The edges of a rectangle with which an element is aligned.
/// https://developer.apple.com/documentation/uikit/nsrectalignment
public enum NSRectAlignment: Int, Sendable {
  /// The center.
  case none = 0
  /// The center of the top edge.
  case top = 1
  /// The center of the leading edge.
  case leading = 2
  /// The center of the bottom edge.
  case bottom = 3
  /// The center of the trailing edge.
  case trailing = 4
  /// The top leading corner.
  case topLeading = 5
  /// The top trailing corner.
  case topTrailing = 6
  /// The bottom leading corner.
  case bottomLeading = 7
  /// The bottom trailing corner.
  case bottomTrailing = 8
}

/// A header or footer of a section. https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge of the section with which the view is aligned.
  public let alignment: NSRectAlignment
  /// The offset from the aligned position, in points.
  public let offset: CGPoint
  /// Whether the view extends the section; true by default.
  ///
  /// Otherwise it is in front of the content.
  open var extendsBoundary = true
  /// Whether the view stays visible while its section is visible; false by default.
  open var pinToVisibleBounds = false

  /// Creates a header or footer of a kind at an edge, with an offset in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }

  var isTop: Bool { [.top, .topLeading, .topTrailing].contains(alignment) }
  var isBottom: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
}

/// A view behind a section that shows no data.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind for which the layout has registered the view's class.
  public let elementKind: String
  /// The z-index; 0 by default, which is behind the cells.
  open var zIndex = 0

  private init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  /// Returns a background of a whole section including headers and footers, inset by `contentInsets`.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
