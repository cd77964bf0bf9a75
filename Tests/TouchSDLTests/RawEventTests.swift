import CSDL2
import Expectations
import Testing

@testable import TouchSDL

/// What is taken out of SDL's own events.
@Suite struct RawEventTests {
  private func event(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) -> RawEvent? {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    return RawEvent(event)
  }

  @Test(arguments: [SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL])
  func theMouseThatSDLMakesOfAFingerIsIgnored(_ type: SDL_EventType) {
    for (which, isTaken) in [(UInt32.max, false), (0, true)] {
      let taken = event(type) {
        switch type {
        case SDL_MOUSEMOTION: $0.motion.which = which
        case SDL_MOUSEWHEEL: $0.wheel.which = which
        default: $0.button.which = which
        }
      }
      expectEqual((taken != nil), isTaken)
    }
  }

  @Test(arguments: [SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP])
  func theFingerThatSDLMakesOfTheMouseIsIgnored(_ type: SDL_EventType) {
    expectNil(event(type) { $0.tfinger.touchId = -1 })
    #expect(event(type) { $0.tfinger.touchId = 5 } != nil)
  }

  @Test func aFingerIsTakenWithDeviceNumberAndPlace() {
    let taken = event(SDL_FINGERDOWN) {
      $0.tfinger.timestamp = 77
      $0.tfinger.touchId = 3
      $0.tfinger.fingerId = 1_000_000_007
      $0.tfinger.x = 0.25
      $0.tfinger.y = 0.75
      $0.tfinger.windowID = 7
    }
    let finger = RawEvent.Finger(device: 3, id: 1_000_000_007)
    expectEqual(taken, RawEvent(window: 7, ticks: 77, kind: .fingerDown(finger, x: 0.25, y: 0.75)))
  }

  @Test func theWheelIsPreciseWhereItCanBeAndFollowsNaturalScrolling() {
    let taken = event(SDL_MOUSEWHEEL) {
      $0.wheel.windowID = 7
      $0.wheel.y = 1
      $0.wheel.preciseY = 0.5
      $0.wheel.direction = SDL_MOUSEWHEEL_FLIPPED.rawValue
      $0.wheel.mouseX = 4
    }
    expectEqual(taken?.kind, .wheel(x: 0, y: 0.5, mouseX: 4, mouseY: 0))
    let coarse = event(SDL_MOUSEWHEEL) { $0.wheel.x = -2 }
    expectEqual(coarse?.kind, .wheel(x: -2, y: 0, mouseX: 0, mouseY: 0))
  }

  @Test func oneOfSDLsTwoEventsAboutASizeIsTaken() {
    let kinds = [SDL_WINDOWEVENT_RESIZED, SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_MOVED].map { id in
      event(SDL_WINDOWEVENT) { $0.window.event = UInt8(id.rawValue) }?.kind
    }
    expectEqual(kinds, [nil, .resized, .moved(x: 0)])
  }

  @Test func minimisingHidesAndRestoringShows() {
    let kinds = [SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_RESTORED].map { id in
      event(SDL_WINDOWEVENT) { $0.window.event = UInt8(id.rawValue) }?.kind
    }
    expectEqual(kinds, [.hidden, .shown])
  }

  @Test func textIsReadUpToItsZero() {
    let taken = event(SDL_TEXTINPUT) {
      $0.text.text.0 = 0x68
      $0.text.text.1 = 0x69
    }
    expectEqual(taken?.kind, .text("hi"))
  }
}
