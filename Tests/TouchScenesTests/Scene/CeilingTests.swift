import Expectations
import Testing
import TouchGeometry
import TouchScenes

/// What a file may have at the most, and that what it may have is read, played and judged in no time: each of these took
/// minutes, or the stack, when a cost grew with the square.
@MainActor @Suite struct CeilingTests {
  private func scene(_ children: String) -> [UInt8] {
    Array(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"root","class":"UIView","frame":[0,0,390,640],"children":[
      \(children)]}}
      """.utf8)
  }

  private func view(_ recognizers: [String]) -> String {
    let list = recognizers.joined(separator: ",")
    return "{\"name\":\"v\",\"class\":\"UIView\",\"frame\":[0,0,390,640],\"recognizers\":[\(list)]}"
  }

  private func taps(_ count: Int, more: (Int) -> String = { _ in "" }) -> [String] {
    (0..<count).map { "{\"name\":\"t\($0)\",\"class\":\"UITapGestureRecognizer\"\(more($0))}" }
  }

  private func refused(_ children: String) -> String? {
    said { () throws(FileError) in _ = try SceneFile.read(scene(children), file: "scene.json") }
  }

  private func said(_ read: () throws(FileError) -> Void) -> String? {
    do {
      try read()
      return nil
    } catch {
      return "\(error) [\(error.exitStatus)]"
    }
  }

  @Test func aSceneHasNoMoreViewsThanAreToldOf() throws {
    let views = (1...9999).map { "{\"name\":\"v\($0)\",\"class\":\"UIView\",\"frame\":[0,0,9,9]}" }
    expectNil(refused(views.joined(separator: ",")))
    expectEqual(
      refused((views + ["{\"name\":\"w\",\"class\":\"UIView\",\"frame\":[0,0,9,9]}"]).joined(separator: ",")),
      "scene.json:3: more than 10000 views in a scene; accepted: at most 10000 [65]")
  }

  @Test func aSceneHasNoMoreRecognizersThanAreToldOf() {
    expectNil(refused(view(taps(1000))))
    expectEqual(
      refused(view(taps(1001))), "scene.json:3: more than 1000 recognizers in a scene; accepted: at most 1000 [65]")
  }

  @Test func recognizersListNoMoreOthersThanTheCeiling() {
    func waiting(_ count: Int) -> String {
      let names = (0..<count).map { "\"t\($0)\"" }.joined(separator: ",")
      return view(taps(100) { $0 < 100 ? ",\"requiresToFail\":[\(names)]" : "" })
    }
    expectNil(refused(waiting(100)))
    expectEqual(
      refused(waiting(101)),
      "scene.json:3: more than 10000 names of other recognizers in a scene; accepted: at most 10000 [65]")
  }

  @Test func textsOfTheSceneHaveTheCeilingOfTexts() {
    func scene(_ title: Int, _ about: Int) -> [UInt8] {
      Array(
        """
        {"format":"touchstone-scene","version":1,"title":"\(String(repeating: "t", count: title))",
        "about":"\(String(repeating: "a", count: about))","size":[390,640],
        "root":{"name":"root","class":"UIView","frame":[0,0,390,640]}}
        """.utf8)
    }
    func refused(_ title: Int, _ about: Int) -> Bool {
      said { () throws(FileError) in _ = try SceneFile.read(scene(title, about), file: "scene.json") } != nil
    }
    #expect(!refused(20_000, 20_000))
    #expect(refused(20_001, 1))
    #expect(refused(1, 20_001))
  }

  @Test func aTextOfJSONHasNoMoreValuesThanTheCeiling() {
    func text(_ count: Int) -> [UInt8] { Array("[\(String(repeating: "1,", count: count - 2))1]".utf8) }
    func refused(_ count: Int) -> String? {
      said { () throws(FileError) in _ = try SceneFile.read(text(count), file: "scene.json") }
    }
    expectEqual(refused(1_000_000)?.contains("more values"), false)
    expectEqual(
      refused(1_000_001), "scene.json:1: the file has more values than 1000000; accepted: at most so many [65]")
  }

  @Test func aTextIsNoLongerThanIsToldOf() {
    func label(_ count: Int) -> String {
      let text = String(repeating: "\u{301}", count: count)
      return "{\"name\":\"l\",\"class\":\"UILabel\",\"frame\":[0,0,9,9],\"text\":\"\(text)\"}"
    }
    expectNil(refused(label(10_000)))
    expectEqual(refused(label(10_001)), "scene.json:3: \"text\" has 20002 bytes; accepted: at most 20000 [65]")
    let items = "[\"\(String(repeating: "a", count: 20_001))\"]"
    expectEqual(
      refused("{\"name\":\"s\",\"class\":\"UISegmentedControl\",\"frame\":[0,0,9,9],\"items\":\(items)}"),
      "scene.json:3: \"items\" has 20001 bytes; accepted: at most 20000 [65]")
  }

  @Test func noMoreFingersAreDownAtOnceThanAreToldOf() {
    func input(_ count: Int) -> [UInt8] {
      let lines = (1...count).map { "{\"t\":0,\"id\":\($0),\"phase\":\"began\",\"x\":1,\"y\":1}" }
      return Array(
        ("{\"format\":\"touchstone-input\",\"version\":1,\"size\":[9,9]}\n" + lines.joined(separator: "\n")).utf8)
    }
    func refused(_ count: Int) -> String? {
      said { () throws(FileError) in _ = try InputFile.read(input(count), file: "input.jsonl") }
    }
    expectNil(refused(100))
    expectEqual(
      refused(101),
      "input.jsonl:102: \"phase\" is \"began\", but finger 101 would be one more than the 100 that may be "
        + "down at once [65]")
  }

  // MARK: What is accepted costs little

  private func findings(_ recognizers: [String]) throws -> [String] {
    SceneLint.findings(in: try SceneFile.read(scene(view(recognizers)), file: "scene.json"))
  }

  @Test func lintTellsTheFirstOfManyAndHowManyMore() throws {
    let found = try findings(taps(300))
    expectEqual(found.count, 101)
    expectEqual(found[0], "t0 can never win: t1, added to v after it, recognizes at the same moment (5.1.6)")
    expectEqual(found[100], "… and \(300 * 299 / 2 - 100) more of this kind")
  }

  @Test func lintGoesThroughALongChain() throws {
    try expectEqual(findings(taps(300) { $0 == 0 ? "" : ",\"requiresToFail\":[\"t\($0 - 1)\"]" }), [])
  }

  @Test func lintTellsTheEndsOfALargeCircle() throws {
    let found = try findings(taps(300) { ",\"requiresToFail\":[\"t\(($0 + 1) % 300)\"]" })
    expectEqual(
      found,
      [
        "t0 waits for t1 waits for t2 waits for t3 waits for … 292 more … waits for t296 waits for t297 waits for t298 "
          + "waits for t299 waits for t0: none acts until one fails, and all fail when the fingers are up (5.2.9)"
      ])
  }

  @Test func actionsThatRunTheLoopAreNestedOnlySoDeep() throws {
    let pan = "{\"name\":\"p\",\"class\":\"UIPanGestureRecognizer\",\"on\":[{\"state\":\"changed\",\"run\":10}]}"
    var lines = ["{\"t\":0,\"id\":1,\"phase\":\"began\",\"x\":9,\"y\":9}"]
    for step in 1...200 {
      lines.append("{\"t\":\(Double(step) / 1000),\"id\":1,\"phase\":\"moved\",\"x\":\(9 + step),\"y\":9}")
    }
    lines.append("{\"t\":0.3,\"id\":1,\"phase\":\"ended\",\"x\":209,\"y\":9}")
    let text = "{\"format\":\"touchstone-input\",\"version\":1,\"size\":[390,640]}\n" + lines.joined(separator: "\n")
    let player = ScenePlayer(try SceneFile.read(scene(view([pan])), file: "scene.json"))
    var deepest = 0
    player.stage.onLine = { [weak stage = player.stage] _ in deepest = max(deepest, stage?.runDepth ?? 0) }
    player.play(try InputFile.read(Array(text.utf8), file: "input.jsonl"))
    expectEqual(deepest, 32)
    expectEqual(player.stage.log.last?.contains("ended"), true)
  }
}
