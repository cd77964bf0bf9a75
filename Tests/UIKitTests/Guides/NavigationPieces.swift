import UIKit

// Pieces of Docs/Navigation.md, as it shows them.

final class Inbox: UIViewController {
  func opens(_ message: UIViewController) {
    message.title = "Lunch?"
    message.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .reply, primaryAction: UIAction { _ in print("reply") })
    navigationController?.pushViewController(message, animated: true)
  }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(title: "New", action: Selector(Inbox.compose), input: "n", modifierFlags: .command)]
  }

  func compose() {}

  func ownBackButton() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
    navigationItem.leftItemsSupplementBackButton = true  // the back button stays, and with it the gesture
  }
}

@MainActor private func dresses(_ bar: UINavigationBar) {
  let look = UINavigationBarAppearance()
  look.backgroundColor = .systemIndigo
  look.titleTextAttributes = [.foregroundColor: UIColor.white]
  look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
  bar.standardAppearance = look
  bar.scrollEdgeAppearance = UINavigationBarAppearance()  // that of the system while the content is at its top
}

@MainActor private func columns(_ list: UIViewController, _ detail: UIViewController, _ window: UIWindow) {
  let split = UISplitViewController(style: .doubleColumn)
  split.setViewController(list, for: .primary)
  split.setViewController(detail, for: .secondary)
  window.rootViewController = split
}
