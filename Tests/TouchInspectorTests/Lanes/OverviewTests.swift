import Expectations
import Testing
import TouchGeometry
import TouchKit
@testable import TouchTrace

@testable import TouchInspector

/// The strip of everything, stretches of time, and lanes that are collapsed and pinned: by mouse and by keyboard.
@MainActor @Suite(.serialized) struct OverviewTests {
  private func shown() throws -> (Shown, LanesBoard) {
    let shown = try Shown(builtIn: "single-double-tap-cured")
    shown.play()
    shown.program.advance(to: shown.program.now + 0.1)
    shown.key(.keyboardF, "f")
    shown.program.advance(to: shown.program.now + 0.1)
    return (shown, shown.inspector.keyboard.lanes)
  }

  /// A place of the board, on the surface.
  private func place(_ x: CGFloat, _ y: CGFloat, of board: LanesBoard) -> CGPoint {
    board.convert(CGPoint(x: x, y: y), to: nil)
  }

  private func drag(
    _ shown: Shown, _ board: LanesBoard, from start: CGFloat, to end: CGFloat, y: CGFloat,
    _ modifiers: UIKeyModifierFlags = []
  ) {
    for (phase, part) in [(InputSample.Phase.began, 0.0), (.moved, 0.5), (.moved, 1), (.ended, 1)] {
      let place = place(start + (end - start) * CGFloat(part), y, of: board)
      shown.send(phase, place.x, place.y, modifiers: modifiers)
    }
  }

  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }

  @Test func aStretchIsSelectedByDraggingInTheStrip() throws {
    let (shown, board) = try shown()
    let strip = board.overview
    #expect(strip.height == 16 && board.ruler.minY == strip.maxY)
    let (left, right) = (strip.minX + strip.width * 0.25, strip.minX + strip.width * 0.5)
    let (start, end) = (board.overviewTime(left), board.overviewTime(right))
    drag(shown, board, from: left, to: right, y: strip.midY)
    #expect(isNear(board.scale.start, start) && isNear(board.scale.end, end))
    expectNil(shown.session.range, "the selection is cleared as soon as it is shown")
    let frame = board.overviewFrame
    #expect(abs(frame.minX - left) < 1e-3 && abs(frame.maxX - right) < 1e-3)
  }

  @Test func theFrameOfTheStripIsMoved() throws {
    let (shown, board) = try shown()
    let strip = board.overview
    drag(shown, board, from: strip.minX + 100, to: strip.minX + 300, y: strip.midY)
    let (start, length) = (board.scale.start, board.scale.length)
    drag(shown, board, from: strip.minX + 200, to: strip.minX + 260, y: strip.midY)
    #expect(isNear(board.scale.length, length))
    #expect(isNear(board.scale.start, start + board.overviewTime(strip.minX + 60) - board.overviewTime(strip.minX)))
  }

  @Test func aPressInTheStripShowsThatMoment() throws {
    let (shown, board) = try shown()
    let strip = board.overview
    shown.key(.keyboardEqualSign, "+")
    let spot = place(strip.minX + strip.width * 0.75, strip.midY, of: board)
    shown.click(spot.x, spot.y)
    let middle = board.scale.start + board.scale.length / 2
    #expect(isNear(middle, board.overviewTime(strip.minX + strip.width * 0.75)))
  }

  @Test func aStretchIsSelectedOnTheRulerWithShift() throws {
    let (shown, board) = try shown()
    let (left, right) = (board.plot.minX + board.plot.width * 0.3, board.plot.minX + board.plot.width * 0.7)
    let range = board.scale.time(board.plot.width * 0.3)...board.scale.time(board.plot.width * 0.7)
    let moment = shown.session.cursor
    drag(shown, board, from: right, to: left, y: board.ruler.midY, .shift)
    let selected = try #require(shown.session.range)
    #expect(isNear(selected.lowerBound, range.lowerBound) && isNear(selected.upperBound, range.upperBound))
    expectEqual(shown.session.cursor, moment)
    shown.key(.keyboardEscape)
    expectNil(shown.session.range)
    drag(shown, board, from: right, to: left, y: board.ruler.midY)
    #expect(shown.session.range == nil && shown.session.cursor != moment, "without Shift it is a moment")
  }

  @Test func aStretchIsSelectedAndShownByTheKeyboard() throws {
    let (shown, board) = try shown()
    let last = try #require(shown.model.lastTime)
    shown.key(.keyboardLeftArrow, "", .shift)
    shown.key(.keyboardLeftArrow, "", .shift)
    let one = try #require(shown.model.step(from: last, forward: false))
    let two = try #require(shown.model.step(from: one, forward: false))
    expectEqual(shown.session.range, two...last)
    shown.key(.keyboardRightArrow, "", .shift)
    expectEqual(shown.session.range, one...last)
    shown.key(.keyboardTab)
    expectEqual(shown.inspector.keyboard.region, .lanes)
    shown.key(.keyboardReturnOrEnter)
    #expect(shown.session.range == nil && isNear(board.scale.start, one))
    #expect(isNear(board.scale.length, max(last - one, LaneScale.shortest)))
  }

  @Test func aPinnedLaneStaysOnTopAlsoInTheNextReplay() throws {
    let (shown, board) = try shown()
    let names = board.rows.map(\.lane.name)
    let single = try #require(shown.model.lanes.first { $0.name == "single" })
    shown.session.choose(lane: single.id)
    shown.key(.keyboardP, "p")
    expectEqual(board.rows.map(\.lane.name), ["single"] + names.filter { $0 != "single" })
    expectEqual(board.rows.map(\.isPinned), [true] + names.dropFirst().map { _ in false })
    shown.session.playAgain()
    #expect(shown.session.replay != nil && board.rows.first?.lane.name == "single")
    shown.key(.keyboardP, "p")
    expectEqual(board.rows.map(\.lane.name), names)
  }

  @Test func aPinnedLaneIsNotScrolled() {
    var model = LaneModel()
    for number in 0..<40 { _ = model.add(.recognizer, "r\(number)") }
    let keys: Set = [LaneKey(model.lanes[7]), LaneKey(model.lanes[3])]
    let rows = LaneRows(model, pinned: keys, collapsed: [LaneKey(model.lanes[3]), LaneKey(model.lanes[0])])
    expectEqual(rows.rows.prefix(4).map(\.lane), [3, 7, 0, 1])
    expectEqual(rows.rows.prefix(4).map(\.top), [0, 12, 36, 48])
    expectEqual(rows.rows.prefix(4).map(\.isNarrow), [true, false, true, false])
    #expect(rows.pinned == 36 && rows.height == 38 * 24 + 2 * 12)
  }

  @Test func aLaneIsCollapsedByItsTriangleAndByTheKeyboard() throws {
    let (shown, board) = try shown()
    let row = try #require(board.rows.first { $0.lane.name == "double" })
    let center = place(60, row.middle, of: board)
    shown.click(center.x, center.y)
    shown.program.advance(to: shown.program.now + 0.1)
    let triangle = place(9, row.middle, of: board)
    shown.click(triangle.x, triangle.y)
    shown.program.advance(to: shown.program.now + 0.1)
    func heights() -> [CGFloat] { board.rows.map(\.height) }
    let index = try #require(board.rows.firstIndex { $0.lane.name == "double" })
    #expect(heights()[index] == 12 && heights().count { $0 == 12 } == 1)
    shown.key(.keyboardN, "n")
    #expect(heights().allSatisfy { $0 == 24 })
  }
}
