import TouchGeometry
import TouchKit
import TouchWidgets

/// The place of one item in a group that a program lays out itself.
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: UIObject {
  /// Where it lies in the group, in points.
  public let frame: CGRect
  /// Higher ones lie above lower ones; 0.
  public let zIndex: Int

  /// A place in a group.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}

/// Gives the places of the items of a group; as many as there are places belong to it.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items beside each other, below each other, or anywhere, which a section repeats (semantics 27.10, 27.17).
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Kind {
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }
  let kind: Kind
  /// How often the one subitem is repeated; nil to repeat all while there is room.
  let count: Int?
  /// Whether the repeated ones share the room, whatever their own size says.
  let isShared: Bool

  /// What it consists of, in order.
  public let subitems: [NSCollectionLayoutItem]
  /// Views that are attached to the whole group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }
  /// Between its items; nil, the default, for nothing.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ kind: Kind, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int? = nil,
    isShared: Bool = false
  ) {
    (self.kind, self.subitems, self.count, self.isShared) = (kind, subitems, count.map { max($0, 1) }, isShared)
    super.init(layoutSize: size)
    if case .custom = kind { return }
    if subitems.isEmpty { fatalError("NSCollectionLayoutGroup: a group has one subitem at least") }
    if let count, count < 1 { BadUse.report("a group of \(count) items; taken for 1") }
  }

  /// Items beside each other: they are repeated in order while there is room.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems) }
  /// One item, so many times beside each other, in its own size.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) }
  /// One item, so many times beside each other, each with the same share of the width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count, isShared: true)
  }
  /// Items below each other: they are repeated in order while there is room.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems) }
  /// One item, so many times below each other, in its own size.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) }
  /// One item, so many times below each other, each with the same share of the height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count, isShared: true)
  }
  /// Items where a closure says; it is asked for each group that is laid out.
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, []) }
}
