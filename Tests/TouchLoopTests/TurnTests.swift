import Expectations
import Testing
import TouchGeometry
import TouchLoop

/// A log that the callbacks of a test write into.
@MainActor final class Log {
  var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
}

@MainActor @Suite struct TurnTests {
  let loop = EventLoop(clock: ManualClock())
  let log = Log()

  private func logPhases() {
    for phase in LoopPhase.allCases { loop.addHandler(for: phase) { [log] in log("\(phase)") } }
  }

  @Test func aTurnWithAFrameHasAllStepsInOrder() {
    logPhases()
    loop.schedule(at: 0) { [log] in log("timer") }
    loop.requestFrame()
    loop.runTurn()
    expectEqual(log.lines, ["poll", "deliver", "timer", "timers", "animate", "layout", "draw", "present", "sleep"])
  }

  @Test func aTurnWithoutARequestHasNoFrame() {
    logPhases()
    loop.runTurn()
    expectEqual(log.lines, ["poll", "deliver", "timers", "sleep"])
  }

  @Test func aFrameAskedForInATimerComesInTheSameTurn() {
    logPhases()
    loop.schedule(at: 0) { [loop] in loop.requestFrame() }
    loop.runTurn()
    expectEqual(log.lines, ["poll", "deliver", "timers", "animate", "layout", "draw", "present", "sleep"])
    #expect(!loop.isFrameRequested)
  }

  @Test func aFrameAskedForInAFrameComesInTheNextTurn() {
    logPhases()
    loop.addHandler(for: .draw) { [loop, log] in if log.lines.count == 6 { loop.requestFrame() } }
    loop.requestFrame()
    loop.advance(to: 1)
    let turn = ["poll", "deliver", "timers", "animate", "layout", "draw", "present", "sleep"]
    expectEqual(log.lines, turn + turn)
  }

  @Test func handlersOfOnePhaseRunInTheOrderOfAddition() {
    for name in ["a", "b", "c"] { loop.addHandler(for: .deliver) { [log] in log(name) } }
    loop.runTurn()
    expectEqual(log.lines, ["a", "b", "c"])
  }

  @Test func aHandlerAddedInItsOwnPhaseStartsWithTheNextTurn() {
    var isFirst = true
    loop.addHandler(for: .deliver) { [loop, log] in
      log("first")
      if isFirst { loop.addHandler(for: .deliver) { log("second") } }
      isFirst = false
    }
    loop.runTurn()
    expectEqual(log.lines, ["first"])
    loop.runTurn()
    expectEqual(log.lines, ["first", "first", "second"])
  }

  @Test func aHandlerCancelledByAnotherIsNotCalledInTheSameTurn() {
    var second: LoopObserver?
    loop.addHandler(for: .deliver) { [log] in
      log("first")
      second?.cancel()
    }
    second = loop.addHandler(for: .deliver) { [log] in log("second") }
    loop.runTurn()
    expectEqual(log.lines, ["first"])
    expectEqual(second?.isValid, false)
  }

  @Test func handlersTakePartOnlyInTheirModes() {
    loop.addHandler(for: .deliver, modes: .default) { [log] in log("default") }
    loop.addHandler(for: .deliver, modes: .tracking) { [log] in log("tracking") }
    loop.addHandler(for: .deliver, modes: .common) { [log] in log("common") }
    loop.runTurn(mode: .tracking)
    expectEqual(log.lines, ["tracking", "common"])
  }

  @Test func aNestedTurnPutsThePhaseBack() {
    loop.addHandler(for: .deliver, modes: .default) { [loop, log] in
      loop.runTurn(mode: .tracking)
      log("\(loop.phase.map { "\($0)" } ?? "none")")
    }
    loop.runTurn()
    expectEqual(log.lines, ["deliver"])
    expectNil(loop.phase)
  }
}
