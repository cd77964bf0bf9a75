import Expectations
import Testing

@testable import TouchSDL

/// What SDL reports while the compositor drags for the app.
@Suite struct DraggedEventsTests {
  var events = DraggedEvents()
  private let release = raw(.mouseUp(button: 1, x: 1, y: 1))

  private mutating func filter(_ batch: [RawEvent], isDragging: Bool, reportsDrops: Bool = false) -> [RawEvent] {
    events.filter(batch, isDragging: isDragging, reportsDrops: reportsDrops)
  }

  @Test("54.60: the button is not released, and the keyboard is lost after the release that ends the drag")
  mutating func keyboard() {
    let move = raw(.mouseMoved(x: 1, y: 1, buttons: 1))
    expectEqual(filter([raw(.focusLost), release, move], isDragging: true), [move])
    #expect(!events.hasEvents(isDragging: true))
    #expect(events.hasEvents(isDragging: false))
    expectEqual(filter([release], isDragging: false), [release, raw(.focusLost)])
    #expect(!events.hasEvents(isDragging: false))
    expectEqual(filter([], isDragging: false), [])
  }

  @Test("54.60: a window that has the keyboard again has never lost it")
  mutating func regained() {
    expectEqual(filter([raw(.focusLost)], isDragging: true), [])
    expectEqual(filter([release, raw(.focusGained)], isDragging: false), [release])
    expectEqual(filter([raw(.focusGained), raw(.focusLost)], isDragging: false), [raw(.focusGained), raw(.focusLost)])
  }

  @Test("54.60: a touch that the compositor takes for a drag is not cancelled")
  mutating func touch() {
    let cancel = raw(.fingersCancelled)
    expectEqual(events.filter([cancel], isDragging: true, isByFinger: true, reportsDrops: false), [])
    expectEqual(filter([cancel], isDragging: true), [cancel])
  }

  @Test("54.54: files that the kit has received are not opened a second time")
  mutating func files() {
    expectEqual(filter([raw(.dropped("/a")), raw(.dropsEnded)], isDragging: false, reportsDrops: true), [])
    expectEqual(filter([raw(.dropped("/a"))], isDragging: false), [raw(.dropped("/a"))])
  }
}
