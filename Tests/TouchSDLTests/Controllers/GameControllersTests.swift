import CSDL2
import Expectations
import Testing
import TouchGeometry
import TouchLoop

@testable import TouchSDL

/// The source of game controllers, with SDL's virtual controllers; these have no node, so each node wakes the loop.
@MainActor @Suite(.serialized) struct GameControllersTests {
  let loop = EventLoop()
  let devices = TestDevices()

  private var hasPart: Bool { SDL_WasInit(Uint32(SDL_INIT_GAMECONTROLLER)) != 0 }

  /// Runs with a source that has been started.
  private func withControllers(_ loop: EventLoop, _ body: (GameControllers) throws -> Void) rethrows {
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1")
    let controllers = GameControllers(loop: loop, folder: devices.path, open: TestDevices.open)
    controllers.start()
    defer { controllers.stop() }
    try body(controllers)
  }

  /// Attaches a virtual controller; the caller closes it by SDL's end.
  private func attach() -> OpaquePointer? {
    let index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, 6, 21, 0)
    return index < 0 ? nil : SDL_JoystickOpen(index)
  }

  @Test("49.7: without a device neither SDL's part nor a timer runs, and other nodes do not start it")
  func nothing() {
    withControllers(loop) { controllers in
      devices.add("mouse0")
      loop.runTurn()
      #expect(!hasPart && !controllers.isRunning && !loop.hasPendingTimers)
    }
  }

  @Test("49.7: a folder that does not exist is no error")
  func noFolder() {
    let controllers = GameControllers(loop: loop, folder: devices.path + "/none")
    controllers.start()
    loop.runTurn()
    controllers.stop()
    #expect(!hasPart && !loop.hasPendingTimers)
  }

  @Test("49.7: SDL's part starts when a node can be opened")
  func permission() {
    withControllers(loop) { controllers in
      devices.add("event0", isReadable: false)
      loop.runTurn()
      #expect(!controllers.isRunning)
      devices.permit("event0")
      loop.runTurn()
      #expect(controllers.isRunning && hasPart)
    }
    #expect(!hasPart && !loop.hasPendingTimers)
  }

  @Test("49.7: what SDL does not accept as a controller is closed after a second, and observed no more")
  func noController() {
    let loop = EventLoop(clock: ManualClock())
    devices.add("event0")
    withControllers(loop) { controllers in
      controllers.hasKeyboard = true
      loop.advance(to: loop.now + 0.9)
      #expect(controllers.isRunning && !devices.isRead("event0"))
      loop.advance(to: loop.now + 0.2)
      #expect(!controllers.isRunning && !hasPart && !loop.hasPendingTimers)
    }
  }

  @Test("49.7: SDL's part ends after the last controller was removed")
  func lastRemoved() throws {
    let loop = EventLoop(clock: ManualClock())
    devices.add("event0")
    try withControllers(loop) { controllers in
      let pad = try #require(attach())
      controllers.openNew()
      let id = SDL_JoystickInstanceID(pad)
      loop.advance(to: loop.now + 2)
      #expect(controllers.isRunning && !loop.hasPendingTimers)
      SDL_JoystickClose(pad)
      SDL_JoystickDetachVirtual(0)
      controllers.close(id)
      devices.remove("event0")
      loop.advance(to: loop.now + 2)
      #expect(!controllers.isRunning && !loop.hasPendingTimers)
    }
  }

  @Test("49.8: the node wakes the loop while a window has the keyboard, and is closed without it")
  func node() throws {
    devices.add("event0")
    try withControllers(loop) { controllers in
      var count = 0
      controllers.onInput = { count += 1 }
      _ = try #require(attach())
      controllers.openNew()
      #expect(!devices.isRead("event0"))
      controllers.hasKeyboard = true
      loop.runTurn()
      expectEqual(count, 0)
      #expect(devices.move("event0"))
      loop.runTurn()
      loop.runTurn()
      expectEqual(count, 1)
      controllers.hasKeyboard = false
      #expect(!devices.isRead("event0"))
    }
  }

  @Test("49.9: SDL reads no hidraw nodes")
  func hidraw() {
    devices.add("event0")
    withControllers(loop) { _ in
      expectEqual(SDL_GetHint("SDL_JOYSTICK_HIDAPI").map { String(cString: $0) }, "0")
    }
  }

  @Test("49.11: a controller is connected once, with the buttons that are down")
  func connects() throws {
    devices.add("event0")
    try withControllers(loop) { controllers in
      var states: [ControllerPresses.State] = []
      controllers.onConnect = { states.append($0) }
      let pad = try #require(attach())
      SDL_JoystickSetVirtualButton(pad, 2, 1)
      SDL_JoystickSetVirtualAxis(pad, 1, -32768)
      controllers.openNew()
      controllers.openNew()
      let id = SDL_JoystickInstanceID(pad)
      expectEqual(states, [ControllerPresses.State(id: id, buttons: [2], stick: ControllerStick(x: 0, y: -1))])
    }
  }
}
