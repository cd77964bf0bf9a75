import Expectations
import Testing
import TouchPlatform

@testable import TouchSDL

@Suite struct MouseTests {
  var desk = Desk()

  @Test mutating func movesWithoutAButtonAreHoverAndNoneIsLost() {
    let log = desk.feed([
      raw(.mouseEntered), raw(.mouseMoved(x: 1, y: 2, buttons: 0), at: 990),
      raw(.mouseMoved(x: 3, y: 4, buttons: 0)), raw(.mouseLeft),
    ])
    expectEqual(log, ["hover 1,2 @-10", "hover 3,4", "hover away"])
  }

  @Test mutating func theMouseIsAFingerWhileAButtonIsDownAlsoOutsideTheWindow() {
    let log = desk.feed([
      raw(.mouseDown(button: 1, x: 10, y: 10)), raw(.mouseMoved(x: -30, y: 500, buttons: 1)),
      raw(.mouseUp(button: 1, x: -30, y: 500)),
    ])
    expectEqual(log, ["mouse began 10,10 buttons 1", "mouse moved -30,500 buttons 1", "mouse ended -30,500"])
    #expect(EventTranslator.mouseFinger < 1)
  }

  @Test mutating func buttonsAreNumberedAsUIKitNumbersThem() {
    let log = desk.feed([
      raw(.mouseDown(button: 3, x: 1, y: 1)), raw(.mouseDown(button: 2, x: 1, y: 1)),
      raw(.mouseDown(button: 1, x: 1, y: 1)), raw(.mouseDown(button: 4, x: 1, y: 1)),
      raw(.mouseUp(button: 3, x: 1, y: 1)), raw(.mouseUp(button: 2, x: 1, y: 1)),
      raw(.mouseUp(button: 4, x: 1, y: 1)), raw(.mouseUp(button: 1, x: 1, y: 1)),
    ])
    expectEqual(
      log,
      [
        "mouse began 1,1 buttons 2", "mouse moved 1,1 buttons 6", "mouse moved 1,1 buttons 7",
        "mouse moved 1,1 buttons 15", "mouse moved 1,1 buttons 13", "mouse moved 1,1 buttons 9",
        "mouse moved 1,1 buttons 1", "mouse ended 1,1",
      ])
  }

  @Test mutating func leavingWhileAButtonIsDownIsToldWhenItGoesUp() {
    let log = desk.feed([
      raw(.mouseDown(button: 1, x: 10, y: 10)), raw(.mouseLeft), raw(.mouseMoved(x: 300, y: 10, buttons: 1)),
      raw(.mouseUp(button: 1, x: 300, y: 10)),
    ])
    expectEqual(
      log, ["mouse began 10,10 buttons 1", "mouse moved 300,10 buttons 1", "mouse ended 300,10", "hover away"])
  }

  @Test mutating func leavingAndComingBackWhileAButtonIsDownIsNotTold() {
    let log = desk.feed([
      raw(.mouseDown(button: 1, x: 10, y: 10)), raw(.mouseLeft), raw(.mouseEntered),
      raw(.mouseUp(button: 1, x: 10, y: 10)),
    ])
    expectEqual(log, ["mouse began 10,10 buttons 1", "mouse ended 10,10"])
  }

  @Test mutating func aClickAfterAReleaseThatNobodySawIsAClick() {
    _ = desk.feed([raw(.focusGained), raw(.shown), raw(.mouseDown(button: 1, x: 10, y: 10)), raw(.hidden)])
    let log = desk.feed([
      raw(.shown), raw(.focusGained), raw(.mouseDown(button: 1, x: 20, y: 20)), raw(.mouseUp(button: 1, x: 20, y: 20)),
    ])
    expectEqual(log, ["visible true", "mouse began 20,20 buttons 1", "mouse ended 20,20"])
  }

  @Test mutating func aMouseThatLostTheFocusIsCancelledAndIgnoredUntilItIsUp() {
    _ = desk.feed([raw(.focusGained), raw(.mouseDown(button: 1, x: 10, y: 10))])
    let log = desk.feed([
      raw(.focusLost), raw(.mouseMoved(x: 20, y: 20, buttons: 1)), raw(.mouseUp(button: 1, x: 20, y: 20)),
      raw(.mouseMoved(x: 21, y: 20, buttons: 0)), raw(.mouseDown(button: 1, x: 21, y: 20)),
    ])
    expectEqual(log, ["mouse cancelled 10,10 buttons 1", "focus false", "hover 21,20", "mouse began 21,20 buttons 1"])
  }

  @Test mutating func aReleaseThatWasNotSeenCancels() {
    _ = desk.feed([raw(.mouseDown(button: 1, x: 10, y: 10))])
    let log = desk.feed([
      raw(.mouseMoved(x: 20, y: 20, buttons: 0)), raw(.mouseDown(button: 1, x: 20, y: 20)),
    ])
    expectEqual(log, ["mouse cancelled 10,10 buttons 1", "hover 20,20", "mouse began 20,20 buttons 1"])
  }

  @Test mutating func aButtonThatWentDownElsewhereIsNoHover() {
    expectEqual(desk.feed([raw(.mouseMoved(x: 1, y: 1, buttons: 1)), raw(.mouseUp(button: 1, x: 1, y: 1))]), [])
  }

  @Test mutating func theWheelMovesTheContent() {
    let log = desk.feed([
      raw(.wheel(x: 0, y: 1, mouseX: 10, mouseY: 20)), raw(.wheel(x: 1, y: -0.25, mouseX: 10, mouseY: 20)),
      raw(.wheel(x: 0, y: 0, mouseX: 10, mouseY: 20)),
    ])
    // A distance of zero is the end of a scroll on a touchpad.
    expectEqual(log, ["scroll 0 48 at 10,20", "scroll -48 -12 at 10,20", "scroll 0 0 at 10,20"])
  }

  @Test mutating func aSecondScaleDividesPlaces() {
    desk = Desk(unitsPerPoint: 2)
    let log = desk.feed([
      raw(.mouseMoved(x: 21, y: 20, buttons: 0)), raw(.fingerDown(finger(1), x: 0.5, y: 0.5)),
      raw(.wheel(x: 0, y: 1, mouseX: 21, mouseY: 20)),
    ])
    expectEqual(log, ["hover 10.5,10", "1 began 50,25", "scroll 0 48 at 10.5,10"])
  }

  @Test mutating func eventsWithoutAWindowAreIgnored() {
    let log = desk.feed([
      raw(.mouseMoved(x: 1, y: 1, buttons: 0), window: 0), raw(.mouseDown(button: 1, x: 1, y: 1), window: 0),
      raw(.mouseUp(button: 1, x: 1, y: 1), window: 0), raw(.wheel(x: 1, y: 1, mouseX: 0, mouseY: 0), window: 0),
      raw(.closeRequested, window: 99),
    ])
    expectEqual(log, [])
  }
}
