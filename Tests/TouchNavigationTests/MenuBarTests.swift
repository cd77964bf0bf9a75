import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting

@testable import TouchNavigation
@testable import TouchWidgets

/// A delegate that builds menus, and writes down what they do.
@MainActor private final class Builder: UIResponder, UIApplicationDelegate {
  let diary: Diary
  var builds: (any UIMenuBuilder) -> Void = { _ in }
  init(_ diary: Diary) { self.diary = diary }
  override func buildMenu(with builder: any UIMenuBuilder) {
    diary("build")
    builds(builder)
  }
}

@MainActor private final class Editor: UIViewController {
  let diary: Diary
  var canSave = true
  init(_ diary: Diary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    title = "Editor"
  }
  required init?(coder: NSCoder) { nil }
  static let save = Selector(Editor.save)
  func save(_ command: UICommand) { diary("save(\(command.title))") }
  override func validate(_ command: UICommand) {
    guard command.action == Editor.save else { return }
    command.title = "Save Song"
    if !canSave { command.attributes.insert(.disabled) }
  }
}

@MainActor @Suite struct MenuBarTests {
  let stage: TouchStage
  let diary = Diary()
  private let editor: Editor
  private let builder: Builder

  init() {
    builder = Builder(diary)
    editor = Editor(diary)
    stage = TouchStage(size: CGSize(width: 400, height: 300), rootViewController: editor)
    UIApplication.shared.delegate = builder
    builder.builds = { [diary] menus in
      menus.insertChild(
        UIMenu(
          options: .displayInline,
          children: [
            UIAction(title: "New") { _ in diary("New") },
            UIKeyCommand(title: "Save", action: Editor.save, input: "s", modifierFlags: .command),
          ]), atStartOfMenu: .file)
      menus.remove(menu: .edit)
      menus.insertSibling(
        UIMenu(title: "Track", children: [UIAction(title: "Mute") { _ in diary("Mute") }]), afterMenu: .file)
    }
    rebuild()
    expectEqual(diary.take(), "build")
  }

  private func rebuild() {
    UIMenuSystem.main.setNeedsRebuild()
    stage.settle()
  }

  private var bar: MenuBar? { stage.window.subviews.lazy.compactMap { $0 as? MenuBar }.first }
  private var overlay: MenuOverlay? { stage.window.subviews.last as? MenuOverlay }
  private var panels: [MenuPanel] { overlay?.subviews.compactMap { $0 as? MenuPanel } ?? [] }
  /// The titles of the menu that is open, with `*` at what is marked and `-` at what is disabled.
  private var rows: String {
    guard let panel = panels.last else { return "closed" }
    return panel.model.rows.indices.compactMap { index -> String? in
      guard let item = panel.item(at: index) else { return nil }
      return item.title + (item.isEnabled ? "" : "-") + (panel.marked == index ? "*" : "")
    }.joined(separator: " ")
  }
  private var titles: [UIView] { bar?.subviews.filter { !$0.isHidden } ?? [] }
  private func place(_ title: Int) -> CGPoint {
    let rect = titles[title].convert(titles[title].bounds, to: nil)
    return CGPoint(x: rect.midX, y: rect.midY)
  }
  private func place(row: Int) -> CGPoint {
    let rect = panels[0].rect(of: row, in: stage.window)
    return CGPoint(x: rect.midX, y: rect.midY)
  }
  private var names: String { titles.compactMap(\.accessibilityLabel).joined(separator: " ") }

  @Test("31.9: menus that are not empty are in a bar, and the root view is below it")
  func placeOfTheBar() {
    expectEqual(names, "File Track")
    expectEqual(bar?.frame, CGRect(x: 0, y: 0, width: 400, height: 28))
    expectEqual(editor.view.frame, CGRect(x: 0, y: 28, width: 400, height: 272))
    stage.resize(to: CGSize(width: 500, height: 400))
    #expect(bar?.frame.width == 500 && editor.view.frame == CGRect(x: 0, y: 28, width: 500, height: 372))
  }

