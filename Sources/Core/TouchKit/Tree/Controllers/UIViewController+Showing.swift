extension UIViewController {
  /// The controller that first received the request to show another one, while it is passed to outer containers.
  private static var asker: UIViewController?

  /// Passes the request to the container around this controller; without one, the first controller asked presents.
  func showOutward(_ controller: UIViewController, _ sender: Any?) {
    passOutward {
      $0.show(controller, sender: sender)
    } otherwise: {
      $0.present(controller, animated: true)
    }
  }

  /// Passes the request to the container around this controller; without one, the first controller asked shows it.
  func showDetailOutward(_ controller: UIViewController, _ sender: Any?) {
    passOutward {
      $0.showDetailViewController(controller, sender: sender)
    } otherwise: {
      $0.show(controller, sender: sender)
    }
  }

  private func passOutward(to ask: (UIViewController) -> Void, otherwise end: (UIViewController) -> Void) {
    let first = UIViewController.asker
    UIViewController.asker = first ?? self
    defer { UIViewController.asker = first }
    if let container = storedParent ?? stackOwner { return ask(container) }
    let asked = UIViewController.asker
    UIViewController.asker = nil
    end(asked ?? self)
  }
}
