import Expectations
import Testing
import TouchTesting
import UIKit

/// Screens in the manner of tutorials: lists with a search, tabs with pictures, sheets, questions, menus, pages.
@MainActor @Suite struct PortedScreenTests {
  private func stage(_ root: UIViewController) -> TouchStage {
    let stage = TouchStage(size: CGSize(width: 480, height: 640), rootViewController: root)
    stage.window.application?.becomeShared()
    stage.settle()
    return stage
  }

  #if FoundationGeometry
  @Test("A list filters by its search, which scrolls with the content; a detail is below the bar")
  func plants() throws {
    let list = PlantListController()
    let stack = UINavigationController(rootViewController: list)
    let stage = stage(stack)
    func rows() -> [String] {
      list.tableView.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "" }
    }
    expectEqual(rows(), ["Basil", "Carrot", "Dill", "Sage"])
    stage.tap(list.searchController.searchBar.searchTextField)
    stage.typeText("a")
    expectEqual(rows(), ["Basil", "Carrot", "Sage"])
    stage.typeText("r")
    expectEqual(rows(), ["Carrot"])
    stage.typeKey(.keyboardEscape)
    stage.wait(1)
    #expect(rows().count == 4 && !list.searchController.isActive)
    stage.tap(row: IndexPath(row: 1, section: 0), in: list.tableView)
    stage.wait(1)
    let detail = try #require(stack.topViewController as? PlantDetailController)
    expectEqual(detail.view.convert(CGPoint.zero, to: nil), CGPoint(x: 0, y: stack.navigationBar.frame.maxY))
    #expect(detail.view.safeAreaInsets.top == 0 && detail.label.text == "Umbels")
    stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 440, y: 410), duration: 0.4)
    stage.wait(1)
    #expect(stack.topViewController === list)
  }
  #endif

  @Test("Tabs slide in the dark style, with images next to their titles")
  func shop() throws {
    let tabs = ShopTabController()
    let stage = stage(tabs)
    let pages = try #require(tabs.viewControllers)
    #expect(tabs.view.traitCollection.userInterfaceStyle == .dark && pages[0].view.frame.minY == 40)
    expectEqual(pages[0].view.convert(CGPoint.zero, to: nil).y, tabs.tabBar.frame.maxY)
    tabs.selectedIndex = 2
    stage.wait(0.1)
    #expect(pages[0].view.window != nil && pages[2].view.superview === pages[0].view.superview)
    expectEqual(pages[2].view.frame, pages[0].view.frame.applying(pages[0].view.transform.inverted()))
    stage.wait(1)
    #expect(pages[0].view.window == nil && pages[2].view.transform == .identity)
    expectEqual(pages[2].view.convert(CGPoint.zero, to: nil).y, tabs.tabBar.frame.maxY)
  }

  @Test("A sheet stays at its small height, grows when the program says so, and leaves what is behind in reach")
  func filters() {
    let places = PlacesController()
    let stage = stage(UINavigationController(rootViewController: places))
    stage.tap(labeled: "Filters")
    stage.wait(1)
    let top = places.filters.view.convert(CGPoint.zero, to: nil).y
    #expect(top > 400 && places.presentedViewController === places.filters)
    stage.tap(at: CGPoint(x: 200, y: 200))
    stage.typeKey(.keyboardEscape)
    stage.wait(1)
    #expect(places.presentedViewController === places.filters)
    places.expand()
    stage.wait(1)
    #expect(places.filters.view.convert(CGPoint.zero, to: nil).y < 40 && places.heights == [])
    stage.tap(places.filters.open)
    #expect(places.filters.open.isOn)
  }

  @Test("A draft asks before it goes")
  func draft() {
    let (root, draft) = (UIViewController(), DraftController())
    let stage = stage(root)
    root.present(draft, animated: false)
    stage.typeKey(.keyboardEscape)
    stage.wait(1)
    #expect(draft.asked == 1 && draft.presentedViewController is UIAlertController)
    stage.tap(labeled: "Discard Changes")
    stage.wait(1)
    expectNil(root.presentedViewController)
  }

  @Test("Alerts: presentation order, a required text, and a message")
  func questions() throws {
    let page = UIViewController()
    let stage = stage(UINavigationController(rootViewController: page))
    #expect(UIApplication.topViewController() === page && !page.isModal)
    var names: [String] = []
    page.askForText(title: "Name", placeholder: "A name") { names.append($0) }
    stage.wait(1)
    let alert = try #require(UIApplication.topViewController() as? UIAlertController)
    expectEqual(alert.preferredAction?.isEnabled, false)
    stage.typeKey(.keyboardReturnOrEnter)
    stage.wait(1)
    #expect(names == [] && page.navigationController?.presentedViewController === alert)
    stage.typeText("Ada")
    expectEqual(alert.preferredAction?.isEnabled, true)
    stage.typeKey(.keyboardReturnOrEnter)
    stage.wait(1)
    #expect(names == ["Ada"] && UIApplication.topViewController() === page)
    var isDone = false
    page.showAlert(title: "Saved") { isDone = true }
    stage.wait(1)
    stage.tap(labeled: "OK")
    stage.wait(1)
    #expect(isDone)
    let child = UIViewController()
    page.add(child)
    #expect(child.parent === page && child.view.superview === page.view)
    child.remove()
    #expect(child.parent == nil && child.view.superview == nil)
  }

  @Test("Menus: of a picture, of a button that sorts, of one that pops up")
  func menus() {
    let gallery = GalleryController()
    let stage = stage(gallery)
    stage.press(gallery.picture, forDuration: 0.6)
    stage.tap(labeled: "Favorite")
    stage.wait(0.5)
    expectEqual(gallery.log, ["favorite true", "closed"])
    stage.mouse.click(at: CGPoint(x: 100, y: 100), button: .secondary)
    stage.tap(labeled: "Delete")
    stage.wait(0.5)
    expectEqual(gallery.log, ["favorite true", "closed", "delete", "closed"])
    stage.tap(gallery.sortButton)
    stage.tap(labeled: "Size")
    stage.wait(0.5)
    #expect(gallery.order == .size && gallery.sortButton.menu?.children.count == 4)
    #expect(gallery.kindButton.currentTitle == "Photos" || gallery.kindButton.configuration?.title == "Photos")
    stage.tap(gallery.kindButton)
    stage.tap(labeled: "Films")
    stage.wait(0.5)
    expectEqual(gallery.log.last, "films")
  }

  @Test("Pages turn, and a card has a custom transition and is dismissed by a tap outside")
  func pages() {
    let (onboarding, transition, card) = (OnboardingController(), CardTransition(), UIViewController())
    let stage = stage(onboarding)
    onboarding.next()
    stage.wait(1)
    #expect(onboarding.viewControllers?.first?.title == "Look around" && onboarding.turned == [])
    stage.drag(from: CGPoint(x: 400, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.3)
    stage.wait(1)
    expectEqual(onboarding.turned, ["Begin"])
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = transition
    onboarding.present(card, animated: true)
    stage.wait(1)
    expectEqual(card.view.frame, CGRect(x: 0, y: 400, width: 480, height: 240))
    stage.tap(at: CGPoint(x: 200, y: 100))
    stage.wait(1)
    expectNil(onboarding.presentedViewController)
  }
}
