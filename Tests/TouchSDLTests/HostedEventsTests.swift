import CSDL2
import Expectations
import Testing
import TouchGeometry
import TouchPlatform

@testable import TouchSDL

/// SDL's events of a window as those of a part of it: at 100, 50 units, two units a point, 60 by 40 points.
@Suite struct HostedEventsTests {
  private let place = HostedEvents.Place(
    window: 7, corner: CGPoint(x: 100, y: 50), unitsPerPoint: 2, size: CGSize(width: 60, height: 40))

  private func event(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    return event
  }

  private func mouse(_ type: SDL_EventType, _ x: Int32, _ y: Int32, window: UInt32 = 7) -> SDL_Event {
    event(type) {
      if type == SDL_MOUSEMOTION {
        ($0.motion.windowID, $0.motion.x, $0.motion.y) = (window, x, y)
      } else {
        ($0.button.windowID, $0.button.button, $0.button.x, $0.button.y) = (window, 1, x, y)
      }
    }
  }

  private func received(_ input: inout HostedEvents, _ events: [SDL_Event], _ reportsText: Bool = false) -> [InputEvent]
  {
    input.translate(
      events, in: place, window: (401, 301), isWayland: false, now: 5, ticks: 0, modifiers: 0, reportsText: reportsText)
  }

  private func phases(_ events: [InputEvent]) -> [String] {
    events.flatMap { event -> [String] in
      switch event {
      case .touches(let samples, _): samples.map { "\($0.phase) \(Int($0.location.x)) \(Int($0.location.y))" }
      case .hover(let point, _, _, _): [point.map { "hover \(Int($0.x)) \(Int($0.y))" } ?? "left"]
      default: ["\(event)"]
      }
    }
  }

  @Test("A press inside is the part's until the button is up, wherever the mouse goes; one outside is not")
  func presses() {
    var input = HostedEvents()
    expectEqual(
      phases(
        received(
          &input,
          [
            mouse(SDL_MOUSEBUTTONDOWN, 120, 70), mouse(SDL_MOUSEBUTTONUP, 20, 70), mouse(SDL_MOUSEBUTTONDOWN, 99, 70),
            mouse(SDL_MOUSEBUTTONUP, 120, 70), mouse(SDL_MOUSEBUTTONDOWN, 120, 70, window: 8),
          ])), ["began 10 10", "ended -40 10"])
  }

  @Test("The pointer's exit is reported once, when it leaves the part")
  func hover() {
    var input = HostedEvents()
    expectEqual(
      phases(
        received(
          &input,
          [
            mouse(SDL_MOUSEMOTION, 20, 20), mouse(SDL_MOUSEMOTION, 102, 52), mouse(SDL_MOUSEMOTION, 219, 129),
            mouse(SDL_MOUSEMOTION, 221, 129), mouse(SDL_MOUSEMOTION, 20, 20),
          ])), ["hover 1 1", "hover 59 39", "left"])
  }

  @Test("Fingers are reported in coordinates of the window and belong to the part where they went down")
  func fingers() {
    var input = HostedEvents()
    func finger(_ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float) -> SDL_Event {
      event(type) {
        ($0.tfinger.windowID, $0.tfinger.touchId, $0.tfinger.fingerId) = (7, 3, id)
        ($0.tfinger.x, $0.tfinger.y) = (x, y)
      }
    }
    expectEqual(
      phases(
        received(
          &input,
          [
            finger(SDL_FINGERDOWN, 1, 0.5, 0.3), finger(SDL_FINGERDOWN, 2, 0, 0), finger(SDL_FINGERUP, 2, 0.5, 0.3),
            finger(SDL_FINGERUP, 1, 0.6, 0.5),
          ])), ["began 50 20", "ended 70 50"])
  }

  @Test("A host has the keyboard initially: its loss is reported, its initial state is not")
  func focus() {
    var input = HostedEvents()
    func focus(_ id: SDL_WindowEventID) -> SDL_Event {
      event(SDL_WINDOWEVENT) { ($0.window.windowID, $0.window.event) = (7, UInt8(id.rawValue)) }
    }
    let (gained, lost) = (focus(SDL_WINDOWEVENT_FOCUS_GAINED), focus(SDL_WINDOWEVENT_FOCUS_LOST))
    expectEqual(received(&input, [gained, lost, gained]), [.focus(false), .focus(true)])
    expectEqual(received(&input, [mouse(SDL_MOUSEBUTTONDOWN, 120, 70), lost]).count, 3)
  }

  @Test("A key knows what it types by the text behind it; what owns memory is left to the host")
  func keys() {
    var input = HostedEvents()
    let key = event(SDL_KEYDOWN) {
      ($0.key.windowID, $0.key.keysym.scancode, $0.key.keysym.sym) = (7, SDL_SCANCODE_A, 97)
    }
    let text = event(SDL_TEXTINPUT) {
      ($0.text.windowID, $0.text.text.0, $0.text.text.1) = (7, 0x42, 0)
    }
    let drop = event(SDL_DROPFILE) { ($0.drop.windowID, $0.drop.file) = (7, nil) }
    let close = event(SDL_WINDOWEVENT) {
      ($0.window.windowID, $0.window.event) = (7, UInt8(SDL_WINDOWEVENT_CLOSE.rawValue))
    }
    expectEqual(
      received(&input, [key, text, drop, close], true), [.key(code: 4, characters: "B", isDown: true, timestamp: 5)])
  }
}
