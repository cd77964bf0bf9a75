import Expectations
import Testing
import TouchGeometry

@testable import TouchSDL

@Suite struct WindowShakeTests {
  /// How many shakes some positions make, one each so many seconds.
  private func shakes(_ places: [CGFloat], each seconds: TimeInterval = 0.05) -> Int {
    var shake = WindowShake()
    return places.enumerated().filter { shake.move(to: $1, at: 50 + Double($0) * seconds) }.count
  }

  @Test("50.6: a window whose x turns round four times is shaken, once")
  func shake() {
    expectEqual(shakes([100, 160, 100, 160, 100]), 0)
    expectEqual(shakes([100, 160, 100, 160, 100, 160]), 1)
    expectEqual(shakes([100, 160, 100, 160, 100, 160, 100, 160]), 1)
    expectEqual(shakes([100, 130, 160, 130, 100, 130, 160, 130, 100, 130, 160]), 1)
  }

  @Test("50.6: each way is 40 points at least, and takes 0.3 s at most")
  func ways() {
    expectEqual(shakes([100, 139, 100, 139, 100, 139, 100]), 0)
    expectEqual(shakes([100, 140, 100, 140, 100, 140, 100]), 1)
    expectEqual(shakes([100, 160, 100, 160, 100, 160, 100], each: 0.31), 0)
    expectEqual(shakes([100, 110, 125, 140, 120, 100, 120, 140, 120, 100, 130, 140], each: 0.16), 0)
  }

  @Test("50.6: moves to one side, and a hand that trembles, are no shakes")
  func drags() {
    expectEqual(shakes((0..<100).map { CGFloat($0 * 20) }), 0)
    expectEqual(shakes([100, 130, 127, 160, 130, 133, 100, 160, 155, 100, 160]), 1)
    expectEqual(shakes((0..<40).map { 100 + CGFloat($0 % 2 * 6) }), 0)
  }

  @Test("50.6: the window that is shaken gets one event")
  func event() {
    var desk = Desk(unitsPerPoint: 2)
    let places: [Int32] = [100, 200, 100, 200, 100, 200]
    for (number, x) in places.enumerated() {
      desk.translator.begin(now: 50 + Double(number) / 20, ticks: 1000 + UInt32(number) * 50)
      desk.translator.windowMoved(to: x, raw(.moved(x: x), at: 1000 + UInt32(number) * 50))
      let events = desk.translator.finish(modifiers: 0).map(describe)
      expectEqual(events, (number == 5 ? ["shake"] : []))
    }
  }
}
