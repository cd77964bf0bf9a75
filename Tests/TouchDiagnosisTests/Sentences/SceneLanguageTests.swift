import Expectations
import Testing
import TouchFiles
import TouchScenes

/// Titles, findings of lint and errors in other languages than English.
@MainActor @Suite(.serialized) final class SceneLanguageTests {
  deinit { ToolTexts.use(["en"]) }

  @Test func titlesAndTextsAreInTheLanguageOfTheToolsAndFilesAreNot() throws {
    ToolTexts.use(["zh_CN.UTF-8"])
    let entry = try #require(BuiltInScenes.entries.first { $0.name == "one-tap" })
    try expectEqual(BuiltInScenes.title(of: entry), "一次点按：开始、动作、取消")
    let scene = try BuiltInScenes.library.scene("one-tap").scene
    #expect(scene.localizedAbout.hasPrefix("点按卡片：视图收到触摸"))
    expectEqual(scene.title, "One tap: began, action, cancelled")
    expectEqual(BuiltInScenes.Group.allCases.map(\.heading), ["基础", "冲突"])
    let titles = try BuiltInScenes.entries.map { entry in try BuiltInScenes.title(of: entry) }
    expectEqual(Set(titles).count, titles.count)
  }

  private func findings(_ name: String) throws -> [String] {
    let scene = try BuiltInScenes.library.scene(name).scene
    return SceneLint.findings(in: scene) + (scene.constraints.isEmpty ? [] : LayoutAccount(of: scene).findings)
  }

  @Test("findings of lint are sentences of the language")
  func lint() throws {
    ToolTexts.use(["zh_CN"])
    try expectEqual(
      findings("swipe-and-pan"),
      [
        "swipe 永远无法胜出：card 上的 pan 移动 10 pt 之后就开始，而轻扫需要 26.5 到 50 pt（5.1.5、7.4.2）；"
          + "修正：让 pan 要求 swipe 失败"
      ])
    try expectEqual(findings("tap-kills-rows").count, 1)
  }

  @Test("no finding about a built-in scene remains English", arguments: BuiltInScenes.entries.map(\.name))
  func pseudo(_ name: String) throws {
    ToolTexts.use(["en_XA"])
    for finding in try findings(name) { #expect(finding.hasPrefix("[") && finding.hasSuffix("·]"), "\(finding)") }
  }

  private func error(_ scene: String) -> String {
    do throws(FileError) {
      _ = try SceneFile.read(Array(scene.utf8), file: "a.json")
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test("errors of files, scenes and inputs name what is accepted, in the language; suggestions work there too")
  func errors() {
    let start = #"{"format":"touchstone-scene","version":1,"title":"a","size":[100,100],"root":"#
    let cases = [
      (#"{"format":"#, "a.json:1: 文件在应为一个值的位置结束"),
      (#"{"a":1,"a":2}"#, "a.json:1: 键 \"a\" 重复"),
      (
        start + #"{"name":"v","class":"UIView","frame":[0,0,1]}}"#,
        "UIView \"v\" 中的 \"frame\" 为 [0, 0, 1]；可接受：[x, y, width, height]，-1000000 到 1000000 之间的数，大小不能为负"
      ),
      (
        start + #"{"name":"v","class":"UIView","frame":[0,0,1,1],"overrides":["touchesBegin"]}}"#,
        "；您是否想写 touchesBegan？"
      ),
      (start + #"{"name":"v","class":"UIView","frame":[0,0,1,1],"colour":1}}"#, "UIView \"v\" 中有未知的键 \"colour\"；可接受："),
    ]
    for (scene, expected) in cases {
      ToolTexts.use(["zh_CN"])
      let text = error(scene)
      #expect(text.contains(expected), "\(text)")
      ToolTexts.use(["en_XA"])
      let pseudo = error(scene)
      #expect(pseudo.contains("·]") && !pseudo.contains("accepted"), "\(pseudo)")
    }
    ToolTexts.use(["zh_CN"])
    expectEqual("\(TextFile.refusal("a", "written", code: 13))", "a: 不允许写入")
  }
}
