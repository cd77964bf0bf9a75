import CSDL2
import CTouchSDL
import Expectations
import Testing

@testable import TouchSDL

/// When the server says that things happened.
@MainActor @Suite struct EventTimeTests {
  private var offset: Int32 = 0
  private var isKnown = false

  private mutating func ticks(of server: UInt32, read ticks: UInt32, monotonic: UInt32) -> UInt32 {
    touch_ticks_of_server(server, ticks, monotonic, &offset, &isKnown)
  }

  @Test mutating func aServerOnTheMachinesClockTellsHowOldAnEventIs() {
    expectEqual(ticks(of: 70_000, read: 5000, monotonic: 72_000), 3000)
    expectEqual(ticks(of: 72_000, read: 5000, monotonic: 72_000), 5000)
    #expect(!isKnown)
  }

  @Test mutating func aTimeThatIsALittleInTheFutureIsNow() {
    expectEqual(ticks(of: 72_004, read: 5000, monotonic: 72_000), 5000)
  }

  @Test mutating func theClocksMayWrapAround() {
    expectEqual(ticks(of: .max - 99, read: 100, monotonic: 100), UInt32.max - 99)
  }

  @Test mutating func anotherClockIsKnownByTheEventThatTookLeastTime() {
    expectEqual(ticks(of: 900_000_000, read: 5000, monotonic: 72_000), 5000)
    expectEqual(ticks(of: 900_000_100, read: 5300, monotonic: 72_300), 5100)
    expectEqual(ticks(of: 900_000_400, read: 5390, monotonic: 72_390), 5390)
    expectEqual(ticks(of: 900_000_500, read: 5500, monotonic: 72_500), 5490)
  }

  @Test mutating func aClockThatIsSetAnewIsLearnedAnew() {
    expectEqual(ticks(of: 900_000_000, read: 5000, monotonic: 72_000), 5000)
    expectEqual(ticks(of: 700_000_000, read: 5100, monotonic: 72_100), 5100)
    expectEqual(ticks(of: 700_000_100, read: 5300, monotonic: 72_300), 5200)
  }

  // MARK: Fingers, of whose times SDL's own events know nothing

  /// Sends SDL fingers, and the times, in an order; gives how many milliseconds ago each event was.
  private func ages(_ steps: (UInt32, kind: SDL_EventType?, id: Int64)...) -> [Int] {
    guard SDL_InitSubSystem(Uint32(SDL_INIT_EVENTS)) == 0 else { return [] }
    defer { SDL_QuitSubSystem(Uint32(SDL_INIT_EVENTS)) }
    touch_begin_event_times("wayland")
    let present = touch_machine_milliseconds()
    for step in steps {
      if let kind = step.kind {
        var event = SDL_Event()
        event.type = kind.rawValue
        event.tfinger.fingerId = step.id
        event.tfinger.touchId = 1
        SDL_PushEvent(&event)
      } else {
        touch_note_finger_time(touch_finger_event(UInt32(step.id >> 8)), step.id & 255, present &- step.0)
      }
    }
    touch_end_event_reading()
    var events = [SDL_Event](repeating: SDL_Event(), count: steps.count)
    let count = SDL_PeepEvents(
      &events, Int32(steps.count), SDL_GETEVENT, SDL_FINGERDOWN.rawValue, SDL_FINGERMOTION.rawValue)
    let ticks = SDL_GetTicks()
    let result = events.prefix(Int(count)).compactMap { RawEvent($0) }.map { Int(ticks &- $0.ticks) }
    touch_end_event_batch()
    // To the nearest tenth of a second: the test takes some milliseconds itself.
    return result.map { ($0 + 50) / 100 * 100 }
  }

  private func time(_ age: UInt32, _ kind: Int64, _ id: Int64) -> (UInt32, kind: SDL_EventType?, id: Int64) {
    (age, nil, kind << 8 | id)
  }

  private func sdl(_ kind: SDL_EventType, _ id: Int64) -> (UInt32, kind: SDL_EventType?, id: Int64) { (0, kind, id) }

  @Test func timesThatComeBehindSDLsEventsAreTheirs() {
    expectEqual(
      ages(
        sdl(SDL_FINGERDOWN, 0), time(900, 0, 0), sdl(SDL_FINGERDOWN, 1), sdl(SDL_FINGERMOTION, 0), time(700, 0, 1),
        time(500, 1, 0), sdl(SDL_FINGERUP, 0), time(300, 2, 0)), [900, 700, 500, 300])
  }

  @Test func timesThatComeAheadOfSDLsEventsAreTheirs() {
    expectEqual(
      ages(
        time(900, 0, 0), time(700, 0, 1), sdl(SDL_FINGERDOWN, 0), sdl(SDL_FINGERDOWN, 1), time(500, 1, 1),
        sdl(SDL_FINGERMOTION, 1)), [900, 700, 500])
  }

  @Test func anEndThatSDLMadeUpHasTheTimeOfTheBeginningBehindIt() {
    expectEqual(ages(sdl(SDL_FINGERUP, 0), sdl(SDL_FINGERDOWN, 0), time(600, 0, 0)), [600, 600])
    expectEqual(ages(time(600, 0, 0), sdl(SDL_FINGERUP, 0), sdl(SDL_FINGERDOWN, 0)), [600, 600])
  }

  @Test func anEventWithoutATimeHasThatOfItsReading() {
    expectEqual(ages(sdl(SDL_FINGERDOWN, 0), sdl(SDL_FINGERUP, 0)), [0, 0])
  }
}
