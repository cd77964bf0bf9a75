import TouchFiles
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Receives the files that the user chose. https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called at most once, after the user chose files and the picker was dismissed.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called at most once, after the user cancelled and the picker was dismissed.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A controller for choosing files, or places to save files, in the desktop's dialog or else in a list (semantics 30.23,
/// 30.25).
///
/// Present it. The desktop's dialog is a separate window; the window below takes no touches until it closes. Files are
/// opened in place. https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// The delegate; held weakly.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether the user may choose several files; false by default.
  open var allowsMultipleSelection = false
  /// The initial folder; nil, the default, for the user's home folder.
  open var directoryURL: URL?
  private let types: [UTType]
  private let export: FileExport?
  private var isOver = false
  private var list: DocumentList?

  /// Creates a picker for files of the given types, or for folders if `folder` is among them.
  ///
  /// `asCopy` has no effect: desktop apps read files in place.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    (types, export) = (contentTypes, nil)
    super.init(nibName: nil, bundle: nil)
    super.modalPresentationStyle = .overFullScreen
    super.modalTransitionStyle = .crossDissolve
  }

  /// Creates a picker that saves files in places that the user chooses, and reports the new files to the delegate.
  ///
  /// Without the desktop's dialog the user chooses a folder, and no file there is replaced.
  ///
  /// - Parameters:
  ///   - urls: files, at least one.
  ///   - asCopy: whether the files are copied; false, the default, moves them.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    precondition(!urls.isEmpty, "a document picker exports at least one file")
    (types, export) = ([], FileExport(paths: urls.map(\.path), keepsSources: asCopy))
    super.init(nibName: nil, bundle: nil)
    super.modalPresentationStyle = .overFullScreen
    super.modalTransitionStyle = .crossDissolve
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// The presentation style: always over the full screen.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { super.modalPresentationStyle }
    set {}
  }

  /// The accepted file extensions; empty for all files.
  private var endings: [String] {
    types.contains { $0.endings.isEmpty } ? [] : types.flatMap(\.endings)
  }
  private var takesFolders: Bool { types.contains(.folder) }

  /// Makes the view transparent; overrides must call super.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = nil
    view.isOpaque = false
  }

  /// Opens the desktop's dialog, or the list.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isOver, list == nil else { return }
    var choice = FileChoice(
      title: title ?? defaultTitle, takesSeveral: allowsMultipleSelection, takesFolders: takesFolders, endings: endings,
      folder: directoryURL?.path)
    choice.savedNames = export?.names ?? []
    guard let chooser = view.window?.application?.fileChooser else { return showList() }
    chooser.choose(choice) { [weak self] answer in
      switch answer {
      case .chosen(let paths): self?.finish(paths)
      case .cancelled: self?.end([])
      case .unavailable: self?.showList()
      }
    }
  }

  private var defaultTitle: String {
    if export != nil { return localized("Save") }
    return takesFolders ? localized("Choose a Folder") : localized("Open")
  }

  /// Writes the exported files to the chosen paths.
  private func finish(_ paths: [String]) {
    guard let export, !isOver else { return end(paths) }
    let (written, failed) = export.write(to: paths)
    end(written, failed)
  }

  /// Writes the exported files into the folder that was chosen in the list.
  private func finishList(_ paths: [String]) {
    guard let export, let folder = paths.first, !isOver else { return end(paths) }
    let (written, failed) = export.write(into: folder)
    end(written, failed)
  }

  private func showList() {
    guard !isOver, list == nil else { return }
    let home = getenv("HOME").map { String(cString: $0) } ?? "/"
    let list = DocumentList(
      path: directoryURL?.path ?? home, endings: endings, takesFolders: takesFolders || export != nil,
      takesSeveral: allowsMultipleSelection)
    list.onEnd = { [weak self] in self?.finishList($0) }
    self.list = list
    let sheet = UINavigationController(rootViewController: list)
    sheet.modalPresentationStyle = .formSheet
    sheet.presentationController?.delegate = list
    present(sheet, animated: true)
  }

  /// Dismisses the picker and notifies the delegate; an empty list means that the user cancelled, or that no file could
  /// be written.
  private func end(_ paths: [String], _ failed: [String] = []) {
    guard !isOver else { return }
    isOver = true
    let presenter = presentingViewController
    let finish: () -> Void = { [self] in
      if paths.isEmpty {
        delegate?.documentPickerWasCancelled(self)
      } else {
        delegate?.documentPicker(self, didPickDocumentsAt: paths.map { URL(fileURLWithPath: $0) })
      }
      if !failed.isEmpty, let presenter { report(failed, on: presenter) }
    }
    guard let presenter else { return finish() }
    presenter.dismiss(animated: list != nil, completion: finish)
  }
}
