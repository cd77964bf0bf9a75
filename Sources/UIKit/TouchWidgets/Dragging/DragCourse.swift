import TouchGeometry
import TouchKit

/// One drag, from the lift to the end of its last animation (semantics 54.15).
@MainActor final class DragCourse {
  private enum Stage {
    /// The items are lifted, and the finger has not moved.
    case lifted
    /// The items follow the finger or pointer.
    case moving
    /// The items were dropped or return.
    case settling
    /// The drag is over.
    case over
  }

  let session: DragSession
  private var drop: DropSession { guide.session }
  private var state: DragState { session.state }
  private weak var source: UIDragInteraction?
  private weak var window: UIWindow?
  private let overlay: DragOverlay
  private let start: CGPoint
  private var stage = Stage.lifted { didSet { guide.isMoving = stage == .moving } }
  private let guide: DropGuide
  private var liftAnimation: DragAnimator?
  /// What the user drags with.
  private let pointer: LocalDragPointer
  /// The part of the drag outside of its window; nil if there can be none.
  private var export: DragExport?
  /// The modifier keys that are down.
  var modifiers: UIKeyModifierFlags {
    get { state.modifiers }
    set { state.modifiers = newValue }
  }
  /// Called once when the drag no longer follows the recognizer.
  var onOver: (() -> Void)?

  private static var running: [DragCourse] = []
  /// The drag of an application that is lifted or moving; nil for none.
  static func running(in application: UIApplication?) -> DragCourse? {
    running.first { $0.window?.application === application }
  }

  init(
    _ session: DragSession, from source: UIDragInteraction, in window: UIWindow, _ recognizer: UIGestureRecognizer,
    by pointer: LocalDragPointer
  ) {
    (self.session, self.source, self.window, self.pointer) = (session, source, window, pointer)
    guide = DropGuide(DropSession(session.state, local: session))
    guide.recognizer = recognizer
    start = session.state.place
    overlay = DragOverlay(frame: window.bounds)
    overlay.onEscape = { [weak self] in self?.cancel() }
    overlay.onLost = { [weak self] in self?.cancel() }
    overlay.onModifiers = { [weak self] modifiers in
      guard let self, self.modifiers != modifiers else { return }
      self.modifiers = modifiers
      update()
    }
    session.state.refresh = { [weak self] in self?.update() }
    DragCourse.running.append(self)
  }

  // MARK: Lift

  /// Shows the previews at their places, and raises them.
  func lift() {
    guard let source, let window, let delegate = source.delegate else { return cancel() }
    for item in state.items {
      let preview = delegate.dragInteraction(source, previewForLifting: item, session: session)
      if stage != .lifted { return }
      if let preview { overlay.add(preview, for: item) }
    }
    // A menu that the same press has opened shows the lifted view itself.
    overlay.isHidden = window.keyCatcher is MenuOverlay
    window.addSubview(overlay)
    let animation = DragAnimator(UIAccessibility.isReduceMotionEnabled ? 0 : DragTuning.lift, staysAtEnd: true)
    liftAnimation = animation
    delegate.dragInteraction(source, willAnimateLiftWith: animation, session: session)
    animation.addAnimations { [overlay] in overlay.raise() }
    if stage == .lifted { animation.start() } else { animation.discard() }
  }

  // MARK: Moving

  /// Begins the drag, for the mouse immediately after the lift.
  func begin(at place: CGPoint) {
    guard stage == .lifted, let source, let window, let delegate = source.delegate else { return cancel() }
    stage = .moving
    liftAnimation?.finish()
    liftAnimation = nil
    // The same press may have opened a menu (semantics 54.6).
    (window.keyCatcher as? MenuOverlay)?.close()
    overlay.isHidden = false
    window.bringSubviewToFront(overlay)
    window.keyCatcher = overlay
    delegate.dragInteraction(source, sessionWillBegin: session)
    guard stage == .moving else { return }
    state.allowsMove = delegate.dragInteraction(source, sessionAllowsMoveOperation: session)
    state.isRestricted = delegate.dragInteraction(source, sessionIsRestrictedToDraggingApplication: session)
    guard stage == .moving else { return }
    export = DragExport(state, by: pointer, in: window.application)
    export?.onMove = { [weak self] in self?.update() }
    export?.onAnswer = { [weak self] in self?.showAnswer() }
    export?.onCancel = { [weak self] in self?.cancel() }
    export?.picture = { [weak self] scale in
      guard let self else { return nil }
      overlay.show(.cancel)
      return overlay.picture(around: state.place, scale: scale)
    }
    overlay.gather(at: start, state.items)
    move(to: place)
  }

  /// Follows the finger or pointer to a window location.
  func move(to place: CGPoint) {
    let (dx, dy) = (place.x - start.x, place.y - start.y)
    if stage == .lifted, (dx * dx + dy * dy).squareRoot() > DragTuning.movement { return begin(at: place) }
    guard stage == .moving else { return }
    state.place = place
    overlay.follow(place)
    if let source { source.delegate?.dragInteraction(source, sessionDidMove: session) }
    update()
  }

  /// Finds the target under the drag, also in other windows of the app (semantics 54.64), and asks it again, as after a
  /// movement.
  func update() {
    guard stage == .moving, let window else { return }
    let outside = export == nil ? nil : placeOutside(window)
    let other = outside.flatMap { place in
      window.windowScene.flatMap { window.application?.localDrags.scene(below: place, of: $0) }
    }
    state.other = other
    if let other {
      guide.update(over: window.application?.localDrags.hitTest(other.place, in: other.scene))
    } else {
      guide.update(over: outside != nil ? nil : window.hitTest(state.place, with: nil))
    }
    guard stage == .moving else { return }
    if other != nil { export?.moveOverOwnWindow() } else if outside != nil { export?.move() } else { export?.leave() }
    showAnswer()
  }

