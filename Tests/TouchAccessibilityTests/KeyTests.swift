import Expectations
import Testing
import TouchBus
import TouchEditing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchAccessibility

/// Keys that screen readers receive before the app.
@MainActor @Suite struct KeyTests {
  private let stage = TouchStage()
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  private func read(events: [String] = ["object:state-changed:focused"]) -> ReadStage {
    stage.rootView.addSubview(field)
    field.becomeFirstResponder()
    stage.settle()
    let read = ReadStage(stage, events: events)
    read.link.sent = []
    return read
  }

  /// The keys that were sent, as the members of their events.
  private func sent(_ read: ReadStage) -> [String] {
    read.link.sent.filter { $0.member == "NotifyListenersSync" }.map { $0.arguments.map(\.plain).joined() }
  }

  /// Answers the call with a number, counted from 1 in the order of the keys.
  private func answer(_ read: ReadStage, _ number: UInt32, _ isTaken: Bool) {
    read.link.receive(.answer, answering: number, [.bool(isTaken)])
  }

  @Test("47.60: a key is sent with its symbol, its number in X, its modifiers and its text, and typed after the answer")
  func key() {
    let read = read()
    stage.keyDown(.keyboardLeftShift)
    stage.typeKey(.keyboardA)
    expectEqual(
      sent(read).map { $0.replacingTime },
      ["0,65505,50,1,T,,false", "0,65,38,1,T,A,true", "1,97,38,1,T,a,true"])
    expectEqual(field.text, "")
    for number in 1...3 { answer(read, UInt32(number), false) }
    expectEqual(field.text, "A")
  }

  @Test("47.60: a key that a screen reader takes does not reach the app, nor does its release")
  func taken() {
    let read = read()
    stage.typeKey(.keyboardA)
    stage.typeKey(.keyboardB)
    answer(read, 1, true)
    answer(read, 2, false)
    answer(read, 3, false)
    answer(read, 4, false)
    expectEqual(field.text, "b")
  }

  /// Logs the presses that it receives.
  private final class Presses: UIView {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("began") }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("ended") }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("cancelled") }
  }

  @Test("47.60: a view receives of a key that a screen reader takes neither the press nor the release")
  func takenPress() {
    let read = read()
    let view = Presses(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
    stage.rootView.addSubview(view)
    view.becomeFirstResponder()
    stage.settle()
    for (isTaken, log) in [(true, []), (false, ["began", "ended"])] {
      read.link.sent = []
      stage.typeKey(.keyboardA)
      let keys = read.link.sent.indices.filter { read.link.sent[$0].member == "NotifyListenersSync" }
      expectEqual(keys.count, 2)
      // Of the release a screen reader says nothing: its press alone decides.
      for (key, answer) in zip(keys, [isTaken, false]) { self.answer(read, UInt32(key + 1), answer) }
      expectEqual(view.log, log)
    }
  }

  @Test("47.60: keys and texts keep their order, whichever answer is first")
  func order() {
    let read = read()
    stage.typeKey(.keyboardA)
    stage.typeText("é")
    stage.typeKey(.keyboardC)
    answer(read, 3, false)
    answer(read, 4, false)
    expectEqual(field.text, "")
    answer(read, 1, false)
    answer(read, 2, false)
    expectEqual(field.text, "aéc")
  }

  @Test("47.60: after an answer that is late, keys do not wait until there is one")
  func late() {
    let read = read()
    stage.typeKey(.keyboardA)
    stage.wait(0.29)
    expectEqual(field.text, "")
    stage.wait(0.02)
    expectEqual(field.text, "a")
    stage.typeKey(.keyboardB)
    expectEqual(field.text, "ab")
    answer(read, 3, false)
    stage.typeKey(.keyboardC)
    expectEqual(field.text, "ab")
  }

  @Test("47.60: without a client that follows the focus no key is sent; the end of the bus delivers what waits")
  func without() {
    let silent = read(events: ["window:"])
    stage.typeKey(.keyboardA)
    #expect(sent(silent).isEmpty && field.text == "a")
    let read = read()
    stage.typeKey(.keyboardB)
    expectEqual(field.text, "a")
    read.link.onLoss?()
    expectEqual(field.text, "ab")
  }

  @Test("47.60: symbols of the number pad depend on Num Lock, letters with Control are those of an English keyboard")
  func symbols() {
    expectEqual(KeySymbol(0x62, "0"), KeySymbol(number: 0xFFB0, text: "0"))
    expectEqual(KeySymbol(0x62, ""), KeySymbol(number: 0xFF9E, text: ""))
    expectEqual(KeySymbol(0x04, "я"), KeySymbol(number: 0x100_044F, text: "я"))
    expectEqual(KeySymbol(0x06, "\u{3}"), KeySymbol(number: 0x63, text: ""))
    expectEqual(KeySymbol(0x2C, " "), KeySymbol(number: 0x20, text: " "))
    expectEqual([0x04, 0x29, 0x49, 0x62, 0xE0, 0xE7, 0xFF].map(KeyCodes.x), [38, 9, 118, 90, 37, 134, 0])
  }

  @Test("47.40: of a segmented control that has the keyboard the selected segment has the focus")
  func segment() {
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
    segments.selectedSegmentIndex = 1
    stage.rootView.addSubview(segments)
    stage.settle()
    UIFocusSystem.focusSystem(for: segments)?.moveFocus(to: segments)
    let read = ReadStage(stage)
    expectEqual(read.service.model.tree.focus.map { "\($0)" }, read.object("Week"))
  }
}

extension KeySymbol {
  fileprivate init(number: Int, text: String) {
    self.init(0, "")
    (self.number, self.text) = (number, text)
  }
}

extension String {
  /// The members of a key's event with T for its time.
  fileprivate var replacingTime: String {
    var parts = split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 7 { parts[4] = "T" }
    return parts.joined(separator: ",")
  }
}
