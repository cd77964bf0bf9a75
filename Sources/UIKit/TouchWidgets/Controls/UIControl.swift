import TouchGeometry
@_spi(TouchKit) import TouchKit

/// A view that turns the touches of one finger into events such as `touchUpInside`, and calls targets for them.
///
/// A control tracks one finger at a time. Subclasses override `beginTracking`, `continueTracking`, `endTracking` and
/// `cancelTracking` to follow its position. While it tracks a finger, it does not forward touches to the next
/// responder. Moves of a finger that it does not track are forwarded to `next` (semantics 8.7). Recognizers of an
/// ancestor have priority over a control unless its class refuses them (semantics 5.3).
/// https://developer.apple.com/documentation/uikit/uicontrol
@preconcurrency @MainActor open class UIControl: UIView {
  final var tracking = ControlTracking()
  final var registrations: [ControlTarget] = []
  final var registrationSerial = 0
  final var keys = ControlKeys()
  /// Whether the pointer is over the control.
  final var isHovered = false { didSet { if isHovered != oldValue { stateDidChange() } } }
  final var focusRing: FocusRing?
  final var ownToolTip: UIToolTipInteraction?

  /// Creates a control with a frame in the coordinate space of its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with a frame that performs an action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  @_spi(TouchKit) open override var kitPointerSensitive: (any PointerSensitive)? { self }

  // MARK: State