  /// The location of the drag on its surface if it is outside of it; nil inside.
  private func placeOutside(_ window: UIWindow) -> CGPoint? {
    guard let surface = window.windowScene?.surface else { return nil }
    let place = CGPoint(x: state.place.x + window.frame.minX, y: state.place.y + window.frame.minY)
    return CGRect(origin: .zero, size: surface.size).contains(place) ? nil : place
  }

  private func showAnswer() {
    guard stage == .moving else { return }
    overlay.show(export?.isOutside == true ? export?.operation ?? .cancel : guide.operation)
  }

  // MARK: End

  /// Drops the items on the target, or cancels the drag.
  func release() {
    guard stage == .moving else { return cancel() }
    if let export, export.isOutside { return export.operation == .cancel ? cancel() : give(export) }
    guard let target = guide.target, let window = target.view?.window, guide.accepts else { return cancel() }
    // Another window of the app may have been closed below the drag.
    guard !window.isHidden, window.windowScene != nil else { return cancel() }
    let operation = guide.operation
    leaveRecognizer()
    if let source { source.delegate?.dragInteraction(source, session: session, willEndWith: operation) }
    target.delegate?.dropInteraction(target, performDrop: drop)
    settle(for: DragTuning.drop) { [self] piece, animation in
      guard let delegate = target.delegate else { return overlay.fade(piece) }
      let usual = overlay.present(piece)
      let preview = delegate.dropInteraction(target, previewForDropping: piece.item, withDefault: usual)
      delegate.dropInteraction(target, item: piece.item, willAnimateDropWith: animation)
      if let preview, preview !== usual {
        animation.addAnimations { [overlay] in overlay.put(piece, at: preview.target) }
      } else {
        animation.addAnimations { [overlay] in overlay.fade(piece) }
      }
    } then: { [self] in
      target.delegate?.dropInteraction(target, concludeDrop: drop)
      conclude(operation)
    }
  }

  /// Drops the items on another program (semantics 54.61).
  private func give(_ export: DragExport) {
    let operation = export.operation
    self.export = nil
    leaveRecognizer()
    guide.forget()
    if let source { source.delegate?.dragInteraction(source, session: session, willEndWith: operation) }
    var isShown = true
    var result: UIDropOperation?
    let finish = { [self] in
      if !isShown, let result { conclude(result) }
    }
    settle(for: DragTuning.drop) { [overlay] piece, animation in
      animation.addAnimations { overlay.fade(piece) }
    } then: {
      isShown = false
      finish()
    }
    export.drop { operation in
      result = operation
      finish()
    }
  }

  /// Cancels the lift, or the drag: its previews return.
  func cancel() {
    switch stage {
    case .lifted: cancelLift()
    case .moving: cancelMove()
    case .settling, .over: break
    }
  }

  private func cancelLift() {
    leaveRecognizer()
    stage = .over
    overlay.onLost = nil
    guard let liftAnimation, overlay.window != nil else {
      self.liftAnimation?.discard()
      return overlay.removeFromSuperview()
    }
    liftAnimation.addCompletion { [overlay] _ in overlay.removeFromSuperview() }
    liftAnimation.runBack()
  }

  private func cancelMove() {
    leaveRecognizer()
    guide.forget()
    if let source { source.delegate?.dragInteraction(source, session: session, willEndWith: .cancel) }
    settle(for: DragTuning.cancel) { [self] piece, animation in
      guard let source, let delegate = source.delegate else { return overlay.fade(piece) }
      let preview = delegate.dragInteraction(
        source, previewForCancelling: piece.item, withDefault: piece.lifted)
      delegate.dragInteraction(source, item: piece.item, willAnimateCancelWith: animation)
      animation.addAnimations { [overlay] in
        if let preview { overlay.put(piece, at: preview.target) } else { overlay.fade(piece) }
      }
    } then: { [self] in
      conclude(.cancel)
    }
  }

  /// Stops following the finger: another drag may begin.
  private func leaveRecognizer() {
    stage = .settling
    export?.cancel()
    export = nil
    DragCourse.running.removeAll { $0 === self }
    if let window, window.keyCatcher === overlay { window.keyCatcher = nil }
    overlay.show(.cancel)
    let onOver = onOver
    self.onOver = nil
    onOver?()
  }

  /// Animates the previews to their end, one animation per item, and continues when all are over.
  private func settle(
    for duration: TimeInterval, _ prepare: (DragOverlay.Piece, DragAnimator) -> Void, then: @escaping () -> Void
  ) {
    overlay.onLost = nil
    let isShown = overlay.window != nil && !UIAccessibility.isReduceMotionEnabled
    var pending = overlay.pieces.count
    let finish = { [overlay] in
      overlay.removeFromSuperview()
      then()
    }
    guard pending > 0 else { return finish() }
    for piece in overlay.pieces {
      let animation = DragAnimator(isShown ? duration : 0)
      prepare(piece, animation)
      animation.addCompletion { _ in
        pending -= 1
        if pending == 0 { finish() }
      }
      animation.start()
    }
  }

  /// Notifies all that took part that the drag is over.
  private func conclude(_ operation: UIDropOperation) {
    stage = .over
    guide.conclude()
    guard let source else { return }
    source.delegate?.dragInteraction(source, session: session, didEndWith: operation)
    guard operation == .copy || operation == .move else { return }
    NSItemProvider.whenLoaded(state.items.map(\.itemProvider)) { [session, weak source] in
      if let source { source.delegate?.dragInteraction(source, sessionDidTransferItems: session) }
    }
  }
}
