import Expectations
import Testing
import TouchScenes

@testable import TouchDiagnosis

/// A view has one name in all sentences, and a recognizer one time at which it began.
@MainActor @Suite struct OneNameOneTimeTests {
  private func lines(_ name: String) throws -> [String] {
    let loaded = try BuiltInScenes.library.scene(name)
    let input = try #require(try BuiltInScenes.library.input(of: loaded))
    return Question(loaded.scene, input).answer.lines()
  }

  @Test("The views that containers add are named after what they contain, and no name is that of a class")
  func containers() throws {
    let chain = try #require(try lines("container-chain").first { $0.hasPrefix("touch 1 in card") })
    #expect(
      chain.contains(
        "passed on to letter, letterC, wrapper of letter, part of stackView, stackView, stack, wrapper of stackView, "
          + "part of tabsView, tabsView, tabs, the window"), "\(chain)")
  }

  @Test("A recognizer that waits is ready to begin; it began when its action was sent")
  func waiting() throws {
    let lines = try lines("swipe-and-pan-cured").filter { $0.hasPrefix("  pan") }
    #expect(lines.contains { $0.hasPrefix("  pan was ready to begin at 1.200 s") })
    expectEqual(lines.filter { $0.contains("began at") && !$0.contains("began at 1.500 s") }, [])
  }

  @Test("Sentences about a replay have the times of the lanes: they count from the same moment")
  func start() throws {
    let loaded = try BuiltInScenes.library.scene("swipe-and-pan")
    let input = try #require(try BuiltInScenes.library.input(of: loaded))
    let answer = SentenceClock.$start.withValue(5) { Question(loaded.scene, input).answer }
    #expect(answer.verdicts.first?.text.hasPrefix("swipe failed at 5.016 s") == true)
    #expect(answer.cures.first?.outcome.contains("swipe then acts at 5.048 s") == true)
  }

  @Test("The first line is about what the first cure helps, with the reason that it addresses first")
  func order() throws {
    let puzzle = try Puzzle(
      view(
        "outer", "[0,60,390,500]", #","contentSize":[390,1400]"#, of: "UIScrollView",
        view(
          "inner", "[30,60,330,260]", #","contentSize":[330,260]"#, of: "UIScrollView",
          view("bar", "[20,20,290,60]", with(recognizer("move", "Pan"))))),
      [.swipe(150, 160, by: 4, -90), .swipe(150, 300, by: 4, -90, at: 1.2)])
    let lines = Question(puzzle.diagnosis.scene, puzzle.diagnosis.input, guesses: .all).answer.lines()
    expectEqual(lines.first?.hasPrefix("inner.pan: lost: inner had nothing to scroll"), true, "\(lines.first ?? "")")
  }
}
