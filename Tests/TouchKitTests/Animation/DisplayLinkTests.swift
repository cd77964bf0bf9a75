import Expectations
import Testing
import TouchGeometry
import TouchLoop

@testable import TouchKit

@MainActor struct DisplayLinkTests {
  // Each test makes its own stage, inside the test: the application made last is the one that links find.

  /// What a link says of one of its calls, in sixtieths of a second.
  private func tick(_ link: CADisplayLink, at now: TimeInterval) -> String {
    "\(sixtieths(link.timestamp)) of \(sixtieths(now)), next \(sixtieths(link.targetTimestamp))"
  }

  private func sixtieths(_ time: TimeInterval) -> String {
    let frames = (time * 60e6).rounded() / 1e6
    return frames == frames.rounded() ? "\(Int(frames))" : "\(frames)"
  }

  @Test func aLinkIsCalledOncePerFrameFromOneFrameAfterItWasAdded() {
    let stage = Stage()
    let link = CADisplayLink { [stage] in stage.log(tick($0, at: stage.now)) }
    stage.wait(1)
    #expect(stage.log.lines.isEmpty)
    link.add(to: .main, forMode: .common)
    expectEqual(link.timestamp, 0)
    stage.wait(0.05)
    expectEqual(stage.log.lines, ["61 of 61, next 62", "62 of 62, next 63", "63 of 63, next 64"])
    #expect(abs(link.duration - 1.0 / 60) < 1e-12)
  }

  @Test func framesOfAManualClockCountFromEachStart() {
    let stage = Stage()
    let first = CADisplayLink { [log = stage.log] in log("a \(sixtieths($0.timestamp))") }
    let second = CADisplayLink { [log = stage.log] in log("b \(sixtieths($0.timestamp))") }
    let third = CADisplayLink { [log = stage.log] in log("c \(sixtieths($0.timestamp))") }
    first.add(to: .main, forMode: .default)
    stage.wait(1.5 / 60)
    second.add(to: .main, forMode: .default)
    third.add(to: .main, forMode: .default)
    stage.wait(1.0 / 60)
    expectEqual(stage.log.lines, ["a 1", "a 2", "b 2.5", "c 2.5"])
  }

  @Test func nothingWakesTheLoopWhenNoLinkRuns() {
    let stage = Stage()
    var turns = 0
    stage.loop.addHandler(for: .sleep) { turns += 1 }
    let link = CADisplayLink { _ in }
    link.add(to: .main, forMode: .common)
    stage.wait(1)
    #expect(turns >= 60)
    link.isPaused = true
    #expect(!stage.loop.hasPendingTimers)
    stage.settle()
    turns = 0
    stage.wait(100)
    expectEqual(turns, 1)
    link.isPaused = false
    #expect(stage.loop.hasPendingTimers)
    link.invalidate()
    #expect(!stage.loop.hasPendingTimers)
  }

  @Test func aLinkThatGoesOnIsCalledOneFrameLater() {
    let stage = Stage()
    let link = CADisplayLink { [log = stage.log] in log(sixtieths($0.timestamp)) }
    link.add(to: .main, forMode: .common)
    stage.wait(2.0 / 60)
    link.isPaused = true
    stage.wait(2.5 / 60)
    link.isPaused = false
    stage.wait(2.0 / 60)
    expectEqual(stage.log.lines, ["1", "2", "5.5", "6.5"])
  }

  @Test func aLinkMayEndItselfAndOthersInItsCall() {
    let stage = Stage()
    let second = CADisplayLink { [log = stage.log] _ in log("b") }
    let first = CADisplayLink { [log = stage.log] _ in
      log("a")
      second.invalidate()
    }
    let third = CADisplayLink { [log = stage.log] link in
      log("c")
      link.invalidate()
    }
    for link in [first, second, third] { link.add(to: .main, forMode: .common) }
    stage.wait(2.0 / 60)
    expectEqual(stage.log.lines, ["a", "c", "a"])
  }

  @Test func theRunLoopKeepsTheLinkAndTheLinkItsTargetUntilInvalidated() {
    let stage = Stage()
    @MainActor final class Counter {
      let log: Log
      init(_ log: Log) { self.log = log }
      func step(_ link: CADisplayLink) {
        log("step")
        if log.lines.count == 2 { link.invalidate() }
      }
    }
    weak var counter: Counter?
    weak var link: CADisplayLink?
    do {
      let made = Counter(stage.log)
      let added = CADisplayLink(target: made, selector: Selector(Counter.step))
      added.add(to: .main, forMode: .common)
      (counter, link) = (made, added)
    }
    #expect(counter != nil)
    #expect(link != nil)
    stage.wait(1)
    expectEqual(stage.log.lines, ["step", "step"])
    expectNil(counter)
    expectNil(link)
  }

