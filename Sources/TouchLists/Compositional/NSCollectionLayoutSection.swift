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
  init(_ size: CGSize, _ traits: UITraitCollection) { (contentSize, traitCollection) = (size, traits) }
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
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

/// A group, repeated until all items of a section of the data have a place.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection
@preconcurrency @MainActor open class NSCollectionLayoutSection: UIObject {
  let group: NSCollectionLayoutGroup
  /// What a section of a list looks like; nil for others.
  var list: UICollectionLayoutListConfiguration?

  /// Around all groups, in points; zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Between groups, in points; 0.
  open var interGroupSpacing: CGFloat = 0
  /// Whether it scrolls across the collection; not at all.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers; none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep to `contentInsets` at the sides; true.
  open var supplementariesFollowContentInsets = true
  /// Views behind the section; none.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// A section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}
