import UIKit

/// A text that can be searched (Control-F, Control-H), with a field above it to go to a line (Control-L), and a line
/// below it that says what happened.
final class EditorViewController: UIViewController, UITextViewDelegate, UITextFieldDelegate {
  let textView = UITextView()
  let lineField = UITextField()
  let status = UILabel()
  private(set) var path: String?
  private(set) var isChanged = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    lineField.borderStyle = .roundedRect
    lineField.placeholder = "Go to line"
    lineField.delegate = self
    textView.font = .monospacedSystemFont(ofSize: 14, weight: .regular)
    textView.isFindInteractionEnabled = true
    textView.delegate = self
    status.font = .systemFont(ofSize: 12)
    status.textColor = .secondaryLabel

    let save = button("Save") { [weak self] in self?.save() }
    let count = button("Count words") { [weak self] in self?.countWords() }
    let find = button("Find") { [weak self] in self?.find() }
    let bar = UIStackView(arrangedSubviews: [lineField, find, count, save])
    bar.spacing = 16
    let column = UIStackView(arrangedSubviews: [bar, textView, status])
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
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
    view.window?.windowScene?.shouldClose = { [weak self] in self?.mayClose() ?? true }
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

  /// Whether the window may go; asks what is to become of changes, and closes the window when that is said.
  func mayClose() -> Bool {
    guard isChanged, presentedViewController == nil else { return !isChanged }
    let alert = UIAlertController(
      title: "Save the changes?", message: "They are lost if you do not.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.close() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let save = UIAlertAction(title: "Save", style: .default) { [weak self] _ in
      self?.save()
      if self?.isChanged == false { self?.close() }
    }
    alert.addAction(save)
    alert.preferredAction = save
    present(alert, animated: true)
    return false
  }

  private func close() {
    guard let session = view.window?.windowScene?.session else { return }
    UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
  }

  // MARK: Places

  /// Goes to the line that the field names, and back to the text.
  func goToLine() {
    guard let line = Int(lineField.text ?? "") else { return say("no number of a line") }
    select(NSRange(location: TextPlaces.start(ofLine: line, in: textView.text), length: 0))
    textView.becomeFirstResponder()
  }

  private func select(_ place: NSRange) {
    textView.selectedRange = place
    textView.scrollRangeToVisible(place)
    say()
  }

  /// Says how many words there are; in a long text that takes a moment, so it is done on request.
  func countWords() { say("\(TextPlaces.words(in: textView.text)) words") }

  // MARK: Keys

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(EditorViewController.save)),
      UIKeyCommand(input: "l", modifierFlags: .command, action: Selector(EditorViewController.askForLine)),
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector(EditorViewController.edit)),
    ]
  }

  func find() { textView.findInteraction?.presentFindNavigator(showingReplace: false) }
  func askForLine() { lineField.becomeFirstResponder() }
  func edit() { textView.becomeFirstResponder() }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    goToLine()
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
