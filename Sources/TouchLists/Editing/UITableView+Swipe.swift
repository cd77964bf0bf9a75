import TouchGeometry
import TouchKit
import TouchWidgets

/// The table's two recognizers for rows that are pulled to the side, and their delegate.
@MainActor final class SwipeRecognizers: UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer()
  let close = CloseRecognizer()
  private weak var table: UITableView?

  init(_ table: UITableView) {
    self.table = table
    pan.name = "row swipe"
    pan.maximumNumberOfTouches = 1
    pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    pan.delegate = self
    pan.addAction(UIAction { [weak table] _ in table?.swiped() })
    table.addGestureRecognizer(pan)
    close.name = "close row"
    close.isEnabled = false
    close.delaysTouchesBegan = true
    close.delegate = self
    close.addAction(UIAction { [weak table] _ in table?.closeSwipe(animated: true) })
    // Disabled in its own action it would let the touch go that it keeps back.
    close.didReset = { [weak self] in if self?.table?.swiping == nil { self?.close.isEnabled = false } }
    table.addGestureRecognizer(close)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let table else { return false }
    return gestureRecognizer === pan ? table.mayOpen(pan) : true
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard gestureRecognizer === close else { return true }
    guard let swipe = table?.swiping, let view = touch.view else { return false }
    return !view.isDescendant(of: swipe.tray)
  }
}

/// Recognizes at once, so that the touch does nothing but close what is open.
@MainActor final class CloseRecognizer: UIGestureRecognizer {
  var didReset: (() -> Void)?
  init() { super.init(target: nil, action: nil) }
  override func reset() {
    super.reset()
    didReset?()
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
}

// Swipe actions (semantics 26.21 to 26.26).

extension UITableView {
  func makeSwipeRecognizers() { swipeRecognizers = SwipeRecognizers(self) }

  /// Whether the row under the finger has actions on the side that the finger opens.
  func mayOpen(_ pan: UIPanGestureRecognizer) -> Bool {
    let way = pan.translation(in: self), speed = pan.velocity(in: self)
    let across = way.x != 0 || way.y != 0 ? way : speed
    guard abs(across.x) > abs(across.y), across.x != 0, batch == nil, swiping == nil, lifted == nil, !editingMode,
      let place = geometry.row(at: pan.location(in: self).y), let cell = cell(at: place)
    else { return false }
    let isTrailing = across.x < 0
    guard let configuration = actions(place, isTrailing: isTrailing), shown.contains(where: { $0.cell === cell })
    else { return false }
    pending = RowSwipe(place, cell, isTrailing: isTrailing, configuration)
    return true
  }

