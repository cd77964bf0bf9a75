import Expectations
import Testing

@testable import TouchSDL

/// What SDL 3 reports of one finger, twice.
@Suite struct FingerEchoTests {
  private var echoes = FingerEchoes(isOn: true)
  private let hover = raw(.mouseMoved(x: 50, y: 20, buttons: 0), at: 999)
  private let press = raw(.mouseDown(button: 1, x: 50, y: 20))
  private let release = raw(.mouseUp(button: 1, x: 50, y: 20), at: 1080)
  private let down = raw(.fingerDown(finger(4), x: 0.25, y: 0.2), at: 1001)
  private let up = raw(.fingerUp(finger(4), x: 0.25, y: 0.2), at: 1080)

  @Test mutating func aPressThatAFingerFollowsIsTheFingers() {
    expectEqual(echoes.filter([hover, press, down]), [hover, down])
    expectEqual(echoes.filter([raw(.mouseMoved(x: 51, y: 20, buttons: 1)), up]), [up])
    expectEqual(echoes.filter([raw(.mouseMoved(x: 51, y: 20, buttons: 1)), release]), [])
    expectEqual(echoes.filter([hover, press, release]), [hover, press, release])
  }

  @Test mutating func aPressThatWasHandedOnIsCancelledByTheFinger() {
    var desk = Desk()
    expectEqual(echoes.filter([press]), [press])
    let lines = desk.feed([press]) + desk.feed(ticks: 1001, echoes.filter([down]))
    expectEqual(
      lines,
      [
        "mouse began 50,20 buttons 1", "mouse cancelled 50,20 buttons 1 @1", "hover 50,20 @1", "1 began 50,20 @1",
      ])
    expectEqual(echoes.filter([release, up]), [up])
  }

  @Test mutating func aPressOfTheMouseStaysWhereTheFingerIsLaterOrElsewhere() {
    let late = raw(.fingerDown(finger(4), x: 0.25, y: 0.2), at: 1051)
    let elsewhere = raw(.fingerDown(finger(5), x: 0.25, y: 0.2), window: 8)
    expectEqual(echoes.filter([press, elsewhere]), [press, elsewhere])
    expectEqual(echoes.filter([late]), [late])
  }

  @Test mutating func otherButtonsAndOtherLibrariesAreLeftAlone() {
    let second = raw(.mouseDown(button: 3, x: 50, y: 20))
    expectEqual(echoes.filter([second, down]), [second, down])
    var off = FingerEchoes(isOn: false)
    expectEqual(off.filter([press, down]), [press, down])
  }

  @Test func endsThatSDLInventsForACancelAreDropped() {
    let cancel = raw(.fingersCancelled, at: 1080)
    let other = raw(.fingerUp(finger(5), x: 0.5, y: 0.2), at: 1080)
    expectEqual(RawEvent.withoutInventedEnds([down, up, other, cancel]), [down, cancel])
    let earlier = raw(.fingerUp(finger(5), x: 0.5, y: 0.2), at: 1070)
    expectEqual(RawEvent.withoutInventedEnds([earlier, up, cancel]), [earlier, cancel])
    expectEqual(RawEvent.withoutInventedEnds([up, hover, cancel]), [up, hover, cancel])
    expectEqual(RawEvent.withoutInventedEnds([down, up]), [down, up])
  }
}
