import CSDL2
import Expectations
import Testing

@testable import TouchSDL

/// A display server that keeps what it is shown until the test releases it.
@MainActor private final class TestServer: BufferWindow {
  final class Buffer: ServerBuffer {
    let number: Int
    let size: PixelSize
    let pixels: UnsafeMutableRawPointer
    var isBusy = false
    var isFreed = false
    init(_ number: Int, _ size: PixelSize) {
      (self.number, self.size) = (number, size)
      pixels = .allocate(byteCount: Int(size.width * size.height) * 4, alignment: 4)
      pixels.initializeMemory(as: UInt32.self, repeating: 0, count: Int(size.width * size.height))
    }
    func free(isShown: Bool) { isFreed = true }
    var colors: [UInt32] {
      let start = pixels.assumingMemoryBound(to: UInt32.self)
      return Array(UnsafeBufferPointer(start: start, count: Int(size.width * size.height)))
    }
  }

  var size: PixelSize? = PixelSize(width: 4, height: 1)
  var waitsForFrame = false
  var now = 0.0
  var made: [Buffer] = []
  var log: [String] = []

  func makeBuffer(_ size: PixelSize) -> (any ServerBuffer)? {
    made.append(Buffer(made.count, size))
    return made.last
  }
  func show(_ buffer: any ServerBuffer, damage: [SDL_Rect]) {
    guard let buffer = buffer as? Buffer else { return }
    buffer.isBusy = true
    waitsForFrame = true
    let rects = damage.map { "\($0.x)+\($0.w)" }.joined(separator: " ")
    log.append("\(buffer.number) \(rects): \(buffer.colors.map(String.init).joined())")
  }
  func stopWaiting() { waitsForFrame = false }
  func close() { log.append("closed") }
  /// The server has shown the last frame and asks for the next.
  func ask() { waitsForFrame = false }
}

/// Draws a color into pixels of the only row, as a frame with that damage does.
@MainActor private func draw(_ color: UInt32, _ x: Int32, _ count: Int32, by presenter: BufferPresenter) -> Bool {
  var rects = [SDL_Rect(x: x, y: 0, w: count, h: 1)]
  guard let canvas = presenter.canvas(for: rects) else { return false }
  for place in x..<x + count {
    canvas.pixels.storeBytes(of: color, toByteOffset: Int(place) * 4, as: UInt32.self)
  }
  return presenter.show(&rects)
}

@MainActor @Suite struct BufferPresenterTests {
  private let server = TestServer()

  @Test func eachFrameHoldsWhatTheFramesBeforeItHaveDrawn() {
    let presenter = BufferPresenter(server)
    #expect(draw(1, 0, 4, by: presenter))
    #expect(draw(2, 0, 1, by: presenter))
    server.made[0].isBusy = false
    #expect(draw(3, 3, 1, by: presenter))
    server.made[1].isBusy = false
    #expect(draw(4, 1, 1, by: presenter))
    expectEqual(server.log, ["0 0+4: 1111", "1 0+1: 2111", "0 3+1: 2113", "1 1+1: 2413"])
  }

  @Test func aReleasedBufferIsUsedAgainAndThreeAreTheMost() {
    let presenter = BufferPresenter(server)
    expectEqual((0..<4).map { draw(UInt32($0), 0, 4, by: presenter) }, [true, true, true, false])
    #expect(!presenter.isReady)
    server.ask()
    #expect(!presenter.isReady)
    server.made[1].isBusy = false
    #expect(presenter.isReady)
    #expect(draw(5, 0, 1, by: presenter))
    expectEqual(server.log.last, "1 0+1: 5222")
    expectEqual(server.made.count, 3)
  }

  @Test func aFrameWaitsUntilTheServerAsksForIt() {
    let presenter = BufferPresenter(server)
    #expect(presenter.isReady)
    #expect(draw(1, 0, 4, by: presenter))
    #expect(!presenter.isReady)
    server.ask()
    #expect(presenter.isReady)
    #expect(draw(2, 0, 1, by: presenter))
    // A window of another size answers the server at once.
    presenter.restart()
    #expect(presenter.isReady)
  }

  @Test func aWindowThatIsNotAskedForAFrameIsHiddenUntilItIs() {
    let presenter = BufferPresenter(server)
    server.now = 7
    #expect(draw(1, 0, 4, by: presenter))
    server.now = 7.2
    #expect(!presenter.isHidden)
    server.now = 7.25
    #expect(presenter.isHidden)
    server.ask()
    #expect(!presenter.isHidden)
    server.now = 90
    #expect(!presenter.isHidden)
  }

  @Test func aFrameThatWasLentAndNotShownLeavesNothingBehind() {
    let presenter = BufferPresenter(server)
    #expect(draw(1, 0, 4, by: presenter))
    let canvas = presenter.canvas(for: [SDL_Rect(x: 0, y: 0, w: 2, h: 1)])
    canvas?.pixels.storeBytes(of: 9, as: UInt32.self)
    #expect(draw(2, 3, 1, by: presenter))
    expectEqual(server.log.last, "1 3+1: 1112")
  }

  @Test func buffersOfAnotherSizeAreFreedAndTheFrameBeginsAnew() {
    let presenter = BufferPresenter(server)
    #expect(draw(1, 0, 4, by: presenter))
    server.size = PixelSize(width: 2, height: 1)
    #expect(draw(2, 0, 2, by: presenter))
    expectEqual(server.log.last, "1 0+2: 22")
    expectEqual(server.made.map(\.isFreed), [true, false])
    presenter.close()
    expectEqual(server.made.map(\.isFreed), [true, true])
    expectEqual(server.log.last, "closed")
    #expect(!presenter.showAgain())
  }

  @Test func manyPiecesOfDamageBecomeOne() {
    server.size = PixelSize(width: 40, height: 1)
    let presenter = BufferPresenter(server)
    #expect(draw(1, 0, 40, by: presenter))
    #expect(draw(1, 0, 40, by: presenter))
    server.made[0].isBusy = false
    for x in 0..<20 {
      // The second buffer stays with the server while the first changes.
      server.made[0].isBusy = false
      #expect(draw(2, Int32(x) * 2, 1, by: presenter))
    }
    server.made[1].isBusy = false
    server.made[0].isBusy = true
    #expect(draw(3, 0, 1, by: presenter))
    expectEqual(server.made[1].colors, [3, 1] + (1..<20).flatMap { _ in [2, 1] as [UInt32] })
  }
}
