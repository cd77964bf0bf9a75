import UIKit

/// A controller whose view is one color.
@MainActor private func plain(_ color: UIColor = .systemTeal) -> UIViewController {
  let controller = UIViewController()
  controller.view.backgroundColor = color
  return controller
}

/// Shows a controller over the window's, lets something be done, and takes it away.
@MainActor private func present(_ controller: UIViewController, in place: Place, _ body: () -> Void) {
  let root = place.stage.window.rootViewController
  root?.present(controller, animated: true)
  place.stage.wait(0.2)
  body()
  place.stage.settle()
  place.stage.wait(1)
  root?.dismiss(animated: false)
  place.stage.wait(1)
}

/// Makes a controller the child of the window's, in the place.
@MainActor private func embed(_ controller: UIViewController, in place: Place, _ body: () -> Void) {
  let root = place.stage.window.rootViewController
  root?.addChild(controller)
  controller.view.frame = place.view.bounds
  place.view.addSubview(controller.view)
  controller.didMove(toParent: root)
  place.stage.settle()
  body()
  place.stage.settle()
  place.stage.wait(0.5)
  controller.willMove(toParent: nil)
  controller.view.removeFromSuperview()
  controller.removeFromParent()
}

extension Subject where Root == UIViewController {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        var controller = plain()
        embed(controller, in: place) { change(&controller) }
      },
      Subject(name: "in a navigation controller") { place, change in
        var controller = plain()
        let table = HostileRows.shared.table()
        table.frame = controller.view.bounds
        controller.view.addSubview(table)
        embed(UINavigationController(rootViewController: controller), in: place) { change(&controller) }
      },
      Subject(name: "as a sheet") { place, change in
        var controller = plain()
        present(controller, in: place) { change(&controller) }
      },
      Subject(name: "in a popover") { place, change in
        var controller = plain()
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = place.view
        controller.popoverPresentationController?.delegate = Staying.shared
        present(controller, in: place) { change(&controller) }
      },
    ]
  }
}
extension Subject where Root == UISheetPresentationController {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        let controller = plain()
        controller.sheetPresentationController?.detents = [.medium(), .large()]
        present(controller, in: place) {
          if var sheet = controller.sheetPresentationController { change(&sheet) }
        }
      }
    ]
  }
}
/// Popovers stay popovers, however small the window.
@MainActor private final class Staying: NSObject, UIPopoverPresentationControllerDelegate {
  static let shared = Staying()
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
extension Subject where Root == UIPopoverPresentationController {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        let controller = plain()
        controller.modalPresentationStyle = .popover
        controller.preferredContentSize = CGSize(width: 40, height: 30)
        controller.popoverPresentationController?.sourceView = place.view
        controller.popoverPresentationController?.delegate = Staying.shared
        present(controller, in: place) {
          if var popover = controller.popoverPresentationController { change(&popover) }
        }
      }
    ]
  }
}
extension Subject where Root == UIPercentDrivenInteractiveTransition {
  /// A transition that a finger drives.
  @MainActor
  private final class Driven: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    var hand = UIPercentDrivenInteractiveTransition()
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.2
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let view = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
      transitionContext.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.2) {
        view.alpha = 1
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }

  @MainActor static var all: [Subject] {
    [false, true].map { isCancelled in
      Subject(name: isCancelled ? "cancelled" : "") { place, change in
        let (controller, driven) = (plain(), Driven())
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = driven
        place.stage.window.rootViewController?.present(controller, animated: true)
        place.stage.settle()
        driven.hand.update(0.4)
        change(&driven.hand)
        if isCancelled { driven.hand.cancel() } else { driven.hand.finish() }
        place.stage.wait(13)
        place.stage.window.rootViewController?.dismiss(animated: false)
        place.stage.wait(1)
      }
    }
  }
}
extension Subject where Root == UISplitViewController {
  @MainActor static var all: [Subject] {
    [UISplitViewController.Style.doubleColumn, .tripleColumn].map { style in
      Subject(name: style == .tripleColumn ? "of three" : "") { place, change in
        var split = UISplitViewController(style: style)
        split.setViewController(plain(), for: .primary)
        if style == .tripleColumn { split.setViewController(plain(.systemRed), for: .supplementary) }
        split.setViewController(plain(.systemBlue), for: .secondary)
        place.stage.resize(to: CGSize(width: 1200, height: 300))
        split.modalPresentationStyle = .fullScreen
        place.stage.window.rootViewController?.present(split, animated: false)
        place.stage.settle()
        change(&split)
        place.stage.settle()
        split.show(.primary)
        place.stage.wait(0.5)
        place.stage.window.rootViewController?.dismiss(animated: false)
        place.stage.wait(0.5)
        place.stage.resize(to: CGSize(width: 120, height: 90))
      }
    }
  }
}
extension Subject where Root == UITabBarController {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        var tabs = UITabBarController()
        tabs.viewControllers = [plain(), plain(.systemRed)]
        embed(tabs, in: place) { change(&tabs) }
      }
    ]
  }
}
extension Subject where Root == UIBarButtonItem {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        let controller = plain()
        var item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItem = item
        embed(UINavigationController(rootViewController: controller), in: place) { change(&item) }
      }
    ]
  }
}
extension Subject where Root == UIBarButtonItemStateAppearance {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        let (controller, look) = (plain(), UINavigationBarAppearance())
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Go", style: .plain, target: nil, action: nil)
        let stack = UINavigationController(rootViewController: controller)
        embed(stack, in: place) {
          var state = look.buttonAppearance.normal
          change(&state)
          stack.navigationBar.standardAppearance = look
        }
      }
    ]
  }
}
extension Subject where Root == UINavigationBarAppearance {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        let controller = plain()
        controller.title = "Title"
        var look = UINavigationBarAppearance()
        let stack = UINavigationController(rootViewController: controller)
        embed(stack, in: place) {
          change(&look)
          stack.navigationBar.standardAppearance = look
        }
      }
    ]
  }
}
extension Subject where Root == UITabBarItem {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        let (tabs, controller) = (UITabBarController(), plain())
        var item = UITabBarItem(title: "Tab", image: nil, tag: 0)
        controller.tabBarItem = item
        tabs.viewControllers = [controller, plain(.systemRed)]
        embed(tabs, in: place) { change(&item) }
      }
    ]
  }
}
extension Subject where Root == UITabBarItemStateAppearance {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        let (tabs, controller, look) = (UITabBarController(), plain(), UITabBarAppearance())
        controller.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
        tabs.viewControllers = [controller, plain(.systemRed)]
        embed(tabs, in: place) {
          var state = look.inlineLayoutAppearance.selected
          change(&state)
          tabs.tabBar.standardAppearance = look
        }
      }
    ]
  }
}
extension Subject where Root == UIBarItem {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        let controller = plain()
        var item: UIBarItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItem = item as? UIBarButtonItem
        embed(UINavigationController(rootViewController: controller), in: place) { change(&item) }
      }
    ]
  }
}
extension Subject where Root == UIWindow {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        var window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        window.backgroundColor = .systemRed
        window.isHidden = false
        place.stage.settle()
        change(&window)
        place.stage.settle()
        window.isHidden = true
      }
    ]
  }
}
extension Subject where Root == UISceneConfiguration {
  @MainActor static var all: [Subject] {
    [
      Subject { _, change in
        var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        change(&configuration)
      }
    ]
  }
}
extension Subject where Root == UISceneSizeRestrictions {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        guard var restrictions = place.stage.window.windowScene?.sizeRestrictions else { return }
        change(&restrictions)
        place.stage.settle()
        place.stage.resize(to: CGSize(width: 130, height: 100))
        (restrictions.minimumSize, restrictions.maximumSize) = (.zero, CGSize(width: 4000, height: 4000))
        place.stage.resize(to: CGSize(width: 120, height: 90))
      }
    ]
  }
}
extension Subject where Root == UIAccessibilityElement {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        let view = UIView(frame: place.view.bounds)
        place.view.addSubview(view)
        var element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityLabel = "A part"
        view.accessibilityElements = [element]
        change(&element)
        _ = place.stage.reading
        _ = place.stage.accessibleElements
      }
    ]
  }
}
extension Subject where Root == NSLayoutConstraint {
  @MainActor static var all: [Subject] {
    [
      Subject(isMisuse: { name, value in
        // A priority is above 0 and at most 1000 (25.6), and required or not for good.
        name == "priority"
          && !(Float(value.filter { "-0123456789.e+".contains($0) }).map { $0 > 0 && $0 < 1000 } ?? false)
      }) { place, change in
        let view = UILabel.talking()
        view.translatesAutoresizingMaskIntoConstraints = false
        place.view.addSubview(view)
        var width = view.widthAnchor.constraint(equalToConstant: 30)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
          width, view.leadingAnchor.constraint(equalTo: place.view.leadingAnchor, constant: 5),
          view.topAnchor.constraint(equalTo: place.view.topAnchor),
        ])
        place.stage.settle()
        change(&width)
      }
    ]
  }
}
extension Subject where Root == UndoManager {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        var manager = UndoManager()
        change(&manager)
        for _ in 0..<3 {
          manager.beginUndoGrouping()
          manager.registerUndo(withTarget: place.view) { $0.alpha = 1 }
          manager.endUndoGrouping()
        }
        while manager.canUndo { manager.undo() }
      }
    ]
  }
}
extension Subject where Root == NSItemProvider {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        var provider = NSItemProvider()
        change(&provider)
        _ = UIDragItem(itemProvider: provider)
      }
    ]
  }
}
extension Subject where Root == UIWindowScene.GeometryPreferences.Mac {
  @MainActor static var all: [Subject] {
    [
      Subject { place, change in
        var geometry = UIWindowScene.GeometryPreferences.Mac()
        change(&geometry)
        guard let scene = place.view.window?.windowScene else { return }
        // The size of the window is meant to change; the former one returns.
        let former = UIWindowScene.GeometryPreferences.Mac(systemFrame: scene.effectiveGeometry.systemFrame)
        scene.requestGeometryUpdate(geometry)
        scene.requestGeometryUpdate(former)
      }
    ]
  }
}
