import Expectations
import Testing
import TouchGeometry
import TouchKit

@testable import TouchInspector

/// The borders between the parts of the window.
@MainActor @Suite struct SplitterTests {
  /// Drags from one place of the window to another, in steps.
  private func drag(_ shown: Shown, from start: CGPoint, by way: CGVector) {
    shown.send(.began, start.x, start.y)
    for step in 1...8 {
      shown.send(.moved, start.x + way.dx * CGFloat(step) / 8, start.y + way.dy * CGFloat(step) / 8)
    }
    shown.send(.ended, start.x + way.dx, start.y + way.dy)
    shown.program.advance(by: 0.5)
  }

  @Test("Each border goes with the finger, and the parts on both sides with it")
  func drags() throws {
    let shown = try Shown(builtIn: "hit-test-order")
    func frames() -> InspectorLayout.Frames { shown.inspector.layout.frames }
    let before = frames()
    drag(shown, from: CGPoint(x: before.list.maxX, y: 300), by: CGVector(dx: -60, dy: 0))
    #expect(frames().list.maxX == before.list.maxX - 60 && frames().stage.minX == before.stage.minX - 60)
    let wide = frames()
    drag(shown, from: CGPoint(x: wide.why.minX, y: 100), by: CGVector(dx: -40, dy: 0))
    #expect(frames().why.width == wide.why.width + 40 && frames().stage.maxX == wide.stage.maxX - 40)
    drag(shown, from: CGPoint(x: 600, y: before.lanes.minY), by: CGVector(dx: 0, dy: -80))
    expectEqual(frames().lanes.height, before.lanes.height + 80)
    let border = frames().why.maxY
    drag(shown, from: CGPoint(x: before.why.midX, y: border), by: CGVector(dx: 0, dy: 50))
    #expect(frames().why.maxY == border + 50 && frames().details.minY == border + 50)
    #expect(shown.stage.log.isEmpty)
  }

  @Test("Two clicks on a border give its parts their usual sizes; the others stay")
  func twoClicks() throws {
    let shown = try Shown(builtIn: "hit-test-order")
    let usual = shown.inspector.layout.frames
    shown.inspector.layout.preference.list = 180
    shown.inspector.layout.preference.lanes = 300
    shown.program.advance(to: 0)
    for _ in 0..<2 { shown.click(180, 300) }
    shown.program.advance(by: 1)
    expectEqual(shown.inspector.layout.frames.list.width, usual.list.width)
    expectEqual(shown.inspector.layout.frames.lanes.height, 300)
  }

  @Test("The pointer says which way a border goes")
  func pointer() throws {
    let shown = try Shown(builtIn: "one-tap")
    let frames = shown.inspector.layout.frames
    for (place, shape) in [
      (CGPoint(x: frames.list.maxX, y: 300), PointerShape.resizeHorizontally),
      (CGPoint(x: frames.lanes.midX, y: frames.lanes.minY), .resizeVertically),
    ] {
      shown.program.send(.hover(place, timestamp: shown.program.now))
      shown.program.advance(by: 0.1)
      expectEqual(shown.program.surface.pointerShape, shape)
    }
  }

  @Test("Whatever the user sets, in windows of any size no part covers another or has a negative size")
  func anyWish() {
    var random = SystemSeed(state: 7)
    for _ in 0..<20_000 {
      func size(_ maximum: UInt64) -> CGFloat { CGFloat(random.next() % maximum) }
      func preference(_ maximum: UInt64) -> CGFloat? { random.next() % 3 == 0 ? nil : size(maximum) }
      var arrangement = Arrangement()
      arrangement.list = preference(3000)
      arrangement.panel = preference(3000)
      arrangement.stage = preference(3000)
      arrangement.lanes = preference(2000)
      arrangement.whyHeight = preference(2000)
      arrangement.whyWidth = preference(3000)
      arrangement.zoom = random.next() % 2 == 0 ? nil : Arrangement.zooms[Int(random.next() % 4)]
      let window = CGSize(width: 200 + size(2600), height: 160 + size(1600))
      let frames = InspectorLayout.Frames(
        window: window, scene: CGSize(width: 50 + size(800), height: 50 + size(800)),
        hasList: random.next() % 2 == 0, hasBar: random.next() % 2 == 0, preference: arrangement)
      let parts = [frames.list, frames.stage, frames.why, frames.details, frames.lanes]
      for (index, one) in parts.enumerated() {
        #expect(one.size.width >= 0 && one.size.height >= 0, "\(window) \(arrangement) \(frames)")
        for other in parts[(index + 1)...] {
          let shared = one.intersection(other)
          #expect(
            shared.isNull || shared.width < 0.5 || shared.height < 0.5, "\(window) \(arrangement) \(one) \(other)")
        }
      }
    }
  }

  /// Numbers that are the same in every run.
  private struct SystemSeed: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9 >> 17
    }
  }
}
