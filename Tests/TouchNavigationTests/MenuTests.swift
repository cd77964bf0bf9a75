import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting

@testable import TouchNavigation
@testable import TouchWidgets

@MainActor private final class Menus: UIContextMenuInteractionDelegate {
  let diary: Diary
  var menu: UIMenu?
  init(_ diary: Diary) { self.diary = diary }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    diary("asked(\(Int(location.x)),\(Int(location.y)))")
    return menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    diary("willDisplay")
    animator?.addCompletion { [diary] in diary("shown") }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    diary("willEnd")
    animator?.addCompletion { [diary] in diary("ended") }
  }
}

@MainActor private final class Commander: UIViewController {
  var diary: Diary?
  var allows = true
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action === Commander.runs ? allows : super.canPerformAction(action, withSender: sender)
  }
  override func validate(_ command: UICommand) { command.title = "Run now" }
  static let runs = Selector(Commander.run)
  func run(_ command: UICommand) { diary?("run \(command.title)") }
}

@MainActor @Suite struct MenuTests {
  let stage: TouchStage
  private let root = Commander()
  let diary = Diary()
  let area = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let menus: Menus

  init() {
    stage = TouchStage(size: CGSize(width: 500, height: 400), rootViewController: root)
    menus = Menus(diary)
    root.diary = diary
    root.view.addSubview(area)
    area.addInteraction(UIContextMenuInteraction(delegate: menus))
    menus.menu = UIMenu(children: [action("Copy"), action("Paste", .disabled), action("Delete", .destructive)])
    stage.settle()
  }

