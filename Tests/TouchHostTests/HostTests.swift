import Expectations
import Testing
import TouchGeometry
import TouchHost
import TouchKit
import TouchLoop
import TouchWidgets

/// Pixels of a host.
@MainActor final class Pixels {
  let memory: UnsafeMutablePointer<UInt32>
  let (width, height, stride): (Int, Int, Int)

  init(_ width: Int, _ height: Int, stride: Int? = nil) {
    self.width = width
    self.height = height
    self.stride = stride ?? width * 4
    let count = max(width, abs(self.stride) / 4 + 1) * height
    memory = .allocate(capacity: count)
    memory.initialize(repeating: 0x1234_5678, count: count)
  }
  isolated deinit { memory.deallocate() }

  /// The object has to be kept as long as this is used.
  var buffer: PixelBuffer {
    PixelBuffer(base: UnsafeMutableRawPointer(memory), width: width, height: height, stride: stride, scale: 1)
  }
  /// The pixel in a column and a row.
  subscript(_ x: Int, _ y: Int) -> UInt32 { memory[y * stride / 4 + x] }
}

@MainActor @Suite struct HostTests {
  private func sample(_ phase: InputSample.Phase, _ x: CGFloat, _ y: CGFloat) -> InputEvent {
    .touches([InputSample(finger: 1, phase: phase, location: CGPoint(x: x, y: y), timestamp: 0)])
  }

  private func makeHost(_ width: CGFloat = 40, _ height: CGFloat = 30, scale: CGFloat = 1) throws -> TouchHost {
    try TouchHost(size: CGSize(width: width, height: height), scale: scale, clock: ManualClock())
  }

  @Test func onlyWhatChangedIsCopied() throws {
    let host = try makeHost()
    let box = UIView(frame: CGRect(x: 4, y: 5, width: 6, height: 7))
    box.backgroundColor = .black
    host.window.addSubview(box)
    let pixels = Pixels(40, 30, stride: 176)
    try expectEqual(host.render(into: pixels.buffer), [PixelRect(x: 0, y: 0, width: 40, height: 30)])
    #expect(pixels[4, 5] == 0xFF00_0000 && pixels[3, 5] == 0xFFFF_FFFF && pixels[9, 11] == 0xFF00_0000)
    expectEqual(pixels[40, 0], 0x1234_5678)
    try expectEqual(host.render(into: pixels.buffer), [])
    #expect(!host.needsRender && host.nextWakeUp == nil)
    box.backgroundColor = .red
    #expect(host.needsRender && host.nextWakeUp == 0)
    try expectEqual(host.render(into: pixels.buffer), [PixelRect(x: 4, y: 5, width: 6, height: 7)])
    let other = Pixels(40, 30)
    try expectEqual(host.render(into: other.buffer, keepsPixels: false), [PixelRect(x: 0, y: 0, width: 40, height: 30)])
    #expect(other[4, 5] == pixels[4, 5] && other[39, 29] == 0xFFFF_FFFF)
  }

