import Expectations
import Testing
import TouchPlatform

@testable import TouchSDL

@Suite struct KeyTests {
  var desk: Desk = {
    var desk = Desk()
    desk.translator.reportsText = true
    return desk
  }()

  @Test mutating func aKeyCarriesTheTextItTypes() {
    let log = desk.feed([
      raw(.keyDown(scancode: 4, keycode: 97, modifiers: 1)), raw(.text("A")),
      raw(.keyUp(scancode: 4, keycode: 97, modifiers: 1)),
    ])
    expectEqual(log, ["key 4 down \"A\" +shift", "key 4 up \"a\" +shift"])
  }

  @Test mutating func commandsAndControlKeysCarryTheirCharacterWithoutText() {
    let log = desk.feed([
      raw(.keyDown(scancode: 224, keycode: 1_073_742_048, modifiers: 0x40)),
      raw(.keyDown(scancode: 6, keycode: 99, modifiers: 0x40)),
      raw(.keyDown(scancode: 40, keycode: 13, modifiers: 0)),
      raw(.keyDown(scancode: 80, keycode: 0x4000_0050, modifiers: 0)),
    ])
    expectEqual(
      log, ["key 224 down \"\" +control", "key 6 down \"c\" +control", "key 40 down \"\\r\"", "key 80 down \"\""])
  }

  @Test mutating func aDeadKeyTypesNothingAndTheNextTypesTheWhole() {
    let log = desk.feed([
      raw(.keyDown(scancode: 46, keycode: 180, modifiers: 0)), raw(.keyDown(scancode: 8, keycode: 101, modifiers: 0)),
      raw(.text("é")),
    ])
    expectEqual(log, ["key 46 down \"\"", "key 8 down \"é\""])
  }

  @Test mutating func textOfAnInputMethodComesWithoutAKey() {
    expectEqual(desk.feed([raw(.text("你好"))]), ["text \"你好\""])
  }

  @Test mutating func aHeldKeyGoesDownAgain() {
    let down = raw(.keyDown(scancode: 4, keycode: 97, modifiers: 0))
    expectEqual(desk.feed([down, raw(.text("a")), down, raw(.text("a"))]), ["key 4 down \"a\"", "key 4 down \"a\""])
  }

  @Test mutating func modifiersGoWithPointersFromTheKeyOn() {
    var log = desk.feed(
      modifiers: 0x0140,
      [
        raw(.mouseMoved(x: 1, y: 1, buttons: 0)), raw(.keyDown(scancode: 224, keycode: 0x4000_00E0, modifiers: 0x2040)),
        raw(.mouseDown(button: 1, x: 1, y: 1)),
      ])
    log += desk.feed([raw(.fingerDown(finger(1), x: 0, y: 0))])
    expectEqual(
      log,
      [
        "hover 1,1", "key 224 down \"\" +caps +control", "mouse began 1,1 buttons 1 +caps +control",
        "1 began 0,0 +control +alternate",
      ])
  }
}

@Suite struct WindowEventTests {
  var desk = Desk()

  @Test mutating func focusAndVisibilityAreToldOnlyWhenTheyChange() {
    let log = desk.feed([
      raw(.shown), raw(.focusGained), raw(.focusGained), raw(.shown), raw(.exposed), raw(.hidden), raw(.focusLost),
      raw(.focusLost), raw(.hidden), raw(.shown),
    ])
    expectEqual(log, ["visible true", "focus true", "expose", "visible false", "focus false", "visible true"])
  }

  @Test mutating func sizesThatFollowEachOtherAreOneEvent() {
    let log = desk.feed([raw(.resized), raw(.resized), raw(.exposed), raw(.resized)])
    expectEqual(log, ["resize", "expose", "resize"])
  }

  @Test mutating func closingIsAskedOnceAndQuittingAsksEveryWindow() {
    expectEqual(desk.feed([raw(.closeRequested)]), ["close"])
    desk.translator.setGeometry(WindowGeometry(width: 10, height: 10, fingerSpan: .lastUnit), of: 8)
    expectEqual(desk.feed([raw(.quit, window: 0)]), ["window 8: close", "close"])
  }
}
