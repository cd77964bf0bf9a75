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

/// A controller for choosing files, in the desktop's dialog or else in a list (semantics 30.23).
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
  private var isOver = false
  private var list: DocumentList?

  /// Creates a picker for files of the given types, or for folders if `folder` is among them.
  ///
  /// `asCopy` has no effect: desktop apps read files in place.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    types = contentTypes
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
    let choice = FileChoice(
      title: title ?? (takesFolders ? localized("Choose a Folder") : localized("Open")),
      takesSeveral: allowsMultipleSelection,
      takesFolders: takesFolders, endings: endings, folder: directoryURL?.path)
    guard let chooser = view.window?.application?.fileChooser else { return showList() }
    chooser.choose(choice) { [weak self] answer in
      switch answer {
      case .chosen(let paths): self?.end(paths)
      case .cancelled: self?.end([])
      case .unavailable: self?.showList()
      }
    }
  }

  private func showList() {
    guard !isOver, list == nil else { return }
    let home = getenv("HOME").map { String(cString: $0) } ?? "/"
    let list = DocumentList(
      path: directoryURL?.path ?? home, endings: endings, takesFolders: takesFolders,
      takesSeveral: allowsMultipleSelection)
    list.onEnd = { [weak self] in self?.end($0) }
    self.list = list
    let sheet = UINavigationController(rootViewController: list)
    sheet.modalPresentationStyle = .formSheet
    sheet.presentationController?.delegate = list
    present(sheet, animated: true)
  }

  /// Dismisses the picker and notifies the delegate; an empty list means that the user cancelled.
  private func end(_ paths: [String]) {
    guard !isOver else { return }
    isOver = true
    let tell: () -> Void = { [self] in
      if paths.isEmpty {
        delegate?.documentPickerWasCancelled(self)
      } else {
        delegate?.documentPicker(self, didPickDocumentsAt: paths.map { URL(fileURLWithPath: $0) })
      }
    }
    guard let presenter = presentingViewController else { return tell() }
    presenter.dismiss(animated: list != nil, completion: tell)
  }
}
