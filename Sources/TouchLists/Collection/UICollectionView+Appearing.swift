import TouchGeometry
import TouchKit
import TouchWidgets

// What a layout says of items that come and go in a batch (semantics 27.13).

extension UICollectionView {
  /// Tells the layout of a batch while the cells are still where they were; what it does meanwhile lays out nothing.
  ///
  /// - Returns: where cells that leave go, by their identities.
  func prepareLayout(
    for items: [UICollectionViewUpdateItem], leaving: [Shown]
  ) -> [ObjectIdentifier: CellPose] {
    let wasLayingOut = isLayingOut
    isLayingOut = true
    defer { isLayingOut = wasLayingOut }
    UIView.performWithoutAnimation { _ = prepareLayout() }
    collectionViewLayout.prepare(forCollectionViewUpdates: items)
    return ends(of: leaving)
  }

  /// Scrolls to where the layout wants the content after a batch.
  func followGoalOfLayout() {
    let goal = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    if goal != contentOffset, goal.isFinite { correctOffset(to: goal) }
  }

  /// Where cells that leave go, by their identities, as far as the layout says it.
  private func ends(of leaving: [Shown]) -> [ObjectIdentifier: CellPose] {
    leaving.reduce(into: [:]) { ends, row in
      let attributes = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: row.place.path)
      ends[ObjectIdentifier(row.cell)] = attributes.map(pose)
    }
  }

  /// Where cells come from, by their identities, as far as the layout says it.
  func starts(where isNew: (UICollectionViewCell) -> Bool) -> [ObjectIdentifier: CellPose] {
    shown.filter { isNew($0.cell) }.reduce(into: [:]) { starts, row in
      let attributes = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: row.place.path)
      starts[ObjectIdentifier(row.cell)] = attributes.map(pose)
    }
  }

  private func pose(_ attributes: UICollectionViewLayoutAttributes) -> CellPose {
    CellPose(
      center: center(of: attributes), size: attributes.size, transform: attributes.transform3D,
      alpha: attributes.alpha)
  }

  /// The place of a cell that is shown, invisible; nil for an item without one.
  func fadedAttributes(
    of path: IndexPath, _ make: (IndexPath) -> UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard let place = ListPlace(path), let cell = cell(at: place) else { return nil }
    let attributes = make(path)
    attributes.size = cell.bounds.size
    attributes.center = cell.superview?.convert(cell.center, to: self) ?? cell.center
    attributes.transform3D = cell.transform3D
    attributes.isInStrip = cell.superview !== self
    attributes.zIndex = Int(pixels: cell.layer.zPosition)
    attributes.alpha = 0
    return attributes
  }
}
