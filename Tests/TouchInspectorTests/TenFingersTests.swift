import Expectations
import TouchDiagnosis
import Testing
import TouchGeometry
import TouchHeadless
import TouchKit

@testable import TouchInspector

/// Ten minutes of ten fingers that are never all up, in the time of the machine's own making.
@MainActor @Suite(.serialized) struct TenFingersTests {
  /// Four events a second with all ten; in each second one finger lifts and comes down again.
  private func record(minutes: Int) -> Record {
    let program = HeadlessApplication(size: CGSize(width: 400, height: 200), text: .pinned())
    let pads = (0..<10).map { (index: Int) in
      let pad = Keeper(frame: CGRect(x: CGFloat(index % 5) * 80, y: CGFloat(index / 5) * 100, width: 80, height: 100))
      pad.addGestureRecognizer(UIPanGestureRecognizer())
      pad.addGestureRecognizer(UITapGestureRecognizer())
      program.window.addSubview(pad)
      return pad
    }
    let record = Record(of: program.window, recognizers: pads.flatMap { $0.gestureRecognizers ?? [] }) { _ in nil }
    record.keep(program)
    program.application.traceSink = record
    func send(_ phase: InputSample.Phase, _ fingers: [Int], _ step: Int) {
      let samples = fingers.map { finger in
        InputSample(
          finger: finger, phase: phase,
          location: CGPoint(x: CGFloat(finger % 5) * 80 + 20 + CGFloat(step % 40), y: CGFloat(finger / 5) * 100 + 50),
          timestamp: program.now)
      }
      program.send(.touches(samples))
    }
    send(.began, Array(0..<10), 0)
    for step in 1...(minutes * 240) {
      program.advance(to: TimeInterval(step) / 4)
      send(.moved, Array(0..<10), step)
      if step % 4 == 0 {
        let finger = step / 4 % 10
        send(.ended, [finger], step)
        send(.began, [finger], step)
      }
    }
    program.application.traceSink = nil
    return record
  }

  @Test func whatIsKeptHasBounds() throws {
    let record = record(minutes: 10)
    let observation = record.observation
    #expect(observation.accounts.count <= Observation.longestHistory)
    #expect(observation.log.lines.count <= RunningLog.capacity + 1)
    expectEqual(observation.fingers.count, 10)
    #expect(record.chapters.all.count <= Chapters.maximum)
    // A touch at the end of a chapter continues in the next one.
    #expect(record.chapters.all.map(\.story.touches.count).max() ?? 0 <= Chapters.maximumTouches + 10)
    #expect(record.chapters.all.count >= 6)
    #expect(observation.accounts.map(\.chains.count).max() ?? 0 <= 4)
    expectEqual(record.model.lanes.count, 40)
    // One for each event at most, and for the lift and the touch of each second.
    #expect(record.model.lanes.map(\.marks.count).max() ?? 0 <= 10 * 240 + 60 * 2)
    #expect(record.model.steps.count <= 10 * 300 + 1)
  }

  @Test func theSentencesOfAMomentAreFew() throws {
    let record = record(minutes: 2)
    for chapter in record.chapters.all {
      let lines = Explanation(chapter.story).lines()
      #expect(lines.count < 1200)
      #expect(!lines.contains { $0.contains("unknown") })
    }
  }
}
