import Expectations
import Testing
import TouchPlatform

@testable import TouchSDL

@Suite struct FingerTests {
  var desk = Desk()

  @Test mutating func aFingerBeginsMovesAndEndsAcrossBatches() {
    var log = desk.feed([raw(.fingerDown(finger(9), x: 0.5, y: 0.5))])
    log += desk.feed([raw(.fingerMoved(finger(9), x: 0.25, y: 1))])
    log += desk.feed([raw(.fingerUp(finger(9), x: 0, y: 1))])
    expectEqual(log, ["1 began 100,50", "1 moved 50,100", "1 ended 0,100"])
  }

  @Test("A finger is followed beyond the edges where the server reports its location; a location inside is SDL's")
  mutating func beyondTheEdges() {
    func placed(_ kind: RawEvent.Kind, _ x: Double, _ y: Double) -> RawEvent {
      var event = raw(kind)
      event.place = RawEvent.Place(x: x, y: y)
      return event
    }
    var log = desk.feed([placed(.fingerDown(finger(9), x: 1, y: 1), 200, 100)])
    log += desk.feed([placed(.fingerMoved(finger(9), x: 1, y: 0.5), 200, 50)])
    log += desk.feed([placed(.fingerMoved(finger(9), x: 1, y: 0), 320, -20)])
    log += desk.feed([placed(.fingerUp(finger(9), x: 1, y: 0), 330, -20)])
    expectEqual(log, ["1 began 200,100", "1 moved 200,50", "1 moved 320,-20", "1 ended 330,-20"])
  }

  @Test("54.60: the finger that drags is moved and lifted where the compositor reports it, and others remain")
  mutating func draggedFinger() {
    func dragged(_ x: Double, _ y: Double, isUp: Bool = false) -> RawEvent {
      var event = raw(.draggedFinger(isUp: isUp), window: 0)
      event.place = RawEvent.Place(x: x, y: y)
      return event
    }
    expectEqual(desk.feed([dragged(1, 1)]), [])
    _ = desk.feed([raw(.fingerDown(finger(0), x: 0, y: 0)), raw(.fingerDown(finger(1), x: 0.5, y: 0))])
    let log = desk.feed([dragged(-1, 40)]) + desk.feed([dragged(30, 40, isUp: true)])
    expectEqual(log, ["1 moved -1,40", "1 ended 30,40"])
    // What SDL makes up when the number comes again.
    expectEqual(
      desk.feed([raw(.fingerUp(finger(0), x: 0, y: 0)), raw(.fingerDown(finger(0), x: 1, y: 0))]), ["1 began 200,0"])
  }

  @Test mutating func numbersAreSmallAndUsedAgainAlthoughSDLsGrowForEver() {
    var log: [String] = []
    for id in Int64(100)..<103 {
      log += desk.feed([raw(.fingerDown(finger(id), x: 0, y: 0)), raw(.fingerUp(finger(id), x: 0, y: 0))])
    }
    log += desk.feed([raw(.fingerDown(finger(200), x: 0, y: 0)), raw(.fingerDown(finger(201), x: 1, y: 0))])
    expectEqual(
      log,
      [
        "1 began 0,0", "1 ended 0,0", "1 began 0,0", "1 ended 0,0", "1 began 0,0", "1 ended 0,0",
        "1 began 0,0, 2 began 200,0",
      ])
  }

  @Test mutating func theSameNumberOnTwoDevicesIsTwoFingers() {
    let other = RawEvent.Finger(device: 4, id: 1)
    let log = desk.feed([
      raw(.fingerDown(finger(1), x: 0, y: 0), at: 999), raw(.fingerDown(other, x: 1, y: 1), at: 1000),
    ])
    expectEqual(log, ["1 began 0,0 @-1", "2 began 200,100"])
  }

