import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchText
import TouchWidgets

@testable import TouchEditing

/// A controller with key commands that it writes down.
@MainActor private final class CommandController: UIViewController {
  var commands: [UIKeyCommand] = []
  var lines: [String] = []

  override var keyCommands: [UIKeyCommand]? { commands }

  func perform(_ sender: Any?) { lines.append("command \((sender as? UIKeyCommand)?.input ?? "?")") }

  func add(_ input: String, _ modifiers: UIKeyModifierFlags, hasPriority: Bool = false) {
    let command = UIKeyCommand(
      input: input, modifierFlags: modifiers, action: Selector(CommandController.perform(_:)))
    command.wantsPriorityOverSystemBehavior = hasPriority
    commands.append(command)
  }
}

/// The logs T22 and T23 of the rules, compared whole.
@MainActor @Suite(.serialized) struct KeyCommandTests {
  private func begin<Input: UIView>(_ input: Input) -> (FieldStage, CommandController) {
    let (stage, controller) = (FieldStage(), CommandController())
    stage.program.window.rootViewController = controller
    input.frame = CGRect(x: 20, y: 20, width: 300, height: 100)
    controller.view.addSubview(input)
    stage.program.advance(to: stage.program.now)
    input.becomeFirstResponder()
    return (stage, controller)
  }

  @Test("21.1: T22, a letter is text before it is a key command, unless the command has priority") func T22_letter() {
    let view = LoggedTextView()
    view.delegate = view
    let (stage, controller) = begin(view)
    controller.add("a", [])
    view.lines = []
    stage.key(.keyboardA, "a")
    expectEqual(view.taken(), ["shouldChange(0,0,\"a\")", "didChangeSelection", "didChange"])
    #expect(controller.lines.isEmpty)
    controller.commands = []
    controller.add("a", [], hasPriority: true)
    stage.key(.keyboardA, "a")
    #expect(view.taken() == [] && controller.lines == ["command a"] && view.text == "a")
  }

  @Test("21.1: T23, a key without a text operation is a key command, and the field is not called") func T23_commands() {
    let field = LoggedField()
    field.delegate = field
    let (stage, controller) = begin(field)
    controller.add("s", .control)
    controller.add(UIKeyCommand.inputEscape, [])
    field.log.lines = []
    stage.key(.keyboardS, "s", .control)
    stage.key(.keyboardEscape, "\u{1B}")
    expectEqual(controller.lines, ["command s", "command \(UIKeyCommand.inputEscape)"])
    #expect(field.log.lines == [] && field.isEditing)
  }
}
