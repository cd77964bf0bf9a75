import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchText
import TouchWidgets

@testable import TouchEditing

@MainActor @Suite(.serialized) struct FindTests {
  let stage = TouchStage(size: CGSize(width: 400, height: 300))
  let view = LoggedTextView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  init() {
    stage.window.application?.becomeShared()
    view.text = "one two One three\n" + (1...60).map { "line \($0)" }.joined(separator: "\n") + "\nlast one"
    view.delegate = view
    view.isFindInteractionEnabled = true
    stage.rootView.addSubview(view)
    stage.settle()
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    stage.settle()
    _ = view.taken()
  }

  private var bar: FindBar? { view.subviews.compactMap { $0 as? FindBar }.first }
  private func press(_ label: String) {
    let buttons = bar?.subviews.compactMap { $0 as? UIButton } ?? []
    if let button = buttons.first(where: { $0.accessibilityLabel == label }) { stage.tap(button) }
  }
  private var count: String? { bar?.subviews.compactMap { ($0 as? UILabel)?.text }.first }

  @Test("24.6: Control-F shows the bar, typing highlights and selects, Return moves on and wraps") func finding() {
    stage.typeKey(.keyboardF, modifierFlags: .control)
    #expect(bar?.searchField.isFirstResponder == true && view.findInteraction?.isFindNavigatorVisible == true)
    stage.typeText("one")
    #expect(view.found?.places == [0..<3, 8..<11, 494..<497] && view.selectedRange == NSRange(location: 0, length: 3))
    expectEqual(count, "1 of 3")
    stage.typeKey(.keyboardReturnOrEnter)
    #expect(view.selectedRange == NSRange(location: 8, length: 3) && view.found?.highlighted == 8..<11)
    stage.typeKey(.keyboardG, modifierFlags: .control)
    stage.settle()
    #expect(view.selectedRange == NSRange(location: 494, length: 3) && count == "3 of 3")
    // What was found is above the bar.
    let rect = view.caretRect(for: view.editing.position(497))
    #expect(rect.maxY <= view.bounds.maxY - (bar?.height ?? 0) && view.contentOffset.y > 0)
    stage.typeKey(.keyboardReturnOrEnter)
    #expect(view.selectedRange == NSRange(location: 0, length: 3) && count == "1 of 3")
    stage.typeKey(.keyboardReturnOrEnter, modifierFlags: .shift)
    expectEqual(view.selectedRange, NSRange(location: 494, length: 3))
    stage.typeKey(.keyboardEscape)
    #expect(bar == nil && view.isFirstResponder && view.found?.places == [] && view.contentInset.bottom == 0)
  }

  @Test("24.6: letters of either case are the same until that is switched off") func matchingCase() {
    stage.typeKey(.keyboardF, modifierFlags: .control)
    stage.typeText("One")
    expectEqual(count, "1 of 3")
    press("Match case")
    #expect(view.found?.places == [8..<11] && count == "1 of 1")
    view.findInteraction?.searchText = "nowhere"
    expectEqual(count, "None")
  }

  @Test("24.6, 23.1: replacing asks, and can be taken back") func replacing() {
    stage.typeKey(.keyboardH, modifierFlags: .control)
    stage.typeText("one")
    view.findInteraction?.replacementText = "1"
    _ = view.taken()
    press("Replace")
    #expect(view.text.hasPrefix("1 two One three\n") && count == "1 of 2")
    expectEqual(view.taken().first { $0.hasPrefix("shouldChange") }, "shouldChange(0,3,\"1\")")
    press("Replace all")
    #expect(view.text.hasPrefix("1 two 1 three\n") && view.text.hasSuffix("last 1") && count == "None")
    view.refusals = ["shouldChange"]
    view.findInteraction?.searchText = "two"
    press("Replace")
    #expect(view.text.hasPrefix("1 two 1"))
    view.refusals = []
    view.findInteraction?.dismissFindNavigator()
    while view.undoManager?.canUndo == true { view.undoManager?.undo() }
    #expect(view.text.hasPrefix("one two One three\n") && view.text.hasSuffix("last one"))
  }

  @Test("24.6: an edit removes the highlights, and the next step searches again") func edits() {
    stage.typeKey(.keyboardF, modifierFlags: .control)
    stage.typeText("two")
    expectEqual(view.found?.places, [4..<7])
    view.editing.program(replace: 0..<0, with: "two ")
    expectEqual(view.found?.places, [])
    view.findInteraction?.findNext()
    expectEqual(view.found?.places, [0..<3, 8..<11])
  }

  @Test("24.6: without it there are no keys and no bar") func disabled() {
    view.isFindInteractionEnabled = false
    stage.typeKey(.keyboardF, modifierFlags: .control)
    #expect(bar == nil && view.findInteraction == nil && view.keyCommands == nil)
  }
}
