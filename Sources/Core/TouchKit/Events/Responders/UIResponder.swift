import TouchGeometry

/// An object that handles events, and passes those that it does not handle to `next`.
///
/// Views, view controllers, windows, scenes and the application are responders and form the responder chain (semantics
/// 3). https://developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor open class UIResponder: UIObject, UIResponderStandardEditActions {
  /// Creates a responder without a next one.
  @preconcurrency @MainActor public override init() { super.init() }

  /// The next responder in the chain; nil at its end.
  ///
  /// Read for every event and action that is passed on; an override changes the path of both, not which recognizers
  /// receive a touch (semantics 3.1).
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Called when fingers touch down in a view: once per event and view, with the touches that began.
  ///
  /// The default passes the call on to `next` (semantics 1.5, 3.4); an override that does not call super stops it. The
  /// touches belong to the application and change in place; they are not copies.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let next = forward(touches, .began) else { return }
    next.touchesBegan(touches, with: event)
  }

  /// Called when fingers move, also outside the view: once per event and view, with the touches that moved.
  ///
  /// The default passes the call on to `next` (semantics 1.5.1, 3.4).
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let next = forward(touches, .moved) else { return }
    next.touchesMoved(touches, with: event)
  }

  /// Called when fingers are lifted: once per event and view, with the touches that ended.
  ///
  /// It is the last call for these touches. The default passes the call on to `next` (semantics 3.4).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let next = forward(touches, .ended) else { return }
    next.touchesEnded(touches, with: event)
  }

  /// Called when touches are cancelled: by a recognizer, by the system, or because the view left its window.
  ///
  /// It is the last call for these touches. The default passes the call on to `next` (semantics 1.13, 1.16, 6.2, 6.13).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let next = forward(touches, .cancelled) else { return }
    next.touchesCancelled(touches, with: event)
  }

  /// Never called: no property of a touch is estimated (semantics 53.7).
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Keys

  /// Called on the first responder when keys go down.
  ///
  /// The default passes the call on to `next`. A key that reaches the end of the chain becomes text of the first
  /// responder, if that is a text input (semantics 3.4, 3.10, 21.1).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next = pass(presses, .began) else { return }
    next.pressesBegan(presses, with: event)
  }

  /// Called on the first responder when the value of keys changes.
  ///
  /// The default passes the call on to `next`. A key that reaches the end of the chain repeats in its text (semantics 3.4,
  /// 21.1).
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next = pass(presses, .changed) else { return }
    next.pressesChanged(presses, with: event)
  }

  /// Called on the first responder when keys go up.
  ///
  /// The default passes the call on to `next` (semantics 3.4, 3.10).
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next = pass(presses, .ended) else { return }
    next.pressesEnded(presses, with: event)
  }

  /// Called on the first responder when pressed keys are cancelled, because the window lost the keyboard.
  ///
  /// The default passes the call on to `next` (semantics 3.4).
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next = pass(presses, .cancelled) else { return }
    next.pressesCancelled(presses, with: event)
  }

  // MARK: Motion and remote control

  /// Called on the first responder when a shake of the device begins.
  ///
  /// The default passes the call on to `next` (semantics 3.4, 3.10).
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    pass(.motion(motion, isOver: false))?.motionBegan(motion, with: event)
  }

  /// Called on the responder that received `motionBegan` when the shake ends.
  ///
  /// The default passes the call on to `next` (semantics 3.4). A shake that no responder handles offers undo (50.8).
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    pass(.motion(motion, isOver: true))?.motionEnded(motion, with: event)
  }

  /// Called on the responder that received `motionBegan` when the shake is interrupted or takes too long (50.2).
  ///
  /// The default passes the call on to `next` (semantics 3.4).
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    pass(.motion(motion, isOver: true))?.motionCancelled(motion, with: event)
  }

  /// Called on the first responder when a media key is pressed.
  ///
  /// The default passes the call on to `next` (semantics 3.4, 3.10).
  open func remoteControlReceived(with event: UIEvent?) {
    guard let next = event.map({ pass(.remoteControl($0.subtype)) }) ?? next else { return }
    next.remoteControlReceived(with: event)
  }

  // MARK: First responder

  /// Whether this responder may become first responder; false unless overridden.
  ///
  /// Read by `becomeFirstResponder()` (semantics 3.7).
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder may resign first responder; true unless overridden.
  ///
  /// Read by the default `resignFirstResponder()` (semantics 3.7).
  open var canResignFirstResponder: Bool { true }

  /// Whether this is the first responder of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this the first responder of its window, where keys, motion and actions without a target start.
  ///
  /// Returns false without a change if this responder cannot become first responder, if the current one does not
  /// resign, or if this responder is in no window. Returns true if it already is first responder (semantics 3.7, 3.8).
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    guard responderWindow === window, window.firstResponder == nil else { return false }
    window.firstResponder = self
    // The focused view receives keys first, so the focus is removed.
    if let system = window.windowScene?.focusSystem, let focused = system.focusedItem, focused !== self {
      system.leave(focused)
    }
    return true
  }

  /// Resigns first responder.
  ///
  /// Returns false if `canResignFirstResponder` is false. An override that returns false keeps the status, except when
  /// the responder leaves its window (semantics 3.7, 3.9).
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  // MARK: Input views

  /// The view at the bottom of the window while this, or a responder before it in the chain, is first responder; nil by
  /// default (semantics 17.24).
  ///
  /// On a phone it replaces the keyboard; here it is shown below the window's content, and keys still reach the text.
  open var inputView: UIView? { nil }

  /// The view above the input view, or at the bottom of the window without one; nil by default (semantics 17.24).
  open var inputAccessoryView: UIView? { nil }

  /// Reads `inputView` and `inputAccessoryView` of the first responder and the chain again, and shows them.
  open func reloadInputViews() { responderWindow?.updateInputViews() }

  /// The nearest undo manager in the responder chain; a window has its own (semantics 23.1).
  open var undoManager: UndoManager? { next?.undoManager }

  /// The window in which this responder can be first responder.
  package var responderWindow: UIWindow? { nil }

  // MARK: Actions

  /// Returns whether this responder, or a later one, can currently perform the action.
  ///
  /// The default returns true if this responder has the method, otherwise the answer of `next`. Override it to offer an
  /// action conditionally (semantics 3.11).
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isImplemented(by: self) || (next?.canPerformAction(action, withSender: sender) ?? false)
  }

  /// Returns the responder that performs the action; nil without one (semantics 3.11).
  ///
  /// This one, if it has the method and `canPerformAction` returns true, otherwise the result of `next`.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if action.isImplemented(by: self) && canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// The key commands that this responder handles, each with its action; nil by default.
  ///
  /// Read when a key goes down, from the first responder up the chain, until a command matches (semantics 31.3).
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Updates the title, image, attributes and state of a command that this responder performs.
  ///
  /// Called when a menu opens and before a key command is performed, with a copy of the command. A command that it
  /// disables is not performed. The default changes nothing (semantics 31.2).
  open func validate(_ command: UICommand) {}

  /// Changes the app's menus.
  ///
  /// Called only on the application and its delegate, before the first frame and in the frame after
  /// `UIMenuSystem.setNeedsRebuild()`. The default changes nothing (semantics 31.9).
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Cuts the selection.
  ///
  /// The default calls the next responder that overrides it.
  open func cut(_ sender: Any?) { passOn(.cut, sender) }
  /// Copies the selection.
  ///
  /// The default calls the next responder that overrides it.
  open func copy(_ sender: Any?) { passOn(.copy, sender) }
  /// Pastes the content of the pasteboard.
  ///
  /// The default calls the next responder that overrides it.
  open func paste(_ sender: Any?) { passOn(.paste, sender) }
  /// Selects an item.
  ///
  /// The default calls the next responder that overrides it.
  open func select(_ sender: Any?) { passOn(.select, sender) }
  /// Selects everything.
  ///
  /// The default calls the next responder that overrides it.
  open func selectAll(_ sender: Any?) { passOn(.selectAll, sender) }
  /// Deletes the selection.
  ///
  /// The default calls the next responder that overrides it.
  open func delete(_ sender: Any?) { passOn(.delete, sender) }

  // MARK: Accessibility

  /// Dismisses a modal view; returns whether it did, false by default (semantics 47.47).
  ///
  /// Called along the responder chain from the content of the modal view until a responder returns true.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs or stops the main activity of the app, such as playing; returns whether it did, false by default.
  ///
  /// Called along the responder chain from the first responder until a responder returns true (semantics 47.58).
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Returns the number of accessibility elements in a view; by default that of `accessibilityElements`.
  ///
  /// Called for a view without `accessibilityElements` when its elements are listed (semantics 45.4).
  open func accessibilityElementCount() -> Int { (self as? UIView)?.accessibilityElements?.count ?? 0 }
  /// Returns an element of a view, a view or a `UIAccessibilityElement`; nil without one at the index.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = (self as? UIView)?.accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of an element in a view; `NSNotFound` if it has no such element.
  open func index(ofAccessibilityElement element: Any) -> Int {
    (self as? UIView)?.accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  private func passOn(_ action: Selector, _ sender: Any?) {
    guard let target = next?.target(forAction: action, withSender: sender) else { return }
    _ = action.perform(on: target as AnyObject, sender: sender, event: nil)
  }

  /// Returns the next responder and records in the trace that it receives the keys.
  private func pass(_ presses: Set<UIPress>, _ phase: UIPress.Phase) -> UIResponder? {
    guard let next else {
      for press in presses { press.didPassEverywhere = true }
      return nil
    }
    guard let application = presses.first?.window?.application, let sink = application.traceSink else { return next }
    for press in presses.sorted(by: { $0.timestamp < $1.timestamp }) {
      sink.record(
        TraceEntry(
          time: application.now, kind: .passedOn(press.signal(phase)), rule: "3.4", responder: self, press: press,
          culprit: next))
    }
    return next
  }

  /// Returns the next responder and records in the trace that it receives the motion or remote control event.
  private func pass(_ signal: TraceEntry.Signal) -> UIResponder? {
    guard let next else { return nil }
    guard let application = responderWindow?.application ?? UIApplication.installed, let sink = application.traceSink
    else { return next }
    sink.record(
      TraceEntry(time: application.now, kind: .passedOn(signal), rule: "3.4", responder: self, culprit: next))
    return next
  }

  /// Returns the next responder and records in the trace that it receives the touches.
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

extension UIResponder {
  /// The maximum number of responders that a search along the chain visits.
  ///
  /// An override of `next` can make the chain circular. Trees of views and controllers are less deep.
  package static let longestChain = 10_000
}

extension UIResponder {
  /// The name of the class with its module, such as `Notes.TitleCell`, which apps use as a reuse identifier.
  ///
  /// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/description
  public class func description() -> String { String(reflecting: self) }
}