  @Test mutating func allFingersThatTheCompositorTakesAwayAreCancelledAtOnceAndTheNextOneIsAlone() {
    _ = desk.feed([raw(.fingerDown(finger(0), x: 0.5, y: 0)), raw(.fingerDown(finger(1), x: 1, y: 0))])
    let log = desk.feed([
      raw(.fingerMoved(finger(0), x: 0, y: 0)), raw(.fingersCancelled, window: 0),
      raw(.fingerMoved(finger(0), x: 1, y: 1)),
      // What SDL makes up when the number comes again.
      raw(.fingerUp(finger(0), x: 0, y: 0)), raw(.fingerDown(finger(0), x: 0, y: 1)),
      raw(.fingerUp(finger(0), x: 0, y: 1)),
    ])
    expectEqual(log, ["1 moved 0,0", "1 cancelled 0,0, 2 cancelled 200,0", "1 began 0,100", "1 ended 0,100"])
  }

  @Test mutating func aCancelWithoutAFingerIsNothing() {
    expectEqual(desk.feed([raw(.fingersCancelled, window: 0)]), [])
  }

  @Test mutating func aFingerThatGoesDownTwiceIsCancelledFirst() {
    _ = desk.feed([raw(.fingerDown(finger(1), x: 0.5, y: 0))])
    let log = desk.feed([raw(.fingerDown(finger(1), x: 1, y: 0))])
    expectEqual(log, ["1 cancelled 100,0", "1 began 200,0"])
  }

  @Test mutating func anEndThatSDLMadeUpIsACancelOfAllFingersOfTheDevice() {
    let other = RawEvent.Finger(device: 4, id: 1)
    _ = desk.feed([
      raw(.fingerDown(finger(1), x: 0.5, y: 0)), raw(.fingerDown(finger(2), x: 1, y: 0)),
      raw(.fingerDown(other, x: 0, y: 0)),
    ])
    let log = desk.feed([raw(.fingerUp(finger(1), x: 0.5, y: 0)), raw(.fingerDown(finger(1), x: 1, y: 1))])
    expectEqual(log, ["1 cancelled 100,0, 2 cancelled 200,0", "1 began 200,100"])
    expectEqual(desk.feed([raw(.fingerUp(other, x: 0, y: 0))]), ["3 ended 0,0"])
  }

  @Test mutating func twoTapsThatWaitedToBeReadAreTwoTaps() {
    _ = desk.feed([raw(.fingerDown(finger(1), x: 0.5, y: 0))])
    desk.translator.begin(now: 50, ticks: 1000, isPrompt: false)
    desk.translator.add(raw(.fingerUp(finger(1), x: 0.5, y: 0)))
    desk.translator.add(raw(.fingerDown(finger(1), x: 0.5, y: 0)))
    desk.translator.add(raw(.fingerUp(finger(1), x: 0.5, y: 0)))
    expectEqual(
      desk.translator.finish(modifiers: 0).map(describe), ["1 ended 100,0", "1 began 100,0", "1 ended 100,0"])
  }

  @Test mutating func anEndAndABeginningOfDifferentTicksAreTwoTaps() {
    _ = desk.feed([raw(.fingerDown(finger(1), x: 0.5, y: 0))])
    let log = desk.feed(
      ticks: 1005,
      [
        raw(.fingerUp(finger(1), x: 0.5, y: 0), at: 1002), raw(.fingerDown(finger(1), x: 1, y: 1), at: 1005),
      ])
    expectEqual(log, ["1 ended 100,0 @2", "1 began 200,100 @5"])
  }

  @Test(arguments: [RawEvent.Kind.focusLost, .hidden])
  mutating func allFingersAreCancelledTogetherWhenTheWindowIsLeft(_ reason: RawEvent.Kind) {
    _ = desk.feed([raw(.focusGained), raw(.shown)])
    _ = desk.feed([raw(.fingerDown(finger(1), x: 0, y: 0)), raw(.fingerDown(finger(2), x: 1, y: 1))])
    var log = desk.feed([raw(reason)])
    log += desk.feed([raw(.fingerMoved(finger(1), x: 0.5, y: 0)), raw(.fingerUp(finger(2), x: 0, y: 0))])
    log += desk.feed([raw(.fingerDown(finger(1), x: 1, y: 0))])
    let received = reason == .hidden ? "visible false" : "focus false"
    expectEqual(log, ["1 cancelled 0,0, 2 cancelled 200,100", received, "1 began 200,0"])
  }

