import TouchGeometry
import TouchKit
import TouchWidgets

// Changes of the layout, and the section index (semantics 27.25, 27.27).

extension UICollectionView {
  func change(to layout: UICollectionViewLayout, _ animated: Bool, _ completion: ((Bool) -> Void)?) {
    let old = collectionViewLayout
    guard layout !== old else {
      completion?(true)
      return
    }
    cancelInteractiveMovement()
    let notified = notifyTransition(from: old, to: layout)
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    collectionViewLayout = layout
    let done = { (isWhole: Bool) in
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      for view in notified { view.didTransition(from: old, to: layout) }
      completion?(isWhole)
    }
    let place = {
      self.layOutItems()
      let goal = layout.targetContentOffset(forProposedContentOffset: self.contentOffset)
      guard goal != self.contentOffset, goal.isFinite else { return }
      self.contentOffset = goal
      self.layOutItems()
    }
    guard animated, window != nil else {
      place()
      return done(true)
    }
    UIView.animate(withDuration: TableTuning.batchTime, animations: place, completion: done)
  }

  /// Notifies the visible views of a change of the layout; returns these views.
  func notifyTransition(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) -> [UICollectionReusableView] {
    let views = shown.map(\.cell) + supplements.map(\.view)
    for view in views { view.willTransition(from: old, to: new) }
    return views
  }

  func updateIndex() {
    let titles = dataSource?.indexTitles(for: self) ?? []
    if index?.titles == titles { return }
    index?.removeFromSuperview()
    index = nil
    guard !titles.isEmpty else { return }
    let made = SectionIndexView(titles) { [weak self] title, number in self?.scrollToSection(title, number) }
    made.color = tintColor
    index = made
    addSubview(made)
  }

  private func scrollToSection(_ title: String, _ number: Int) {
    guard let dataSource else { return }
    let path = dataSource.collectionView(self, indexPathForIndexTitle: title, at: number)
    guard let place = ListPlace(path), contains(place) else { return }
    let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
    scrollToItem(at: path, at: isVertical ? .top : .left, animated: false)
  }

  func placeIndex() {
    guard let index else { return }
    index.place(in: self)
    index.layer.zPosition = 1_000_001
  }
}