  /// The actions at a side of a row; nil for none.
  func actions(_ place: ListPlace, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    let mine = generation
    editsByWriting = true
    let canEdit = dataSource?.tableView(self, canEditRowAt: place.path) ?? false
    let isWritten = editsByWriting
    guard canEdit, generation == mine else { return nil }
    swipesByWriting = true
    let own =
      isTrailing
      ? tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: place.path)
      : tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: place.path)
    guard generation == mine else { return nil }
    if let own { return own.actions.isEmpty ? nil : own }
    // The usual action, where the program has written who may be edited and nothing about swipes.
    guard isTrailing, isWritten, tableDelegate == nil || !swipesByWriting else { return nil }
    let style = tableDelegate?.tableView(self, editingStyleForRowAt: place.path) ?? .delete
    guard style == .delete, generation == mine else { return nil }
    return UISwipeActionsConfiguration(actions: [deleteAction(place)])
  }

  private func deleteAction(_ place: ListPlace) -> UIContextualAction {
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: place.path) ?? "Delete"
    return UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self, let place = swiping?.place else { return done(false) }
      let mine = generation
      dataSource?.tableView(self, commit: .delete, forRowAt: place.path)
      done(generation != mine)
    }
  }

  func swiped() {
    guard let pan = swipeRecognizers?.pan else { return }
    switch pan.state {
    case .began:
      guard let swipe = pending else { return }
      pending = nil
      open(swipe)
      pull(swipe, by: pan.translation(in: self).x)
    case .changed:
      if let swiping { pull(swiping, by: pan.translation(in: self).x) }
    case .ended: if let swiping { release(swiping, speed: pan.velocity(in: self).x) }
    case .cancelled, .failed:
      pending = nil
      if swiping?.isPulled == true { closeSwipe(animated: true) }
    case .possible: break
    }
  }

  /// Shows the actions of a row, as wide as it is pulled.
  func open(_ swipe: RowSwipe) {
    closeSwipe(animated: false)
    swiping = swipe
    swipe.offset = bounds.minY
    swipe.cell.parts.isSwiped = true
    swipe.tray.choose = { [weak self] index in self?.perform(index) }
    insertSubview(swipe.tray, belowSubview: swipe.cell)
    tableDelegate?.tableView(self, willBeginEditingRowAt: swipe.place.path)
  }

  private func pull(_ swipe: RowSwipe, by way: CGFloat) {
    let wish = swipe.start + (swipe.isTrailing ? -way : way)
    let full = swipe.tray.fullWidth
    // Beyond its actions a row follows more stiffly, unless it can be swiped all the way.
    var shift = max(wish, 0)
    if shift > full, !swipe.configuration.performsFirstActionWithFullSwipe { shift = full + (shift - full) * 0.25 }
    set(swipe, min(shift, bounds.width))
  }

  private func set(_ swipe: RowSwipe, _ shift: CGFloat) {
    swipe.shift = shift
    let rect = rect(of: swipe.place)
    swipe.cell.frame = rect.offsetBy(dx: swipe.isTrailing ? -shift : shift, dy: 0)
    swipe.tray.frame = CGRect(
      x: swipe.isTrailing ? rect.maxX - shift : rect.minX, y: rect.minY, width: shift, height: rect.height)
  }

  private func release(_ swipe: RowSwipe, speed: CGFloat) {
    swipe.isPulled = false
    let towardsOpen = swipe.isTrailing ? -speed : speed
    let full = swipe.tray.fullWidth
    if swipe.configuration.performsFirstActionWithFullSwipe, swipe.shift > bounds.width * TableTuning.fullSwipe {
      return perform(0)
    }
    let isFast = abs(towardsOpen) >= TableTuning.swipeSpeed
    guard isFast ? towardsOpen > 0 : swipe.shift >= full / 2 else { return closeSwipe(animated: true) }
    glideOpen(swipe)
  }

  func glideOpen(_ swipe: RowSwipe) {
    swipe.isPulled = false
    swipeRecognizers?.close.isEnabled = true
    swipe.tray.layoutIfNeeded()
    UIView.animate(withDuration: TableTuning.swipeTime, delay: 0, options: .allowUserInteraction) {
      set(swipe, swipe.tray.fullWidth)
      swipe.tray.layoutIfNeeded()
    }
  }

  private func perform(_ index: Int) {
    guard let swipe = swiping, !swipe.isRunning, swipe.configuration.actions.indices.contains(index) else { return }
    swipe.isRunning = true
    let action = swipe.configuration.actions[index]
    var isDone = false
    action.handler(action, swipe.cell) { [weak self] _ in
      guard !isDone else { return BadUse.report("the handler of a swipe action said twice that it is done") }
      isDone = true
      if let self, swiping === swipe { closeSwipe(animated: true) }
    }
  }

  /// Performs the destructive action of a row, the first at its trailing side; whether there is one.
  func performDestructive(_ place: ListPlace) -> Bool {
    guard let cell = cell(at: place), let found = actions(place, isTrailing: true),
      let index = found.actions.firstIndex(where: { $0.style == .destructive }), self.cell(at: place) === cell
    else { return false }
    let swipe = RowSwipe(place, cell, isTrailing: true, found)
    open(swipe)
    perform(index)
    return true
  }

  /// Puts a row that is open back.
  func closeSwipe(animated: Bool) {
    guard let swipe = swiping else { return }
    swiping = nil
    if let close = swipeRecognizers?.close, close.state == .possible { close.isEnabled = false }
    swipe.cell.parts.isSwiped = false
    let isHere = shown.contains { $0.cell === swipe.cell && $0.place == swipe.place }
    let path = swipe.place.path
    if animated, window != nil, isHere, batch == nil {
      UIView.animate(
        withDuration: TableTuning.swipeTime, delay: 0, options: .allowUserInteraction,
        animations: {
          set(swipe, 0)
          swipe.tray.layoutIfNeeded()
        }, completion: { _ in swipe.tray.removeFromSuperview() })
    } else {
      if isHere { swipe.cell.frame = rect(of: swipe.place) }
      swipe.tray.removeFromSuperview()
    }
    tableDelegate?.tableView(self, didEndEditingRowAt: path)
  }
}