  @Test("31.9: a program that changes nothing has no bar, and the menus are built once until they need it")
  func nothingBuilt() {
    builder.builds = { _ in }
    rebuild()
    #expect(bar == nil && editor.view.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
    stage.resize(to: CGSize(width: 500, height: 400))
    stage.typeKey(.keyboardS, modifierFlags: .control)
    expectEqual(diary.take(), "build")
  }

  @Test("31.9: a press opens a menu, the pointer leads to others, and a press on the open one closes it")
  func pointing() {
    stage.mouse.click(at: place(0))
    expectEqual(rows, "New Save Song")
    stage.mouse.move(to: place(1))
    expectEqual(rows, "Mute")
    stage.mouse.click(at: place(1))
    #expect(rows == "closed" && diary.take() == "")
  }

  @Test("31.9: pressed, dragged and released on an item chooses it; released on the title the menu stays")
  func dragging() {
    stage.mouse.move(to: place(0))
    stage.mouse.down()
    stage.wait(0.6)
    stage.mouse.up()
    expectEqual(rows, "New Save Song")
    stage.typeKey(.keyboardEscape)
    stage.mouse.move(to: place(0))
    stage.mouse.down()
    stage.mouse.move(to: place(1))
    stage.wait(0.6)
    stage.mouse.move(to: place(row: 0))
    stage.mouse.up()
    #expect(diary.take() == "Mute" && rows == "closed")
  }

  @Test("31.2, 31.9: a command is displayed as its performer validates it, and validated again when menus are rebuilt")
  func validation() {
    stage.mouse.click(at: place(0))
    editor.canSave = false
    UIMenuSystem.main.setNeedsRevalidate()
    expectEqual(rows, "New Save Song-")
    editor.canSave = true
    UIMenuSystem.main.setNeedsRevalidate()
    stage.tap(at: place(row: 1))
    #expect(diary.take() == "save(Save Song)" && rows == "closed")
  }

  @Test("31.3: a key of the menu bar acts after those of the chain, and not where it is disabled")
  func keys() {
    stage.typeKey(.keyboardS, modifierFlags: .control)
    expectEqual(diary.take(), "save(Save Song)")
    editor.canSave = false
    stage.typeKey(.keyboardS, modifierFlags: .control)
    expectEqual(diary.take(), "")
    editor.addKeyCommand(UIKeyCommand(input: "s", modifierFlags: .command, action: Editor.save))
    editor.canSave = true
    stage.typeKey(.keyboardS, modifierFlags: .control)
    expectEqual(diary.take(), "save(Save Song)")
  }

  @Test("31.9: F10 and Alt alone open the first menu, Alt and a letter that of the letter")
  func openingByKey() {
    stage.typeKey(.keyboardF10)
    expectEqual(rows, "New* Save Song")
    stage.typeKey(.keyboardF10)
    expectEqual(rows, "closed")
    stage.typeKey(.keyboardLeftAlt)
    expectEqual(rows, "New* Save Song")
    stage.typeKey(.keyboardEscape)
    stage.keyDown(.keyboardLeftAlt)
    stage.typeKey(.keyboardT)
    expectEqual(rows, "Mute*")
    stage.keyUp(.keyboardLeftAlt)
    stage.typeKey(.keyboardReturnOrEnter)
    #expect(diary.take() == "Mute" && rows == "closed")
    stage.keyDown(.keyboardLeftAlt)
    stage.typeKey(.keyboardQ)
    stage.keyUp(.keyboardLeftAlt)
    expectEqual(rows, "closed")
  }

  @Test("31.9: a finger that comes down while Alt is held takes the menu from Alt")
  func altAndTouch() {
    stage.keyDown(.keyboardLeftAlt)
    stage.tap(at: CGPoint(x: 200, y: 200))
    stage.keyUp(.keyboardLeftAlt)
    expectEqual(rows, "closed")
  }

