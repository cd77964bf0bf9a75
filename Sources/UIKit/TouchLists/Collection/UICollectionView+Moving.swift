import TouchGeometry
import TouchKit
import TouchWidgets

// Items that the user puts elsewhere (semantics 27.15).

/// An item that is on its way.
///
/// The layout shows the items in the order that they would have if it were let go; the data has the old order until
/// then.
@MainActor struct ItemMovement {
  let cell: UICollectionViewCell
  /// Where it is in the data.
  let start: ListPlace
  /// Where it is among the others in the layout.
  var place: ListPlace
  /// The middle of its cell, in the content.
  var center: CGPoint
  /// From the finger to that, where a finger moves it.
  var hold = CGVector.zero
  let scroller: EdgeScroller

  /// Where an item of the layout is in the data.
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
    return take(place)
  }

  func dragMoved(_ targetPosition: CGPoint) {
    guard movement != nil else { return }
    guard targetPosition.x.isFinite, targetPosition.y.isFinite else {
      return BadUse.refuse("updateInteractiveMovementTargetPosition(_:)", targetPosition)
    }
    movement!.center = targetPosition
    follow()
    guard let from = movement?.place else { return }
    let target = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: from.path, withPosition: flipped(targetPosition))
    if let place = ListPlace(target), contains(place) { propose(place) }
  }

  /// The cell of the item goes along.
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

  func giveUpMoving() {
    guard let movement else { return }
    movement.scroller.stop()
    shift(to: movement.start)
    self.movement = nil
    endMovement(movement, isCancelled: true)
    settle()
  }

  // MARK: On the way

  /// Whether an item can be taken up; asks the data source.
  func canMove(_ place: ListPlace) -> Bool {
    guard movement == nil, batch == nil, contains(place), cell(at: place)?.superview === self, let dataSource else {
      return false
    }
    let mine = generation
    return dataSource.collectionView(self, canMoveItemAt: place.path) && generation == mine && movement == nil
  }

  /// Takes an item up without asking.
  func take(_ place: ListPlace) -> Bool {
    guard let cell = cell(at: place) else { return false }
    swipes?.close(animated: true)
    breakPress()
    let scroller = EdgeScroller(self) { [weak self] in self?.carryOn($0) }
    movement = ItemMovement(cell: cell, start: place, place: place, center: cell.center, scroller: scroller)
    setNeedsLayout()
    return true
  }

  /// Where an item of the layout is in the data.
  func dataPath(_ place: ListPlace) -> IndexPath { movement?.source(of: place).path ?? place.path }

  /// Moves the item to a place, or to where the delegate says.
  func propose(_ place: ListPlace) {
    guard let before = movement, place != before.place else { return }
    var target = place
    if let itemDelegate {
      let mine = generation
      let answer = itemDelegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: before.start.path,
        atCurrentIndexPath: before.place.path, toProposedIndexPath: place.path)
      guard generation == mine, let now = movement, now.cell === before.cell, let said = ListPlace(answer),
        let counts, counts.indices.contains(said.section)
      else { return }
      // One more than there are is the end of another section.
      guard said.item < counts[said.section] + (said.section == now.place.section ? 0 : 1) else { return }
      target = said
    }
    shift(to: target)
  }

  /// Gives the item another place in the layout; the others give way.
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
    focusTold = focusTold.flatMap { plan.place($0) }
    movement?.place = target
    let (layout, middle) = (collectionViewLayout, movement?.center ?? .zero)
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [target.path], withTargetPosition: middle, previousIndexPaths: [from.path],
      previousPosition: middle)
    layout.invalidateLayout(with: context)
    glide()
  }

  /// Brings the cell of the item that was let go to its place.
  private func settle() {
    glide()
    setNeedsLayout()
  }

  private func glide() {
    guard window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: TableTuning.moveTime, delay: 0, options: .allowUserInteraction) { layOutItems() }
  }

  /// Alt with an arrow moves the item that the keyboard is at.
  func moveFocusedItem(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
    guard let from = cursor, canMove(from), take(from) else { return false }
    if let place = neighbor(dx, dy) { propose(place) }
    endInteractiveMovement()
    if let cursor, contains(cursor) { scrollToItem(at: cursor.path, at: [], animated: false) }
    return true
  }
}

/// The recognizers by which a collection controller lets items be moved: a finger that rests for half a second, or a
/// mouse that is dragged.
@MainActor final class ItemMoveRecognizers: UIGestureRecognizerDelegate {
  private let press = UILongPressGestureRecognizer()
  private let drag = UIPanGestureRecognizer()
  private weak var collection: UICollectionView?
  /// From the finger to the middle of the cell.
  private var hold = CGVector.zero
  private var wanted: ListPlace?
  /// Where the mouse was pressed: that is meant, not what it has come to.
  private var pressed = CGPoint.zero

  init(_ collection: UICollectionView) {
    self.collection = collection
    press.name = "move item"
    press.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
    drag.name = "drag item"
    drag.maximumNumberOfTouches = 1
    drag.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    for recognizer in [press, drag] {
      recognizer.delegate = self
      recognizer.addAction(
        UIAction { [weak self, weak recognizer] _ in if let recognizer { self?.moved(recognizer) } })
      collection.addGestureRecognizer(recognizer)
    }
  }

  /// Takes them off.
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
      if let wanted, collection.take(wanted) { collection.carry(finger, hold) }
      wanted = nil
    case .changed: collection.carry(finger, hold)
    case .ended: collection.endInteractiveMovement()
    case .cancelled, .failed: collection.cancelInteractiveMovement()
    case .possible: break
    }
  }
}

extension UICollectionView {
  /// Brings the item that is on its way to a finger, from which its middle is `hold` away.
  func carry(_ finger: CGPoint, _ hold: CGVector) {
    guard movement != nil else { return }
    movement?.hold = hold
    movement?.scroller.follow(finger)
    carryOn(finger)
  }

  /// Brings the item to the finger, which is elsewhere in the content by now.
  private func carryOn(_ finger: CGPoint) {
    guard let hold = movement?.hold else { return }
    updateInteractiveMovementTargetPosition(CGPoint(x: finger.x + hold.dx, y: finger.y + hold.dy))
  }
}

/// The grip of a list cell: it moves its item at once and without the collection scrolling.
@MainActor enum ItemGrip {
  static func attach(to grip: GripView, of cell: UICollectionViewListCell) {
    let press = UILongPressGestureRecognizer()
    press.name = "item grip"
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
