import TouchGeometry
import TouchPlatform

/// A responder that edits text: while it is first responder of the key window, input methods are enabled.
///
/// It receives keys like any responder, by `pressesBegan(_:with:)`, with the typed text in `UIKey.characters`. These
/// methods are for input that no key causes. All are called during a turn, like every event.
@MainActor package protocol TextInputClient: UIResponder {
  /// The state for the input method; nil to disable input methods, for example if the text cannot be edited.
  ///
  /// Its caret is in the coordinates of `textInputView`; the kit converts it and clips it to the visible part. Read at
  /// the end of a turn in which the first responder changed, a frame was laid out, or `textInputDidChange()` was
  /// called.
  var textInputState: TextInputState? { get }
  /// The view that contains the text.
  var textInputView: UIView { get }
  /// Inserts text that the input method committed; it replaces the composition, or the selection without one.
  func takeText(_ text: String)
  /// Shows the input method's composition, which replaces the previous one or the selection; nil if it was cancelled.
  func takeComposition(_ composition: Composition?)
  /// Deletes text around the caret: the given numbers of UTF-16 units before and after it.
  func takeDeletion(before: Int, after: Int)
}

extension TextInputClient {
  /// Hides the pointer over the text that is being typed, until it moves (semantics 21.8).
  package func hidePointer() {
    guard let scene = responderWindow?.windowScene else { return }
    scene.pointer.hide(over: textInputView, in: scene)
  }

  /// Updates the input method's caret and text at the end of the turn; only for the first responder of the key window.
  package func textInputDidChange() { responderWindow?.windowScene?.textInput.needsUpdate() }

  /// Makes the input method discard its composition, because the client has ended it.
  package func discardComposition() { responderWindow?.windowScene?.textInput.discard() }
}

/// Keeps the text input state of one scene's surface up to date.
@MainActor final class TextInputLink {
  private unowned let scene: UIWindowScene  // The scene owns the link and outlives it.
  private var isStale = false
  private var reported: TextInputState?
  /// The text that the input method is composing.
  private var composed: String?
  /// The composition that the client itself ended, until the input method reports again.
  private var settled: String?

  init(scene: UIWindowScene) { self.scene = scene }

  /// Whether text is being edited in the scene, as last reported to the surface.
  var isOn: Bool { reported != nil }

  /// Requests an update at the end of the turn.
  func needsUpdate() {
    isStale = true
    scene.application?.hasRequests = true
  }

  /// The client that is currently edited; nil without one in the scene.
  ///
  /// For an app-defined text input it is an adapter.
  var client: (any TextInputClient)? {
    let responder = scene.keyWindow?.firstResponder
    let own = responder as? any TextInputClient
    let input = own == nil ? responder as? any UITextInput : nil
    if let adapter, adapter.input !== input {
      self.adapter = nil
      adapter.end()
    }
    if adapter == nil, let input { adapter = TextInputAdapter(input, self) }
    return own ?? adapter
  }

  /// The adapter of the app-defined text input that is first responder.
  private var adapter: TextInputAdapter?

  /// Returns whether a key moves or deletes in the app-defined text input that is first responder.
  func wantsKey(_ key: UIKey) -> Bool {
    guard client != nil, let adapter else { return false }
    return adapter.wants(key)
  }

  /// Passes a key to the app-defined text input that is first responder; returns whether it was used.
  func handleKey(_ key: UIKey) -> Bool {
    guard client != nil, let adapter else { return false }
    return adapter.perform(key)
  }

  /// Discards the input method's composition, because the client has ended it.
  func discard() {
    if let composed { settled = composed }
    composed = nil
    scene.request(.discardComposition)
  }

  /// Passes on the input method's composition.
  func setComposition(_ composition: Composition?) {
    composed = composition?.text
    if composition != nil { settled = nil }
    client?.takeComposition(composition)
  }

  /// Returns whether committed text is the input method's answer to discarding exactly that composition.
  ///
  /// Some input methods commit their composition when asked to discard it; the client, which ended the
  /// composition, already contains the text or has cancelled it (semantics 17.11).
  func isAnswer(_ text: String) -> Bool {
    defer { (settled, composed) = (nil, nil) }
    return text == settled
  }

  /// Records a key press: text that an input method commits later is new.
  func keyWentDown() { settled = nil }

  /// Sends the state to the surface, if it differs from the last one sent.
  func update() {
    guard isStale else { return }
    isStale = false
    let state = client.flatMap(state(of:))
    adapter?.showSelection()
    guard state != reported else { return }
    reported = state
    scene.request(.textInput(state))
  }

  private func state(of client: any TextInputClient) -> TextInputState? {
    guard var state = client.textInputState, let window = scene.keyWindow else { return nil }
    let view = client.textInputView
    guard view.window === window else { return nil }
    let inWindow = view.convert(state.caret, to: window)
    let seen = inWindow.overlap(view.visibleRect(in: window))
    // A caret outside the visible area is reported at its edge, so that the candidate window stays near the text.
    let shown = seen.isNull ? inWindow.clamped(to: view.visibleRect(in: window)) : seen
    state.caret = UIView.convert(shown, from: window, to: nil)
    return state
  }
}

extension CGRect {
  /// Returns the rectangle moved, and if necessary shrunk, into another one.
  fileprivate func clamped(to other: CGRect) -> CGRect {
    guard !other.isNull else { return self }
    let size = CGSize(width: min(width, other.width), height: min(height, other.height))
    return CGRect(
      x: min(max(minX, other.minX), other.maxX - size.width), y: min(max(minY, other.minY), other.maxY - size.height),
      width: size.width, height: size.height)
  }
}

extension UIApplication {
  /// Inserts text that an input method committed: into the text input, or without one as a key of code 0 (semantics
  /// 3.10).
  func insert(_ text: String, _ timestamp: TimeInterval, in scene: UIWindowScene) {
    guard !text.isEmpty, !scene.textInput.isAnswer(text) else { return }
    if let client = scene.textInput.client { return client.takeText(text) }
    for isDown in [true, false] {
      let key = UIKey(
        characters: isDown ? text : "", modifierFlags: [], keyCode: UIKeyboardHIDUsage(rawValue: 0))
      press(key, isDown: isDown, timestamp)
    }
  }
}
