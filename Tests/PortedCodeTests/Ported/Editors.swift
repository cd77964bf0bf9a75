import UIKit

#if FoundationGeometry
// 50. A form whose keyboard goes from field to field, and that checks what is typed.
class SignUpViewController: UIViewController, UITextFieldDelegate {
  let nameField = UITextField()
  let phoneField = UITextField()
  let passwordField = UITextField()
  let signUpButton = UIButton(type: .system)
  private(set) var signedUpNames: [String] = []
  private lazy var fields = [nameField, phoneField, passwordField]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nameField.placeholder = "Name"
    phoneField.placeholder = "Phone"
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    signUpButton.setTitle("Sign up", for: .normal)
    signUpButton.isEnabled = false
    signUpButton.addTarget(self, action: Selector(SignUpViewController.signUp), for: .touchUpInside)

    for (index, field) in fields.enumerated() {
      field.delegate = self
      field.tag = index
      field.borderStyle = .roundedRect
      field.clearButtonMode = .whileEditing
      field.addTarget(self, action: Selector(SignUpViewController.editingChanged(_:)), for: .editingChanged)
    }

    let stack = UIStackView(arrangedSubviews: fields + [signUpButton])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])

    let tap = UITapGestureRecognizer(target: self, action: Selector(SignUpViewController.dismissKeyboard))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.tag + 1 < fields.count {
      fields[textField.tag + 1].becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      signUp()
    }
    return false
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    let current = textField.text ?? ""
    guard let stringRange = Range(range, in: current) else { return false }
    let updated = current.replacingCharacters(in: stringRange, with: string)
    if textField === phoneField {
      textField.text = format(phone: updated)
      textField.sendActions(for: .editingChanged)
      return false
    }
    return updated.count <= 16
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    textField.layer.borderWidth = textField.text?.isEmpty == true ? 1 : 0
  }

  func format(phone: String) -> String {
    let digits = phone.filter { $0.isNumber }.prefix(10)
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index == 0 { result += "(" }
      if index == 3 { result += ") " }
      if index == 6 { result += "-" }
      result.append(digit)
    }
    return result
  }

  func editingChanged(_ sender: UITextField) {
    signUpButton.isEnabled = fields.allSatisfy { !($0.text ?? "").trimmingCharacters(in: .whitespaces).isEmpty }
  }

  func dismissKeyboard() { view.endEditing(true) }

  func signUp() {
    guard signUpButton.isEnabled, let name = nameField.text else { return }
    signedUpNames.append(name)
  }
}

// 51. A bar with a text view that grows up to some lines and shows a placeholder.
class ComposerBar: UIView, UITextViewDelegate {
  let textView = UITextView()
  let sendButton = UIButton(type: .system)
  private let placeholderLabel = UILabel()
  private var heightConstraint: NSLayoutConstraint!
  private let maxHeight: CGFloat = 90
  var onSend: ((String) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    textView.delegate = self
    textView.font = .systemFont(ofSize: 16)
    textView.isScrollEnabled = false
    textView.layer.cornerRadius = 16
    textView.layer.borderWidth = 1
    textView.layer.borderColor = UIColor.separator.cgColor
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    textView.textContainer.lineFragmentPadding = 0
    placeholderLabel.text = "Message"
    placeholderLabel.textColor = .placeholderText
    placeholderLabel.font = textView.font
    sendButton.setTitle("Send", for: .normal)
    sendButton.isEnabled = false
    sendButton.addTarget(self, action: Selector(ComposerBar.send), for: .touchUpInside)
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    for subview in [textView, sendButton, placeholderLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
    heightConstraint = textView.heightAnchor.constraint(equalToConstant: maxHeight)
    NSLayoutConstraint.activate([
      textView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      textView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      textView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      sendButton.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 8),
      sendButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
      placeholderLabel.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 12),
      placeholderLabel.topAnchor.constraint(equalTo: textView.topAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func textViewDidChange(_ textView: UITextView) {
    placeholderLabel.isHidden = !textView.text.isEmpty
    sendButton.isEnabled = !textView.text.isEmpty
    let size = CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
    let isTooHigh = textView.sizeThatFits(size).height > maxHeight
    heightConstraint.isActive = isTooHigh
    textView.isScrollEnabled = isTooHigh
  }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    return textView.text.utf16.count - range.length + text.utf16.count <= 500
  }

  private func send() {
    onSend?(textView.text)
    textView.text = ""
    textViewDidChange(textView)
  }
}

// 52. Marks hashtags and mentions while one types.
class HashtagHighlighter: NSObject, NSTextStorageDelegate {
  private let pattern = try? NSRegularExpression(pattern: "[#@]\\w+")
  private(set) var tags: [String] = []

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    guard editedMask.contains(.editedCharacters) else { return }
    let string = textStorage.string
    let whole = NSRange(location: 0, length: textStorage.length)
    textStorage.removeAttribute(.foregroundColor, range: whole)
    tags = []
    pattern?.enumerateMatches(in: string, range: whole) { match, _, _ in
      guard let range = match?.range, let place = Range(range, in: string) else { return }
      textStorage.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: range)
      self.tags.append(String(string[place]))
    }
  }
}

