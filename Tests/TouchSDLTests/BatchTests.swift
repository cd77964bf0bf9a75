import Expectations
import Testing
import TouchPlatform

@testable import TouchSDL

/// Which samples of one read share an event.
@Suite struct BatchTests {
  var desk = Desk()

  private mutating func press(_ ids: Int64...) {
    for id in ids { _ = desk.feed([raw(.fingerDown(finger(id), x: 0, y: 0))]) }
  }

  @Test mutating func theLastMoveIsTheEventAndEarlierOnesAreCoalesced() {
    press(1)
    let log = desk.feed([
      raw(.fingerMoved(finger(1), x: 0.1, y: 0), at: 990), raw(.fingerMoved(finger(1), x: 0.2, y: 0), at: 995),
      raw(.fingerMoved(finger(1), x: 0.3, y: 0), at: 1000),
    ])
    expectEqual(log, ["1 moved 60,0 after 1 moved 20,0, 1 moved 40,0"])
  }

  @Test mutating func movesThatWaitedLongerThanAFrameAreEventsOfTheirOwn() {
    press(1)
    let log = desk.feed(
      ticks: 3000,
      [
        raw(.fingerMoved(finger(1), x: 0.1, y: 0), at: 1010), raw(.fingerMoved(finger(1), x: 0.2, y: 0), at: 1020),
        raw(.fingerMoved(finger(1), x: 0.3, y: 0), at: 1027), raw(.fingerMoved(finger(1), x: 0.4, y: 0), at: 1500),
      ])
    expectEqual(log, ["1 moved 40,0 @20 after 1 moved 20,0 @10", "1 moved 60,0 @27", "1 moved 80,0 @500"])
  }

  @Test mutating func timestampsAreThoseOfTheLoopsClock() {
    press(1)
    _ = desk.feed(ticks: 2000, [raw(.fingerMoved(finger(1), x: 0.1, y: 0), at: 1990)])
    let log = desk.feed(
      ticks: 2020,
      [
        raw(.fingerMoved(finger(1), x: 0.2, y: 0), at: 2010), raw(.fingerMoved(finger(1), x: 0.3, y: 0), at: 2020),
      ])
    expectEqual(log, ["1 moved 60,0 @1020 after 1 moved 40,0 @1010"])
  }

  @Test mutating func timeDoesNotGoBackAndSurvivesTheWrapOfTheCounter() {
    press(1)
    desk.translator.begin(now: 60, ticks: 5)
    desk.translator.add(raw(.fingerMoved(finger(1), x: 0.1, y: 0), at: UInt32.max - 4))
    desk.translator.add(raw(.hidden, at: 5))
    expectEqual(desk.translator.finish(modifiers: 0).map(describe), ["1 moved 20,0 @9990", "1 cancelled 20,0 @10000"])
    desk.translator.begin(now: 60, ticks: 8)
    desk.translator.add(raw(.mouseMoved(x: 1, y: 1, buttons: 0), at: 5))
    expectEqual(desk.translator.finish(modifiers: 0).map(describe), ["hover 1,1 @10000"])
  }

  @Test mutating func movesOfSeveralFingersShareAnEventAndCoalesceInOrderOfArrival() {
    press(1, 2)
    let log = desk.feed(
      ticks: 1020,
      [
        raw(.fingerMoved(finger(1), x: 0.1, y: 0), at: 1010), raw(.fingerMoved(finger(2), x: 0.2, y: 0), at: 1011),
        raw(.fingerMoved(finger(2), x: 0.3, y: 0), at: 1012), raw(.fingerMoved(finger(1), x: 0.4, y: 0), at: 1013),
      ])
    expectEqual(log, ["1 moved 80,0 @13, 2 moved 60,0 @12 after 1 moved 20,0 @10, 2 moved 40,0 @11"])
  }

