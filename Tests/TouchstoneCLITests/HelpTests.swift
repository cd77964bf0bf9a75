import Expectations
import Testing

@testable import TouchstoneCLI

/// Help fits into a terminal of eighty columns.
@MainActor @Suite struct HelpTests {
  @Test func noLineIsWiderThanEightyColumns() {
    for text in [Dispatcher.overview] + Command.all.map(\.usage) {
      for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test func theTextsOfEntriesStandBelowEachOther() {
    let text = HelpText(
      """
      --short  one word after the other until the line is full, and then the next line begins where the text began
      --much-longer FILE  two
               more of it

      A paragraph is written in lines
      that are joined.
      """)
    expectEqual(
      text.lines,
      [
        "  --short             one word after the other until the line is full, and then",
        "                      the next line begins where the text began",
        "  --much-longer FILE  two more of it",
        "",
        "A paragraph is written in lines that are joined.",
      ])
  }

  @Test func everyCommandAndItsSummaryStandInTheOverview() {
    let words = Dispatcher.overview.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for command in Command.all {
      #expect(words.contains("touchstone \(command.name) "))
      #expect(words.contains(command.summary))
    }
  }
}
