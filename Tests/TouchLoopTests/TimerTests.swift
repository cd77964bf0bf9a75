import Expectations
import Testing
import TouchGeometry
import TouchLoop

@MainActor @Suite struct TimerTests {
  let loop = EventLoop(clock: ManualClock())
  let log = Log()

  private func note(_ name: String, at time: TimeInterval, every interval: TimeInterval? = nil) -> LoopTimer {
    loop.schedule(at: time, every: interval) { [loop, log] in log("\(name) \(loop.now)") }
  }

  @Test func timersFireInOrderOfTimeAndThenOfScheduling() {
    _ = note("late", at: 2)
    _ = note("first", at: 1)
    _ = note("second", at: 1)
    _ = note("early", at: 0.5)
    _ = note("third", at: 1)
    loop.advance(to: 3)
    expectEqual(log.lines, ["early 0.5", "first 1.0", "second 1.0", "third 1.0", "late 2.0"])
    expectEqual(loop.now, 3)
  }

  @Test func aTimerSeesExactlyItsDueTime() {
    _ = note("a", at: 0.1 + 0.2)
    loop.advance(to: 5)
    expectEqual(log.lines, ["a \(0.1 + 0.2)"])
  }

  @Test func timersAreNotFiredBeforeTheirTime() {
    _ = note("a", at: 1)
    loop.advance(to: 0.999)
    expectEqual(log.lines, [])
    loop.advance(to: 1)
    expectEqual(log.lines, ["a 1.0"])
  }

  @Test func aTimerScheduledInATimerTakesPartInTheSameAdvance() {
    loop.schedule(at: 1) { [self] in
      log("outer \(loop.now)")
      _ = note("inner", at: 1.5)
      _ = note("at once", at: loop.now)
      _ = note("overdue", at: 0)
    }
    _ = note("sibling", at: 1)
    loop.advance(to: 2)
    expectEqual(log.lines, ["outer 1.0", "sibling 1.0", "overdue 1.0", "at once 1.0", "inner 1.5"])
  }

  @Test func aTimerScheduledForNowWaitsForTheNextTurn() {
    loop.schedule(at: 0) { [self] in _ = note("inner", at: 0) }
    loop.runTurn()
    expectEqual(log.lines, [])
    loop.runTurn()
    expectEqual(log.lines, ["inner 0.0"])
  }

  @Test func aTimerCancelledByAnotherOfTheSameTimeDoesNotFire() {
    var second: LoopTimer?
    loop.schedule(at: 1) { second?.cancel() }
    second = note("second", at: 1)
    loop.advance(to: 2)
    expectEqual(log.lines, [])
    expectEqual(second?.isValid, false)
  }

  @Test func aRepeatingTimerFiresAtEveryMultipleAndCanCancelItself() {
    var timer: LoopTimer?
    var count = 0
    timer = loop.schedule(at: 1, every: 0.25) { [loop, log] in
      count += 1
      log("\(loop.now)")
      if count == 4 { timer?.cancel() }
    }
    loop.advance(to: 10)
    expectEqual(log.lines, ["1.0", "1.25", "1.5", "1.75"])
    #expect(!loop.hasPendingTimers)
  }

  @Test func aRepeatingTimerKeepsItsPlaceAmongEquals() {
    _ = note("repeating", at: 1, every: 1)
    _ = note("single", at: 2)
    loop.advance(to: 2)
    expectEqual(log.lines, ["repeating 1.0", "repeating 2.0", "single 2.0"])
  }

  @Test func aRepeatingTimerIsNotCalledInsideItsOwnBodyAndSkipsWhatItMissed() {
    var isFirst = true
    loop.schedule(at: 1, every: 1) { [loop, log] in
      log("begins \(loop.now)")
      if isFirst {
        isFirst = false
        loop.run(until: 3.5)
      }
      log("ends \(loop.now)")
    }
    loop.advance(to: 4)
    expectEqual(log.lines, ["begins 1.0", "ends 3.5", "begins 4.0", "ends 4.0"])
  }

  @Test func nextTimerTimeForgetsCancelledTimers() {
    let first = note("first", at: 1)
    _ = note("second", at: 2)
    expectEqual(loop.nextTimerTime, 1)
    first.cancel()
    expectEqual(loop.nextTimerTime, 2)
    loop.advance(to: 2)
    expectNil(loop.nextTimerTime)
  }

  @Test func aSingleTimerIsNoLongerValidInItsBodyAndReleasesIt() {
    weak var witness: Log?
    var timer: LoopTimer?
    do {
      let object = Log()
      witness = object
      timer = loop.schedule(at: 1) { [log] in log("\(object.lines.count) \(timer?.isValid == true)") }
    }
    #expect(witness != nil)
    loop.advance(to: 1)
    expectEqual(log.lines, ["0 false"])
    expectNil(witness)
  }

  @Test func timersOfAnotherModeWait() {
    loop.schedule(at: 1, modes: .default) { [log] in log("default") }
    loop.schedule(at: 2, modes: .tracking) { [log] in log("tracking") }
    loop.run(mode: .tracking, until: 3)
    expectEqual(log.lines, ["tracking"])
    loop.advance(to: 3)
    expectEqual(log.lines, ["tracking", "default"])
  }
}