  @Test mutating func aPhaseChangeEndsTheGathering() {
    let log = desk.feed([
      raw(.fingerDown(finger(1), x: 0, y: 0)), raw(.fingerMoved(finger(1), x: 0.1, y: 0)),
      raw(.fingerMoved(finger(1), x: 0.2, y: 0)), raw(.fingerUp(finger(1), x: 0.2, y: 0)),
      raw(.fingerDown(finger(2), x: 1, y: 0)),
    ])
    expectEqual(log, ["1 began 0,0", "1 moved 40,0 after 1 moved 20,0", "1 ended 40,0", "1 began 200,0"])
  }

  @Test mutating func fingersThatGoDownAtOneTickAreOneEvent() {
    let log = desk.feed([
      raw(.fingerDown(finger(1), x: 0, y: 0), at: 999), raw(.fingerDown(finger(2), x: 0.5, y: 0), at: 999),
      raw(.fingerDown(finger(3), x: 1, y: 0), at: 1000),
    ])
    expectEqual(log, ["1 began 0,0 @-1, 2 began 100,0 @-1", "3 began 200,0"])
  }

  @Test mutating func aMoveIsNotMergedAcrossAnotherFingersBegin() {
    press(1)
    let log = desk.feed([
      raw(.fingerMoved(finger(1), x: 0.1, y: 0)), raw(.fingerDown(finger(2), x: 1, y: 0)),
      raw(.fingerMoved(finger(1), x: 0.2, y: 0)),
    ])
    expectEqual(log, ["1 moved 20,0", "2 began 200,0, 1 moved 40,0"])
  }

  @Test mutating func anEventKeepsThePhasesInTheOrderInWhichTheyHappened() {
    press(1, 2)
    let log = desk.feed([
      raw(.fingerMoved(finger(1), x: 0.1, y: 0)), raw(.fingerUp(finger(2), x: 0, y: 0)),
      raw(.fingerDown(finger(3), x: 1, y: 0)), raw(.fingerUp(finger(1), x: 0.1, y: 0)),
      raw(.fingerUp(finger(3), x: 1, y: 0)),
    ])
    expectEqual(log, ["1 moved 20,0, 2 ended 0,0", "2 began 200,0, 1 ended 20,0", "2 ended 200,0"])
  }

  @Test mutating func aTapThatWasReadAtOnceIsStillATap() {
    let log = desk.feed([
      raw(.mouseDown(button: 1, x: 5, y: 6)), raw(.mouseUp(button: 1, x: 5, y: 6)),
      raw(.mouseDown(button: 1, x: 5, y: 6)), raw(.mouseUp(button: 1, x: 5, y: 6)),
    ])
    expectEqual(log, ["mouse began 5,6 buttons 1", "mouse ended 5,6", "mouse began 5,6 buttons 1", "mouse ended 5,6"])
  }

  @Test mutating func mouseAndFingersDoNotShareAnEvent() {
    let log = desk.feed([
      raw(.fingerDown(finger(1), x: 0, y: 0)), raw(.mouseDown(button: 1, x: 5, y: 6)),
      raw(.fingerDown(finger(2), x: 1, y: 0)),
    ])
    expectEqual(log, ["1 began 0,0", "mouse began 5,6 buttons 1", "2 began 200,0"])
  }

  @Test mutating func otherEventsKeepTheirPlaceBetweenSamples() {
    press(1)
    let log = desk.feed([
      raw(.fingerMoved(finger(1), x: 0.1, y: 0)), raw(.exposed), raw(.fingerMoved(finger(1), x: 0.2, y: 0)),
    ])
    expectEqual(log, ["1 moved 20,0", "expose", "1 moved 40,0"])
  }

  @Test mutating func windowsDoNotShareAnEvent() {
    desk.translator.setGeometry(WindowGeometry(width: 201, height: 101, fingerSpan: .lastUnit), of: 8)
    let log = desk.feed([
      raw(.fingerDown(finger(1), x: 0, y: 0)), raw(.fingerDown(finger(2), x: 0, y: 0), window: 8),
    ])
    expectEqual(log, ["1 began 0,0", "window 8: 2 began 0,0"])
  }
}