  @Test mutating func touchesOnDecorationsAreIgnored() {
    var log = desk.feed([
      raw(.fingerDown(finger(1), x: 0.5, y: 0.5), window: 0), raw(.fingerMoved(finger(1), x: 0.6, y: 0.5), window: 0),
      raw(.fingerUp(finger(1), x: 0.6, y: 0.5), window: 0),
    ])
    log += desk.feed([raw(.fingerUp(finger(1), x: 0.6, y: 0.5))])
    expectEqual(log, [])
  }

  @Test mutating func aFingerThatEndsOnADecorationEndsWhereItWasSeenLast() {
    _ = desk.feed([raw(.fingerDown(finger(1), x: 0.5, y: 0.5))])
    let log = desk.feed([
      raw(.fingerMoved(finger(1), x: 0.9, y: 0.9), window: 0), raw(.fingerUp(finger(1), x: 0, y: 0), window: 0),
    ])
    expectEqual(log, ["1 ended 100,50"])
  }

  @Test mutating func fingersOfAClosedWindowAreForgotten() {
    _ = desk.feed([raw(.fingerDown(finger(1), x: 0.5, y: 0.5))])
    desk.translator.forget(Desk.window)
    expectEqual(desk.feed([raw(.fingerUp(finger(1), x: 0.5, y: 0.5))]), [])
    #expect(desk.translator.fingers.isEmpty)
  }

  @Test mutating func tenFingersAndFiveHundredMovesAllArrive() {
    _ = desk.feed((1...10).map { raw(.fingerDown(finger($0), x: 0, y: 0)) })
    desk.translator.begin(now: 50, ticks: 1000)
    for step in 1...50 {
      for id in 1...10 { desk.translator.add(raw(.fingerMoved(finger(Int64(id)), x: Float(step) / 50, y: 0))) }
    }
    let outputs = desk.translator.finish(modifiers: 0)
    guard outputs.count == 1, case .touches(let samples, let coalesced) = outputs[0].event else {
      Issue.record("not one event of touches: \(outputs.map(describe))")
      return
    }
    expectEqual(samples.map(\.finger), Array(1...10))
    #expect(samples.allSatisfy { $0.location.x == 200 })
    expectEqual(coalesced.map(\.finger), (1...49).flatMap { _ in 1...10 })
  }

  @Test func theEdgeIsInsideOnBothDisplayServers() {
    for span in [WindowGeometry.FingerSpan.lastUnit, .farEdge] {
      let geometry = WindowGeometry(width: 400, height: 300, unitsPerPoint: 2, fingerSpan: span)
      expectEqual(geometry.size, .init(width: 200, height: 150))
      expectEqual(geometry.point(fingerX: 1, fingerY: 1), .init(x: 199.5, y: 149.5))
      expectEqual(geometry.point(fingerX: 0, fingerY: 0), .init(x: 0, y: 0))
    }
  }

  @Test func coordinatesAreScaledByTheLastUnitOnX11AndByTheWidthOnWayland() {
    let x11 = WindowGeometry(width: 1280, height: 800, fingerSpan: .lastUnit)
    expectEqual(x11.point(fingerX: Float(400) / 1279, fingerY: Float(300) / 799), .init(x: 400, y: 300))
    let wayland = WindowGeometry(width: 1280, height: 800, fingerSpan: .farEdge)
    expectEqual(wayland.point(fingerX: Float(400) / 1280, fingerY: Float(300) / 800), .init(x: 400, y: 300))
    #expect(wayland.point(fingerX: Float(400.5) / 1280, fingerY: 0).x != 400)
  }
}
