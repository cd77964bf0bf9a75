import UIKit

/// A reader of letters that are made up: mailboxes and messages in one column, the message in the other.
@main final class Mail: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = MailController(Post())
    window?.makeKeyAndVisible()
    return true
  }

  override func buildMenu(with builder: any UIMenuBuilder) {
    let new = UIKeyCommand(title: "New…", action: MailController.composes, input: "n", modifierFlags: .command)
    let reply = UIKeyCommand(title: "Reply…", action: MailController.replies, input: "r", modifierFlags: .command)
    let trash = UIKeyCommand(
      title: "Move to Trash", action: MailController.removes, input: UIKeyCommand.inputDelete, modifierFlags: .command)
    builder.insertSibling(UIMenu(title: "Message", children: [new, reply, trash]), beforeMenu: .edit)
  }
}

/// The window's content, and what the menus do.
final class MailController: UISplitViewController, UISplitViewControllerDelegate {
  static let composes = Selector(MailController.compose)
  static let replies = Selector(MailController.reply)
  static let removes = Selector(MailController.removeShown)
  let post: Post
  private let page = MessagePage()
  private var stack: UINavigationController? { viewController(for: .primary)?.navigationController }
  private var shown: Message? { didSet { page.show(shown) } }

  init(_ post: Post) {
    self.post = post
    super.init(style: .doubleColumn)
    post.onChange = { [weak self] in
      for case let list as MailList in self?.stack?.viewControllers ?? [] { list.reload() }
    }
    (delegate, preferredPrimaryColumnWidth) = (self, 320)
    let new = UIBarButtonItem(title: "New", primaryAction: UIAction { [weak self] _ in self?.compose() })
    let reply = UIBarButtonItem(title: "Reply", primaryAction: UIAction { [weak self] _ in self?.reply() })
    page.navigationItem.rightBarButtonItems = [new, reply]
    let boxes = MailboxList()
    boxes.title = "Mailboxes"
    setViewController(boxes, for: .primary)
    setViewController(page, for: .secondary)
    stack?.pushViewController(MessageList(.inbox), animated: false)
  }
  required init?(coder: NSCoder) { nil }

  func open(_ message: Message) {
    shown = message
    post.change(message.id) { $0.isRead = true }
    show(.secondary)
  }

  /// Puts a letter into another mailbox, until Control and Z.
  func move(_ message: Message, to box: Mailbox) {
    let former = post.messages.first { $0.id == message.id }?.box ?? box
    post.change(message.id) { $0.box = box }
    if shown?.id == message.id { shown = nil }
    undoManager?.registerUndo(withTarget: self) { $0.move(message, to: former) }
  }

  func compose() { write() }
  func removeShown() { if let shown, shown.box != .trash { move(shown, to: .trash) } }

  func reply() {
    guard let shown else { return }
    write(to: shown.from, subject: "Re: \(shown.subject)", text: "\n\n\(shown.from) wrote:\n\(shown.text)")
  }

  override func validate(_ command: UICommand) {
    let isWriting = presentedViewController != nil
    if isWriting || shown == nil && command.action != MailController.composes { command.attributes.insert(.disabled) }
  }

  /// The lists, in a narrow window, as long as there is no letter to read.
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
  ) -> Column { shown == nil ? .primary : .secondary }

  private func write(to: String = "", subject: String = "", text: String = "") {
    let composer = Composer(post, to: to, subject: subject, text: text)
    let sheet = UINavigationController(rootViewController: composer)
    (sheet.modalPresentationStyle, sheet.isModalInPresentation) = (.formSheet, true)
    sheet.presentationController?.delegate = composer
    present(sheet, animated: true)
  }
}
