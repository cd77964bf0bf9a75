import Testing

@testable import TouchScenes

/// The rules that are built in.
@Suite struct RuleBookTests {
  @Test("A rule of any chapter is found by its number; a condition is found as its rule")
  func found() throws {
    let held = try #require(RuleBook.text(of: "5.2.4"))
    #expect(held.hasPrefix("If D recognizes while it must wait, it is held:") && held.hasSuffix("[doc]"))
    #expect(RuleBook.text(of: "5.1.2.8") == RuleBook.text(of: "5.1.2"))
    for number in ["1.1", "16.1", "25.1", "28.1", "45.1"] { #expect(RuleBook.text(of: number)?.isEmpty == false) }
    // Where a number stands is of no use to who reads it here.
    #expect(try !#require(RuleBook.text(of: "1.9")).contains("Sources/"))
  }

  @Test(
    "What is no rule's number has no text", arguments: ["", "5", "5.", ".5", "99.1", "5.2.4x", "5..2", "1.9.1.1.1.x"])
  func unknown(number: String) { #expect(RuleBook.text(of: number) == nil) }
}
