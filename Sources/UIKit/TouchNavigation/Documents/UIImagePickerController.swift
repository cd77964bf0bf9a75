import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Receives the picture that the user chose.
///
/// https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called at most once, after the user chose a file; dismiss the picker here.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called at most once, after the user cancelled or chose a file that cannot be read; dismiss the picker here.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// A controller for choosing a picture or a film among the user's files (semantics 30.23).
///
/// Present it: it opens the desktop's dialog, or else a list of files. A desktop has no photo library and no camera.
/// https://developer.apple.com/documentation/uikit/uiimagepickercontroller
@preconcurrency @MainActor open class UIImagePickerController: UIViewController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The user's files.
    case photoLibrary
    /// A camera, which is never available.
    case camera
    /// The user's files.
    case savedPhotosAlbum
  }

  /// The keys of what the delegate receives.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the file, a `String`: `public.image` or `public.movie`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The whole picture, a `UIImage`, if `allowsEditing` is true.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The file of the picture, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The file of the film, a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// The delegate; held weakly.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any UIImagePickerControllerDelegate).self) }
  }
  /// The source of pictures; `photoLibrary` by default.
  ///
  /// Setting a source that is not available is a programming error.
  open var sourceType = SourceType.photoLibrary {
    willSet {
      precondition(
        UIImagePickerController.isSourceTypeAvailable(newValue),
        "UIImagePickerController: a desktop has no camera; ask isSourceTypeAvailable(_:)")
    }
  }
  /// Whether the delegate also receives an edited picture; false by default.
  ///
  /// There is no editor, so it is the whole picture.
  open var allowsEditing = false
  /// The kinds of files, `public.image` and `public.movie`; only images by default.
  open var mediaTypes = ["public.image"]
  private lazy var answer = PickedFile(for: self)
  private var hasAsked = false

  /// Creates a picker for images.
  public init() {
    super.init(nibName: nil, bundle: nil)
    super.modalPresentationStyle = .overFullScreen
    super.modalTransitionStyle = .crossDissolve
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Returns whether there is such a source; false for the camera.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the kinds of files of a source: images and films, or nil for the camera.
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  /// The presentation style: always over the full screen.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { super.modalPresentationStyle }
    set {}
  }

  /// Makes the view transparent; overrides must call super.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = nil
    view.isOpaque = false
  }

  /// Opens the desktop's dialog, or the list; overrides must call super.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAsked else { return }
    hasAsked = true
    let types = [("public.image", UTType.image), ("public.movie", .movie)].filter { mediaTypes.contains($0.0) }
    let files = UIDocumentPickerViewController(forOpeningContentTypes: types.isEmpty ? [.image] : types.map(\.1))
    files.title = title
    files.delegate = answer
    present(files, animated: false)
  }

  /// Reports a chosen file; nil if the user cancelled.
  fileprivate func finish(_ url: URL?) {
    guard let delegate else { return dismiss(animated: true) }
    guard let url, let info = information(on: url) else { return delegate.imagePickerControllerDidCancel(self) }
    delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  private func information(on url: URL) -> [InfoKey: Any]? {
    let ending = url.path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if UTType.movie.endings.contains(ending) { return [.mediaType: "public.movie", .mediaURL: url] }
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image, .imageURL: url]
    if allowsEditing { info[.editedImage] = image }
    return info
  }
}

/// The delegate of the file picker inside an image picker.
@MainActor private final class PickedFile: UIDocumentPickerDelegate {
  private weak var picker: UIImagePickerController?
  init(for picker: UIImagePickerController) { self.picker = picker }
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    picker?.finish(urls.first)
  }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { picker?.finish(nil) }
}
