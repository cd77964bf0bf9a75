import TouchGeometry
import TouchKit
import TouchWidgets

// Animated changes of the size (semantics 27.35).

extension UICollectionView {
  /// The views that are outside the visible rect after a change of the size, and their final poses.
  struct BoundsChange {
    var leaving: [Shown] = []
    var others: [Supplement] = []
    var ends: [ObjectIdentifier: CellPose] = [:]
  }

  /// Performs layout for a size that changed in an animation block, so that the block animates the layout.
  func layOutAnimated(from oldBounds: CGRect) {
    guard UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration > 0, window != nil, batch == nil,
      !isLayingOut, boundsChange == nil, counts != nil, !(shown.isEmpty && supplements.isEmpty)
    else { return }
    let (expected, layout) = (generation, collectionViewLayout)
    isLayingOut = true
    if bounds != askedBounds || adjustedContentInset != askedInset { askLayout(about: bounds) }
    if isPrepared, layout.isOutdated { isPrepared = false }
    let isReady = isPrepared || prepareLayout()
    if isReady { layout.prepare(forAnimatedBoundsChange: oldBounds) }
    isLayingOut = false
    guard isReady, generation == expected, layout === collectionViewLayout else {
      if isReady { layout.finalizeAnimatedBoundsChange() }
      return setNeedsLayout()
    }
    let known = Set((shown.map { $0.cell } + supplements.map { $0.view }).map { ObjectIdentifier($0) })
    boundsChange = BoundsChange()
    layOutItems()
    let change = boundsChange ?? BoundsChange()
    boundsChange = nil
    if generation == expected { bringIn(known) }
    animateRemoval(change)
    layout.finalizeAnimatedBoundsChange()
  }

  /// Moves views that appear from their initial poses, which the layout supplies.
  private func bringIn(_ known: Set<ObjectIdentifier>) {
    let isNew = { (view: UICollectionReusableView) in !known.contains(ObjectIdentifier(view)) }
    let starts = starts(where: isNew)
    for view in shown.map({ $0.cell }) + supplements.map({ $0.view }) where isNew(view) {
      let goal = CellPose(view)
      UIView.performWithoutAnimation {
        if let start = starts[ObjectIdentifier(view)] { start.apply(to: view) } else { view.alpha = 0 }
      }
      goal.apply(to: view)
    }
  }

  /// Records views that disappear and queries their final poses; the views stay until the animation ends.
  func keepUntilChanged(_ leaving: [Shown], _ others: [Supplement]) {
    let ends = ends(of: leaving, others)
    let gone = Set((leaving.map { $0.cell } + others.map { $0.view }).map { ObjectIdentifier($0) })
    shown.removeAll { gone.contains(ObjectIdentifier($0.cell)) }
    supplements.removeAll { gone.contains(ObjectIdentifier($0.view)) }
    boundsChange?.leaving += leaving
    boundsChange?.others += others
    boundsChange?.ends.merge(ends) { _, new in new }
  }

  /// Animates views to their final poses and then recycles them.
  private func animateRemoval(_ change: BoundsChange) {
    let views = change.leaving.map { $0.cell } + change.others.map { $0.view }
    guard !views.isEmpty else { return }
    UIView.animate(
      withDuration: UIView.inheritedAnimationDuration,
      animations: {
        for view in views {
          if let end = change.ends[ObjectIdentifier(view)] { end.apply(to: view) } else { view.alpha = 0 }
        }
      },
      completion: { [weak self] _ in
        for view in views { (view.alpha, view.transform) = (1, .identity) }
        for row in change.leaving { self?.recycle(row) }
        for other in change.others { self?.recycle(other) }
      })
  }
}
