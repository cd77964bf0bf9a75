import TouchDrawing
import TouchGeometry

/// Is told of a sheet besides what the user does to end it.
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// The user has dragged the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Has nothing to do.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Places a sheet: over the whole width of a narrow window, a card in the middle of a wide one; it rests at detents and
/// is dragged away (semantics 30.8 to 30.17).
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  private(set) lazy var card = SheetView(self)
  let dim = UIView()
  let drag = SheetDrag()
  /// The height above the safe area while it is dragged or moves; nil at rest.
  var freeHeight: CGFloat?
  /// How far it is below the place of its smallest detent.
  var offset: CGFloat = 0
  private var selected: Detent.Identifier?
  private var isChangeAnimated = false

  /// The heights at which it rests; `large` alone at first.
  ///
  /// An empty array counts as that.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }

  /// The detent at which it rests, or is to open; nil, the default, for the smallest.
  ///
  /// The user changes it by dragging. One that no detent has counts as nil.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selected }
    set {
      selected = newValue
      heightMayDiffer()
    }
  }

  /// The largest detent at which nothing is darkened and what is behind the sheet can be touched; nil, the default, for
  /// none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { heightMayDiffer() } }

  /// Whether the handle at the top is shown; false by default (semantics 30.17).
  open var prefersGrabberVisible = false { didSet { card.grabber.isHidden = !prefersGrabberVisible } }

  /// Whether a drag upwards in content that stands at its top makes the sheet larger first; true by default
  /// (semantics 30.13).
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// The radius of the corners, in points; nil, the default, for the usual one.
  open var preferredCornerRadius: CGFloat? { didSet { card.setNeedsLayout() } }

  /// Resolves the detents again, because what they depend on has changed.
  open func invalidateDetents() { heightMayDiffer() }

  /// Makes changes of detents, and lets the sheet move to where they lead.
  open func animateChanges(_ changes: () -> Void) {
    let outer = isChangeAnimated
    isChangeAnimated = true
    changes()
    isChangeAnimated = outer
  }

  // MARK: Heights

  var room: SheetRoom? { containerView.map { SheetRoom(in: $0, style: presentationStyle) } }

  /// The detents that exist, by height.
  func steps(in room: SheetRoom) -> [(identifier: Detent.Identifier, height: CGFloat)] {
    let all = (detents.isEmpty ? [Detent.large()] : detents).compactMap { detent in
      detent.resolvedValue(in: room).map { (identifier: detent.identifier, height: $0) }
    }
    let known = all.isEmpty ? [(identifier: Detent.Identifier.large, height: room.maximumDetentValue)] : all
    return known.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }.map(\.element)
  }

  /// The detent at which it rests.
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

  /// Goes to the next larger detent, or from the largest to the smallest: what the grabber does.
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

  // MARK: Placing

  /// The view that is placed: a card around the presented controller's view.
  open override var presentedView: UIView? { card }

  /// Where the sheet stands at its detent.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let room else { return .zero }
    return room.frame(height: freeHeight ?? rest(in: room).height).offsetBy(dx: 0, dy: offset)
  }

  /// How dark it is behind the sheet at rest.
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

  /// Adds the dim.
  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dim.backgroundColor = .black
    dim.alpha = 0
    dim.frame = containerView.bounds
    if dim.gestureRecognizers?.isEmpty ?? true {
      let tap = UITapGestureRecognizer()
      tap.name = "dismissing tap"
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

  /// Takes the dim away if it was given up.
  open override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { dim.removeFromSuperview() } }

  /// Lets the dim go along.
  open override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [dim] _ in dim.alpha = 0 }
  }

  /// Takes the dim away, or brings it back.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    offset = 0
    if completed { dim.removeFromSuperview() } else { dim.alpha = fullDim }
  }

  /// Puts card and dim in their places, unless they move.
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
  /// Whether a key ends it: Escape, or Control and W; it acts as the user's wish.
  func endsBy(_ key: UIKey) -> Bool {
    let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    let isEnd =
      key.keyCode == .keyboardEscape && modifiers.isEmpty || key.keyCode == .keyboardW && modifiers == .control
    if isEnd { attemptToDismiss() }
    return isEnd
  }
}
