import TouchDrawing
import TouchGeometry

/// A delegate that is also notified of detent changes of a sheet.
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called after the user has dragged the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// A presentation controller that shows a sheet with detents, which can be dragged away (semantics 30.8 to 30.17).
///
/// The sheet covers the whole width of a narrow window and is a card in the middle of a wide one.
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  private(set) lazy var card = SheetView(self)
  let dim = UIView()
  let drag = SheetDrag()
  /// The height above the safe area during a drag or an animation; nil at rest.
  var freeHeight: CGFloat?
  /// The distance of the sheet below the position of its smallest detent.
  var offset: CGFloat = 0
  private var selected: Detent.Identifier?
  private var isChangeAnimated = false

  /// The detents at which the sheet can rest; `large` alone by default.
  ///
  /// An empty array is treated as the default.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }

  /// The detent of the sheet, or the one at which it opens; nil, the default, for the smallest.
  ///
  /// The user changes it by dragging. An identifier that no detent has is treated as nil.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selected }
    set {
      selected = newValue
      heightMayDiffer()
    }
  }

  /// The largest detent without dimming, at which the views behind the sheet receive touches; nil, the default, for
  /// none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { heightMayDiffer() } }

  /// Whether the grabber at the top is visible; false by default (semantics 30.17).
  open var prefersGrabberVisible = false { didSet { card.grabber.isHidden = !prefersGrabberVisible } }

  /// Whether an upward drag in content scrolled to its top first enlarges the sheet; true by default (semantics 30.13).
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// The corner radius, in points; nil, the default, for the kit's.
  open var preferredCornerRadius: CGFloat? { didSet { card.setNeedsLayout() } }

  /// Resolves the detents again; call it when values that they depend on have changed.
  open func invalidateDetents() { heightMayDiffer() }

  /// Runs changes of detents and animates the sheet to its new height.
  open func animateChanges(_ changes: () -> Void) {
    let outer = isChangeAnimated
    isChangeAnimated = true
    changes()
    isChangeAnimated = outer
  }

  // MARK: Heights

  var room: SheetRoom? { containerView.map { SheetRoom(in: $0, style: presentationStyle) } }

  /// Returns the available detents, by height.
  func steps(in room: SheetRoom) -> [(identifier: Detent.Identifier, height: CGFloat)] {
    let all = (detents.isEmpty ? [Detent.large()] : detents).compactMap { detent in
      detent.resolvedValue(in: room).map { (identifier: detent.identifier, height: $0) }
    }
    let known = all.isEmpty ? [(identifier: Detent.Identifier.large, height: room.maximumDetentValue)] : all
    return known.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }.map(\.element)
  }

  /// Returns the current detent.
  func rest(in room: SheetRoom) -> (identifier: Detent.Identifier, height: CGFloat) {
    let steps = steps(in: room)
    return steps.first { $0.identifier == selected } ?? steps[0]
  }

  func select(_ identifier: Detent.Identifier) {
    guard let room, rest(in: room).identifier != identifier else { return selected = identifier }
    selected = identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  private func heightMayDiffer() {
    guard let containerView, presentation?.phase == .presented else { return }
    guard isChangeAnimated else { return containerView.setNeedsLayout() }
    UIView.animate(springDuration: PresentationTuning.springDuration, options: .allowUserInteraction) {
      place()
      card.layoutIfNeeded()
    }
  }

  /// Selects the next larger detent, or the smallest after the largest: the grabber's action.
  func stepOn() {
    guard let room else { return }
    let steps = steps(in: room)
    let index = steps.firstIndex { $0.identifier == rest(in: room).identifier } ?? 0
    guard steps.count > 1 else { return }
    select(steps[(index + 1) % steps.count].identifier)
    UIView.animate(springDuration: PresentationTuning.springDuration, options: .allowUserInteraction) {
      place()
      card.layoutIfNeeded()
    }
  }

  // MARK: Layout

  /// The card around the presented controller's view.
  open override var presentedView: UIView? { card }

  /// The frame of the sheet at its detent.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let room else { return .zero }
    return room.frame(height: freeHeight ?? rest(in: room).height).offsetBy(dx: 0, dy: offset)
  }

  /// The opacity of the dimming view behind the sheet at rest.
  var fullDim: CGFloat {
    guard let room, let containerView, !isUndimmed(in: room) else { return 0 }
    let isDark = containerView.traitCollection.userInterfaceStyle == .dark
    return isDark && room.isCard ? PresentationTuning.dim.dark : PresentationTuning.dim.light
  }

  private func isUndimmed(in room: SheetRoom) -> Bool {
    guard let largest = steps(in: room).first(where: { $0.identifier == largestUndimmedDetentIdentifier }) else {
      return false
    }
    return rest(in: room).height <= largest.height
  }

  func place() {
    guard let containerView else { return }
    dim.frame = containerView.bounds
    card.frame = frameOfPresentedViewInContainerView
    if presentation?.phase != .presenting { dim.alpha = fullDim * (1 - offset / max(card.bounds.height, 1)) }
  }

  /// Adds the dimming view.
  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dim.backgroundColor = .black
    dim.alpha = 0
    dim.frame = containerView.bounds
    if dim.gestureRecognizers?.isEmpty ?? true {
      let tap = UITapGestureRecognizer()
      tap.mark(as: .dismissingTap)
      tap.addAction(UIAction { [weak self] _ in self?.attemptToDismiss() })
      dim.addGestureRecognizer(tap)
    }
    containerView.insertSubview(dim, at: 0)
    drag.attach(to: self)
    takesKey = { [weak self] key in self?.endsBy(key) ?? false }
    let dark = { [weak self] in
      guard let self else { return }
      dim.alpha = fullDim
    }
    if let coordinator = presentedViewController.transitionCoordinator {
      coordinator.animate { _ in dark() }
    } else {
      dark()
    }
  }

  /// Removes the dimming view if the presentation was cancelled.
  open override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { dim.removeFromSuperview() } }

  /// Fades the dimming view out alongside the dismissal.
  open override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [dim] _ in dim.alpha = 0 }
  }

  /// Removes the dimming view, or restores it.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    offset = 0
    if completed { dim.removeFromSuperview() } else { dim.alpha = fullDim }
  }

  /// Lays out card and dimming view, unless they are animated.
  open override func containerViewWillLayoutSubviews() {
    guard let phase = presentation?.phase, phase == .presented || phase == .presenting && !isMoving else { return }
    place()
  }

  private var isMoving: Bool { presentation?.context != nil && card.superview != nil }

  override func claims(_ point: CGPoint) -> Bool {
    guard let room, let containerView, isUndimmed(in: room) else { return true }
    return card.frame.contains(point) || !containerView.bounds.contains(point)
  }

  override var keepsFocus: Bool { room.map { !isUndimmed(in: $0) } ?? true }
}

extension UIPresentationController {
  /// Dismisses on behalf of the user if a key requests it: Escape, or Control and W; returns whether it does.
  func endsBy(_ key: UIKey) -> Bool {
    let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    let isEnd =
      key.keyCode == .keyboardEscape && modifiers.isEmpty || key.keyCode == .keyboardW && modifiers == .control
    if isEnd { attemptToDismiss() }
    return isEnd
  }
}
