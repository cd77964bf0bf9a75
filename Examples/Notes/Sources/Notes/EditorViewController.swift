import UIKit

/// A text with a line above it to find letters (Return for the next place) or to go to a line (`:12`), and a line below
/// it that says what happened.
final class EditorViewController: UIViewController, UITextViewDelegate, UITextFieldDelegate {
  let textView = UITextView()
  let searchField = UITextField()
  let status = UILabel()
  private(set) var path: String?
  private(set) var isChanged = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    searchField.borderStyle = .roundedRect
    searchField.placeholder = "Find, or :line"
    searchField.clearButtonMode = .whileEditing
    searchField.delegate = self
    textView.font = .monospacedSystemFont(ofSize: 14, weight: .regular)
    textView.delegate = self
    status.font = .systemFont(ofSize: 12)
    status.textColor = .secondaryLabel

    let save = button("Save") { [weak self] in self?.save() }
    let count = button("Count words") { [weak self] in self?.countWords() }
    let bar = UIStackView(arrangedSubviews: [searchField, count, save])
    bar.spacing = 8
    let column = UIStackView(arrangedSubviews: [bar, textView, status])
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: guide.topAnchor),
      column.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    say()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if view.window?.isKeyWindow == true { textView.becomeFirstResponder() }
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.setContentHuggingPriority(.required, for: .horizontal)
    return button
  }

  // MARK: Files

  /// Shows a file, which need not be there yet.
  func open(_ path: String) {
    loadViewIfNeeded()
    self.path = path
    if access(path, F_OK) == 0 {
      guard let text = TextFile.read(path) else { return say("it cannot be read") }
      textView.text = text
    }
    textView.selectedRange = NSRange(location: 0, length: 0)
    isChanged = false
    say()
  }

  /// Writes the text to its file, the old content being there until all of the new one is.
  func save() {
    guard let path else { return say("no file: start with Notes FILE") }
    guard TextFile.write(textView.text, to: path) else { return say("it cannot be written") }
    isChanged = false
    say("saved")
  }

  // MARK: Places

  /// Selects the next place of what the field says, or the line that it names.
  func find() {
    let wanted = searchField.text ?? ""
    if wanted.hasPrefix(":"), let line = Int(wanted.dropFirst()) {
      return select(NSRange(location: TextSearch.start(ofLine: line, in: textView.text), length: 0))
    }
    let selection = textView.selectedRange
    let isFound = textView.text(in: selection) == wanted
    let start = isFound ? selection.location + selection.length : selection.location
    guard let place = TextSearch.next(wanted, in: textView.text, from: start) else { return say("not found") }
    select(place)
  }

  private func select(_ place: NSRange) {
    textView.selectedRange = place
    textView.scrollRangeToVisible(place)
    say()
  }

  /// Says how many words there are; in a long text that takes a moment, so it is done on request.
  func countWords() { say("\(TextSearch.words(in: textView.text)) words") }

  // MARK: Keys

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(EditorViewController.save)),
      UIKeyCommand(input: "f", modifierFlags: .command, action: Selector(EditorViewController.search)),
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector(EditorViewController.edit)),
    ]
  }

  func search() { searchField.becomeFirstResponder() }
  func edit() { textView.becomeFirstResponder() }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    find()
    return false
  }

  func textViewDidChange(_ textView: UITextView) {
    isChanged = true
    say()
  }

  func textViewDidChangeSelection(_ textView: UITextView) { say() }

  private func say(_ message: String? = nil) {
    let name = path?.split(separator: "/").last ?? "no file"
    status.text = "\(name)\(isChanged ? ", changed" : "") · \(message ?? "at \(textView.selectedRange.location)")"
  }
}

extension UITextView {
  /// The letters of a range.
  fileprivate func text(in range: NSRange) -> String? {
    guard let start = position(from: beginningOfDocument, offset: range.location),
      let end = position(from: start, offset: range.length), let place = textRange(from: start, to: end)
    else { return nil }
    return text(in: place)
  }
}
