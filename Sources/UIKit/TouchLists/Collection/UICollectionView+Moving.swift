import TouchGeometry
import TouchKit
import TouchWidgets

// Interactive movement of items (semantics 27.15).

/// The state of an item that is being moved.
///
/// The layout shows the items in the order that they would have after a drop. The data keeps its order until then.
@MainActor struct ItemMovement {
  let cell: UICollectionViewCell
  /// The item's position in the data.
  let start: ListPlace
  /// The item's current position in the layout.
  var place: ListPlace
  /// The center of its cell, in content coordinates.
  var center: CGPoint
  /// The vector from the finger to the center, if a finger moves the item.
  var hold = CGVector.zero
  let scroller: EdgeScroller

  /// Returns the position in the data of an item of the layout.
  func source(of shown: ListPlace) -> ListPlace {
    if shown == place { return start }
    var result = shown
    if result.section == place.section, result.item > place.item { result.item -= 1 }
    if result.section == start.section, result.item >= start.item { result.item += 1 }
    return result
  }
}

extension UICollectionView {
  @discardableResult func beginMoving(at indexPath: IndexPath) -> Bool {
    layOutItems()
    guard let place = ListPlace(indexPath), canMove(place) else { return false }
    return beginMovement(of: place)
  }

  func dragMoved(_ targetPosition: CGPoint) {
    guard movement != nil else { return }
    guard targetPosition.x.isFinite, targetPosition.y.isFinite else {
      return UsageError.refuse("updateInteractiveMovementTargetPosition(_:)", targetPosition)
    }
    movement!.center = targetPosition
    follow()
    guard let from = movement?.place else { return }
    let target = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: from.path, withPosition: flipped(targetPosition))
    if let place = ListPlace(target), contains(place) { propose(place) }
  }

  /// Moves the item's cell to its current center.
  private func follow() {
    guard let movement else { return }
    let attributes = movingAttributes(at: movement.place.path, movement.center)
    pose(movement.cell, attributes, attributes.center)
  }

  private func endMovement(_ done: ItemMovement, isCancelled: Bool) {
    let layout = collectionViewLayout
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [done.place.path], previousIndexPaths: [done.start.path], movementCancelled: isCancelled))
  }

  func dropMoved() {
    guard let done = movement else { return }
    done.scroller.stop()
    movement = nil
    endMovement(done, isCancelled: false)
    settle()
    if done.place != done.start {
      dataSource?.collectionView(self, moveItemAt: done.start.path, to: done.place.path)
    }
  }

  func cancelMovement() {
    guard let movement else { return }
    movement.scroller.stop()
    shift(to: movement.start)
    self.movement = nil
    endMovement(movement, isCancelled: true)
    settle()
  }

  // MARK: Movement

  /// Returns whether an item can be moved; asks the data source.
  func canMove(_ place: ListPlace) -> Bool {
    guard movement == nil, batch == nil, contains(place), cell(at: place)?.superview === self, let dataSource else {
      return false
    }
    let expected = generation
    return dataSource.collectionView(self, canMoveItemAt: place.path) && generation == expected && movement == nil
  }

  /// Begins to move an item without asking the data source.
  func beginMovement(of place: ListPlace) -> Bool {
    guard let cell = cell(at: place) else { return false }
    swipes?.close(animated: true)
    breakPress()
    let scroller = EdgeScroller(self) { [weak self] in self?.carryOn($0) }
    movement = ItemMovement(cell: cell, start: place, place: place, center: cell.center, scroller: scroller)
    setNeedsLayout()
    return true
  }

  /// Returns the index path in the data of an item of the layout.
  func dataPath(_ place: ListPlace) -> IndexPath { movement?.source(of: place).path ?? place.path }

  /// Moves the item to a position, or to the position that the delegate returns.
  func propose(_ place: ListPlace) {
    guard let before = movement, place != before.place else { return }
    var target = place
    if let itemDelegate {
      let expected = generation
      let answer = itemDelegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: before.start.path,
        atCurrentIndexPath: before.place.path, toProposedIndexPath: place.path)
      guard generation == expected, let now = movement, now.cell === before.cell, let said = ListPlace(answer),
        let counts, counts.indices.contains(said.section)
      else { return }
      // An index equal to the number of items is accepted as the end of another section.
      guard said.item < counts[said.section] + (said.section == now.place.section ? 0 : 1) else { return }
      target = said
    }
    shift(to: target)
  }

  /// Moves the item within the layout and makes room for it.
  private func shift(to target: ListPlace) {
    guard let from = movement?.place, from != target, var after = counts else { return }
    after[from.section] -= 1
    after[target.section] += 1
    var update = ListUpdate(noun: "item")
    update.moved = [(from, target)]
    guard let plan = try? update.plan(before: counts ?? [], after: after) else { return }
    generation += 1
    counts = after
    isPrepared = false
    collectionViewLayout.follow(plan)
    shown = plan.follow(shown).staying
    selection = plan.follow(selection)
    (cursor, anchor) = (cursor.flatMap { plan.place($0) }, anchor.flatMap { plan.place($0) })
    reportedFocus = reportedFocus.flatMap { plan.place($0) }
    movement?.place = target
    let (layout, middle) = (collectionViewLayout, movement?.center ?? .zero)
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [target.path], withTargetPosition: middle, previousIndexPaths: [from.path],
      previousPosition: middle)
    layout.invalidateLayout(with: context)
    glide()
  }

  /// Animates the cell of the dropped item to its position.
  private func settle() {
    glide()
    setNeedsLayout()
  }

  private func glide() {
    guard window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: TableTuning.moveTime, delay: 0, options: .allowUserInteraction) { layOutItems() }
  }

  /// Moves the item with the keyboard cursor by Alt and an arrow key.
  func moveFocusedItem(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
    guard let from = cursor, canMove(from), beginMovement(of: from) else { return false }
    if let place = neighbor(dx, dy) { propose(place) }
    endInteractiveMovement()
    if let cursor, contains(cursor) { scrollToItem(at: cursor.path, at: [], animated: false) }
    return true
  }
}

