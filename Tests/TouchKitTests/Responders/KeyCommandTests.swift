import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@MainActor @Suite struct KeyCommandTests {
  final class Commander: UIViewController {
    let log: Log
    var commands: [UIKeyCommand] = []
    var canRun = true
    var disables = false
    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override var keyCommands: [UIKeyCommand]? { commands }
    override func validate(_ command: UICommand) { if disables { command.attributes.insert(.disabled) } }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log("press \(presses.first?.key?.characters ?? "")")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("release") }
    func run(_ command: UIKeyCommand) { log("run \(command.input ?? "")") }
  }
  final class First: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  let stage = Stage()
  static let run = Selector(Commander.run)

  private func key(_ code: Int, _ characters: String = "", _ modifiers: UIKeyModifierFlags = []) {
    for isDown in [true, false] {
      stage.application.receive(
        .key(code: code, characters: characters, isDown: isDown, timestamp: stage.now, modifiers: modifiers),
        in: stage.scene)
    }
  }

  private func commander(_ commands: [UIKeyCommand]) -> Commander {
    let root = Commander(stage.log)
    root.commands = commands
    stage.window.rootViewController = root
    let view = First()
    root.view.addSubview(view)
    view.becomeFirstResponder()
    return root
  }

  @Test("31.3: exactly the modifiers; Command reads as Control; a key that acted is no press")
  func modifiers() {
    let root = commander([UIKeyCommand(input: "n", modifierFlags: .command, action: Self.run)])
    key(0x11, "n", .control)
    key(0x11, "", .control)
    key(0x11, "\u{E}", .control)
    key(0x11, "N", [.control, .shift])
    key(0x11, "n")
    expectEqual(stage.log.lines, ["run n", "run n", "run n", "press N", "release", "press n", "release"])
    _ = root
  }

  @Test("31.3: without a first responder the search starts at the controller in front")
  func inFront() {
    let root = commander([])
    stage.window.firstResponder?.resignFirstResponder()
    root.addKeyCommand(UIKeyCommand(input: UIKeyCommand.inputEscape, action: Self.run))
    key(0x29)
    let sheet = Commander(stage.log)
    sheet.commands = [UIKeyCommand(input: "s", modifierFlags: .alternate, action: Self.run)]
    root.present(sheet, animated: false)
    key(0x16, "s", .alternate)
    expectEqual(stage.log.lines, ["run UIKeyInputEscape", "run s"])
  }

  @Test("31.2: a command that its responder disables is not performed, and the key is passed on")
  func disabled() {
    let root = commander([UIKeyCommand(input: "n", modifierFlags: .control, action: Self.run)])
    root.disables = true
    key(0x11, "n", .control)
    #expect(stage.log.lines == ["press n", "release"] && root.commands[0].attributes == [])
  }

  @Test("31.3: Tab moves the focus before it is a command, unless the command has priority")
  func priority() {
    let command = UIKeyCommand(input: "\t", action: Self.run)
    let root = commander([command])
    key(0x2B)
    expectEqual(stage.log.lines, ["press ", "release"])
    command.wantsPriorityOverSystemBehavior = true
    key(0x2B)
    expectEqual(stage.log.lines.suffix(1), ["run \t"])
    _ = root
  }

  @Test("31.1: a menu does not change, says what is on in it, and asks for late elements once")
  func menus() {
    let on = UIAction(title: "on", state: .on) { _ in }
    let group = UIMenu(title: "group", options: .displayInline, children: [UIAction(title: "in", state: .on) { _ in }])
    let submenu = UIMenu(title: "sub", children: [UIAction(title: "far", state: .on) { _ in }])
    let menu = UIMenu(title: "m", children: [on, group, submenu])
    expectEqual(menu.selectedElements.map(\.title), ["on", "in"])
    let other = menu.replacingChildren([])
    #expect(other.identifier == menu.identifier && other.children.isEmpty && menu.children.count == 3)
    #expect(UIMenu().identifier != UIMenu().identifier)
    var asked = 0
    let cached = UIDeferredMenuElement { done in
      asked += 1
      done([on])
      done([])
    }
    var answers: [[String]] = []
    for _ in 0..<2 { cached.resolve { answers.append($0.map(\.title)) } }
    #expect(asked == 1 && answers == [["on"], ["on"]])
    let uncached = UIDeferredMenuElement.uncached { done in
      asked += 1
      done([])
    }
    for _ in 0..<2 { uncached.resolve { _ in } }
    expectEqual(asked, 3)
  }
}
