import Testing
import TouchGeometry

@testable import TouchLoop

/// A clock of a test's own.
@MainActor private final class HandClock: LoopClock {
  var now: TimeInterval = 100
}

@MainActor @Suite struct PacedClockTests {
  @Test func itTellsTheTimeOfTheOtherOneUntilItIsSlowedDown() {
    let hand = HandClock()
    let clock = PacedClock(hand)
    #expect(clock.now == 100)
    hand.now = 101
    #expect(clock.now == 101)
    clock.speed = 0.25
    #expect(clock.now == 101)
    hand.now = 105
    #expect(clock.now == 102)
    clock.speed = 0
    hand.now = 200
    #expect(clock.now == 102)
    clock.speed = 1
    hand.now = 201
    #expect(clock.now == 103)
    clock.speed = -3
    hand.now = 300
    #expect(clock.speed == 0 && clock.now == 103)
  }

  @Test func aWaitIsAsLongAsTheOtherClockNeeds() {
    let clock = PacedClock(HandClock())
    clock.speed = 0.05
    #expect(abs(clock.baseSeconds(1) - 20) < 1e-9)
    #expect(clock.baseSeconds(-1) == -1)
    clock.speed = 0
    #expect(clock.baseSeconds(1) == .infinity)
  }

  @Test func aLoopFiresTimersAtItsOwnTime() {
    let clock = PacedClock()
    clock.speed = 1000
    let loop = EventLoop(clock: clock)
    var fired: [Double] = []
    let start = loop.now
    loop.schedule(at: start + 20) { [unowned loop] in
      fired.append(loop.now - start)
      loop.stop()
    }
    loop.run(until: start + 1000)
    #expect(fired.count == 1 && fired.allSatisfy { $0 >= 20 })
  }
}
