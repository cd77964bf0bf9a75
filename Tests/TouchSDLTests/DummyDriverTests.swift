import CSDL2
import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchPlatform
import TouchLoop

@testable import TouchSDL

/// Paints as a test says.
@MainActor final class TestPainter: FramePainter {
  private let body: (PixelBuffer, [CGRect]?) -> Void
  init(_ body: @escaping (PixelBuffer, [CGRect]?) -> Void) { self.body = body }
  func paint(_ content: DisplayList, damage: [CGRect]?, into buffer: PixelBuffer) -> Bool {
    body(buffer, damage)
    return true
  }
  func frame(damage: [CGRect]) -> PresentedFrame { PresentedFrame(DisplayList(), damage: damage, painter: self) }
}

/// The platform under SDL's driver without a display.
///
/// SDL is one per process, so one test at a time.
@MainActor @Suite(.serialized) struct DummyDriverTests {
  let loop = EventLoop()

  private func withPlatform(_ body: (SDLPlatform) throws -> Void) throws {
    let platform = try SDLPlatform(loop: loop, driver: "dummy")
    defer { platform.close() }
    try body(platform)
  }

  @Test func eventsComeInTheDeliverStepOfTheirWindow() throws {
    try withPlatform { platform in
      let surface = try platform.makeSurface(title: "Test", size: CGSize(width: 201, height: 101))
      var log: [String] = []
      platform.onEvent = { [loop] target, event in
        log.append("\(loop.phase.map { "\($0)" } ?? "") \(target === surface) \(event)")
      }
      loop.runTurn()
      log = []
      var event = SDL_Event()
      event.type = SDL_WINDOWEVENT.rawValue
      event.window.windowID = surface.id
      event.window.event = UInt8(SDL_WINDOWEVENT_CLOSE.rawValue)
      SDL_PushEvent(&event)
      loop.runTurn()
      expectEqual(log, ["deliver true close"])
    }
  }

  @Test func aDroppedFileComesToTheApplication() throws {
    try withPlatform { platform in
      let surface = try platform.makeSurface(title: "Test", size: CGSize(width: 201, height: 101))
      surface.take(.drops(true))
      loop.runTurn()
      var log: [String] = []
      platform.onEvent = { _, event in log.append("\(event)") }
      var event = SDL_Event()
      event.type = SDL_DROPFILE.rawValue
      event.drop.windowID = surface.id
      event.drop.file = SDL_strdup("/tmp/scene.json")
      SDL_PushEvent(&event)
      loop.runTurn()
      expectEqual(log, ["drop([\"/tmp/scene.json\"])"])
    }
  }

  @Test func aWindowIsNoLargerThanTheDisplay() throws {
    try withPlatform { platform in
      // SDL's driver without a display has one of 1024 by 768.
      expectEqual(platform.fitting(CGSize(width: 1280, height: 400)), CGSize(width: 1024, height: 400))
      expectEqual(platform.fitting(CGSize(width: 300, height: 5000)), CGSize(width: 300, height: 768))
      expectEqual(platform.fitting(CGSize(width: 0, height: 10)), CGSize(width: 0, height: 10))
      expectEqual(platform.fitting(CGSize(width: 40_000, height: 10)), CGSize(width: 40_000, height: 10))
    }
  }

  @Test func aWindowClosedByAHandlerGetsNoMoreEvents() throws {
    try withPlatform { platform in
      let surface = try platform.makeSurface(title: "Test", size: CGSize(width: 20, height: 10))
      loop.runTurn()
      var count = 0
      platform.onEvent = { target, _ in
        count += 1
        target.take(.close)
      }
      for _ in 1...2 {
        var event = SDL_Event()
        event.type = SDL_WINDOWEVENT.rawValue
        event.window.windowID = surface.id
        event.window.event = UInt8(SDL_WINDOWEVENT_CLOSE.rawValue)
        SDL_PushEvent(&event)
      }
      loop.runTurn()
      expectEqual(count, 1)
      #expect(platform.surfaces.isEmpty)
    }
  }

