import UIKit

// 64. Helpers that ask the user from wherever the program is.

extension UIApplication {
  /// The controller in front.
  static func topViewController(
    _ base: UIViewController? = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .flatMap { $0.windows }.first(where: { $0.isKeyWindow })?.rootViewController
  ) -> UIViewController? {
    if let navigation = base as? UINavigationController { return topViewController(navigation.visibleViewController) }
    if let tabs = base as? UITabBarController, let selected = tabs.selectedViewController {
      return topViewController(selected)
    }
    if let split = base as? UISplitViewController { return topViewController(split.viewControllers.last) }
    if let presented = base?.presentedViewController { return topViewController(presented) }
    return base
  }
}

extension UIViewController {
  func showAlert(title: String, message: String? = nil, done: (() -> Void)? = nil) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: { _ in done?() }))
    alert.view.tintColor = .systemPurple
    present(alert, animated: true, completion: nil)
  }

  func askForText(title: String, placeholder: String, text: String? = nil, completion: @escaping (String) -> Void) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
      completion(alert?.textFields?.first?.text ?? "")
    }
    save.isEnabled = text?.isEmpty == false
    alert.addTextField { field in
      field.placeholder = placeholder
      field.text = text
      field.clearButtonMode = .whileEditing
      field.addAction(
        UIAction { action in
          save.isEnabled = (action.sender as? UITextField)?.text?.isEmpty == false
        }, for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(save)
    alert.preferredAction = save
    present(alert, animated: true)
  }

  func add(_ child: UIViewController, in container: UIView? = nil) {
    addChild(child)
    let container: UIView = container ?? view
    container.addSubview(child.view)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: self)
  }

  func remove() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }

  var isModal: Bool {
    if let index = navigationController?.viewControllers.firstIndex(of: self), index > 0 { return false }
    return presentingViewController != nil
      || navigationController?.presentingViewController?.presentedViewController
        === navigationController && navigationController != nil
  }
}
