import TouchDrawing
import TouchEditing
import TouchFiles
import TouchGeometry
import TouchKit
import TouchLists
import TouchWidgets

/// Receives the font that the user picks.
/// https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// Called once, after the user picked `selectedFontDescriptor`; the picker is dismissed.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Called once, after the user cancelled; the picker is being dismissed.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// A controller for picking an installed font (semantics 30.24).
///
/// Present it. https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate, UISearchBarDelegate
{
  /// The options of a font picker.
  @preconcurrency @MainActor public final class Configuration {
    /// Whether the faces of a family are listed, light to bold, instead of families only; false by default.
    public var includeFaces = false
    /// Whether names are displayed in the system font instead of the listed font; false by default.
    public var displayUsingSystemFont = false
    /// Creates the default options.
    public init() {}
  }

  /// The options; changes have no effect after the picker was displayed.
  public let configuration: Configuration
  /// The delegate; held weakly.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The picked font without a size, or nil.
  ///
  /// Setting it selects the font in the list.
  open var selectedFontDescriptor: UIFontDescriptor? { didSet { if isViewLoaded { table.reloadData() } } }
  private let table = UITableView(frame: .zero, style: .plain)
  private let search = UISearchBar()
  private var names: [String] = []
  private var isOver = false

  /// Creates a picker with options.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 360, height: 440)
    modalPresentationStyle = .formSheet
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Creates the list; overrides must call super.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    search.placeholder = localized("Search Fonts")
    search.delegate = self
    (table.dataSource, table.delegate) = (self, self)
    view.addSubview(table)
    view.addSubview(search)
    load()
  }

  /// Lays out the search bar and the list.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let height = search.sizeThatFits(room.size).height
    search.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: height)
    table.frame = CGRect(
      x: room.minX, y: room.minY + height, width: room.width, height: max(view.bounds.maxY - room.minY - height, 0))
  }

  /// Notifies the delegate of a cancellation.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, !isOver else { return }
    isOver = true
    delegate?.fontPickerViewControllerDidCancel(self)
  }

  /// Lists the families or faces whose names contain the search text.
  private func load() {
    let wanted = (search.text ?? "").lowercased()
    let all = UIFont.familyNames.flatMap { configuration.includeFaces ? UIFont.fontNames(forFamilyName: $0) : [$0] }
    names = wanted.isEmpty ? all : all.filter { $0.lowercased().holds(wanted) }
    table.reloadData()
  }

  /// Filters the list.
  open func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { load() }

  /// Returns the number of names.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  /// Returns a cell with a name, displayed in its font.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let known = tableView.dequeueReusableCell(withIdentifier: "font")
    let cell = known ?? UITableViewCell(style: .default, reuseIdentifier: "font")
    let name = names[indexPath.row]
    cell.textLabel?.text = name
    cell.textLabel?.font =
      configuration.displayUsingSystemFont
      ? .systemFont(ofSize: 16) : UIFont(descriptor: UIFontDescriptor(name: name, size: 16), size: 16)
    cell.accessoryType = selectedFontDescriptor?.postscriptName == name ? .checkmark : .none
    return cell
  }

  /// Picks the font.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    guard !isOver else { return }
    isOver = true
    selectedFontDescriptor = UIFontDescriptor(name: names[indexPath.row], size: 0)
    delegate?.fontPickerViewControllerDidPickFont(self)
    presentingViewController?.dismiss(animated: true)
  }
}
