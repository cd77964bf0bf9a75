import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

@testable import TouchNavigation
@testable import TouchTesting

/// Rules 29.5 to 29.7.
@MainActor @Suite struct SplitTests {
  @MainActor final class Scene: UISplitViewControllerDelegate {
    let stage: TouchStage
    let diary = Diary()
    let split: UISplitViewController
    var top: UISplitViewController.Column?

    init(_ style: UISplitViewController.Style = .doubleColumn, width: CGFloat = 800) {
      stage = TouchStage(size: CGSize(width: width, height: 600))
      split = UISplitViewController(style: style)
      split.delegate = self
      split.setViewController(Page("List", diary), for: .primary)
      if style == .tripleColumn { split.setViewController(Page("Items", diary), for: .supplementary) }
      split.setViewController(Page("Detail", diary), for: .secondary)
    }

    func show() {
      stage.window.rootViewController = split
      stage.settle()
    }

    /// The frames of the columns that are in the window, as `column x+width`.
    var places: String {
      let names: [(String, UISplitViewController.Column)] = [("P", .primary), ("S", .supplementary), ("D", .secondary)]
      return names.compactMap { name, column in
        guard let view = split.columns[column]?.navigation.viewIfLoaded, view.window != nil else { return nil }
        let frame = view.convert(view.bounds, to: nil)
        return "\(name) \(Int(frame.minX))+\(Int(frame.width))"
      }.joined(separator: " ")
    }

    /// A part of what the window shows.
    func picture(of part: CGRect) -> Bitmap? {
      stage.settle()
      return stage.program.surface.picture.flatMap { CGImage($0) }?.cropping(to: part)?.bitmap
    }

    /// The titles of the first column's stack.
    var stack: String {
      split.columns[.primary]?.navigation.viewControllers.map { $0.title ?? "?" }.joined(separator: " ") ?? ""
    }

    func splitViewController(
      _: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      diary("collapse(\(proposed))")
      return top ?? proposed
    }
    func splitViewControllerDidCollapse(_: UISplitViewController) { diary("didCollapse") }
    func splitViewControllerDidExpand(_: UISplitViewController) { diary("didExpand") }
    func splitViewController(_: UISplitViewController, willShow column: UISplitViewController.Column) {
      diary("willShow(\(column))")
    }
    func splitViewController(_: UISplitViewController, willHide column: UISplitViewController.Column) {
      diary("willHide(\(column))")
    }
  }

  @Test("29.5: as many columns side by side as fit")
  func columns() {
    for (style, width, places) in [
      (UISplitViewController.Style.doubleColumn, 800.0, "P 0+260 D 260+540"), (.doubleColumn, 600, "D 0+600"),
      (.tripleColumn, 1100, "P 0+260 S 260+300 D 560+540"), (.tripleColumn, 800, "S 0+300 D 300+500"),
    ] {
      let scene = Scene(style, width: CGFloat(width))
      scene.show()
      expectEqual(scene.places, places)
    }
  }

  @Test("29.6: in a narrow window one stack, taken apart again in a wide one")
  func collapse() {
    let scene = Scene()
    scene.show()
    _ = scene.diary.take()
    let detail = scene.split.columns[.secondary]?.navigation
    scene.stage.resize(to: CGSize(width: 400, height: 600))
    #expect(scene.split.isCollapsed && scene.stack == "List Detail" && scene.places == "P 0+400")
    scene.split.columns[.primary]?.navigation.pushViewController(Page("More", scene.diary), animated: false)
    scene.stage.settle()
    scene.stage.resize(to: CGSize(width: 800, height: 600))
    #expect(!scene.split.isCollapsed && scene.stack == "List" && scene.places == "P 0+260 D 260+540")
    expectEqual(detail?.viewControllers.map { $0.title ?? "" }, ["Detail", "More"])
    #expect(detail?.topViewController?.view.window != nil)
    let log = scene.diary.take()
    #expect(log.contains("collapse(secondary) didCollapse") && log.contains("didExpand"))
  }

  @Test("29.6: the delegate says what is on top; showing pushes, hiding pops")
  func topColumn() {
    let scene = Scene(width: 400)
    scene.top = .primary
    scene.show()
    expectEqual(scene.stack, "List")
    scene.split.show(.secondary)
    scene.stage.wait(1)
    expectEqual(scene.stack, "List Detail")
    scene.split.columns[.primary]?.navigation.popViewController(animated: true)
    scene.stage.wait(1)
    scene.split.show(.secondary)
    scene.stage.wait(1)
    expectEqual(scene.stack, "List Detail")
    scene.split.hide(.secondary)
    scene.stage.wait(1)
    expectEqual(scene.stack, "List")
    scene.split.showDetailViewController(Page("Other", scene.diary), sender: nil)
    scene.stage.wait(1)
    expectEqual(scene.stack, "List Other")
  }

