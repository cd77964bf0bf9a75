import TouchGeometry
import TouchKit
import TouchWidgets

/// The position of one item in a group with a custom layout.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: UIObject {
  /// The rectangle in the group, in points.
  public let frame: CGRect
  /// The z-index, 0 by default; items with higher values are in front of those with lower ones.
  public let zIndex: Int

  /// Creates an item with a rectangle and a z-index.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}

/// A closure that returns the positions of the items of a group; their number is the number of items in it.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A horizontal, vertical or custom arrangement of items, which a section repeats (semantics 27.10, 27.17).
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Kind {
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }
  let kind: Kind
  /// The number of repetitions of the one subitem; nil to repeat all while there is space.
  let count: Int?
  /// Whether repeated subitems share the space, regardless of the size that they specify.
  let isShared: Bool

  /// The subitems, in order.
  public let subitems: [NSCollectionLayoutItem]
  /// Supplementary views that are attached to the whole group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }
  /// The spacing between subitems; nil, the default, for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ kind: Kind, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int? = nil,
    isShared: Bool = false
  ) {
    (self.kind, self.subitems, self.count, self.isShared) = (kind, subitems, count.map { max($0, 1) }, isShared)
    super.init(layoutSize: size)
    if case .custom = kind { return }
    if subitems.isEmpty { fatalError("NSCollectionLayoutGroup: a group requires at least one subitem") }
    if let count, count < 1 { UsageError.report("a group of \(count) items; treated as 1") }
  }

  /// Creates a group that repeats subitems horizontally, in order, while there is space.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems) }
  /// Creates a group that repeats one subitem horizontally, `count` times in its own size.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) }
  /// Creates a group that repeats one subitem horizontally, `count` times with equal shares of the width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count, isShared: true)
  }
  /// Creates a group that repeats subitems vertically, in order, while there is space.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems) }
  /// Creates a group that repeats one subitem vertically, `count` times in its own size.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) }
  /// Creates a group that repeats one subitem vertically, `count` times with equal shares of the height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count, isShared: true)
  }
  /// Creates a group whose items a closure positions; it is called for each group that is laid out.
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, []) }
}
