import Expectations
import Testing
import TouchTrace
import TouchArbiter

@testable import TouchDiagnosis

@Suite struct ReasonSentenceTests {
  /// Every kind of recognizer, and every kind of number or none.
  @Test(arguments: Reason.allCases) func everyReasonHasWords(_ reason: Reason) {
    let units: [Measure.Unit] = [.points, .seconds, .degrees, .touches, .taps]
    let measures: [Measure?] = [nil] + units.map { Measure(3.5, against: 2, $0) }
    for kind in RecognizerFacts.Kind.allCases {
      for measure in measures {
        for culprit in [nil, "card"] {
          for tool in [Tool.finger, .pencil, .mouse, .wheel] {
            let words = reason.clause(measure, by: culprit, of: kind, with: tool)
            if tool != .finger { #expect(!words.contains("the finger "), "\(reason): \(words)") }
          }
          let words = reason.clause(measure, by: culprit, of: kind)
          #expect(words.count > 8 && !words.contains("unknown") && !words.contains("  "), "\(reason): \(words)")
          #expect(!words.hasSuffix(".") && words.first?.isUppercase == false, "\(reason): \(words)")
        }
      }
    }
  }

  @Test func aNumberStandsBesideItsThreshold() {
    let moved = Reason.movedTooFar.clause(Measure(52.3, against: 45, .points), of: .tap)
    expectEqual(moved, "the finger moved 52.3 pt, and at most 45 pt is allowed")
    let early = Reason.liftedEarly.clause(Measure(0.2, against: 0.5, .seconds), of: .press)
    expectEqual(early, "the finger lifted after 0.2 s, and it takes 0.5 s")
    let turned = Reason.thresholdReached.clause(Measure(21.8, against: 7.936, .degrees), of: .rotation)
    expectEqual(turned, "the fingers had turned by 21.8°, and it takes more than 7.94°")
    let fingers = Reason.tooManyTouches.clause(Measure(2, against: 1, .touches), of: .press)
    expectEqual(fingers, "2 fingers were down, and it takes 1")
    let few = Reason.tooFewTouches.clause(Measure(1, against: 2, .touches), of: .tap)
    expectEqual(few, "a finger lifted when only 1 of 2 fingers had come down")
    expectEqual(Reason.tapInterval.clause(Measure(0.35, against: 0.35, .seconds)), "no further tap within 0.35 s")
  }

  @Test func nearlyTheThresholdIsToldApartFromIt() {
    let moved = Reason.movedTooFar.clause(Measure(45.0004, against: 45, .points), of: .tap)
    expectEqual(moved, "the finger moved 45.0004 pt, and at most 45 pt is allowed")
  }

  @Test func ofTheMouseItIsToldThatAButtonIsReleased() {
    func words(_ reason: Reason, _ measure: Measure?, _ kind: RecognizerFacts.Kind, _ tool: Tool = .mouse) -> String {
      reason.clause(measure, of: kind, with: tool)
    }
    expectEqual(words(.lifted, Measure(1, against: 1, .taps), .tap), "the button was released")
    expectEqual(words(.lifted, nil, .pan, .pencil), "the pencil lifted")
    expectEqual(
      words(.liftedEarly, Measure(4, against: 10, .points), .pan),
      "the button was released when the pointer had gone 4 pt, and it takes 10 pt")
    expectEqual(words(.timer, Measure(0.5, against: 0.5, .seconds), .press), "the button had been held for 0.5 s")
    expectEqual(words(.tooLong, Measure(0.75, against: 0.75, .seconds), .tap), "the button was held longer than 0.75 s")
    expectEqual(words(.thresholdReached, nil, .pan, .wheel), "the wheel turned")
    expectEqual(words(.timer, nil, .pan, .wheel), "the wheel stopped")
  }
}