  @Test func aNestedRunGoesOnWithTheEventsThatWait() throws {
    try withPlatform { platform in
      let surface = try platform.makeSurface(title: "Test", size: CGSize(width: 20, height: 10))
      loop.runTurn()
      var log: [String] = []
      platform.onEvent = { [loop] _, event in
        guard case .key(let code, _, _, _, _) = event else { return }
        log.append("begin \(code)")
        if code == 4 { loop.runTurn() }
        log.append("end \(code)")
      }
      for scancode in [SDL_SCANCODE_A, SDL_SCANCODE_B] {
        var event = SDL_Event()
        event.type = SDL_KEYUP.rawValue
        event.key.windowID = surface.id
        event.key.keysym.scancode = scancode
        SDL_PushEvent(&event)
      }
      loop.runTurn()
      expectEqual(log, ["begin 4", "begin 5", "end 5", "end 4"])
    }
  }

  @Test func theFirstPresentDrawsEverythingAndLaterOnesTheDamageOnWholePixels() throws {
    try withPlatform { platform in
      let surface = try platform.makeSurface(title: "Test", size: CGSize(width: 200, height: 100))
      var log: [[CGRect]] = []
      let painter = TestPainter { pixels, damage in
        #expect(pixels.width == 200 && pixels.height == 100 && pixels.stride >= 800 && pixels.scale == 1)
        log.append(damage ?? [])
      }
      surface.present(painter.frame(damage: [CGRect(x: 1, y: 1, width: 1, height: 1)]))
      surface.present(
        painter.frame(damage: [
          CGRect(x: 10.25, y: 10, width: 5.5, height: 5), CGRect(x: 190, y: -20, width: 50, height: 40),
          CGRect(x: 500, y: 0, width: 10, height: 10), CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
        ]))
      expectEqual(
        log,
        [
          [CGRect(x: 0, y: 0, width: 200, height: 100)],
          [CGRect(x: 10, y: 10, width: 6, height: 5), CGRect(x: 190, y: 0, width: 10, height: 20)],
        ])
    }
  }

  @Test func pixelsStayBetweenTwoPresentsAndAreShownAgainWithoutAsking() throws {
    try withPlatform { platform in
      let surface = try platform.makeSurface(title: "Test", size: CGSize(width: 20, height: 10))
      #expect(!surface.showAgain())
      let writer = TestPainter { pixels, _ in pixels.base.storeBytes(of: 0x00FF_8040, as: UInt32.self) }
      surface.present(writer.frame(damage: [CGRect(x: 0, y: 0, width: 20, height: 10)]))
      var first: UInt32 = 0
      let reader = TestPainter { pixels, _ in first = pixels.base.load(as: UInt32.self) }
      surface.present(reader.frame(damage: [CGRect(x: 5, y: 5, width: 1, height: 1)]))
      expectEqual(first & 0xFF_FFFF, 0xFF_8040)
      #expect(surface.showAgain())
    }
  }

  @Test func textIsReportedOnlyWhileItIsEdited() throws {
    try withPlatform { platform in
      let (one, other) = (
        try platform.makeSurface(title: "One", size: CGSize(width: 20, height: 10)),
        try platform.makeSurface(title: "Other", size: CGSize(width: 20, height: 10))
      )
      var states = [SDL_IsTextInputActive() == SDL_TRUE]
      func note() { states.append(SDL_IsTextInputActive() == SDL_TRUE) }
      let state = TextInputState(caret: CGRect(x: 3, y: CGFloat.nan, width: 1, height: 1e30))
      one.take(.textInput(state))
      note()
      // The last window to edit has the text input: another one's end changes nothing.
      other.take(.textInput(nil))
      note()
      other.take(.textInput(state))
      one.take(.textInput(nil))
      note()
      other.take(.discardComposition)
      note()
      other.take(.close)
      note()
      expectEqual(states, [false, true, true, true, true, false])
    }
  }