  @Test func whatALinkChangesIsSeenInTheSameFrameAndNeedsNoSecond() {
    let stage = Stage()
    stage.settle()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.backgroundColor = .red
    stage.window.addSubview(box)
    stage.settle()
    stage.surface.frames = []
    var turns = 0
    let link = CADisplayLink { _ in box.center.x += 1 }
    link.add(to: .main, forMode: .common)
    stage.loop.addHandler(for: .animate) { turns += 1 }
    stage.wait(3.0 / 60)
    expectEqual(stage.surface.frames.count, 3)
    expectEqual(turns, 3)
    link.invalidate()
  }

  @Test(arguments: [(30, 30), (20, 20), (24, 20), (45, 60), (0, 60), (120, 60), (1, 1)])
  func aLinkIsCalledAtTheRateNearestToTheOneItPrefers(preferred: Int, calls: Int) {
    let stage = Stage()
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    link.preferredFramesPerSecond = preferred
    link.add(to: .main, forMode: .common)
    stage.wait(1 + 1e-6)
    expectEqual(count, calls)
    link.invalidate()
  }

  @Test func aRangeOfRatesIsNeverExceeded() {
    let stage = Stage()
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 40, preferred: 40)
    link.add(to: .main, forMode: .common)
    stage.wait(1 + 1e-6)
    expectEqual(count, 30)
    #expect(abs(link.targetTimestamp - link.timestamp - 2.0 / 60) < 1e-9)
    link.invalidate()
  }

  @Test func theDisplaysRateIsThatOfTheLinks() {
    let stage = Stage()
    stage.surface.framesPerSecond = 120
    expectEqual(stage.scene.screen.maximumFramesPerSecond, 120)
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    link.add(to: .main, forMode: .common)
    stage.wait(0.5 + 1e-6)
    expectEqual(count, 60)
    stage.surface.framesPerSecond = 30
    stage.wait(1)
    #expect((90...91).contains(count))
    link.invalidate()
  }

  @Test func otherModesDoNotCallTheLink() {
    let stage = Stage()
    let link = CADisplayLink { [log = stage.log] _ in log("tick") }
    link.add(to: .main, forMode: .tracking)
    stage.wait(1)
    #expect(stage.log.lines.isEmpty)
    stage.loop.run(mode: .tracking, until: stage.now + 2.5 / 60)
    expectEqual(stage.log.lines, ["tick", "tick"])
    link.remove(from: .main, forMode: .tracking)
    #expect(!stage.loop.hasPendingTimers)
  }

  @Test func anInvalidatedLinkIsReportedWhenItIsAddedAgain() {
    let stage = Stage()
    let former = UsageError.report
    UsageError.report = { [log = stage.log] in log($0) }
    defer { UsageError.report = former }
    let link = CADisplayLink { _ in }
    link.invalidate()
    link.add(to: .main, forMode: .common)
    expectEqual(stage.log.lines, ["CADisplayLink.add: the link was invalidated and cannot be added again"])
    #expect(!stage.loop.hasPendingTimers)
  }
}

@MainActor struct FrameGridTests {
  @Test func framesDoNotDriftAndMissedOnesAreSkipped() {
    let grid = FrameGrid(origin: 100, interval: 1.0 / 60)
    for _ in 0..<600_000 { grid.advance(to: grid.next, interval: 1.0 / 60) }
    expectEqual(grid.count, 600_000)
    #expect(abs(grid.time - 10_100) < 1e-9)
    grid.advance(to: 10_100 + 5.5 / 60, interval: 1.0 / 60)
    expectEqual(grid.count, 600_005)
    #expect(grid.isDue)
    grid.advance(to: 10_100 + 5.9 / 60, interval: 1.0 / 60)
    #expect(!grid.isDue)
  }

  @Test func aNewRateCountsFromTheLastFrame() {
    let grid = FrameGrid(origin: 0, interval: 0.1)
    grid.advance(to: 0.2, interval: 0.5)
    expectEqual(grid.time, 0.2)
    #expect(abs(grid.next - 0.7) < 1e-12)
  }

  @Test func aFasterRateDoesNotWaitForTheEndOfASlowFrame() {
    let grid = FrameGrid(origin: 0, interval: 1)
    grid.advance(to: 0.5, interval: 1)
    #expect(!grid.isDue)
    grid.advance(to: 0.5, interval: 0.1)
    #expect(grid.isDue)
    #expect(abs(grid.time - 0.5) < 1e-9)
    #expect(abs(grid.next - 0.6) < 1e-9)
  }
}
