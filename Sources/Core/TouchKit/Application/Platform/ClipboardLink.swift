import TouchPlatform

/// The application's access to the clipboards of the desktop.
///
/// The application can immediately read what it writes; other apps see it at the end of the turn. Without a platform
/// the text stays in the application.
@MainActor package final class ClipboardLink {
  private unowned let application: UIApplication  // The application owns the link and outlives it.
  /// The application's own clipboard contents; a missing entry means that another app owns the clipboard.
  private var own: [Clipboard: String?] = [:]
  /// How often another app has changed each clipboard, if the desktop reports it.
  package private(set) var foreignChanges: [Clipboard: Int] = [:]
  /// The kinds of content of another app on the general clipboard, once they were asked for.
  private var announced: Set<ClipboardKind>?
  /// Called after another app has changed a clipboard.
  package var onForeignChange: ((Clipboard) -> Void)?

  init(application: UIApplication) { self.application = application }

  /// Returns whether there is text, without asking another app: nil if only the owner knows.
  package func hasText(_ clipboard: Clipboard) -> Bool? {
    if let text = own[clipboard] { return text?.isEmpty == false }
    return application.platform == nil ? false : nil
  }

  /// Returns the text on a clipboard; nil without any.
  ///
  /// It may wait a second for another app, so use it only for pasting (`Platform.text(on:)`).
  package func text(_ clipboard: Clipboard) -> String? {
    if let text = own[clipboard] { return text }
    // Asked for text that its owner does not have, SDL may return that of an earlier paste.
    if clipboard == .general, let announced, !announced.isEmpty, !announced.contains(.text) { return nil }
    return application.platform?.text(on: clipboard)
  }

  /// Replaces the content of a clipboard; nil clears it.
  package func write(_ text: String?, to clipboard: Clipboard) {
    own[clipboard] = .some(text)
    application.request(.write(text, to: clipboard))
  }

  // MARK: Content that is more than text, of the general clipboard

  /// Returns the kinds of content that another app announces; nil if the desktop carries only text.
  ///
  /// The owner is asked once, and may answer within a second (`Platform.clipboardKinds()`).
  package func foreignKinds() -> Set<ClipboardKind>? {
    guard let platform = application.platform, platform.carriesClipboardContent else { return nil }
    if let announced { return announced }
    let kinds = platform.clipboardKinds()
    announced = kinds
    return kinds
  }

  /// Returns content of another app, for pasting; it may wait a second (`Platform.clipboardData(_:)`).
  package func foreignData(_ kind: ClipboardKind) -> [UInt8]? {
    guard let platform = application.platform, platform.carriesClipboardContent else { return nil }
    // An owner that did not announce its kinds in time may have the content.
    if let announced, !announced.isEmpty, !announced.contains(kind) { return nil }
    return platform.clipboardData(kind)
  }

  /// Replaces the content of the general clipboard; where the desktop carries only text, with its text.
  package func copy(_ content: ClipboardContent, text: String?) {
    guard application.platform?.carriesClipboardContent == true else { return write(text, to: .general) }
    own[.general] = .some(text)
    application.request(.copy(content))
  }

  /// Records that another app has changed a clipboard.
  func didChange(_ clipboard: Clipboard) {
    own[clipboard] = nil
    if clipboard == .general { announced = nil }
    foreignChanges[clipboard, default: 0] += 1
    onForeignChange?(clipboard)
  }
}
