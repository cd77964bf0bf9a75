import CSDL2
import Expectations
import Testing
import TouchGeometry
import TouchHost
import TouchHostSDL
import TouchLoop

/// A host with a window of SDL gives SDL's events as they are; the window is one of SDL's dummy driver.
@MainActor @Suite struct SDLHostTests {
  @Test("A click on it in the window turns a switch; one outside the surface and one after the end do not")
  func click() throws {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    try #require(SDL_InitSubSystem(Uint32(SDL_INIT_VIDEO)) == 0)
    defer { SDL_QuitSubSystem(Uint32(SDL_INIT_VIDEO)) }
    let window = try #require(SDL_CreateWindow("Host", 0, 0, 400, 300, SDL_WINDOW_HIDDEN.rawValue))
    defer { SDL_DestroyWindow(window) }
    let host = try TouchHost(size: CGSize(width: 100, height: 60), scale: 1, clock: ManualClock())
    let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 51, height: 31))
    host.window.addSubview(toggle)
    let input = SDLHostInput(host: host, window: window, corner: CGPoint(x: 200, y: 100), unitsPerPoint: 2)
    input.unitsPerPoint = 0
    expectEqual(input.unitsPerPoint, 2)
    func click(_ x: Int32, _ y: Int32) {
      input.handle(
        [SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP].map { type in
          var event = SDL_Event()
          event.type = type.rawValue
          (event.button.windowID, event.button.button) = (SDL_GetWindowID(window), 1)
          (event.button.x, event.button.y) = (x, y)
          return event
        })
    }
    click(250, 150)
    #expect(toggle.isOn)
    click(25, 25)
    click(250, 350)
    #expect(toggle.isOn)
    click(250, 150)
    #expect(!toggle.isOn)
    host.close()
    click(250, 150)
    #expect(!toggle.isOn)
  }
}
