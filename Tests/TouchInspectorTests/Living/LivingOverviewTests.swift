import Expectations
import Glibc
import Testing
import TouchCairo
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchScenes

@testable import TouchInspector
@testable import TouchTrace

/// The strip of everything that a living program has done, under a mouse.
@MainActor @Suite(.serialized) struct LivingOverviewTests {
  /// The window of a living program's inspector, without a display.
  @MainActor private final class Living {
    let program: HeadlessApplication
    let inspector: LivingInspector
    let wire: Wire
    private let ends: [Int32]
    var board: LanesBoard { inspector.keyboard.lanes }

    /// The inspector of a scene whose own input was played.
    init(_ name: String) throws {
      let loaded = try BuiltInScenes.library.scene(name)
      let input = try #require(try BuiltInScenes.library.input(of: loaded))
      var ends: [Int32] = [0, 0]
      try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0, &ends) == 0)
      self.ends = ends
      let program = HeadlessApplication(size: LivingInspector.preferredSize, text: .pinned())
      program.window.isHidden = true
      let inspector = LivingInspector(in: program.scene, end: ends[0], onClose: {})
      wire = Wire(loaded.scene) { inspector.channel.onLine(Substring($0)) }
      (self.program, self.inspector) = (program, inspector)
      wire.player.play(input)
      wire.read()
      program.application.becomeShared()
      program.advance(to: 0.1)
    }

    isolated deinit {
      inspector.channel.close()
      close(ends[1])
    }

    func drag(from start: CGFloat, to end: CGFloat, y: CGFloat) {
      for (phase, part) in [(InputSample.Phase.began, 0.0), (.moved, 0.5), (.moved, 1), (.ended, 1)] {
        let place = board.convert(CGPoint(x: start + (end - start) * CGFloat(part), y: y), to: nil)
        program.send(
          .touches([InputSample(finger: 0, phase: phase, location: place, timestamp: program.now)]))
        program.advance(to: program.now + 0.01)
      }
    }
  }

  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }

  @Test func theStripHasEverythingAndAStretchIsSelectedByDragging() throws {
    let living = try Living("single-double-tap-cured")
    let (board, strip) = (living.board, living.board.overview)
    let model = living.inspector.session.live.model
    let (first, last) = (try #require(model.firstTime), try #require(model.lastTime))
    #expect(first < last && strip.height == 16 && strip.width > 400 && board.ruler.minY == strip.maxY)
    #expect(board.overviewTime(strip.minX) <= first && board.overviewTime(strip.maxX) >= last)
    let (left, right) = (strip.minX + strip.width * 0.25, strip.minX + strip.width * 0.5)
    let (start, end) = (board.overviewTime(left), board.overviewTime(right))
    living.drag(from: left, to: right, y: strip.midY)
    #expect(isNear(board.scale.start, start) && isNear(board.scale.end, end))
    #expect(abs(board.overviewFrame.minX - left) < 1e-3 && abs(board.overviewFrame.maxX - right) < 1e-3)
  }

  @Test func theFrameOfTheStripIsMovedAndTheProgramHearsNothingOfIt() throws {
    let living = try Living("single-double-tap-cured")
    let (board, strip, log) = (living.board, living.board.overview, living.wire.player.stage.log)
    living.drag(from: strip.minX + 100, to: strip.minX + 300, y: strip.midY)
    let (start, length) = (board.scale.start, board.scale.length)
    living.drag(from: strip.minX + 200, to: strip.minX + 260, y: strip.midY)
    #expect(isNear(board.scale.length, length))
    #expect(isNear(board.scale.start, start + board.overviewTime(strip.minX + 60) - board.overviewTime(strip.minX)))
    expectEqual(living.wire.player.stage.log, log)
  }
}
