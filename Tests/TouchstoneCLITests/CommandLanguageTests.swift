import Expectations
import Testing
import TouchCapture
import TouchDiagnosis
import TouchScenes

@testable import TouchstoneCLI

/// Messages of the command and the page of a replay in other languages than English.
@MainActor @Suite(.serialized) final class CommandLanguageTests {
  deinit { ToolTexts.use(["en"]) }

  private func page(_ name: String, _ language: String) throws -> String {
    ToolTexts.use([language])
    defer { ToolTexts.use(["en"]) }
    let (scene, input) = try Scenes.loadWithInput(name, nil)
    return PlayedScene(scene, input, isHeard: true).page.text
  }

  @Test("a page is in the language: headings, sentences, buttons, also those of the script")
  func page() throws {
    let text = try page("swipe-and-pan", "zh_CN")
    for part in [
      "<html lang=\"zh-Hans\">", "<h2 id=\"verdict-title\">结论</h2>", "<strong>落败</strong> swipe ",
      "play.textContent=\"播放\"", "aria-label=\"上一个事件\"", "<th scope=\"col\">原因</th>", "修正：让 pan 要求 swipe 失败",
      "<code>touchstone play --html</code>",
    ] { #expect(text.contains(part), "\(part)") }
  }

  @Test("no text of a page remains English", arguments: ["swipe-and-pan", "transform", "gallery", "hit-test-order"])
  func pseudo(_ name: String) throws {
    let text = try page(name, "en_XA")
    let body = text.split(separator: "<body>")[1].split(separator: "<script")[0]
    var words: [String] = []
    // The logs, and the code, remain.
    for tag in body.split(separator: "<") {
      let parts = tag.split(separator: ">", maxSplits: 1)
      guard parts.count == 2, !["td", "li data-t", "code", "option", "div", "span"].contains(where: parts[0].hasPrefix)
      else { continue }
      words.append(String(parts[1]))
    }
    let common: Set = ["the", "and", "of", "was", "is", "are", "were", "which", "each", "from", "with", "what"]
    // The reasons of the log are part of sentences.
    let english = words.filter {
      !$0.contains("·]") && !Set($0.split { !$0.isLetter }.map(String.init)).isDisjoint(with: common)
    }
    expectEqual(english, [])
  }

  private func message(_ body: () throws(Failure) -> Void) -> String {
    do throws(Failure) {
      try body()
      return ""
    } catch {
      return error.message
    }
  }

  @Test("the touch map is in the language")
  func map() throws {
    ToolTexts.use(["zh_CN"])
    let lines = TouchMap(of: try Scenes.load("gallery").scene).lines
    #expect(!lines.isEmpty && lines.allSatisfy { $0.contains("：") }, "\(lines)")
  }

  @Test("wrong arguments are reported in the language, with the words that are accepted")
  func arguments() {
    ToolTexts.use(["zh_CN"])
    expectEqual(
      message { () throws(Failure) in _ = try Arguments(["--jsn"], options: ["--input"], switches: ["--json"]) },
      "未知选项 --jsn；现有 --input, --json；您是否想写 --json？")
    expectEqual(
      message { () throws(Failure) in _ = try Arguments(["--input"], options: ["--input"], switches: []) },
      "--input 需要一个值")
    expectEqual(
      message { () throws(Failure) in _ = try Scenes.load("no-such-scene") }.hasPrefix("no-such-scene: 既不是内建场景，也不是文件"),
      true)
  }
}
