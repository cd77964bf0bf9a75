import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Touches that have not happened yet (semantics 1.11).
@MainActor @Suite struct PredictionTests {
  let stage = Stage()

  private func sample(
    _ phase: InputSample.Phase, _ x: CGFloat, _ y: CGFloat, _ time: TimeInterval, finger: Int = 1
  ) -> InputSample {
    InputSample(finger: finger, phase: phase, location: CGPoint(x: x, y: y), timestamp: time, force: 0.5)
  }

  private func send(_ sample: InputSample, coalesced: [InputSample] = []) {
    stage.application.receive(.touches([sample], coalesced: coalesced), in: stage.scene)
  }

  /// Returns the calls of a view: the phase, and the predicted touches.
  private func received() -> Log {
    let log = Log()
    stage.view("v", CGRect(x: 0, y: 0, width: 400, height: 400)).onTouch = { what, set, event in
      guard let touch = set.first, let predicted = event?.predictedTouches(for: touch) else { return log("nil") }
      let places = predicted.map { next in
        let (from, to) = (next.previousLocation(in: nil), next.location(in: nil))
        return "\(next.phase) \(from.x) \(from.y)->\(to.x) \(to.y) at \(next.timestamp)"
      }
      log(([what] + places).joined(separator: ", "))
    }
    return log
  }

  @Test("1.11: a moved touch is predicted along a straight line, two samples ahead; other phases are not")
  func movedTouches() {
    let log = received()
    send(sample(.began, 10, 10, 0))
    send(sample(.moved, 14, 12, 0.03125))
    send(sample(.ended, 14, 12, 0.0625))
    expectEqual(
      log.lines,
      [
        "began",
        "moved, moved 14.0 12.0->18.0 14.0 at 0.0625, moved 18.0 14.0->22.0 16.0 at 0.09375",
        "ended",
      ])
  }

  @Test("1.11: the last two samples count, coalesced ones too")
  func coalescedSamples() {
    let log = received()
    send(sample(.began, 10, 10, 0))
    send(sample(.moved, 40, 10, 0.03125), coalesced: [sample(.moved, 38, 10, 0.015625)])
    expectEqual(
      log.lines,
      [
        "began",
        "moved, moved 40.0 10.0->42.0 10.0 at 0.046875, moved 42.0 10.0->44.0 10.0 at 0.0625",
      ])
  }

  @Test("1.11: nothing is predicted for a resting finger, after a pause, or without a time")
  func nothingToGoBy() {
    let log = received()
    send(sample(.began, 10, 10, 0))
    send(sample(.moved, 10, 10, 0.03125))
    send(sample(.moved, 20, 10, 0.5))
    send(sample(.moved, 30, 10, 0.5))
    expectEqual(log.lines, ["began", "moved", "moved", "moved"])
  }

  @Test("1.11: predictions are separate touches; the touch and later calls do not have them")
  func ofTheirOwn() throws {
    let event = stage.application.touchesEvent
    stage.window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
    send(sample(.began, 10, 10, 0))
    send(sample(.moved, 20, 10, 0.03125))
    let touch = try #require(event.touches.first)
    let predicted = try #require(event.predictedTouches(for: touch))
    let again = try #require(event.predictedTouches(for: touch))
    #expect(predicted.count == 2 && predicted[0] !== predicted[1] && predicted.allSatisfy { $0 !== touch })
    #expect(predicted.allSatisfy { next in again.allSatisfy { $0 !== next } })
    expectEqual(predicted.map { $0.location(in: nil).x }, again.map { $0.location(in: nil).x })
    #expect(predicted.allSatisfy { $0.view === touch.view && $0.type == touch.type && $0.tapCount == touch.tapCount })
    #expect(touch.location(in: nil) == CGPoint(x: 20, y: 10) && touch.timestamp == 0.03125)
    #expect(event.touches.count == 1 && event.allTouches == [touch])
  }

  @Test("1.11: a touch that the event does not hold has neither predictions nor samples")
  func strangers() {
    stage.window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
    send(sample(.began, 10, 10, 0))
    let stranger = UITouch(sample(.moved, 10, 10, 0), window: nil, view: nil)
    expectNil(stage.application.touchesEvent.predictedTouches(for: stranger))
    expectNil(stage.application.touchesEvent.coalescedTouches(for: stranger))
  }
}
