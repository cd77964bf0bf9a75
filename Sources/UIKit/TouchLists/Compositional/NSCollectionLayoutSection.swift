import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The environment in which a layout is computed.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The available space.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The space of a layout, in points. https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size.
  var contentSize: CGSize { get }
  /// The size without its insets.
  var effectiveContentSize: CGSize { get }
  /// The insets at the edges.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets at the edges.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@MainActor final class LayoutRoom: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  let contentInsets: NSDirectionalEdgeInsets
  init(_ size: CGSize, _ traits: UITraitCollection, insets: NSDirectionalEdgeInsets = .zero) {
    (contentSize, traitCollection, contentInsets) = (size, traits, insets)
  }
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

/// The edges from which the insets of a section are measured across the scrolling axis (semantics 27.34).
/// https://developer.apple.com/documentation/uikit/uicontentinsetsreference
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration; in the configuration itself, the safe area.
  case automatic = 0
  /// The edges of the content.
  case none = 1
  /// The safe area, or the edge of the content if that is further inside.
  case safeArea = 2
  /// The layout margins of the collection view, or the edge of the content if that is further inside.
  case layoutMargins = 3
  /// The readable content guide, or the edge of the content if that is further inside.
  case readableContent = 4
}

/// The scrolling behavior of a section across the scrolling axis.
/// https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// No orthogonal scrolling: groups follow each other along the scrolling axis.
  case none = 0
  /// Scrolling that ends at any offset.
  case continuous = 1
  /// Scrolling that ends at the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// Scrolling by pages of the collection view's size.
  case paging = 3
  /// Scrolling by groups.
  case groupPaging = 4
  /// Scrolling by groups, which are centered at the end.
  case groupPagingCentered = 5
}

/// A visible element of a section, as passed to `visibleItemsInvalidationHandler`.
///
/// Changes apply to the current layout only.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The z-index; elements with higher values are in front of those with lower ones.
  var zIndex: Int { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center in the content; in an orthogonally scrolling section, at its initial offset.
  var center: CGPoint { get set }
  /// The size and origin without the transform.
  var bounds: CGRect { get }
  /// The rectangle in the content; in an orthogonally scrolling section, at its initial offset.
  var frame: CGRect { get }
  /// The transform about the center.
  var transform: CGAffineTransform { get set }
  /// The transform in three dimensions.
  var transform3D: CATransform3D { get set }
  /// The index path of the element.
  var indexPath: IndexPath { get }
  /// The category of the element's view.
  var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory { get }
  /// The kind of a supplementary view or decoration; nil for a cell.
  var representedElementKind: String? { get }
}
extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// A closure that changes the visible elements of a section; it receives the offset of the section or collection view.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A section of a compositional layout: a group that is repeated for all items of a section of the data.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection
@preconcurrency @MainActor open class NSCollectionLayoutSection: UIObject {
  let group: NSCollectionLayoutGroup
  /// The configuration of a list's section; nil for other sections.
  var list: UICollectionLayoutListConfiguration?

  /// The insets around all groups, in points; zero by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The edges from which `contentInsets` is measured across the scrolling axis; by default those of the configuration.
  ///
  /// Sections of lists use `none`.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The spacing between groups, in points; 0 by default.
  open var interGroupSpacing: CGFloat = 0
  /// The scrolling behavior across the scrolling axis; none by default.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers; empty by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers respect `contentInsets` at the sides; true by default.
  open var supplementariesFollowContentInsets = true
  /// Called in each layout pass with a visible part of the section, thus with each step of scrolling; nil by default.
  ///
  /// Changes of the elements apply to that layout only (semantics 27.24).
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// Views behind the section; empty by default.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}
