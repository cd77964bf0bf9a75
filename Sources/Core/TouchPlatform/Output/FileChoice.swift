/// The parameters of the desktop's file dialog.
package struct FileChoice: Equatable, Sendable {
  /// The title of the dialog.
  package var title: String
  /// Whether several files may be chosen.
  package var takesSeveral: Bool
  /// Whether folders are chosen instead of files.
  package var takesFolders: Bool
  /// The permitted file name extensions, without the dot, in lower case; empty for all files.
  package var endings: [String]
  /// The path of the initial folder; nil for the desktop's choice.
  package var folder: String?
  /// The proposed names of files to save; empty for opening files.
  package var savedNames: [String] = []

  package init(title: String, takesSeveral: Bool, takesFolders: Bool, endings: [String], folder: String?) {
    (self.title, self.takesSeveral, self.takesFolders) = (title, takesSeveral, takesFolders)
    (self.endings, self.folder) = (endings, folder)
  }
}

/// The result of a file dialog.
package enum FileAnswer: Equatable, Sendable {
  /// The chosen paths, at least one; of files to save in the order of their names.
  case chosen([String])
  /// The user has cancelled the dialog.
  case cancelled
  /// The desktop has no such dialog: the app shows its own list.
  case unavailable
}

/// The desktop's file dialog.
@MainActor package protocol FileChoosing {
  /// Shows the dialog; the answer is given once, later, or immediately if there is no such dialog.
  func choose(_ choice: FileChoice, answer: @escaping @MainActor (FileAnswer) -> Void)
}
