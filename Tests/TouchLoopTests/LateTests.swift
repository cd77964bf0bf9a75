import Expectations
import Testing
import TouchGeometry

@testable import TouchLoop

/// A clock that only the test advances: a stall is a jump of it.
private final class JumpingClock: LoopClock, @unchecked Sendable {
  var now: TimeInterval = 0
}

/// Late timers and events have the effects that they would have had in time.
@MainActor @Suite struct LateTests {
  private let clock = JumpingClock()
  private let log = Log()

  /// Runs one turn at 3 s, in which events of these times are delivered.
  private func turn(_ loop: EventLoop, _ times: TimeInterval?..., then body: @escaping @MainActor () -> Void = {}) {
    loop.addHandler(for: .deliver) { [loop, log] in
      for time in times {
        loop.catchUp(with: time) {
          log("event \(loop.now)")
          body()
        }
      }
      log("delivered \(loop.now)")
    }
    clock.now = 3
    loop.runTurn()
  }

  private func timer(_ loop: EventLoop, at time: TimeInterval, every interval: TimeInterval? = nil) {
    loop.schedule(at: time, every: interval) { [loop, log] in log("timer \(time) \(loop.now)") }
  }

  @Test func timersThatWereDueBeforeALateEventFireBeforeItAtTheirTimes() {
    let loop = EventLoop(clock: clock)
    for time in [2.5, 1, 2, 3] { timer(loop, at: time) }
    turn(loop, 1.5, 2)
    expectEqual(
      log.lines,
      [
        "timer 1.0 1.0", "event 1.5", "timer 2.0 2.0", "event 2.0", "delivered 3.0", "timer 2.5 3.0", "timer 3.0 3.0",
      ])
  }

  @Test func eventsWithoutATimeOrFromNowAreToldAtThePresent() {
    let loop = EventLoop(clock: clock)
    timer(loop, at: 1)
    turn(loop, nil, 3, 4)
    expectEqual(log.lines, ["event 3.0", "event 3.0", "event 3.0", "delivered 3.0", "timer 1.0 3.0"])
  }

  @Test func aTimerThatAnotherSchedulesFiresToo() {
    let loop = EventLoop(clock: clock)
    loop.schedule(at: 1) { [self] in timer(loop, at: loop.now + 0.5) }
    turn(loop, 2)
    expectEqual(log.lines, ["timer 1.5 1.5", "event 2.0", "delivered 3.0"])
  }

  @Test func aTimerOfTheHandlerIsDueByTheTimeOfItsEvent() {
    let loop = EventLoop(clock: clock)
    turn(loop, 1) { [self] in timer(loop, at: loop.now + 0.5) }
    expectEqual(log.lines, ["event 1.0", "delivered 3.0", "timer 1.5 3.0"])
  }

  @Test func aRepeatingTimerSkipsWhatTheStallHasCost() {
    let loop = EventLoop(clock: clock)
    timer(loop, at: 1, every: 0.5)
    turn(loop, 2.75)
    clock.now = 3.5
    loop.runTurn()
    expectEqual(
      log.lines, ["timer 1.0 1.0", "event 2.75", "delivered 3.0", "event 2.75", "delivered 3.5", "timer 1.0 3.5"])
  }

  @Test func timersThatScheduleEachOtherForOneTimeEnd() {
    let loop = EventLoop(clock: clock)
    var count = 0
    func again() {
      loop.schedule(at: 1) {
        count += 1
        again()
      }
    }
    again()
    turn(loop, 2)
    expectEqual(log.lines, ["event 2.0", "delivered 3.0"])
    #expect(count <= 1010)
  }

  @Test func aNestedRunInALateEventMovesTheTimeOn() {
    let loop = EventLoop(clock: clock)
    var isFirst = true
    turn(loop, 1, 2) { [clock] in
      guard isFirst else { return }
      isFirst = false
      clock.now = 3.25
      loop.runTurn(mode: .tracking)
    }
    expectEqual(log.lines.last, "delivered 3.25")
  }

  @Test func aManualClockHasNoStalls() {
    let loop = EventLoop(clock: ManualClock())
    timer(loop, at: 0)
    loop.catchUp(with: -1) { log("event \(loop.now)") }
    expectEqual(log.lines, ["event 0.0"])
  }
}
