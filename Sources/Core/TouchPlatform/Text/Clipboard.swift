/// The two places through which programs of a desktop exchange text.
public enum Clipboard: Sendable, Hashable, CaseIterable {
  /// What was copied.
  case general
  /// What is selected, for the middle button of the mouse; desktops without it have it in the program alone.
  case primarySelection
}
