import TouchGeometry
import TouchKit
import TouchWidgets

/// The item whose actions are seen, or are being pulled out.
@MainActor final class ItemSwipe {
  let cell: UICollectionViewCell
  let isTrailing: Bool
  let configuration: UISwipeActionsConfiguration
  let tray: SwipeTray
  /// How far the row is pulled to the side, in points; never below zero.
  var shift: CGFloat = 0
  /// Where the content was scrolled to when it was opened.
  var offset = CGPoint.zero
  var isPulled = true
  var isRunning = false

  init(_ cell: UICollectionViewCell, isTrailing: Bool, _ configuration: UISwipeActionsConfiguration) {
    (self.cell, self.isTrailing, self.configuration) = (cell, isTrailing, configuration)
    tray = SwipeTray(configuration.actions, isTrailing: isTrailing)
  }
}

/// The two recognizers for rows of a list that are pulled to the side; made when a list first has actions.
@MainActor final class ItemSwipeRecognizers: UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer()
  let close = CloseRecognizer()
  var pending: ItemSwipe?
  private weak var collection: UICollectionView?

  init(_ collection: UICollectionView) {
    self.collection = collection
    pan.name = "row swipe"
    pan.maximumNumberOfTouches = 1
    pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    pan.delegate = self
    pan.addAction(UIAction { [weak collection] _ in collection?.swiped() })
    collection.addGestureRecognizer(pan)
    close.name = "close row"
    close.isEnabled = false
    close.delaysTouchesBegan = true
    close.delegate = self
    close.addAction(UIAction { [weak collection] _ in collection?.closeSwipe(animated: true) })
    close.didReset = { [weak self] in if self?.collection?.swipe == nil { self?.close.isEnabled = false } }
    collection.addGestureRecognizer(close)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collection else { return false }
    return gestureRecognizer === pan ? collection.mayOpen(pan) : true
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard gestureRecognizer === close else { return true }
    guard let swipe = collection?.swipe, let view = touch.view else { return false }
    return !view.isDescendant(of: swipe.tray)
  }
}

// Swipe actions of lists, as 26.21 to 26.26 have them for tables (semantics 27.20).

extension UICollectionView {
  /// The actions at a side of a row; nil for none.
  private func actions(_ place: ListPlace, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard let row = collectionViewLayout.layoutAttributesForItem(at: place.path)?.row, row.kind == .row else {
      return nil
    }
    let mine = generation
    let found =
      isTrailing
      ? row.configuration.trailingSwipeActionsConfigurationProvider?(place.path)
      : row.configuration.leadingSwipeActionsConfigurationProvider?(place.path)
    guard generation == mine, let found, !found.actions.isEmpty else { return nil }
    return found
  }

  /// Has the recognizers if rows have actions.
  func prepareSwipes(_ row: ListRow?) {
    guard swipeRecognizers == nil, let list = row?.configuration,
      list.leadingSwipeActionsConfigurationProvider != nil || list.trailingSwipeActionsConfigurationProvider != nil
    else { return }
    swipeRecognizers = ItemSwipeRecognizers(self)
  }

  func mayOpen(_ pan: UIPanGestureRecognizer) -> Bool {
    let way = pan.translation(in: self), speed = pan.velocity(in: self)
    let across = way.x != 0 || way.y != 0 ? way : speed
    let point = pan.location(in: self)
    guard abs(across.x) > abs(across.y), across.x != 0, batch == nil, swipe == nil, !isEditing,
      let row = shown.first(where: { $0.cell.superview === self && $0.cell.frame.contains(point) }),
      let found = actions(row.place, isTrailing: across.x < 0), shown.contains(where: { $0.cell === row.cell })
    else { return false }
    swipeRecognizers?.pending = ItemSwipe(row.cell, isTrailing: across.x < 0, found)
    return true
  }

  func swiped() {
    guard let recognizers = swipeRecognizers else { return }
    let pan = recognizers.pan
    switch pan.state {
    case .began:
      guard let next = recognizers.pending else { return }
      recognizers.pending = nil
      open(next)
      pull(next, by: pan.translation(in: self).x)
    case .changed:
      if let swipe { pull(swipe, by: pan.translation(in: self).x) }
    case .ended: if let swipe { release(swipe, speed: pan.velocity(in: self).x) }
    case .cancelled, .failed:
      recognizers.pending = nil
      if swipe?.isPulled == true { closeSwipe(animated: true) }
    case .possible: break
    }
  }

