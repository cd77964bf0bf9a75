import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit

@testable import TouchInspector

/// A walk through the window of the inspector by Tab and the arrows: every part and every area that can be pressed is
/// reached and left, and the focus is visible there.
@MainActor @Suite struct KeyboardReachTests {
  /// The contents of the explanation that replace it.
  enum Pane: CaseIterable { case none, keys, map, reading, rule }

  private func region(_ shown: Shown) -> KeyboardFocus.Region { shown.inspector.keyboard.region }

  /// Whether two pictures differ in a rectangle of the window.
  private func differs(_ one: Bitmap?, _ other: Bitmap?, in rect: CGRect) -> Bool {
    guard let one, let other, one.width == other.width, one.height == other.height else { return one != other }
    let columns = max(0, Int(rect.minX))..<min(one.width, Int(rect.maxX))
    let rows = max(0, Int(rect.minY))..<min(one.height, Int(rect.maxY))
    return rows.contains { y in columns.contains { x in one[x, y] != other[x, y] } }
  }

  /// What is wrong with the areas of a board, which has the keyboard.
  private func complaints(_ shown: Shown, _ board: Board, _ name: String) -> [String] {
    var wrong: [String] = []
    var reached: Set<Int> = board.focus.map { [$0] } ?? []
    for key in [UIKeyboardHIDUsage.keyboardUpArrow, .keyboardDownArrow] {
      for _ in 0...board.spots.count {
        let (former, picture) = (board.focus, shown.program.surface.picture)
        shown.key(key)
        guard let focus = board.focus, focus != former else { break }
        reached.insert(focus)
        guard board.spots.indices.contains(focus) else {
          wrong.append("\(name): the focus is on no area")
          continue
        }
        let rect = board.convert(board.spots[focus].rect.insetBy(dx: -4, dy: -4), to: nil)
        let visible = rect.overlap(board.convert(board.bounds, to: nil))
        if !differs(picture, shown.program.surface.picture, in: visible) {
          wrong.append("\(name): the focus is not visible on \(board.spots[focus].label ?? "area \(focus)")")
        }
      }
    }
    for index in board.spots.indices where !reached.contains(index) {
      wrong.append("\(name): area \(index) is not reached")
    }
    return wrong
  }

  private func walk(_ shown: Shown) -> [String] {
    for _ in 0..<60 where region(shown) != .list { shown.key(.keyboardTab) }
    var wrong: [String] = []
    var parts: [KeyboardFocus.Region] = [region(shown)]
    for _ in 0..<60 {
      let picture = shown.program.surface.picture
      shown.key(.keyboardTab)
      if region(shown) == .list, parts.count > 1 { break }
      if region(shown) != parts.last { parts.append(region(shown)) }
      let part = region(shown)
      if picture == shown.program.surface.picture { wrong.append("the focus is not visible in \(part)") }
      if part == .why || part == .details {
        wrong += complaints(shown, shown.inspector.boards[part == .why ? 0 : 1], "\(part)")
      }
    }
    if region(shown) != .list { wrong.append("Tab does not return to the list, but is in \(region(shown))") }
    let all: [KeyboardFocus.Region] = [.list, .lanes, .why, .details]
    for part in all where !parts.contains(part) { wrong.append("Tab does not reach \(part)") }
    var back: [KeyboardFocus.Region] = [.list]
    for _ in 0..<60 {
      shown.key(.keyboardTab, "", .shift)
      if region(shown) == .list { break }
      if region(shown) != back.last { back.append(region(shown)) }
    }
    if back != [.list] + parts.dropFirst().reversed() { wrong.append("Shift and Tab: \(back) after \(parts)") }
    return wrong
  }

  @Test("every tab, with nothing chosen and with a recognizer", arguments: Session.Tab.allCases)
  func tabs(_ tab: Session.Tab) throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    shown.session.tab = tab
    expectEqual(walk(shown), [])
    shown.play()
    shown.session.tab = tab
    expectEqual(walk(shown), [])
    shown.session.choose(shown.stage.recognizer(named: "pan"))
    shown.session.tab = tab
    expectEqual(walk(shown), [])
  }

  @Test("every pane of the explanation, which Escape closes", arguments: Pane.allCases)
  func panes(_ pane: Pane) throws {
    let shown = try Shown(builtIn: "gallery")
    shown.play()
    switch pane {
    case .none: break
    case .keys: shown.key(.keyboardF1)
    case .map: shown.key(.keyboardM, "m")
    case .reading: shown.key(.keyboardA, "a")
    case .rule: shown.session.rule = "5.1.3"
    }
    shown.program.advance(by: 0.5)
    expectEqual(walk(shown), [])
    shown.key(.keyboardEscape)
    #expect(
      !shown.session.showsKeys && !shown.session.showsMap && !shown.session.showsReading && shown.session.rule == nil)
  }
}
