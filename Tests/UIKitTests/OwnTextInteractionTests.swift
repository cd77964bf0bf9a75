import Expectations
import Testing
import TouchTesting
import UIKit

/// What a `UITextInteraction` gives a text input of the program (semantics 17.23), and the keys that it has without one.
@MainActor @Suite struct OwnTextInteractionTests {
  private final class Guard: UITextInteractionDelegate {
    var (mayBegin, log) = (true, [String]())
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { mayBegin }
    func interactionWillBegin(_ interaction: UITextInteraction) { log.append("begins") }
    func interactionDidEnd(_ interaction: UITextInteraction) { log.append("ends") }
  }

  private let stage = TouchStage(size: CGSize(width: 400, height: 300))
  private let pad = LetterPad(frame: CGRect(x: 20, y: 50, width: 100, height: 100))

  private func begin(_ text: String, _ mode: UITextInteractionMode? = .editable) -> UITextInteraction? {
    stage.rootView.addSubview(pad)
    pad.letters = Array(text)
    let interaction = mode.map { UITextInteraction(for: $0) }
    interaction?.textInput = pad
    if let interaction { pad.addInteraction(interaction) }
    if mode == nil { #expect(pad.becomeFirstResponder()) }
    stage.settle()
    return interaction
  }

  /// A place of the pad, on the stage.
  private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: 20 + x, y: 50 + y) }

  /// The caret as it is drawn, where one is.
  private var caret: CGRect? {
    pad.subviews.flatMap(\.subviews).first { !$0.isHidden }?.frame
  }

  @Test("21.4: the commands of editing come to it by keys")
  func commands() {
    _ = begin("one two", nil)
    stage.typeKey(.keyboardA, modifierFlags: .control)
    expectEqual(pad.selected, "one two")
    stage.typeKey(.keyboardX, modifierFlags: .control)
    #expect(pad.letters.isEmpty)
    stage.typeKey(.keyboardV, modifierFlags: .control)
    stage.typeKey(.keyboardV, modifierFlags: .control)
    expectEqual(String(pad.letters), "one twoone two")
  }

  @Test("17.21: Page Up and Page Down move by the visible height, less a line")
  func pages() {
    _ = begin(String(repeating: "abcdefghi ", count: 12), nil)
    (pad.low, pad.high) = (3, 3)
    stage.typeKey(.keyboardPageDown)
    #expect((pad.low, pad.high) == (43, 43))
    stage.typeKey(.keyboardPageDown, modifierFlags: .shift)
    #expect((pad.low, pad.high) == (43, 83))
    stage.typeKey(.keyboardPageUp)
    stage.typeKey(.keyboardPageUp)
    stage.typeKey(.keyboardPageUp)
    #expect((pad.low, pad.high) == (0, 0))
  }

  @Test("17.23: a tap places the caret, a second one selects the word, a third the paragraph")
  func taps() {
    _ = begin("one two")
    stage.tap(at: place(50, 10))
    stage.settle()
    #expect(pad.isFirstResponder && (pad.low, pad.high) == (5, 5))
    expectEqual(caret, CGRect(x: 50, y: 0, width: 2, height: 20))
    stage.wait(1)
    stage.doubleTap(at: place(50, 10))
    #expect(pad.selected == "two" && caret == nil)
    stage.typeText("x")
    #expect(String(pad.letters) == "one x" && caret == CGRect(x: 50, y: 0, width: 2, height: 20))
    pad.resignFirstResponder()
    stage.settle()
    expectNil(caret)
  }

  @Test("17.23: the mouse selects by letters, words and with Shift")
  func mouse() {
    _ = begin("one two")
    stage.mouse.move(to: place(0, 10))
    stage.mouse.down()
    stage.mouse.move(to: place(20, 10))
    stage.mouse.move(to: place(30, 10))
    stage.mouse.up()
    expectEqual(pad.selected, "one")
    stage.wait(1)
    stage.mouse.click(at: place(60, 10))
    stage.mouse.click(at: place(60, 10))
    expectEqual(pad.selected, "two")
  }

  @Test("17.23: the edit menu has the commands that the text input performs")
  func menu() {
    _ = begin("one two")
    stage.press(pad, forDuration: 0.8)
    stage.settle()
    expectEqual(
      stage.accessibleElements.map(\.label).filter { ["Cut", "Copy", "Paste", "Select All"].contains($0) },
      [
        "Paste", "Select All",
      ])
    stage.tap(labeled: "Select All")
    stage.settle()
    expectEqual(pad.selected, "one two")
  }

  @Test("17.23: text that is not edited has no caret, and a press selects its word")
  func selecting() {
    let interaction = begin("one two", .nonEditable)
    stage.press(pad, forDuration: 0.8)
    #expect(pad.selected == "two" && caret == nil)
    expectEqual(interaction?.textInteractionMode, .nonEditable)
  }

  @Test("17.23: its delegate decides whether it begins, and its recognizers go with it")
  func delegate() {
    let interaction = begin("one two")
    let guardian = Guard()
    interaction?.delegate = guardian
    guardian.mayBegin = false
    stage.tap(at: place(50, 10))
    stage.mouse.click(at: place(50, 10))
    #expect(!pad.isFirstResponder && guardian.log.isEmpty)
    stage.wait(1)
    guardian.mayBegin = true
    stage.tap(at: place(50, 10))
    #expect(pad.isFirstResponder && guardian.log == ["begins", "ends"])
    expectEqual(interaction?.gesturesForFailureRequirements.allSatisfy { $0.view === pad }, true)
    if let interaction { pad.removeInteraction(interaction) }
    #expect(pad.gestureRecognizers?.isEmpty ?? true)
    #expect(pad.interactions.isEmpty && pad.subviews.isEmpty)
  }
}
