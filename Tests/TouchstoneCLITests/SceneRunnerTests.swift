import Expectations
import Testing
import TouchEditing
import TouchGeometry
import TouchKit
import TouchScenes
import TouchWidgets

@testable import TouchRecorder
@testable import TouchstoneCLI

/// The runner for telephones, in an app of the kit: it gives the logs of the scenes' own stages.
@MainActor @Suite struct SceneRunnerTests {
  private func text(_ name: String) throws -> String {
    String(decoding: try #require(BuiltInScenes.file(name + ".json")), as: UTF8.self)
  }

  /// Plays an input into the scene as the runner builds it.
  private func run(_ text: String, _ scene: SceneFile, _ input: InputFile) throws -> SceneRunner {
    let runner = try SceneRunner(text)
    let player = ScenePlayer(on: SilentSurface(size: scene.size)) { application, windowScene in
      runner.show(in: windowScene)
      // The player needs a stage; this one is empty and not in the window.
      return (SceneStage(scene, for: application), runner.window ?? UIWindow(windowScene: windowScene))
    }
    player.load(input)
    while let event = player.next {
      if case .paste(let text) = event.content {
        player.application.loop.advance(upTo: event.time)
        (player.window.firstResponder as? any EditableTextInput)?.editing.userPaste(text)
      }
      player.playNext()
    }
    player.finish(after: input.lines.last?.time ?? 0)
    return runner
  }

  /// The input with fingers numbered as a device numbers them: by the lowest number that is free.
  private func numbered(_ input: InputFile) -> InputFile {
    var (input, numbers) = (input, [Int: Int]())
    for index in input.lines.indices {
      guard case .touch(var touch) = input.lines[index].content else { continue }
      let id = touch.id
      touch.id = numbers[id] ?? (1...).first { number in !numbers.values.contains(number) } ?? id
      numbers[id] = touch.phase == .ended || touch.phase == .cancelled ? nil : touch.id
      input.lines[index].content = .touch(touch)
    }
    return input
  }

  /// Of which objects the runner leaves a part out.
  private static let leftOut: [String: [Substring]] = [
    "pencil-canvas": ["ink"], "pager": ["pager", "fruit", "bread", "cheese"],
  ]

  @Test("The runner gives the log of the scene's stage", arguments: BuiltInScenes.entries.map(\.name))
  func theLogIsThatOfTheStage(_ name: String) throws {
    let loaded = try BuiltInScenes.library.scene(name)
    let input = numbered(try #require(try BuiltInScenes.library.input(of: loaded)))
    let runner = try run(try text(name), loaded.scene, input)
    let player = ScenePlayer(loaded.scene)
    player.play(input)
    expectEqual(runner.log, player.stage.log)
    expectEqual(runner.unsupported.map { $0.prefix { $0 != ":" } }, Self.leftOut[name, default: []])
  }

  @Test(
    "A recording plays without a difference, and with one that is named with its rule",
    arguments: [
      "single-double-tap-cured", "button-under-tap", "pencil-canvas",
    ])
  func aRecordingIsCompared(_ name: String) throws {
    let loaded = try BuiltInScenes.library.scene(name)
    let input = try #require(try BuiltInScenes.library.input(of: loaded))
    let recording = try run(try text(name), loaded.scene, input).recording
    var capture = try CaptureFile.read(Array(recording.utf8), file: "recording")
    #expect(capture.hasCallbacks && capture.log.count > 2)
    expectNil(CaptureReplay(capture).difference)
    let changed = capture.log.count / 2
    let line = capture.log[changed]
    capture.log[changed] = "\(line.split(separator: " ")[0]) nobody touchesBegan 1"
    let difference = try #require(CaptureReplay(capture).difference)
    #expect(difference.count == 4 && difference[1] == "  recorded: \(capture.log[changed])")
    #expect(difference[3].hasPrefix("  by rule ") && difference[3].hasSuffix(" of Docs/Semantics.md"))
  }

  @Test("What is no scene is refused with a sentence")
  func whatIsNoSceneIsRefused() {
    func sentence(_ text: String) -> String {
      do {
        _ = try SceneRunner(text)
        return "none"
      } catch {
        return "\(error)"
      }
    }
    expectEqual(sentence(#"{"format": }"#), "The text is not JSON from character 12 on.")
    expectEqual(
      sentence(#"{"format": "touchstone-capture"}"#),
      "The text is not a scene: its format is not touchstone-scene, version 1.")
  }

  @Test(
    "A text that is not JSON is an error and nothing else",
    arguments: [
      "", "{", "{\"a\"", "{\"a\":", "\"", "\"a", "\"\\", "\"\\u12", "\"\\u12\"", "\"\\u+123\"", "[1,]", "tru", "1 2",
      "{}x",
      String(repeating: "[", count: 100_000),
    ])
  func brokenTextsAreErrors(_ text: String) { #expect(throws: RunnerFailure.self) { try SceneRunner(text) } }

  @Test("Numbers and constraints that mean nothing are left out")
  func strangeValuesAreLeftOut() throws {
    let text = """
      {"format":"touchstone-scene","version":1,"title":"t","size":[100,100],"constraints":["a.width == 2 *","a.width =="],
      "root":{"name":"a","class":"UILabel","frame":[0,0,9,9],"numberOfLines":1e300,"text":"\\u0041"}}
      """
    let loaded = try BuiltInScenes.library.scene("button-under-tap")
    var input = try #require(try BuiltInScenes.library.input(of: loaded))
    input.lines = []
    let runner = try run(text, loaded.scene, input)
    let label = try #require(runner.view(named: "a") as? UILabel)
    #expect(label.text == "A" && label.numberOfLines == 1 && label.frame.size == CGSize(width: 9, height: 9))
  }
}
