import Testing
import TouchGeometry

@testable import TouchInspector

/// Ten fingers on ten views with ten recognizers, for many minutes.
@Suite struct LaneMemoryTests {
  /// Told at sixty events a second.
  private func model(minutes: Int, memory: TimeInterval = 600) -> LaneModel {
    var model = LaneModel(memory: memory)
    let fingers = (1...10).map { (number: Int) in model.add(.finger, "finger \(number)", finger: number) }
    let pans = (1...10).map { (number: Int) in model.add(.recognizer, "pan \(number)") }
    let views = (1...10).map { (number: Int) in model.add(.view, "view \(number)") }
    for index in 0..<10 {
      model.take(LaneFact(time: 0, what: .place(.down, .zero), finger: fingers[index]))
      model.take(LaneFact(time: 0, what: .received(true), finger: fingers[index], recognizer: pans[index]))
      model.take(LaneFact(time: 0, what: .turned(from: .possible, to: .began), recognizer: pans[index]))
    }
    for event in 1...(minutes * 3600) {
      let time = TimeInterval(event) / 60
      let place = CGPoint(x: CGFloat(event % 300), y: 10)
      for index in 0..<10 {
        model.take(LaneFact(time: time, what: .place(.moved, place), finger: fingers[index]))
        model.take(LaneFact(time: time, what: .acted(.changed), recognizer: pans[index]))
        model.take(LaneFact(time: time, what: .sent(.moved), finger: fingers[index], view: views[index]))
      }
    }
    return model
  }

  @Test func repetitionsAreOneMarkAndOneStretch() {
    let model = model(minutes: 1)
    #expect(model.lanes.map(\.marks.count).max() == 2)
    #expect(model.lanes.map(\.spans.count).max() == 2)
    #expect(model.lanes[10].marks.last?.count == 3600)
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
    #expect(model.fingers(at: 299).map(\.place.x) == Array(repeating: CGFloat(299 * 60 % 300), count: 10))
    #expect(model.fingers(at: 299).map(\.isDown) == Array(repeating: true, count: 10))
    #expect(model.fingers(at: 299)[0].trail.count <= FingerMark.longestTrail)
    #expect(model.states(at: 299) == Dictionary(uniqueKeysWithValues: (10..<20).map { ($0, LaneState.changed) }))
    #expect(model.step(from: 299, forward: true) == 299 + 1.0 / 60)
  }
}