  private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { [diary] action in diary(action.title) }
  }

  private var overlay: MenuOverlay? { stage.window.subviews.last as? MenuOverlay }
  private var panels: [MenuPanel] { overlay?.subviews.compactMap { $0 as? MenuPanel } ?? [] }
  private func place(_ panel: Int, _ row: Int) -> CGPoint {
    let rect = panels[panel].rect(of: row, in: stage.window)
    return CGPoint(x: rect.midX, y: rect.midY)
  }
  private var marked: String? { panels.last.flatMap { panel in panel.marked.flatMap { panel.item(at: $0)?.title } } }

  private func secondaryClick(_ place: CGPoint) {
    stage.mouse.move(to: place)
    stage.mouse.down(.secondary)
    stage.mouse.up(.secondary)
  }

  @Test("31.4: a finger that rests for 0.5 s opens it; the choice acts before the menu ends")
  func longPress() {
    stage.finger.down(at: CGPoint(x: 50, y: 60))
    stage.wait(0.49)
    expectEqual(diary.take(), "")
    stage.wait(0.02)
    expectEqual(diary.take(), "asked(50,60) willDisplay shown")
    stage.finger.up()
    stage.tap(at: place(0, 0))
    #expect(diary.take() == "Copy willEnd ended" && overlay == nil)
  }

  @Test("31.4: no configuration, no menu, and the touch continues")
  func nothing() {
    menus.menu = nil
    stage.finger.down(at: CGPoint(x: 50, y: 60))
    stage.wait(0.6)
    #expect(diary.take() == "asked(50,60)" && overlay == nil)
    stage.finger.up()
  }

  @Test(
    "31.5: the secondary button opens it at once and stays open after a click; a touch outside closes and is swallowed")
  func secondary() {
    secondaryClick(CGPoint(x: 50, y: 60))
    #expect(diary.take() == "asked(50,60) willDisplay shown" && panels[0].frame.origin == CGPoint(x: 50, y: 60))
    stage.tap(at: CGPoint(x: 450, y: 10))
    #expect(diary.take() == "willEnd ended" && overlay == nil)
  }

  @Test("53.10: the barrel button of a pen opens it at once, and its tip after 0.5 s")
  func barrelButton() {
    func send(_ phase: InputSample.Phase, _ buttons: UIEvent.ButtonMask) {
      let sample = InputSample(
        finger: 0, phase: phase, location: CGPoint(x: 50, y: 60), timestamp: stage.now, type: .pencil, buttons: buttons)
      if let scene = stage.window.windowScene { stage.window.application?.receive(.touches([sample]), in: scene) }
    }
    send(.began, [])
    send(.ended, [])
    expectEqual(diary.take(), "")
    stage.wait(1)
    send(.began, .secondary)
    send(.ended, [])
    stage.wait(0.1)
    #expect(diary.take() == "asked(50,60) willDisplay shown" && panels.count == 1)
  }

  @Test("31.5: pressed, dragged and released on an item chooses it")
  func dragged() {
    stage.mouse.move(to: CGPoint(x: 50, y: 60))
    stage.mouse.down(.secondary)
    stage.mouse.move(to: place(0, 2))
    stage.wait(0.1)
    stage.mouse.up(.secondary)
    expectEqual(diary.take(), "asked(50,60) willDisplay shown Delete willEnd ended")
  }

  @Test("31.10: arrows skip disabled items, letters find, Return chooses, Escape closes; no other view receives keys")
  func keys() {
    secondaryClick(CGPoint(x: 50, y: 60))
    stage.typeKey(.keyboardDownArrow)
    expectEqual(marked, "Copy")
    stage.typeKey(.keyboardDownArrow)
    expectEqual(marked, "Delete")
    stage.typeKey(.keyboardDownArrow)
    expectEqual(marked, "Copy")
    stage.typeKey(.keyboardEnd)
    expectEqual(marked, "Delete")
    stage.typeText("c")
    expectEqual(marked, "Copy")
    _ = diary.take()
    stage.typeKey(.keyboardEscape)
    expectEqual(diary.take(), "willEnd ended")
    secondaryClick(CGPoint(x: 50, y: 60))
    stage.typeKey(.keyboardUpArrow)
    stage.typeKey(.keyboardReturnOrEnter)
    expectEqual(diary.take(), "asked(50,60) willDisplay shown Delete willEnd ended")
  }

  @Test("31.1, 31.5: submenus open next to it after 0.2 s or by Right; groups have separators")
  func submenus() {
    menus.menu = UIMenu(children: [
      UIMenu(options: .displayInline, children: [action("One")]),
      UIMenu(title: "More", children: [action("Two"), action("Hidden", .hidden), action("Three")]),
    ])
    secondaryClick(CGPoint(x: 50, y: 60))
    expectEqual(panels[0].model.rows.count, 3)
    stage.mouse.move(to: place(0, 2))
    stage.wait(0.1)
    expectEqual(panels.count, 1)
    stage.wait(0.2)
    #expect(panels.count == 2 && panels[1].model.rows.count == 2)
    #expect(panels[1].frame.minX > panels[0].frame.midX)
    stage.typeKey(.keyboardEscape)
    expectEqual(panels.count, 1)
    stage.typeKey(.keyboardEnd)
    stage.typeKey(.keyboardRightArrow)
    expectEqual(marked, "Two")
    stage.typeKey(.keyboardLeftArrow)
    expectEqual(panels.count, 1)
    stage.typeKey(.keyboardRightArrow)
    _ = diary.take()
    stage.typeKey(.keyboardReturnOrEnter)
    expectEqual(diary.take(), "Two willEnd ended")
  }

  @Test("31.1: one of a single selection is on; an element may keep the menu open; deferred elements come when known")
  func states() {
    var answer: (@MainActor ([UIMenuElement]) -> Void)?
    let (a, b) = (action("A", .keepsMenuPresented), action("B", .keepsMenuPresented))
    menus.menu = UIMenu(
      options: .singleSelection, children: [a, b, UIDeferredMenuElement { answer = $0 }])
    secondaryClick(CGPoint(x: 50, y: 60))
    expectEqual(panels[0].model.rows.count, 3)
    answer?([action("Late"), action("Later")])
    expectEqual(panels[0].model.rows.count, 4)
    stage.tap(at: place(0, 1))
    #expect(a.state == .off && b.state == .on && overlay != nil)
    stage.tap(at: place(0, 0))
    #expect(a.state == .on && b.state == .off)
  }

  @Test("31.2: a command is validated when the menu opens and performed by its responder; without one it is disabled")
  func commands() {
    menus.menu = UIMenu(children: [
      UIKeyCommand(title: "Run", action: Commander.runs, input: "r", modifierFlags: [.command, .shift])
    ])
    secondaryClick(CGPoint(x: 50, y: 60))
    #expect(panels[0].item(at: 0)?.title == "Run now" && panels[0].item(at: 0)?.shortcut == "Ctrl+Shift+R")
    _ = diary.take()
    stage.tap(at: place(0, 0))
    expectEqual(diary.take(), "run Run now willEnd ended")
    root.allows = false
    secondaryClick(CGPoint(x: 50, y: 60))
    expectEqual(panels[0].canMark(0), false)
    _ = diary.take()
    stage.tap(at: place(0, 0))
    #expect(diary.take() == "" && overlay != nil)
  }

  @Test("31.5: the Menu key and Shift with F10 open it for what has the focus")
  func menuKey() {
    let button = UIButton(type: .system)
    button.setTitle("B", for: .normal)
    button.frame = CGRect(x: 100, y: 100, width: 60, height: 30)
    area.addSubview(button)
    stage.settle()
    stage.window.windowScene?.focusSystem.requestFocusUpdate(to: button)
    stage.typeKey(.keyboardF10, modifierFlags: .shift)
    expectEqual(diary.take(), "asked(130,115) willDisplay shown")
    stage.typeKey(.keyboardEscape)
    #expect(stage.window.windowScene?.focusSystem.focusedItem === button)
  }

  @Test("31.6: a button with its menu as primary action opens it on touch down, and sends no touchUpInside")
  func primary() {
    let button = UIButton(configuration: .gray())
    button.frame = CGRect(x: 20, y: 320, width: 120, height: 30)
    root.view.addSubview(button)
    button.menu = UIMenu(children: [action("A"), action("B")])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    for (event, name) in [(UIControl.Event.touchUpInside, "up"), (.menuActionTriggered, "menu")] {
      button.addAction(UIAction { [diary] _ in diary(name) }, for: event)
    }
    stage.settle()
    expectEqual(button.configuration?.title, "A")
    stage.finger.down(at: CGPoint(x: 50, y: 330))
    #expect(diary.take() == "menu" && panels.count == 1)
    stage.finger.up()
    expectEqual(panels.count, 1)
    stage.tap(at: place(0, 1))
    #expect(diary.take() == "B" && button.configuration?.title == "B" && overlay == nil)
    stage.window.windowScene?.focusSystem.requestFocusUpdate(to: button)
    stage.typeKey(.keyboardSpacebar)
    #expect(diary.take() == "menu" && panels.count == 1)
    stage.typeKey(.keyboardEscape)
  }

  @Test("31.7: a menu is kept in the window, smaller than itself it scrolls; a window that changes its size closes it")
  func room() {
    menus.menu = UIMenu(children: (0..<40).map { action("Item \($0)") })
    secondaryClick(CGPoint(x: 290, y: 290))
    #expect(stage.window.bounds.contains(panels[0].frame) && panels[0].frame.height == 388)
    stage.typeKey(.keyboardEnd)
    #expect(stage.window.bounds.contains(panels[0].rect(of: 39, in: stage.window)))
    stage.resize(to: CGSize(width: 200, height: 200))
    expectNil(overlay)
  }

  @Test("An item of a bar opens its menu at once where it has no action")
  func barItem() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: UIMenu(children: [action("Name")]))
    stage.window.rootViewController = navigation
    stage.settle()
    let frame = page.navigationItem.rightBarButtonItem!.frame(in: stage.window)!
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.tap(at: place(0, 0))
    expectEqual(diary.take(), "Name")
  }
}
