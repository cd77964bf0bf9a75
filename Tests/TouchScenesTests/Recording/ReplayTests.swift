import Expectations
import Testing
import TouchGeometry
import TouchKit

@testable import TouchScenes

/// Playing in the window: the log of the file, with the scene as new each time.
@MainActor @Suite struct ReplayTests {
  private func input(of name: String) throws -> InputFile {
    let loaded = try BuiltInScenes.library.scene(name)
    return try #require(try BuiltInScenes.library.input(of: loaded))
  }

  @Test(arguments: BuiltInScenes.entries.map(\.name)) func aSceneThatIsPlayedInTheWindowLogsAsItsFileDoes(
    _ name: String
  ) throws {
    let input = try input(of: name)
    let player = ScenePlayer(try BuiltInScenes.library.scene(name).scene)
    player.play(input)
    // Made last, so that its application is the shared one, as in a program.
    let live = try LiveStage(name)
    for _ in 0..<2 {
      live.controller.play(input)
      live.advance(to: live.application.now + (input.lines.last?.time ?? 0) + 3)
      expectEqual(live.stage.log, player.stage.log)
      expectEqual(live.controller.state, .idle)
    }
  }

  @Test func whatWasRecordedIsPlayedAndKept() throws {
    let live = try LiveStage("one-tap")
    var kept: [InputFile] = []
    live.controller.keep = { input in
      kept.append(input)
      return "kept"
    }
    live.controller.toggleRecording()
    live.at(1, .touches([sample(1, .began, 195, 300)]))
    live.at(1.0625, .touches([sample(1, .ended, 195, 300)]))
    live.controller.toggleRecording()
    live.advance(to: 2)
    let log = live.stage.log
    #expect(log.contains { $0.hasSuffix("action ended") })
    live.controller.togglePlaying()
    live.advance(to: 4)
    expectEqual(live.stage.log, log)
    live.controller.save()
    expectEqual(kept, [try #require(live.controller.input)])
    expectEqual(live.controller.note, "kept")
  }

  @Test func fingersOnTheStageDoNotMingleWithThoseThatArePlayed() throws {
    let live = try LiveStage("multi-touch")
    let input = try input(of: "multi-touch")
    live.controller.play(input)
    live.advance(to: 0.11)
    live.at(0.12, .touches([sample(9, .began, 195, 250)]))
    live.at(0.13, .touches([sample(9, .moved, 195, 260), sample(8, .began, -30, 20)]))
    live.at(0.14, .touches([sample(9, .ended, 195, 260)]))
    live.advance(to: 10)
    #expect(!live.stage.log.contains { $0.contains(" 9") || $0.contains(" 8") })
  }

  @Test func withoutAnInputItSaysSo() throws {
    let live = try LiveStage("one-tap")
    live.controller.togglePlaying()
    live.advance(to: 1)
    expectEqual(live.controller.note, "There is no input to play.")
    live.controller.save()
    expectEqual(live.controller.note, "There is nothing to keep.")
  }

  @Test func aScriptThatIsHaltedGoesNoFurther() throws {
    let live = try LiveStage("multi-touch")
    let clock = try input(of: "multi-touch")
    live.controller.play(clock)
    live.advance(to: 0)
    expectEqual(live.controller.state, .playing)
    live.controller.togglePlaying()
    live.advance(to: 0.01)
    expectEqual(live.controller.state, .paused)
    live.controller.togglePlaying()
    live.advance(to: 0.02)
    expectEqual(live.controller.state, .playing)
    live.controller.stop()
    live.advance(to: 20)
    expectEqual(live.stage.log, [])
  }
}
