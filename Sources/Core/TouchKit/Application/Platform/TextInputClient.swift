import TouchGeometry
import TouchPlatform

/// A responder that edits text: while it is first responder of the key window, input methods are on.
///
/// Keys come to it as to any responder, by `pressesBegan(_:with:)`, with what they type in `UIKey.characters`. These
/// methods are for what no key brings. All are called in the middle of a turn, like every event.
@MainActor package protocol TextInputClient: UIResponder {
  /// What the input method needs to know; nil while input methods are to be off, as for text that cannot be edited.
  ///
  /// Its caret is in the coordinates of `textInputView`, which the kit converts, and cuts to what can be seen. Asked at
  /// the end of a turn in which the first responder changed, a frame was laid out, or `textInputDidChange()` was called.
  var textInputState: TextInputState? { get }
  /// The view that the text is in.
  var textInputView: UIView { get }
  /// Takes text that the input method committed; it replaces the composition, or the selection if there is none.
  func takeText(_ text: String)
  /// Takes what the input method composes; nil when it gave up. It replaces the composition before, or the selection.
  func takeComposition(_ composition: Composition?)
  /// Removes text around the caret: so many UTF-16 units before it and after it.
  func takeDeletion(before: Int, after: Int)
}

extension TextInputClient {
  /// Has the pointer not cover the text that is being typed, until it moves (semantics 21.8).
  package func hidePointer() {
    guard let scene = responderWindow?.windowScene else { return }
    scene.pointer.hide(over: textInputView, in: scene)
  }

  /// Has the input method told of another caret or text at the end of the turn; without effect for one that is not
  /// first responder of the key window.
  package func textInputDidChange() { responderWindow?.windowScene?.textInput.needsUpdate() }

  /// Has the input method forget what it composes, because the client has ended the composition by itself.
  package func discardComposition() { responderWindow?.windowScene?.textInput.discard() }
}

/// Tells one scene's surface of the text that is edited in it.
@MainActor final class TextInputLink {
  private unowned let scene: UIWindowScene  // The scene owns the link and outlives it.
  private var isStale = false
  private var told: TextInputState?
  /// What the input method composes.
  private var composed: String?
  /// What was composed when the client ended it by itself, until the input method is heard of again.
  private var settled: String?

  init(scene: UIWindowScene) { self.scene = scene }

  /// Whether text is edited in the scene, as far as the surface knows.
  var isOn: Bool { told != nil }

  /// Asks the client again at the end of the turn.
  func needsUpdate() {
    isStale = true
    scene.application?.hasRequests = true
  }

  /// The client that is edited now; nil when there is none in the scene.
  ///
  /// For a text input of the program it is one that stands before it.
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

  /// Stands before the text input of the program that is first responder.
  private var adapter: TextInputAdapter?

  /// Gives a key to the text input of the program that is first responder; returns whether it was taken.
  func takeKey(_ key: UIKey) -> Bool {
    guard client != nil, let adapter else { return false }
    return adapter.take(key)
  }

  /// The client has ended the composition by itself, and the input method is to forget it.
  func discard() {
    if let composed { settled = composed }
    composed = nil
    scene.request(.discardComposition)
  }

  /// Takes what the input method composes.
  func take(_ composition: Composition?) {
    composed = composition?.text
    if composition != nil { settled = nil }
    client?.takeComposition(composition)
  }

  /// Whether text that an input method commits is its answer to being told to forget just that.
  ///
  /// Some commit what they had when they are told to forget it; where the client ended the composition, the text is in
  /// its place already, or was given up (semantics 17.11).
  func isAnswer(_ text: String) -> Bool {
    defer { (settled, composed) = (nil, nil) }
    return text == settled
  }

  /// A key went down: what an input method commits from now on is new.
  func keyWentDown() { settled = nil }

  /// Compares with what the surface was told last, and tells what is new.
  func update() {
    guard isStale else { return }
    isStale = false
    let state = client.flatMap(state(of:))
    adapter?.showSelection()
    guard state != told else { return }
    told = state
    scene.request(.textInput(state))
  }

  private func state(of client: any TextInputClient) -> TextInputState? {
    guard var state = client.textInputState, let window = scene.keyWindow else { return nil }
    let view = client.textInputView
    guard view.window === window else { return nil }
    let inWindow = view.convert(state.caret, to: window)
    let seen = inWindow.overlap(view.visibleRect(in: window))
    // A caret that is scrolled out of sight is told where it was cut off, so that the candidates stay by the text.
    let told = seen.isNull ? inWindow.clamped(to: view.visibleRect(in: window)) : seen
    state.caret = UIView.convert(told, from: window, to: nil)
    return state
  }
}

extension CGRect {
  /// The rectangle moved, and made smaller if need be, so that it lies in another.
  fileprivate func clamped(to other: CGRect) -> CGRect {
    guard !other.isNull else { return self }
    let size = CGSize(width: min(width, other.width), height: min(height, other.height))
    return CGRect(
      x: min(max(minX, other.minX), other.maxX - size.width), y: min(max(minY, other.minY), other.maxY - size.height),
      width: size.width, height: size.height)
  }
}

extension UIApplication {
  /// An input method committed text: the text input has it, else it is a key of code 0 (semantics 3.10).
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
