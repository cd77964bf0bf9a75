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
    return application.platform?.text(on: clipboard)
  }

  /// Replaces the content of a clipboard; nil clears it.
  package func write(_ text: String?, to clipboard: Clipboard) {
    own[clipboard] = .some(text)
    application.request(.write(text, to: clipboard))
  }

  /// Records that another app has changed a clipboard.
  func didChange(_ clipboard: Clipboard) {
    own[clipboard] = nil
    foreignChanges[clipboard, default: 0] += 1
    onForeignChange?(clipboard)
  }
}
