import Testing
import TouchExplain
import TouchGeometry
import TouchKit

@testable import TouchInspector

/// The whole window by mouse and keyboard.
@MainActor @Suite(.serialized) struct WindowTests {
  @Test func theKeyboardAloneReachesLanesFlagsAndTime() throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    shown.play()
    shown.key(.keyboardTab)
    #expect(shown.inspector.keyboard.region == .lanes)
    shown.key(.keyboardDownArrow)
    shown.key(.keyboardDownArrow)
    #expect(shown.session.object === shown.stage.recognizer(named: "pan"))
    shown.key(.keyboardLeftArrow)
    #expect(!shown.session.isLive)
    shown.key(.keyboardL, "l")
    #expect(shown.session.isLive)
    shown.key(.keyboardT, "t")
    #expect(shown.session.tab == .relations)
    shown.key(.keyboardW, "w")
    #expect(shown.saved == [])
  }

  @Test func theKeyboardGoesThroughTheControlsOfTheScene() throws {
    let shown = try Shown(builtIn: "presses")
    let (save, discard) = (shown.stage.view(named: "save"), shown.stage.view(named: "discard"))
    var way: [KeyboardFocus.Region] = []
    var focused: [UIView?] = []
    for step in 0..<7 {
      shown.key(.keyboardTab, "", step == 6 ? .shift : [])
      way.append(shown.inspector.keyboard.region)
      focused.append(shown.window.windowScene?.focusSystem.focusedItem)
    }
    #expect(way == [.scene, .scene, .lanes, .why, .details, .list, .details])
    #expect(focused == [save, discard, nil, nil, nil, nil, nil])
  }

  @Test func thePartThatHasTheKeyboardShowsIt() throws {
    let shown = try Shown(builtIn: "one-tap")
    var shows: [Bool] = []
    for _ in 0..<3 {
      shown.key(.keyboardTab)
      let keyboard = shown.inspector.keyboard
      let board = keyboard.region == .lanes ? keyboard.lanes : keyboard.boards[keyboard.region == .why ? 0 : 1]
      shows.append(board.hasKeyboard)
    }
    #expect(shows == [true, true, true])
    // A list that has no room is passed over.
    shown.inspector.layout.wish.list = 0
    shown.program.advance(to: shown.program.now)
    shown.key(.keyboardTab)
    #expect(shown.inspector.keyboard.region == .lanes)
  }

  /// A window that hides every part: the search for the next part ends after one turn, in either direction.
  @Test(arguments: [CGSize(width: 100, height: 20), CGSize(width: 1, height: 1), CGSize(width: 1, height: 400)])
  func tabEndsInAWindowWithoutVisibleParts(size: CGSize) throws {
    let shown = try Shown(builtIn: "one-tap")
    shown.program.resize(to: size)
    shown.program.advance(to: shown.program.now)
    let keyboard = shown.inspector.keyboard
    #expect(keyboard.lanes.bounds.isEmpty)
    let start = keyboard.region
    shown.key(.keyboardTab)
    shown.key(.keyboardTab, "", .shift)
    #expect(keyboard.region == start)
  }

  @Test func whatTheKeyboardIsAtInALongLeafIsScrolledIntoSight() throws {
    let shown = try Shown(builtIn: "gallery")
    shown.play(until: 1)
    let board = try #require(shown.inspector.keyboard.boards.last)
    while shown.inspector.keyboard.region != .details { shown.key(.keyboardTab) }
    for _ in 0..<30 {
      let focus = try #require(board.focus)
      let spot = board.spots[focus].rect
      #expect(spot.minY >= 0 && spot.maxY <= board.bounds.height)
      shown.key(.keyboardDownArrow)
      shown.program.advance(by: 0.02)
    }
  }

  @Test func aSwitchIsPressedByTheKeyboard() throws {
    let shown = try Shown(builtIn: "one-tap")
    shown.session.choose(shown.session.scene.recognizers[0])
    shown.program.advance(to: 0)
    for _ in 0..<3 { shown.key(.keyboardTab) }
    #expect(shown.inspector.keyboard.region == .details)
    #expect(shown.session.scene.recognizers[0].isEnabled)
    shown.key(.keyboardReturnOrEnter)
    #expect(!shown.session.scene.recognizers[0].isEnabled)
  }

  @Test func aDragOnTheRulerShowsThePast() throws {
    let shown = try Shown(builtIn: "single-double-tap-cured")
    shown.play()
    let lanes = shown.inspector.layout.frames.lanes
    let y = lanes.minY + LanesBoard.barHeight + LanesBoard.stripHeight + 8
    shown.send(.began, lanes.minX + 400, y)
    shown.send(.moved, lanes.minX + 380, y)
    shown.send(.moved, lanes.minX + 300, y)
    let first = try #require(shown.session.cursor)
    shown.send(.moved, lanes.minX + 260, y)
    let second = try #require(shown.session.cursor)
    shown.send(.ended, lanes.minX + 260, y)
    #expect(second < first)
    #expect(shown.session.cursor == second)
  }

  @Test func aClickOnALaneChoosesIt() throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    shown.play()
    let lanes = shown.inspector.layout.frames.lanes
    shown.click(
      lanes.minX + 60, lanes.minY + LanesBoard.barHeight + LanesBoard.stripHeight + LanesBoard.rulerHeight + 36)
    #expect(shown.session.object === shown.stage.recognizer(named: "swipe"))
  }

  @Test func aViewIsPickedWithoutTouchingIt() throws {
    let shown = try Shown(builtIn: "one-tap")
    shown.session.isPicking = true
    shown.click(shown.window.frame.minX + 195, shown.window.frame.minY + 250)
    #expect(shown.stage.log.isEmpty)
    #expect(shown.session.object is UIView)
    #expect(!shown.session.isPicking)
    shown.click(shown.window.frame.minX + 195, shown.window.frame.minY + 250)
    #expect(!shown.stage.log.isEmpty)
  }

  @Test func theInvitationPlaysUntilTheFirstTouchAndLeavesTheSceneAlone() throws {
    let shown = try Shown(builtIn: "one-tap")
    shown.inspector.invite(after: 1)
    shown.program.advance(to: 1.5)
    #expect(shown.session.replay != nil)
    #expect(shown.stage.log.isEmpty)
    shown.touch(.began, 195, 300)
    #expect(shown.session.isLive)
    #expect(shown.stage.log.count == 1)
    shown.touch(.ended, 195, 300)
    // Nothing is left that would wake the program.
    shown.program.advance(to: 20)
    #expect(!shown.program.loop.hasPendingTimers)
  }

  @Test func aReplayShowsTheSceneAsItIsNow() throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    shown.session.playAgain()
    func winners() -> [String] {
      shown.session.model.lanes.filter { lane in
        lane.marks.all.contains { if case .action = $0.kind { true } else { false } }
      }.map(\.name)
    }
    #expect(winners() == ["pan"])
    shown.session.perform(.require("pan", toFail: "swipe", true))
    #expect(winners() == ["swipe", "pan"])
  }

  @Test("A change plays what the user did last, or else the scene's input; the choice stays; undo shows it without")
  func aChangePlaysWhatTheUserDid() throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    func winners() -> [String] {
      shown.session.model.lanes.filter { lane in
        lane.marks.all.contains { if case .action = $0.kind { true } else { false } }
      }.map(\.name)
    }
    let cure = Change.require("pan", toFail: "swipe", true)
    shown.session.perform(cure)
    #expect(shown.session.replay != nil && !shown.session.isUsersReplay, "nothing was done by the user")
    shown.session.undo()
    shown.play()
    shown.letTheInputBeTheUsers()
    #expect(winners() == ["pan"] && shown.session.isLive)
    shown.session.choose(shown.stage.recognizer(named: "pan"))
    shown.session.tab = .relations
    shown.session.show(shown.session.record.startTime + 0.05)
    shown.session.perform(cure)
    #expect(winners() == ["swipe", "pan"] && shown.session.isUsersReplay)
    #expect(shown.session.tab == .relations)
    #expect(shown.session.lane.map { shown.session.model.lanes[$0].name } == "pan")
    #expect(abs((shown.session.cursor ?? 0) - shown.session.record.startTime - 0.05) < 1e-9)
    shown.key(.keyboardZ, "z")
    #expect(winners() == ["pan"] && shown.session.scene.changes.isEmpty)
    shown.touch(.began, 195, 300)
    #expect(shown.session.isLive)
  }

  @Test("Changes that are made again to a scene as new act, and can be taken back")
  func repeatedEdits() throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    let cure = Change.require("pan", toFail: "swipe", true)
    shown.inspector.repeatChanges([cure])
    #expect(shown.inspector.changes == [cure] && shown.session.scene.holds(cure) && shown.session.isLive)
    shown.session.undoAll()
    #expect(shown.inspector.changes.isEmpty && !shown.session.scene.holds(cure))
  }
}
