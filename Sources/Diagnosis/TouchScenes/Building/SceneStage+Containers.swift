import TouchGeometry
import TouchKit
import TouchNavigation
import TouchWidgets

// Container controllers, presented controllers and context menus.

extension SceneStage {
  func makeContainer(_ description: SceneController, _ behavior: ResponderBehavior) -> UIViewController {
    switch description.controllerClass {
    case .plain: return LoggingController(behavior)
    case .navigation: return LoggingNavigationController(behavior)
    case .tabs: return LoggingTabBarController(behavior)
    case .split: return LoggingSplitViewController(behavior)
    }
  }

  /// Gives a container its child controllers, and returns its view.
  func fill(_ container: UIViewController, with inside: [UIViewController], selecting place: Int) -> UIView {
    switch container {
    case let stack as UINavigationController: stack.viewControllers = inside
    case let tabs as UITabBarController:
      tabs.viewControllers = inside
      tabs.selectedIndex = place
    case let split as UISplitViewController:
      for (column, controller) in zip([UISplitViewController.Column.primary, .secondary], inside) {
        split.setViewController(controller, for: column)
      }
    default: break
    }
    return container.view
  }

  /// Sets the properties of a controller that bars show, and its style of presentation.
  func configure(_ controller: UIViewController, _ description: SceneController) {
    controller.title = description.title ?? description.name
    if let title = description.leftBarButtonItem {
      let press = UIAction { [weak self] _ in self?.write(description.name, "leftBarButtonItem", title) }
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: title, primaryAction: press)
    }
    controller.navigationItem.leftItemsSupplementBackButton = description.leftItemsSupplementBackButton
    controller.navigationItem.hidesBackButton = description.hidesBackButton
    switch description.modalPresentationStyle {
    case nil: return
    case .pageSheet: controller.modalPresentationStyle = .pageSheet
    case .formSheet: controller.modalPresentationStyle = .formSheet
    case .fullScreen: controller.modalPresentationStyle = .fullScreen
    case .overFullScreen: controller.modalPresentationStyle = .overFullScreen
    }
    guard let sheet = controller.sheetPresentationController else { return }
    if !description.detents.isEmpty { sheet.detents = description.detents.map { $0 == .medium ? .medium() : .large() } }
    sheet.prefersScrollingExpandsWhenScrolledToEdge = description.prefersScrollingExpandsWhenScrolledToEdge
    sheet.largestUndimmedDetentIdentifier = description.largestUndimmedDetentIdentifier.map {
      $0 == .medium ? .medium : .large
    }
  }

  /// Presents the controllers that are waiting, once the window is visible.
  func present() {
    guard let window = rootView.window, !window.isHidden, window.windowScene != nil else { return }
    let due = waitingToBePresented
    waitingToBePresented = []
    for one in due {
      guard let controller = one.view.rare?.viewController else { continue }
      window.layoutIfNeeded()
      // The presented view is added to the window and does not inherit the root view's style.
      controller.overrideUserInterfaceStyle = rootView.overrideUserInterfaceStyle
      one.presenter.present(controller, animated: false)
      var around: UIView? = controller.viewIfLoaded
      while let view = around {
        if let pan = view.gestureRecognizers?.first(where: { $0.name == "sheet" }) {
          register(pan, as: one.description.dragName)
          break
        }
        around = view.superview
      }
    }
    if !due.isEmpty { relateAgain() }
  }

  /// Adds a context menu that logs the selection.
  func addMenu(_ description: SceneView, to view: UIView) {
    let menu = SceneMenuDelegate(description, stage: self)
    keep(menu)
    view.addInteraction(UIContextMenuInteraction(delegate: menu))
    register("context menu", of: view, as: description.menuName)
    register("secondary click", of: view, as: "\(description.name).click")
  }
}
