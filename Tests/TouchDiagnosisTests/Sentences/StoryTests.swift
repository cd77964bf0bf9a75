import Expectations
import Testing
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchTrace

/// A story keeps what happened, and grows with decisions, not with the time that a finger stays down.
@MainActor @Suite struct StoryTests {
  /// The story of a finger that pans a view in the given number of steps.
  private func story(moves: Int) -> Story {
    let program = HeadlessApplication(size: CGSize(width: 400, height: 100), text: .pinned())
    let view = Hearing(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = false
    view.addGestureRecognizer(pan)
    program.window.addSubview(view)
    let recorder = TraceRecorder(of: [pan]) { $0 === pan ? "pan" : nil }
    program.application.traceSink = recorder
    func send(_ phase: InputSample.Phase, _ step: Int) {
      program.advance(to: TimeInterval(step) / 100)
      program.send(
        .touches([
          InputSample(
            finger: 1, phase: phase, location: CGPoint(x: 20 + CGFloat(step) / 10, y: 50), timestamp: program.now)
        ]))
    }
    send(.began, 0)
    for step in 1...moves { send(.moved, step) }
    send(.ended, moves + 1)
    return recorder.story
  }

  /// Overrides the touch methods, as views do that follow a finger.
  private final class Hearing: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private func changes(in story: Story) -> [Int] {
    (story.recognizers.first?.attempts.first?.moments ?? []).compactMap { moment in
      if case .acted(.changed) = moment.what { moment.count } else { nil }
    }
  }

  private func movements(in story: Story) -> [Int] {
    (story.touches.first?.moments ?? []).compactMap { moment in
      if case .sent(.moved) = moment.what { moment.count } else { nil }
    }
  }

  @Test("The third and later changes or movements of a row are one moment that counts them")
  func rowsAreCounted() {
    let story = story(moves: 1_000)
    // The pan begins when the finger has gone 10 points: at the 100th step.
    expectEqual(changes(in: story), [1, 899])
    expectEqual(movements(in: story), [1, 999])
  }

  @Test("A finger that stays down makes a story that is no longer")
  func lengthOfAStory() {
    let (short, long) = (story(moves: 200), story(moves: 2_000))
    expectEqual(short.touches.map(\.moments.count), long.touches.map(\.moments.count))
    expectEqual(
      short.recognizers.map { $0.attempts.map(\.moments.count) },
      long.recognizers.map { $0.attempts.map(\.moments.count) })
  }
}
