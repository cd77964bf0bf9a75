import TouchGeometry
@_spi(TouchKit) import TouchKit

/// A view that turns what one finger does into events such as `touchUpInside`, and tells targets of them.
///
/// A control follows one finger at a time: `beginTracking`, `continueTracking`, `endTracking` and `cancelTracking` are
/// for subclasses that want to know where it is. While it follows a finger it passes none of its touches on; of a
/// finger that it does not follow, it passes moves on to `next` (semantics 8.7). Recognizers of an ancestor go before a
/// control unless its class refuses them (semantics 5.3).
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

  /// A control of the given frame in the coordinate space of its future superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that runs an action when the user did what the control is there for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  @_spi(TouchKit) open override var kitPointerSensitive: (any PointerSensitive)? { self }

  // MARK: State

  /// Whether the control takes touches; true by default.
  ///
  /// A disabled one is not hit, so a touch goes to what is behind it (semantics 2.11). Disabling it while it tracks
  /// calls `cancelTracking(with:)` with nil and sends `touchCancel`; the touch stays bound to it (semantics 8.9).
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      setControlDisabled(!isEnabled)
      stateDidChange()
      if !isEnabled { interrupt() }
    }
  }

  /// Whether the control is chosen; false by default.
  ///
  /// Only programs and subclasses set it.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// Whether the control shows that it is pressed.
  ///
  /// Tracking sets it, whenever that changes, to whether the finger is inside (semantics 8.2 to 8.6); a program may set
  /// it too.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// The three above and whether the keyboard works on the control, in one value (semantics 8.13).
  ///
  /// Subclasses may add to it.
  open var state: State {
    var state: State = isEnabled ? .normal : .disabled
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    if focusRing != nil { state.insert(.focused) }
    return state
  }

  /// Whether the control follows a finger.
  open var isTracking: Bool { tracking.isOn }

  /// Whether the finger that is followed was inside at its last movement: in the bounds, or not farther away from them
  /// than semantics 8.3 says.
  ///
  /// It can still be read in the actions of the lift.
  open var isTouchInside: Bool { tracking.isInside }

  /// Whether the control and its subviews are invisible and get no touches.
  ///
  /// Hiding it while it tracks calls `cancelTracking(with:)` with nil and sends `touchCancel`; the touch stays bound to
  /// it (semantics 15.11).
  open override var isHidden: Bool {
    didSet { if isHidden { interrupt() } }
  }

  /// For subclasses in this module: the state is another.
  func stateDidChange() {}

  /// Where the content lies in a control that is wider than it; in the middle by default.
  ///
  /// Buttons heed it; other controls of the kit fill their width.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The same, with left or right in the place of where a line begins or ends.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  /// Where the content lies in a control that is higher than it; in the middle by default.
  ///
  /// Buttons heed it.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  // MARK: Tracking

  /// Asks whether to follow a finger that came down; true by default, and `touchDown` follows.
  ///
  /// Called once per touch, only if the control is enabled and follows no other. After false, nothing more is heard of
  /// that touch (semantics 8.2).
  @discardableResult open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Asks whether to go on following the finger, which moved; true by default.
  ///
  /// Called once per move, before drag events and before `isTouchInside` changes. After false, nothing more is heard of
  /// that touch (semantics 8.3).
  @discardableResult open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tells that the finger was lifted, before `touchUpInside` or `touchUpOutside` is sent.
  ///
  /// Called once, `isTracking` still true. A finger that was lifted at a new place is there, without another call of
  /// `continueTracking` (semantics 8.5, 15.21).
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Stops following the finger.
  ///
  /// Called once, `isTracking` still true, when the touch was taken away, or with nil when the control was disabled,
  /// hidden or removed; `touchCancel` is sent afterwards (semantics 8.6, 8.9, 15.11).
  ///
  /// The default ends tracking and highlighting. A program may call it; nothing is sent then.
  open func cancelTracking(with event: UIEvent?) { forgetTouch() }

  /// Follows a finger, if it is the only one, and sends `touchDown` (semantics 8.2).
  ///
  /// Not passed on.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { begin(touches, event) }

  /// Sends the drag events of the finger that is followed (semantics 8.3); without one, passes the call on (8.7).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isTracking { move(touches, event) } else { super.touchesMoved(touches, with: event) }
  }

  /// Sends the event of the lift (semantics 8.5).
  ///
  /// Not passed on.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches, event) }

  /// Breaks off tracking and sends `touchCancel` (semantics 8.6).
  ///
  /// Not passed on.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = tracking.touch, touches.contains(touch) { abandonTracking(with: event) }
  }

  /// Breaks off tracking that its touch's cancellation has not ended already (semantics 8.9, 15.11).
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { interrupt() }
  }

  /// Places the focus ring.
  open override func layoutSubviews() {
    super.layoutSubviews()
    focusRing?.follow()
  }

  // MARK: Keys and focus

  /// Whether the focus can come to the control: true while it is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Shows or hides the focus ring.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusDidChange(isOn: context.nextFocusedView === self)
  }

  /// Takes the keys that work on a control which has the focus, and passes others on.
  ///
  /// Space and Return press it, with the events of a touch: `touchDown` now, `touchUpInside` when the key comes up.
  /// Escape breaks a press off and sends `touchCancel`. Arrow keys, Home and End change the value of controls that have
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

  /// Ends a press with a key.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !endKey($0, event) }
    if !rest.isEmpty { super.pressesEnded(rest, with: event) }
  }

  /// Breaks off a press with a key, and sends `touchCancel`.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !cancelKey($0, event) }
    if !rest.isEmpty { super.pressesCancelled(rest, with: event) }
  }

  // MARK: Actions

  /// Performs a method on a target or, if that is nil, on the first responder of the chain that has it, through the
  /// application (semantics 3.12).
  ///
  /// Called for each registered method whose event happened; an override sees them all.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    hostApplication?.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs a closure with the control as its sender.
  ///
  /// Called for each registered `UIAction` whose event happened.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Tells everybody who wants to hear of any of the events, each once, in the order in which they were registered
  /// (semantics 8.11).
  ///
  /// Methods that take a `UIEvent` get nil. It changes nothing in the control.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Draws the control anew in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: For subclasses in this module

  /// A finger was lifted inside, or a key that pressed the control came up.
  func didLiftInside(with event: UIEvent?) { send(.touchUpInside, with: event) }

  /// A key that pressed the control came up; called before `didLiftInside(with:)`.
  func didPress(with event: UIEvent?) {}

  /// Whether the space bar and the return key press the control.
  var isPressedByKeys: Bool { !(self is any TextInputResponder) }

  /// An arrow key or the like changes the value; false if it means nothing to the control.
  func moveValue(_ step: ControlStep, with event: UIEvent?) -> Bool { false }

  /// The pointer is over a place of the control, or has left.
  func pointerDidMove(to place: CGPoint?) {}

  /// What the focus ring goes around, and the radius of its corners; nil for round ends.
  var focusArea: (rect: CGRect, radius: CGFloat?) {
    (bounds, layer.cornerRadius > 0 ? layer.cornerRadius : Look.radius)
  }

  // MARK: Targets

  /// Calls a method on a target whenever one of the events happens; without a target, on the first responder of the
  /// chain that has it.
  ///
  /// The target is held weakly; one that is gone hears nothing. The same target and selector are told once per event
  /// however often they are added; further events are joined to those of the first time, in its place in the order
  /// (semantics 8.11).
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    attach(target, action: action, for: controlEvents)
  }
  /// Calls the method of these that goes with the target no more for the given events; it hears of its others still.
  ///
  /// Nil stands for any target, or any action. Closures stay.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    detach(target, action: action, for: controlEvents)
  }
  /// Runs the action's closure whenever one of the events happens; its `sender` is the control.
  ///
  /// It is kept until it is removed. The same action is run once per event however often it is added. Another action
  /// with the same identifier is replaced by it for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) { attach(action, for: controlEvents) }
  /// Runs the action, or the one with its identifier, no more for the given events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) { detach(action, for: controlEvents) }
  /// Runs the action of this identifier no more for the given events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    detach(identifiedBy: actionIdentifier, for: controlEvents)
  }
  /// Tells of everything that is registered, in the order in which it is called.
  ///
  /// The iterator is called once for each: with an action, or with a target, nil for the responder chain, and its
  /// method; then the events. It sets the last argument to true to hear of no more. What it adds or removes changes
  /// nothing in the enumeration.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) { tellHandlers(iterator) }
  /// The targets of methods that are still there, each once, in the order in which they were added.
  ///
  /// An array, because not every object can be in a set; the responder chain is not among them.
  open var allTargets: [AnyObject] { targetsOfAll }
  /// Every event that somebody wants to hear of.
  open var allControlEvents: Event { eventsOfAll }
  /// The methods that are called on a target, or with nil on the responder chain, for an event, in the order in which
  /// they were added; nil when there are none.
  ///
  /// They are what `removeTarget` takes.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [Selector]? {
    selectors(forTarget: target, forControlEvent: controlEvent)
  }
}

extension UIControl: TracedControl {}
