import TouchFiles
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The measures of the find bar, in points.
enum FindTuning {
  static let (margin, gap, row): (CGFloat, CGFloat, CGFloat) = (8, 6, 34)
  /// The minimum width of the field; in a narrower bar the count is hidden.
  static let minimumField: CGFloat = 120
}

/// The find bar below a text: search field, number of matches, buttons for the next and previous match, and replacement
/// field.
@MainActor final class FindBar: UIView, UITextFieldDelegate {
  let searchField = UISearchTextField(frame: .zero)
  let replaceField = UITextField(frame: .zero)
  private let count = UILabel(frame: .zero)
  private let caseButton = UIButton(type: .system)
  private let back = UIButton(type: .system)
  private let forth = UIButton(type: .system)
  private let done = UIButton(type: .system)
  private let one = UIButton(type: .system)
  private let all = UIButton(type: .system)
  private weak var interaction: UIFindInteraction?
  /// Whether the replacement field is visible.
  var showsReplacement = false { didSet { setNeedsLayout() } }

  init(_ interaction: UIFindInteraction) {
    self.interaction = interaction
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    pointerShape = .arrow
    searchField.placeholder = localized("Find")
    searchField.delegate = self
    searchField.addAction(UIAction { [weak self] _ in self?.typed() }, for: .editingChanged)
    replaceField.placeholder = localized("Replace")
    replaceField.borderStyle = .roundedRect
    replaceField.font = .systemFont(ofSize: 15)
    replaceField.delegate = self
    replaceField.addAction(UIAction { [weak self] _ in self?.typedReplacement() }, for: .editingChanged)
    count.font = .systemFont(ofSize: 13)
    count.textColor = .secondaryLabel
    add(caseButton, "Aa", localized("Match case")) { [weak self] in self?.toggleCase() }
    add(back, nil, localized("Previous")) { [weak self] in self?.interaction?.findPrevious() }
    add(forth, nil, localized("Next")) { [weak self] in self?.interaction?.findNext() }
    add(done, localized("Done"), localized("Done")) { [weak self] in self?.interaction?.dismissFindNavigator() }
    add(one, localized("Replace"), localized("Replace")) { [weak self] in self?.interaction?.replaceOne() }
    add(all, localized("All"), localized("Replace all")) { [weak self] in self?.interaction?.replaceAll() }
    back.setImage(UIImage(systemName: "chevron.up"), for: .normal)
    forth.setImage(UIImage(systemName: "chevron.down"), for: .normal)
    for view in [searchField, replaceField, count] { addSubview(view) }
    showCase()
  }

  required init?(coder: NSCoder) { return nil }

  private func add(_ button: UIButton, _ title: String?, _ label: String, _ act: @escaping () -> Void) {
    button.setTitle(title, for: .normal)
    button.accessibilityLabel = label
    button.toolTip = label == title ? nil : label
    button.addAction(UIAction { _ in act() }, for: .touchUpInside)
    addSubview(button)
  }

  /// The height of the bar.
  var height: CGFloat {
    let rows: CGFloat = showsReplacement ? 2 : 1
    return rows * FindTuning.row + (rows - 1) * FindTuning.gap + 2 * FindTuning.margin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    defer {
      for view in subviews {
        passDirection(to: view)
        view.frame = mirrored(view.frame, in: bounds.width)
      }
    }
    var (right, left) = (bounds.maxX - FindTuning.margin, FindTuning.margin)
    let top = FindTuning.margin
    func place(_ button: UIButton, _ y: CGFloat) {
      let width = max(button.intrinsicContentSize.width, FindTuning.row)
      right -= width
      button.frame = CGRect(x: right, y: y, width: width, height: FindTuning.row)
      right -= FindTuning.gap
    }
    for button in [done, forth, back, caseButton] { place(button, top) }
    let wide = count.intrinsicContentSize.width
    count.textAlignment = isMirrored ? .left : .right
    count.isHidden = right - wide - FindTuning.gap - left < FindTuning.minimumField
    if !count.isHidden {
      right -= wide
      count.frame = CGRect(x: right, y: top, width: wide, height: FindTuning.row)
      right -= FindTuning.gap
    }
    searchField.frame = CGRect(x: left, y: top, width: max(right - left, 0), height: FindTuning.row)
    for view in [replaceField, one, all] { view.isHidden = !showsReplacement }
    guard showsReplacement else { return }
    (right, left) = (bounds.maxX - FindTuning.margin, FindTuning.margin)
    let second = top + FindTuning.row + FindTuning.gap
    for button in [all, one] { place(button, second) }
    replaceField.frame = CGRect(x: left, y: second, width: max(right - left, 0), height: FindTuning.row)
  }

  override func draw(_ rect: CGRect) {
    UIColor.separator.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: bounds.width, height: 1))
  }

  /// Displays the number of matches and the index of the current one.
  func show(_ session: UIFindSession) {
    let (total, index) = (session.resultCount, session.highlightedResultIndex)
    let isEmpty = searchField.text?.isEmpty != false
    switch session.searchResultDisplayStyle {
    case .none: count.text = ""
    case .total: count.text = isEmpty ? "" : "\(total)"
    case .currentAndTotal:
      count.text =
        isEmpty
        ? ""
        : total == 0
          ? localized("None")
          : index == NSNotFound ? "\(total)" : localized("%1$s of %2$s", "\(index + 1)", "\(total)")
    }
    for button in [back, forth] { button.isEnabled = !isEmpty }
    one.isEnabled = session.allowsReplacementForCurrentlyHighlightedResult
    all.isEnabled = total > 0
    setNeedsLayout()
  }

  // MARK: User actions

  private func typed() { interaction?.searchText = searchField.text }
  private func typedReplacement() { interaction?.replacementText = replaceField.text }

  private func toggleCase() {
    guard let interaction else { return }
    interaction.options.ignoresCase.toggle()
    showCase()
    interaction.search()
  }

  private func showCase() { caseButton.isSelected = interaction?.options.ignoresCase == false }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === replaceField { interaction?.replaceOne() } else { interaction?.findNext() }
    return false
  }

  override var keyCommands: [UIKeyCommand]? {
    let back = UIKeyCommand(input: "\r", modifierFlags: .shift, action: Selector(FindBar.goBack))
    // The key acts before the field receives Return.
    back.wantsPriorityOverSystemBehavior = true
    return [
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector(FindBar.leave)), back,
    ]
  }

  private func leave() { interaction?.dismissFindNavigator() }
  private func goBack() { interaction?.findPrevious() }

  // The text behind the bar receives no touches of the bar and does not scroll with them.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
