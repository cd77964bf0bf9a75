import Expectations
import Testing
import TouchHeadless
import TouchScenes
import UIKit

@testable import Files
@testable import Hello
@testable import LogFilter
@testable import Mail
@testable import Mixer
@testable import Notes
@testable import Sketch
@testable import TouchTesting
@testable import Windows

/// Walks through windows by the keyboard alone: what can be used can be reached and left, and the focus is visible.
@MainActor @Suite struct TabWalkTests {
  @Test(arguments: BuiltInScenes.entries.map(\.name))
  func everyControlOfTheScenesIsReachedAndLeft(_ name: String) throws {
    let scene = try BuiltInScenes.library.scene(name).scene
    let program = HeadlessApplication(size: scene.size)
    let stage = SceneStage(scene, for: program.application)
    stage.install(in: program.window)
    program.advance(to: program.now)
    expectEqual(KeyboardWalk(program, program.window).complaints(), [])
    withExtendedLifetime(stage) {}
  }

  private func complaints(_ page: UIViewController, _ prepare: (TouchStage) -> Void = { _ in }) -> [String] {
    let stage = TouchStage(size: CGSize(width: 960, height: 640), rootViewController: page)
    stage.wait(1)
    prepare(stage)
    stage.wait(1)
    return KeyboardWalk(stage.program, stage.window).complaints()
  }

  @Test func everyControlOfMixerIsReachedAndLeft() throws {
    let defaults = try #require(UserDefaults(suiteName: "touchstone-tab-\(getpid())"))
    let list = UINavigationController(rootViewController: ChannelList(Desk(defaults)))
    expectEqual(complaints(list), [])
    expectEqual(complaints(UINavigationController(rootViewController: ChannelPage(Desk(defaults), 0))), [])
    expectEqual(complaints(list) { _ in list.pushViewController(ChannelPage(Desk(defaults), 0), animated: false) }, [])
  }

  @Test func everyControlOfMailIsReachedAndLeft() {
    let reader = MailController(Post())
    let stack = reader.viewController(for: .primary)?.navigationController
    // Otherwise the back button is hidden while the search field has the keyboard.
    (stack?.topViewController as? MessageList)?.search.hidesNavigationBarDuringPresentation = false
    expectEqual(complaints(reader), [])
    let mail = MailController(Post())
    expectEqual(complaints(mail) { _ in mail.compose() }, [])
  }

  @Test func everyControlOfTheOtherExamplesIsReachedAndLeft() {
    let folder = FolderController(Folder(path: "/usr"))
    expectEqual(complaints(UINavigationController(rootViewController: folder)), [])
    let lines = LinesController(LogLines(text: "start\nError: disk\nfine"), title: "log")
    expectEqual(complaints(UINavigationController(rootViewController: lines)), [])
    expectEqual(complaints(EditorViewController()), [])
    expectEqual(complaints(WindowController()), [])
    expectEqual(complaints(Hello.ViewController()), [])
    let paper = UIViewController()
    paper.view = Canvas(frame: CGRect(x: 0, y: 0, width: 960, height: 640))
    expectEqual(complaints(paper), [])
  }
}
