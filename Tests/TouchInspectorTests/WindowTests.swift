import Expectations
import Testing
import TouchDiagnosis
import TouchGeometry
import TouchKit
import TouchScenes

@testable import TouchInspector

/// The whole window by mouse and keyboard.
@MainActor @Suite(.serialized) struct WindowTests {
  @Test func theKeyboardAloneReachesLanesFlagsAndTime() throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    shown.play()
    shown.key(.keyboardTab)
    expectEqual(shown.inspector.keyboard.region, .lanes)
    expectNil(shown.session.lane, "Tab alone chooses nothing")
    for _ in 0..<3 { shown.key(.keyboardDownArrow) }
    #expect(shown.session.object === shown.stage.recognizer(named: "pan"))
    shown.key(.keyboardLeftArrow)
    #expect(!shown.session.isLive)
    shown.key(.keyboardL, "l")
    #expect(shown.session.isLive)
    shown.key(.keyboardT, "t")
    expectEqual(shown.session.tab, .relations)
    shown.key(.keyboardW, "w")
    expectEqual(shown.saved, [])
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
    expectEqual(way, [.scene, .scene, .lanes, .why, .details, .list, .details])
    expectEqual(focused, [save, discard, nil, nil, nil, nil, nil])
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
    expectEqual(shows, [true, true, true])
    // A list that has no room is passed over.
    shown.inspector.layout.preference.list = 0
    shown.program.advance(to: shown.program.now)
    shown.key(.keyboardTab)
    expectEqual(shown.inspector.keyboard.region, .lanes)
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
    expectEqual(keyboard.region, start)
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
    expectEqual(shown.inspector.keyboard.region, .details)
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
    expectEqual(shown.session.cursor, second)
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
    expectEqual(shown.stage.log.count, 1)
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
    expectEqual(winners(), ["pan"])
    shown.session.perform(.require("pan", toFail: "swipe", true))
    expectEqual(winners(), ["swipe", "pan"])
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
    expectEqual(shown.session.tab, .relations)
    expectEqual(shown.session.lane.map { shown.session.model.lanes[$0].name }, "pan")
    #expect(abs((shown.session.cursor ?? 0) - shown.session.record.startTime - 0.05) < 1e-9)
    shown.key(.keyboardZ, "z")
    #expect(winners() == ["pan"] && shown.session.scene.changes.isEmpty)
    shown.touch(.began, 195, 300)
    #expect(shown.session.isLive)
  }

  @Test("Changes that a running scene cannot make build it anew, and so does taking them back")
  func rebuilding() throws {
    let text = """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
       "root":{"name":"root","class":"UIView","frame":[0,0,390,640],"recognizers":[
        {"name":"pan","class":"UIPanGestureRecognizer","delegate":{"shouldBegin":"vertical"}}]}}
      """
    let scene = try SceneFile.read(Array(text.utf8), file: "a.json")
    func touch(_ time: Double, _ phase: TouchPhaseName, _ x: CGFloat) -> InputLine {
      InputLine(time, .touch(InputTouch(id: 1, phase: phase, location: CGPoint(x: x, y: 300))))
    }
    let lines = [touch(0, .began, 100), touch(0.1, .moved, 150), touch(0.2, .moved, 200), touch(0.3, .ended, 200)]
    let shown = Shown(scene, InputFile(size: scene.size, lines: lines))
    var built: [[Change]] = []
    shown.session.rebuild = { built.append($0) }
    let flag = Change.recognizer("pan", .cancelsTouchesInView(false))
    shown.session.perform(flag)
    shown.letTheInputBeTheUsers()
    let cures = try #require(shown.session.explainLast?([])).shownCures()
    let cure = try #require(cures.first { $0.switchedChange == nil && !$0.changes.isEmpty })
    #expect(shown.session.canTake(cure) && !shown.session.isTaken(cure))
    shown.session.toggle(cure)
    expectEqual(built, [[flag] + cure.changes])
    expectEqual(shown.session.takenCures, [cure])
  }

  @Test("A cure that is taken back leaves no change")
  func takenBack() throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    let change = Change.require("pan", toFail: "swipe", true)
    shown.session.perform(change)
    expectEqual(shown.session.scene.changes, [change])
    #expect(shown.session.scene.revert(change) && shown.session.scene.changes.isEmpty)
    #expect(!shown.session.scene.isInEffect(change))
    shown.session.undo()
    #expect(shown.session.scene.changes == [change] && shown.session.scene.isInEffect(change))
  }

  @Test("F1 and the question mark list the keys; Escape closes the list and nothing else")
  func keyList() throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    shown.play()
    shown.session.choose(lane: 1)
    shown.key(.keyboardF1)
    #expect(shown.session.showsKeys)
    shown.key(.keyboardEscape)
    #expect(!shown.session.showsKeys && shown.session.lane == 1)
    shown.key(.keyboardSlash, "?", .shift)
    #expect(shown.session.showsKeys)
  }

  @Test("A text that is cut is shown whole under the pointer")
  func cutTexts() throws {
    let shown = try Shown(builtIn: "drawer-at-back")
    shown.play(until: 0.6)
    shown.program.advance(by: 0.1)
    let board = try #require(shown.inspector.keyboard.boards.first { $0.texts.contains(where: \.isCut) })
    let cutText = board.texts.first { $0.isCut }
    let cut = try #require(cutText)
    let before = shown.program.surface.picture
    let middle = board.convert(CGPoint(x: cut.rect.midX, y: cut.rect.midY), to: nil)
    shown.program.send(.hover(middle, timestamp: shown.program.now))
    shown.program.advance(by: 0.1)
    #expect(shown.program.surface.picture != before)
  }

  @Test("A window without room for the list offers it over the stage")
  func hiddenList() throws {
    let shown = try Shown(builtIn: "one-tap", size: CGSize(width: 640, height: 480))
    #expect(shown.list.frame.isEmpty)
    let show = try #require(shown.session.showList)
    show()
    shown.program.advance(to: 0)
    expectEqual(shown.list.frame, CGRect(x: 0, y: 0, width: 248, height: 480))
  }

  @Test("Arrows move through the views while one is picked; Return chooses, Escape changes nothing else")
  func pickByKeys() throws {
    let shown = try Shown(builtIn: "tap-kills-rows")
    func marked() -> String? { shown.session.pointed.flatMap { shown.stage.name(of: $0) } }
    shown.key(.keyboardV, "v")
    let steps: [(UIKeyboardHIDUsage, String)] = [
      (.keyboardDownArrow, "root"), (.keyboardRightArrow, "heading"), (.keyboardDownArrow, "caption"),
      (.keyboardUpArrow, "heading"), (.keyboardLeftArrow, "root"), (.keyboardUpArrow, "root"),
    ]
    for (key, name) in steps {
      shown.key(key)
      expectEqual(marked(), name)
    }
    expectNil(shown.session.object)
    shown.key(.keyboardReturnOrEnter)
    #expect(!shown.session.isPicking && shown.session.object === shown.stage.view(named: "root"))
    shown.key(.keyboardV, "v")
    shown.key(.keyboardEscape)
    #expect(!shown.session.isPicking && shown.session.object === shown.stage.view(named: "root"))
  }
}
