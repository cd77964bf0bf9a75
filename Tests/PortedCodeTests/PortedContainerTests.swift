#if FoundationGeometry
import Expectations
import Foundation
import Testing
import TouchTesting
import UIKit

/// Coordinators, transitions, sheets and a language for constraints in the manner of public iOS code.
@MainActor @Suite struct PortedContainerTests {
  let stage = TouchStage(size: CGSize(width: 400, height: 640))

  private func show(_ controller: UIViewController) {
    stage.window.rootViewController = controller
    stage.settle()
  }

  private func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  @Test("A coordinator's child is removed with its page, by the button and by the edge, but not by a cancelled gesture")
  func coordinators() throws {
    let tabs = MainTabBarController()
    show(tabs)
    let main = tabs.main
    let navigation = main.navigationController
    #expect(navigation.tabBarItem.title == "Favorites" && navigation.isToolbarHidden)
    stage.tap(labeled: "Buy")
    stage.wait(1)
    #expect(main.childCoordinators.count == 1 && navigation.topViewController?.title == "A year")
    #expect(tabs.tabBar.frame.maxY == 0 && !navigation.isToolbarHidden)
    stage.tap(labeled: "Pay")
    stage.wait(1)
    let alert = try #require(navigation.presentedViewController as? UIAlertController)
    expectEqual(alert.actions.map(\.title), ["Cancel", "Pay"])
    stage.typeKey(.keyboardEscape)
    stage.wait(1)
    #expect(navigation.presentedViewController == nil && main.childCoordinators.count == 1)

    stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 90, y: 300), duration: 0.6)
    stage.wait(1)
    #expect(main.childCoordinators.count == 1 && navigation.viewControllers.count == 2)
    stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 350, y: 300), duration: 0.6)
    stage.wait(1)
    #expect(main.childCoordinators.isEmpty && navigation.viewControllers.count == 1)
    #expect(navigation.isToolbarHidden && tabs.tabBar.frame.minY == 0)

    stage.tap(labeled: "Buy")
    stage.wait(1)
    stage.tap(labeled: "Catalog")
    stage.wait(1)
    #expect(main.childCoordinators.isEmpty)
    expectEqual(
      main.log,
      [
        "will CatalogViewController", "did CatalogViewController", "will BuyViewController", "did BuyViewController",
        "will CatalogViewController", "will CatalogViewController", "did CatalogViewController",
        "will BuyViewController", "did BuyViewController", "will CatalogViewController", "did CatalogViewController",
      ])
  }

  @Test("A sheet with changes stays and says so, one without goes")
  func account() throws {
    let tabs = MainTabBarController()
    show(tabs)
    stage.tap(labeled: "Account")
    stage.wait(1)
    let sheet = try #require(tabs.main.navigationController.presentedViewController as? UINavigationController)
    let account = try #require(sheet.topViewController as? AccountViewController)
    account.hasChanges = true
    stage.typeKey(.keyboardEscape)
    stage.wait(1)
    #expect(account.attempts == 1 && tabs.main.navigationController.presentedViewController === sheet)
    stage.tap(labeled: "Cancel")
    stage.wait(1)
    expectNil(tabs.main.navigationController.presentedViewController)
  }

  @Test("Tabs in their colors: a badge goes when its tab is chosen, and pages are turned by a finger")
  func tabs() throws {
    let tabs = MainTabBarController()
    show(tabs)
    let items = try #require(tabs.tabBar.items)
    #expect(items.map(\.badgeValue) == [nil, "3"] && items[1].badgeColor == .systemBlue)
    stage.tap(labeled: "Tour (3)")
    stage.wait(1)
    #expect(tabs.selectedIndex == 1 && items[1].badgeValue == nil)
    let pages = tabs.pages
    expectEqual((pages.viewControllers?.first as? TutorialPage)?.index, 0)
    stage.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.2)
    stage.wait(2)
    stage.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.2)
    stage.wait(2)
    stage.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.2)
    stage.wait(2)
    #expect(pages.settled == [1, 2] && (pages.viewControllers?.first as? TutorialPage)?.index == 2)
  }

  @Test("A split view side by side and collapsed: a selection shows its detail")
  func split() throws {
    stage.resize(to: CGSize(width: 900, height: 640))
    let split = MonstersSplitViewController(style: .doubleColumn)
    show(split)
    #expect(!split.isCollapsed)
    stage.tap(row: IndexPath(row: 1, section: 0), in: split.master.tableView)
    stage.wait(1)
    #expect(split.detail.nameLabel.text == "Dog-Bot" && split.detail.nameLabel.window != nil)
    stage.resize(to: CGSize(width: 400, height: 640))
    stage.wait(1)
    #expect(split.isCollapsed && split.master.tableView.window != nil)
    stage.tap(row: IndexPath(row: 2, section: 0), in: split.master.tableView)
    stage.wait(1)
    #expect(split.detail.nameLabel.text == "Explode-Bot" && split.detail.nameLabel.window != nil)
  }

  @Test("A menu slides in from the side over two thirds, dims what is behind, and goes by a tap there")
  func slideIn() throws {
    let home = UIViewController()
    show(home)
    let manager = SlideInPresentationManager()
    let menu = UIViewController()
    menu.view.backgroundColor = .white
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = manager
    home.present(menu, animated: true)
    stage.wait(0.15)
    let dim = stage.window.viewDescendants.first { $0.accessibilityIdentifier == "dim" }
    #expect(dim?.alpha == 1 && dim?.frame.size == stage.window.bounds.size)
    stage.wait(1)
    #expect(abs(menu.view.frame.width - 400 * 2 / 3) < 0.01 && menu.view.frame.minX == 0)
    stage.resize(to: CGSize(width: 600, height: 640))
    #expect(abs(menu.view.frame.width - 400) < 0.01)
    stage.tap(at: CGPoint(x: 550, y: 300))
    stage.wait(1)
    #expect(home.presentedViewController == nil && menu.view.window == nil)
  }

  @Test("A picture grows out of its place into the page and back")
  func zoom() throws {
    let gallery = GalleryViewController()
    let navigation = UINavigationController(rootViewController: gallery)
    let zooming = ZoomNavigationDelegate()
    navigation.delegate = zooming
    show(navigation)
    gallery.thumbnail.image = picture()
    stage.tap(gallery.thumbnail)
    stage.settle()
    let photo = try #require(navigation.topViewController as? ZoomedPhotoViewController)
    #expect(gallery.thumbnail.isHidden && photo.photo.isHidden)
    stage.wait(1)
    #expect(!photo.photo.isHidden && photo.view.alpha == 1 && photo.view.window != nil)
    navigation.popViewController(animated: true)
    stage.wait(1)
    #expect(navigation.topViewController === gallery && !gallery.thumbnail.isHidden)
  }

  @Test("A card follows the finger down: released early it returns, later it is dismissed")
  func card() throws {
    let host = CardHostViewController()
    show(host)
    host.openCard()
    stage.wait(1)
    let card = try #require(host.presentedViewController)
    stage.finger.down(at: CGPoint(x: 200, y: 100))
    stage.finger.move(to: CGPoint(x: 200, y: 228), duration: 0.5)
    stage.settle()
    #expect(card.isBeingDismissed)
    stage.finger.up()
    stage.wait(1)
    #expect(host.presentedViewController === card && card.view.frame.minY == 0 && host.appearances == 1)
    stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 500))
    stage.wait(1)
    #expect(host.presentedViewController == nil && host.appearances == 2)
  }

  @Test("A sheet with custom detents moves between them, and the view behind stays usable")
  func sheet() throws {
    let filters = FiltersViewController()
    show(UINavigationController(rootViewController: filters))
    filters.showSheet()
    stage.wait(1)
    let sheet = try #require(filters.presentedViewController?.sheetPresentationController)
    expectEqual(sheet.selectedDetentIdentifier, .medium)
    stage.tap(filters.button)
    stage.wait(0.5)
    stage.tap(labeled: "Date")
    stage.wait(0.5)
    #expect(filters.sort == "Date" && filters.presentedViewController != nil)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .init("small") }
    stage.wait(1)
    let top = filters.presentedViewController!.view.convert(CGPoint.zero, to: nil).y
    stage.drag(from: CGPoint(x: 200, y: top + 8), to: CGPoint(x: 200, y: 60))
    stage.wait(1)
    #expect(filters.detents == [.large] && sheet.selectedDetentIdentifier == .large)
    filters.dismiss(animated: true)
    stage.wait(1)
    expectNil(filters.presentedViewController)
  }

  @Test("A popover points at its bar button and is dismissed by a tap outside")
  func popover() throws {
    let filters = FiltersViewController()
    show(UINavigationController(rootViewController: filters))
    stage.tap(labeled: "More")
    stage.wait(1)
    let content = try #require(filters.presentedViewController)
    expectEqual(content.view.bounds.size, CGSize(width: 200, height: 120))
    expectEqual(content.popoverPresentationController?.arrowDirection, .up)
    stage.tap(at: CGPoint(x: 50, y: 600))
    stage.wait(1)
    expectNil(filters.presentedViewController)
  }

  // MARK: Constraints

  private func box() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.rootView.addSubview(view)
    return view
  }

  @Test("Edges, insets, sizes and centers say what they say, whatever the order of the words")
  func making() {
    let container = box()
    let (one, two) = (UIView(), UIView())
    [one, two].forEach(container.addSubview)
    one.cons.makeConstraints { make in
      make.top.left.equalToSuperview().inset(UIEdgeInsets(top: 50, left: 50, bottom: 0, right: 0))
      make.size.equalTo(CGSize(width: 50, height: 50))
    }
    two.cons.makeConstraints { make in
      make.edges.equalTo(one).inset(-10)
    }
    container.layoutIfNeeded()
    #expect(container.constraints.count == 6 && one.constraints.count == 2)
    expectEqual(one.frame, CGRect(x: 50, y: 50, width: 50, height: 50))
    expectEqual(two.frame, CGRect(x: 40, y: 40, width: 70, height: 70))
    two.cons.remakeConstraints { make in
      make.width.equalTo(one).multipliedBy(2)
      make.height.equalTo(30)
      make.center.equalToSuperview()
    }
    container.layoutIfNeeded()
    #expect(two.frame == CGRect(x: 100, y: 135, width: 100, height: 30) && container.constraints.count == 5)
  }

  @Test("Constraints are updated in place, found by their items; removed ones are deactivated")
  func updating() {
    let container = box()
    let view = UIView()
    container.addSubview(view)
    let made = view.cons.makeConstraints { make in
      make.top.equalTo(50).offset(0)
      make.left.equalTo(50)
      make.width.height.equalTo(40).labeled("side")
    }
    expectEqual(made.flatMap(\.layoutConstraints).filter { $0.identifier == "side" }.count, 2)
    view.cons.updateConstraints { make in make.top.equalTo(15) }
    #expect(container.constraints.map(\.constant) == [15, 50] && container.constraints.count == 2)
    container.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 50, y: 15, width: 40, height: 40))
    made[2].update(offset: 60)
    container.layoutIfNeeded()
    expectEqual(view.frame.size, CGSize(width: 60, height: 60))
    view.cons.removeConstraints()
    #expect(container.constraints.isEmpty && view.constraints.isEmpty)
  }

  @Test("Less than, greater than and priorities: the higher priority applies, within the required ones")
  func priorities() {
    let container = box()
    let view = UIView()
    container.addSubview(view)
    let made = view.cons.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(10)
      make.width.lessThanOrEqualTo(200)
      make.width.greaterThanOrEqualTo(100)
      make.width.equalTo(500).priority(.defaultHigh)
      make.width.equalTo(20).priority(749)
    }
    container.layoutIfNeeded()
    expectEqual(view.frame.width, 200)
    made[4].update(priority: UILayoutPriority(700))
    container.layoutIfNeeded()
    expectEqual(view.frame.width, 100)
    made[5].isActive = false
    container.layoutIfNeeded()
    expectEqual(view.frame.width, 200)
  }

  @Test("A card in that syntax: its text collapses and expands, and its height fits")
  func profile() {
    let container = box()
    let card = ProfileCard()
    card.name.text = "Ada"
    card.bio.text = "Wrote the first program that was ever printed, in notes that were longer than the paper."
    container.addSubview(card)
    card.cons.makeConstraints { make in make.top.left.right.equalToSuperview() }
    container.layoutIfNeeded()
    let bio = card.bio.frame.height
    #expect(bio > 30 && card.frame.height == 16 + 48 + 8 + bio + 16 && card.bio.frame.width == 268)
    #expect(card.follow.frame.maxX == 284 && card.name.frame.minX == 76)
    card.toggleBio()
    stage.wait(1)
    #expect(card.bio.frame.height == 0 && card.frame.height == 88)
    card.toggleBio()
    stage.wait(1)
    expectEqual(card.bio.frame.height, bio)
  }
}

extension UIView {
  fileprivate var viewDescendants: [UIView] { subviews + subviews.flatMap(\.viewDescendants) }
}
#endif
