import UIKit

/// A message to be read.
final class MessagePage: UIViewController {
  let (subject, from, text) = (UILabel(), UILabel(), UITextView())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    (subject.font, from.textColor) = (.systemFont(ofSize: 22, weight: .bold), .secondaryLabel)
    (text.font, text.isEditable, text.textContainer.lineFragmentPadding) = (.systemFont(ofSize: 16), false, 0)
    view.fill(with: [subject, from, text])
    show(nil)
  }

  func show(_ message: Message?) {
    loadViewIfNeeded()
    subject.text = message?.subject ?? "No message"
    (from.text, text.text) = (message?.from ?? "Choose one from the list.", message?.text ?? "")
    navigationItem.rightBarButtonItems?.last?.isEnabled = message != nil
  }
}

/// A letter to be written, in a sheet that asks before it throws one away.
final class Composer: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let (post, start): (Post, String)
  private let (to, subject, text) = (UITextField(), UITextField(), UITextView())

  init(_ post: Post, to: String, subject: String, text: String) {
    (self.post, start) = (post, text)
    super.init(nibName: nil, bundle: nil)
    title = "New Message"
    (self.to.text, self.subject.text, self.text.text) = (to, subject, text)
    let (cancels, sends) = (Selector(Composer.cancel), Selector(Composer.send))
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: cancels)
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .done, target: self, action: sends)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    (to.placeholder, subject.placeholder) = ("To", "Subject")
    for field in [to, subject] { field.borderStyle = .roundedRect }
    text.font = .systemFont(ofSize: 16)
    view.fill(with: [to, subject, text])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if to.text?.isEmpty ?? true { to.becomeFirstResponder() } else { text.becomeFirstResponder() }
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { cancel() }

  private func send() {
    post.send(to: to.text ?? "", subject: subject.text ?? "", text: text.text ?? "")
    dismiss(animated: true)
  }

  private func cancel() {
    guard text.text != start else { return dismiss(animated: true) }
    let alert = UIAlertController(title: "Throw the letter away?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep Writing", style: .cancel))
    alert.addAction(UIAlertAction(title: "Throw Away", style: .destructive) { _ in self.dismiss(animated: true) })
    present(alert, animated: true)
  }
}

extension UIView {
  /// Puts views below each other into this one, with room around them.
  fileprivate func fill(with views: [UIView]) {
    let rows = UIStackView(arrangedSubviews: views)
    (rows.axis, rows.spacing, rows.frame) = (.vertical, 8, bounds)
    rows.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    rows.isLayoutMarginsRelativeArrangement = true
    rows.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    addSubview(rows)
  }
}
