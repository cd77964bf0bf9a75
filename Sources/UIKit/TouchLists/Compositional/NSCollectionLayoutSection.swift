import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// What a layout is made in. https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room that there is.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

/// Room for a layout, in points. https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  /// How large it is.
  var contentSize: CGSize { get }
  /// How large it is less its insets.
  var effectiveContentSize: CGSize { get }
  /// What is kept free at its sides.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// What is kept free at its sides.
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

/// From where the insets of a section count, across the scrolling (semantics 27.34).
/// https://developer.apple.com/documentation/uikit/uicontentinsetsreference
public enum UIContentInsetsReference: Int, Sendable {
  /// From where the layout's configuration says; of the configuration, from the safe area.
  case automatic = 0
  /// From where the content begins.
  case none = 1
  /// From the safe area, or where the content begins if that is further in.
  case safeArea = 2
  /// From the layout margins of the collection, or where the content begins if that is further in.
  case layoutMargins = 3
  /// From the room in which lines can be read with ease, or where the content begins if that is further in.
  case readableContent = 4
}

/// How a section scrolls across the collection.
/// https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all: groups go on along the collection.
  case none = 0
  /// Freely.
  case continuous = 1
  /// It comes to rest where a group begins.
  case continuousGroupLeadingBoundary = 2
  /// By the width of the collection.
  case paging = 3
  /// By groups.
  case groupPaging = 4
  /// By groups, which come to rest in the middle.
  case groupPagingCentered = 5
}

/// An element of a section that is seen, as `visibleItemsInvalidationHandler` gets it; what is set holds for this layout.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// How opaque it is.
  var alpha: CGFloat { get set }
  /// Higher ones lie above lower ones.
  var zIndex: Int { get set }
  /// Whether it is not shown.
  var isHidden: Bool { get set }
  /// Its middle in the content; of a section that scrolls across, before that was scrolled.
  var center: CGPoint { get set }
  /// Its size and origin without its transform.
  var bounds: CGRect { get }
  /// Where it lies in the content; of a section that scrolls across, before that was scrolled.
  var frame: CGRect { get }
  /// How it is turned and scaled about its middle.
  var transform: CGAffineTransform { get set }
  /// The same in space.
  var transform3D: CATransform3D { get set }
  /// Which element it is.
  var indexPath: IndexPath { get }
  /// What kind of view it is for.
  var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory { get }
  /// The kind of a view beside the cells; nil for a cell.
  var representedElementKind: String? { get }
}
extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// Changes the elements of a section that are seen; gets how far the section or the collection is scrolled.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A group, repeated until all items of a section of the data have a place.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection
@preconcurrency @MainActor open class NSCollectionLayoutSection: UIObject {
  let group: NSCollectionLayoutGroup
  /// What a section of a list looks like; nil for others.
  var list: UICollectionLayoutListConfiguration?

  /// Around all groups, in points; zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// From where `contentInsets` count across the scrolling; by default from where the layout's configuration says.
  ///
  /// The sections of lists say `none`.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Between groups, in points; 0.
  open var interGroupSpacing: CGFloat = 0
  /// Whether it scrolls across the collection; not at all.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers; none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep to `contentInsets` at the sides; true.
  open var supplementariesFollowContentInsets = true
  /// Called in each layout in which something of the section is seen, so with each step of scrolling; nil by default.
  ///
  /// What it sets on the elements holds for that layout (semantics 27.24).
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// Views behind the section; none.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// A section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}
