import TouchGeometry

/// Which files the user is to choose from, for the desktop's own dialog.
package struct FileChoice: Equatable, Sendable {
  /// What the dialog says.
  package var title: String
  /// Whether several may be chosen.
  package var takesSeveral: Bool
  /// Whether folders are chosen in place of files.
  package var takesFolders: Bool
  /// The endings of names, without the dot, in small letters; empty for all files.
  package var endings: [String]
  /// The path of the folder that is shown first; nil for the desktop's choice.
  package var folder: String?

  package init(title: String, takesSeveral: Bool, takesFolders: Bool, endings: [String], folder: String?) {
    (self.title, self.takesSeveral, self.takesFolders) = (title, takesSeveral, takesFolders)
    (self.endings, self.folder) = (endings, folder)
  }
}

/// What became of a choice.
package enum FileAnswer: Equatable, Sendable {
  /// The paths of what was chosen, at least one.
  case chosen([String])
  /// The user does not want any.
  case cancelled
  /// The desktop has no such dialog: the program shows a list of its own.
  case unavailable
}

/// The desktop's dialog for files.
@MainActor package protocol FileChoosing {
  /// Shows it. The answer comes once, later, or at once where there is no such dialog.
  func choose(_ choice: FileChoice, answer: @escaping @MainActor (FileAnswer) -> Void)
}
