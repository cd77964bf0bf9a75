import Expectations
import Testing
@testable import TouchTrace
import TouchDiagnosis
import TouchGeometry
import TouchKit

@testable import TouchInspector

/// The past moments of a session: fingers, states, hit path, sentences.
@MainActor @Suite(.serialized) struct ScrubTests {
  private func lane(_ name: String, _ shown: Shown) throws -> Lane {
    try #require(shown.model.lanes.first { $0.name == name })
  }

  @Test func statesAndFingersAreThoseOfTheMoment() throws {
    let shown = try Shown(builtIn: "single-double-tap-cured")
    shown.play()
    let (double, single) = (try lane("double", shown), try lane("single", shown))
    let moments = [-0.01, 2.03, 2.1, single.marks.last?.time ?? 0, 2.6].map { time in
      "\(number(time)) \(double.state(at: time)?.rawValue ?? "-") \(single.state(at: time)?.rawValue ?? "-") "
        + shown.model.fingers(at: time).map { "\($0.id)\($0.isDown ? " down" : " up")" }.joined(separator: ",")
    }
    expectEqual(
      moments,
      [
        "-0.01 - - ", "2.03 possible possible 1 down", "2.1 possible blocked 1 up", "2.41 failed ended 1 up",
        "2.6 - - 1 up",
      ])
  }

  @Test func stepsGoFromDecisionToDecisionAndBackToThePresent() throws {
    let shown = try Shown(builtIn: "one-tap")
    shown.play()
    let session = shown.session
    let last = try #require(shown.model.lastTime)
    session.step(forward: false)
    let before = try #require(session.cursor)
    #expect(before < last)
    session.step(forward: true)
    expectEqual(session.cursor, last)
    session.step(forward: true)
    expectEqual(session.cursor, last)
    session.goLive()
    #expect(session.isLive)
  }

  @Test func theStageTellsOfTheTouchOfTheMoment() throws {
    let shown = try Shown(builtIn: "hit-test-order")
    shown.play()
    let record = shown.session.live
    let starts = record.observation.accounts.map(\.time)
    let names = starts.map { record.account(at: $0 + 0.01)?.hitName ?? "nobody" }
    expectEqual(names, record.observation.accounts.map { $0.hitName ?? "nobody" })
    #expect(Set(names).count > 3)
    expectNil(record.account(at: -1))
  }

  @Test func aTouchOfTheSceneEndsLookingBack() throws {
    let shown = try Shown(builtIn: "one-tap")
    shown.play()
    shown.session.show(0)
    #expect(!shown.session.isLive)
    shown.touch(.began, 195, 300)
    #expect(shown.session.isLive)
  }

  @Test func theSentencesAreThoseOfTheChosenOneAtTheMoment() throws {
    let shown = try Shown(builtIn: "single-double-tap-cured")
    shown.play()
    shown.session.choose(lane: try lane("double", shown).id)
    func sentences() -> [String] {
      WhyText(shown.session).paragraphs.compactMap { if case .sentence(let words) = $0 { words } else { nil } }
    }
    shown.session.show(2.42)
    expectEqual(
      sentences(),
      [
        "double was given touch 1 at 2.000 s (1.3).",
        "double failed at 2.410 s: no further tap within 0.35 s (7.1.3); so single, which had waited for it since "
          + "2.060 s, acted.",
      ])
    shown.session.show(0.2)
    #expect(!sentences().contains { $0.contains("2.410 s") })
  }

  @Test func aPressBesideTheSceneLeavesTheSentencesAlone() throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    shown.play()
    let chapters = shown.session.live.chapters.all.count
    shown.click(1200, 480)
    expectEqual(shown.session.live.chapters.all.count, chapters)
    #expect(WhyText(shown.session).paragraphs.count > 3)
  }

  @Test func aPressBesideTheSceneIsNoFirstTouch() throws {
    let shown = try Shown(builtIn: "one-tap")
    shown.program.advance(to: 3)
    shown.click(120, 790)
    expectNil(shown.session.live.observation.startTime)
    shown.program.advance(to: 5)
    shown.touch(.began, 195, 300)
    expectEqual(shown.session.live.startTime, 5)
  }
}
