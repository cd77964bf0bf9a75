import class Foundation.UserDefaults
import Expectations
import Glibc
import Testing
import TouchCapture
import TouchDiagnosis
import TouchKit
import TouchScenes
import TouchTesting
import UIKit

@testable import Files
@testable import Mail
@testable import Mixer
@testable import TouchRecorder
@testable import TouchstoneCLI

/// Random fingers, one at a time, in larger examples, taken down in both ways and played again.
@MainActor @Suite struct ExampleCaptureTests {
  enum Example: String, CaseIterable { case mixer, files, mail, demo }

  private static let folders = ["one", "two", "three"]

  /// The example's first controller, and its size.
  private func make(_ example: Example, _ folder: String) throws -> (UIViewController, CGSize) {
    switch example {
    case .mixer:
      let defaults = try #require(UserDefaults(suiteName: "touchstone-test-\(getpid())"))
      return (UINavigationController(rootViewController: ChannelList(Desk(defaults))), CGSize(width: 390, height: 640))
    case .files:
      for name in Self.folders { mkdir("\(folder)/\(name)", 0o755) }
      return (
        UINavigationController(rootViewController: FolderController(Folder(path: folder))),
        CGSize(width: 390, height: 640)
      )
    case .mail: return (MailController(Post()), CGSize(width: 390, height: 640))
    case .demo: return (UIViewController(), CGSize(width: 390, height: 640))
    }
  }

  /// The scenes of the demo, one after the other.
  private func show(_ seed: UInt64, on stage: TouchStage) throws -> SceneStage {
    let entries = BuiltInScenes.entries
    let scene = try BuiltInScenes.library.scene(entries[Int(seed) % entries.count].name).scene
    let shown = SceneStage(scene, for: UIApplication.shared)
    shown.install(in: stage.window)
    return shown
  }

  /// Lets random fingers touch an example, and plays what was taken down of it.
  ///
  /// - Returns: the first difference of each gesture that plays differently.
  private func differences(_ example: Example, _ seed: UInt64, recorded: Bool) throws -> [String] {
    var template = Array("/tmp/touchstone-example-XXXXXX".utf8CString)
    let folder = try #require(
      template.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) }.map { String(cString: $0) })
    let (controller, size) = try make(example, folder)
    let stage = TouchStage(size: size, rootViewController: controller)
    let demo = example == .demo ? try show(seed, on: stage) : nil
    stage.settle()
    let capture = Capture(folder: folder + "/captures", program: "Example") { Issue.record("\($0)") }
    capture.takesPictures = false
    let recorder = recorded ? TouchRecorder() : nil
    if let recorder { recorder.watch(stage.window) } else { UIApplication.shared.traceSink = capture }
    var dice = RandomFingers(state: seed)
    dice.touchCalmly(stage)
    withExtendedLifetime(demo) { UIApplication.shared.traceSink = nil }
    capture.finish()
    recorder?.finish()
    for (index, text) in (recorder?.captures ?? []).enumerated() {
      try TextFile.replace("\(folder)/\(index).touchstone", with: text)
    }
    let paths = recorder?.captures.indices.map { "\(folder)/\($0).touchstone" } ?? capture.written
    defer {
      for path in paths { unlink(path) }
      for name in Self.folders + Self.folders.map({ ".\($0).deleted" }) + ["captures"] { rmdir("\(folder)/\(name)") }
      rmdir(folder)
    }
    #expect(!paths.isEmpty)
    return try paths.flatMap { path -> [String] in
      let file = try #require(try Scenes.read(path).capture)
      // An open row has a recognizer of a class that scenes do not have, and the capture reports it.
      if ["which a scene cannot contain", "no recognizer that a scene has"].contains(where: file.scene.about.contains) {
        return []
      }
      return (CaptureReplay(file).difference ?? []).map { "\(path.suffix(13)): \($0)" }
    }
  }

  @Test("A stroke across a list that has nothing to scroll, captured and explained")
  func aStrokeAcrossAList() throws {
    let (controller, _) = try make(.mixer, "")
    let stage = TouchStage(size: CGSize(width: 640, height: 480), rootViewController: controller)
    stage.settle()
    var template = Array("/tmp/touchstone-example-XXXXXX".utf8CString)
    let folder = try #require(
      template.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) }.map { String(cString: $0) })
    let capture = Capture(folder: folder, program: "Example") { Issue.record("\($0)") }
    capture.takesPictures = false
    UIApplication.shared.traceSink = capture
    stage.mouse.move(to: CGPoint(x: 200, y: 300))
    stage.mouse.down()
    stage.wait(0.3)
    stage.mouse.move(to: CGPoint(x: 300, y: 305))
    stage.wait(0.05)
    stage.mouse.move(to: CGPoint(x: 340, y: 310))
    stage.wait(0.1)
    stage.mouse.up()
    stage.wait(1)
    UIApplication.shared.traceSink = nil
    capture.finish()
    let path = try #require(capture.written.first)
    defer {
      unlink(path)
      rmdir(folder)
    }
    let file = try #require(try BuiltInScenes.library.scene(path).capture)
    let list = try #require(file.scene.every(file.scene.root).first { $0.viewClass == .scrollView })
    let (inset, offset) = list.properties.reduce(into: (CGFloat.zero, CGFloat.zero)) { found, property in
      if case .contentInset(let insets) = property { found.0 = insets.top }
      if case .contentOffset(let place) = property { found.1 = place.y }
    }
    #expect(inset > 0 && offset == -inset, "below the bar as in the program, and so at rest")
    #expect(file.scene.partsOfTheKit.isSuperset(of: ["interactivePop", "interactiveContentPop", "mouseBack"]))
    expectEqual(Diagnosis(file.scene, file.input).likelyGoals, [.scrolls(list.name)])
    let explained = Question(file.scene, file.input).answer
    #expect(explained.cures.map(\.heading).allSatisfy { $0 == "make \(list.name).pan act" }, "a bounce is no scrolling")
    #expect(explained.help().contains { $0.contains("\(list.name).alwaysBounceHorizontal = true") })
    let bounces = "\(list.name) can only bounce that way: its content was at its left end"
    #expect(explained.goalRemarks.contains { $0.hasPrefix(bounces) })
  }

  @Test(arguments: Example.allCases, RandomFingers.runs)
  func aCaptureOfAnExampleGivesItsLog(_ example: Example, _ seed: UInt64) throws {
    let found = try differences(example, seed, recorded: false)
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: Example.allCases, RandomFingers.runs)
  func aRecordingOfAnExampleGivesWhatWasSeen(_ example: Example, _ seed: UInt64) throws {
    let found = try differences(example, seed, recorded: true)
    #expect(found.isEmpty, "\(found)")
  }
}
