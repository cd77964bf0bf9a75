import Expectations
import Testing
import TouchGeometry
import TouchLoop

@MainActor @Suite struct RunTests {
  let log = Log()

  @Test func stopEndsTheInnermostRunOnly() {
    let loop = EventLoop()
    loop.schedule(at: loop.now) { [log] in
      log("outer timer")
      loop.schedule(at: loop.now) {
        log("inner timer")
        loop.stop()
      }
      loop.run()
      log("inner run ended")
      loop.schedule(at: loop.now) {
        log("outer run goes on")
        loop.stop()
      }
    }
    loop.run()
    expectEqual(log.lines, ["outer timer", "inner timer", "inner run ended", "outer run goes on"])
  }

  @Test func stopWithoutARunHasNoEffectOnTheNext() {
    let loop = EventLoop(clock: ManualClock())
    loop.stop()
    loop.schedule(at: 1) { [log] in log("timer") }
    loop.run()
    expectEqual(log.lines, ["timer"])
  }

  @Test func stopLetsTheTurnFinish() {
    let loop = EventLoop(clock: ManualClock())
    loop.schedule(at: 1) { loop.stop() }
    loop.schedule(at: 1) { [log] in log("same turn") }
    loop.schedule(at: 2) { [log] in log("never") }
    loop.advance(to: 3)
    expectEqual(log.lines, ["same turn"])
    expectEqual(loop.now, 1)
  }

  @Test func aRunUntilATimeFiresTheTimersThatAreDueThen() {
    let loop = EventLoop()
    let deadline = loop.now + 0.005
    loop.schedule(at: deadline) { [log] in log("due") }
    loop.schedule(at: deadline + 1000) { [log] in log("never") }
    loop.run(until: deadline)
    expectEqual(log.lines, ["due"])
    #expect(loop.now >= deadline)
  }

  @Test func theTimeStandsStillWithinATurn() {
    let loop = EventLoop()
    var times: Set<TimeInterval> = []
    for phase in LoopPhase.allCases { loop.addHandler(for: phase) { times.insert(loop.now) } }
    loop.requestFrame()
    loop.runTurn()
    expectEqual(times.count, 1)
  }

  @Test func advancingUpToATimeLeavesWhatIsDueThen() {
    let loop = EventLoop(clock: ManualClock())
    for time in [0.5, 1, 1 - 1e-10, 1.5] { loop.schedule(at: time) { [log] in log("\(time) at \(loop.now)") } }
    loop.advance(upTo: 1)
    expectEqual(log.lines, ["0.5 at 0.5"])
    expectEqual(loop.now, 1)
    loop.advance(upTo: 0.25)
    loop.advance(to: 1)
    expectEqual(log.lines, ["0.5 at 0.5", "0.9999999999 at 1.0", "1.0 at 1.0"])
  }

  @Test func aManualRunEndsWhenNothingWaits() {
    let loop = EventLoop(clock: ManualClock())
    loop.schedule(at: 7) { [log] in log("at \(loop.now)") }
    loop.run()
    expectEqual(log.lines, ["at 7.0"])
    expectEqual(loop.now, 7)
  }

  @Test func theClockGoesOnFromWhereANestedRunLeftIt() {
    let loop = EventLoop(clock: ManualClock())
    loop.schedule(at: 1) { [log] in
      loop.advance(to: 5)
      log("nested to \(loop.now)")
    }
    loop.schedule(at: 2) { [log] in log("timer at \(loop.now)") }
    loop.advance(to: 3)
    expectEqual(log.lines, ["timer at 2.0", "nested to 5.0"])
    expectEqual(loop.now, 5)
  }

  @Test func observersComeInPairsAroundEverySleepAndWorkTheyAskForIsDoneFirst() {
    let loop = EventLoop(clock: ManualClock())
    var asks = true
    loop.addObserver(.beforeSleeping) { [log] in
      log("before at \(loop.now)")
      if asks { loop.requestFrame() }
      asks = false
    }
    loop.addObserver(.afterSleeping) { [log] in log("after at \(loop.now)") }
    loop.addHandler(for: .draw) { [log] in log("draw at \(loop.now)") }
    loop.schedule(at: 1) { [log] in log("timer at \(loop.now)") }
    loop.advance(to: 2)
    expectEqual(
      log.lines,
      [
        "before at 0.0", "after at 0.0", "draw at 0.0", "before at 0.0", "after at 1.0", "timer at 1.0",
        "before at 1.0", "after at 2.0",
      ])
  }

  @Test func framesAskedForInFramesDoNotHangAnAdvance() {
    let loop = EventLoop(clock: ManualClock())
    loop.addHandler(for: .draw) { [log] in
      log("\(loop.now)")
      loop.requestFrame()
    }
    loop.requestFrame()
    loop.advance(to: 1)
    expectEqual(log.lines, Array(repeating: "0.0", count: 9) + Array(repeating: "1.0", count: 9))
  }

  @Test func aRealLoopDoesNotSleepWhileAFrameIsAskedFor() {
    let loop = EventLoop()
    loop.addObserver(.beforeSleeping) { [log] in log("sleeps") }
    loop.addHandler(for: .present) { [log] in log("presents") }
    loop.addHandler(for: .sleep) { [log] in if log.lines.isEmpty { loop.requestFrame() } else { loop.stop() } }
    loop.run()
    expectEqual(log.lines, ["presents"])
  }
}