  @Test func filesMayBeDroppedOnlyWhileSomeWindowTakesThem() throws {
    try withPlatform { platform in
      let surface = try platform.makeSurface(title: "Test", size: CGSize(width: 20, height: 10))
      func isOn() -> Bool { SDL_EventState(SDL_DROPFILE.rawValue, -1) == 1 }
      var states = [isOn()]
      surface.take(.drops(true))
      states.append(isOn())
      surface.take(.drops(false))
      states.append(isOn())
      expectEqual(states, [false, true, false])
    }
  }

  @Test func whatIsCopiedIsReadBackAndItsEchoIsNoNews() throws {
    try withPlatform { platform in
      _ = try platform.makeSurface(title: "Test", size: CGSize(width: 20, height: 10))
      loop.runTurn()
      var log: [String] = []
      platform.onEvent = { _, event in log.append("\(event)") }
      expectNil(platform.text(on: .general))
      platform.take(.write("käse 👍", to: .general))
      expectEqual(platform.text(on: .general), "käse 👍")
      var event = SDL_Event()
      event.type = SDL_CLIPBOARDUPDATE.rawValue
      SDL_PushEvent(&event)
      loop.runTurn()
      #expect(!log.contains { $0.contains("clipboard") })
      SDL_PushEvent(&event)
      loop.runTurn()
      expectEqual(log.filter { $0.contains("clipboard") }, ["clipboardChanged(TouchPlatform.Clipboard.general)"])
      platform.take(.write(nil, to: .general))
      expectNil(platform.text(on: .general))
    }
  }

  @Test func limitsOfTheSizeAreSDLs() throws {
    try withPlatform { platform in
      let surface = try platform.makeSurface(title: "Test", size: CGSize(width: 200, height: 100))
      @MainActor func limits() -> [Int32] {
        var (width, height, widest, tallest) = (Int32(0), Int32(0), Int32(0), Int32(0))
        SDL_GetWindowMinimumSize(surface.window, &width, &height)
        SDL_GetWindowMaximumSize(surface.window, &widest, &tallest)
        return [width, height, widest, tallest]
      }
      surface.take(.sizeLimits(minimum: CGSize(width: 100, height: 50), maximum: CGSize(width: 400, height: 300)))
      expectEqual(limits(), [100, 50, 400, 300])
      // A largest size below the smallest is the smallest; what is no size is no limit.
      surface.take(
        .sizeLimits(
          minimum: CGSize(width: 500, height: CGFloat.nan), maximum: CGSize(width: 400, height: CGFloat.infinity)))
      expectEqual(limits(), [500, 1, 500, 16_384])
    }
  }

  @Test(arguments: [
    CGSize(width: 0, height: 10), CGSize(width: 10, height: -1), CGSize(width: CGFloat.nan, height: 10),
    CGSize(width: CGFloat.infinity, height: 10), CGSize(width: 20_000, height: 10),
  ])
  func aWindowOfAnImpossibleSizeIsRefused(_ size: CGSize) throws {
    try withPlatform { platform in
      #expect(throws: PlatformError.self) { try platform.makeSurface(title: "Test", size: size) }
      #expect(platform.surfaces.isEmpty)
    }
  }

  @Test func anUnknownDriverIsNamed() {
    do throws(PlatformError) {
      _ = try SDLPlatform(loop: loop, driver: "beos-nine")
      Issue.record("SDL started with a driver that does not exist")
    } catch {
      guard case .missingDriver("beos-nine", let available) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(available.contains("x11") && available.contains("dummy"))
    }
  }

  @Test func theScaleOfTheEnvironmentIsTakenOnlyIfItIsOne() {
    expectEqual(
      ["2", "1.5", "nonsense", "0", "-1", "100", "nan"].map(SDLPlatform.scaleOverride), [2, 1.5, 1, 1, 1, 1, 1])
    expectEqual(SDLPlatform.scaleOverride(nil), 1)
  }
}
