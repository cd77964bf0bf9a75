import Expectations
import Testing
import TouchScenes

@testable import TouchstoneCLI

/// Help fits into a terminal of eighty columns.
@MainActor @Suite(.serialized) final class HelpTests {
  deinit { ToolTexts.use(["en"]) }

  @Test(arguments: ["en", "zh_CN"]) func noLineIsWiderThanEightyColumns(_ language: String) {
    ToolTexts.use([language])
    for text in [Dispatcher.overview] + Command.all.map(\.usage) {
      for line in text.split(separator: "\n") { #expect(HelpText.columns(of: String(line)) <= 80, "\(line)") }
    }
  }

  @Test("an ideograph has two columns and may end a line, but punctuation does not begin one")
  func ideographs() {
    let head = String(repeating: "手", count: 39)
    expectEqual(HelpText.wrapped(head + "势，识别"), [head, "势，识别"])
    expectEqual(HelpText.wrapped(head + " SCENE", indent: 2), [head, "  SCENE"])
    expectEqual(HelpText.wrapped("手势 swipe 手势"), ["手势 swipe 手势"])
  }

  @Test("all of help and of the manual is in the language, except for what is typed")
  func languages() {
    ToolTexts.use(["zh_CN"])
    expectEqual(
      Command.all.first { $0.name == "list" }?.usage.split(separator: "\n").map(String.init),
      [
        "用法：touchstone list [--json]", "列出内建场景：名称、制表符、标题", "  --json  输出一个 JSON 对象（Docs/Formats.md）",
      ])
    ToolTexts.use(["en_XA"])
    // A text that is not translated has no accents, and not the mark at its end.
    for command in Command.all {
      let texts = HelpText(command.details).translated.manual { $0 }.filter { !$0.hasPrefix(".") }
      for text in [localizedHelp(command.summary)] + texts { #expect(text.hasSuffix("·]"), "\(text)") }
    }
    #expect(ManualPage.overview.contains(".SH [ÇØMMÅÑÐŠ"))
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
