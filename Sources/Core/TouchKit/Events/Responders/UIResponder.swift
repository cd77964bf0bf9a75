import TouchGeometry

/// An object that can be given events, and that passes on what it does not handle to `next`.
///
/// Views, view controllers, windows, scenes and the application are responders and form the responder chain
/// (semantics 3). https://developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor open class UIResponder: UIObject, UIResponderStandardEditActions {
  /// A responder without a next one.
  @preconcurrency @MainActor public override init() { super.init() }

  /// The responder that is asked after this one; nil at the end of the chain.
  ///
  /// Asked for every event and action that passes; an override changes the way of both, not which recognizers get a
  /// touch (semantics 3.1).
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Tells that fingers came down in a view: once per event and view, with those of its touches that began.
  ///
  /// The default passes the same call on to `next` (semantics 1.5, 3.4); an override that does not call super keeps it.
  /// The touches are the application's and change in place; none is a copy.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let next = forward(touches, .began) else { return }
    next.touchesBegan(touches, with: event)
  }

  /// Tells that fingers moved, wherever they are now: once per event and view, with those of its touches that moved.
  ///
  /// The default passes it on to `next` (semantics 1.5.1, 3.4).
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let next = forward(touches, .moved) else { return }
    next.touchesMoved(touches, with: event)
  }

  /// Tells that fingers were lifted: once per event and view, with those of its touches that ended.
  ///
  /// It is the last that is heard of them. The default passes it on to `next` (semantics 3.4).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let next = forward(touches, .ended) else { return }
    next.touchesEnded(touches, with: event)
  }

  /// Tells that touches were taken away: by a recognizer, by the system, or because the view left its window.
  ///
  /// It is the last that is heard of them. The default passes it on to `next` (semantics 1.13, 1.16, 6.2, 6.13).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let next = forward(touches, .cancelled) else { return }
    next.touchesCancelled(touches, with: event)
  }

  // MARK: Keys

  /// Tells the first responder that keys went down.
  ///
  /// The default gives text to a responder that is a `UIKeyInput`, and passes all else on to `next` (semantics 3.4, 3.10,
  /// 17.21).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let presses = presses.filter { !takeAsText($0) }
    guard !presses.isEmpty, let next = pass(presses, .began) else { return }
    next.pressesBegan(presses, with: event)
  }

  /// Tells the first responder that the value of keys changed.
  ///
  /// The default passes it on to `next` (semantics 3.4).
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let presses = presses.filter { !takeAsText($0) }
    guard !presses.isEmpty, let next = pass(presses, .changed) else { return }
    next.pressesChanged(presses, with: event)
  }

  /// Tells the first responder that keys went up.
  ///
  /// The default passes it on to `next` (semantics 3.4, 3.10).
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next = pass(presses, .ended) else { return }
    next.pressesEnded(presses, with: event)
  }

  /// Tells the first responder that keys that were down will not be reported any more, because the window lost the
  /// keyboard.
  ///
  /// The default passes it on to `next` (semantics 3.4).
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next = pass(presses, .cancelled) else { return }
    next.pressesCancelled(presses, with: event)
  }

  // MARK: Motion and remote control

  /// Tells the first responder that the device began to be shaken.
  ///
  /// The default passes it on to `next` (semantics 3.4, 3.10).
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    pass(.motion(motion, isOver: false))?.motionBegan(motion, with: event)
  }

  /// Tells the first responder that the device is no longer shaken.
  ///
  /// The default passes it on to `next` (semantics 3.4, 3.10).
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    pass(.motion(motion, isOver: true))?.motionEnded(motion, with: event)
  }

  /// Tells the first responder that a motion was interrupted.
  ///
  /// The default passes it on to `next` (semantics 3.4).
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Tells the first responder that a media key was used.
  ///
  /// The default passes it on to `next` (semantics 3.4, 3.10).
  open func remoteControlReceived(with event: UIEvent?) {
    guard let next = event.map({ pass(.remoteControl($0.subtype)) }) ?? next else { return }
    next.remoteControlReceived(with: event)
  }

  // MARK: First responder

  /// Whether this may become first responder; false unless overridden.
  ///
  /// Asked by `becomeFirstResponder()` (semantics 3.7).
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this may stop being first responder; true unless overridden.
  ///
  /// Asked by the default `resignFirstResponder()` (semantics 3.7).
  open var canResignFirstResponder: Bool { true }

  /// Whether this is the first responder of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this the first responder of its window, where keys, motion and actions without a target start.
  ///
  /// False, and nothing changes, when this does not want to be it, when the present one does not resign, or when this
  /// is in no window. True when it already is (semantics 3.7, 3.8).
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    guard responderWindow === window, window.firstResponder == nil else { return false }
    window.firstResponder = self
    // Keys go to the focused view first, so the focus gives way.
    if let system = window.windowScene?.focusSystem, let focused = system.focusedItem, focused !== self {
      system.leave(focused)
    }
    return true
  }

  /// Gives up being first responder.
  ///
  /// False when `canResignFirstResponder` is. An override that returns false keeps it, except when it leaves its window
  /// (semantics 3.7, 3.9).
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// What keeps how to take back what is done here: that of the next responder that has one; a window has its own
  /// (semantics 23.1).
  open var undoManager: UndoManager? { next?.undoManager }

  /// The window whose first responder this can be.
  package var responderWindow: UIWindow? { nil }

  // MARK: Actions

  /// Whether this, or a responder after it, performs the action now.
  ///
  /// The default: true if this has the method, otherwise what `next` says. Override it to offer an action only
  /// sometimes (semantics 3.11).
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isImplemented(by: self) || (next?.canPerformAction(action, withSender: sender) ?? false)
  }

  /// The object that performs the action: this one if it has the method and `canPerformAction` agrees, otherwise what
  /// `next` finds; nil when nobody does (semantics 3.11).
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if action.isImplemented(by: self) && canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// The keys that this responder answers to, with the action that each sends; nil by default.
  ///
  /// Asked when a key goes down, from the first responder up the chain, until a command matches (semantics 31.3).
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Lets the responder that is to perform a command change how it is shown: title, image, attributes and state.
  ///
  /// Called when a menu opens and before a key acts, with a copy of the command. One that it disables is not performed.
  /// The default leaves it as it is (semantics 31.2).
  open func validate(_ command: UICommand) {}

  /// Lets the application and its delegate change the menus of the program.
  ///
  /// Called, for these two only, before the first frame and in the frame after `UIMenuSystem.setNeedsRebuild()`. The
  /// default changes nothing (semantics 31.9).
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Cuts.
  ///
  /// The default lets the next responder that overrides it do so.
  open func cut(_ sender: Any?) { passOn(.cut, sender) }
  /// Copies.
  ///
  /// The default lets the next responder that overrides it do so.
  open func copy(_ sender: Any?) { passOn(.copy, sender) }
  /// Pastes.
  ///
  /// The default lets the next responder that overrides it do so.
  open func paste(_ sender: Any?) { passOn(.paste, sender) }
  /// Selects.
  ///
  /// The default lets the next responder that overrides it do so.
  open func select(_ sender: Any?) { passOn(.select, sender) }
  /// Selects everything.
  ///
  /// The default lets the next responder that overrides it do so.
  open func selectAll(_ sender: Any?) { passOn(.selectAll, sender) }
  /// Deletes.
  ///
  /// The default lets the next responder that overrides it do so.
  open func delete(_ sender: Any?) { passOn(.delete, sender) }

  private func passOn(_ action: Selector, _ sender: Any?) {
    guard let target = next?.target(forAction: action, withSender: sender) else { return }
    _ = action.perform(on: target as AnyObject, sender: sender, event: nil)
  }

  /// The next responder, after the trace has been told that it gets the keys.
  private func pass(_ presses: Set<UIPress>, _ phase: UIPress.Phase) -> UIResponder? {
    guard let next else { return nil }
    guard let application = presses.first?.window?.application, let sink = application.traceSink else { return next }
    for press in presses.sorted(by: { $0.timestamp < $1.timestamp }) {
      guard let key = press.key else { continue }
      sink.record(
        TraceEntry(
          time: application.now, kind: .passedOn(.key(key, phase)), rule: "3.4", responder: self, culprit: next))
    }
    return next
  }

  /// The next responder, after the trace has been told that it gets the motion or the remote control.
  private func pass(_ signal: TraceEntry.Signal) -> UIResponder? {
    guard let next else { return nil }
    guard let application = responderWindow?.application ?? UIApplication.installed, let sink = application.traceSink
    else { return next }
    sink.record(
      TraceEntry(time: application.now, kind: .passedOn(signal), rule: "3.4", responder: self, culprit: next))
    return next
  }

  /// The next responder, after the trace has been told that it gets the touches.
  private func forward(_ touches: Set<UITouch>, _ phase: UITouch.Phase) -> UIResponder? {
    guard let next else { return nil }
    guard let application = touches.first?.window?.application, let sink = application.traceSink else { return next }
    for touch in touches.sorted(by: { $0.identifier < $1.identifier }) {
      sink.record(
        TraceEntry(
          time: application.now, kind: .forwarded(phase), rule: "3.4", view: touch.view, responder: self, touch: touch,
          culprit: next))
    }
    return next
  }
}
