/// The clipboards through which apps of a desktop exchange text; the general one may carry other content, too.
public enum Clipboard: Sendable, Hashable, CaseIterable {
  /// The copied text.
  case general
  /// The selected text, for the middle mouse button; on desktops without it, only within the app.
  case primarySelection
}
