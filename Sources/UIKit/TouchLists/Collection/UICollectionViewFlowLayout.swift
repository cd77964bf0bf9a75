import TouchGeometry
import TouchKit
import TouchWidgets

/// Provides metrics of a flow layout for single items and sections; every method is optional.
/// https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item; `itemSize` by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Returns the insets around the items of a section; `sectionInset` by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Returns the spacing between lines of a section; `minimumLineSpacing` by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the minimum spacing between items of a line; `minimumInteritemSpacing` by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the size of a section's header, used along the scrolling axis; `headerReferenceSize` by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Returns the size of a section's footer, used along the scrolling axis; `footerReferenceSize` by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

@MainActor private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
  layout as? UICollectionViewFlowLayout
}

extension UICollectionViewDelegateFlowLayout {
  /// Returns `itemSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
  /// Returns `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
  /// Returns `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
  /// Returns `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
  /// Returns `headerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
  /// Returns `footerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}

/// A layout that arranges items in lines, and lines one after another (semantics 27.2 to 27.9).
/// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items, in points; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// The value of `estimatedItemSize` that lets cells determine their sizes.
  public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// The estimated size of items that have not been shown, if cells determine their sizes (semantics 27.18).
  ///
  /// Zero, the default, disables self-sizing.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      measured = [:]
      invalidateLayout()
    }
  }
  /// The spacing between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  /// The minimum spacing between items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The insets around the items of a section; zero by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// The edges from which section insets are measured across the scrolling axis; the edges of the content by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// The size of headers along the scrolling axis; zero, the default, for no headers.
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
  /// The size of footers along the scrolling axis; zero, the default, for no footers.
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
  /// The axis along which the content scrolls; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// Whether headers stay visible while their section is visible; false by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// `UICollectionViewFlowLayoutInvalidationContext`.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
  /// Invalidates the lines, unless the context keeps them.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      let keeps = !context.invalidateFlowLayoutDelegateMetrics && !context.invalidateFlowLayoutAttributes
      keepsLines = keepsLines != false && keeps
    }
    super.invalidateLayout(with: context)
  }
  /// Whether all contexts since the layout was prepared keep the lines; nil if there was none.
  private var keepsLines: Bool?

  private var flow = FlowLines(isVertical: true, extent: 0)
  private var usedInsets = UIEdgeInsets.zero
  override var isOutdated: Bool { addedInsets != usedInsets }
  /// The sizes that cells reported.
  private var measured: [ListPlace: CGSize] = [:]

  /// Computes the layout of all items.
  open override func prepare() {
    super.prepare()
    guard let collectionView = owner else { return }
    defer { keepsLines = nil }
    let isVertical = scrollDirection == .vertical
    let inset = collectionView.adjustedContentInset
    let size = collectionView.bounds.size
    let extent = isVertical ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom
    let added = addedInsets
    if keepsLines == true, flow.sections.count == collectionView.numberOfSections, flow.extent == max(extent, 0),
      added == usedInsets
    {
      return
    }
    usedInsets = added
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    var lines = FlowLines(isVertical: isVertical, extent: max(extent, 0))
    for section in 0..<collectionView.numberOfSections {
      let count = collectionView.numberOfItems(inSection: section)
      var insets = delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset
      insets.top += added.top
      insets.left += added.left
      insets.bottom += added.bottom
      insets.right += added.right
      let gap =
        delegate?.collectionView(collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      let lineGap =
        delegate?.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing
      let header =
        delegate?.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      let footer =
        delegate?.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
      let estimate = FlowLines.sane(
        estimatedItemSize == UICollectionViewFlowLayout.automaticSize ? itemSize : estimatedItemSize)
      var sizes: [CGSize] = []
      sizes.reserveCapacity(count)
      for item in 0..<count {
        if estimatedItemSize != .zero {
          sizes.append(measured[ListPlace(section, item)] ?? estimate)
          continue
        }
        let path = collectionView.dataPath(ListPlace(section, item))
        let size = delegate?.collectionView(collectionView, layout: self, sizeForItemAt: path) ?? itemSize
        sizes.append(FlowLines.sane(size))
      }
      lines.add(
        sizes, insets: insets, gap: gap, lineGap: lineGap, header: isVertical ? header.height : header.width,
        footer: isVertical ? footer.height : footer.width, scale: max(collectionView.traitCollection.displayScale, 1))
    }
    if lines.hasTooWide, !flow.hasTooWide {
      let word = isVertical ? "width" : "height"
      UsageError.report(
        "the behavior of the \(type(of: self)) is not defined: the item \(word) must be less than the \(word) of the "
          + "UICollectionView minus the section insets and the content insets")
    }
    flow = lines
  }

  /// The size of the content up to the end of the last section.
  open override var collectionViewContentSize: CGSize { flow.size }

  /// Returns the attributes of the items, headers and footers in a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var result: [UICollectionViewLayoutAttributes] = []
    for place in flow.items(in: rect) {
      if let found = layoutAttributesForItem(at: place.path) { result.append(found) }
    }
    for section in flow.sections.indices {
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        let path = IndexPath(item: 0, section: section)
        if let found = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          found.frame.sharesArea(with: rect)
        {
          result.append(found)
        }
      }
    }
    return result
  }

  /// Returns the attributes of an item, or nil if it does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let place = ListPlace(indexPath), let frame = flow.frame(of: place) else { return nil }
    let result = newAttributes(forCellWith: indexPath)
    result.frame = frame
    if estimatedItemSize != .zero { (result.isWidthEstimated, result.isHeightEstimated) = (true, true) }
    return result
  }

  override class var ancestorOfKit: UICollectionViewLayout.Type { UICollectionViewFlowLayout.self }
  /// Returns whether the preferred size of a view differs from its current size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size != originalAttributes.size }

  override func adopt(
    _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let place = ListPlace(original.indexPath), preferred.frame.isFinite else { return false }
    measured[place] = preferred.size
    return shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }
  override func isMeasured(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    ListPlace(attributes.indexPath).map { measured[$0] != nil } ?? true
  }
  override var hasEstimates: Bool { estimatedItemSize != .zero || super.hasEstimates }
  override func forget() { measured = [:] }
  override func forgetItem(_ place: ListPlace) { measured[place] = nil }
  override func follow(_ plan: ListPlan) {
    var after: [ListPlace: CGSize] = [:]
    for (before, size) in measured where !plan.isReloaded(before) {
      if let place = plan.place(before) { after[place] = size }
    }
    measured = after
  }

  /// Returns the attributes of a header or footer, or nil if it has no length.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard flow.sections.indices.contains(indexPath.section) else { return nil }
    let section = flow.sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    var frame = isHeader ? section.header : section.footer
    guard (flow.isVertical ? frame.height : frame.width) > 0 else { return nil }
    if isHeader, sectionHeadersPinToVisibleBounds, let collectionView = owner {
      let bounds = collectionView.flipped(collectionView.bounds.inset(by: collectionView.coveredInset))
      if flow.isVertical {
        frame.origin.y = min(max(frame.minY, bounds.minY), max(section.end - frame.height, frame.minY))
      } else {
        frame.origin.x = min(max(frame.minX, bounds.minX), max(section.end - frame.width, frame.minX))
      }
    }
    let result = newAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    result.frame = frame
    result.zIndex = 10
    return result
  }

  /// Returns whether the extent across the scrolling axis changed.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView = owner else { return false }
    let inset = collectionView.adjustedContentInset
    let extent =
      scrollDirection == .vertical
      ? newBounds.width - inset.left - inset.right : newBounds.height - inset.top - inset.bottom
    return max(extent, 0) != flow.extent
  }
}
