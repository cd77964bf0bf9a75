import Testing
import TouchGeometry

@testable import TouchLoop

/// Slow motion, and its opposite.
@MainActor @Suite struct ClockRateTests {
  @Test func aLoopFiresTimersAtItsOwnTime() {
    let clock = MonotonicClock()
    clock.rate = 1000
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

  @Test func aClockThatBarelyMovesGoesOnWhereItWas() {
    let clock = MonotonicClock()
    let before = clock.now
    clock.rate = 1e-6
    let slow = clock.now
    #expect(slow >= before && clock.now - slow < 1)
    clock.rate = 1
    #expect(clock.now >= slow && clock.now - slow < 60)
  }
}
