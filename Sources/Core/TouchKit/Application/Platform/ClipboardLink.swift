import TouchPlatform

/// The clipboards of the desktop, as the application sees them.
///
/// What the application writes it reads at once; other programs see it at the end of the turn. Without a platform the
/// text stays in the application.
@MainActor package final class ClipboardLink {
  private unowned let application: UIApplication  // The application owns the link and outlives it.
  /// What the application wrote and nobody has replaced; a missing entry means that another program owns the place.
  private var own: [Clipboard: String?] = [:]
  /// How often another program has put something on each clipboard, as far as the desktop tells.
  package private(set) var foreignChanges: [Clipboard: Int] = [:]
  /// Called when another program has put something on a clipboard.
  package var onForeignChange: ((Clipboard) -> Void)?

  init(application: UIApplication) { self.application = application }

  /// Whether there is text, without asking another program: nil when only the owner knows.
  package func hasText(_ clipboard: Clipboard) -> Bool? {
    if let text = own[clipboard] { return text?.isEmpty == false }
    return application.platform == nil ? false : nil
  }

  /// The text on a clipboard; nil when there is none.
  ///
  /// It may wait a second for another program, so it is for pasting only (`Platform.text(on:)`).
  package func text(_ clipboard: Clipboard) -> String? {
    if let text = own[clipboard] { return text }
    return application.platform?.text(on: clipboard)
  }

  /// Puts text on a clipboard, in the place of what is there; nil empties it.
  package func write(_ text: String?, to clipboard: Clipboard) {
    own[clipboard] = .some(text)
    application.request(.write(text, to: clipboard))
  }

  /// Another program has put something there.
  func didChange(_ clipboard: Clipboard) {
    own[clipboard] = nil
    foreignChanges[clipboard, default: 0] += 1
    onForeignChange?(clipboard)
  }
}
