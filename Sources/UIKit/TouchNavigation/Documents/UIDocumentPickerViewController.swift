import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Is told which files the user has chosen.
/// https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  /// The user has chosen files; the picker goes. Called at most once.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The user does not want any; the picker goes. Called at most once.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Has nothing to do.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Has nothing to do.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Lets the user choose files: in the desktop's own dialog, or where there is none in a list (semantics 30.23).
///
/// Present it. The desktop's dialog is a window of its own; until it answers, the window below takes no touches. Files are
/// opened where they are. https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// Is told what was chosen; held weakly.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several may be chosen; false by default.
  open var allowsMultipleSelection = false
  /// The folder that is shown first; nil, the default, for the user's own.
  open var directoryURL: URL?
  private let types: [UTType]
  private var isOver = false
  private var list: DocumentList?

  /// A picker of files of some kinds, or with `folder` among them of folders.
  ///
  /// `asCopy` makes no difference: a program on a desktop reads the file where it is.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    types = contentTypes
    super.init(nibName: nil, bundle: nil)
    super.modalPresentationStyle = .overFullScreen
    super.modalTransitionStyle = .crossDissolve
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// How it is presented: over the whole window, whatever is set.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { super.modalPresentationStyle }
    set {}
  }

  /// The endings of the files that may be chosen; empty for all.
  private var endings: [String] {
    types.contains { $0.endings.isEmpty } ? [] : types.flatMap(\.endings)
  }
  private var takesFolders: Bool { types.contains(.folder) }

  /// Makes the view, through which one sees; an override has to call super.
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
      title: title ?? (takesFolders ? "Choose a Folder" : "Open"), takesSeveral: allowsMultipleSelection,
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

  /// Goes, and tells what was chosen; nothing for a user who does not want any.
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
