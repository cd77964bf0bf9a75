import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The appearance of separators between rows of a list.
/// https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct
public struct UIListSeparatorConfiguration: Sendable {
  /// The visibility of a separator.
  public enum Visibility: Int, Sendable {
    /// The list's default.
    case automatic = 0
    /// The separator is visible.
    case visible = 1
    /// The separator is hidden.
    case hidden = 2
  }
  /// The visibility of the separator above a row; only the first row of a section can have one.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below a row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above from the sides, in points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets(
    top: 0, leading: TableTuning.margin, bottom: 0, trailing: 0)
  /// The insets of the separator below from the sides, in points.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets(
    top: 0, leading: TableTuning.margin, bottom: 0, trailing: 0)
  /// The color of the separators.
  public var color = UIColor.separator

  /// Creates the configuration of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// The configuration of a section with a list layout (semantics 27.20).
/// https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Sendable {
    /// Rows that extend to the edges.
    case plain = 0
    /// Groups that extend to the edges.
    case grouped = 1
    /// Groups with rounded corners, inset from the edges.
    case insetGrouped = 2
    /// A sidebar, whose rows have rounded corners.
    case sidebar = 3
    /// A sidebar without background.
    case sidebarPlain = 4
  }
  /// The kind of header of a section.
  public enum HeaderMode: Int, Sendable {
    /// No header.
    case none = 0
    /// A view of kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The first item of the section.
    case firstItemInSection = 2
  }
  /// The kind of footer of a section.
  public enum FooterMode: Int, Sendable {
    /// No footer.
    case none = 0
    /// A view of kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }
  /// A closure that changes the separators of a row.
  public typealias ItemSeparatorHandler =
    @MainActor (IndexPath, UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  /// The appearance of the list.
  public let appearance: Appearance
  /// Whether separators are visible between rows; true by default, but false in sidebars.
  public var showsSeparators: Bool
  /// The configuration of the separators.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure that changes the separators of single rows; nil by default.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background color of the collection view; nil for the default of the appearance.
  public var backgroundColor: UIColor?
  /// The kind of header of a section; none by default.
  public var headerMode = HeaderMode.none
  /// The kind of footer of a section; none by default.
  public var footerMode = FooterMode.none
  /// The padding above a header, in points; nil for the default.
  public var headerTopPadding: CGFloat?
  /// A closure that returns the swipe actions at the leading edge of a row; nil for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A closure that returns the swipe actions at the trailing edge of a row; nil for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A closure that returns the swipe actions at an edge of a row; nil for none.
  public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?

  /// Creates the configuration of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The background color of the collection view.
  var shownBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }

  /// Returns the appearance of a row by its position.
  func row(_ item: Int, of count: Int) -> ListRow {
    let hasHeader = headerMode == .firstItemInSection
    let isHeader = hasHeader && item == 0
    let (isFirst, isLast) = (item == (hasHeader ? 1 : 0), item == count - 1)
    let isCard = appearance == .grouped || appearance == .insetGrouped
    return ListRow(
      configuration: self, kind: isHeader ? .firstItem : .row, isFirst: isFirst, isLast: isLast,
      hasLine: showsSeparators && !isHeader && !(isCard && isLast))
  }

  /// Returns the appearance of a header or footer.
  func edge(_ kind: String) -> ListRow {
    let isFooter = kind == UICollectionView.elementKindSectionFooter
    return ListRow(
      configuration: self, kind: isFooter ? .footer : .header, isFirst: false, isLast: false, hasLine: false)
  }
}

/// The appearance of a list's row by its position.
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
  /// Returns a section of rows as in a table; the rows determine their heights.
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
