import TouchGeometry
import TouchKit
import TouchWidgets

/// A list whose rows can be swiped to show actions.
///
/// Tables are such lists (semantics 26.21 to 26.26), and collection views with a list layout (27.20).
@MainActor protocol SwipingList: UIScrollView {
  /// Whether a batch is being performed, during which no row is animated.
  var isChangingRows: Bool { get }
  /// Returns the row under a finger, in the list's coordinates, with the actions that a swipe reveals; nil without any.
  func rowToOpen(at point: CGPoint, towardsLeft: Bool) -> RowSwipe?
  /// Returns the visible row at a position with the actions of a side; nil without any.
  func row(at place: ListPlace, isTrailing: Bool) -> RowSwipe?
  /// Returns the rectangle of a closed row; nil if its cell is no longer visible there.
  func restingFrame(of row: RowSwipe) -> CGRect?
  /// Called when a row begins to show its actions.
  func didOpen(_ row: RowSwipe)
  /// Called when a row begins to close.
  func didClose(_ row: RowSwipe)
  /// Returns the rounded corners of the card that a row has; the row is clipped to the card.
  ///
  /// Nil without cards.
  func cardCorners(of row: RowSwipe) -> CACornerMask?
}

/// A cell that is notified whether the actions of its row are visible.
@MainActor protocol SwipedCell: UIView {
  var isSwiped: Bool { get set }
  /// Called after the animation that shows or hides the actions.
  func swipeDidSettle()
}

/// The row whose actions are visible or are being revealed.
@MainActor final class RowSwipe {
  let place: ListPlace
  let cell: any SwipedCell
  /// Whether the actions are at the right side of the row.
  let isRight: Bool
  let configuration: UISwipeActionsConfiguration
  let tray: SwipeTray
  /// The distance by which the row is moved to the side, in points; never negative.
  fileprivate(set) var shift: CGFloat = 0
  /// The view that clips the cell to its card; nil without a card.
  fileprivate var card: UIView?
  /// The content offset when the row was opened.
  fileprivate var offset = CGPoint.zero
  /// Whether a finger moves the row.
  fileprivate var isPulled = true
  /// Whether an action has not reported its completion.
  fileprivate var isRunning = false

  init(_ place: ListPlace, _ cell: any SwipedCell, isTrailing: Bool, _ configuration: UISwipeActionsConfiguration) {
    (self.place, self.cell, self.configuration) = (place, cell, configuration)
    isRight = isTrailing != cell.isMirrored
    tray = SwipeTray(configuration.actions, isRight: isRight)
  }
}

/// The swipe actions of one list.
///
/// It consists of the recognizer that swipes, the one that closes, and at most one open row. The list owns it.
@MainActor final class RowSwipes: UIGestureRecognizerDelegate {
  private let pan = RowSwipePan()
  private let closing = CloseRecognizer()
  private weak var list: (any SwipingList)?
  /// The row that opens if the pan is recognized.
  private var pending: RowSwipe?
  /// The open row.
  private(set) var current: RowSwipe?

  init(_ list: any SwipingList) {
    self.list = list
    pan.mark(as: .rowSwipe)
    pan.maximumNumberOfTouches = 1
    pan.ignoresFurtherTouches = true
    pan.beginningDistance = TableTuning.swipeDistance
    pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    pan.allowedScrollTypesMask = .continuous
    pan.mayTakeWheel = { [weak self] place, way in self?.mayOpen(at: place, way) ?? false }
    pan.delegate = self
    pan.addAction(UIAction { [weak self] _ in self?.panned() })
    list.addGestureRecognizer(pan)
    closing.mark(as: .rowClose)
    closing.isEnabled = false
    closing.delaysTouchesBegan = true
    closing.delegate = self
    closing.addAction(UIAction { [weak self] _ in self?.close(animated: true) })
    // Disabling the recognizer in its own action would release the touch that it holds back.
    closing.didReset = { [weak self] in if self?.current == nil { self?.closing.isEnabled = false } }
    list.addGestureRecognizer(closing)
  }

