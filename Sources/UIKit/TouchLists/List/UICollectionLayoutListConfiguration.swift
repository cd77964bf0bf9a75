import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// What the lines between rows of a list look like.
/// https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct
public struct UIListSeparatorConfiguration: Sendable {
  /// Whether a line is seen.
  public enum Visibility: Int, Sendable {
    /// As the list has it.
    case automatic = 0
    /// It is.
    case visible = 1
    /// It is not.
    case hidden = 2
  }
  /// The line above a row; only the first one of a section can have one.
  public var topSeparatorVisibility = Visibility.automatic
  /// The line below a row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above keeps away from the sides, in points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets(
    top: 0, leading: TableTuning.margin, bottom: 0, trailing: 0)
  /// How far the line below keeps away from the sides, in points.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets(
    top: 0, leading: TableTuning.margin, bottom: 0, trailing: 0)
  /// The color of the lines.
  public var color = UIColor.separator

  /// The lines of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// A section of rows below each other (semantics 27.20).
/// https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// How a list looks.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Groups from edge to edge.
    case grouped = 1
    /// Groups with round corners that keep away from the edges.
    case insetGrouped = 2
    /// A column of places to go to: rows with round corners of their own.
    case sidebar = 3
    /// The same without the ground.
    case sidebarPlain = 4
  }
  /// What stands above a section.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A view of kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// Its first item.
    case firstItemInSection = 2
  }
  /// What stands below a section.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A view of kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }
  /// Changes the lines of a row.
  public typealias ItemSeparatorHandler =
    @MainActor (IndexPath, UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  /// How it looks.
  public let appearance: Appearance
  /// Whether lines stand between rows; true, but false in sidebars.
  public var showsSeparators: Bool
  /// What these lines look like.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the lines of single rows; nil by default.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The ground of the collection; nil for the usual one of the appearance.
  public var backgroundColor: UIColor?
  /// What stands above a section; nothing.
  public var headerMode = HeaderMode.none
  /// What stands below a section; nothing.
  public var footerMode = FooterMode.none
  /// Room above a header, in points; nil for the usual one.
  public var headerTopPadding: CGFloat?
  /// The actions of a swipe from the leading edge of a row; nil for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions of a swipe from the trailing edge of a row; nil for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Gives the actions at a side of a row; nil for none.
  public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?

  /// A list of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The ground of the collection.
  var ground: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }

  /// What a row looks like by its place.
  func row(_ item: Int, of count: Int) -> ListRow {
    let hasHeader = headerMode == .firstItemInSection
    let isHeader = hasHeader && item == 0
    let (isFirst, isLast) = (item == (hasHeader ? 1 : 0), item == count - 1)
    let isCard = appearance == .grouped || appearance == .insetGrouped
    return ListRow(
      configuration: self, kind: isHeader ? .firstItem : .row, isFirst: isFirst, isLast: isLast,
      hasLine: showsSeparators && !isHeader && !(isCard && isLast))
  }

  /// What a header or footer looks like.
  func edge(_ kind: String) -> ListRow {
    let isFooter = kind == UICollectionView.elementKindSectionFooter
    return ListRow(
      configuration: self, kind: isFooter ? .footer : .header, isFirst: false, isLast: false, hasLine: false)
  }
}

/// A row of a list by its place in it.
@MainActor struct ListRow {
  enum Kind { case row, firstItem, header, footer }
  let configuration: UICollectionLayoutListConfiguration
  let kind: Kind
  let isFirst: Bool
  let isLast: Bool
  let hasLine: Bool
  var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }

  func isAlike(_ other: ListRow?) -> Bool {
    guard let other else { return false }
    return appearance == other.appearance && kind == other.kind && isFirst == other.isFirst && isLast == other.isLast
      && hasLine == other.hasLine && configuration.itemSeparatorHandler == nil
      && other.configuration.itemSeparatorHandler == nil
  }
}

extension NSCollectionLayoutSection {
  /// A section of rows as a table has them; rows say themselves how high they are.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableTuning.rowHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    func edge(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableTuning.headerHeight))
      let result = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: kind, alignment: alignment)
      result.pinToVisibleBounds = configuration.appearance == .plain
      return result
    }
    section.contentInsetsReference = .none
    let hasHeader = configuration.headerMode == .supplementary
    if hasHeader {
      section.boundarySupplementaryItems.append(edge(UICollectionView.elementKindSectionHeader, .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(edge(UICollectionView.elementKindSectionFooter, .bottom))
    }
    let below = configuration.footerMode == .supplementary ? 0 : TableTuning.groupBottom
    switch configuration.appearance {
    case .plain: break
    case .grouped: section.contentInsets.bottom = below
    case .insetGrouped, .sidebar, .sidebarPlain:
      let side = configuration.appearance == .insetGrouped ? TableTuning.inset : TableTuning.sidebarInset
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: side, bottom: configuration.appearance == .insetGrouped ? below : 8,
        trailing: side)
    }
    if configuration.appearance != .plain, !hasHeader { section.contentInsets.top = TableTuning.groupTop }
    if let padding = configuration.headerTopPadding { section.contentInsets.top += padding }
    return section
  }
}
