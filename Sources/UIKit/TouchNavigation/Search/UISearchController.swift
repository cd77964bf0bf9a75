import TouchDrawing
import TouchEditing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Updates search results. https://developer.apple.com/documentation/uikit/uisearchresultsupdating
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins, when the user changes text or scope, and when the search is cancelled (semantics
  /// 28.22).
  func updateSearchResults(for searchController: UISearchController)
}

/// Is notified of the start and end of a search; all methods are optional.
/// https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search in a controller's content: a search bar, and a controller that displays results over the content.
///
/// Its bar is in a navigation item (`navigationItem.searchController`) or where the app places it.
/// https://developer.apple.com/documentation/uikit/uisearchcontroller
@preconcurrency @MainActor open class UISearchController: UIViewController, SearchBarHost {
  /// The controller that displays the results; nil if the searched content displays them.
  public let searchResultsController: UIViewController?
  /// The object that updates the results; held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate; held weakly.
  open weak var delegate: (any UISearchControllerDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any UISearchControllerDelegate).self) }
  }
  /// The search bar.
  open var searchBar: UISearchBar { ownSearchBar }
  private let ownSearchBar = UISearchBar(frame: .zero)

  /// Whether the content is dimmed while no results cover it; true by default, false without a results controller.
  open var obscuresBackgroundDuringPresentation: Bool
  /// Whether the title is hidden during a search in a navigation item; true by default.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the bar has a cancel button during the search; true by default.
  open var automaticallyShowsCancelButton = true
  /// Whether the bar displays its scopes during the search; true by default.
  open var automaticallyShowsScopeBar = true
  /// Whether the results appear once there is search text; true by default.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results are visible, if this is not automatic.
  open var showsSearchResultsController = false {
    didSet {
      automaticallyShowsSearchResultsController = false
      showResults()
    }
  }

  /// The navigation item whose bar contains the search bar.
  weak var item: UINavigationItem?
  private var active = false
  private weak var searched: UIViewController?

  /// Creates a controller that shows its results in the controller that it belongs to.
  public convenience init() { self.init(searchResultsController: nil) }

  /// A search whose results a controller shows; nil where the searched content shows them itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    obscuresBackgroundDuringPresentation = searchResultsController != nil
    super.init(nibName: nil, bundle: nil)
    prepareSearchBar()
  }
  #if FoundationGeometry
  /// Creates a search without a controller for its results; a nib name is reported and ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    obscuresBackgroundDuringPresentation = false
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepareSearchBar()
  }
  #endif
  private func prepareSearchBar() {
    searchBar.host = self
    searchBar.sizeToFit()
    searchBar.onHeight = { [weak self] in self?.item?.searchHeightDidChange() }
  }
  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Creates the view over the searched content.
  open override func loadView() {
    let ground = SearchGround(frame: .zero)
    ground.onTap = { [weak self] in self?.searchWasCancelled() }
    view = ground
  }

  /// Whether the search is active; setting it begins or ends the search.
  open var isActive: Bool {
    get { active }
    set {
      guard newValue != active else { return }
      if newValue {
        if !searchBar.becomeFirstResponder() { begin() }
      } else {
        end()
      }
    }
  }

  // MARK: The search bar

  package func searchDidBegin() {
    begin()
    update()
  }
  package func searchTextDidChange() { update() }
  package func searchWasCancelled() { end() }

  private func update() {
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func begin() {
    guard !active else { return }
    active = true
    delegate?.willPresentSearchController(self)
    guard active else { return }
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false {
      searchBar.setShowsScope(true, animated: true)
    }
    item?.searchHeightDidChange()
    enter()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    guard active else { return }
    delegate?.willDismissSearchController(self)
    active = false
    searchBar.text = ""
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    if automaticallyShowsScopeBar { searchBar.setShowsScope(false, animated: true) }
    item?.searchHeightDidChange()
    leave()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  // MARK: Results

  /// The controller of the searched content.
  private var content: UIViewController? {
    if let owner = item?.owner { return owner }
    var next = searchBar.next
    for _ in 0..<UIResponder.longestChain {
      guard let here = next else { break }
      if let controller = here as? UIViewController { return controller }
      next = here.next
    }
    return nil
  }

  private func enter() {
    guard searchResultsController != nil || obscuresBackgroundDuringPresentation, let content,
      let place = content.view.superview
    else { return }
    searched = content
    content.addChild(self)
    insertView(above: content.view, in: place)
    didMove(toParent: content)
    showResults()
  }

  private func insertView(above content: UIView, in place: UIView) {
    view.frame = place.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.insertSubview(view, aboveSubview: content)
  }

  /// Called when the searched content returns to the window in another place, as after a pop.
  func followContent() {
    guard active, let content = searched?.viewIfLoaded, let place = content.superview, view.superview !== place else {
      return
    }
    insertView(above: content, in: place)
  }

  /// Makes the search bar first responder when the searched content reappears.
  func restoreKeyboard() {
    guard active, let window = searchBar.window, window.firstResponder == nil else { return }
    searchBar.becomeFirstResponder()
  }

  private func leave() {
    guard searched != nil else { return }
    searched = nil
    hide(searchResultsController)
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  private func hide(_ results: UIViewController?) {
    guard let results, results.parent === self else { return }
    results.willMove(toParent: nil)
    results.view.removeFromSuperview()
    results.removeFromParent()
  }

  private func showResults() {
    guard active, searched != nil, let ground = viewIfLoaded as? SearchGround else { return }
    let isWanted =
      automaticallyShowsSearchResultsController ? searchBar.text?.isEmpty == false : showsSearchResultsController
    ground.backgroundColor =
      obscuresBackgroundDuringPresentation ? UIColor.black.withAlphaComponent(0.2) : .clear
    ground.takesTouches = obscuresBackgroundDuringPresentation
    guard let results = searchResultsController else { return }
    guard isWanted else { return hide(results) }
    guard results.parent !== self else { return }
    addChild(results)
    results.view.frame = ground.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ground.addSubview(results.view)
    results.didMove(toParent: self)
  }
}

/// The dimming view over the searched content, with the results; a tap outside them ends the search.
@MainActor private final class SearchGround: UIView {
  var onTap: (() -> Void)?
  var takesTouches = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    let tap = UITapGestureRecognizer()
    tap.allowedPressTypes = []
    tap.addAction(
      UIAction { [weak self, weak tap] _ in
        guard let self, let tap, hitTest(tap.location(in: self), with: nil) === self else { return }
        onTap?()
      })
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
  }
  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self && !takesTouches ? nil : found
  }
}
