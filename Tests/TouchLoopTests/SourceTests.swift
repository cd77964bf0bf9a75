import Expectations
import Testing
import TouchGeometry
import TouchLoop

@MainActor @Suite struct SourceTests {
  let loop = EventLoop()
  let log = Log()

  /// A pipe with its reading end first.
  private func makePipe() -> [Int32] {
    var ends: [Int32] = [0, 0]
    expectEqual(pipe(&ends), 0)
    return ends
  }

  private func put(_ end: Int32) {
    var byte: UInt8 = 1
    expectEqual(write(end, &byte, 1), 1)
  }

  private func readByte(from end: Int32) {
    var byte: UInt8 = 0
    expectEqual(read(end, &byte, 1), 1)
  }

  @Test func aReadableDescriptorEndsTheSleepAndIsServedInThePollStep() {
    let ends = makePipe()
    loop.addHandler(for: .poll) { [log] in log("poll") }
    loop.addSource(descriptor: ends[0]) { [self] in
      readByte(from: ends[0])
      log("ready in \(loop.phase.map { "\($0)" } ?? "none")")
      loop.stop()
    }
    loop.addObserver(.beforeSleeping) { [self] in
      log("sleeps")
      put(ends[1])
    }
    loop.run()
    expectEqual(log.lines, ["poll", "sleeps", "poll", "ready in poll"])
    ends.forEach { _ = close($0) }
  }

  @Test func whatEndedASleepIsNotServedByALaterTurnThatFindsItGone() {
    let ends = makePipe()
    loop.addSource(descriptor: ends[0]) { [log] in log("ready") }
    loop.addObserver(.beforeSleeping) { [self] in put(ends[1]) }
    loop.runTurn(blocking: true)
    readByte(from: ends[0])
    loop.runTurn()
    expectEqual(log.lines, [])
    put(ends[1])
    loop.runTurn()
    expectEqual(log.lines, ["ready"])
    ends.forEach { _ = close($0) }
  }

  @Test func aSourceThatIsAddedAsTheLoopWakesIsServedAtOnce() {
    let (ends, others) = (makePipe(), makePipe())
    loop.addSource(descriptor: ends[0]) { [self] in
      readByte(from: ends[0])
      log("first")
      loop.stop()
    }
    loop.addObserver(.beforeSleeping) { [self] in
      put(ends[1])
      put(others[1])
    }
    loop.addObserver(.afterSleeping) { [self] in
      loop.addSource(descriptor: others[0]) { [self] in
        readByte(from: others[0])
        log("second")
      }
    }
    loop.run()
    expectEqual(log.lines, ["first", "second"])
    (ends + others).forEach { _ = close($0) }
  }

  @Test func aSourceThatIsNotReadIsCalledAgain() {
    let ends = makePipe()
    put(ends[1])
    loop.addSource(descriptor: ends[0]) { [log] in log("ready") }
    loop.runTurn()
    loop.runTurn()
    expectEqual(log.lines, ["ready", "ready"])
    ends.forEach { _ = close($0) }
  }

  @Test func sourcesAreServedInOrderAndOneMayCancelTheNext() {
    let ends = makePipe()
    put(ends[1])
    var third: LoopSource?
    loop.addSource(descriptor: ends[0]) { [log] in log("first") }
    loop.addSource(descriptor: ends[0]) { [log] in
      log("second")
      third?.cancel()
    }
    third = loop.addSource(descriptor: ends[0]) { [log] in log("third") }
    loop.addSource(descriptor: ends[0]) { [log] in log("fourth") }
    loop.runTurn()
    expectEqual(log.lines, ["first", "second", "fourth"])
    ends.forEach { _ = close($0) }
  }

  @Test func aBufferedSourceKeepsTheLoopAwake() {
    let ends = makePipe()
    var buffered = 2
    loop.addSource(descriptor: ends[0], hasBuffered: { buffered > 0 }) { [self] in
      buffered -= 1
      log("ready")
      if buffered == 0 { loop.stop() }
    }
    loop.run()
    expectEqual(log.lines, ["ready", "ready"])
    ends.forEach { _ = close($0) }
  }

  @Test func aClosedDescriptorEndsItsSource() {
    let ends = makePipe()
    ends.forEach { _ = close($0) }
    // A number that no file of this process reaches.
    let source = loop.addSource(descriptor: 1_000_000) { [log] in log("ready") }
    loop.runTurn()
    #expect(!source.isValid)
    expectEqual(log.lines, [])
  }

  @Test func aSourceMayTurnTheLoop() {
    let ends = makePipe()
    put(ends[1])
    loop.addSource(descriptor: ends[0], modes: .default) { [self] in
      log("outer")
      loop.runTurn(mode: .tracking)
      readByte(from: ends[0])
    }
    loop.addSource(descriptor: ends[0], modes: .tracking) { [log] in log("inner") }
    loop.runTurn()
    loop.runTurn()
    expectEqual(log.lines, ["outer", "inner"])
    ends.forEach { _ = close($0) }
  }
}