  @Test("28.4, 29.6: a controller visible before and after has balanced appearance calls")
  func balanced() {
    let scene = Scene()
    scene.show()
    for width in [400.0, 800, 400, 600, 1100] {
      scene.stage.resize(to: CGSize(width: CGFloat(width), height: 600))
      scene.stage.wait(0.5)
    }
    let words = scene.diary.take().split(separator: " ").map(String.init)
    for name in ["List", "Detail"] {
      let calls: [String: AppearanceCall] = [
        "willAppear": .willAppear, "isAppearing": .isAppearing, "didAppear": .didAppear,
        "willDisappear": .willDisappear, "didDisappear": .didDisappear,
      ]
      let received = words.filter { $0.hasPrefix(name + ".") }.compactMap {
        calls[String($0.dropFirst(name.count + 1).filter { $0 != "!" })]
      }
      #expect(received.fault == nil && received.last == .didAppear)
    }
  }

  @Test("29.5: a column that does not fit overlays the secondary one; a click outside and Escape hide it")
  func over() {
    let scene = Scene(width: 600)
    scene.show()
    _ = scene.diary.take()
    scene.split.show(.primary)
    scene.stage.wait(0.5)
    #expect(scene.split.displayMode == .oneOverSecondary && scene.places == "P 0+260 D 0+600")
    scene.stage.mouse.click(at: CGPoint(x: 500, y: 300))
    scene.stage.wait(0.5)
    #expect(scene.split.displayMode == .secondaryOnly && scene.places == "D 0+600")
    #expect(scene.diary.take().contains("willHide(primary)"))
    scene.split.show(.primary)
    scene.stage.wait(0.5)
    scene.stage.typeKey(.keyboardEscape)
    scene.stage.wait(0.5)
    expectEqual(scene.places, "D 0+600")
  }

  private func drag(_ scene: Scene, from start: CGFloat, to end: CGFloat) {
    scene.stage.mouse.move(to: CGPoint(x: start, y: 300))
    scene.stage.mouse.down()
    for step in 1...10 {
      scene.stage.mouse.move(to: CGPoint(x: start + (end - start) * CGFloat(step) / 10, y: 300))
    }
    scene.stage.mouse.up()
    scene.stage.settle()
  }

  @Test("29.7: the line can be dragged between the least and the greatest width")
  func dragged() {
    let scene = Scene()
    scene.split.minimumPrimaryColumnWidth = 200
    scene.show()
    drag(scene, from: 260, to: 330)
    #expect(scene.split.primaryColumnWidth > 310 && scene.split.primaryColumnWidth <= 330)
    drag(scene, from: scene.split.primaryColumnWidth, to: 20)
    #expect(scene.split.primaryColumnWidth == 200 && scene.places == "P 0+200 D 200+600")
  }

  @Test("29.5: a finger from the edge shows the column; the chain leads through the container")
  func edge() {
    let scene = Scene(width: 600)
    scene.show()
    scene.stage.finger.down(at: CGPoint(x: 4, y: 300))
    scene.stage.finger.move(to: CGPoint(x: 200, y: 300), duration: 0.3)
    scene.stage.finger.up()
    scene.stage.wait(0.5)
    expectEqual(scene.places, "P 0+260 D 0+600")
    let navigation = scene.split.columns[.secondary]?.navigation
    var chain: [UIResponder] = []
    var next: UIResponder? = navigation
    while let responder = next {
      chain.append(responder)
      next = responder.next
    }
    #expect(chain.dropFirst().contains { $0 === scene.split } && chain.contains { $0 === scene.stage.window })
    #expect(navigation?.topViewController?.splitViewController === scene.split)
  }

  @Test("29.5: what moves in one column is seen in that column only, and leaves nothing behind in the others")
  func searchBesideAColumn() throws {
    let scene = Scene()
    let list = try #require(scene.split.viewController(for: .primary))
    let search = UISearchController(searchResultsController: nil)
    list.navigationItem.searchController = search
    scene.show()
    let column = try #require(scene.split.columns[.primary]?.navigation.view)
    let edge = column.convert(column.bounds, to: nil).maxX
    // Returns pictures of the other column's leading edge, and of the separator next to the buttons.
    func seen() -> [Bitmap?] {
      [CGRect(x: edge, y: 0, width: 200, height: 60), CGRect(x: edge - 1, y: 8, width: 1, height: 30)].map {
        scene.picture(of: $0)
      }
    }
    let before = seen()
    scene.stage.tap(search.searchBar.searchTextField)
    scene.stage.wait(0.1)
    // The separator covers the column's last points, so the appearing button is visible through it during the
    // animation.
    expectEqual(seen()[0], before[0])
    scene.stage.wait(1)
    expectEqual(seen(), before)
    scene.stage.window.isHidden = true
    scene.stage.settle()
    scene.stage.window.isHidden = false
    expectEqual(seen(), before)
  }

  @Test("29.6: in a wide window another detail takes the place of the one that is seen", arguments: [false, true])
  func detail(isWrapped: Bool) {
    let scene = Scene()
    scene.show()
    let other = Page("Other", scene.diary)
    scene.split.showDetailViewController(
      isWrapped ? UINavigationController(rootViewController: other) : other, sender: nil)
    scene.stage.wait(0.5)
    #expect(other.viewIfLoaded?.window != nil)
    expectEqual(scene.places, "P 0+260 D 260+540")
  }

  @Test("containers can be loaded before there is a window")
  func loadedWithoutWindow() {
    let containers = [
      UISplitViewController(style: .doubleColumn), UITabBarController(), UINavigationController(),
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
    ]
    #expect(containers.allSatisfy { $0.view.window == nil })
  }
}
