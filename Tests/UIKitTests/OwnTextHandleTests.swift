import Expectations
import Testing
import TouchTesting
import UIKit

/// How fingers and the mouse select in a text input of the program beyond a tap: handles, scrolling, and presses in what
/// is selected (semantics 17.23, 20).
@MainActor @Suite struct OwnTextHandleTests {
  /// Records the calls, and forwards them to the kit's delegate.
  private final class Ear: UITextInputDelegate, UITextInteractionDelegate {
    private let kit: (any UITextInputDelegate)?
    private let pad: LetterPad
    var log: [String] = []
    var mayBegin = true

    init(_ pad: LetterPad) { (self.pad, kit) = (pad, pad.inputDelegate) }

    func selectionWillChange(_ textInput: (any UITextInput)?) {
      log.append("will change \(pad.low)-\(pad.high)")
      kit?.selectionWillChange(textInput)
    }
    func selectionDidChange(_ textInput: (any UITextInput)?) {
      log.append("did change \(pad.low)-\(pad.high)")
      kit?.selectionDidChange(textInput)
    }
    func textWillChange(_ textInput: (any UITextInput)?) {
      log.append("text will change")
      kit?.textWillChange(textInput)
    }
    func textDidChange(_ textInput: (any UITextInput)?) {
      log.append("text did change")
      kit?.textDidChange(textInput)
    }
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { mayBegin }
    func interactionWillBegin(_ interaction: UITextInteraction) { log.append("begins") }
    func interactionDidEnd(_ interaction: UITextInteraction) { log.append("ends") }
  }

  private let stage = TouchStage(size: CGSize(width: 400, height: 300))
  private let pad = LetterPad(frame: CGRect(x: 20, y: 50, width: 100, height: 100))
  private let scroll = UIScrollView(frame: CGRect(x: 20, y: 50, width: 100, height: 100))

  private func begin(_ text: String, _ mode: UITextInteractionMode = .editable) -> UITextInteraction {
    stage.rootView.addSubview(pad)
    pad.letters = Array(text)
    let interaction = UITextInteraction(for: mode)
    interaction.textInput = pad
    pad.addInteraction(interaction)
    stage.settle()
    return interaction
  }

  /// Forty lines in a scroll view that shows five.
  private func beginScrolling() -> UITextInteraction {
    stage.rootView.addSubview(scroll)
    scroll.contentSize = CGSize(width: 100, height: 800)
    pad.frame = CGRect(x: 0, y: 0, width: 100, height: 800)
    let interaction = begin(String(repeating: "abcd fghi ", count: 40))
    scroll.addSubview(pad)
    stage.settle()
    return interaction
  }

