import Expectations
import Testing
import TouchGeometry
import TouchPlatform

@testable import TouchSDL

@Suite struct TouchpadTests {
  private func gesture(
    _ phase: TransformSample.Phase, scale: Double = 1, rotation: Double = 0, dx: Double = 0, dy: Double = 0
  ) -> RawEvent.Kind {
    .gesture(RawEvent.Gesture(phase: phase, x: 40, y: 60, scale: scale, rotation: rotation, dx: dx, dy: dy))
  }

  @Test func aPinchHasItsPhasesInOrderBetweenOtherEvents() {
    var desk = Desk()
    let log = desk.feed([
      raw(.mouseMoved(x: 40, y: 60, buttons: 0)), raw(gesture(.began)), raw(gesture(.changed, scale: 1.5)),
      raw(gesture(.ended, scale: 1.5)), raw(.mouseMoved(x: 41, y: 60, buttons: 0)),
    ])
    expectEqual(
      log,
      [
        "hover 40,60", "touchpad began 1.0 0.0", "touchpad changed 1.5 0.0", "touchpad ended 1.5 0.0", "hover 41,60",
      ])
  }

  @Test func unitsOfTheWindowBecomePointsAndDegreesRadians() throws {
    var desk = Desk(unitsPerPoint: 2)
    desk.translator.begin(now: 50, ticks: 1000)
    desk.translator.add(raw(gesture(.changed, scale: 0.5, rotation: 90, dx: 8, dy: -6)))
    let output = try #require(desk.translator.finish(modifiers: 0).first)
    expectEqual(
      output.event,
      .transform(
        TransformSample(
          phase: .changed, scale: 0.5, rotation: .pi / 2, translation: CGVector(dx: 4, dy: -3),
          location: CGPoint(x: 20, y: 30), timestamp: 50)))
  }

  @Test("52.11: resting fingers are reported where the pointer is")
  func resting() throws {
    var desk = Desk(unitsPerPoint: 2)
    desk.translator.begin(now: 50, ticks: 1000)
    desk.translator.add(raw(.hold(x: 40, y: 61)))
    expectEqual(desk.translator.finish(modifiers: 0).map(\.event), [.hold(at: CGPoint(x: 20, y: 30.5), timestamp: 50)])
  }

  @Test("52.12: a wheel event with a distance of zero is the end of a scroll by fingers")
  func endOfScroll() throws {
    var desk = Desk(unitsPerPoint: 2)
    desk.translator.begin(now: 50, ticks: 1000)
    desk.translator.add(raw(.wheel(x: 0, y: 0, mouseX: 40, mouseY: 60)))
    expectEqual(
      desk.translator.finish(modifiers: 0).map(\.event),
      [.scroll(.zero, at: CGPoint(x: 20, y: 30), timestamp: 50)])
  }

  @Test func gesturesOverNoWindowAreIgnored() {
    var desk = Desk()
    expectEqual(desk.feed([raw(gesture(.began), window: 0), raw(.hold(x: 1, y: 1), window: 0)]), [])
  }
}
