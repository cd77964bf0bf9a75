import TouchFiles
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Controls a search bar and is notified of its changes; all methods are optional.
///
/// Semantics 18.19 defines the order of calls. https://developer.apple.com/documentation/uikit/uisearchbardelegate
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  /// Returns whether editing may begin; true by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end; true by default.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Returns whether the user's edit is allowed; true by default.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called after the user changed or cleared the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when Return was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button was pressed, or Escape while it is visible.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called after the user selected another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Returns true.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A search controller that follows a search bar, in addition to the delegate.
@MainActor package protocol SearchBarHost: AnyObject {
  func searchDidBegin()
  func searchTextDidChange()
  func searchWasCancelled()
}

/// A view with a search field, a cancel button and scopes. https://developer.apple.com/documentation/uikit/uisearchbar
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The style of a search bar.
  public enum Style: UInt, Sendable {
    /// With a background.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  /// The search field; the bar is its delegate.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// The delegate; held weakly.
  open weak var delegate: (any UISearchBarDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any UISearchBarDelegate).self) }
  }
  /// The search controller of the bar.
  package weak var host: (any SearchBarHost)?
  private let answers = FieldAnswers()
  private var cancel: UIButton?
  final var pictures = SearchPictures()
  final var ground: UIImageView?
  private var scopes: UISegmentedControl?

  /// Creates a search bar with a frame in the coordinate space of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
    answers.bar = self
    searchTextField.delegate = answers
    searchTextField.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    searchTextField.escape = { [weak self] in self?.escaped() ?? false }
    styleDidChange()
  }
  /// Creates a search bar with an empty frame.
  public convenience init() { self.init(frame: .zero) }
  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// The text; "" if there is none.
  ///
  /// Setting it does not notify the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The placeholder of the field; "Search" by default.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The style; `default` by default.
  open var searchBarStyle = Style.default { didSet { styleDidChange() } }
  /// The brightness of the bar and its field; `default` by default.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { overrideUserInterfaceStyle = barStyle.style } }
  }
  /// The background color; nil for the system background.
  open var barTintColor: UIColor? {
    didSet {
      noteAppearance(\UISearchBar.barTintColor, barTintColor)
      styleDidChange()
    }
  }
  /// Whether the bar accepts input; true by default.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set {
      searchTextField.isEnabled = newValue
      showPictures()
    }
  }

  /// Whether the cancel button is visible; false by default.
  open var showsCancelButton: Bool {
    get { cancel != nil }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != self.showsCancelButton else { return }
    if showsCancelButton {
      var look = UIButton.Configuration.plain()
      look.title = localized("Cancel")
      look.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
      let button = UIButton(configuration: look)
      button.addAction(UIAction { [weak self] _ in self?.cancelled() }, for: .primaryActionTriggered)
      let size = button.sizeThatFits(.zero)
      // It comes in from outside the trailing edge.
      let start = CGPoint(x: bounds.maxX, y: fieldMiddle - size.height / 2)
      button.frame = mirrored(CGRect(origin: start, size: size), in: bounds)
      cancel = button
      addSubview(button)
    } else {
      cancel?.removeFromSuperview()
      cancel = nil
    }
    rearrange(animated)
  }

  /// The titles of the scopes, or nil.
  open var scopeButtonTitles: [String]? { didSet { makeScopes() } }
  /// The index of the selected scope; setting it does not notify the delegate.
  open var selectedScopeButtonIndex = 0 {
    didSet { if scopes?.selectedSegmentIndex != selectedScopeButtonIndex { makeScopes() } }
  }
  /// Whether the scopes are visible; false by default.
  open var showsScopeBar: Bool {
    get { scopesAreShown }
    set { setShowsScope(newValue, animated: false) }
  }
  private var scopesAreShown = false
  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard scopesAreShown != show else { return }
    scopesAreShown = show
    makeScopes()
    invalidateIntrinsicContentSize()
    onHeight?()
    rearrange(animated)
  }
  /// Called when the height may have changed.
  package var onHeight: (() -> Void)?

  // MARK: Appearance

  /// The height of the field and the visible scopes.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
  /// Returns the given width and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  package var height: CGFloat { SearchTuning.bar + (scopes == nil ? 0 : SearchTuning.scopes) }
  private var fieldMiddle: CGFloat { SearchTuning.bar / 2 }

  final func styleDidChange() {
    backgroundColor = searchBarStyle == .minimal || ground != nil ? nil : barTintColor ?? .systemBackground
    isOpaque = false
  }

  private func rearrange(_ animated: Bool) {
    setNeedsLayout()
    if animated, window != nil { UIView.animate(withDuration: SearchTuning.time) { layoutIfNeeded() } }
  }

  private func makeScopes() {
    scopes?.removeFromSuperview()
    scopes = nil
    defer { setNeedsLayout() }
    guard scopesAreShown, let scopeButtonTitles, !scopeButtonTitles.isEmpty else { return }
    let made = UISegmentedControl(items: scopeButtonTitles)
    made.selectedSegmentIndex = min(max(selectedScopeButtonIndex, 0), scopeButtonTitles.count - 1)
    made.addAction(UIAction { [weak self] _ in self?.scopeChosen() }, for: .valueChanged)
    scopes = made
    addSubview(made)
  }

  /// Lays out the field, the cancel button and the scopes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    passDirection(to: searchTextField)
    let margin = SearchTuning.margin
    var end = bounds.width - margin
    if let cancel {
      let size = cancel.sizeThatFits(.zero)
      end -= size.width - 6
      let corner = CGPoint(x: end, y: fieldMiddle - size.height / 2)
      cancel.frame = mirrored(CGRect(origin: corner, size: size), in: bounds.width)
      end -= 2
    }
    let (height, shift) = (pictures.fieldHeight, pictures.fieldShift)
    let field = CGRect(x: margin, y: fieldMiddle - height / 2, width: max(end - margin, 0), height: height)
    searchTextField.frame = mirrored(field, in: bounds.width).offsetBy(dx: shift.horizontal, dy: shift.vertical)
    ground?.frame = bounds
    scopes?.frame = CGRect(
      x: margin, y: SearchTuning.bar, width: max(bounds.width - 2 * margin, 0), height: SearchTuning.scopes - 8)
  }

  // MARK: First responder

  /// Whether the field can become first responder.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Begins editing the field.
  @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Ends editing the field.
  @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
  /// Whether the field is being edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  // MARK: User actions

  private func textChanged() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    host?.searchTextDidChange()
  }

  /// Cancels the search, as the cancel button does.
  package func cancelled() {
    delegate?.searchBarCancelButtonClicked(self)
    host?.searchWasCancelled()
  }

  private func escaped() -> Bool {
    if showsCancelButton {
      cancelled()
      return true
    }
    guard searchTextField.hasText else { return false }
    text = ""
    textChanged()
    return true
  }

  private func scopeChosen() {
    guard let scopes else { return }
    selectedScopeButtonIndex = scopes.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    host?.searchTextDidChange()
  }

  /// Forwards the questions of the field to the bar's delegate.
  private final class FieldAnswers: UITextFieldDelegate {
    weak var bar: UISearchBar?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
      guard let bar else { return }
      textField.setNeedsDisplay()
      bar.delegate?.searchBarTextDidBeginEditing(bar)
      bar.host?.searchDidBegin()
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
      guard let bar else { return }
      textField.setNeedsDisplay()
      bar.delegate?.searchBarTextDidEndEditing(bar)
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      bar.map { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true } ?? true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
      return false
    }
  }
}
