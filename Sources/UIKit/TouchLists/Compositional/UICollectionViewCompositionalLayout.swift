import TouchGeometry
import TouchKit
import TouchWidgets

/// What concerns all sections of a compositional layout.
/// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: UIObject {
  /// Along which axis sections follow each other; vertically.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Between sections, in points; 0.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout; none (semantics 27.34).
  ///
  /// Their path is of one number: `IndexPath(index: 0)`. Those along the scrolling make the content longer, unless they
  /// do not extend the boundary.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// From where insets count across the scrolling, of sections that do not say so themselves; the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  /// A configuration with the usual values.
  @preconcurrency @MainActor public override init() { super.init() }
}

/// Gives the section of a number; nil stops the program.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Puts items into groups, groups into sections, and sections after each other (semantics 27.10, 27.17 to 27.19).
/// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  struct Solved {
    var section: NSCollectionLayoutSection
    var places = SolvedSection()
    /// Where it begins along the scrolling.
    var start: CGFloat = 0
    /// What the section's insets count from.
    var added = NSDirectionalEdgeInsets.zero
    var count = 0
    var isValid = false
  }

  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// What concerns all sections; setting it lays out anew.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  final var solved: [Solved] = []
  private var measured: [Int: MeasuredSection] = [:]
  private var needsSections = true
  private(set) final var room = CGSize(width: -1, height: -1)
  private(set) final var length: CGFloat = 0
  /// Headers and footers of the whole layout.
  final var edges: [SolvedSection.Beside] = []
  final var measuredEdges: [String: CGSize] = [:]
  /// What insets were added to when the layout was prepared.
  private var usedInsets = AddedInsets()

  /// One section for all sections of the data.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) {
    self.configuration = configuration
    provider = { _, _ in section }
    super.init()
  }
  /// A section for each by a closure, which is asked anew whenever the layout is invalidated or the room changes.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) {
    self.configuration = configuration
    provider = sectionProvider
    super.init()
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// A layout of rows, as a table has them (semantics 27.20).
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

  /// Asks for the sections and lays them out, those only that have changed.
  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let now = room(of: view, view.bounds)
    if now != room {
      // What cells have said of their length depends on the room across.
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
          fatalError("\(type(of: self)): the section provider gave no section for \(number)")
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
    view.takeGround(solved.first?.section.list?.ground)
  }

  /// Has the sections asked for anew.
  open override func invalidateLayout() {
    needsSections = true
    super.invalidateLayout()
  }

  /// What insets count from.
  final var added: NSDirectionalEdgeInsets { usedInsets[configuration.contentInsetsReference] }
  private func added(for section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
    section.contentInsetsReference == .automatic ? added : usedInsets[section.contentInsetsReference]
  }
  /// Whether the safe area or the margins are others.
  override var isOutdated: Bool {
    collectionView.map { AddedInsets(of: $0, isVertical: isVertical) != usedInsets } ?? false
  }

  /// The end of the last section, or of the footer of the whole layout.
  open override var collectionViewContentSize: CGSize {
    isVertical
      ? CGSize(width: max(room.width, 0), height: length) : CGSize(width: length, height: max(room.height, 0))
  }

  /// Whether there is another room.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { room(of: $0, newBounds) != room } ?? false
  }

  /// The elements in a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }
  /// Where an item lies; in a section that scrolls across, before that was scrolled.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    place(indexPath).map { attributes($0) }
  }
  /// Where a header, a footer or an attached view lies.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(kind: elementKind, indexPath) }
  /// Where a decoration of a section lies.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(decoration: elementKind, indexPath) }

  override func strips(in rect: CGRect) -> [StripPlan] { stripPlans(in: rect) }

  // MARK: Lengths that cells say

  override class var ancestorOfKit: UICollectionViewLayout.Type { UICollectionViewCompositionalLayout.self }
  /// Whether the size that a view has said is another one than that it has.
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
