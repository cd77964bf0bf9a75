import Expectations
import Glibc
import Testing
import TouchDiagnosis
import TouchFiles
import TouchScenes

/// Explanations in other languages than English.
@MainActor @Suite(.serialized) final class SentenceLanguageTests {
  deinit { ToolTexts.use(["en"]) }

  static let folder =
    #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/\($1)" } + "/Goldens/WhyInChinese"

  private func explanation(of name: String) throws -> Explanation? {
    let loaded = try BuiltInScenes.library.scene(name)
    guard let input = try BuiltInScenes.library.input(of: loaded) else { return nil }
    var question = Question(loaded.scene, input)
    question.guesses = .all
    return question.answer
  }

  @Test(
    "explanations in Chinese are in these words; `TOUCHSTONE_BLESS=1` rewrites them",
    arguments: [
      "swipe-and-pan", "one-tap", "cannot-hit", "delays-ended", "tap-kills-table", "sheet-and-list", "presses",
      "require-to-fail", "two-buttons", "pager",
    ])
  func chinese(_ name: String) throws {
    ToolTexts.use(["zh_CN.UTF-8"])
    let text = try #require(try explanation(of: name)).lines().joined(separator: "\n") + "\n"
    let path = "\(Self.folder)/\(name).txt"
    if getenv("TOUCHSTONE_BLESS") != nil { try TextFile.replace(path, with: text) }
    expectEqual(String(decoding: try TextFile.read(path), as: UTF8.self), text)
  }

  @Test("a space stands between ideographs and other letters only")
  func spaces() {
    ToolTexts.use(["zh_CN"])
    let goal = Goal.sends("发送", .touchUpInside)
    expectEqual(goal.heading, "让发送发送 touchUpInside")
    expectEqual(Goal.acts("tap").heading, "让 tap 触发动作")
    ToolTexts.use(["en"])
    expectEqual(goal.heading, "make 发送 send touchUpInside")
  }

  @Test("no sentence about a built-in scene remains English", arguments: BuiltInScenes.entries.map(\.name))
  func pseudo(_ name: String) throws {
    ToolTexts.use(["en_XA"])
    guard let answer = try explanation(of: name) else { return }
    let lines = answer.lines() + answer.json().flatMap(\.value.texts)
    expectEqual(lines.filter { Self.isEnglish($0) }, [])
  }

  /// Whether a text has a word that the sentences are made of; the pseudo-language has an accent in each of these.
  private static func isEnglish(_ text: String) -> Bool {
    // Names of remote controls are as in inputs. Names, keys of scenes, and goals as `--want` reads them are in quotes.
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }
    let words = parts.flatMap { $0.element.split { !$0.isLetter } }.map(String.init)
    return words.contains { common.contains($0) }
  }
  private static let common: Set = [
    "the", "and", "of", "was", "is", "are", "were", "had", "it", "its", "then", "that", "which", "acted",
    "failed",
    "began", "ended", "told", "moved", "lifted", "without", "returns",
  ]
}

extension JSONValue {
  /// The texts of sentences, without keys and facts.
  fileprivate var texts: [String] {
    switch content {
    case .array(let elements): elements.flatMap(\.texts)
    case .object(let members):
      members.flatMap { member -> [String] in
        switch member.key {
        case "recognizers", "touches", "signals", "cures": member.value.texts
        case "sentences", "sentence", "effect", "unreached", "remarks", "unanswered": member.value.strings
        default: []
        }
      }
    default: []
    }
  }

  private var strings: [String] {
    switch content {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(\.strings)
    default: []
    }
  }
}
