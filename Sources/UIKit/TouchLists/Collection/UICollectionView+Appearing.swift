import TouchGeometry
import TouchKit
import TouchWidgets

// Layout attributes of items that appear and disappear in a batch (semantics 27.13).

extension UICollectionView {
  /// Notifies the layout of a batch while the cells have their old positions; invalidations during the call do not lay
  /// out.
  ///
  /// - Returns: The final poses of views that disappear, by their identities.
  func prepareLayout(
    for items: [UICollectionViewUpdateItem], _ plan: ListPlan, leaving: [Shown], isSeen: Bool
  ) -> [ObjectIdentifier: CellPose] {
    let wasLayingOut = isLayingOut
    isLayingOut = true
    defer { isLayingOut = wasLayingOut }
    let expected = generation
    UIView.performWithoutAnimation { _ = prepareLayout() }
    collectionViewLayout.prepare(forCollectionViewUpdates: items)
    guard generation == expected else { return [:] }
    if isSeen, UIView.areAnimationsEnabled, items.contains(where: { $0.updateAction != .move }) {
      isBatchToFinalize = true
      collectionViewLayout.prepare(forAnimatedBoundsChange: bounds)
      guard generation == expected else { return [:] }
    }
    sortBeside(plan)
    return isSeen ? ends(of: leaving, removedSupplements) : [:]
  }

  /// Updates the index paths of supplementary views after a batch; those that are removed are stored separately.
  private func sortBeside(_ plan: ListPlan) {
    var staying: [Supplement] = []
    // A layout may return such a view only from `layoutAttributesForElements(in:)`.
    lazy var seen = elements(in: bounds)
    for other in supplements {
      var moved = other
      // Views of the whole layout stay.
      if other.path.count == 1, placed(other) != nil {
        staying.append(other)
        continue
      }
      if let target = plan.section(other.path.section), !plan.isSectionReloaded(other.path.section) {
        moved.path = IndexPath(item: other.path.item, section: target)
        let isThere = { (attributes: UICollectionViewLayoutAttributes) in
          attributes.representedElementKind == moved.kind && attributes.indexPath == moved.path
        }
        if placed(moved) != nil || seen.contains(where: isThere) {
          staying.append(moved)
          continue
        }
      }
      removedSupplements.append(other)
    }
    supplements = staying
  }

  /// Notifies the layout that a batch is animated, inside the animation block.
  func finalizeBatch() {
    if isBatchToFinalize {
      isBatchToFinalize = false
      collectionViewLayout.finalizeAnimatedBoundsChange()
    }
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  /// Scrolls to the content offset that the layout requests after a batch.
  func followGoalOfLayout() {
    let goal = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    if goal != contentOffset, goal.isFinite { correctOffset(to: goal) }
  }

  /// Returns the final poses of views that disappear, by their identities, where the layout supplies them.
  func ends(of leaving: [Shown], _ others: [Supplement]) -> [ObjectIdentifier: CellPose] {
    let layout = collectionViewLayout
    return poses(
      leaving, others, layout.finalLayoutAttributesForDisappearingItem(at:),
      decoration: layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:),
      supplementary: layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:))
  }

  /// Returns the initial poses of views that appear, by their identities, where the layout supplies them.
  func starts(where isNew: (UICollectionReusableView) -> Bool) -> [ObjectIdentifier: CellPose] {
    let layout = collectionViewLayout
    return poses(
      shown.filter { isNew($0.cell) }, supplements.filter { isNew($0.view) },
      layout.initialLayoutAttributesForAppearingItem(at:),
      decoration: layout.initialLayoutAttributesForAppearingDecorationElement(ofKind:at:),
      supplementary: layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:))
  }

  private func poses(
    _ items: [Shown], _ others: [Supplement], _ item: (IndexPath) -> UICollectionViewLayoutAttributes?,
    decoration: (String, IndexPath) -> UICollectionViewLayoutAttributes?,
    supplementary: (String, IndexPath) -> UICollectionViewLayoutAttributes?
  ) -> [ObjectIdentifier: CellPose] {
    var poses: [ObjectIdentifier: CellPose] = [:]
    for row in items { poses[ObjectIdentifier(row.cell)] = item(row.place.path).map(pose) }
    for other in others {
      let attributes = other.isDecoration ? decoration(other.kind, other.path) : supplementary(other.kind, other.path)
      poses[ObjectIdentifier(other.view)] = attributes.map(pose)
    }
    return poses
  }

  private func pose(_ attributes: UICollectionViewLayoutAttributes) -> CellPose {
    let attributes = flipped(attributes)
    return CellPose(
      center: center(of: attributes), size: attributes.size, transform: attributes.transform3D,
      alpha: attributes.alpha)
  }

  /// Returns the attributes of a visible cell with alpha 0; nil for an item without one.
  func fadedAttributes(
    of path: IndexPath, _ make: (IndexPath) -> UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard let place = ListPlace(path), let cell = cell(at: place) else { return nil }
    return faded(cell, make(path))
  }

  /// Returns the attributes of a visible supplementary view or decoration with alpha 0; nil if there is none.
  func fadedAttributes(
    ofKind kind: String, at path: IndexPath, isDecoration: Bool,
    _ make: (String, IndexPath) ->
      UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let other = (removedSupplements + supplements).first {
      $0.kind == kind && $0.path == path && $0.isDecoration == isDecoration
    }
    return other.map { faded($0.view, make(kind, path)) }
  }

  private func faded(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.size = view.bounds.size
    attributes.center = view.superview?.convert(view.center, to: self) ?? view.center
    attributes.transform3D = view.transform3D
    attributes.isInStrip = view.superview !== self
    attributes.zIndex = Int(clamping: view.storedZPosition)
    attributes.alpha = 0
    return flipped(attributes)
  }
}