  /// Shows the actions at the end of a row, as its sign for deleting does.
  func openActions(of cell: UICollectionViewCell?) {
    guard let row = shown.first(where: { $0.cell === cell }), let found = actions(row.place, isTrailing: true) else {
      return
    }
    prepareSwipes(collectionViewLayout.layoutAttributesForItem(at: row.place.path)?.row)
    let next = ItemSwipe(row.cell, isTrailing: true, found)
    open(next)
    glideOpen(next)
  }

  /// Runs the action of a row that deletes; whether there is one.
  func performDestructive(_ place: ListPlace) -> Bool {
    guard let cell = cell(at: place), let found = actions(place, isTrailing: true),
      let index = found.actions.firstIndex(where: { $0.style == .destructive }), self.cell(at: place) === cell
    else { return false }
    open(ItemSwipe(cell, isTrailing: true, found))
    perform(index)
    return true
  }

  private func open(_ next: ItemSwipe) {
    closeSwipe(animated: false)
    swipe = next
    next.offset = bounds.origin
    next.cell.isSwiped = true
    next.tray.choose = { [weak self] index in self?.perform(index) }
    insertSubview(next.tray, belowSubview: next.cell)
  }

  private func pull(_ swipe: ItemSwipe, by way: CGFloat) {
    let full = swipe.tray.fullWidth
    var shift = max(swipe.isTrailing ? -way : way, 0)
    if shift > full, !swipe.configuration.performsFirstActionWithFullSwipe { shift = full + (shift - full) * 0.25 }
    set(swipe, min(shift, swipe.cell.bounds.width))
  }

  private func set(_ swipe: ItemSwipe, _ shift: CGFloat) {
    swipe.shift = shift
    guard let row = shown.first(where: { $0.cell === swipe.cell }),
      let rect = collectionViewLayout.layoutAttributesForItem(at: row.place.path)?.frame
    else { return }
    swipe.cell.frame = rect.offsetBy(dx: swipe.isTrailing ? -shift : shift, dy: 0)
    swipe.tray.frame = CGRect(
      x: swipe.isTrailing ? rect.maxX - shift : rect.minX, y: rect.minY, width: shift, height: rect.height)
  }

  private func release(_ swipe: ItemSwipe, speed: CGFloat) {
    swipe.isPulled = false
    let towardsOpen = swipe.isTrailing ? -speed : speed
    if swipe.configuration.performsFirstActionWithFullSwipe,
      swipe.shift > swipe.cell.bounds.width * TableTuning.fullSwipe
    {
      return perform(0)
    }
    let isFast = abs(towardsOpen) >= TableTuning.swipeSpeed
    guard isFast ? towardsOpen > 0 : swipe.shift >= swipe.tray.fullWidth / 2 else { return closeSwipe(animated: true) }
    glideOpen(swipe)
  }

  private func glideOpen(_ swipe: ItemSwipe) {
    swipe.isPulled = false
    swipeRecognizers?.close.isEnabled = true
    swipe.tray.layoutIfNeeded()
    UIView.animate(withDuration: TableTuning.swipeTime, delay: 0, options: .allowUserInteraction) {
      set(swipe, swipe.tray.fullWidth)
      swipe.tray.layoutIfNeeded()
    }
  }

  private func perform(_ index: Int) {
    guard let swipe, !swipe.isRunning, swipe.configuration.actions.indices.contains(index) else { return }
    swipe.isRunning = true
    let action = swipe.configuration.actions[index]
    var isDone = false
    action.handler(action, swipe.cell) { [weak self] _ in
      guard !isDone else { return BadUse.report("the handler of a swipe action said twice that it is done") }
      isDone = true
      if let self, self.swipe === swipe { closeSwipe(animated: true) }
    }
  }

  /// Puts a row that is open back.
  func closeSwipe(animated: Bool) {
    guard let swipe else { return }
    if let close = swipeRecognizers?.close, close.state == .possible { close.isEnabled = false }
    let isHere = shown.contains { $0.cell === swipe.cell }
    if animated, window != nil, isHere, batch == nil {
      UIView.animate(
        withDuration: TableTuning.swipeTime, delay: 0, options: .allowUserInteraction,
        animations: {
          set(swipe, 0)
          swipe.tray.layoutIfNeeded()
        }, completion: { _ in swipe.tray.removeFromSuperview() })
    } else {
      if isHere { set(swipe, 0) }
      swipe.tray.removeFromSuperview()
    }
    self.swipe = nil
    swipe.cell.isSwiped = false
  }
}
