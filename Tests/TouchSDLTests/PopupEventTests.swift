import Expectations
import Testing
import TouchGeometry
import TouchPlatform

@testable import TouchSDL

/// Popups whose mouse and keys count as those of the window behind.
@Suite struct PopupEventTests {
  private let places = [PopupEvents.Place(popup: 9, window: Desk.window, x: 100, y: -20)]

  private func mapped(_ events: [RawEvent]) -> [RawEvent] {
    var popups = PopupEvents()
    return popups.mapped(events, places)
  }

  @Test("The mouse on a popup is at positions of the window behind")
  func mouse() {
    let events = mapped([
      raw(.mouseDown(button: 1, x: 5, y: 6)), raw(.mouseMoved(x: 1, y: 2, buttons: 1), window: 9),
      raw(.mouseUp(button: 1, x: 1, y: 2), window: 9),
      raw(.wheel(x: 0, y: 1, mouseX: 3, mouseY: 4), window: 9), raw(.mouseLeft, window: 9),
    ])
    expectEqual(
      events,
      [
        raw(.mouseDown(button: 1, x: 5, y: 6)), raw(.mouseMoved(x: 101, y: -18, buttons: 1)),
        raw(.mouseUp(button: 1, x: 101, y: -18)), raw(.wheel(x: 0, y: 1, mouseX: 103, mouseY: -16)), raw(.mouseLeft),
      ])
  }

  @Test("A press on the window that ends on its popup ends there")
  func drag() {
    var desk = Desk()
    let lines = desk.feed(
      mapped([raw(.mouseDown(button: 1, x: 5, y: 6)), raw(.mouseUp(button: 1, x: 1, y: 30), window: 9)]))
    expectEqual(lines, ["mouse began 5,6 buttons 1", "mouse ended 101,10"])
  }

  @Test("The keyboard that moves between a window and its popup is no change; another loss is one")
  func focus() {
    expectEqual(mapped([raw(.focusLost), raw(.focusGained, window: 9)]), [])
    expectEqual(mapped([raw(.focusLost, window: 9), raw(.focusGained)]), [])
    expectEqual(
      mapped([raw(.focusLost, window: 9), raw(.focusGained, window: 3)]),
      [raw(.focusLost), raw(.focusGained, window: 3)])
    expectEqual(
      mapped([raw(.keyDown(scancode: 41, keycode: 27, modifiers: 0), window: 9)]),
      [raw(.keyDown(scancode: 41, keycode: 27, modifiers: 0))])
  }

  @Test("Fingers stay on the popup, which is in use until they are up")
  func fingers() {
    var popups = PopupEvents()
    let down = raw(.fingerDown(finger(1), x: 0.5, y: 0.5), window: 9)
    #expect(popups.mapped([down], places) == [down] && popups.hasFingers(on: 9))
    // SDL does not end fingers that are cancelled.
    _ = popups.mapped([raw(.fingersCancelled)], places)
    #expect(popups.hasFingers(on: 9))
    _ = popups.mapped([raw(.fingerUp(finger(1), x: 0.5, y: 0.5), window: 9)], places)
    #expect(!popups.hasFingers(on: 9))
  }

  @Test("A finger on a popup is beyond the edges of the window; nothing else is reported for the popup")
  func located() {
    let sample = InputSample(finger: 1, phase: .began, location: CGPoint(x: 5, y: 6), timestamp: 1)
    var moved = sample
    moved.location = CGPoint(x: 105, y: -14)
    let touches = InputEvent.touches([sample], coalesced: [sample])
    expectEqual(touches.onPopup(dx: 100, dy: -20), .touches([moved], coalesced: [moved]))
    for event in [InputEvent.focus(true), .visibility(false), .resize, .expose, .close] {
      expectNil(event.onPopup(dx: 100, dy: -20))
    }
  }

  @Test("What concerns the popup alone stays its own")
  func own() {
    let events = [raw(.exposed, window: 9), raw(.resized, window: 9)]
    expectEqual(mapped(events), events)
  }
}
