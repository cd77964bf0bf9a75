import TouchGeometry
import TouchKit
import TouchWidgets

/// One element of a compositional layout: the room of one item of the data.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutitem
@preconcurrency @MainActor open class NSCollectionLayoutItem: UIObject {
  /// Its size in the group that it is in.
  public let layoutSize: NSCollectionLayoutSize
  /// Views that are attached to it.
  public internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  /// By how much it is made smaller after it was placed, in points; zero.
  ///
  /// An estimated length leaves it out.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room around it; nil, the default, for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// The room of one item.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
  /// The room of one item, with views attached to it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize)
    self.supplementaryItems = supplementaryItems
  }
}

/// A view beside the cells that is attached to an item or a group, like a badge.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind under which the data source is asked for the view.
  public let elementKind: String
  /// Where on the item or group it is attached.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// With which of its own places; nil for the same as on the container.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Higher ones lie above lower ones; 1.
  open var zIndex = 1

  /// A view of a kind, attached at the same place of both.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    (self.elementKind, self.containerAnchor, itemAnchor) = (elementKind, containerAnchor, nil)
    super.init(layoutSize: layoutSize)
  }
  /// A view of a kind, attached with a place of its own to a place of the container.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize)
  }

  /// Where it lies on a rectangle.
  func frame(on rect: CGRect) -> CGRect {
    let size = layoutSize.size(in: rect.size)
    let place = containerAnchor.point(in: rect.size), shift = containerAnchor.shift(by: size)
    let own = (itemAnchor ?? containerAnchor).point(in: size), more = itemAnchor?.shift(by: size) ?? .zero
    return CGRect(
      x: rect.minX + place.x + shift.x - own.x + more.x, y: rect.minY + place.y + shift.y - own.y + more.y,
      width: size.width, height: size.height)
  }
}

/// To which sides of a rectangle something is aligned. https://developer.apple.com/documentation/uikit/nsrectalignment
public enum NSRectAlignment: Int, Sendable {
  /// To none: the middle.
  case none = 0
  /// To the middle of the top.
  case top = 1
  /// To the middle of the left side.
  case leading = 2
  /// To the middle of the bottom.
  case bottom = 3
  /// To the middle of the right side.
  case trailing = 4
  /// To the top left corner.
  case topLeading = 5
  /// To the top right corner.
  case topTrailing = 6
  /// To the bottom left corner.
  case bottomLeading = 7
  /// To the bottom right corner.
  case bottomTrailing = 8
}

/// A header or footer of a section. https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// At which side of the section it is.
  public let alignment: NSRectAlignment
  /// How far it is moved from there, in points.
  public let offset: CGPoint
  /// Whether the section becomes longer by it; true.
  ///
  /// Otherwise it lies above the content.
  open var extendsBoundary = true
  /// Whether it stays in sight while its section is; false.
  open var pinToVisibleBounds = false

  /// One of a kind at a side, moved by points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }

  var isTop: Bool { [.top, .topLeading, .topTrailing].contains(alignment) }
  var isBottom: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
}

/// A view behind a section that shows no data. https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind under which the layout has registered the view's class.
  public let elementKind: String
  /// Higher ones lie above lower ones; 0, which is behind the cells.
  open var zIndex = 0

  private init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  /// One behind a whole section, its headers and footers included, less `contentInsets`.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
