import TouchGeometry
import TouchKit
import TouchWidgets

/// The properties of a compositional layout that apply to all sections.
/// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: UIObject {
  /// The axis along which sections follow each other; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points; 0 by default.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout; empty by default (semantics 27.34).
  ///
  /// Their index path consists of one index: `IndexPath(index: 0)`. Those at the ends of the scrolling axis extend the
  /// content if `extendsBoundary` is true.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The edges from which insets are measured across the scrolling axis, unless a section sets them; the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  /// Creates a configuration with default values.
  @preconcurrency @MainActor public override init() { super.init() }
}

/// A closure that returns the section with an index; nil stops the program.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that arranges items in groups, groups in sections, and sections in sequence (semantics 27.10, 27.17 to
/// 27.19). https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  struct Solved {
    var section: NSCollectionLayoutSection
    var places = SolvedSection()
    /// The start along the scrolling axis.
    var start: CGFloat = 0
    /// The insets of the section's reference.
    var added = NSDirectionalEdgeInsets.zero
    var count = 0
    var isValid = false
  }

  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The properties that apply to all sections; setting it invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  final var solved: [Solved] = []
  private var measured: [Int: MeasuredSection] = [:]
  private var needsSections = true
  private(set) final var room = CGSize(width: -1, height: -1)
  private(set) final var length: CGFloat = 0
  /// The headers and footers of the whole layout.
  final var edges: [SolvedSection.Supplement] = []
  final var measuredEdges: [String: CGSize] = [:]
  /// The insets for which the layout was prepared.
  private var usedInsets = AddedInsets()

  /// Creates a layout that uses one section for all sections of the data, with the default configuration.
  public init(section: NSCollectionLayoutSection) {
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    provider = { _, _ in section }
    super.init()
  }
  /// Creates a layout that uses one section for all sections of the data.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    self.configuration = configuration
    provider = { _, _ in section }
    super.init()
  }
  /// Creates a layout whose sections a closure returns, with the default configuration.
  ///
  /// It is called again whenever the layout is invalidated or the available space changes.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    provider = sectionProvider
    super.init()
  }
  /// Creates a layout whose sections a closure returns.
  ///
  /// It is called again whenever the layout is invalidated or the available space changes.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.configuration = configuration
    provider = sectionProvider
    super.init()
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// True: leading edges are at the right in right-to-left layout (semantics 27.31).
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Creates a layout of rows as in a table (semantics 27.20).
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  final var isVertical: Bool { configuration.scrollDirection == .vertical }

  private func room(of view: UICollectionView, _ bounds: CGRect) -> CGSize {
    let inset = view.adjustedContentInset
    return CGSize(
      width: max(bounds.width - inset.left - inset.right, 0), height: max(bounds.height - inset.top - inset.bottom, 0))
  }

  /// Requests the sections and lays out those that have changed.
  open override func prepare() {
    super.prepare()
    guard let view = owner else { return }
    let now = room(of: view, view.bounds)
    if now != room {
      // Lengths that cells reported depend on the available space across the scrolling axis.
      if isVertical ? now.width != room.width : now.height != room.height { (measured, measuredEdges) = ([:], [:]) }
      room = now
      needsSections = true
    }
    let insets = AddedInsets(of: view, isVertical: isVertical)
    if insets != usedInsets {
      usedInsets = insets
      (measured, measuredEdges) = ([:], [:])
      needsSections = true
    }
    let count = view.numberOfSections
    if needsSections || solved.count != count {
      needsSections = false
      let environment = LayoutRoom(room, view.traitCollection, insets: added)
      solved = (0..<count).map { number in
        guard let section = provider(number, environment) else {
          fatalError("\(type(of: self)): the section provider returned no section for \(number)")
        }
        return Solved(section: section, added: added(for: section))
      }
    }
    let pads = edgePads()
    var place = pads.start
    for number in solved.indices {
      let items = view.numberOfItems(inSection: number)
      if !solved[number].isValid || solved[number].count != items {
        var solver = SectionSolver(
          solved[number].section, count: items, room: room, isVertical: isVertical,
          measured: measured[number] ?? MeasuredSection(), traits: view.traitCollection, added: solved[number].added)
        solved[number].places = solver.solve()
        (solved[number].count, solved[number].isValid) = (items, true)
      }
      if number > 0 { place += configuration.interSectionSpacing }
      solved[number].start = place
      place += isVertical ? solved[number].places.size.height : solved[number].places.size.width
    }
    length = place + pads.end
    placeEdges()
    view.adoptBackgroundColor(solved.first?.section.list?.shownBackgroundColor)
  }

  /// Invalidates the sections, which are requested again.
  open override func invalidateLayout() {
    needsSections = true
    super.invalidateLayout()
  }

  /// The insets of the configuration's reference.
  final var added: NSDirectionalEdgeInsets { usedInsets[configuration.contentInsetsReference] }
  private func added(for section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
    section.contentInsetsReference == .automatic ? added : usedInsets[section.contentInsetsReference]
  }
  /// Whether the safe area or the margins have changed.
  override var isOutdated: Bool {
    owner.map { AddedInsets(of: $0, isVertical: isVertical) != usedInsets } ?? false
  }

  /// The size of the content up to the end of the last section, or of the footer of the whole layout.
  open override var collectionViewContentSize: CGSize {
    isVertical
      ? CGSize(width: max(room.width, 0), height: length) : CGSize(width: length, height: max(room.height, 0))
  }

  /// Returns whether the available space changed.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    owner.map { room(of: $0, newBounds) != room } ?? false
  }

  /// Returns the attributes of the elements in a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }
  /// Returns the attributes of an item; in an orthogonally scrolling section, at its initial offset.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    place(indexPath).map { attributes($0) }
  }
  /// Returns the attributes of a header, a footer or an attached view.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(kind: elementKind, indexPath) }
  /// Returns the attributes of a section's decoration view.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(decoration: elementKind, indexPath) }

  override func strips(in rect: CGRect) -> [StripPlan] { stripPlans(in: rect) }

  // MARK: Lengths that cells report

  override class var ancestorOfKit: UICollectionViewLayout.Type { UICollectionViewCompositionalLayout.self }
  /// Returns whether the preferred size of a view differs from its current size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size != originalAttributes.size }

  override func adopt(
    _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let number = original.indexPath.section
    guard preferred.frame.isFinite else { return false }
    let size = preferred.size
    if original.indexPath.count == 1 {
      if let kind = original.representedElementKind { measuredEdges[kind] = size }
      return shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    guard solved.indices.contains(number) else { return false }
    if let kind = original.representedElementKind {
      measured[number, default: MeasuredSection()].boundary[kind] = size
    } else {
      measured[number, default: MeasuredSection()].items[original.indexPath.item] = size
    }
    guard shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original) else {
      return false
    }
    solved[number].isValid = false
    return true
  }

  override func isMeasured(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    if attributes.indexPath.count == 1 { return measuredEdges[attributes.representedElementKind ?? ""] != nil }
    let known = measured[attributes.indexPath.section]
    if let kind = attributes.representedElementKind { return known?.boundary[kind] != nil }
    return known?.items[attributes.indexPath.item] != nil
  }

  override var hasEstimates: Bool {
    hasEstimatedEdges || solved.contains { $0.places.hasEstimates } || super.hasEstimates
  }

  override func forget() {
    (measured, measuredEdges) = ([:], [:])
    needsSections = true
  }

  override func forgetItem(_ place: ListPlace) { measured[place.section]?.items[place.item] = nil }
  override func forgetView(ofKind kind: String, at path: IndexPath) { measured[path.section]?.boundary[kind] = nil }

  override func follow(_ plan: ListPlan) {
    var after: [Int: MeasuredSection] = [:]
    for (section, known) in measured {
      for (item, size) in known.items {
        let before = ListPlace(section, item)
        guard !plan.isReloaded(before), let place = plan.place(before) else { continue }
        after[place.section, default: MeasuredSection()].items[place.item] = size
      }
      if let target = plan.section(section), !plan.isSectionReloaded(section) {
        after[target, default: MeasuredSection()].boundary = known.boundary
      }
    }
    measured = after
    needsSections = true
  }
}
