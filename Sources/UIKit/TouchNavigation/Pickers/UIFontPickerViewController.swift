import TouchDrawing
import TouchEditing
import TouchFiles
import TouchGeometry
import TouchKit
import TouchLists
import TouchWidgets

/// Is told which font the user picks.
/// https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// The user has picked `selectedFontDescriptor`; the picker goes. Called once.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// The user does not want any; the picker goes, or has gone. Called once.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Has nothing to do.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Has nothing to do.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// Lets the user pick one of the fonts that are installed (semantics 30.24).
///
/// Present it. https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate, UISearchBarDelegate
{
  /// What is offered.
  @preconcurrency @MainActor public final class Configuration {
    /// Whether each typeface of a family can be picked, light to heavy, or families only; false by default.
    public var includeFaces = false
    /// Whether names are shown in the system's font and not in their own; false by default.
    public var displayUsingSystemFont = false
    /// The usual offer.
    public init() {}
  }

  /// What is offered; a change has no effect after the picker was shown.
  public let configuration: Configuration
  /// Is told what the user picks; held weakly.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// What was picked, without a size; nil before.
  ///
  /// Setting it marks it in the list.
  open var selectedFontDescriptor: UIFontDescriptor? { didSet { if isViewLoaded { table.reloadData() } } }
  private let table = UITableView(frame: .zero, style: .plain)
  private let search = UISearchBar()
  private var names: [String] = []
  private var isOver = false

  /// A picker with an offer.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 360, height: 440)
    modalPresentationStyle = .formSheet
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Makes the list; an override has to call super.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    search.placeholder = "Search Fonts"
    search.delegate = self
    (table.dataSource, table.delegate) = (self, self)
    view.addSubview(table)
    view.addSubview(search)
    load()
  }

  /// Places search and list.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let height = search.sizeThatFits(room.size).height
    search.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: height)
    table.frame = CGRect(
      x: room.minX, y: room.minY + height, width: room.width, height: max(view.bounds.maxY - room.minY - height, 0))
  }

  /// Tells the delegate of an end without a choice.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, !isOver else { return }
    isOver = true
    delegate?.fontPickerViewControllerDidCancel(self)
  }

  /// Families or typefaces whose name has what was typed.
  private func load() {
    let wanted = (search.text ?? "").lowercased()
    let all = UIFont.familyNames.flatMap { configuration.includeFaces ? UIFont.fontNames(forFamilyName: $0) : [$0] }
    names = wanted.isEmpty ? all : all.filter { $0.lowercased().holds(wanted) }
    table.reloadData()
  }

  /// Shows what is left of the list.
  open func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { load() }

  /// One section of names.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  /// A name, in its own font.
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

  /// Picks.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    guard !isOver else { return }
    isOver = true
    selectedFontDescriptor = UIFontDescriptor(name: names[indexPath.row], size: 0)
    delegate?.fontPickerViewControllerDidPickFont(self)
    presentingViewController?.dismiss(animated: true)
  }
}
