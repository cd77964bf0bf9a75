import Expectations
import Testing
import TouchGeometry
import TouchKit
@testable import TouchTrace

@testable import TouchInspector

/// Ten fingers on ten views with ten recognizers, for many minutes.
@Suite struct LaneMemoryTests {
  /// Told at sixty events a second.
  private func model(minutes: Int, memory: TimeInterval = 600) -> LaneModel {
    var model = LaneModel(memory: memory)
    func subject(_ id: Int, _ kind: TraceSubject.Kind) -> TraceSubject {
      TraceSubject(id: id, kind: kind, name: "\(kind) \(id)")
    }
    func fact(_ time: TimeInterval, _ what: TraceFact.What, _ index: Int) -> TraceFact {
      var fact = TraceFact(time: time, what: what)
      fact.touch = TraceFact.Touch(serial: index, finger: fingers[index], number: index + 1, tool: .finger)
      return fact
    }
    let fingers = (0..<10).map { subject($0, .finger) }
    let pans = (0..<10).map { subject(10 + $0, .recognizer) }
    let views = (0..<10).map { subject(20 + $0, .view) }
    for (index, finger) in fingers.enumerated() { _ = model.lane(of: finger, finger: index + 1) }
    for pan in pans { _ = model.lane(of: pan) }
    for index in 0..<10 {
      let binding = TraceFact.Binding(isControl: false, isScrollView: false, tapCount: 1, place: .zero)
      model.apply(fact(0, .bound(binding), index))
      for what in [TraceFact.What.received(true), .turned(from: .possible, to: .began, heading: nil)] {
        var one = fact(0, what, index)
        one.recognizer = pans[index]
        model.apply(one)
      }
    }
    for event in 1...(minutes * 3600) {
      let time = TimeInterval(event) / 60
      let place = CGPoint(x: CGFloat(event % 300), y: 10)
      let places = fingers.enumerated().map {
        TraceFact.Place(finger: $1, number: $0 + 1, phase: .moved, point: place)
      }
      model.apply(TraceFact(time: time, what: .places(places)))
      for index in 0..<10 {
        var acted = fact(time, .acted(.changed), index)
        acted.recognizer = pans[index]
        model.apply(acted)
        var sent = fact(time, .sent(.moved), index)
        sent.view = views[index]
        model.apply(sent)
      }
    }
    return model
  }

  @Test func repetitionsAreOneMarkAndOneStretch() {
    let model = model(minutes: 1)
    expectEqual(model.lanes.map(\.marks.count).max(), 2)
    expectEqual(model.lanes.map(\.spans.count).max(), 2)
    expectEqual(model.lanes[10].marks.last?.count, 3600)
  }

  @Test func whatIsOlderThanTheMemoryIsForgotten() {
    let model = model(minutes: 2, memory: 30)
    #expect(model.steps.count <= 33 * 60 + 1)
    #expect(model.tracks.values.allSatisfy { $0.count <= 33 * 60 + 1 })
    #expect((model.firstTime ?? 0) >= 120 - 33 - 0.02)
  }

  @Test func anyMomentOfTenMinutesIsFoundByHalving() {
    let model = model(minutes: 10)
    // 36,000 events with ten fingers; a search looks at 16 of them.
    expectEqual(model.fingers(at: 299).map(\.place.x), Array(repeating: CGFloat(299 * 60 % 300), count: 10))
    expectEqual(model.fingers(at: 299).map(\.isDown), Array(repeating: true, count: 10))
    #expect(model.fingers(at: 299)[0].trail.count <= FingerMark.longestTrail)
    expectEqual(model.states(at: 299), Dictionary(uniqueKeysWithValues: (10..<20).map { ($0, LaneState.changed) }))
    expectEqual(model.step(from: 299, forward: true), 299 + 1.0 / 60)
  }
}
