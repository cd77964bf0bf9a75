import Expectations
import Testing

@testable import TouchScenes

/// The rules that are built in.
@Suite struct RuleBookTests {
  @Test("A rule of any chapter is found by its number; a condition is found as its rule")
  func found() throws {
    let held = try #require(RuleBook.text(of: "5.2.4"))
    #expect(held.hasPrefix("A held recognizer. ") && held.hasSuffix("[doc]"))
    expectEqual(RuleBook.text(of: "5.1.2.8"), RuleBook.text(of: "5.1.2"))
    for number in ["1.1", "16.1", "25.1", "28.1", "45.1"] { expectEqual(RuleBook.body(of: number)?.isEmpty, false) }
    // A reader of the text has no use for the file that contains the number.
    #expect(try !#require(RuleBook.text(of: "1.9")).contains("Sources/"))
  }

  @Test("A rule has a title; a condition has the title of its rule; the text is title and body")
  func titles() throws {
    expectEqual(RuleBook.title(of: "5.1.2"), "Exclusion between recognizers")
    expectEqual(RuleBook.title(of: "5.1.2.8"), "Exclusion between recognizers")
    expectEqual(RuleBook.title(of: "4.13"), "What actions may do")
    expectEqual(RuleBook.title(of: "4.1"), "The states")
    let body = try #require(RuleBook.body(of: "4.1"))
    expectEqual(RuleBook.text(of: "4.1"), "The states. \(body)")
  }

  @Test(
    "An unknown number has no text", arguments: ["", "5", "5.", ".5", "99.1", "5.2.4x", "5..2", "1.9.1.1.1.x"])
  func unknown(number: String) {
    expectNil(RuleBook.text(of: number))
    expectNil(RuleBook.title(of: number))
  }
}
