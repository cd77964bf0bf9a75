import TouchKit
import TouchSDL

/// The desktop's dialog for files, as the application asks for it.
@MainActor struct PortalFiles: FileChoosing {
  private let files: DesktopFiles

  init(_ files: DesktopFiles) { self.files = files }

  func choose(_ choice: FileChoice, answer: @escaping @MainActor (FileAnswer) -> Void) {
    var request = DesktopFiles.Request(
      title: choice.title, takesSeveral: choice.takesSeveral, takesFolders: choice.takesFolders,
      endings: choice.endings, folder: choice.folder)
    request.savedNames = choice.savedNames
    files.choose(request) { result in
      switch result {
      case .chosen(let paths): answer(.chosen(paths))
      case .cancelled: answer(.cancelled)
      case .unavailable: answer(.unavailable)
      }
    }
  }
}