  /// Whether the control receives touches; true by default.
  ///
  /// Hit tests skip a disabled control, so a touch reaches the view behind it (semantics 2.11). Disabling it during
  /// tracking calls `cancelTracking(with:)` with nil and sends `touchCancel`; the touch stays bound to it (semantics
  /// 8.9).
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      setControlDisabled(!isEnabled)
      stateDidChange()
      if !isEnabled { interrupt() }
    }
  }

  /// Whether the control is selected; false by default.
  ///
  /// Only apps and subclasses set it.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// Whether the control is drawn as pressed.
  ///
  /// Tracking sets it to whether the finger is inside, whenever that changes (semantics 8.2 to 8.6); an app may set it
  /// too.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// The three properties above and whether the control has the keyboard focus, as a set (semantics 8.13).
  ///
  /// Subclasses may add to it.
  open var state: State {
    var state: State = isEnabled ? .normal : .disabled
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    if focusRing != nil { state.insert(.focused) }
    return state
  }

  /// Whether the control tracks a finger.
  open var isTracking: Bool { tracking.isOn }

  /// Whether the tracked finger was inside at its last movement: in the bounds, or within the distance of semantics
  /// 8.3.
  ///
  /// It is still valid in the actions of the lift.
  open var isTouchInside: Bool { tracking.isInside }

  /// Whether the control and its subviews are invisible and receive no touches.
  ///
  /// Hiding it during tracking calls `cancelTracking(with:)` with nil and sends `touchCancel`; the touch stays bound to
  /// it (semantics 15.11).
  open override var isHidden: Bool {
    didSet { if isHidden { interrupt() } }
  }

  /// Called after the state changed, for subclasses in this module.
  func stateDidChange() {}

  /// The horizontal position of the content in a wider control; centered by default.
  ///
  /// Buttons use it; other controls of the kit fill their width.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal position with `leading` and `trailing` resolved to left or right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  /// The vertical position of the content in a higher control; centered by default.
  ///
  /// Buttons use it.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  // MARK: Tracking

  /// Returns whether to track a finger that came down; true by default, followed by `touchDown`.
  ///
  /// Called once per touch, only if the control is enabled and tracks no other. After false, the control is not
  /// notified of that touch again (semantics 8.2).
  @discardableResult open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Returns whether to continue tracking the finger, which moved; true by default.
  ///
  /// Called once per move, before drag events and before `isTouchInside` changes. After false, the control is not
  /// notified of that touch again (semantics 8.3).
  @discardableResult open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger was lifted, before `touchUpInside` or `touchUpOutside` is sent.
  ///
  /// Called once, with `isTracking` still true. If the finger was lifted at a new position, there is no separate call
  /// of `continueTracking` (semantics 8.5, 15.21).
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when tracking is cancelled.
  ///
  /// Called once, with `isTracking` still true, when the touch was cancelled, or with nil when the control was
  /// disabled, hidden or removed; then `touchCancel` is sent (semantics 8.6, 8.9, 15.11).
  ///
  /// The default implementation ends tracking and highlighting. An app may call it; then no event is sent.
  open func cancelTracking(with event: UIEvent?) { forgetTouch() }

  /// Tracks a finger, if it is the only one, and sends `touchDown` (semantics 8.2).
  ///
  /// Not forwarded to the next responder.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { begin(touches, event) }

  /// Sends the drag events of the tracked finger (semantics 8.3); without one, forwards the call (8.7).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isTracking { move(touches, event) } else { super.touchesMoved(touches, with: event) }
  }

  /// Sends the event of the lift (semantics 8.5).
  ///
  /// Not forwarded to the next responder.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches, event) }

  /// Cancels tracking and sends `touchCancel` (semantics 8.6).
  ///
  /// Not forwarded to the next responder.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = tracking.touch, touches.contains(touch) { abandonTracking(with: event) }
  }

  /// Cancels tracking, unless the cancellation of its touch already has (semantics 8.9, 15.11).
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { interrupt() }
  }

  /// Lays out the focus ring.
  open override func layoutSubviews() {
    super.layoutSubviews()
    focusRing?.follow()
  }

  // MARK: Keys and focus

  /// Whether the control can be focused: true while it is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Shows or hides the focus ring.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusDidChange(isOn: context.nextFocusedView === self)
  }

  /// Handles the keys that operate a focused control, and forwards others.
  ///
  /// Space and Return press it, with the events of a touch: `touchDown` now, `touchUpInside` when the key is released.
  /// Escape cancels a press and sends `touchCancel`. Arrow keys, Home and End change the value of controls that have
  /// one, and send `valueChanged`.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !beginKey($0, event) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Changes the value again while an arrow key is held.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !repeatKey($0, event) }
    if !rest.isEmpty { super.pressesChanged(rest, with: event) }
  }

  /// Ends a press by a key.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !endKey($0, event) }
    if !rest.isEmpty { super.pressesEnded(rest, with: event) }
  }

  /// Cancels a press by a key, and sends `touchCancel`.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !cancelKey($0, event) }
    if !rest.isEmpty { super.pressesCancelled(rest, with: event) }
  }

  // MARK: Actions

  /// Performs a method on a target or, if that is nil, on the first responder in the chain that implements it.
  ///
  /// The application performs it (semantics 3.12). Called for each registered method whose event occurred, so an
  /// override sees all of them.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    hostApplication?.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs an action with the control as its sender.
  ///
  /// Called for each registered `UIAction` whose event occurred.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Calls all registrations for any of the events, each once, in the order of registration (semantics 8.11).
  ///
  /// Methods that take a `UIEvent` receive nil. It does not change the control.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Redraws the control in the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: For subclasses in this module

  /// Called when a finger was lifted inside, or a key that pressed the control was released.
  func didLiftInside(with event: UIEvent?) { send(.touchUpInside, with: event) }

  /// Called when a key that pressed the control was released, before `didLiftInside(with:)`.
  func didPress(with event: UIEvent?) {}

  /// Whether the space bar and the Return key press the control.
  var isPressedByKeys: Bool { !(self is any TextInputResponder) }

  /// Changes the value by an arrow key, Home or End; returns false if the control has no such value.
  func moveValue(_ step: ControlStep, with event: UIEvent?) -> Bool { false }

  /// Called when the pointer moves over the control, or leaves it.
  func pointerDidMove(to place: CGPoint?) {}

  /// The area that the focus ring surrounds, and its corner radius; nil for semicircular ends.
  var focusArea: (rect: CGRect, radius: CGFloat?) {
    (bounds, layer.cornerRadius > 0 ? layer.cornerRadius : Look.radius)
  }

  // MARK: Targets

  /// Calls a method on a target whenever one of the events occurs.
  ///
  /// Without a target, it is called on the first responder in the chain that implements it. The target is held weakly;
  /// after its deallocation the registration has no effect. The same target and selector are called once per event
  /// however often they are added. Further events are merged into the first registration, which keeps its position in
  /// the order (semantics 8.11).
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    attach(target, action: action, for: controlEvents)
  }
  /// Removes registrations of methods for the given events; their other events stay registered.
  ///
  /// Nil matches any target, or any action. Closures stay registered.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    detach(target, action: action, for: controlEvents)
  }
  /// Performs an action whenever one of the events occurs; its `sender` is the control.
  ///
  /// It is retained until it is removed. The same action is performed once per event however often it is added. It
  /// replaces another action with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) { attach(action, for: controlEvents) }
  /// Removes the action, or the one with its identifier, for the given events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) { detach(action, for: controlEvents) }
  /// Removes the action with this identifier for the given events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    detach(identifiedBy: actionIdentifier, for: controlEvents)
  }
  /// Enumerates all registrations in the order in which they are called.
  ///
  /// The iterator is called once for each: with an action, or with a target, nil for the responder chain, and its
  /// method; then the events. It sets the last argument to true to stop. Registrations that it adds or removes do not
  /// affect the enumeration.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) { enumerateHandlers(iterator) }
  /// The targets of methods that still exist, each once, in the order in which they were added.
  ///
  /// An array, because not every object can be in a set. The responder chain is not included.
  open var allTargets: [AnyObject] { targetsOfAll }
  /// All events with registrations.
  open var allControlEvents: Event { eventsOfAll }
  /// Returns the methods that are called on a target for an event, in the order in which they were added, or nil.
  ///
  /// A nil target means the responder chain. The results can be passed to `removeTarget`.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [Selector]? {
    selectors(forTarget: target, forControlEvent: controlEvent)
  }
}

extension UIControl: TracedControl {}
