import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Is told what happens in a search bar, and decides; every method may be left out.
///
/// The order is that of semantics 18.19. https://developer.apple.com/documentation/uikit/uisearchbardelegate
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  /// Whether the user may begin; yes.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The user has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the user may end; yes.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// The user has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Whether an edit of the user may be made; yes.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The user has changed the text, or cleared it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Return was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The cancel button was pressed, or Escape while it is shown.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The user has chosen another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing to do.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Yes.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing to do.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Yes.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing to do.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing to do.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing to do.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing to do.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// What stands behind a search bar besides its delegate: a search controller.
@MainActor package protocol SearchBarHost: AnyObject {
  func searchDidBegin()
  func searchTextDidChange()
  func searchWasCancelled()
}

/// A field for searching, with a cancel button and scopes. https://developer.apple.com/documentation/uikit/uisearchbar
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// How the bar looks.
  public enum Style: UInt, Sendable {
    /// With a ground.
    case `default` = 0
    /// With a ground.
    case prominent = 1
    /// Without a ground.
    case minimal = 2
  }

  /// The field; its delegate is the bar's.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// Is told what happens; held weakly.
  open weak var delegate: (any UISearchBarDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any UISearchBarDelegate).self) }
  }
  /// A search controller behind the bar.
  package weak var host: (any SearchBarHost)?
  private let answers = FieldAnswers()
  private var cancel: UIButton?
  final var pictures = SearchPictures()
  final var ground: UIImageView?
  private var scopes: UISegmentedControl?

  /// A bar of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
    answers.bar = self
    searchTextField.delegate = answers
    searchTextField.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    searchTextField.escape = { [weak self] in self?.escaped() ?? false }
    styleDidChange()
  }
  /// A bar without extent.
  public convenience init() { self.init(frame: .zero) }
  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// The text; "" for none.
  ///
  /// Setting it tells nobody.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// What is shown while there is no text; "Search" at first.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// How the bar looks; with a ground.
  open var searchBarStyle = Style.default { didSet { styleDidChange() } }
  /// What a bar with a ground is filled with; nil for the background of the system.
  open var barTintColor: UIColor? {
    didSet {
      noteAppearance(\UISearchBar.barTintColor, barTintColor)
      styleDidChange()
    }
  }
  /// Whether the user can search; true.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set {
      searchTextField.isEnabled = newValue
      showPictures()
    }
  }

  /// Whether there is a cancel button; false.
  open var showsCancelButton: Bool {
    get { cancel != nil }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != self.showsCancelButton else { return }
    if showsCancelButton {
      var look = UIButton.Configuration.plain()
      look.title = "Cancel"
      look.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
      let button = UIButton(configuration: look)
      button.addAction(UIAction { [weak self] _ in self?.cancelled() }, for: .primaryActionTriggered)
      let size = button.sizeThatFits(.zero)
      button.frame = CGRect(x: bounds.maxX, y: fieldMiddle - size.height / 2, width: size.width, height: size.height)
      cancel = button
      addSubview(button)
    } else {
      cancel?.removeFromSuperview()
      cancel = nil
    }
    rearrange(animated)
  }

  /// What stands on the scopes; nil for none.
  open var scopeButtonTitles: [String]? { didSet { makeScopes() } }
  /// Which scope is chosen; setting it tells nobody.
  open var selectedScopeButtonIndex = 0 {
    didSet { if scopes?.selectedSegmentIndex != selectedScopeButtonIndex { makeScopes() } }
  }
  /// Whether the scopes are shown; false.
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
  /// Is called when the height may be another.
  package var onHeight: (() -> Void)?

  // MARK: Looks

  /// As high as the field and the scopes that are shown.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
  /// As wide as offered, and its own height.
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

  /// Places field, cancel button and scopes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margin = SearchTuning.margin
    var end = bounds.width - margin
    if let cancel {
      let size = cancel.sizeThatFits(.zero)
      end -= size.width - 6
      cancel.frame = CGRect(x: end, y: fieldMiddle - size.height / 2, width: size.width, height: size.height)
      end -= 2
    }
    let (height, shift) = (pictures.fieldHeight, pictures.fieldShift)
    searchTextField.frame = CGRect(
      x: margin + shift.horizontal, y: fieldMiddle - height / 2 + shift.vertical, width: max(end - margin, 0),
      height: height)
    ground?.frame = bounds
    scopes?.frame = CGRect(
      x: margin, y: SearchTuning.bar, width: max(bounds.width - 2 * margin, 0), height: SearchTuning.scopes - 8)
  }

  // MARK: First responder

  /// That of the field.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Begins editing the field.
  @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Ends editing the field.
  @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
  /// Whether the field is edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  // MARK: What the user does

  private func textChanged() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    host?.searchTextDidChange()
  }

  /// The user gives the search up: as the cancel button.
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

  /// Answers the field's questions by asking the bar's delegate.
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
