import Testing
import TouchGeometry
import TouchKit

@testable import TouchInspector

/// The whole window by mouse and keyboard.
@MainActor @Suite(.serialized) struct WindowTests {
  @Test(arguments: [
    CGSize(width: 1280, height: 800), CGSize(width: 1600, height: 1000), CGSize(width: 2560, height: 1600),
    CGSize(width: 1024, height: 768),
  ]) func thePartsFillTheWindowAndCoverNothing(_ size: CGSize) {
    for scene in [CGSize(width: 390, height: 640), CGSize(width: 640, height: 560)] {
      let frames = InspectorLayout.Frames(window: size, scene: scene, hasList: true)
      let parts = [frames.list, frames.stage, frames.why, frames.details, frames.lanes]
      let area = parts.map { $0.width * $0.height }.reduce(0, +)
      #expect(area == size.width * size.height, "\(size) \(scene)")
      for (index, one) in parts.enumerated() {
        for other in parts[(index + 1)...] {
          #expect(one.intersection(other).isEmpty || one.intersection(other).width == 0)
        }
      }
      #expect(frames.stage.contains(frames.scene), "\(size) \(scene)")
    }
  }

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
    let lanes = InspectorLayout.Frames(
      window: CGSize(width: 1280, height: 800), scene: shown.scene.size, hasList: true
    ).lanes
    let y = lanes.minY + LanesBoard.barHeight + 8
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
    let lanes = InspectorLayout.Frames(
      window: CGSize(width: 1280, height: 800), scene: shown.scene.size, hasList: true
    ).lanes
    shown.click(lanes.minX + 60, lanes.minY + LanesBoard.barHeight + LanesBoard.rulerHeight + 36)
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
}
