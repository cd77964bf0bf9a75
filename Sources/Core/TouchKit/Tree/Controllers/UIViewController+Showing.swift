extension UIViewController {
  /// Who was asked to show something, while the containers around it are asked.
  private static var asker: UIViewController?

  /// Asks the container around; where there is none, the controller that was asked first presents.
  func showOutward(_ controller: UIViewController, _ sender: Any?) {
    passOutward {
      $0.show(controller, sender: sender)
    } otherwise: {
      $0.present(controller, animated: true)
    }
  }

  /// Asks the container around; where there is none, the controller that was asked first shows.
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