/// The recognizers that move items of a collection controller: a long press of half a second, or a drag with the mouse.
@MainActor final class ItemMoveRecognizers: UIGestureRecognizerDelegate {
  private let press = UILongPressGestureRecognizer()
  private let drag = UIPanGestureRecognizer()
  private weak var collection: UICollectionView?
  /// The vector from the finger to the center of the cell.
  private var hold = CGVector.zero
  private var wanted: ListPlace?
  /// The point of the mouse press, which selects the item, regardless of later movement.
  private var pressed = CGPoint.zero

  init(_ collection: UICollectionView) {
    self.collection = collection
    press.mark(as: .itemMove)
    press.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
    drag.mark(as: .itemDrag)
    drag.maximumNumberOfTouches = 1
    drag.ignoresFurtherTouches = true
    drag.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    for recognizer in [press, drag] {
      recognizer.delegate = self
      recognizer.addAction(
        UIAction { [weak self, weak recognizer] _ in if let recognizer { self?.moved(recognizer) } })
      collection.addGestureRecognizer(recognizer)
    }
  }

  /// Removes the recognizers.
  func remove() {
    for recognizer in [press, drag] { collection?.removeGestureRecognizer(recognizer) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collection else { return false }
    let place = gestureRecognizer === drag ? pressed : gestureRecognizer.location(in: collection)
    wanted = collection.indexPathForItem(at: place).flatMap { ListPlace($0) }
    guard let wanted, collection.canMove(wanted), let cell = collection.cell(at: wanted) else { return false }
    hold = CGVector(dx: cell.center.x - place.x, dy: cell.center.y - place.y)
    return true
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if gestureRecognizer === drag { pressed = touch.location(in: collection) }
    return true
  }

  private func moved(_ recognizer: UIGestureRecognizer) {
    guard let collection else { return }
    let finger = recognizer.location(in: collection)
    switch recognizer.state {
    case .began:
      if let wanted, collection.beginMovement(of: wanted) { collection.carry(finger, hold) }
      wanted = nil
    case .changed: collection.carry(finger, hold)
    case .ended: collection.endInteractiveMovement()
    case .cancelled, .failed: collection.cancelInteractiveMovement()
    case .possible: break
    }
  }
}

extension UICollectionView {
  /// Moves the current item so that its center is `hold` away from a finger.
  func carry(_ finger: CGPoint, _ hold: CGVector) {
    guard movement != nil else { return }
    movement?.hold = hold
    movement?.scroller.follow(finger)
    carryOn(finger)
  }

  /// Moves the item to the finger after the content scrolled.
  private func carryOn(_ finger: CGPoint) {
    guard let hold = movement?.hold else { return }
    updateInteractiveMovementTargetPosition(CGPoint(x: finger.x + hold.dx, y: finger.y + hold.dy))
  }
}

/// The reorder control of a list cell: it moves its item immediately and prevents scrolling.
@MainActor enum ItemGrip {
  static func attach(to grip: GripView, of cell: UICollectionViewListCell) {
    let press = UILongPressGestureRecognizer()
    press.mark(as: .itemGrip)
    press.minimumPressDuration = 0
    press.allowableMovement = .infinity
    var hold = CGVector.zero
    press.addAction(
      UIAction { [weak cell, weak press] _ in
        guard let cell, let press, let collection = cell.collection else { return }
        let finger = press.location(in: collection)
        switch press.state {
        case .began:
          hold = CGVector(dx: cell.center.x - finger.x, dy: cell.center.y - finger.y)
          if let path = collection.indexPath(for: cell) { collection.beginInteractiveMovementForItem(at: path) }
        case .changed: if collection.movement?.cell === cell { collection.carry(finger, hold) }
        case .ended: if collection.movement?.cell === cell { collection.endInteractiveMovement() }
        case .cancelled, .failed: if collection.movement?.cell === cell { collection.cancelInteractiveMovement() }
        case .possible: break
        }
      })
    grip.addGestureRecognizer(press)
  }
}