  /// A place of the pad, on the stage.
  private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: 20 + x, y: 50 + y) }

  /// The areas of the handles that are seen, in the pad.
  private var handles: [CGRect] {
    pad.subviews.filter { !$0.isHidden && $0.gestureRecognizers?.first?.name?.hasPrefix("text handle") == true }
      .map(\.frame)
  }

  private func selectWord(at point: CGPoint) {
    stage.wait(1)
    stage.doubleTap(at: point)
    stage.settle()
  }

  @Test("17.23: what a finger selects has handles, until a key, the mouse or a tap selects something else")
  func shown() {
    _ = begin("one two six")
    let word = [CGRect(x: 18, y: -27, width: 44, height: 47), CGRect(x: 48, y: 0, width: 44, height: 47)]
    selectWord(at: place(50, 10))
    #expect(pad.selected == "two" && handles == word)
    stage.typeKey(.keyboardRightArrow, modifierFlags: .shift)
    #expect(pad.selected == "two " && handles.isEmpty)
    stage.typeKey(.keyboardLeftArrow, modifierFlags: .shift)
    #expect(pad.selected == "two" && handles.isEmpty)
    selectWord(at: place(50, 10))
    expectEqual(handles, word)
    stage.mouse.click(at: place(20, 10))
    #expect((pad.low, pad.high) == (2, 2) && handles.isEmpty)
    selectWord(at: place(50, 10))
    expectEqual(handles, word)
    stage.wait(1)
    stage.tap(at: place(0, 90))
    #expect((pad.low, pad.high) == (11, 11) && handles.isEmpty)
    selectWord(at: place(50, 10))
    expectEqual(handles, word)
    pad.resignFirstResponder()
    stage.settle()
    #expect(handles.isEmpty)
  }

  @Test("17.23: what the mouse selects has no handles")
  func mouse() {
    _ = begin("one two six")
    stage.mouse.click(at: place(50, 10))
    stage.mouse.click(at: place(50, 10))
    stage.settle()
    #expect(pad.selected == "two" && handles.isEmpty)
  }

  @Test("17.23: a handle drags its end between the calls of the input delegate; one cluster at least stays")
  func dragging() {
    let interaction = begin("one two s")
    selectWord(at: place(50, 10))
    let ear = Ear(pad)
    pad.inputDelegate = ear
    interaction.delegate = ear
    stage.finger.down(at: place(70, 25))
    stage.finger.move(to: place(80, 25))
    stage.finger.move(to: place(81, 25))
    stage.finger.move(to: place(40, 25))
    stage.finger.move(to: place(20, 25))
    stage.finger.up()
    stage.settle()
    expectEqual(
      ear.log,
      [
        "begins", "will change 4-7", "did change 4-8", "will change 4-8", "did change 4-5", "will change 4-5",
        "did change 2-4", "ends",
      ])
    expectEqual(handles, [CGRect(x: -2, y: -27, width: 44, height: 47), CGRect(x: 18, y: 0, width: 44, height: 47)])
    ear.log = []
    ear.mayBegin = false
    stage.drag(from: place(40, 25), to: place(80, 25))
    #expect(ear.log.isEmpty && pad.selected == "e ")
  }

  @Test("17.23: the handles of what text says lie at the rectangles that contain its ends")
  func rectangles() {
    _ = begin("one two six abcdefghij")
    pad.containsEnds = true
    selectWord(at: place(95, 10))
    expectEqual(pad.selected, "six")
    expectEqual(handles, [CGRect(x: 58, y: -27, width: 44, height: 47), CGRect(x: 88, y: 0, width: 44, height: 47)])
  }

  @Test("17.23, 20.14: what may be copied of it is the primary selection, which the middle button inserts")
  func primary() {
    let interaction = begin("one two six")
    selectWord(at: place(50, 10))
    stage.drag(from: place(70, 25), to: place(10, 45))
    expectEqual(pad.selected, "two six")
    let ear = Ear(pad)
    pad.inputDelegate = ear
    interaction.delegate = ear
    stage.mouse.click(at: place(0, 10), button: .button(3))
    expectEqual(String(pad.letters), "two sixone two six")
    expectEqual(ear.log, ["begins", "text will change", "text did change", "ends"])
  }

  @Test("17.23, 20.3: a press in what is selected puts the caret there when it is lifted, or selects once it moves")
  func pressInside() {
    _ = begin("one two six")
    stage.mouse.click(at: place(50, 10))
    stage.mouse.click(at: place(50, 10))
    stage.wait(1)
    stage.mouse.move(to: place(60, 10))
    stage.mouse.down()
    expectEqual(pad.selected, "two")
    stage.mouse.move(to: place(62, 10))
    expectEqual(pad.selected, "two")
    stage.mouse.up()
    #expect((pad.low, pad.high) == (6, 6))
    stage.mouse.click(at: place(50, 10))
    stage.wait(1)
    stage.mouse.click(at: place(50, 10))
    stage.mouse.click(at: place(50, 10))
    stage.wait(1)
    stage.mouse.move(to: place(60, 10))
    stage.mouse.down()
    stage.mouse.move(to: place(90, 10))
    stage.mouse.up()
    expectEqual(pad.selected, "o s")
  }

  @Test("17.23: a finger on a handle neither scrolls nor taps the surrounding views; outside the handles it scrolls")
  func arbitration() {
    _ = beginScrolling()
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addAction(UIAction { _ in taps += 1 })
    stage.rootView.addGestureRecognizer(tap)
    selectWord(at: place(20, 30))
    #expect((pad.low, pad.high) == (10, 14))
    stage.drag(from: place(40, 45), to: place(40, 85))
    #expect((pad.low, pad.high) == (10, 34) && scroll.contentOffset == .zero)
    stage.wait(1)
    stage.tap(at: place(40, 85))
    #expect((pad.low, pad.high) == (10, 34) && taps == 0)
    stage.drag(from: place(80, 60), to: place(80, 20))
    #expect(scroll.contentOffset.y > 0 && (pad.low, pad.high) == (10, 34))
  }

  @Test("17.23, 20.4: beyond the edge of the scroll view around it each frame scrolls by half of the distance")
  func scrollingByMouse() {
    _ = beginScrolling()
    stage.mouse.move(to: place(50, 10))
    stage.mouse.down()
    stage.mouse.move(to: place(50, 120))
    #expect((pad.low, pad.high) == (5, 65))
    stage.wait(0.5)
    // Thirty frames of ten points.
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 300) && (pad.low, pad.high) == (5, 215))
    stage.mouse.move(to: place(50, 100))
    stage.wait(0.5)
    expectEqual(scroll.contentOffset, CGPoint(x: 0, y: 300))
    stage.mouse.move(to: place(50, 190))
    stage.wait(0.1)
    // Six of twenty-four.
    expectEqual(scroll.contentOffset, CGPoint(x: 0, y: 444))
    stage.wait(2)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 700) && (pad.low, pad.high) == (5, 400))
    stage.mouse.move(to: place(50, -60))
    stage.wait(0.1)
    expectEqual(scroll.contentOffset, CGPoint(x: 0, y: 556))
    stage.mouse.up()
    stage.wait(0.5)
    expectEqual(scroll.contentOffset, CGPoint(x: 0, y: 556))
  }

  @Test("17.23, 20.8: a handle beyond the edge scrolls, and so does a finger that rested")
  func scrollingByFinger() {
    _ = beginScrolling()
    selectWord(at: place(20, 30))
    stage.finger.down(at: place(40, 45))
    stage.finger.move(to: place(40, 120), duration: 0.2)
    let offset = scroll.contentOffset.y
    stage.wait(0.5)
    #expect(scroll.contentOffset.y == offset + 300 && pad.low == 10)
    stage.finger.up()
    let (end, high) = (scroll.contentOffset.y, pad.high)
    stage.wait(1)
    #expect(scroll.contentOffset.y == end && pad.high == high)
    stage.finger.down(at: place(50, 50))
    stage.wait(0.6)
    stage.finger.move(to: place(50, 120))
    let start = scroll.contentOffset.y
    stage.wait(0.1)
    #expect(scroll.contentOffset.y == start + 60 && pad.low == pad.high)
    #expect(handles.isEmpty)
    stage.finger.up()
  }

  @Test("17.23: a scroll view that has the interaction scrolls itself, unless it may not scroll")
  func ownScroll() {
    let interaction = beginScrolling()
    pad.removeInteraction(interaction)
    pad.isUserInteractionEnabled = false
    scroll.addInteraction(interaction)
    stage.mouse.move(to: place(50, 10))
    stage.mouse.down()
    stage.mouse.move(to: place(50, 120))
    stage.wait(0.1)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 60) && (pad.low, pad.high) == (5, 95))
    stage.mouse.up()
    scroll.isScrollEnabled = false
    stage.wait(1)
    stage.mouse.move(to: place(50, 10))
    stage.mouse.down()
    stage.mouse.move(to: place(50, 120))
    stage.wait(0.1)
    expectEqual(scroll.contentOffset, CGPoint(x: 0, y: 60))
  }

  @Test("17.23: text that is not edited has handles, too, and its menu leaves them free")
  func nonEditable() {
    let interaction = begin("one two six", .nonEditable)
    stage.finger.down(at: place(50, 10))
    stage.wait(0.8)
    stage.finger.move(to: place(90, 10))
    stage.finger.up()
    stage.settle()
    expectEqual(pad.selected, "two six")
    expectEqual(handles, [CGRect(x: 18, y: -27, width: 44, height: 47), CGRect(x: -12, y: 20, width: 44, height: 47)])
    stage.typeKey(.keyboardEscape)
    pad.removeInteraction(interaction)
    #expect(pad.subviews.isEmpty)
  }

  @Test("17.23: what a finger selects by the menu has handles")
  func menu() {
    _ = begin("one two")
    stage.press(pad, forDuration: 0.8)
    stage.settle()
    stage.tap(labeled: "Select All")
    stage.settle()
    #expect(pad.selected == "one two" && handles.count == 2)
  }

  @Test("17.23: another text input begins without what was selected in the one before")
  func otherInput() {
    let interaction = begin("one two")
    selectWord(at: place(50, 10))
    expectEqual(handles.count, 2)
    let other = LetterPad(frame: CGRect(x: 200, y: 50, width: 100, height: 100))
    stage.rootView.addSubview(other)
    other.letters = Array("one two")
    (other.low, other.high) = (4, 7)
    interaction.textInput = other
    #expect(other.becomeFirstResponder())
    stage.settle()
    #expect(pad.subviews.filter { $0.gestureRecognizers?.isEmpty == false }.isEmpty && handles.isEmpty)
  }

  @Test("17.23: an interaction removed while a handle is dragged, or the mouse selects past the edge, releases it")
  func removedMeanwhile() {
    let interaction = beginScrolling()
    let ear = Ear(pad)
    interaction.delegate = ear
    selectWord(at: place(20, 30))
    ear.log = []
    pad.onSelection = { [pad] in pad.removeInteraction(interaction) }
    stage.finger.down(at: place(40, 45))
    stage.finger.move(to: place(60, 120))
    #expect((pad.low, pad.high) == (10, 56) && pad.subviews.isEmpty && ear.log == ["begins", "ends"])
    stage.wait(0.5)
    stage.finger.move(to: place(60, 60))
    stage.finger.up()
    #expect((pad.low, pad.high) == (10, 56) && scroll.contentOffset == .zero && ear.log == ["begins", "ends"])
    pad.onSelection = nil
    pad.addInteraction(interaction)
    stage.mouse.move(to: place(50, 10))
    stage.mouse.down()
    stage.mouse.move(to: place(50, 120))
    pad.removeInteraction(interaction)
    stage.wait(0.5)
    stage.mouse.up()
    #expect((pad.low, pad.high) == (5, 65) && scroll.contentOffset == .zero)
    expectEqual(ear.log, ["begins", "ends", "begins", "ends"])
  }

  @Test("17.23: a selected word has a ground of the tint and two handles")
  func look() {
    let stage = TouchStage(size: CGSize(width: 160, height: 120), scale: 2)
    pad.frame.origin = CGPoint(x: 30, y: 40)
    stage.rootView.addSubview(pad)
    pad.letters = Array("one two")
    let interaction = UITextInteraction(for: .editable)
    interaction.textInput = pad
    pad.addInteraction(interaction)
    stage.doubleTap(at: CGPoint(x: 80, y: 50))
    expectNil(stage.complaintAboutPicture(named: "own-handles", module: "TouchEditing"))
  }
}
