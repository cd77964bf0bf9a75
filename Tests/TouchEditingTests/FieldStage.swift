import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchTesting
import TouchText
import TouchWidgets

@testable import TouchEditing

/// A window with text fields whose delegate and targets log in the words of the rules: `shouldChange(2,1,"x")`,
/// `event editingChanged`.
@MainActor final class FieldStage {
  let program = HeadlessApplication(size: CGSize(width: 400, height: 300))
  let controller = UIViewController()
  let log = FieldLog()
  let field: LoggedField
  private(set) var time = 0.0

  init(_ text: String = "", editing: Bool = false) {
    UIPasteboard.general.items = []
    program.window.rootViewController = controller
    field = LoggedField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    field.text = text
    add(field)
    if editing { field.becomeFirstResponder() }
    log.lines = []
  }

  func add(_ field: LoggedField, name: String? = nil) {
    field.borderStyle = .roundedRect
    field.log = log
    field.logName = name
    field.delegate = field
    for (event, word) in LoggedField.events {
      field.addAction(UIAction { [weak field] _ in field?.note("event \(word)") }, for: event)
    }
    controller.view.addSubview(field)
    program.advance(to: program.now)
  }

  /// What was logged since the last time.
  func taken() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  func key(_ code: UIKeyboardHIDUsage, _ characters: String = "", _ modifiers: UIKeyModifierFlags = []) {
    for isDown in [true, false] {
      program.send(
        .key(
          code: code.rawValue, characters: characters, isDown: isDown, timestamp: program.now, modifiers: modifiers))
    }
    program.advance(to: program.now)
  }

  func type(_ text: String) {
    for letter in text { key(UIKeyboardHIDUsage(rawValue: 0x04), String(letter)) }
  }

  func touch(
    _ phase: InputSample.Phase, _ place: CGPoint, _ type: UITouch.TouchType, buttons: UIEvent.ButtonMask = .primary,
    modifiers: UIKeyModifierFlags = []
  ) {
    program.send(
      .touches([
        InputSample(
          finger: 1, phase: phase, location: place, timestamp: program.now, type: type,
          buttons: type == .indirectPointer && phase != .ended ? buttons : [], modifiers: modifiers)
      ]))
    program.advance(to: program.now)
  }

  func click(
    _ place: CGPoint, buttons: UIEvent.ButtonMask = .primary, modifiers: UIKeyModifierFlags = []
  ) {
    touch(.began, place, .indirectPointer, buttons: buttons, modifiers: modifiers)
    program.advance(by: 0.05)
    touch(.ended, place, .indirectPointer, modifiers: modifiers)
  }

  func tap(_ place: CGPoint) {
    touch(.began, place, .direct)
    program.advance(by: 0.05)
    touch(.ended, place, .direct)
  }

  /// The middle of the place before a unit of a field's text, in the window.
  func place(_ offset: Int, in field: UITextField? = nil) -> CGPoint {
    let field = field ?? self.field
    let rect = field.caretRect(for: field.editing.position(offset))
    return field.convert(CGPoint(x: rect.minX, y: rect.midY), to: nil)
  }
}

@MainActor final class FieldLog { var lines: [String] = [] }

@MainActor final class LoggedField: UITextField, UITextFieldDelegate {
  static let events: [(UIControl.Event, String)] = [
    (.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"), (.touchCancel, "touchCancel"),
    (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.primaryActionTriggered, "primaryActionTriggered"),
  ]

  var log = FieldLog()
  var logName: String?
  /// The answers that are no.
  var refusals: Set<String> = []

  func note(_ line: String) {
    guard let logName else { return log.lines.append(line) }
    if line.hasPrefix("event ") {
      log.lines.append("event \(logName) " + line.dropFirst(6))
    } else {
      log.lines.append("\(logName).\(line)")
    }
  }

  private func ask(_ name: String, _ arguments: String = "") -> Bool {
    note(name + arguments)
    return !refusals.contains(name)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBeginEditing") }
  func textFieldDidBeginEditing(_ textField: UITextField) { note("didBeginEditing") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEndEditing") }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    note("didEndEditing(\(reason))")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { ask("shouldChange", "(\(range.location),\(range.length),\"\(string)\")") }
  func textFieldDidChangeSelection(_ textField: UITextField) { note("didChangeSelection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }
}