  // MARK: Recognizers

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list else { return false }
    guard gestureRecognizer === pan else { return true }
    // For a touchpad the row was found before it began.
    if pan.numberOfTouches == 0, pending != nil { return true }
    return mayOpen(at: pan.location(in: list), pan.way)
  }

  /// Finds the row that a movement opens; a touchpad that continues to move closes an open one.
  private func mayOpen(at place: CGPoint, _ way: CGVector) -> Bool {
    guard let list, RowSwipePan.isAcross(way), !list.isChangingRows else { return false }
    guard current == nil else {
      if pan.numberOfTouches == 0 { close(animated: true) }
      return false
    }
    pending = list.rowToOpen(at: place, towardsLeft: way.dx < 0)
    return pending != nil
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard gestureRecognizer === closing else { return true }
    guard let current, let view = touch.view else { return false }
    return !view.isDescendant(of: current.tray)
  }

  private func panned() {
    guard let list else { return }
    switch pan.state {
    case .began:
      guard let row = pending else { return }
      pending = nil
      show(row)
      pull(row, by: pan.translation(in: list).x)
    case .changed: if let current { pull(current, by: pan.translation(in: list).x) }
    case .ended: if let current { release(current, speed: pan.velocity(in: list).x) }
    case .cancelled, .failed:
      pending = nil
      if current?.isPulled == true { close(animated: true) }
    case .possible: break
    }
  }

  // MARK: A row

  /// Opens a row without a finger, as its delete control does.
  func open(_ row: RowSwipe) {
    show(row)
    animateOpen(row)
  }

  /// Performs the first destructive action of a row's trailing side; returns whether there is one.
  func performDestructive(_ place: ListPlace) -> Bool {
    guard let row = list?.row(at: place, isTrailing: true),
      let index = row.configuration.actions.firstIndex(where: { $0.style == .destructive })
    else { return false }
    show(row)
    perform(index)
    return true
  }

  /// Returns the row's actions as menu elements, leading ones first (semantics 26.26).
  func menuActions(_ place: ListPlace) -> [UIMenuElement] {
    [false, true].flatMap { isTrailing -> [UIMenuElement] in
      let actions = list?.row(at: place, isTrailing: isTrailing)?.configuration.actions ?? []
      return actions.enumerated().map { index, action in
        UIAction(
          title: action.title ?? "", image: action.image, attributes: action.style == .destructive ? .destructive : []
        ) { [weak self] _ in
          guard let self, let row = list?.row(at: place, isTrailing: isTrailing) else { return }
          show(row)
          perform(index)
        }
      }
    }
  }

  /// Closes the open row.
  func close(animated: Bool) {
    guard let row = current, let list else { return }
    current = nil
    if closing.state == .possible { closing.isEnabled = false }
    row.cell.isSwiped = false
    let end = { [weak self] in
      row.tray.removeFromSuperview()
      if let card = row.card, row.cell.mask === card { row.cell.mask = nil }
      if self?.current?.cell !== row.cell { row.cell.swipeDidSettle() }
    }
    if animated, list.window != nil, list.restingFrame(of: row) != nil, !list.isChangingRows {
      UIView.animate(
        withDuration: TableTuning.swipeTime, delay: 0, options: .allowUserInteraction,
        animations: {
          set(row, 0)
          row.tray.layoutIfNeeded()
        }, completion: { _ in end() })
    } else {
      set(row, 0)
      end()
    }
    list.didClose(row)
  }

  /// Closes the open row when the list scrolls (26.24) or the row's width changes.
  func closeIfScrolled() {
    guard let current, let list else { return }
    let width = list.restingFrame(of: current)?.width ?? current.cell.bounds.width
    if current.offset != list.bounds.origin || width != current.cell.bounds.width { close(animated: false) }
  }

  /// Adds the tray of a row behind it, with no visible width.
  private func show(_ row: RowSwipe) {
    guard let list else { return }
    close(animated: false)
    current = row
    row.offset = list.bounds.origin
    row.cell.isSwiped = true
    row.tray.choose = { [weak self] index in self?.perform(index) }
    list.insertSubview(row.tray, belowSubview: row.cell)
    if let corners = list.cardCorners(of: row) { cut(row, to: corners) }
    list.didOpen(row)
  }

  /// Clips a row to its card; a mask set by the app is kept.
  private func cut(_ row: RowSwipe, to corners: CACornerMask) {
    let outer: CACornerMask =
      row.isRight ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    (row.tray.layer.cornerRadius, row.tray.layer.maskedCorners) = (TableTuning.radius, corners.intersection(outer))
    guard row.cell.mask == nil else { return }
    let card = UIView(frame: row.cell.bounds)
    card.backgroundColor = .black
    (card.layer.cornerRadius, card.layer.maskedCorners) = (TableTuning.radius, corners)
    row.card = card
    row.cell.mask = card
  }

  private func pull(_ row: RowSwipe, by way: CGFloat) {
    let full = row.tray.fullWidth
    // Beyond its actions a row resists, unless it supports full swipes.
    var shift = max(row.isRight ? -way : way, 0)
    if shift > full, !row.configuration.performsFirstActionWithFullSwipe { shift = full + (shift - full) * 0.25 }
    set(row, min(shift, row.cell.bounds.width))
  }

  private func set(_ row: RowSwipe, _ shift: CGFloat) {
    row.shift = shift
    guard let rect = list?.restingFrame(of: row) else { return }
    row.cell.frame = rect.offsetBy(dx: row.isRight ? -shift : shift, dy: 0)
    row.card?.frame = CGRect(origin: CGPoint(x: row.isRight ? shift : -shift, y: 0), size: rect.size)
    row.tray.frame = CGRect(
      x: row.isRight ? rect.maxX - shift : rect.minX, y: rect.minY, width: shift, height: rect.height)
  }

  private func release(_ row: RowSwipe, speed: CGFloat) {
    row.isPulled = false
    let towardsOpen = row.isRight ? -speed : speed
    if row.configuration.performsFirstActionWithFullSwipe, row.shift > row.cell.bounds.width * TableTuning.fullSwipe {
      return perform(0)
    }
    let isFast = abs(towardsOpen) >= TableTuning.swipeSpeed
    guard isFast ? towardsOpen > 0 : row.shift >= row.tray.fullWidth / 2 else { return close(animated: true) }
    animateOpen(row)
  }

  private func animateOpen(_ row: RowSwipe) {
    row.isPulled = false
    closing.isEnabled = true
    row.tray.layoutIfNeeded()
    UIView.animate(withDuration: TableTuning.swipeTime, delay: 0, options: .allowUserInteraction) {
      set(row, row.tray.fullWidth)
      row.tray.layoutIfNeeded()
    } completion: { [weak self] _ in
      if self?.current === row { row.cell.swipeDidSettle() }
    }
  }

  private func perform(_ index: Int) {
    guard let row = current, !row.isRunning, row.configuration.actions.indices.contains(index) else { return }
    row.isRunning = true
    let action = row.configuration.actions[index]
    var isDone = false
    action.handler(action, row.cell) { [weak self] _ in
      guard !isDone else {
        return UsageError.report("the handler of a swipe action called its completion handler twice")
      }
      isDone = true
      if let self, current === row { close(animated: true) }
    }
  }
}

/// A recognizer that recognizes immediately, so that the touch only closes the open row.
@MainActor private final class CloseRecognizer: UIGestureRecognizer {
  var didReset: (() -> Void)?
  init() { super.init(target: nil, action: nil) }
  override func reset() {
    super.reset()
    didReset?()
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
}

extension CACornerMask {
  /// Returns the rounded corners that a card has in its first and in its last row.
  static func ends(isFirst: Bool, isLast: Bool) -> CACornerMask {
    let top: CACornerMask = isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : []
    return isLast ? top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : top
  }
}
