import TouchKit
import TouchSDL

/// The desktop's dialog for files, as the application asks for it.
@MainActor struct PortalFiles: FileChoosing {
  private let files: DesktopFiles

  init(_ files: DesktopFiles) { self.files = files }

  func choose(_ choice: FileChoice, answer: @escaping @MainActor (FileAnswer) -> Void) {
    var wish = DesktopFiles.Wish(
      title: choice.title, takesSeveral: choice.takesSeveral, takesFolders: choice.takesFolders,
      endings: choice.endings, folder: choice.folder)
    wish.savedNames = choice.savedNames
    files.choose(wish) { result in
      switch result {
      case .chosen(let paths): answer(.chosen(paths))
      case .cancelled: answer(.cancelled)
      case .unavailable: answer(.unavailable)
      }
    }
  }
}
