import CSDL2
import Expectations
import Testing
import TouchGeometry
import TouchLoop
import TouchPlatform

@testable import TouchSDL

/// Game controllers from SDL's virtual ones to the events of a window, under SDL's driver without a display.
@MainActor @Suite(.serialized) struct ControllerPlatformTests {
  let loop = EventLoop()
  let devices = TestDevices()

  private func withWindow(_ body: (SDLPlatform, _ log: () -> [String]) throws -> Void) throws {
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1")
    devices.add("event0")
    let platform = try SDLPlatform(loop: loop, driver: "dummy", devices: devices.path)
    defer { platform.close() }
    let surface = try platform.makeSurface(title: "Test", size: CGSize(width: 200, height: 100))
    var lines: [String] = []
    platform.onEvent = { _, event in
      switch event {
      case .button(let number, let isDown, _): lines.append("\(number) \(isDown ? "down" : "up")")
      case .buttonsCancelled(let numbers, _): lines.append("\(numbers) cancelled")
      default: break
      }
    }
    platform.setTakesControllers(true)
    focus(surface, true)
    try body(platform) {
      loop.runTurn()
      defer { lines = [] }
      return lines
    }
  }

  private func focus(_ surface: SDLSurface, _ isFocused: Bool) {
    var event = SDL_Event()
    event.type = SDL_WINDOWEVENT.rawValue
    event.window.windowID = surface.id
    event.window.event = UInt8((isFocused ? SDL_WINDOWEVENT_FOCUS_GAINED : SDL_WINDOWEVENT_FOCUS_LOST).rawValue)
    SDL_PushEvent(&event)
    loop.runTurn()
  }

  private func attach() throws -> OpaquePointer {
    let index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, 6, 21, 0)
    try #require(index >= 0)
    return try #require(SDL_JoystickOpen(index))
  }

  @Test("49.1, 49.11: a controller that is plugged in makes presses, and its removal cancels them")
  func presses() throws {
    try withWindow { _, log in
      let pad = try attach()
      expectEqual(log(), [])
      SDL_JoystickSetVirtualButton(pad, 0, 1)
      expectEqual(log(), ["4 down"])
      SDL_JoystickSetVirtualButton(pad, 0, 0)
      SDL_JoystickSetVirtualAxis(pad, 0, 32767)
      expectEqual(log().sorted(), ["3 down", "4 up"])
      SDL_JoystickSetVirtualButton(pad, 1, 1)
      expectEqual(log(), ["5 down"])
      SDL_JoystickDetachVirtual(0)
      expectEqual(log(), ["[3, 5] cancelled"])
      SDL_JoystickClose(pad)
    }
  }

  @Test("49.8, 49.10: the node is open only while the window has the keyboard")
  func keyboard() throws {
    try withWindow { platform, log in
      let pad = try attach()
      _ = log()
      #expect(devices.isRead("event0"))
      focus(platform.surfaces[0], false)
      #expect(!devices.isRead("event0"))
      SDL_JoystickSetVirtualButton(pad, 0, 1)
      expectEqual(log(), [])
      focus(platform.surfaces[0], true)
      SDL_JoystickSetVirtualButton(pad, 0, 0)
      SDL_JoystickSetVirtualButton(pad, 2, 1)
      expectEqual(log(), ["6 down"])
    }
  }

  @Test("49.4: an app that takes no controllers has none open, and its presses were cancelled")
  func off() throws {
    try withWindow { platform, log in
      let pad = try attach()
      _ = log()
      SDL_JoystickSetVirtualButton(pad, 0, 1)
      expectEqual(log(), ["4 down"])
      SDL_JoystickClose(pad)
      platform.take(.gameControllers(false))
      expectEqual(log(), ["[4] cancelled"])
      #expect(SDL_WasInit(Uint32(SDL_INIT_GAMECONTROLLER)) == 0 && !devices.isRead("event0"))
      platform.take(.gameControllers(true))
      #expect(SDL_WasInit(Uint32(SDL_INIT_GAMECONTROLLER)) != 0)
    }
  }
}