// 53. An editor of text with looks: buttons change what is selected, or what is typed next.
class RichTextEditor: UIViewController, UITextViewDelegate {
  let textView = UITextView()
  let toolbar = UIStackView()
  let boldButton = UIButton(type: .system)
  let underlineButton = UIButton(type: .system)
  let highlighter = HashtagHighlighter()
  private let bodyFont = UIFont.systemFont(ofSize: 17)
  private let boldFont = UIFont.boldSystemFont(ofSize: 17)
  private(set) var openedURLs: [URL] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.font = bodyFont
    textView.delegate = self
    textView.allowsEditingTextAttributes = true
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    textView.linkTextAttributes = [.foregroundColor: UIColor.systemGreen]
    textView.alwaysBounceVertical = true
    boldButton.setTitle("B", for: .normal)
    boldButton.addTarget(self, action: Selector(RichTextEditor.toggleBold), for: .touchUpInside)
    underlineButton.setTitle("U", for: .normal)
    underlineButton.addTarget(self, action: Selector(RichTextEditor.toggleUnderline), for: .touchUpInside)
    toolbar.addArrangedSubview(boldButton)
    toolbar.addArrangedSubview(underlineButton)
    toolbar.distribution = .fillEqually
    for subview in [textView, toolbar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      toolbar.topAnchor.constraint(equalTo: view.topAnchor),
      toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      toolbar.heightAnchor.constraint(equalToConstant: 44),
      textView.topAnchor.constraint(equalTo: toolbar.bottomAnchor),
      textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func toggleBold() {
    let range = textView.selectedRange
    if range.length == 0 {
      let isBold = textView.typingAttributes[.font] as? UIFont == boldFont
      textView.typingAttributes[.font] = isBold ? bodyFont : boldFont
      return
    }
    var allBold = true
    textView.textStorage.enumerateAttribute(.font, in: range, options: []) { value, _, stop in
      if value as? UIFont != boldFont {
        allBold = false
        stop.pointee = true
      }
    }
    textView.textStorage.addAttribute(.font, value: allBold ? bodyFont : boldFont, range: range)
  }

  func toggleUnderline() {
    let range = textView.selectedRange
    guard range.length > 0 else { return }
    let style = textView.textStorage.attribute(.underlineStyle, at: range.location, effectiveRange: nil) as? Int ?? 0
    textView.textStorage.beginEditing()
    if style == 0 {
      textView.textStorage.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: range)
    } else {
      textView.textStorage.removeAttribute(.underlineStyle, range: range)
    }
    textView.textStorage.endEditing()
  }

  func insertLink(_ title: String, to url: URL) {
    let link = NSMutableAttributedString(string: title, attributes: [.font: bodyFont, .link: url])
    link.append(NSAttributedString(string: " ", attributes: [.font: bodyFont]))
    textView.textStorage.insert(link, at: textView.selectedRange.location)
    textView.selectedRange = NSRange(location: textView.selectedRange.location + link.length, length: 0)
  }

  func textViewDidChangeSelection(_ textView: UITextView) {
    boldButton.isSelected = textView.typingAttributes[.font] as? UIFont == boldFont
  }

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    openedURLs.append(URL)
    return false
  }
}
#endif
