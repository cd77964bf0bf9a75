import CSDL2
import CTouchSDL
import TouchPlatform

// The general clipboard with images and HTML. Content that is only text is SDL's.

extension SDLPlatform {
  /// True on X, and on Wayland where the app presents its windows.
  package var carriesClipboardContent: Bool {
    guard !isLost, let first = surfaces.first else { return false }
    return touch_carries_clipboard(UnsafeMutableRawPointer(first.window))
  }

  /// Requests the list of types from the owner, on X.
  package func clipboardKinds() -> Set<ClipboardKind> {
    guard carriesClipboardContent else { return [] }
    let contents = touch_clipboard_contents()
    return Set(ClipboardKind.allCases.filter { contents & $0.content.rawValue != 0 })
  }

  /// Requests content from the owner.
  package func clipboardData(_ kind: ClipboardKind) -> [UInt8]? {
    guard carriesClipboardContent else { return nil }
    var count = 0
    guard let bytes = touch_read_clipboard(kind.content, &count) else { return nil }
    defer { touch_free_clipboard(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Offers content to other programs; only its text if the platform cannot take the clipboard for more.
  func copy(_ content: ClipboardContent) {
    copied = content
    Self.provider = self
    let contents = content.kinds.map(\.content.rawValue).reduce(0, |)
    let isTaken =
      carriesClipboardContent
      // C calls this on the thread that reads the connection, which is the main one.
      && touch_offer_clipboard(contents) { kind in MainActor.assumeIsolated { SDLPlatform.provider?.provide(kind) } }
    guard isTaken else {
      let text = content.data(.text).map { String(decoding: $0, as: UTF8.self) }
      return take(.write(text, to: .general))
    }
    clipboards.didWrite(.general, in: surfaces.first)
  }

  private func provide(_ content: touch_drag_content) {
    guard let kind = ClipboardKind.allCases.first(where: { $0.content == content }), let bytes = copied?.data(kind)
    else { return }
    bytes.withUnsafeBufferPointer { touch_store_clipboard(content, $0.baseAddress, $0.count) }
  }

  /// Serves requests of other programs; releases content that another program has replaced.
  func serveClipboard() {
    touch_serve_clipboard()
    if copied != nil, !touch_owns_clipboard() { copied = nil }
  }

  /// Ends the offer, before the connection is closed.
  func endClipboard() {
    touch_hand_over_clipboard()
    touch_end_clipboard()
    copied = nil
  }
}

extension ClipboardKind {
  /// A member of `touch_drag_content`.
  fileprivate var content: touch_drag_content {
    switch self {
    case .text: TOUCH_DRAG_TEXT
    case .html: TOUCH_DRAG_HTML
    case .png: TOUCH_DRAG_PNG
    }
  }
}
