import Expectations
import Testing
@testable import TouchTrace
import TouchGeometry

@testable import TouchInspector

@Suite struct TimelineTests {
  private func steps(_ times: [TimeInterval]) -> Timeline<LaneStep> {
    var line = Timeline<LaneStep>()
    for time in times { line.append(LaneStep(time: time)) }
    return line
  }

  @Test func whatIsInAStretchIsFoundWithItsEnds() {
    let line = steps([1, 2, 3, 4, 5])
    expectEqual(line.within(2...4).map(\.time), [2, 3, 4])
    expectEqual(line.within(2.5...2.6).map(\.time), [])
    expectEqual(line.within(0...9).count, 5)
    expectEqual(line.last(at: 3.5)?.time, 3)
    expectNil(line.last(at: 0.5))
  }

  @Test func whatIsForgottenIsGoneAndTheRestStays() {
    var line = steps((0..<1000).map(TimeInterval.init))
    line.forget(before: 700)
    expectEqual(line.count, 300)
    expectEqual(line.first?.time, 700)
    expectEqual(line.within(690...702).map(\.time), [700, 701, 702])
  }

  @Test func aStretchThatGoesOnIsAlwaysInSight() {
    var line = Timeline<LaneSpan>()
    line.append(LaneSpan(state: .possible, time: 0, end: 1))
    line.append(LaneSpan(state: .began, time: 1, end: nil))
    expectEqual(line.within(5...6).map(\.state), [.began])
    line.forget(before: 100)
    expectEqual(line.all.map(\.state), [.began])
  }
}

@Suite struct LaneScaleTests {
  @Test func zoomingKeepsWhatIsUnderTheFingers() {
    var scale = LaneScale(start: 10, length: 4, width: 400)
    scale.zoom(by: 2, at: 100)
    expectEqual(scale.length, 2)
    expectEqual(scale.time(100), 11)
    expectEqual(scale.x(11), 100)
    scale.zoom(by: 1000, at: 100)
    expectEqual(scale.length, LaneScale.shortest)
  }

  @Test func ticksAreRoundAndFarEnoughApart() {
    let scale = LaneScale(start: 0.13, length: 1, width: 500)
    let (times, places) = scale.ticks(distance: 72)
    expectEqual(times.map { ($0 * 10).rounded() / 10 }, [0.2, 0.4, 0.6, 0.8, 1.0])
    expectEqual(places, 1)
  }

  @Test func aMomentThatIsShownMovesNoFurtherThanNeeded() {
    var scale = LaneScale(start: 0, length: 10, width: 100)
    scale.reveal(5)
    expectEqual(scale.start, 0)
    scale.reveal(20)
    #expect(abs(scale.start - 10.8) < 1e-9)
  }

  @MainActor @Test func whatWasMeasuredIsPartOfItsLimitOrMore() {
    func words(_ measured: Double, isFailed: Bool) -> String {
      LanesBoard.words(measured, of: 10, "10 pt", isFailed: isFailed)
    }
    #expect(words(4, isFailed: true) == "4 of 10 pt" && words(300, isFailed: true) == "300, at most 10 pt")
    expectEqual(words(12, isFailed: false), "12 ≥ 10 pt")
  }
}