  @Test func aClickComesToAControlAndItsFrameIsPainted() throws {
    let host = try makeHost(100, 50)
    let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 51, height: 31))
    var values: [Bool] = []
    toggle.addAction(
      UIAction { action in values.append((action.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
    host.window.addSubview(toggle)
    let pixels = Pixels(100, 50)
    try host.render(into: pixels.buffer)
    host.handle(sample(.began, 30, 25))
    host.handle(sample(.ended, 30, 25))
    expectEqual(values, [true])
    #expect(try !host.render(into: pixels.buffer).isEmpty)
  }

  @Test(arguments: [
    CGSize(width: 0, height: 10), CGSize(width: 10, height: -1), CGSize(width: CGFloat.nan, height: 10),
    CGSize(width: CGFloat.infinity, height: 10), CGSize(width: 100_000, height: 10), CGSize(width: 0.4, height: 10),
  ])
  func aSizeThatCannotBeIsAnErrorAndChangesNothing(_ size: CGSize) throws {
    #expect(throws: HostError.self) { try TouchHost(size: size) }
    let host = try makeHost()
    #expect(throws: HostError.self) { try host.resize(to: size) }
    #expect(host.pixelSize == (40, 30))
    #expect(throws: HostError.invalidScale(0)) { try host.resize(to: CGSize(width: 4, height: 4), scale: 0) }
    #expect(throws: HostError.self) { try host.resize(to: CGSize(width: 4, height: 4), scale: .nan) }
  }

  @Test func aBufferThatDoesNotFitIsAnErrorAndIsNotTouched() throws {
    let host = try makeHost()
    let small = Pixels(39, 30)
    #expect(throws: HostError.wrongBufferSize(width: 39, height: 30, expectedWidth: 40, expectedHeight: 30)) {
      try host.render(into: small.buffer)
    }
    for stride in [159, 161, 0, -160] {
      let narrow = Pixels(40, 30, stride: stride)
      #expect(throws: HostError.invalidStride(stride, width: 40)) { try host.render(into: narrow.buffer) }
      expectEqual(narrow.memory[0], 0x1234_5678)
    }
  }

  @Test func anotherSizeAndScaleArePaintedWhole() throws {
    let host = try makeHost()
    host.window.backgroundColor = .black
    let first = Pixels(40, 30)
    try host.render(into: first.buffer)
    try host.resize(to: CGSize(width: 10.5, height: 10), scale: 2)
    let pixels = Pixels(21, 20)
    try expectEqual(host.render(into: pixels.buffer), [PixelRect(x: 0, y: 0, width: 21, height: 20)])
    expectEqual(pixels[20, 19], 0xFF00_0000)
  }

  @Test func aHostThatIsClosedInsideAHandlerEndsItsTouches() throws {
    let host = try makeHost()
    let view = ClosingView(frame: host.window.bounds)
    view.host = host
    host.window.addSubview(view)
    host.handle(sample(.began, 5, 5))
    #expect(view.log == ["began", "cancelled"] && host.isClosed && host.nextWakeUp == nil)
    host.handle(sample(.moved, 6, 6))
    host.update()
    host.close()
    expectEqual(view.log, ["began", "cancelled"])
    let pixels = Pixels(40, 30)
    #expect(throws: HostError.closed) { try host.render(into: pixels.buffer) }
    #expect(throws: HostError.closed) { try host.resize(to: CGSize(width: 4, height: 4)) }
  }

  @Test func hostsDoNotSeeEachOther() throws {
    let (one, other) = (try makeHost(), try makeHost())
    let before = UIApplication.shared
    var seen: [Bool] = []
    for host in [one, other] {
      let view = AskingView(frame: host.window.bounds)
      view.ask = { [weak view] in
        seen.append(UIApplication.shared === view?.window?.application)
        if host === one { other.handle(.hover(CGPoint(x: 1, y: 1), timestamp: 0)) }
        seen.append(UIApplication.shared === view?.window?.application)
      }
      host.window.addSubview(view)
    }
    one.handle(sample(.began, 5, 5))
    other.handle(sample(.began, 5, 5))
    #expect(seen == [true, true, true, true] && UIApplication.shared === before)
  }

  @Test func whatMovesSaysWhenItWantsToBeWoken() throws {
    let host = try makeHost()
    let pixels = Pixels(40, 30)
    try host.render(into: pixels.buffer)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    host.window.addSubview(box)
    host.update()
    UIView.animate(withDuration: 1) { box.alpha = 0.5 }
    let pause = try #require(host.nextWakeUp)
    #expect(pause < 0.02)
  }

  @Test func whatTheViewsWantOfTheWindowIsTakenOnce() throws {
    let host = try makeHost()
    host.window.pointerShape = .hand
    host.window.windowScene?.title = "Panel"
    host.handle(.hover(CGPoint(x: 3, y: 3), timestamp: 0))
    expectEqual(host.takeRequests(), [.title("Panel"), .pointer(.hand)])
    expectEqual(host.takeRequests(), [])
  }
}

/// Closes its host when it is touched.
@MainActor private final class ClosingView: UIView {
  weak var host: TouchHost?
  var log: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("began")
    host?.close()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}

/// Asks something when it is touched.
@MainActor private final class AskingView: UIView {
  var ask: (() -> Void)?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { ask?() }
}