  @Test("31.9: Left and Right lead from menu to menu, round the ends")
  func arrows() {
    stage.typeKey(.keyboardF10)
    stage.typeKey(.keyboardRightArrow)
    expectEqual(rows, "Mute*")
    stage.typeKey(.keyboardRightArrow)
    expectEqual(rows, "New* Save Song")
    stage.typeKey(.keyboardLeftArrow)
    expectEqual(rows, "Mute*")
  }

  @Test("31.9: titles without room are in a menu at the end")
  func narrow() {
    stage.resize(to: CGSize(width: 100, height: 300))
    expectEqual(names, "File »")
    stage.typeKey(.keyboardF10)
    stage.typeKey(.keyboardRightArrow)
    expectEqual(rows, "Track*")
  }

  @Test("31.9: a presented controller is below the bar, and its commands precede")
  func presented() {
    let over = UIViewController()
    over.modalPresentationStyle = .overFullScreen
    editor.present(over, animated: false)
    stage.settle()
    expectEqual(over.view.convert(over.view.bounds, to: nil), CGRect(x: 0, y: 28, width: 400, height: 272))
    stage.typeKey(.keyboardS, modifierFlags: .control)
    expectEqual(diary.take(), "save(Save Song)")
  }

  @Test("31.9: undo and redo are gray while there is nothing to take back")
  func undo() {
    builder.builds = { $0.remove(menu: .standardEdit) }
    rebuild()
    stage.typeKey(.keyboardF10)
    expectEqual(rows, "Undo- Redo-")
    stage.typeKey(.keyboardEscape)
    let manager = stage.window.undoManager
    manager?.registerUndo(withTarget: editor) { $0.diary("undone") }
    stage.settle()
    stage.typeKey(.keyboardF10)
    expectEqual(rows, "Undo* Redo-")
    stage.typeKey(.keyboardReturnOrEnter)
    expectEqual(diary.take(), "build undone")
  }

  @Test("31.12: Control held for a second, and the question mark, show all keys; a key closes the list and acts")
  func keySheet() {
    func lines() -> [String] {
      guard let sheet = stage.window.subviews.last as? KeySheet else { return [] }
      func texts(_ view: UIView) -> [String] {
        (view as? UILabel)?.text.map { [$0] } ?? view.subviews.flatMap(texts)
      }
      return texts(sheet)
    }
    editor.addKeyCommand(
      UIKeyCommand(title: "Store", action: Editor.save, input: "t", modifierFlags: .command))
    stage.keyDown(.keyboardLeftControl)
    stage.wait(0.9)
    expectEqual(lines(), [])
    stage.wait(0.2)
    expectEqual(lines(), ["Editor", "Save Song", "Ctrl+T", "File", "Save Song", "Ctrl+S"])
    stage.keyUp(.keyboardLeftControl)
    expectEqual(lines(), [])
    stage.typeText("?")
    expectEqual(lines().count, 6)
    stage.typeKey(.keyboardEscape)
    expectEqual(lines(), [])
    stage.typeText("?")
    stage.typeKey(.keyboardS, modifierFlags: .control)
    #expect(lines() == [] && diary.take() == "save(Save Song)")
  }

  @Test("31.9: a builder finds, replaces and removes by identifier, and leaves alone what is not there")
  func building() {
    let diary = diary
    builder.builds = { menus in
      diary(menus.menu(for: .file)?.title ?? "none")
      diary(menus.menu(for: .init("unknown"))?.title ?? "none")
      diary(menus.command(for: .copy, propertyList: nil)?.title ?? "none")
      menus.remove(menu: .init("unknown"))
      menus.replace(menu: .edit, with: UIMenu(title: "Other", children: [UIAction(title: "X") { _ in }]))
      menus.replaceChildren(ofMenu: .root) { Array($0.reversed()) }
      menus.insertSibling(UIMenu(title: "Empty"), beforeMenu: .file)
      menus.insertChild(UIMenu(title: "Last", children: [UIAction(title: "Y") { _ in }]), atEndOfMenu: .root)
    }
    rebuild()
    #expect(diary.take() == "build File none Copy" && names == "Other Last")
  }
}
