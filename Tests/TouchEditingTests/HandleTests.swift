import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

@testable import TouchEditing

@MainActor @Suite(.serialized) struct HandleTests {
  private func begin(_ text: String) -> (FieldStage, UITextView) {
    let stage = FieldStage()
    let view = UITextView(frame: CGRect(x: 20, y: 80, width: 300, height: 120))
    view.text = text
    stage.controller.view.addSubview(view)
    stage.program.advance(to: stage.program.now)
    return (stage, view)
  }

  private func place(_ offset: Int, in view: UITextView) -> CGPoint {
    let rect = view.caretRect(for: view.editing.position(offset))
    return view.convert(CGPoint(x: rect.minX, y: rect.midY), to: nil)
  }

  private func handles(of view: UIView) -> [HandleView] {
    view.subviews.compactMap { $0 as? HandleView }.filter { !$0.isHidden }
  }

  private func knob(_ index: Int, of view: UIView) -> CGPoint { view.convert(handles(of: view)[index].knob, to: nil) }

  private func doubleTap(_ place: CGPoint, _ stage: FieldStage) {
    stage.tap(place)
    stage.program.advance(by: 0.1)
    stage.tap(place)
    stage.program.advance(to: stage.program.now)
  }

  private func drag(_ from: CGPoint, _ to: CGPoint, _ stage: FieldStage, lift: Bool = true) {
    stage.touch(.began, from, .direct)
    for step in 1...4 {
      let part = CGFloat(step) / 4
      stage.program.advance(by: 0.02)
      stage.touch(
        .moved, CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part), .direct)
    }
    if lift { stage.touch(.ended, to, .direct) }
  }

  @Test("20.8: what a finger selects has handles, until a key, the mouse or a tap") func shown() {
    let (stage, view) = begin("one two three four five six")
    doubleTap(place(5, in: view), stage)
    #expect(view.selectedRange == NSRange(location: 4, length: 3) && handles(of: view).count == 2)
    stage.key(.keyboardRightArrow, "", .shift)
    #expect(view.selectedRange == NSRange(location: 4, length: 4) && handles(of: view).isEmpty)
    doubleTap(place(5, in: view), stage)
    expectEqual(handles(of: view).count, 2)
    stage.click(place(10, in: view))
    #expect(view.selectedRange == NSRange(location: 10, length: 0) && handles(of: view).isEmpty)
    stage.program.advance(by: 1)
    doubleTap(place(5, in: view), stage)
    stage.program.advance(by: 1)
    stage.tap(place(20, in: view))
    #expect(handles(of: view).isEmpty && view.selectedRange.length == 0)
    stage.program.advance(by: 1)
    doubleTap(place(5, in: view), stage)
    view.resignFirstResponder()
    stage.program.advance(to: stage.program.now)
    #expect(handles(of: view).isEmpty)
  }

  @Test("20.8: the mouse selects at a handle as if it were not there") func mouseAtHandle() {
    let (stage, view) = begin("one two three four five six")
    doubleTap(place(5, in: view), stage)
    stage.click(CGPoint(x: place(4, in: view).x - 10, y: place(4, in: view).y))
    #expect(view.selectedRange.location < 4 && view.selectedRange.length == 0 && handles(of: view).isEmpty)
  }

  @Test("20.8: a handle drags its end between clusters, and goes past the other one; one cluster stays")
  func dragging() {
    let (stage, view) = begin("one two three")
    doubleTap(place(5, in: view), stage)
    let (start, end) = (knob(0, of: view), knob(1, of: view))
    let wide = place(12, in: view).x - place(7, in: view).x
    drag(end, CGPoint(x: end.x + wide, y: end.y), stage)
    expectEqual(view.selectedRange, NSRange(location: 4, length: 8))
    drag(start, CGPoint(x: start.x - 200, y: start.y), stage)
    expectEqual(view.selectedRange, NSRange(location: 0, length: 12))
    // To the place of the other end, then beyond it.
    let from = knob(1, of: view)
    stage.touch(.began, from, .direct)
    stage.touch(.moved, CGPoint(x: place(0, in: view).x, y: from.y), .direct)
    expectEqual(view.selectedRange, NSRange(location: 0, length: 1))
    stage.touch(.ended, CGPoint(x: place(0, in: view).x, y: from.y), .direct)
    drag(knob(0, of: view), CGPoint(x: place(9, in: view).x, y: knob(0, of: view).y), stage)
    expectEqual(view.selectedRange, NSRange(location: 1, length: 8))
    expectEqual(stage.program.platform.clipboards[.primarySelection], "ne two t")
  }

  @Test("20.8: the finger on a handle neither scrolls nor taps what is around") func arbitration() {
    let (stage, view) = begin((1...60).map { "line \($0)" }.joined(separator: "\n"))
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addAction(UIAction { _ in taps += 1 })
    stage.controller.view.addGestureRecognizer(tap)
    doubleTap(place(9, in: view), stage)
    expectEqual(handles(of: view).count, 2)
    let end = knob(1, of: view)
    drag(end, CGPoint(x: end.x, y: end.y + 30), stage)
    expectEqual(view.contentOffset.y, 0)
    expectEqual(taps, 0)
    #expect(view.selectedRange.length > 4)
    stage.tap(knob(1, of: view))
    expectEqual(taps, 0)
    // A drag outside the handles scrolls the view.
    drag(CGPoint(x: 280, y: 180), CGPoint(x: 280, y: 120), stage)
    #expect(view.contentOffset.y > 0)
  }

  @Test("20.8: a handle beyond the edge scrolls with each frame") func scrolling() {
    let (stage, view) = begin((1...60).map { "line \($0)" }.joined(separator: "\n"))
    doubleTap(place(9, in: view), stage)
    let end = knob(1, of: view)
    drag(end, CGPoint(x: end.x, y: 240), stage, lift: false)
    let (offset, selected) = (view.contentOffset.y, view.selectedRange.length)
    stage.program.advance(by: 0.5)
    #expect(view.contentOffset.y > offset + 100 && view.selectedRange.length > selected)
    stage.touch(.ended, CGPoint(x: end.x, y: 240), .direct)
    let rest = view.contentOffset.y
    stage.program.advance(by: 0.5)
    expectEqual(view.contentOffset.y, rest)
  }

  @Test("20.7: a finger that rests and goes beyond the edge scrolls with each frame") func scrollingByRest() {
    let (stage, view) = begin((1...60).map { "line \($0)" }.joined(separator: "\n"))
    stage.touch(.began, place(9, in: view), .direct)
    stage.program.advance(by: 0.6)
    stage.touch(.moved, CGPoint(x: 60, y: 220), .direct)
    let (offset, head) = (view.contentOffset.y, view.selectedRange.location)
    stage.program.advance(by: 0.5)
    #expect(view.contentOffset.y > offset + 100 && view.selectedRange.location > head + 50)
    stage.touch(.ended, CGPoint(x: 60, y: 220), .direct)
    let rest = view.contentOffset.y
    stage.program.advance(by: 0.5)
    #expect(view.contentOffset.y == rest && view.selectedRange.length == 0)
  }

  @Test("20.8: in a field, whose handles scroll with the text") func field() {
    let stage = FieldStage("some words that are longer than the field is wide, by far")
    doubleTap(stage.place(6), stage)
    #expect(handles(of: stage.field).count == 2 && stage.field.editing.selection.range == 5..<10)
    let end = knob(1, of: stage.field)
    drag(end, CGPoint(x: 260, y: end.y), stage, lift: false)
    stage.program.advance(by: 3)
    expectEqual(stage.field.editing.selection.range, 5..<57)
    stage.touch(.ended, CGPoint(x: 260, y: end.y), .direct)
    expectEqual(handles(of: stage.field).count, 1)
    #expect(stage.taken().contains("didChangeSelection"))
  }

  @Test("20.6: a tap at the caret opens the menu when no second one follows, which would select the word")
  func tapAtCaret() {
    let (stage, view) = begin("one two three four five six")
    func menu() -> MenuOverlay? { stage.program.window.subviews.compactMap { $0 as? MenuOverlay }.last }
    stage.tap(place(5, in: view))
    stage.program.advance(by: 1)
    doubleTap(place(5, in: view), stage)
    stage.program.advance(by: 1)
    #expect(view.selectedRange == NSRange(location: 4, length: 3) && menu() == nil && handles(of: view).count == 2)
    stage.tap(place(20, in: view))
    stage.program.advance(by: 1)
    stage.tap(place(20, in: view))
    expectNil(menu())
    stage.program.advance(by: 0.5)
    #expect(menu() != nil && view.selectedRange == NSRange(location: 20, length: 0))
  }

  @Test("20.8, 24.2: what the menu of a finger selects has handles") func menu() {
    let (stage, view) = begin("one two three")
    stage.tap(place(5, in: view))
    stage.program.advance(by: 1)
    stage.tap(place(5, in: view))
    stage.key(.keyboardEnd)
    #expect(handles(of: view).isEmpty)
    view.editing.selectAll()
    view.editing.keepForFinger()
    stage.program.advance(to: stage.program.now)
    expectEqual(handles(of: view).count, 2)
  }
}
